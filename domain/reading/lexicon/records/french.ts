import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in French. */
export const frenchRecords: Forms = {
  colour:
    'couleur, couleurs, teinte, coloris, couleur de la robe, couleur dominante, couleur de la carrosserie, robe, pelage, robe de l animal, couleur du pelage',
  fuel: 'carburant, type de carburant, type d énergie, source d énergie, motorisation, combustible, p 3 carburant, p 3 énergie, carburant ou énergie, type énergie, source énergie',
  make: 'marque, constructeur, fabricant, marque de fabrique, fabriqué par, d 1 marque',
  model:
    'modèle, dénomination commerciale, type variante version, type mines, désignation commerciale, d 3 dénomination commerciale, d 2 type variante version',
  body: 'carrosserie, type de carrosserie, carrosserie ce, carrosserie nationale, désignation nationale, genre national, genre du véhicule, genre véhicule',
  engine: 'moteur',
  engineSize: 'cylindrée, cylindrée en cm3, cylindrée cm3',
  weight:
    'poids, masse, ptac, ptra, poids à vide, masse à vide, masse en charge, poids total, masse en charge maximale',
  mileage:
    'kilométrage, compteur kilométrique, kilomètres parcourus, kilomètres au compteur, km parcourus, distance parcourue, odomètre, km compteur, kms, km, kilométrage au retour',
  emissions:
    'émissions, émissions de co2, émission de co2, taux de co2, rejets de co2, classe environnementale, norme euro, classe environnementale ce, vignette crit air, crit air',
  manufactured:
    'année de fabrication, année de construction, année modèle, fabriqué en, construit en, date de fabrication, millésime, année du véhicule, année de production, année fabrication, année construction, date fabrication, année véhicule, année production',
  use: 'utilisation du véhicule, usage du véhicule, affectation, destination du bien, usage du bien, usage du local, destination des lieux, usage prévu, usage déclaré, utilisation véhicule, usage véhicule, destination bien, usage bien, usage local, destination lieux',
  inspection:
    'contrôle, contrôle technique, visite technique, visite technique périodique, inspection, vérification, contre visite, visite avant le, nature du contrôle, examen médical, visite médicale, inspecté, inspectée, contrôle périodique, révision, vidange, entretien périodique, prochaine vidange, prochain entretien, x 1 visite avant le',
  inspector:
    'contrôleur, contrôleuse, inspecteur, inspectrice, experte, vérificateur, contrôlé par, inspecté par, identité du contrôleur, examinateur, examinatrice, expert, expert mandaté, expert désigné, commissaire aux comptes, commissaire priseur',
  station:
    'centre de contrôle, centre de contrôle technique, station de contrôle, garage, atelier, réparateur, centre agréé, station technique, centre de contrôle agréé, centre contrôle, centre contrôle technique, station contrôle, centre contrôle agréé',
  result:
    'résultat, résultats, conclusion, conclusions, décision, bilan, verdict, résultat de la visite, résultat global, décision du jury, tension artérielle, glycémie, imc, jugement, verdict du jury, appréciation générale, avis du conseil de classe, valeur mesurée, avis conseil classe',
  defect:
    'défaut, défauts, défaillance, défaillances, défaillances mineures, défaillances majeures, défaillances critiques, anomalie, anomalies, défauts constatés, non conformité, non conformités',
  restriction:
    'restriction, restrictions, conditions restrictives, mentions restrictives, codes restrictifs, mentions additionnelles, restrictions d usage, codes et restrictions, réserves, conditions particulières, conditions, condition, aménagements, restrictions et conditions, mentions codes, codes harmonisés, port de lunettes, servitudes, servitude, charges et servitudes, contre indications, contre indication, interdictions, exclusions, exclusion, limites d utilisation, port lunettes, limites utilisation',
  carrier:
    'transporteur, coursier, livreur, compagnie aérienne, compagnie ferroviaire, société de transport, livré par, opéré par, transporté par, expédié par, messagerie, exploitant, société transport',
  pickup:
    'point relais, point de retrait, lieu de retrait, bureau de poste, à retirer à, à retirer chez, consigne, consigne automatique, point de collecte, point pickup, lieu de prise en charge, magasin de retrait, point relais choisi, lieu d enlèvement, point retrait, lieu retrait, bureau poste, point collecte, lieu prise en charge, magasin retrait, lieu enlèvement',
  contents:
    'contenu, marchandise, marchandises, nature des marchandises, contient, contenu déclaré, œuvre, titre de l ouvrage, titre ouvrage',
  note: 'remarque, remarques, observation, observations, commentaire, commentaires, instructions, consignes, consigne de livraison, note au livreur, message, mentions, demande particulière, demandes particulières, souhait, précisions, consigne livraison',
  expected:
    'prévu le, prévue le, livraison prévue, livraison estimée, date estimée, date prévue, arrivée estimée, estimée le, délai estimé, disponibilité prévue, retour prévu, date prévisionnelle',
  shipped:
    'expédié, expédiée, envoyé le, envoyée le, date d expédition, date d envoi, remis au transporteur, pris en charge le, prise en charge le, posté le, date de dépôt du colis, enlevé le, date d enlèvement, confié au transporteur, date expédition, date envoi, date dépôt colis, date enlèvement',
  cashOnDelivery:
    'contre remboursement, montant du contre remboursement, à payer à la livraison, paiement à la livraison, valeur contre remboursement, paiement à livraison',
  code: 'code, code confidentiel, code secret, code pin, code d accès, code de la porte, digicode, code porte, code de retrait, code de sécurité, code de validation, code de retour, mot de passe, clé de contrôle, code de déverrouillage, puk, code puk, code promotionnel, mot passe, clé contrôle',
  barcode: 'code barres, code à barres, code barre, gencod, code ean, imei, numéro imei, code imei',
  article:
    'article, référence article, référence produit, code article, code produit, réf article, référence de la pièce, articles, référence pièce',
  diagnosis:
    'diagnostic, diagnostics, diagnostic principal, motif médical, code cim, cim 10, motif de consultation, indication, pathologie diagnostiquée, motif consultation',
  disease:
    'maladie, maladies, pathologie, affection, maladie ciblée, maladie visée, maladie ou agent ciblé, affection de longue durée, agent ciblé, contre la maladie, valence',
  medicine:
    'médicament, médicaments, spécialité pharmaceutique, nom du médicament, médicament prescrit, nom du vaccin, vaccin administré, traitement prescrit, traitement en cours, spécialité prescrite',
  ingredient:
    'principe actif, substance active, substance, dci, dénomination commune, molécule, principes actifs, dénomination commune internationale',
  dosage:
    'posologie, mode d emploi, mode d administration, comment prendre, dosage, à prendre, fréquence de prise, instructions de prise, modalités de prise, mode emploi, mode administration, fréquence prise, instructions prise, modalités prise',
  dose: 'dose, rang de la dose, dose administrée, injection, rang d injection, rang de vaccination, rang vaccination',
  batch: 'lot, n° de lot, n° lot, no de lot, lot n°, série du lot',
  pharmacy: 'pharmacie, officine, délivré en pharmacie, pharmacie de délivrance, pharmacie dispensatrice',
  pharmacist:
    'pharmacien, pharmacienne, pharmacien titulaire, délivré par le pharmacien, dispensé par, pharmacienne responsable',
  sample:
    'échantillon, spécimen, type de prélèvement, nature du prélèvement, type d échantillon, nature de l échantillon, type prélèvement, nature prélèvement',
  sampled:
    'prélevé, prélevé le, prélevée le, date de prélèvement, date du prélèvement, prélèvement du, prélèvement effectué le, échantillon prélevé le, date de la prise de sang, date de collecte, date prélèvement, date prise sang, date collecte',
  bodyHeight: 'taille, taille en cm, stature, taille cm',
  copayment:
    'ticket modérateur, reste à charge, participation forfaitaire, part assuré, part patient, franchise médicale, quote part, part du patient, à votre charge, quote part patient, reste à votre charge',
  chip: 'puce, puce électronique, transpondeur, numéro d identification de l animal, micropuce, numéro d insert, n° de puce, identification de l animal, n° d identification de l animal, n° identification, identification animal, numéro identification animal, numéro insert, n° identification animal',
  species: 'espèce, espèces, espèce animale, type d animal, espèce de l animal, type animal',
  breed: 'race, race ou apparence, race du chien, race de l animal',
  blood: 'groupe sanguin, groupe sanguin et rhésus, rhésus, facteur rhésus',
  father: 'père, nom du père, prénom du père, nom et prénom du père, filiation paternelle, parent 1',
  mother: 'mère, nom de la mère, prénom de la mère, nom et prénom de la mère, filiation maternelle, parent 2',
  spouse:
    'conjoint, conjointe, époux, épouse, partenaire, mari, femme, nom du conjoint, concubin, concubine, marié à, mariée à, conjoint de, épouse de, partenaire de pacs, nom de l époux, marié avec, mariée avec, pacsé à, pacsée à, conjoint survivant',
  guarantor:
    'garant, garante, caution solidaire, cautionnaire, personne se portant caution, se porte caution, co emprunteur, coemprunteur, coemprunteuse, répondant',
  householder:
    'chef de famille, chef de ménage, chef du foyer, personne de référence, personne de référence du ménage, allocataire principal, chef famille, chef ménage, chef foyer, personne référence, personne référence ménage',
  relation:
    'lien de parenté, parenté, lien avec le titulaire, lien familial, qualité du lien, relation, degré de parenté, lien avec l assuré, lien avec l enfant, tuteur légal de, qualité du demandeur, lien juridique, lien avec titulaire, qualité lien, lien avec assuré, lien avec enfant, qualité demandeur',
  teacher:
    'professeur, professeure, enseignant, enseignante, professeur principal, instituteur, institutrice, formateur, formatrice, tuteur, tutrice, moniteur, monitrice, entraîneur, animateur, animatrice, directeur de thèse, maître de stage, coach, titulaire de classe, chargé de cours, directeur thèse, maître stage, titulaire classe, chargé cours',
  author: 'auteur, auteure, autrice, auteurs, écrit par, rédacteur, rédactrice, rédigé par',
  agent:
    'courtier, courtière, intermédiaire, mandataire, agent d assurance, agent général, courtier en assurances, agent immobilier, apporteur, vendu par, représentant commercial, votre courtier, agent général d assurance, syndic, syndic de copropriété, gestionnaire de l immeuble, gestionnaire de copropriété, régie, cabinet gestionnaire, gestionnaire immeuble, gestionnaire copropriété, assisteur',
  caseworker:
    'gestionnaire, gestionnaire du dossier, chargé de dossier, chargée de dossier, suivi par, dossier suivi par, affaire suivie par, votre gestionnaire, instructeur, instructrice, agent traitant, traité par, référent, référente, agent instructeur, votre correspondant, agent chargé du dossier, personne chargée du dossier, préparé par, établi par l agent, chargé dossier, chargée dossier, agent chargé dossier, personne chargée dossier, établi par agent, service traitant',
  signatory:
    'signataire, signataires, signataire autorisé, signé par, signature, pour le compte de, signature de, validé par, approuvé par, visé par, nom du signataire, signataire habilité, lu et approuvé, qui a signé, qui signe, signature du titulaire, notaire, étude notariale, greffier, greffière, pour compte de',
  representative:
    'représentant, représentante, représenté par, représentée par, représentant légal, représentante légale, mandataire social, gérant, gérante, fondé de pouvoir, représentants légaux, personne habilitée, administrateur, administratrice, dirigeant, notaire, avocat, avocate, gérance, responsable légal, responsable légal 1, représentant légal 1, responsables légaux, mandataire judiciaire, parent responsable, tuteur légal, fondé pouvoir',
  chairperson:
    'président, présidente, président du conseil, président directeur général, présidence, chef d établissement, proviseur, proviseure, doyen, doyenne, recteur, rectrice, maire, directeur, directrice, chef établissement',
  shareholder:
    'associé, associée, actionnaire, actionnaires, associés, associé unique, actionnaire unique, porteur de parts, actionnaire principal, porteur parts',
  court:
    'tribunal, greffe, greffe du tribunal, tribunal de commerce, tribunal judiciaire, cour, rcs, juridiction, tribunal de l entreprise, tribunal compétent, greffe du tribunal de commerce, ville du greffe',
  authority:
    'autorité, autorité compétente, préfecture, sous préfecture, mairie, administration, administration compétente, service instructeur, autorité émettrice, organisme compétent, centre des impôts, service des impôts, délivrée par, trésorerie, service émetteur, centre des finances publiques, autorité qui délivre, commune de délivrance, bureau de douane, douane, douanes, officier d état civil, service public, caf, cpam, urssaf, crous, conseil départemental, agence régionale de santé, ministère, service de l état civil, rectorat, centre impôts, service impôts, centre finances publiques, commune délivrance, officier état civil, agence régionale santé, service état civil',
  creditor:
    'créancier, créanciers, créancière, prêteur, prêteuse, créancier hypothécaire, créancier gagiste, gagiste, bénéficiaire de l hypothèque, organisme prêteur, établissement prêteur, crédit bailleur, société de financement, banque prêteuse, au profit de, bénéficiaire hypothèque, société financement',
  founded:
    'date de constitution, constituée le, constitué le, date d immatriculation au rcs, fondée en, fondé en, fondation, fondée le, date de création de l entreprise, date de commencement d activité, date d immatriculation de la société, création de l entreprise, début d activité, date de début d activité, entreprise créée le, date début activité, date constitution, date immatriculation au rcs, date création entreprise, date commencement activité, date immatriculation société, création entreprise, début activité',
  signed:
    'signé le, signée le, date de signature, date de la signature, conclu le, conclue le, date du contrat, date de conclusion, date de l acte, fait et signé le, signature le, date du bail, acte du, contrat du, passé le, date du compromis, date de souscription, date signature, date souscription, date acte, date contrat, date conclusion, date bail, date compromis, bail signé, contrat signé',
  activity:
    'activité, activités, activité principale, activité exercée, objet social, secteur d activité, code ape, code naf, naf, nature de l activité, branche d activité, secteur, activité principale exercée, activités principales',
  brand:
    'enseigne, nom commercial, marque commerciale, sigle, appellation commerciale, dénomination usuelle, nom d enseigne',
  purpose:
    'objet, motif de la demande, finalité, pour servir et valoir, délivré pour, destiné à, usage du certificat, but de la demande, objectif, objet du courrier, destination des fonds, but du prêt, motif demande, usage certificat, but demande, destination fonds, but prêt',
  reason:
    'motif, motifs, cause, raison, raisons, justification, motif de l absence, motif du refus, motivation, pour quel motif, motif de la décision, cause de l absence, motif de rupture, motif de sortie, motif d hospitalisation, motif de l arrêt, motif d absence',
  plot: 'parcelle, parcelles, terrain, parcelle cadastrale, référence cadastrale, références cadastrales, cadastre, section cadastrale, section et numéro, désignation cadastrale, lopin, lot de copropriété, bien fonds, lot copropriété',
  deed: 'acte, acte notarié, acte de vente, acte de propriété, titre de propriété, origine de propriété, acte authentique, mode d acquisition, nature de l acte, date de l acte, date acte, titre propriété, origine propriété, mode acquisition',
  share:
    'quote part du bien, quote part de propriété, part de propriété, parts sociales, tantièmes, millièmes, quotité, part détenue, part du capital, nombre de parts, part du donataire, droits détenus, participation au capital, quote part bien, quote part propriété, part propriété, part capital, nombre parts, part donataire, usufruit, nue propriété, pleine propriété',
  floor: 'étage, niveau de l immeuble, étage et porte, niveau immeuble',
  apartment:
    'appartement, appt, appart, n° d appartement, porte n°, numéro du logement, n° de logement, lot n° appartement, numéro de porte, numéro porte, numéro logement, n° logement',
  rooms:
    'nombre de pièces, nombre de pièces principales, chambres à coucher, nombre de chambres, pièces principales, typologie, type de logement, composition du logement, nombre pièces, nombre chambres, type logement, composition logement',
  valuation:
    'valeur locative, valeur cadastrale, valeur vénale, estimation, évaluation, valeur estimée, valeur locative cadastrale, revenu cadastral, valeur au rôle, évaluation municipale, valeur foncière, valeur expertisée, valeur officielle, valeur marchande, valeur en douane, valeur liquidative, cours actuel, valeur de l immeuble, vétusté, valeur à neuf, valeur assurée, valeur d achat, valeur déclarée, valeur immeuble, valeur achat',
  turnover:
    'chiffre d affaires, ca ht, chiffre d affaires ht, recettes, ca annuel, ventes, chiffre affaires, chiffre affaires ht',
  fund: 'fonds de travaux, fonds de réserve, fonds de prévoyance, fonds de roulement, fonds travaux alur, fonds de rénovation, fonds de travaux loi alur, provision pour travaux',
  territory:
    'territoire, étendue territoriale, étendue géographique, zone géographique, territorialité, valable dans, pays couverts, validité territoriale, zone de validité, couverture géographique, limites territoriales, pays garantis, zone validité',
  supplyPoint:
    'point de livraison, point de fourniture, point de référence mesure, prm, pdl, pce, point de comptage, point de comptage et d estimation, numéro d installation, numéro pdl, code ean, n° pdl, n° pce, n° prm, référence acheminement, point livraison, point fourniture, point référence mesure, point comptage, point comptage et estimation, numéro installation',
  distributor:
    'gestionnaire de réseau, distributeur, gestionnaire du réseau, opérateur de réseau, exploitant du réseau, réseau de distribution, gestionnaire réseau, opérateur réseau, exploitant réseau, réseau distribution',
  opening:
    'initial, initiale, ancien, ancien index, index de début, index initial, index précédent, de départ, début de période, solde initial, solde de départ, ancien solde, solde précédent, solde d ouverture, report, solde reporté, solde antérieur, solde au début, index début, relevé précédent, précédent, précédente, antérieur, antérieure, solde départ, solde ouverture, début période',
  closing:
    'final, finale, nouvel, nouveau solde, nouvel index, index de fin, index final, index nouveau, fin de période, solde final, solde de clôture, à reporter, solde à reporter, solde de fin, solde de fin de période, index fin, index actuel, dernier index, clôture, solde fin, solde fin période, fin période',
  principal:
    'capital restant dû, capital restant, solde du capital, principal restant, solde en capital, capital dû, capital à rembourser, solde restant dû, reste dû sur le prêt, solde débiteur du prêt, solde du prêt, encours, capital restant à rembourser, capital non amorti, restant dû en capital, solde hypothécaire, solde capital, reste dû sur prêt, solde débiteur prêt, solde prêt',
  instalment:
    'mensualité, mensualités, échéance mensuelle, remboursement mensuel, montant de la mensualité, montant de l échéance, versement mensuel, acompte mensuel, annuité, versement périodique, paiement mensuel, montant de la prochaine échéance, montant échéance, montant prochaine échéance',
  overpayment:
    'trop perçu, trop payé, trop versé, crédit en votre faveur, solde en votre faveur, avoir, somme en votre faveur, excédent, paiement en trop, solde créditeur en votre faveur, montant trop perçu',
  lateFee:
    'pénalité de retard, pénalités de retard, intérêts de retard, frais de retard, indemnité de retard, majoration, majoration de retard, intérêts moratoires, indemnité de recouvrement, indemnité forfaitaire de recouvrement, frais de rappel, frais de relance, frais de mise en demeure, majoration pour retard, surtaxe de retard, pénalité retard, pénalités retard, intérêts retard, frais retard, indemnité retard, indemnité recouvrement, indemnité forfaitaire recouvrement, frais rappel, frais relance, frais mise en demeure, surtaxe retard',
  deduction:
    'déduction, déductions, retenue, retenues, abattement, abattements, total des retenues, retenue à la source, prélèvement à la source, total retenues, montant retenu, montant déduit, sommes retenues, précompte, précompte professionnel, déductions totales, impôt prélevé à la source, prélèvement à source, impôt prélevé à source, impôt à la source, onss, cotisation onss',
  taxBase:
    'base imposable, base d imposition, base taxable, assiette, assiette de l impôt, net imposable, revenu imposable, base de calcul, montant imposable, base ht, revenu net imposable, revenu fiscal de référence, base de cotisation, base nette d imposition, base imposition, base calcul, revenu fiscal référence, base cotisation, base nette imposition',
  bonus:
    'prime exceptionnelle, prime de fin d année, prime d ancienneté, gratification, bonus, treizième mois, supplément, indemnité, indemnités, prime annuelle, prime de transport, primes et indemnités, prime mensuelle, majorations, primes, prime de noël, 13e mois, prime d activité, intéressement, participation salariale, indemnité de transport, avantage en nature, avantages en nature, pécule de vacances, prime de vacances, double pécule, sursalaire, indemnité kilométrique, chèques repas, tickets restaurant, titres restaurant, paniers repas, panier repas, allocations familiales, aide versée, bourse, montant de la bourse, allocation logement, aide au logement, apl, montant de l aide, aide, aides, droit apl, montant apl, prime rénov, prime fin année, prime ancienneté, prime transport, prime noël, prime activité, pécule vacances, prime vacances',
  contribution:
    'contribution, contributions, cotisations sociales, cotisation sociale, cotisation salariale, cotisations salariales, cotisation patronale, sécurité sociale, charges sociales, charges patronales, cotisations patronales, cotisation retraite, csg, crds, cotisation santé, charges salariales, cotisations et contributions sociales, total des cotisations, total cotisations, onss, lpp, avs, ahv avs, cotisation avs, ai apg, avs ai apg, assurance chômage',
  hours:
    'heures, nombre d heures, heures travaillées, heures par semaine, volume horaire, durée hebdomadaire, durée hebdomadaire de travail, horaire hebdomadaire, total des heures, heures effectuées, heures supplémentaires, heures payées, temps de travail, heures de conduite, heures de conduite effectuées, temps partiel, temps travail, heures conduite, heures prestées, jours prestés, nombre de jours prestés',
  leave:
    'congé, congés, congés payés, solde de congés, congés restants, cp restants, solde cp, jours de congés restants, congés acquis, rtt, solde rtt, congés pris, vacances, vacances restantes, congés payés restants, solde des congés, nombre d absences, arrêt de travail, jours d arrêt, jours restants, arrêt travail, jours arrêt, jours d absence',
  noticePeriod:
    'préavis, délai de préavis, durée du préavis, délai de résiliation, préavis de départ, période de préavis, délai de congé, délai de dédite, délai de dénonciation, délai résiliation, délai congé, délai dédite, délai dénonciation',
  branch:
    'agence, succursale, guichet, agence bancaire, bureau local, caisse locale, domiciliation, centre de gestion, agence de rattachement, bibliothèque de rattachement, filiale, agence gestionnaire, établissement secondaire, centre gestion, bibliothèque rattachement',
  channel:
    'canal, canal de contact, mode de contact, mode de notification, moyen de contact, contact préféré, notifié par, préférence de contact, canal de notification, mode d envoi, mode de transmission, notifications, mode de communication, canal de communication, mode contact, mode notification, moyen contact, préférence contact, mode envoi, mode transmission, mode communication',
  bitcoin: 'solde bitcoin, bitcoins',
  ethereum: 'solde ethereum, éther',
  studyYear:
    'année d études, année d étude, niveau d études, année du cursus, année en cours d études, année de formation, niveau d étude, classe de, année de licence, année de master, niveau scolaire, degré scolaire, année du diplôme préparé, année étude, niveau de la classe, classe fréquentée, niveau scolaire suivi, année études, niveau études, année cursus, année en cours études, année formation, niveau étude, année licence, année master, année diplôme préparé, niveau classe',
  studyMode:
    'régime d études, mode d études, modalité d études, temps plein ou partiel, formation initiale ou continue, mode de formation, rythme d études, modalité de formation, régime pédagogique, horaire d études, demi pensionnaire, demi pension, temps partiel, temps plein, temps complet, alternance, à distance, en présentiel, mode études, modalité études, mode formation, rythme études, modalité formation, horaire études',
  train: 'train, n° de train, train n°, n° train, tgv',
  coach: 'voiture n°, numéro de voiture, wagon, n° de voiture, n° voiture, numéro voiture',
  platform: 'quai, voie, quai de départ, voie de départ, quai n°, voie n°',
  travelClass:
    'classe de voyage, classe de réservation, classe de transport, classe du billet, classe cabine, classe tarifaire, classe voyage, classe réservation, classe transport, classe billet',
  checkIn:
    'arrivée à l hôtel, date d arrivée, enregistrement à l arrivée, arrivée le, première nuit, check in, prise de possession, date arrivée, arrivée à hôtel, enregistrement à arrivée, prise possession',
  checkOut:
    'départ de l hôtel, date de départ, départ le, libération de la chambre, check out, dernière nuit, date départ, départ hôtel, libération chambre',
  nights: 'nuits, nuitées, nombre de nuits, nombre de nuitées, nuitée, durée du séjour, durée de séjour, durée séjour',
  luggage:
    'bagage, bagages, bagage en soute, bagages en soute, bagage cabine, franchise bagages, franchise de bagages, valise, valises, bagages inclus',
  venue:
    'lieu, salle, endroit, point de rendez vous, lieu de la réunion, point de rencontre, point rendez vous, point rencontre',
  organiser:
    'organisateur, organisatrice, organisé par, organisée par, promoteur, producteur, organisateurs, association organisatrice, proposé par',
  training:
    'entraînement, séance, cours collectif, leçon, prochain cours, cours réservé, atelier de formation, activité réservée, leçons effectuées, heures de conduite, leçons, séances, module suivi, heures conduite, atelier formation',
  borrowed: 'emprunté, empruntés, emprunts, prêts en cours, nombre de prêts, en prêt, ouvrages empruntés, nombre prêts',
  reserved:
    'réservés, réservations, réservations en attente, ouvrages réservés, liste d attente, file d attente, demandes en attente, mis de côté, liste attente, file attente, mis côté',
  balance:
    'solde initial, solde de départ, ancien solde, solde précédent, solde d ouverture, solde reporté, solde antérieur, solde au début, nouveau solde, solde final, solde de clôture, solde à reporter, solde de fin, solde de fin de période, solde départ, solde ouverture, solde fin, solde fin période, solde du compte, solde en euros, solde comptable, solde courant',
  reading:
    'ancien index, index de début, index initial, index précédent, index début, relevé précédent, nouvel index, index de fin, index final, index nouveau, index fin, index actuel, dernier index, relevé suivant, prochain relevé, prochaine relève, relève, relève suivante, date de relève, relevé prévu, date du prochain relevé, relevé réel, relevé estimé, auto relevé, index estimé, index réel, valeur compteur, indexes, index nuit, index heures pleines, index heures creuses, type de relevé, valeur relevée, valeur de l index, dernier relevé, relevé du compteur',
  articleNumber: 'cote du livre, cote, référence du livre, référence livre',
};
