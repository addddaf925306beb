/** What registers, parcels, health papers, schools, journeys and bills speak of, in Dutch. */
export const dutchRecords = `
colour: kleur, tweede kleur, vachtkleur, lakkleur
fuel: brandstof, brandstofsoort, brandstoftype, energiebron, aandrijving, brandstof 1
make: merk, automerk, fabrikant, fabrieksmerk, voertuigmerk, producent
model: handelsbenaming, voertuigmodel, modelaanduiding, typeaanduiding, uitvoering, modelnaam
body: carrosserie, carrosserievorm, inrichting, carrosserietype, koetswerk
engine: motorcode, motortype
engineSize: cilinderinhoud, motorinhoud, slagvolume
weight: gewicht, leeggewicht, massa rijklaar, rijklaar gewicht, massa, toegestane maximum massa, technische max massa, eigen massa, laadvermogen, brutogewicht
mileage: kilometerstand, tellerstand, km-stand, afgelezen kilometerstand, gereden kilometers
emissions: emissieklasse, uitstoot, co2-uitstoot, milieuclassificatie, euroklasse, emissienorm, euronorm
manufactured: bouwjaar, productiejaar, jaar van fabricage, fabricagejaar, modeljaar, productiedatum
use: gebruiksdoel, soort gebruik, bestemming van het pand, gebruiksfunctie
inspection: keuring, keurings, apk, controle, onderzoek, technische keuring, schouwing, inspectie, vervalt apk
inspector: keurmeester, inspecteur, controleur, gekeurd door, onderzocht door, taxateur, meteropnemer, expert, verkeersinspecteur, examinator
station: keuringsstation, keuringsinstantie, garagebedrijf, werkplaats, apk station, testlocatie, keuringsplaats
result: resultaat, uitslag, uitkomst, bevinding, conclusie, eindresultaat, oordeel, testuitslag, beslissing, besluit, voortgang, bevorderd, vonnis, meetwaarde, testwaarde, overgangsbesluit, eindbeoordeling
defect: gebrek, gebreken, geconstateerde gebreken, mankementen, afkeurpunten, adviespunten, schadeomschrijving
restriction: beperking, beperkingen, voorwaarden, beperkende codes, bijzondere voorwaarden, erfdienstbaarheden, huisdieren, erfpacht, zakelijke rechten, beperkte rechten, aantekening recht, lasten, hypothecaire inschrijving, beslag
carrier: vervoerder, bezorgdienst, pakketdienst, koerier, luchtvaartmaatschappij, verzonden met, verzonden via, bezorgd door, bezorger, transporteur, uitgevoerd door
pickup: afhalen, af te halen, klaar om af te halen, afhaalpunt, afhaallocatie, ophalen, ophaalpunt, pakketpunt, postnl punt, pakketautomaat, ophaallocatie, af te halen bij, op te halen bij, afhaalvestiging, afhaalbibliotheek
contents: inhoud, goederen, goederenomschrijving
note: opmerking, opmerkingen, toelichting, bijzonderheden, aantekening, aantekeningen, notitie, bericht, bezorginstructie, bezorginstructies, wens, wensen, instructies, mededelingen, mededeling, allergieën, bijwerkingen, advies, aanbevelingen, vervolgafspraken, inentingsreactie
expected: verwacht, verwachte, bezorgmoment, verwacht op, geplande levering, bezorgdatum, vermoedelijke leverdatum
shipped: verzonden, verstuurd, verzonden op, verzenddatum, verstuurd op, aangeboden op, ter post bezorgd, aangenomen, overhandigd, verzending
cashOnDelivery: rembours, remboursbedrag, onder rembours, betaling bij aflevering
code: afhaalcode, ophaalcode, pincode, toegangscode, deurcode, beveiligingscode, verificatiecode, controlecode, bevestigingscode, retourcode, activeringscode, meldcode, goederencode, gn code, taric code, kortingscode, vouchercode, inlogcode
barcode: streepjescode, eancode, 3s code
article: artikelcode, productcode
articleNumber: goederencode, gn code, taric code
diagnosis: diagnose, diagnoses, indicatie, hoofddiagnose, reden van verwijzing, zorgvraag
disease: ziekte, aandoening, ziektebeeld, vaccinatie tegen, ingeënt tegen, bescherming tegen
medicine: geneesmiddel, geneesmiddelen, medicijn, medicijnen, medicatie, preparaat, vaccin, vaccinnaam
ingredient: werkzame stof, werkzame stoffen, werkzaam bestanddeel, stofnaam, actieve stof
dosage: dosering, gebruiksaanwijzing, inname, doseringsvoorschrift, wijze van gebruik, gebruik geneesmiddel
dose: dosis, dosisnummer, prik, hoeveelste dosis
batch: batchnummer, lotnummer, partijnummer, chargenummer, serienummer vaccin
pharmacy: apotheek, vaste apotheek
pharmacist: apotheker, apothekersassistent, afgeleverd door
sample: monster, monstersoort, monstermateriaal, staal, monstertype, materiaal, monsternummer
sampled: afgenomen, afgenomen op, afnamedatum, monstername, afname, testdatum, prikdatum, staalname
bodyHeight: lengte in cm, lichaamslengte, lengte cm, lengte
copayment: eigen bijdrage, eigen betaling, remgeld, bijbetaling, persoonlijk aandeel, wettelijke eigen bijdrage
chip: chipnummer, microchip, transpondernummer, microchipnummer, transpondercode, chipdatum, datum chippen, implantatiedatum, gechipt op
species: diersoort, soort dier, soort huisdier
breed: kattenras, ras van het dier
blood: bloedtype, resusfactor
father: vader, ouder 1, ouder, ouder of verzorger
mother: moeder, ouder 2, ouder, ouder of verzorger
spouse: echtgenoot, echtgenote, geregistreerd partner, geregistreerde partner, levenspartner, gehuwd met, huwelijkspartner
guarantor: borgsteller, borgstaande, medeschuldenaar, garantsteller
householder: gezinshoofd, hoofd van het gezin, hoofd van het huishouden, hoofdbewoner, referentiepersoon
relation: verwantschap, familierelatie, familieband, relatie met
teacher: docent, docente, leraar, lerares, leerkracht, klassenleraar, mentor, trainer, trainster, instructeur, cursusleider, lesgever, groepsleerkracht, praktijkbegeleider, opleider, studieloopbaanbegeleider, rijinstructeur, rij instructeur, juf, pedagogisch medewerker, begeleider
author: auteur, schrijver, schrijfster, geschreven door
agent: tussenpersoon, assurantietussenpersoon, makelaar, verzekeringsmakelaar, verzekeringsadviseur, verzekeringstussenpersoon, bemiddelaar, verkoopmakelaar
caseworker: behandelaar, zaakbehandelaar, behandeld door, behandelend ambtenaar, dossierbehandelaar, in behandeling bij, klantadviseur, dossierbeheerder, contactambtenaar, opgesteld door, uw contactpersoon bij de gemeente, casemanager, zaakverantwoordelijke
signatory: ondertekenaar, ondertekend door, handtekening, getekend door, getekend, voor akkoord, namens deze, tekenbevoegde, goedgekeurd door, alleen zelfstandig bevoegd, tekenbevoegdheid, wie mag tekenen, wie tekent, gewaarmerkt door
representative: vertegenwoordiger, wettelijk vertegenwoordiger, gemachtigde, vertegenwoordigd door, bestuurder, bestuurders, zaakvoerder, gevolmachtigde, bevoegd functionaris, ouder, verzorger, ouder of verzorger, voogd, bevoegdheid, wie vertegenwoordigt, volmacht, wettelijke vertegenwoordiger, bewindvoerder, procuratiehouder
chairperson: voorzitter, voorzitster, president, bestuursvoorzitter
shareholder: aandeelhouder, aandeelhouders, enig aandeelhouder, vennoot, vennoten, firmant, beherend vennoot, uiteindelijk belanghebbende, aandeelhoudster
court: rechtbank, gerecht, griffie, ondernemingsrechtbank, kantongerecht, gerechtshof
authority: overheidsinstantie, bevoegde instantie, bevoegde autoriteit, autoriteit, afgevende instantie, afgevende autoriteit, belastingdienst, bestuursorgaan, belastingkantoor, dienst burgerzaken, uitgegeven door, verstrekt door, verstrekkende instantie, cbr, uwv, gemeente van inschrijving, afgifte door, douanekantoor, rdw, kamer van koophandel, sociale verzekeringsbank, omgevingsdienst
creditor: geldverstrekker, kredietverstrekker, hypotheekverstrekker, schuldeiser, kredietgever, hypotheekhouder, pandhouder, crediteur, geldgever
founded: opgericht, oprichting, oprichtingsdatum, opgericht op, oprichtings, gevestigd sinds, datum vestiging
signed: ondertekend, ondertekend op, gesloten op, contractdatum, afsluitdatum, afgesloten op, datum overeenkomst, tekendatum, getekend op, passeerdatum, ondertekenings, ondertekeningsdatum, handtekening datum, wanneer getekend, besluitdatum, datum akte
activity: activiteit, activiteiten, bedrijfsactiviteit, bedrijfsactiviteiten, hoofdactiviteit, sbi code, sbi-code, branche, bedrijfstak, sector, nacebel, bedrijfsomschrijving, aard van het bedrijf, maatschappelijk doel, activiteitencode
brand: handelsnaam, merknaam, handelsnamen, roepnaam bedrijf, commerciële naam, verkorte naam
purpose: doel, doeleinde, bestemd voor, ten behoeve van, afgegeven ten behoeve van, waarvoor
reason: reden, oorzaak, aanleiding, grondslag, reden van, opzegreden, overtreding, feitomschrijving, reden uitschrijving
plot: perceel, kadastrale aanduiding, kadastraal perceel, kavel, bouwkavel, kadastraal object, kadastrale gegevens, kadastrale grootte, volkstuin
deed: akte, leveringsakte, eigendomsakte, hypotheekakte, notariële akte, eigendomstitel, transportakte, rechtsgrond
share: aandeel, eigendomsaandeel, breukdeel, aandeel in eigendom, onverdeeld aandeel, eigendomsverhouding, quotiteit, stemrecht, stemmen, breukdelen, aandelen vve
floor: verdieping, etage, bouwlaag, woonlaag
apartment: appartement, appartementsnummer, flat, flatnummer, huisnummer toevoeging, busnummer, woonunit, appartementsrecht, appartementsindex
rooms: kamers, slaapkamers
valuation: woz waarde, woz-waarde, getaxeerde waarde, taxatiewaarde, marktwaarde, vastgestelde waarde, kadastraal inkomen, waarde onroerende zaak, vastgestelde woz waarde, cataloguswaarde, catalogusprijs, herbouwwaarde, douanewaarde, economische waarde, verkoopwaarde, afkoopwaarde, dagwaarde, aankoopwaarde woning, heffingsmaatstaf
turnover: omzet, jaaromzet, netto-omzet, omzetcijfer, opbrengsten
fund: reservefonds, onderhoudsfonds, reserve groot onderhoud, onderhoudsreserve, reservekapitaal, vve reserve, voorziening groot onderhoud
territory: dekkingsgebied, geldigheidsgebied, verzekeringsgebied, toepassingsgebied, geldig in, werelddekking, gebied
supplyPoint: ean-code, eancode elektriciteit, aansluitnummer, aansluiting, leveringspunt, aansluitpunt
distributor: netbeheerder, netwerkbeheerder, distributienetbeheerder, regionale netbeheerder, meetbedrijf
opening: beginstand, beginsaldo, oude stand, oude meterstand, vorige stand, vorige meterstand, openingssaldo, saldo begin, vorig saldo, oud saldo
closing: eindstand, eindsaldo, nieuwe stand, nieuwe meterstand, huidige meterstand, slotsaldo, nieuw saldo, saldo einde, slotstand, huidige stand
principal: hoofdsom, restschuld, resterende schuld, hypotheekbedrag, leningbedrag, resterende lening, kredietbedrag, restant lening, saldo lening
instalment: maandlast, maandlasten, maandtermijn, termijn, termijnbedrag, aflossing, aflossen, aflossings, aflosfase, aflosbedrag, terugbetaling, voorschot, voorschotbedrag, voorschotten, afbetaling, stookkostenvoorschot, termijnen, teruggaaf voorschot, afbetalingsbedrag
overpayment: te veel betaald, teveel betaald, terug te ontvangen, tegoed uit afrekening, in uw voordeel, creditbedrag, overschot
lateFee: aanmaningskosten, herinneringskosten, incassokosten, vertragingsrente, te laat geld, telaatgeld, boeterente, achterstandsrente, invorderingsrente, nalatigheidsinteresten, verzuimboete, verwijlinteresten
deduction: inhouding, inhoudingen, ingehouden, aftrek, aftrekpost, aftrekposten, heffingskorting, vrijstelling, belastingvrij bedrag, aftrekbaar, giftenaftrek, loonheffingskorting, arbeidskorting, algemene heffingskorting, vrijgesteld bedrag
taxBase: belastbaar inkomen, belastbaar loon, heffingsgrondslag, grondslag, fiscaal loon, loon voor loonheffing, belastbaar bedrag, maatstaf van heffing, loon loonheffing, bijdrage-inkomen, pensioengrondslag, pensioengevend, dagloon, sv loon, coördinatieloon
bonus: toeslag, toeslagen, vakantiegeld, vakantietoeslag, eindejaarsuitkering, gratificatie, dertiende maand, bijzondere beloning, premie ploegendienst, eindejaarspremie, transitievergoeding, ontslagvergoeding, welkomstbonus
contribution: bijdrage, premies werknemersverzekeringen, pensioenpremie, pensioenbijdrage, werkgeversbijdrage, werknemersbijdrage, premie volksverzekeringen, zvw bijdrage, sociale bijdrage, sociale premies, rsz bijdrage, eenmalige bijdrage, extra bijdrage, periodieke bijdrage, ledenbijdrage
hours: uren, arbeidsuren, arbeidsduur, uren per week, contracturen, gewerkte uren, overuren, arbeidsduur per week, werkuren, weekuren, lesuren, urenomvang, opvanguren, contractomvang, aantal gewerkte dagen, gewerkte dagen, rijlessen, roosteruren, urensaldo, plusuren
leave: verlof, vakantiedagen, verlofdagen, verlofuren, vakantie-uren, vakantiesaldo, verlofsaldo, vakantierechten, vakantie
noticePeriod: opzegtermijn, opzeggingstermijn, opzegperiode
branch: bijkantoor, vestigingskantoor, thuisbibliotheek, bibliotheekvestiging, thuisvestiging, kantoor, bankkantoor, vestigingsnaam, vestigingsadres, bezoekadres, adres vestiging, vestiging
channel: contactvoorkeur, voorkeurskanaal, bericht via, meldingen via, kanaal, notificaties, wijze van contact, meldingen
studyYear: studiejaar, leerjaar, jaar van de opleiding, opleidingsjaar, studiefase, jaarlaag
studyMode: opleidingsvorm, onderwijsvorm, vorm van de opleiding, studievorm, leerweg, studiewijze, inschrijfvorm, voltijd, deeltijd, vorm inschrijving, onderwijstype
train: trein, treinnummer, treintype, ritnummer
coach: rijtuig, rijtuignummer, wagon, treinstel, coupé
platform: spoor, perron, vertrekspoor, aankomstspoor, halte
travelClass: reisklasse, vervoersklasse, cabineklasse, boekingsklasse, comfortklasse
checkIn: aankomstdatum, inchecken, incheckdatum, inchecktijd, aankomstdag, datum aankomst
checkOut: vertrekdatum, uitchecken, uitcheckdatum, vertrekdag, uitchecken voor, datum vertrek
nights: nachten, overnachtingen, verblijfsduur
luggage: bagage, ruimbagage, handbagage, koffer, koffers, ingecheckte bagage, reisbagage, bagagevrijdom
venue: zaal, ontmoetingsplaats, plaats van het evenement, plaats van de vergadering, evenementlocatie, cursuslocatie, verzamelplaats, leslocatie, speellocatie, pleegplaats, plaats overtreding, plaats ongeval, beurs, handelsplaats
organiser: organisator, georganiseerd door, organisatie evenement, reisorganisatie, gastheer, reisorganisator, organiserende vereniging
training: geboekte les, groepsles, volgende les, trainingssessie, gereserveerde les, lessen
borrowed: geleend, uitgeleend, geleende materialen, in bezit, leningen bibliotheek, geleende boeken, uitleningen, boeken geleend, exemplaren geleend, uitgeleend op, leendatum, geleend op, uitleendatum
reserved: gereserveerd, reserveringen, gereserveerde materialen, wachtlijst, gereserveerde boeken, reservering klaar, klaar om op te halen
`;
