import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const frenchPapers: Forms = {
  name: 'dénomination, dénomination sociale, nom commercial, nom et prénoms du titulaire, nom du titulaire, nom et adresse, noms et prénoms, identité, nom d usage et prénoms, prénoms et nom de famille',
  student: 'apprenant, apprenante, lauréat, lauréate',
  employee: 'agent, collaboratrice',
  customer: 'donneur d ordre, maître d ouvrage, consommateur, payeur de la facture, adressé à, facturer à',
  type: 'forme juridique, nature du contrat, sorte, forme, type de document, nature du bien, type de bien, nature de l opération, j 1 genre, forme de la société',
  group: 'classe, section',
  until:
    'date de sortie, valable jusqu au inclus, date de fin du contrat, fin du bail, échéance finale, date d échéance finale, dernière échéance, date de fin de validité, date de péremption, à consommer avant, péremption, valide jusqu, utiliser avant, date de clôture, fin de la formation, fin du contrat, date limite de validité, date limite d utilisation, fin du prêt, date de fin de bail, fin prévue, date de fin prévue, date d extinction, valable jusqu au date, expirant le, fin de droits',
  birth: 'né e le, date et lieu de naissance, naissance le, jour de naissance',
  taxNumber:
    'numéro de tva intracommunautaire, tva intracommunautaire, numéro siren, numéro siret, n° siret, n° siren, n° siret siren, numéro d entreprise, numéro bce, identifiant fiscal, spi, numéro spi, n° d entreprise, numéro d identification fiscale, numéro ide, référence avis',
  nationalId:
    'n° de sécurité sociale, numéro insee, nir, ine, numéro ine, n° ine, identifiant national étudiant, identifiant national élève, numéro de registre national, n° de registre national, numéro d assuré social, numéro avs, n° avs, numéro d assurance sociale, nin, niss, identifiant national, numéro de carte d identité, n° de carte d identité',
  paid: 'somme reçue, montant encaissé, acquitté, montant versé, déjà payé, réglée, encaissé, réglé le, payé le, payée le, versé, versée, versé le, réglée le, date du paiement, montant payé, montant réglé, acquittée, déjà versé, déjà réglé',
  money:
    'montant en lettres, montant en chiffres, montant du prêt, montant emprunté, argent, montant en euros, montant eur, montant en eur, montant €, capital emprunté, montant accordé, montant du don, somme due, montant versé, capital assuré',
  net: 'montant net social, net imposable, net à verser, net versé, net à payer après impôt, montant net, net mensuel, total ht, montant ht, hors taxes, net fiscal',
  price:
    'prix unitaire, prix unitaire ht, pu ht, tarif ttc, prix ttc, prix total ttc, prix d achat, prix de vente, prix au kwh, prix du kwh, prix du m3, prix du billet, coût total, prix de la course, prix payé, tarif unitaire',
  usage:
    'volume consommé, kwh consommés, consommation du mois, consommation annuelle, consommation facturée, consommation en kwh, consommation totale, consommation relevée, kwh, volume d eau, m3 consommés, volume facturé',
  product:
    'désignation, libellé, description, intitulé, nature du produit, libellé du produit, désignation du produit, produits',
  property:
    'lieu desservi, lieu de fourniture, situation du risque, lieu du risque, bien assuré, logement assuré, adresse du bien, désignation du bien, immeuble, bien immobilier, logement loué, biens, adresse du risque, bien loué, désignation de l immeuble',
  vehicle:
    'marque et modèle, automobile, véhicule assuré, véhicule loué, marque et modèle du véhicule, véhicule concerné, moto',
  chassis:
    'n° de série du véhicule, numéro d identification du véhicule, n° d identification du véhicule, e n° d identification du véhicule, e numéro d identification du véhicule, code vin, n° de châssis, châssis, numéro de châssis vin, n° vin, numéro de série du véhicule, n° identification, numéro d identification vin',
  grade:
    'note finale, moyenne générale, mention obtenue, appréciation, résultat chiffré, moyenne du trimestre, moyenne de l élève, note obtenue, note sur 20, points obtenus, moyenne annuelle, moyenne pondérée',
  duration:
    'durée du travail, temps de travail, horaire hebdomadaire, préavis, durée du contrat, durée du prêt, durée de validité, durée du bail, durée totale, durée de l abonnement, durée restante, durée de la formation, durée du trajet, nombre de mois',
  semester: 'année académique, session, trimestre, année universitaire en cours, année scolaire en cours',
  city: 'lieu, fait à, commune de résidence, ville de naissance commune, code postal et ville, cp ville, bureau distributeur, arrondissement',
  origin:
    'lieu de départ, ville de départ, départ de, gare d origine, embarquement, port de départ, provenance, lieu de provenance, lieu d expédition',
  destination:
    'lieu d arrivée, ville d arrivée, arrivée à, port d arrivée, débarquement, gare de destination, lieu de destination, lieu de livraison',
  child: 'élève mineur, enfants, nom de l enfant, enfant à charge, enfants à charge, mineur, mineure',
  status:
    'situation administrative, situation familiale, état civil du dossier, état du dossier, statut du dossier, état de la commande, situation du compte, suivi de l état, état du contrat, situation de famille, état matrimonial',
  given: '1er prénom, prénom usuel, autres prénoms, prénom usage',
  family: 'nom patronymique, nom de jeune fille, nom marital, nom d époux, nom usuel, nom d épouse',
  owner:
    'cotitulaire, co titulaire, copropriétaire, deuxième propriétaire, second propriétaire, co propriétaire, propriétaire du véhicule, propriétaire du bien, détenteur de l animal, propriétaires, propriétaire de l animal, maître de l animal',
  landlord:
    'propriétaire, propriétaire du logement, propriétaire bailleur, locateur, logeur, logeuse, bailleurs, bailleur social',
  tenant: 'preneur du bail, locataires, locataire principal, colocataire, occupants',
  driver: 'conducteur principal, conducteur habituel, conducteur désigné, conducteur secondaire, autre conducteur',
  borrower: 'débiteur, débitrice, emprunteurs, débiteurs, emprunteur principal',
  beneficiary: 'bénéficiaires, allocataire, attributaire, bénéficiaires désignés, donataire, légataire',
  insured: 'assurés, assuré social, assuré principal, tête assurée, affilié, affiliée, ayants droit couverts',
  passenger: 'passagers, voyageurs, nom du passager, nom du voyageur',
  guest: 'client de l hôtel, hôtes, occupants de la chambre',
  recipient: 'destinataires, nom du destinataire, consignataire, livré à, à l attention de',
  sender: 'expéditrice, nom de l expéditeur, envoyeur, chargeur',
  contact: 'personne de contact, personne à contacter, correspondant, votre contact, votre interlocuteur',
  doctor:
    'médecin prescripteur, prescripteur, praticien, praticienne, médecin généraliste, vétérinaire, dentiste, chirurgien, sage femme, médecin vaccinateur, prescrit par, radiologue, biologiste, chirurgien dentiste',
  employer: 'raison sociale de l employeur, entreprise d accueil, organisme d accueil, société employeuse',
  insurer:
    'compagnie d assurance, compagnie d assurances, mutuelle, organisme assureur, caisse d assurance maladie, organisme complémentaire, caisse maladie',
  bank: 'nom de la banque, banque domiciliataire, établissement teneur du compte, établissement financier, banque prêteuse',
  account: 'compte bancaire, compte courant, compte client, compte de dépôt',
  membership: 'affiliation, adhésions, carte de membre',
  contract: 'convention, accord, contrat de travail, contrat n°, police ou contrat',
  policy: 'contrat d assurance, numéro de police, police n°, assurance habitation, assurance auto',
  card: 'carte de lecteur, carte d abonné, carte bancaire, carte grise',
  invoice:
    'avis d échéance, note d honoraires, quittance, extrait de compte, relevé de compte, décompte, avis d imposition, ticket de caisse, avoir facture',
  order: 'bon de commande, achats, commande passée',
  booking: 'confirmation de réservation, réservé, réservation n°',
  ticket: 'titre de transport, billet électronique, titre de voyage',
  parcel: 'envoi, paquet, numéro de suivi, suivi de colis, n° de suivi',
  delivery: 'bordereau de livraison, bon de livraison, distribution, livré, livrée',
  licence:
    'permis de séjour, autorisation de stationnement, carte professionnelle, permis de chasse, permis de pêche, agrément',
  registration:
    'inscription au registre, immatriculation du bien, inscrit au registre, immatriculé, immatriculée, enregistré, enregistrée, publicité foncière, date de 1re immatriculation, b date de 1re immatriculation, première immatriculation, date de première immatriculation, b date de première immatriculation, première mise en circulation, date de première mise en circulation, date de mise en circulation, mise en circulation, 1re immatriculation, 1ère immatriculation, date de 1ère immatriculation, 1re mise en circulation, date de 1re mise en circulation, 1ère mise en circulation, date de 1ère mise en circulation, date mise en circulation, h date d immatriculation',
  certificate: 'certificat d immatriculation, procès verbal, pv de contrôle, justificatif, brevet',
  meter: 'numéro de compteur, n° de compteur, compteur n°, matricule compteur, compteur électrique, compteur linky',
  electricity: 'électrique, énergie électrique, fourniture d électricité',
  gas: 'gaz naturel, fourniture de gaz',
  water: 'eau potable, eau froide, eau chaude, assainissement',
  loan: 'emprunt, prêt immobilier, crédit immobilier, financement, hypothèque, prêt hypothécaire, crédit hypothécaire',
  tenancy: 'bail d habitation, contrat de location, contrat de bail, louage',
  exam: 'épreuve, épreuves, concours, session d examen, contrôle continu',
  payment: 'virement, date de valeur, encaissement, paiements, remboursements, versements, acquittement',
  employment: 'contrat de travail, relation de travail, embauche, engagement de travail',
  pension: 'allocation, rente, pension de retraite, retraite complémentaire',
  claim: 'déclaration de sinistre, dossier sinistre, réclamation, numéro de sinistre',
  application: 'demande, candidature, requête, dossier de demande, demandes',
  prescription: 'prescription, ordonnances, prescription médicale',
  appointment: 'rdv, rendez vous, consultation, prochain rdv',
  vaccination: 'vaccins, injection vaccinale, vaccinations, vacciné, vaccinée, rappel vaccinal',
  enrolment: 'inscrit, inscrite, réinscription, inscriptions, scolarité',
  notice: 'avis de départ, congé donné',
  event: 'manifestation, évènement, représentation, match, séance de spectacle, conférence, intitulé de l événement',
  document: 'pièce d identité, pièce justificative, nature du document, type de pièce',
  plate:
    'immatriculation, n° d immatriculation, a numéro d immatriculation, a n° d immatriculation, plaque minéralogique, numéro de plaque, n° immatriculation, plaque d immatriculation du véhicule',
  seat: 'siège n°, place n°, numéro de place, numéro de siège, places assises, rang et place, fauteuil, strapontin',
  room: 'numéro de chambre, chambre n°, salle de cours, n° de chambre',
  gate: 'porte d embarquement, hall d embarquement, numéro de porte',
  zone: 'zone tarifaire, zones tarifaires, secteur tarifaire',
  plan: 'option tarifaire, abonnement choisi, niveau de garantie, formule choisie, offre souscrite, tarif appliqué, type d abonnement, formule d abonnement',
  level: 'degré, échelon, niveau atteint, coefficient',
  licenceClass: 'catégories, catégorie de permis, catégorie b, classe du permis',
  department: 'service concerné, unité, division, pôle, composante',
  hospital:
    'laboratoire, cabinet, établissement de santé, centre médical, maison de santé, centre de vaccination, lieu de vaccination, centre de santé',
  club: 'association, fédération, club sportif, section locale, ligue, comité',
  street: 'voie et numéro, numéro et voie, n° et voie, avenue, boulevard, nom de la rue, rue et numéro',
  country: 'pays d origine, pays de résidence, pays de destination, état pays, pays d immatriculation',
  email: 'adresse courriel, adresse de courriel, adresse de messagerie, courriel de contact, courriel du client',
  phone:
    'téléphone, mobile, portable, tél, numéro de téléphone, ligne, téléphone portable, numéro de portable, numéro de mobile, téléphone mobile, téléphone fixe, tél portable, n° de téléphone, numéro d appel, gsm',
  username: 'nom d usager, login, nom d affichage, nom de connexion',
  gender: 'sexe de l animal, genre de la personne, homme ou femme',
  method:
    'mode de paiement, moyen de paiement, mode de règlement, mode d encaissement, payé par, réglé par, mode de versement, moyen de règlement, mode de paiement choisi, réglé par carte',
  frequency:
    'fréquence, périodicité, intervalle, fractionnement, échelonnement, rythme de paiement, périodicité de paiement, fréquence de paiement, périodicité des versements, rythme',
  date: 'quand, le jour, date du jour, à quelle date, en date du',
  cancelledOn:
    'résiliation, résilié le, date de résiliation, annulé le, résilié au, annulation, date de radiation, radié le, radiation, radiée le, clôturé le, clôture du compte, résiliée le, annulée le, date d annulation, dissolution',
  updated: 'actualisé le, dernière modification, mise à jour le, révisé le, date de mise à jour',
  departure:
    'départ, aller, départ le, date de départ, heure de départ, date et heure de départ, date du voyage, date de voyage, voyage aller, embarquement à, jour de départ, départ à, départ prévu',
  arrival:
    'arrivée, livraison prévue, livraison estimée, arrivée le, heure d arrivée, date d arrivée, date et heure d arrivée, arrivée prévue, arrivée à l heure, arrivée prévue à',
  time: 'heures d ouverture, horaire, horaires, à quelle heure, créneau, créneau horaire, heure de début',
  period:
    'période, période de facturation, mois de paie, période concernée, période de paie, période de consommation, mois concerné, exercice, période du, période couverte, période d imposition, trimestre concerné, année d imposition, période de location, période de validité, mois de, du au',
  age: 'âgé de, âge de l enfant, âge en années',
  capital: 'capital social, capital souscrit, capital de la société, capital libéré, montant du capital',
  balance: 'solde disponible, solde du compte, solde en euros, solde au, solde actuel, solde comptable, solde courant',
  overdue: 'échu, échue, échus, échéances impayées, retard de paiement, en souffrance',
  fee: 'frais de dossier, frais d inscription, frais de port, frais de gestion, frais de tenue de compte, frais de service, frais de scolarité, frais d envoi, frais de livraison, droits d inscription, commission, honoraires, redevance, cotisation club, charges de copropriété, charges, provision sur charges, frais de notaire, frais bancaires, montant de la cotisation, taxe de séjour, provision pour charges, frais d agence',
  premium:
    'prime, cotisation annuelle, cotisation annuelle ttc, prime annuelle, prime totale, cotisation ttc, prime ttc, montant de la prime, cotisation d assurance, prime d assurance, prime mensuelle, prime nette, cotisation mensuelle, prime annuelle ttc, cotisation annuelle totale',
  pay: 'salaire de base, salaire brut, salaire net, salaire mensuel, traitement indiciaire, rémunération brute, rémunération nette, appointements, salaire mensuel brut, salaire horaire, taux horaire',
  income: 'ressources, revenus annuels, revenus mensuels, revenu annuel, ressources mensuelles, revenus du foyer',
  rent: 'loyer mensuel, loyer charges comprises, loyer hors charges, loyer de base, montant du loyer, loyer principal, loyer actuel, loyer hc, loyer cc',
  tax: 'montant tva, montant de la tva, total tva, tva 20, impôt sur le revenu, taxe foncière, taxe d habitation, impôts, accise, impôt dû, montant de l impôt, taxes, tps, tvq, tva à payer',
  discount: 'ristourne, escompte, promotion, promo, remise accordée, rabais accordé, bon de réduction, code promo',
  deposit:
    'caution, dépôt, dépôt de garantie, acompte, dépôt de garantie versé, garantie locative, provision, arrhes, avance, montant du dépôt, acompte versé, acomptes versés',
  limit:
    'plafond, limite, plafond de retrait, plafond de paiement, découvert autorisé, autorisation de découvert, limite de crédit, montant maximal, plafond de la carte, limite de retrait, facilité de caisse, plafond annuel',
  coverage:
    'couverture, garantie, garanties, capital garanti, montant garanti, capital assuré, capitaux assurés, capital mobilier, capital mobilier garanti, montant de garantie, montant de la garantie, plafond de garantie, somme assurée, capitaux garantis, étendue des garanties, garanties souscrites, risques couverts, risques garantis, capital mobilier assuré',
  deductible: 'montant de la franchise, franchise par sinistre, franchise applicable',
  refund:
    'remboursement, montant remboursé, remboursé, avoir client, montant du remboursement, à vous rembourser, remboursement prévu',
  fine: 'contravention, amende forfaitaire, pénalités, montant de l amende',
  interest:
    'intérêt, taux, taux d intérêt, taeg, taux nominal, taux débiteur, taux annuel effectif global, taux du prêt, taux fixe, taux annuel, taux effectif global, taux d intérêt nominal, taux nominal annuel, teg',
  percent: 'pourcentage de réduction, taux d occupation, taux de présence, quotité de travail, en pourcentage',
  points: 'solde de points, points de fidélité, points acquis, points cumulés, points restants',
  data: 'données utilisées, go restants, volume restant, enveloppe internet',
  power:
    'puissance, puissance souscrite, puissance fiscale, puissance administrative, chevaux fiscaux, puissance administrative nationale, puissance nette maximale, puissance maximale, puissance du moteur, chevaux, cv fiscaux, puissance du véhicule, p 6 puissance administrative nationale, puissance en kw, puissance en kva, p 2 puissance nette maximale',
  area: 'surface, surface habitable, superficie, surface carrez, surface privative, superficie habitable, surface loi carrez, contenance, contenance cadastrale, surface totale, superficie totale, surface du logement, surface du terrain, superficie du terrain, mètres carrés, superficie au sol, surface utile',
  reading: 'index relevé, valeur relevée, valeur de l index, index compteur, dernier relevé, relevé du compteur',
  quantity:
    'quantité, nombre total, qté, qte, nombre de personnes, nombre d articles, combien, nombre d exemplaires, nombre de voyageurs, nombre de colis, effectif, nombre de participants',
  visits: 'nombre de visites, passages, nombre d entrées, entrées restantes, séances restantes',
  credits: 'ects, crédits, crédits obtenus, nombre de crédits',
  due: 'échéance, date d échéance, date échéance, échéances, exigible le, exigible, date d exigibilité, dernier jour pour régler, dernier jour pour payer, à régler pour le, à payer pour le, à payer au plus tard le, payable le, payable au plus tard le, date limite, date butoir, dernier délai, délai de paiement, à régler, à rendre le, à rendre avant le, retour prévu, date de retour, retour le, date limite de retour, retour avant le, date limite de réponse, à retourner avant le, échéance de la facture, date d échéance de la facture, prélevé le, date de prélèvement bancaire',
  pending: 'à traiter, en instance, en attente de validation, non comptabilisé, à venir débit',
  available: 'disponibles, solde disponible, disponible immédiatement, utilisable',
  current: 'courant, courante, en vigueur',
  next: 'prochains, prochaines, suivante, la prochaine, visite avant le, x 1 visite avant le',
  inspection: 'x 1 visite avant le, prochain contrôle technique, prochain contrôle',
  last: 'derniers, dernières, la plus récente, le plus récent, plus récent',
  former: 'antérieur, antérieure, anciens, anciennes, précédent propriétaire',
  upcoming: 'nouvel, futurs',
  first:
    'premier, première, 1er, 1re, 1ère, première immatriculation, date de 1re immatriculation, b date de 1re immatriculation, date de première immatriculation, b date de première immatriculation, première mise en circulation, date de première mise en circulation, date de mise en circulation, mise en circulation, 1re immatriculation, 1ère immatriculation, date de 1ère immatriculation, 1re mise en circulation, date de 1re mise en circulation, 1ère mise en circulation, date de 1ère mise en circulation, date mise en circulation',
  gross: 'montant brut, salaire brut total, total brut, hors charges, brut mensuel, brut imposable',
  minimum: 'minimal, minimale, au moins, le plus bas',
  maximum: 'maximal, maximale, au plus, le plus élevé',
  original: 'd origine, montant initial, capital initial, capital emprunté initial',
  monthly: 'par mensualité, chaque mois, mensuels',
  yearly: 'annuels, annuelles, sur 12 mois, par année, chaque année',
  home: 'domicile personnel, privé, privée',
  work: 'bureau professionnel, travail',
  shipping: 'adresse de livraison, adresse d expédition, livrer à',
  billing: 'adresse de facturation',
  emergency:
    'urgence, personne à prévenir, à prévenir en cas d urgence, contact d urgence, personne à contacter en urgence, en cas d urgence',
  mailing: 'adresse de correspondance, adresse d envoi, adresse de courrier',
  detail: 'renseignements, précisions complémentaires, aperçu, descriptif',
  savings: 'livret d épargne, plan d épargne, compte épargne, livret a',
  portfolio: 'compte titres, valeurs mobilières',
  holdings: 'parts détenues, nombre de titres, titres',
  device: 'équipement, appareil raccordé, modèle d appareil',
  library: 'bibliothèque de prêt, bibliothèque municipale',
  language: 'langue maternelle, langue d enseignement, langue de correspondance, langue parlée',
  nationality: 'citoyenneté, pays de nationalité',
  shop: 'enseigne du magasin, point de vente, commerce',
  season: 'saison sportive, saison en cours',
  donor: 'donateur ou donatrice, donateurs, n° de donateur, mécène',
  service: 'services, prestations, nature de la prestation, type de service, intervention',
  website: 'adresse du site',
  signed: 'date signature, bail signé, contrat signé',
  signatory: 'qui a signé, qui signe',
  deed: 'date de l acte',
};
