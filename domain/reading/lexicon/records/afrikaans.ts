/** What registers, parcels, health papers, schools, journeys and bills speak of, in Afrikaans. */
export const afrikaansRecords = `
colour: kleur, verfkleur, haarkleur van dier
fuel: brandstof, brandstoftipe, aandrywing, energiebron
make: fabrikaat, vervaardiger, handelsmerk van voertuig, voertuigfabrikaat, maak van voertuig
model: reeksnaam, modelnaam, voertuigmodel, handelsbeskrywing, modelbeskrywing
body: bakvorm, bakwerk, bakstyl, voertuigbeskrywing
engine: enjin, enjinnommer, masjiennommer
engineSize: enjingrootte, enjinkapasiteit, silinderinhoud, enjinvermoë
weight: gewig, massa, tarra, leë massa, eie massa, leeggewig
mileage: kilometerlesing, odometerlesing, afstandmeter, kilometers gery
emissions: uitlaatgasse, emissieklas, koolstofuitstoot, co2-uitlating, uitlatings
manufactured: jaar van vervaardiging, vervaardigingsjaar, boujaar, modeljaar, jaar vervaardig
use: gebruiksdoel, doel van gebruik, grondgebruik, voertuiggebruik, aard van gebruik
inspection: inspeksie, padwaardigheid, padwaardigheidstoets, padwaardigheidsertifikaat, ondersoek, keuring, toets
inspector: inspekteur, ondersoeker, toetsbeampte, geïnspekteer deur, ondersoek deur, meterleser
station: toetsstasie, toetssentrum, werkwinkel, motorhawe, padwaardigheidsentrum
result: resultaat, bevinding, uitkoms, gevolgtrekking, beslissing, toetsuitslag, eindresultaat
defect: gebrek, gebreke, defek, defekte, tekortkominge, foute
restriction: beperking, beperkings, voorwaardes, bestuurderbeperkings, voertuigbeperkings, titelvoorwaardes
carrier: vervoerder, koerier, koerierdiens, lugredery, afgelewer deur, versend deur, vragdiens
pickup: afhaalpunt, afhaalplek, afhaal, haal af by, invorderingspunt, kollektepunt, afhaalkantoor
contents: inhoud, goedere, beskrywing van goedere
note: opmerking, opmerkings, aantekening, kommentaar, spesiale instruksies, afleweringsinstruksies, boodskap
expected: verwag, verwagte, geskatte aflewering, beraamde aankoms, verwag op
shipped: versend, versend op, versenddatum, gestuur op, gepos op, versendingsdatum, oorhandig
cashOnDelivery: kontant by aflewering, kba bedrag, betaling by aflewering
code: toegangskode, afhaalkode, sekuriteitskode, verifikasiekode, pinkode, bevestigingskode, oopmaakkode
barcode: strepieskode, staafkode
article: artikelnommer, itemnommer, produkkode, onderdeelnommer
diagnosis: diagnose, diagnosekode, indikasie, kliniese diagnose, icd-kode
disease: siekte, toestand behandel, inenting teen, ingeënt teen, beskerming teen
medicine: medisyne, medikasie, geneesmiddel, middel voorgeskryf, preparaat
ingredient: aktiewe bestanddeel, aktiewe stof, bestanddeel
dosage: dosering, gebruiksaanwysings, gebruiksaanwysing, hoe om te neem, neem
dose: dosis, dosisnommer
batch: lotnommer, bondelnommer, bondel nommer
pharmacy: apteek
pharmacist: apteker, geresepteer deur, toeberei deur
sample: monster, monstertipe, spesimen
sampled: monster geneem, monster geneem op, datum van monsterneming, geneem op, bloed getrek, toetsdatum
bodyHeight: liggaamslengte, lengte in cm
copayment: bybetaling, eie bydrae, pasiënt betaal, lid se bydrae, eie sak bedrag
chip: mikroskyfie, mikroskyfienommer, skyfienommer, transpondernommer
species: spesie, diersoort, soort dier
breed: honderas, ras van dier
blood: bloedtipe
father: vader, pa se naam
mother: moeder, ma se naam
spouse: eggenoot, eggenote, getroud met, lewensmaat
guarantor: waarborggewer, medeskuldenaar, borgsteller
householder: hoof van huishouding, gesinshoof, hoof van die huishouding, hoof van gesin
relation: verwantskap, verhouding, familieverwantskap
teacher: onderwyser, onderwyseres, klasonderwyser, registeronderwyser, dosent, instrukteur, afrigter, opleier, lektor, studieleier
author: outeur, skrywer, skryfster, geskryf deur
agent: makelaar, versekeringsmakelaar, tussenganger, finansiële adviseur, eiendomsagent
caseworker: gevallebeampte, saakbeampte, hanteer deur, behandel deur, navrae, opgestel deur, verwerk deur, beampte
signatory: ondertekenaar, onderteken deur, handtekening, geteken deur, goedgekeur deur, gemagtigde ondertekenaar
representative: verteenwoordiger, wettige verteenwoordiger, verteenwoordig deur, gevolmagtigde, direkteur, direkteure
chairperson: voorsitter, voorsitster, president van die raad, voorsittende beampte
shareholder: aandeelhouer, aandeelhouers, enigste aandeelhouer, vennoot, vennote, lede van maatskappy
court: landdroshof, hooggeregshof, distrikshof
authority: owerheid, uitreikende owerheid, bevoegde owerheid, munisipaliteit, belastingkantoor, registrasieowerheid, uitgereik by
creditor: skuldeiser, geldgewer, leninggewer, uitlener, verbandhouer, kredietverskaffer, titelhouer bank
founded: gestig, gestig op, stigtingsdatum, datum van stigting, ingelyf, datum van inlywing, inlywingsdatum
signed: onderteken, onderteken op, geteken op, kontrakdatum, gesluit op, datum van ooreenkoms
activity: bedrywigheid, bedrywighede, hoofbedrywigheid, aard van besigheid, sakebedrywigheid, bedryf, sektor, besigheidsaktiwiteit
brand: handelsnaam, merknaam, handelsmerk, kort naam
purpose: doel, doeleinde, uitgereik vir, waarvoor
reason: rede, rede vir, oorsaak, gronde, rede vir beëindiging
plot: erf, erfnommer, perseelnommer, grondstuk, gedeelte, plaasnommer, kadastrale nommer
deed: akte, titelakte, transportakte, titelaktenommer, aktenommer, verbandakte
share: aandeel, eiendomsaandeel, onverdeelde aandeel, deelnemingskwota
floor: verdieping, vloer, op verdieping
apartment: woonstel, woonstelnommer, eenheid, eenheidnommer, deelnommer
rooms: slaapkamers, kamers
valuation: waardasie, munisipale waardasie, markwaarde, belasbare waarde, geskatte waarde, eiendomswaardasie
turnover: omset, verkope
fund: reserwefonds, onderhoudsfonds, reserwe, instandhoudingsfonds
territory: gebied, geldigheidsgebied, geografiese dekking, geldig in, dekkingsgebied
supplyPoint: aansluitingspunt, voorsieningspunt, aansluitingsnommer, toevoerpunt
distributor: verspreider, netwerkoperateur, kragverskaffer, elektrisiteitsverspreider
opening: beginsaldo, openingsaldo, vorige lesing, vorige saldo, saldo oorgedra, beginlesing, ou lesing
closing: eindsaldo, sluitingsaldo, huidige lesing, nuwe lesing, nuwe saldo, eindlesing
principal: kapitaalbedrag, hoofsom, uitstaande kapitaal, leningbedrag, leningsbedrag, restant van lening
instalment: paaiement, paaiemente, verbandpaaiement, maandelikse betaling, leningpaaiement, aflossing
overpayment: oorbetaling, kredietsaldo, te veel betaal, in jou guns, in u guns
lateFee: laatbetalingsfooi, laatfooi, agterstallige rente, boeterente, strafrente, rente op agterstallige bedrag
deduction: aftrekking, aftrekkings, ingehou, korting op belasting, vrystelling
taxBase: belasbare inkomste, belasbare bedrag, belasbare loon, berekeningsgrondslag
bonus: bonusbetaling, toelae, toelaes, toelaag, dertiende tjek, gratifikasie, jaareindbonus
contribution: bydrae, bydraes, pensioenbydrae, mediese fonds bydrae, werkgewerbydrae, werknemerbydrae, wvf bydrae
hours: ure, werksure, ure per week, ure gewerk, oortyd, kontakure, werkure
leave: verlof, verlofdae, verlofsaldo, vakansiedae, verlof oor
noticePeriod: kennisgewing, kennisgewingstydperk, kennistydperk, opseggingstermyn, kennisgewingtydperk
branch: takkantoor, taknaam, tuistak, tuisbiblioteek
channel: kontakmetode, voorkeurkanaal, kennisgewings, kennisgewing per, kommunikasiekanaal
studyYear: studiejaar, jaar van studie, graad op skool, akademiese vlak, jaargroep
studyMode: studievorm, wyse van studie, studiemodus, voltyds of deeltyds, studiemetode
train: trein, treinnommer
coach: treinwa, koets, wanommer, rytuig
platform: treinspoor, platformnommer, perron
travelClass: reisklas, kajuitklas, besprekingsklas, klas van reis
checkIn: inboek, inboekdatum, aankomsdatum, inklok, datum van aankoms
checkOut: uitboek, uitboekdatum, vertrekdatum, datum van vertrek
nights: nagte, verblyfduur, duur van verblyf
luggage: bagasie, handbagasie, ingeboekte bagasie, bagasietoelae
venue: lokaal, byeenkomsplek, ontmoetingsplek, plek van geleentheid, saal
organiser: organiseerder, aangebied deur, organiseer deur, gasheer, reël deur
training: opleiding, opleidingsessie, oefensessie, les bespreek, volgende klas, volgende les
borrowed: uitgeneem, geleende items, geleende boeke, uitleen
reserved: voorbehou, besprekings, gereserveer, waglys, besproke items
`;
