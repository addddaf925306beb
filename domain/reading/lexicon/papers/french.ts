import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const frenchPapers: Forms = {
  name: 'dénomination, dénomination sociale, nom commercial, nom et prénoms du titulaire, nom du titulaire, nom et adresse, noms et prénoms, identité, nom d usage et prénoms, prénoms et nom de famille',
  student: 'apprenant, apprenante, lauréat, lauréate',
  employee: 'agent, collaboratrice',
  customer:
    'donneur d ordre, maître d ouvrage, consommateur, payeur de la facture, adressé à, facturer à, donneur ordre, maître ouvrage, payeur facture',
  type: 'forme juridique, sorte, forme, nature de l opération, j 1 genre, forme de la société, meublé, non meublé, cdi, cdd, contrat à durée indéterminée, contrat à durée déterminée, nature juridique',
  group: 'classe, section',
  until:
    'date de sortie, valable jusqu au inclus, date de fin du contrat, fin du bail, échéance finale, date d échéance finale, dernière échéance, date de fin de validité, date de péremption, à consommer avant, péremption, valide jusqu, utiliser avant, date de clôture, fin de la formation, fin du contrat, date limite de validité, date limite d utilisation, fin du prêt, date de fin de bail, fin prévue, date de fin prévue, date d extinction, valable jusqu au date, expirant le, fin de droits, fin de période d essai, dernier jour travaillé, dernier jour, fin de l arrêt, date de départ de l entreprise, fin du stationnement, validité antirabique, expirant, ct valable jusqu, sortie le, date sortie, date échéance finale, date clôture, date extinction, date départ entreprise, sortie de service, date de sortie de service, fin du stage, exercice clos le, carte valable, retiré jusqu au, disponible jusqu au',
  birth: 'né e le, date et lieu de naissance',
  taxNumber:
    'numéro de tva intracommunautaire, tva intracommunautaire, n° siret, n° siren, n° siret siren, numéro d entreprise, numéro bce, identifiant fiscal, spi, n° d entreprise, numéro d identification fiscale, numéro ide, référence avis, n° fiscal, n° tva intracom, n° de tva, tva n°, n° tva intracommunautaire, tva intracom, numéro contribuable, n° contribuable, nif, n i f, n i u, ninea, matricule fiscal, identifiant unique, identifiant de l entreprise, n° id fiscale, numéro tva, numéro de contribuable, n° de contribuable, compte contribuable, numéro che, identification fiscale, numéro entreprise, n° entreprise, identifiant entreprise',
  nationalId:
    'n° de sécurité sociale, numéro insee, nir, ine, n° ine, identifiant national étudiant, identifiant national élève, numéro de registre national, n° de registre national, numéro d assuré social, numéro avs, n° avs, numéro d assurance sociale, nin, niss, identifiant national, n° de carte d identité, n i r, n i s s, c n i, n° cni, cni, numéro cni, numéro de sécu, n° sécu, n° sécurité sociale, numéro sécurité sociale, n° ss, immatriculation sécurité sociale, n° assuré social, numéro de registre, n° registre national, n° national d identité, numéro d identité, n° d identité, n° carte d identité, carte nationale d identité, n° de cni, cin, n° cin, c i n, nni, numéro d identification national, numéro ahv, n° ahv, carte d identité nationale, ramq, numéro d assurance maladie, n° d assurance maladie, identifiant national de santé, matricule ins, carte identité, numéro registre national, numéro assuré social, numéro assurance sociale, n° carte identité, numéro sécu, numéro registre, n° national identité, numéro identité, n° identité, carte nationale identité, numéro identification national, carte identité nationale, numéro assurance maladie, n° assurance maladie',
  paid: 'somme reçue, montant encaissé, acquitté, montant versé, déjà payé, réglée, encaissé, versé, versée, date du paiement, montant payé, montant réglé, acquittée, déjà versé, déjà réglé, date paiement',
  money:
    'montant en lettres, montant en chiffres, montant du prêt, montant emprunté, argent, montant en euros, montant eur, montant en eur, capital emprunté, montant du don, somme due, montant versé, capital assuré',
  net: 'montant net social, net imposable, net à verser, net versé, net à payer après impôt, montant net, total ht, montant ht, hors taxes, net fiscal',
  price:
    'prix unitaire, prix unitaire ht, pu ht, tarif ttc, prix ttc, prix total ttc, prix de vente, prix au kwh, prix du kwh, prix du m3, coût total, prix payé, tarif unitaire, indice de référence, main d œuvre, coût unitaire, prix par nuit, tarif journalier, tarif horaire, tarif annuel, valeur d achat ttc, petit déjeuner, indice référence, main œuvre, valeur achat ttc, prix de cession, prix de vente du bien',
  usage:
    'volume consommé, kwh consommés, consommation du mois, consommation en kwh, consommation totale, kwh, volume d eau, m3 consommés, volume facturé, volume eau',
  product: 'désignation, libellé, description, intitulé, nature du produit, produits',
  property:
    'lieu desservi, lieu de fourniture, situation du risque, lieu du risque, bien assuré, logement assuré, adresse du bien, immeuble, logement loué, biens, adresse du risque, bien loué, adresse du logement assuré, lieu consommation, lieu fourniture, situation risque, lieu risque, adresse risque',
  vehicle: 'marque et modèle, automobile, véhicule assuré, véhicule loué, véhicule concerné, moto',
  chassis:
    'n° de série du véhicule, numéro d identification du véhicule, n° d identification du véhicule, e n° d identification du véhicule, code vin, n° de châssis, châssis, numéro de châssis vin, n° vin, numéro de série du véhicule, n° identification, numéro d identification vin, no d identification du véhicule, identification du véhicule, n° série véhicule, numéro identification véhicule, n° identification véhicule, e n° identification véhicule, numéro série véhicule, no identification véhicule, identification véhicule',
  grade:
    'note finale, moyenne générale, mention obtenue, appréciation, résultat chiffré, moyenne du trimestre, moyenne de l élève, note obtenue, note sur 20, points obtenus, moyenne pondérée',
  duration:
    'durée du travail, temps de travail, horaire hebdomadaire, préavis, durée de validité, durée totale, durée restante, durée du trajet, nombre de mois, période d essai, durée du traitement, durée de stationnement, temps restant, durée du séjour en jours, temps de trajet, temps travail, nombre mois, période essai, temps trajet',
  semester: 'année académique, trimestre',
  city: 'lieu, fait à, ville de naissance commune, code postal et ville, cp ville, bureau distributeur, arrondissement',
  origin:
    'lieu de départ, ville de départ, départ de, gare d origine, embarquement, port de départ, provenance, lieu de provenance, lieu d expédition, gare départ, aéroport départ, lieu départ, ville départ, port départ, lieu expédition',
  destination:
    'lieu d arrivée, ville d arrivée, arrivée à, port d arrivée, débarquement, gare de destination, lieu de destination, lieu de livraison, gare arrivée, aéroport arrivée, lieu arrivée, ville arrivée, port arrivée, lieu livraison',
  child: 'élève mineur, enfants, nom de l enfant, enfant à charge, enfants à charge, mineur, mineure',
  status:
    'situation administrative, situation familiale, état civil du dossier, état du dossier, statut du dossier, situation de famille, état matrimonial, progression, avancement, avancement du dossier, suivi du dossier, étape, phase, état du traitement, état civil dossier, suivi dossier, validation, exonéré',
  given: 'prénom usuel, autres prénoms, prénom usage',
  family:
    'nom patronymique, nom de jeune fille, nom marital, nom d époux, nom usuel, nom d épouse, nom famille, nom naissance, nom usage, nom jeune fille, nom époux, nom épouse',
  owner:
    'cotitulaire, co titulaire, copropriétaire, deuxième propriétaire, second propriétaire, co propriétaire, propriétaire du véhicule, propriétaire du bien, détenteur de l animal, propriétaires, propriétaire de l animal, maître de l animal, détenteur animal, maître animal',
  landlord:
    'propriétaire, propriétaire du logement, propriétaire bailleur, locateur, logeur, logeuse, bailleurs, bailleur social',
  tenant: 'preneur du bail, locataires, locataire principal, colocataire, occupants, preneur bail',
  driver: 'conducteur principal, conducteur habituel, conducteur désigné, conducteur secondaire, autre conducteur',
  borrower: 'débiteur, débitrice, emprunteurs, débiteurs, emprunteur principal',
  beneficiary:
    'bénéficiaires, allocataire, attributaire, bénéficiaires désignés, donataire, légataire, ayants droit, ayant droit, personnes à charge, personne à charge, personne s à charge, héritier, héritière, héritiers, usufruitier, prestataire social, boursier, boursière, crédirentier',
  insured: 'assurés, assuré social, assuré principal, tête assurée, affilié, affiliée, ayants droit couverts',
  passenger: 'passagers, voyageurs, nom du passager, nom du voyageur',
  guest: 'client de l hôtel, hôtes, occupants de la chambre, client hôtel, occupants chambre',
  recipient: 'destinataires, nom du destinataire, consignataire, livré à, à l attention de',
  sender: 'expéditrice, nom de l expéditeur, envoyeur, chargeur',
  contact: 'personne de contact, personne à contacter, correspondant, votre contact, votre interlocuteur',
  doctor:
    'médecin prescripteur, prescripteur, praticien, praticienne, médecin généraliste, vétérinaire, dentiste, chirurgien, sage femme, médecin vaccinateur, prescrit par, radiologue, biologiste, chirurgien dentiste, dmg ouvert chez, dossier médical global, titulaire du dmg, médecin de famille, médecin de garde, chirurgienne, infirmier, infirmière, kinésithérapeute, masseur kinésithérapeute, pédiatre, gynécologue, spécialiste consulté, docteure, vétérinaire traitant, vétérinaire identificateur, professionnel de santé, ophtalmologue, psychologue, orthophoniste, psychiatre, titulaire dmg, professionnel santé',
  employer: 'raison sociale de l employeur, entreprise d accueil, organisme d accueil, société employeuse',
  insurer:
    'compagnie d assurance, compagnie d assurances, mutuelle, organisme assureur, caisse d assurance maladie, organisme complémentaire, caisse maladie, mutualité, mutuelle santé, assurance maladie, cpam, caisse primaire, complémentaire santé, organisme assureur complémentaire, office de contrôle, caisse de compensation, assureur conseil, compagnie assurant, organisme d affiliation, société d assurance, société d assurances, union nationale des mutualités, office contrôle, organisme affiliation, société assurance, société assurances, tiers payant, complémentaire',
  bank: 'nom de la banque, banque domiciliataire, établissement teneur du compte, établissement financier, banque prêteuse, établissement teneur compte',
  account: 'compte bancaire, compte courant, compte client',
  membership: 'affiliation, adhésions, carte de membre, carte membre',
  contract: 'convention, accord, contrat de travail, contrat n°, police ou contrat, contrat travail',
  policy: 'police n°, assurance habitation',
  card: 'carte de lecteur, carte d abonné, carte bancaire, carte grise',
  invoice:
    'avis d échéance, note d honoraires, quittance, extrait de compte, décompte, avis d imposition, ticket de caisse, avoir facture, reçu officiel, reçu fiscal, reçu de don, appel de fonds, appel de charges, appel de cotisation, appel de cotisations, appel de provisions, avis de paiement, avis des sommes à payer, bulletin de versement, note de frais, facturette, avis de cotisation, avis de taxe, bordereau de cotisation, avis d impôt, avis échéance, note honoraires, extrait compte, avis imposition, ticket caisse, reçu don, appel fonds, appel charges, appel cotisation, appel cotisations, appel provisions, avis paiement, avis sommes à payer, bulletin versement, note frais, avis cotisation, avis taxe, bordereau cotisation, avis impôt',
  order: 'achats, commande passée, devis, devis n°, ordre de réparation, travaux, commandes, panier',
  booking: 'confirmation de réservation, réservé, réservation n°',
  ticket: 'titre de transport, billet électronique, titre de voyage, titre transport, titre voyage',
  parcel: 'envoi, paquet, n° de suivi',
  delivery: 'bordereau de livraison, distribution, livré, livrée',
  licence:
    'permis de séjour, autorisation de stationnement, carte professionnelle, permis de chasse, permis de pêche, agrément, catégorie b, n° de permis de conduire, titre de séjour, carte de séjour, titre de conduite, permis de construire, permis d urbanisme, permis bateau, permis d environnement, habilitation, carte pro, licence sportive, licence ffa, licence fédérale, permis b, certificat d aptitude, carte de stationnement, droit de place, carte de résident, droit de stationnement, titre séjour, carte séjour, titre conduite, certificat aptitude, carte stationnement, droit place, carte résident, droit stationnement, carte verte, vignette, permis c, permis b suisse',
  registration:
    'inscription au registre, immatriculation du bien, inscrit au registre, immatriculé, immatriculée, enregistré, enregistrée, publicité foncière, date de 1re immatriculation, b date de 1re immatriculation, première immatriculation, date de première immatriculation, b date de première immatriculation, première mise en circulation, date de première mise en circulation, date de mise en circulation, mise en circulation, 1re immatriculation, 1ère immatriculation, date de 1ère immatriculation, 1re mise en circulation, date de 1re mise en circulation, 1ère mise en circulation, date de 1ère mise en circulation, date mise en circulation, h date d immatriculation, date d inscription, siren, siret, numéro bce, n° bce, n° rcs, numéro rcs, n° au rcs, numéro d entreprise, n° d entreprise, numéro ide, rccm, n° rccm, numéro rccm, neq, n° rna, rna, n° rm, répertoire des métiers, registre national, numéro d inscription, n° d inscription, premiere immat, 1re immat, 1ere immat, date immat, date d immat, date inscription, numéro entreprise, n° entreprise, répertoire métiers, numéro inscription, n° inscription',
  certificate:
    'procès verbal, pv de contrôle, justificatif, brevet, compte rendu, acte de naissance, acte de mariage, acte de décès, certificat médical, extrait d acte, titre exécutoire, attestation d hébergement, pv contrôle, acte naissance, acte mariage, acte décès, extrait acte',
  meter: 'n° de compteur, compteur n°, compteur linky, point livraison',
  electricity: 'électrique, fourniture d électricité',
  gas: 'gaz naturel, fourniture de gaz',
  water: 'eau potable, eau froide, eau chaude, assainissement',
  loan: 'emprunt, financement, hypothèque, prêt hypothécaire, crédit hypothécaire',
  tenancy: 'bail d habitation, contrat de location, louage',
  exam: 'épreuve, épreuves, concours, contrôle continu',
  payment: 'virement, date de valeur, encaissement, paiements, versements, acquittement, date valeur',
  employment: 'contrat de travail, relation de travail, embauche, engagement de travail',
  pension: 'allocation, retraite complémentaire',
  claim:
    'déclaration de sinistre, dossier sinistre, réclamation, accident, date de l accident, circonstances, expertise, dégât des eaux, constat, panne, panne constatée, dégât eaux',
  application:
    'demande, candidature, requête, dossier de demande, demandes, pétitionnaire, dossier déposé, demande déposée, devis, dépôt de dossier, dépôt dossier, recours, dossier de recours',
  prescription: 'prescription, ordonnances, prescription médicale',
  appointment: 'rdv, rendez vous, consultation',
  vaccination: 'vaccins, injection vaccinale, vaccinations, vacciné, vaccinée, rappel vaccinal',
  enrolment:
    'inscrit, inscrite, réinscription, inscriptions, scolarité, date d inscription, inscrit e, inscrite en, inscrit en, admis en, admise en, inscription administrative, inscription pédagogique, année d inscription, scolarisé, scolarisée, scolarisé depuis, immatriculé à l université, date inscription, immatriculé à université',
  notice: 'avis de départ, congé donné, avis départ',
  event:
    'manifestation, évènement, représentation, match, conférence, assemblée générale, prochaine ag, ag ordinaire, date de l ag, réunion, spectacles, séance de cinéma, festival, exposition, tournoi, compétition, rencontre sportive, colloque, congrès, vide grenier, tirage, accident, mariage, audience, date de l audience, évènements, conseil de classe, ouverture des portes, date ag, séance cinéma, conseil classe, ouverture portes, soutenance, date de soutenance, soutenance de thèse, adjudication, date de l adjudication',
  document:
    'pièce d identité, pièce justificative, nature du document, type de pièce, quittance, récépissé, reçu, bordereau, formulaire, pièce justificative n°, passeport ou carte d identité, justificatif d identité, titre d identité, compte rendu, formulaires, justificatifs, avis, extrait, pièce identité, type pièce, passeport ou carte identité, justificatif identité, titre identité, pièces manquantes, pièces jointes, pièces à fournir, voies et délais',
  plate:
    'immatriculation, n° d immatriculation, a n° d immatriculation, plaque minéralogique, n° immatriculation, immat, n° immat, immat véhicule',
  seat: 'siège n°, place n°, numéro de place, places assises, rang et place, fauteuil, strapontin',
  room: 'chambre n°, n° de chambre',
  gate: 'porte d embarquement, hall d embarquement, numéro de porte, hall embarquement, numéro porte',
  zone: 'zone tarifaire, zones tarifaires, secteur tarifaire',
  plan: 'option tarifaire, abonnement choisi, niveau de garantie, formule choisie, offre souscrite, tarif appliqué, type d abonnement, option, débit souscrit, heures pleines, heures creuses, option heures creuses, niveau garantie, type abonnement',
  level: 'degré, échelon, niveau atteint, coefficient, statut fidélité, ceinture, niveau de pratique',
  licenceClass: 'catégories, catégorie de permis, catégorie b, classe du permis, catégorie permis, classe permis',
  department: 'service concerné, unité, division, pôle, composante, service traitant',
  hospital:
    'laboratoire, cabinet, établissement de santé, centre médical, maison de santé, centre de vaccination, lieu de vaccination, centre de santé, hospitalisation, établissement hospitalier, hôpital de rattachement, chu, chr, service hospitalier, établissement santé, maison santé, centre vaccination, lieu vaccination, centre santé',
  club: 'association, fédération, club sportif, section locale, ligue, comité, salle sport',
  street: 'voie et numéro, numéro et voie, n° et voie, avenue, boulevard, nom de la rue',
  country: 'pays de destination, état pays',
  email: 'adresse courriel, adresse de courriel, adresse de messagerie, courriel de contact, courriel du client',
  phone:
    'téléphone, mobile, portable, tél, numéro de téléphone, ligne, téléphone portable, téléphone mobile, téléphone fixe, tél portable, n° de téléphone, numéro d appel, gsm, numéro appel',
  username:
    'nom d usager, login, nom d affichage, nom de connexion, nom utilisateur, identifiant connexion, nom usager, nom affichage, nom connexion',
  gender: 'sexe de l animal, genre de la personne, homme ou femme',
  method:
    'mode de paiement, moyen de paiement, mode de règlement, mode d encaissement, payé par, réglé par, mode de versement, moyen de règlement, mode de paiement choisi, mode paiement, moyen paiement, mode règlement, mode encaissement, mode versement, moyen règlement, mode paiement choisi',
  frequency: 'fréquence, périodicité, intervalle, fractionnement, échelonnement, rythme',
  date: 'quand, à quelle date',
  cancelledOn:
    'résiliation, résilié le, date de résiliation, annulé le, résilié au, annulation, radié le, radiation, radiée le, clôturé le, clôture du compte, résiliée le, annulée le, dissolution, clôture compte',
  updated: 'actualisé le, dernière modification, révisé le',
  departure:
    'départ, aller, départ le, date de départ, heure de départ, date du voyage, date de voyage, voyage aller, embarquement à, jour de départ, départ prévu, date départ, date voyage',
  arrival:
    'arrivée, livraison prévue, livraison estimée, arrivée le, date d arrivée, arrivée prévue, arrivée à l heure, date arrivée, arrivée à heure',
  time: 'heures d ouverture, horaire, horaires, à quelle heure, créneau, heure de début, heures ouverture',
  period:
    'période, période de facturation, mois de paie, période concernée, période de paie, période de consommation, mois concerné, exercice, période couverte, période d imposition, trimestre concerné, année d imposition, période de validité, mois de, du au, mois paie, année imposition',
  age: 'âge de l enfant, âge en années',
  capital: 'capital social, capital souscrit, capital de la société, capital libéré, montant du capital',
  overdue: 'échu, échue, échus, échéances impayées, retard de paiement, en souffrance, retard paiement, retard',
  fee: 'frais de dossier, frais de port, frais de gestion, frais de tenue de compte, commission, honoraires, redevance, cotisation club, charges de copropriété, charges, provision sur charges, frais de notaire, frais bancaires, montant de la cotisation, taxe de séjour, provision pour charges, frais d agence, teom, taxe d enlèvement des ordures ménagères, redevance ordures ménagères, redevance audiovisuelle, droit d inscription, cvec, minerval, frais de traitement, droit d entrée, émolument, émoluments, droit de mutation, droits de mutation, débours, frais consulaires, droit de timbre, timbre fiscal, droits de douane, frais de douane, frais de courtage, commissions, frais d entrée, écolage, frais de garde, cens, péage, droits de garde, taxe de base, cta, turpe, acheminement, part fixe, part variable, frais de dossier et de gestion, abonnement ht, montant de l adhésion, taxe séjour, taxe enlèvement ordures ménagères, droit inscription, droit entrée, droit mutation, droit timbre, taxe base, montant adhésion, affranchissement, prix de cession du droit',
  premium: 'prime, prime totale, montant de la prime, cotisation d assurance, prime mensuelle, cotisation assurance',
  pay: 'salaire de base, traitement indiciaire, appointements, taux horaire, salaire journalier, traitement brut, indemnités journalières, salaire journalier de base, cumul annuel',
  income: 'ressources, revenus du foyer',
  rent: 'loyer charges comprises, loyer de base, montant du loyer, loyer principal, loyer hc, loyer cc',
  tax: 'montant tva, montant de la tva, total tva, tva 20, impôt sur le revenu, taxe foncière, taxe d habitation, impôts, accise, montant de l impôt, taxes, tps, tvq, tva à payer, cta, exonération, taux de prélèvement, tva applicable, droits de succession, cfe, taxe foncière et ordures, centimes additionnels, impôt cantonal, impôt fédéral direct, taux prélèvement, droits succession, impôt à la source, impôt communal, précompte immobilier, précompte mobilier, taxes scolaires, taxe municipale, part communale, taxe communale',
  discount:
    'ristourne, escompte, promotion, promo, code promo, réductions, remises, avantage fidélité, chèque énergie, aide de l état, subvention, part de l état, bonus malus, coefficient bonus malus, geste commercial, remise commerciale, remise fidélité, tarif réduit, chèque cadeau, code avantage, crédit d impôt, aide état, part état, crédit impôt',
  deposit:
    'caution, dépôt, dépôt de garantie, acompte, dépôt de garantie versé, garantie locative, provision, arrhes, avance, montant du dépôt, acompte versé, acomptes versés',
  limit:
    'plafond, limite, plafond de retrait, découvert autorisé, autorisation de découvert, montant maximal, limite de retrait, facilité de caisse, découvert, plafond de découvert, découvert maximum, facilité caisse',
  coverage:
    'couverture, garantie, garanties, capital garanti, montant garanti, capital assuré, capitaux assurés, capital mobilier, capital mobilier garanti, montant de garantie, montant de la garantie, plafond de garantie, somme assurée, capitaux garantis, étendue des garanties, garanties souscrites, risques couverts, risques garantis, capital mobilier assuré, assurance comprise, risque assuré, capital décès, indemnité maximale, montant maximum garanti',
  deductible: 'montant de la franchise, franchise applicable',
  refund:
    'remboursement, montant remboursé, remboursé, avoir client, montant du remboursement, à vous rembourser, remboursement prévu, remboursements, montant des remboursements, indemnisation, montant de l indemnité, montant de l indemnisation, remboursement sécu, montant pris en charge, prise en charge, trop perçu remboursé, à rembourser, montant à rembourser, ristourne coopérative, indemnité versée, restitution, indemnités journalières, ijss, montant indemnité',
  fine: 'contravention, amende forfaitaire, pénalités, montant de l amende',
  interest:
    'intérêt, taux, taux d intérêt, taeg, taux nominal, taux débiteur, taux annuel effectif global, taux fixe, taux effectif global, taux d intérêt nominal, taux nominal annuel, teg',
  percent: 'pourcentage de réduction, taux d occupation, taux de présence, quotité de travail',
  points: 'solde de points, points de fidélité, points acquis, points cumulés, points restants',
  data: 'données utilisées, go restants, volume restant, enveloppe internet',
  power:
    'puissance, puissance souscrite, puissance fiscale, puissance administrative, chevaux fiscaux, puissance administrative nationale, chevaux, cv fiscaux, p 6 puissance administrative nationale, puissance en kw, puissance en kva, p 2 puissance nette maximale',
  area: 'surface, surface habitable, superficie, surface carrez, surface privative, superficie habitable, surface loi carrez, contenance, contenance cadastrale, surface totale, superficie totale, mètres carrés, superficie au sol, surface utile, surface de plancher, surface au sol, emprise au sol, surface bâtie, surface cadastrale, surface chauffée, m2 habitables',
  quantity:
    'quantité, nombre total, qté, qte, nombre de personnes, nombre d articles, combien, nombre d exemplaires, nombre de voyageurs, nombre de colis, effectif, nombre de participants, nombre d, nombre de boîtes, nombre de places, nombre de jours, nombre d adultes, nombre d enfants, nombre de pages, nombre de titres, nombre d actions, nombre d échéances, nombre de mensualités, nombre de participants inscrits, nombre de salariés, nombre de voyages, nombre de billets, nombre de parts fiscales, nombre de lots, nb personnes, nb places, nb pers, nb, nbre, exemplaires, nombre parts fiscales, nombre titres, nombre personnes, nombre articles, nombre voyageurs, nombre colis, nombre participants, nombre boîtes, nombre places, nombre jours, nombre adultes, nombre enfants, nombre pages, nombre actions, nombre échéances, nombre mensualités, nombre participants inscrits, nombre salariés, nombre voyages, nombre billets, nombre lots, nombre de tentatives, volume, nombre de séances, nombre de cours',
  visits: 'nombre de visites, passages, nombre d entrées, entrées restantes, séances restantes, nombre entrées',
  credits: 'ects, crédits, crédits obtenus, nombre de crédits',
  due: 'échéance, date d échéance, date échéance, échéances, exigible le, exigible, date d exigibilité, dernier jour pour régler, dernier jour pour payer, à régler pour le, à payer pour le, à payer au plus tard le, payable le, payable au plus tard le, date limite, date butoir, dernier délai, délai de paiement, à rendre le, à rendre avant le, retour prévu, date de retour, retour le, date limite de retour, retour avant le, date limite de réponse, à retourner avant le, échéance de la facture, date d échéance de la facture, prélevé le, date de prélèvement bancaire, date limite paiement, limite de paiement, paiement attendu le, paiement dû le, payable avant, payable jusqu au, payer avant, à payer avant, à verser avant le, à acquitter avant le, dernier jour de paiement, date d exigibilité du paiement, à rendre, à rendre pour le, à restituer le, à restituer avant le, date de restitution, retour attendu le, date de retour prévue, date limite d envoi, à envoyer avant le, à déposer avant le, date limite de dépôt, délai, avant quand, à rapporter le, prélèvement le, sera prélevé le, date du prélèvement, date de prélèvement, prélevée le, payez avant le, réglez avant le, dernier délai de paiement, clôture des inscriptions, date limite d inscription, à transmettre avant le, échéance paiement, échéance du paiement, date échéance paiement, échéance facture, date d échéance de paiement, à régler le, date règlement, date paiement, date exigibilité, date retour, date prélèvement bancaire, limite paiement, dernier jour paiement, date exigibilité paiement, date restitution, date retour prévue, date prélèvement, clôture inscriptions, réponse avant le, délai de recours, voies de recours',
  pending: 'à traiter, en instance, en attente de validation, non comptabilisé, à venir débit',
  available: 'disponibles, solde disponible, disponible immédiatement, utilisable, crédit restant',
  current: 'courant, courante, en vigueur',
  next: 'prochains, prochaines, suivante, visite avant le, x 1 visite avant le, relevé suivant, prochain relevé, prochaine relève, relève suivante, date du prochain relevé, prochaine ag, prochainement, à venir, suivantes, suivants, d après',
  last: 'derniers, dernières, la plus récente, plus récent',
  former: 'antérieur, antérieure, anciens, anciennes, précédent propriétaire',
  upcoming: 'nouvel, futurs',
  first:
    'premier, première, 1er, 1re, 1ère, première immatriculation, date de 1re immatriculation, b date de 1re immatriculation, date de première immatriculation, b date de première immatriculation, première mise en circulation, date de première mise en circulation, date de mise en circulation, mise en circulation, 1re immatriculation, 1ère immatriculation, date de 1ère immatriculation, 1re mise en circulation, date de 1re mise en circulation, 1ère mise en circulation, date de 1ère mise en circulation, date mise en circulation, premiere immat, 1re immat, 1ere immat',
  gross: 'montant brut, salaire brut total, total brut, hors charges, brut imposable',
  minimum: 'minimal, minimale, au moins, le plus bas',
  maximum: 'maximal, maximale, au plus, le plus élevé',
  original: 'd origine, montant initial, capital initial, capital emprunté initial',
  monthly: 'par mensualité, chaque mois, mensuels',
  yearly: 'annuels, annuelles, sur 12 mois, par année, chaque année',
  home: 'domicile personnel, privé, privée',
  work: 'bureau professionnel, travail',
  shipping: 'adresse de livraison, adresse d expédition, livrer à, adresse livraison',
  billing: 'adresse de facturation',
  emergency:
    'urgence, personne à prévenir, à prévenir en cas d urgence, contact d urgence, personne à contacter en urgence',
  mailing: 'adresse de correspondance, adresse d envoi, adresse de courrier, adresse envoi, adresse courrier',
  detail: 'renseignements, précisions complémentaires, aperçu, descriptif',
  savings: 'plan d épargne',
  portfolio: 'compte titres, valeurs mobilières',
  holdings: 'parts détenues, nombre de titres, titres, nombre titres',
  device: 'équipement, appareil raccordé, modèle d appareil, box internet, box fibre, livebox, freebox',
  library: 'bibliothèque municipale',
  language: 'langue maternelle, langue d enseignement, langue de correspondance, langue parlée',
  nationality: 'citoyenneté, pays de nationalité',
  shop: 'enseigne du magasin, point de vente, commerce, point vente',
  season: 'saison sportive',
  donor: 'donateur ou donatrice, donateurs, n° de donateur, mécène',
  service:
    'services, prestations, nature de la prestation, type de service, intervention, ordures ménagères, déchets, déchets ménagers, enlèvement des ordures, collecte des déchets, garde d enfant, périscolaire, cantine, restauration scolaire, accueil de loisirs, garderie, assistance, dépannage, maintenance, entretien, ramonage, nettoyage, déménagement, chauffage, chauffage urbain, options, option souscrite, bouquet, ligne fixe, débit descendant, télévision, option, collecte, chauffe, chaufferie, appels, sms, restauration, chantier, réparation, enlèvement ordures, garde enfant, accueil loisirs',
  website: 'adresse du site',
  address: 'adresse du logement assuré',
  number: 'reçu n°, n° reçu',
};
