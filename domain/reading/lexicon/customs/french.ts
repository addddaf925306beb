/** How single kinds of papers and pages call what all of them speak of, in French. */
export const frenchCustoms = `
name: identité, prénoms et nom de famille
given: prénom usuel, autres prénoms
family: nom patronymique, nom de jeune fille, nom marital, nom d époux, nom usuel, nom d épouse, nom famille, nom naissance, nom usage, nom jeune fille, nom époux, nom épouse
person: débiteur solidaire, usager, personne concernée, redevable, ayant droit, requérant, requérante, occupant, ayants droit, bénéficiaire effectif du dossier, intéressés, administré, administrée, assujetti, assujettie, mis en cause, ressortissant, ressortissante, comparant, comparante, défunt, défunte, bénéficiaire effectif dossier
holder: cotitulaire, co titulaire, établi au nom de
owner: cotitulaire, co titulaire, copropriétaire, deuxième propriétaire, second propriétaire, co propriétaire, détenteur de l animal, propriétaires, propriétaire de l animal, maître de l animal, détenteur animal, maître animal
customer: maître d ouvrage, consommateur, payeur de la facture, adressé à, facturer à, donneur ordre, maître ouvrage, payeur facture
insured: assurés, assuré social, tête assurée, affilié, affiliée, ayants droit couverts
beneficiary: bénéficiaires, allocataire, attributaire, bénéficiaires désignés, donataire, légataire, ayants droit, ayant droit, personnes à charge, personne à charge, personne s à charge, héritier, héritière, héritiers, usufruitier, prestataire social, boursier, boursière, crédirentier
tenant: preneur du bail, locataires, colocataire, occupants, preneur bail
landlord: propriétaire, locateur, logeur, logeuse, bailleurs, bailleur social
passenger: passagers, voyageurs
driver: conducteur habituel, conducteur désigné, conducteur secondaire, autre conducteur
child: enfants, mineur, mineure
borrower: débiteur, débitrice, emprunteurs, débiteurs
donor: donateurs, mécène
guest: client de l hôtel, hôtes, occupants de la chambre, client hôtel, occupants chambre
recipient: destinataires, consignataire, livré à, à l attention de
sender: expéditrice, envoyeur, chargeur
contact: personne à contacter, correspondant, votre contact, votre interlocuteur
doctor: prescripteur, praticien, praticienne, médecin généraliste, vétérinaire, dentiste, chirurgien, sage femme, prescrit par, radiologue, biologiste, dmg ouvert chez, dossier médical global, titulaire du dmg, médecin de famille, médecin de garde, chirurgienne, infirmier, infirmière, kinésithérapeute, masseur kinésithérapeute, pédiatre, gynécologue, spécialiste consulté, docteure, vétérinaire traitant, vétérinaire identificateur, professionnel de santé, ophtalmologue, psychologue, orthophoniste, psychiatre, titulaire dmg, professionnel santé
manager: responsable hiérarchique, syndic, trésorier, trésorière, secrétaire, bureau de l association
employer: raison sociale de l employeur, entreprise d accueil, organisme d accueil, société employeuse, organisme accueil, commission paritaire
insurer: mutuelle, mutualité, mutuelle santé, assurance maladie, cpam, caisse primaire, complémentaire santé, office de contrôle, assureur conseil, compagnie assurant, organisme d affiliation, société d assurance, société d assurances, union nationale des mutualités, office contrôle, organisme affiliation, société assurance, société assurances, tiers payant, complémentaire
provider: garagiste, opérateur télécom, exploitant du service, commerçant, organisme formation, exploitant service
bank: banque domiciliataire, établissement teneur du compte, établissement financier, établissement teneur compte
issuer: émis par, certificateur, éditeur, autorité délivrance
membership: affiliation, adhésions, carte de membre, carte membre
contract: convention, accord, contrat de travail, convention collective, convention collective applicable, mandat, pacs
policy: assurance habitation
card: carte grise
invoice: avis d échéance, note d honoraires, quittance, extrait de compte, décompte, avis d imposition, ticket de caisse, reçu officiel, reçu fiscal, reçu de don, appel de fonds, appel de charges, appel de cotisation, appel de cotisations, appel de provisions, avis de paiement, avis des sommes à payer, bulletin de versement, note de frais, facturette, avis de cotisation, avis de taxe, bordereau de cotisation, avis d impôt, avis échéance, note honoraires, extrait compte, avis imposition, ticket caisse, reçu don, appel fonds, appel charges, appel cotisation, appel cotisations, appel provisions, avis paiement, avis sommes à payer, bulletin versement, note frais, avis cotisation, avis taxe, bordereau cotisation, avis impôt
order: achats, devis, travaux, commandes, panier
booking: confirmation de réservation, réservé
ticket: titre de transport, billet électronique, titre de voyage, titre transport, titre voyage
delivery: distribution, livré, livrée
parcel: envoi
vehicle: véhicule loué, véhicule concerné, moto
licence: permis de séjour, autorisation de stationnement, carte professionnelle, permis de chasse, permis de pêche, agrément, catégorie b, titre de séjour, carte de séjour, titre de conduite, permis de construire, permis d urbanisme, permis bateau, permis d environnement, habilitation, carte pro, licence sportive, licence ffa, licence fédérale, permis b, certificat d aptitude, carte de stationnement, droit de place, carte de résident, droit de stationnement, titre séjour, carte séjour, titre conduite, certificat aptitude, carte stationnement, droit place, carte résident, droit stationnement, carte verte, vignette, permis c, permis b suisse
registration: immatriculé, immatriculée, enregistré, enregistrée, publicité foncière, date de 1re immatriculation, b date de 1re immatriculation, première immatriculation, date de première immatriculation, b date de première immatriculation, première mise en circulation, date de première mise en circulation, date de mise en circulation, mise en circulation, 1re immatriculation, 1ère immatriculation, date de 1ère immatriculation, 1re mise en circulation, date de 1re mise en circulation, 1ère mise en circulation, date de 1ère mise en circulation, date mise en circulation, h date d immatriculation, date d inscription, siren, siret, numéro bce, numéro d entreprise, n° d entreprise, numéro ide, rccm, neq, rna, répertoire des métiers, registre national, premiere immat, 1re immat, 1ere immat, date immat, date d immat, date inscription, numéro entreprise, n° entreprise, répertoire métiers
certificate: procès verbal, pv de contrôle, justificatif, brevet, compte rendu, acte de naissance, acte de mariage, acte de décès, certificat médical, extrait d acte, titre exécutoire, attestation d hébergement, pv contrôle, acte naissance, acte mariage, acte décès, extrait acte
meter: compteur linky, point livraison
electricity: électrique, fourniture d électricité
gas: gaz naturel, fourniture de gaz
water: eau potable, eau froide, eau chaude, assainissement
loan: emprunt, financement, hypothèque, prêt hypothécaire, crédit hypothécaire
portfolio: compte titres, valeurs mobilières
property: situation du risque, lieu du risque, immeuble, logement loué, biens, adresse du risque, bien loué, adresse du logement assuré, lieu consommation, lieu fourniture, situation risque, lieu risque, adresse risque
tenancy: bail d habitation, louage
course: programme d études, matière, module, section suivie, intitulé diplôme, titre de la thèse, sujet de thèse, stage
exam: épreuve, épreuves, concours, contrôle continu
service: services, prestations, intervention, ordures ménagères, déchets, déchets ménagers, enlèvement des ordures, garde d enfant, périscolaire, cantine, restauration scolaire, accueil de loisirs, garderie, assistance, dépannage, maintenance, entretien, ramonage, nettoyage, déménagement, chauffage, chauffage urbain, options, option souscrite, bouquet, ligne fixe, débit descendant, télévision, option, collecte, chauffe, chaufferie, appels, sms, restauration, chantier, réparation, enlèvement ordures, garde enfant, accueil loisirs
product: produits
device: équipement, appareil raccordé, box internet, box fibre, livebox, freebox, décodeur, modem, routeur, équipement loué, répartiteur, répartiteurs, écrans
payment: virement, date de valeur, encaissement, paiements, versements, acquittement, date valeur
employment: contrat de travail, relation de travail, embauche, engagement de travail, contrat travail, relation travail, engagement travail
pension: allocation
claim: réclamation, accident, circonstances, expertise, dégât des eaux, constat, panne, dégât eaux
application: demande, candidature, requête, demandes, pétitionnaire, dossier déposé, demande déposée, devis, dépôt de dossier, dépôt dossier, recours
prescription: ordonnances, prescription médicale
appointment: rdv, rendez vous, consultation
vaccination: vaccins, injection vaccinale, vaccinations, vacciné, vaccinée, rappel vaccinal
enrolment: inscrit, inscrite, réinscription, inscriptions, scolarité, date d inscription, inscrit e, inscrite en, inscrit en, admis en, admise en, inscription administrative, inscription pédagogique, année d inscription, scolarisé, scolarisée, immatriculé à l université, date inscription, immatriculé à université
notice: avis de départ, congé donné, avis départ
event: manifestation, évènement, représentation, match, conférence, assemblée générale, prochaine ag, ag ordinaire, date de l ag, réunion, spectacles, séance de cinéma, festival, exposition, tournoi, compétition, rencontre sportive, colloque, congrès, vide grenier, tirage, accident, mariage, audience, évènements, conseil de classe, ouverture des portes, date ag, séance cinéma, conseil classe, ouverture portes, soutenance, soutenance de thèse, adjudication
document: pièce d identité, pièce justificative, type de pièce, quittance, récépissé, reçu, bordereau, formulaire, passeport ou carte d identité, justificatif d identité, titre d identité, compte rendu, formulaires, justificatifs, avis, extrait, pièce identité, type pièce, passeport ou carte identité, justificatif identité, titre identité, pièces manquantes, pièces jointes, pièces à fournir, voies et délais
number: numéro allocataire, n° allocataire, ine, code étudiant, cote, n° de pièce, numéro de la pièce, référence du document, n° national, rpps, adeli, finess, cotisant n°, n° de cotisant, numéro de cotisant, numéro interne, i d, identification, identifiant interne, identification de l animal, n° identification de l animal, isin, exemplaire, nombre de parts fiscales, rna, référence document, identification animal, nombre parts fiscales
reference: communication structurée, communication libre, référence à rappeler, numéro allocataire, n° allocataire, référence unique du mandat, numéro de l avis, mandat, ics, numéro rio, ine bea, clé rib, n° de devis, référence voyage, dossier voyage, neph, n° rum, numéro avis, n° devis, communication, opération
taxNumber: numéro d entreprise, numéro bce, identifiant fiscal, spi, n° d entreprise, numéro d identification fiscale, numéro ide, référence avis, n° fiscal, n° tva intracom, n° de tva, tva n°, n° tva intracommunautaire, tva intracom, numéro contribuable, n° contribuable, n i f, n i u, ninea, matricule fiscal, identifiant unique, identifiant de l entreprise, n° id fiscale, numéro tva, numéro de contribuable, n° de contribuable, compte contribuable, numéro che, identification fiscale, numéro entreprise, n° entreprise, identifiant entreprise
nationalId: ine, identifiant national étudiant, identifiant national élève, numéro de registre national, n° de registre national, numéro d assuré social, numéro avs, n° avs, numéro d assurance sociale, nin, niss, identifiant national, n° de carte d identité, n i r, n i s s, c n i, cni, numéro de sécu, n° sécu, n° sécurité sociale, numéro sécurité sociale, n° ss, immatriculation sécurité sociale, n° assuré social, numéro de registre, n° registre national, n° national d identité, numéro d identité, n° d identité, n° carte d identité, carte nationale d identité, cin, c i n, nni, numéro d identification national, numéro ahv, n° ahv, carte d identité nationale, ramq, numéro d assurance maladie, n° d assurance maladie, identifiant national de santé, matricule ins, carte identité, numéro registre national, numéro assuré social, numéro assurance sociale, n° carte identité, numéro sécu, numéro registre, n° national identité, numéro identité, n° identité, carte nationale identité, numéro identification national, carte identité nationale, numéro assurance maladie, n° assurance maladie
plate: immatriculation, plaque minéralogique, immat
chassis: numéro d identification du véhicule, n° d identification du véhicule, e n° d identification du véhicule, châssis, numéro de série du véhicule, n° identification, no d identification du véhicule, identification du véhicule, n° série véhicule, numéro identification véhicule, n° identification véhicule, e n° identification véhicule, numéro série véhicule, no identification véhicule, identification véhicule
seat: places assises, fauteuil, strapontin, rang, place assise, placement, rangée, tribune
gate: hall d embarquement, hall embarquement
zone: zone tarifaire, zones tarifaires, secteur tarifaire, zone résidentielle, zone bleue, zone de stationnement, zones incluses
status: situation familiale, état civil du dossier, situation de famille, état matrimonial, progression, avancement, suivi du dossier, étape, phase, état du traitement, état civil dossier, suivi dossier, validation, exonéré
plan: option tarifaire, abonnement choisi, niveau de garantie, formule choisie, offre souscrite, tarif appliqué, type d abonnement, option, débit souscrit, heures pleines, heures creuses, option heures creuses, niveau garantie, type abonnement
type: sorte, forme, j 1 genre, meublé, non meublé, cdi, cdd, contrat à durée indéterminée, contrat à durée déterminée, nature juridique
level: degré, échelon, niveau atteint, coefficient, statut fidélité, ceinture, niveau de pratique, palier, statut de fidélité, niveau de fidélité, palier de fidélité
licenceClass: catégories, catégorie de permis, catégorie b, classe du permis, catégorie permis, classe permis
university: lycée, haute école, académie, établissement d accueil, conservatoire, cégep
club: association, fédération, club sportif, section locale, ligue, comité, salle sport
hospital: laboratoire, cabinet, établissement de santé, centre médical, maison de santé, centre de vaccination, lieu de vaccination, centre de santé, hospitalisation, établissement hospitalier, hôpital de rattachement, chu, chr, service hospitalier, établissement santé, maison santé, centre vaccination, lieu vaccination, centre santé
library: bibliothèque municipale
shop: point de vente, commerce, point vente
department: service concerné, unité, pôle, composante, service traitant
semester: trimestre
season: saison sportive
degree: titre du diplôme, titre professionnel
position: fonctions, catégorie professionnelle, grade de l agent, statut professionnel, rang de classement, statut de l agent, corps et grade, grade agent, statut agent, ouvrier
address: adresse du logement assuré, siège social, adresse du siège social, résidence, lieu d habitation, domiciliée, domicilié, adresse de l installation, situation du risque, situation risque, lieu habitation
street: voie et numéro, numéro et voie, n° et voie, avenue, boulevard
city: bureau distributeur, arrondissement
nationality: citoyenneté
birthplace: commune de naissance, ville de naissance, lieu et pays de naissance, né e à, pays de naissance, département de naissance, lieu naissance, commune naissance, ville naissance, lieu et pays naissance, pays naissance, département naissance
origin: ville de départ, départ de, gare d origine, embarquement, port de départ, provenance, lieu d expédition, gare départ, aéroport départ, lieu départ, ville départ, port départ, lieu expédition
destination: ville d arrivée, arrivée à, port d arrivée, débarquement, gare de destination, lieu de livraison, gare arrivée, aéroport arrivée, lieu arrivée, ville arrivée, port arrivée, lieu livraison
email: adresse de messagerie, adresse messagerie
phone: téléphone fixe, numéro d appel, numéro appel
username: nom d usager, nom d affichage, nom de connexion, nom utilisateur, identifiant connexion, nom usager, nom affichage, nom connexion
gender: sexe de l animal, homme ou femme
language: langue maternelle, langue d enseignement, langue parlée
method: mode d encaissement, payé par, réglé par, mode de versement, moyen de règlement, mode de paiement choisi, mode paiement, moyen paiement, mode règlement, mode encaissement, mode versement, moyen règlement, mode paiement choisi
frequency: fractionnement, échelonnement, rythme
date: quand, à quelle date
start: prise d effet du bail, bail à durée fixe du, bail à durée déterminée du, date de prise d effet, entrée en jouissance, date d entrée en vigueur, en vigueur depuis, à compter du, effet au, effet du contrat, date d entrée dans les lieux, ouvert le, ouverte le, mise en service, date de mise en service, activé le, validité du, valable dès le, valide du, débute le, commence le, entrée en fonction, date de départ du prêt, date de déblocage, date d octroi, date du prêt, date effet, date entrée, date de l arrêt, début de l arrêt, remise des clés, date de remise des clés, état des lieux d entrée, raccordement, date de mise à disposition, entrée dans les lieux, reprise du travail, date de reprise, hospitalisé le, hospitalisée le, date d hospitalisation, prise effet, date embauche, date prise fonction, prise effet bail, date prise effet, effet contrat, date départ prêt, date déblocage, date octroi, date prêt, date arrêt, remise clés, date remise clés, état lieux entrée, date mise à disposition, entrée dans lieux, reprise travail, date reprise, date hospitalisation, entrée en service, date d entrée en service, date d affichage, période d octroi, entrée dans la commune
until: à consommer avant, péremption, valide jusqu, utiliser avant, date de clôture, date limite d utilisation, fin prévue, date de fin prévue, date d extinction, valable jusqu au date, expirant le, fin de période d essai, dernier jour travaillé, dernier jour, fin de l arrêt, date de départ de l entreprise, fin du stationnement, validité antirabique, expirant, ct valable jusqu, sortie le, date sortie, date clôture, date extinction, date départ entreprise, sortie de service, date de sortie de service, exercice clos le, carte valable, retiré jusqu au, disponible jusqu au
joined: date d affiliation, affilié depuis, date d admission, adhésion le, entré le, date d adhésion au club, admis le, affiliée depuis, date d entrée à l association, date d adhésion à l association, adhérent e depuis, sociétaire depuis, affilié le, affiliée le, inscrit e depuis, licencié depuis, abonné le, abonnée le, membre du club depuis, date d abonnement, première adhésion, date de première adhésion, client e depuis, arrivé le, arrivée dans la commune le, date inscription, date adhésion, date affiliation, date admission, date adhésion au club, date entrée à association, date adhésion à association, membre club depuis, date abonnement, arrivée dans commune le
renewal: échéance annuelle, échéance principale, reconductible le, date anniversaire, prochaine révision, renouvelable le, prolongation, prolongations, prolongé jusqu au, prolongeable, prolongé le, renouvelé, renouvelée, renouvelable, reconduit le, reconductible
issued: date du certificat, i date du certificat, date d établissement, date du certificat d immatriculation, date du document, date du relevé, établi en date du, date de l attestation, date de l avis, arrêté au, situation au, édition du, date d arrêté, délivrance, émis, date de l extrait, extrait du, à jour au, date de la décision, notifié le, date du courrier, date facture, date impression, date édition, date lettre, date certificat, i date certificat, date établissement, date certificat immatriculation, date document, date relevé, date attestation, date avis, date arrêté, date extrait, date décision, date courrier, date comptable, notification, date de présentation, exercice clos le
cancelledOn: radié le, radiation, radiée le, clôturé le, clôture du compte, résiliée le, annulée le, dissolution, clôture compte
lastVisit: dernier emprunt, dernière séance, dernier accès, vu pour la dernière fois, dernière activité, dernière consultation, vu pour dernière fois
created: date de commande, commandé le, commande du, date d achat, date de vente, date d enregistrement, enregistré le, date de réception, reçu le, reçue le, date de la commande, réservé le, date de réservation, date de déclaration, date de souscription, souscrit le, date de l acte, date d acquisition, acquis le, date de la transaction, don effectué le, date du don, date du devis, devis du, date dépôt, date de la commande en ligne, date du mariage, date de saisine, arrêté du, date de décision initiale, date de survenance, date de l événement, date demande, date transaction, date opération, date commande, date achat, date vente, date enregistrement, date réception, date réservation, date déclaration, date souscription, date acte, date acquisition, date don, date devis, date commande en ligne, date mariage, date saisine, date décision initiale, date survenance, date événement
updated: actualisé le, dernière modification, révisé le
departure: départ le, date du voyage, date de voyage, voyage aller, embarquement à, départ prévu, date voyage
arrival: arrivée le, arrivée prévue
graduation: date du diplôme, délivrance du diplôme, diplômé le, diplômée le, date de réussite, certification obtenue le, année d obtention, obtention diplôme, date obtention, date diplôme, délivrance diplôme, date réussite, année obtention
time: heures d ouverture, horaire, horaires, à quelle heure, créneau, heures ouverture
period: période concernée, mois concerné, exercice, période couverte, période d imposition, trimestre concerné, année d imposition, mois de, du au, mois paie, année imposition
duration: durée du trajet, nombre de mois, période d essai, durée du traitement, durée de stationnement, temps restant, durée du séjour en jours, temps de trajet, temps travail, nombre mois, période essai, temps trajet
money: argent, montant en euros, montant eur, montant en eur, capital emprunté, montant versé, capital assuré
capital: capital social, capital souscrit, capital libéré
total: total général, montant de la facture, total à verser, montant net à payer, total du mois, total tvac, somme à payer, y 6 montant total, à régler, montant à prélever, montant prélevé, total dû, somme due, total à prélever, total à régler ttc, net à régler, montant de l appel, total de l appel, montant du prélèvement, à régler ttc, montant facturé, montant de la commande, total dépenses, montant global, total du séjour, prix total du séjour, prix du séjour, montant appel, montant prélèvement, montant commande, prix séjour
balance: solde initial, solde de départ, ancien solde, solde précédent, solde d ouverture, solde reporté, solde antérieur, solde au début, solde à reporter, solde de fin, solde de fin de période, solde départ, solde ouverture, solde fin, solde fin période, solde en euros, solde comptable
outstanding: solde à payer, solde dû, restant à régler, arriérés, créance, reliquat, dettes
fee: frais de port, frais de gestion, frais de tenue de compte, commission, honoraires, redevance, charges de copropriété, charges, taxe de séjour, teom, taxe d enlèvement des ordures ménagères, redevance ordures ménagères, redevance audiovisuelle, droit d inscription, cvec, minerval, frais de traitement, droit d entrée, émolument, émoluments, droit de mutation, droits de mutation, débours, frais consulaires, droit de timbre, timbre fiscal, commissions, écolage, frais de garde, cens, péage, droits de garde, taxe de base, cta, turpe, acheminement, part fixe, part variable, frais de dossier et de gestion, abonnement ht, montant de l adhésion, taxe séjour, taxe enlèvement ordures ménagères, droit inscription, droit entrée, droit mutation, droit timbre, taxe base, montant adhésion, affranchissement, prix de cession du droit
price: tarif ttc, prix ttc, prix de vente, tarif unitaire, indice de référence, main d œuvre, coût unitaire, prix par nuit, tarif journalier, tarif horaire, tarif annuel, valeur d achat ttc, petit déjeuner, indice référence, main œuvre, valeur achat ttc, prix de cession, prix de vente du bien
premium: cotisation d assurance, cotisation assurance
pay: salaire de base, traitement indiciaire, appointements, taux horaire, salaire journalier, traitement brut, indemnités journalières, salaire journalier de base, cumul annuel
income: ressources, quotient familial, qf, revenu brut global, revenu déclaré, salaires déclarés
rent: loyer de base, loyer hc, loyer nu, loyer résiduel
tax: tva 20, taxe foncière, taxe d habitation, impôts, accise, taxes, tps, tvq, cta, exonération, taux de prélèvement, tva applicable, droits de succession, cfe, taxe foncière et ordures, centimes additionnels, impôt cantonal, impôt fédéral direct, taux prélèvement, droits succession, impôt à la source, impôt communal, précompte immobilier, précompte mobilier, taxes scolaires, taxe municipale, part communale, taxe communale
discount: ristourne, escompte, promotion, promo, réductions, remises, avantage fidélité, chèque énergie, aide de l état, subvention, part de l état, bonus malus, coefficient bonus malus, geste commercial, remise commerciale, remise fidélité, tarif réduit, chèque cadeau, code avantage, crédit d impôt, aide état, part état, crédit impôt
deposit: garantie locative, provision, arrhes, avance, acomptes versés
limit: plafond de retrait, découvert autorisé, montant maximal, limite de retrait, facilité de caisse, découvert, facilité caisse
coverage: capital assuré, capitaux assurés, capital mobilier, capital mobilier garanti, somme assurée, capitaux garantis, étendue des garanties, garanties souscrites, risques couverts, risques garantis, capital mobilier assuré, assurance comprise, risque assuré, capital décès, indemnité maximale, montant maximum garanti
deductible: franchise applicable
refund: remboursé, avoir client, à vous rembourser, remboursement prévu, remboursements, indemnisation, montant de l indemnité, remboursement sécu, montant pris en charge, prise en charge, trop perçu remboursé, à rembourser, montant à rembourser, ristourne coopérative, indemnité versée, restitution, indemnités journalières, ijss, montant indemnité
fine: contravention, amende forfaitaire, pénalités
holdings: parts détenues, nombre de titres, titres, nombre titres
interest: taux annuel effectif global, taux fixe, taux effectif global, teg
percent: taux d occupation, taux de présence, quotité de travail, taux occupation, taux présence, quotité travail
points: points de fidélité, points acquis, points cumulés
usage: consommation du mois, kwh, volume d eau, volume facturé, volume eau
data: données utilisées, go restants, volume restant, enveloppe internet
power: puissance fiscale, puissance administrative, chevaux fiscaux, puissance administrative nationale, chevaux, cv fiscaux, p 6 puissance administrative nationale, puissance en kva, p 2 puissance nette maximale
area: surface, surface habitable, superficie, surface carrez, surface privative, superficie habitable, surface loi carrez, contenance, contenance cadastrale, mètres carrés, superficie au sol, surface utile, surface de plancher, surface au sol, emprise au sol, surface bâtie, surface cadastrale, m2 habitables
reading: ancien index, index de début, index initial, index précédent, index début, relevé précédent, nouvel index, index de fin, index final, index nouveau, index fin, index actuel, dernier index, relève, relevé prévu, relevé réel, relevé estimé, index estimé, index réel, valeur compteur, indexes, index nuit, index heures pleines, index heures creuses, valeur relevée
quantity: qté, qte, nombre de personnes, nombre d articles, combien, nombre de voyageurs, nombre de colis, effectif, nombre de participants, nombre d, nombre de boîtes, nombre de places, nombre de jours, nombre d adultes, nombre d enfants, nombre de pages, nombre de titres, nombre d actions, nombre d échéances, nombre de mensualités, nombre de participants inscrits, nombre de salariés, nombre de voyages, nombre de billets, nombre de parts fiscales, nombre de lots, nb pers, nb, nbre, exemplaires, nombre parts fiscales, nombre titres, nombre personnes, nombre articles, nombre voyageurs, nombre colis, nombre participants, nombre boîtes, nombre places, nombre jours, nombre adultes, nombre enfants, nombre pages, nombre actions, nombre échéances, nombre mensualités, nombre participants inscrits, nombre salariés, nombre voyages, nombre billets, nombre lots, nombre de tentatives, volume, nombre de séances, nombre de cours
visits: passages, nombre d entrées, entrées restantes, séances restantes, nombre entrées
grade: résultat chiffré, note obtenue, note sur 20, points obtenus
credits: crédits, crédits obtenus
due: échéance, échéances, exigible le, exigible, date d exigibilité, dernier jour pour régler, dernier jour pour payer, à régler pour le, à payer pour le, à payer au plus tard le, payable le, payable au plus tard le, date limite, date butoir, à rendre le, à rendre avant le, retour prévu, date de retour, retour le, date limite de retour, retour avant le, date limite de réponse, à retourner avant le, prélevé le, date de prélèvement bancaire, date limite paiement, limite de paiement, paiement attendu le, paiement dû le, payable avant, payable jusqu au, payer avant, à payer avant, à verser avant le, à acquitter avant le, dernier jour de paiement, date d exigibilité du paiement, à rendre, à rendre pour le, à restituer le, à restituer avant le, date de restitution, retour attendu le, date de retour prévue, date limite d envoi, à envoyer avant le, à déposer avant le, date limite de dépôt, délai, avant quand, à rapporter le, prélèvement le, sera prélevé le, date du prélèvement, date de prélèvement, prélevée le, payez avant le, réglez avant le, clôture des inscriptions, date limite d inscription, à transmettre avant le, à régler le, date règlement, date paiement, date exigibilité, date retour, date prélèvement bancaire, limite paiement, dernier jour paiement, date exigibilité paiement, date restitution, date retour prévue, date prélèvement, clôture inscriptions, réponse avant le, voies de recours
paid: réglée, encaissé, versé, versée, date du paiement, acquittée, déjà versé, déjà réglé, date paiement
pending: à traiter, en instance, en attente de validation, non comptabilisé, à venir débit
overdue: échu, échue, échus, échéances impayées, en souffrance, retard
available: disponibles, disponible immédiatement, utilisable, crédit restant
current: courant, courante, en vigueur
next: prochains, prochaines, suivante, visite avant le, x 1 visite avant le, prochaine ag, prochainement, à venir, suivantes, suivants, d après
last: derniers, dernières
former: antérieur, antérieure, anciens, anciennes, précédent propriétaire
upcoming: nouvel, futurs
first: 1er, 1re, 1ère, première immatriculation, date de 1re immatriculation, b date de 1re immatriculation, date de première immatriculation, b date de première immatriculation, première mise en circulation, date de première mise en circulation, date de mise en circulation, mise en circulation, 1re immatriculation, 1ère immatriculation, date de 1ère immatriculation, 1re mise en circulation, date de 1re mise en circulation, 1ère mise en circulation, date de 1ère mise en circulation, date mise en circulation, premiere immat, 1re immat, 1ere immat
gross: hors charges, brut imposable
net: net à verser, net à payer après impôt, total ht, montant ht, hors taxes, net fiscal
minimum: au moins, le plus bas
maximum: maximale, au plus, le plus élevé
original: d origine
monthly: par mensualité, chaque mois, mensuels
yearly: annuels, annuelles, sur 12 mois, par année, chaque année
home: privée
work: bureau professionnel, travail
shipping: adresse de livraison, livrer à, adresse livraison
emergency: personne à prévenir, à prévenir en cas d urgence, personne à contacter en urgence
mailing: adresse d envoi, adresse de courrier, adresse envoi, adresse courrier
detail: renseignements, précisions complémentaires, aperçu, descriptif
bitcoin: bitcoins
ethereum: éther
`;
