import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Dutch. */
export const dutchRecords: Forms = {
  colour: 'kleur, eerste kleur, tweede kleur, vachtkleur, lakkleur, kleur voertuig',
  fuel: 'brandstof, brandstofsoort, brandstoftype, energiebron, aandrijving, brandstof 1',
  make: 'merk, automerk, fabrikant, fabrieksmerk, voertuigmerk, producent',
  model: 'handelsbenaming, voertuigmodel, modelaanduiding, typeaanduiding, uitvoering, modelnaam',
  body: 'carrosserie, carrosserievorm, inrichting, carrosserietype, koetswerk',
  engine: 'motornummer, motorcode, motortype',
  engineSize: 'cilinderinhoud, motorinhoud, slagvolume',
  weight:
    'gewicht, leeggewicht, ledig gewicht, massa ledig voertuig, massa rijklaar, rijklaar gewicht, massa, toegestane maximum massa, technische max massa, eigen massa, laadvermogen, brutogewicht',
  mileage: 'kilometerstand, tellerstand, km-stand, afgelezen kilometerstand, gereden kilometers, tellerstand voertuig',
  emissions: 'emissieklasse, uitstoot, co2-uitstoot, milieuclassificatie, euroklasse, emissienorm, euronorm',
  manufactured: 'bouwjaar, productiejaar, jaar van fabricage, fabricagejaar, modeljaar, productiedatum',
  use: 'gebruiksdoel, soort gebruik, bestemming van het pand, gebruiksfunctie',
  inspection:
    'keuring, keurings, apk, apk keuring, controle, onderzoek, technische keuring, schouwing, inspectie, vervaldatum apk, vervalt apk',
  inspector:
    'keurmeester, inspecteur, controleur, gekeurd door, onderzocht door, taxateur, meteropnemer, expert, schade expert, taxateur schade, verkeersinspecteur, examinator',
  station: 'keuringsstation, keuringsinstantie, garagebedrijf, werkplaats, apk station, testlocatie, keuringsplaats',
  result:
    'resultaat, uitslag, uitkomst, bevinding, conclusie, eindresultaat, oordeel, testuitslag, beslissing, besluit, voortgang, bevorderd, vonnis, meetwaarde, testwaarde, overgangsbesluit, eindbeoordeling',
  defect: 'gebrek, gebreken, geconstateerde gebreken, mankementen, afkeurpunten, adviespunten, schadeomschrijving',
  restriction:
    'beperking, beperkingen, voorwaarden, beperkende codes, bijzondere voorwaarden, erfdienstbaarheden, huisdieren, erfpacht, zakelijke rechten, beperkte rechten, aantekening recht, lasten, hypothecaire inschrijving, beslag, beperkingen en lasten',
  carrier:
    'vervoerder, bezorgdienst, pakketdienst, koerier, luchtvaartmaatschappij, verzonden met, verzonden via, bezorgd door, bezorger, transporteur, uitgevoerd door',
  pickup:
    'afhalen, af te halen, klaar om af te halen, afhaalpunt, afhaallocatie, ophalen, ophaalpunt, pakketpunt, postnl punt, pakketautomaat, ophaallocatie, af te halen bij, op te halen bij, afhaalvestiging, afhaalbibliotheek',
  contents: 'inhoud, inhoud zending, inhoud van de zending, goederen, goederenomschrijving, inhoud pakket',
  note: 'opmerking, opmerkingen, toelichting, bijzonderheden, aantekening, aantekeningen, notitie, bericht, bezorginstructie, bezorginstructies, wens, wensen, instructies, mededelingen, mededeling, allergieën, bijwerkingen, advies, aanbevelingen, vervolgafspraken, inentingsreactie',
  expected:
    'verwacht, verwachte, verwachte levering, verwachte bezorging, verwachte bezorgdatum, verwachte leverdatum, verwachte aankomst, bezorgmoment, verwacht op, geplande levering, bezorgdatum, vermoedelijke leverdatum',
  shipped:
    'verzonden, verstuurd, verzonden op, verzenddatum, verstuurd op, aangeboden op, ter post bezorgd, aangenomen, overhandigd, verzending, datum verzending',
  cashOnDelivery: 'rembours, rembours bedrag, remboursbedrag, onder rembours, betaling bij aflevering',
  code: 'afhaalcode, ophaalcode, pincode, toegangscode, deurcode, beveiligingscode, verificatiecode, controlecode, bevestigingscode, retourcode, activeringscode, meldcode, goederencode, gn code, taric code, kortingscode, vouchercode, inlogcode',
  barcode: 'streepjescode, barcode nummer, eancode, 3s code',
  article: 'artikelnummer, artikelcode, art nr, productcode, onderdeelnummer, productnummer',
  diagnosis: 'diagnose, diagnoses, indicatie, hoofddiagnose, reden van verwijzing, zorgvraag',
  disease: 'ziekte, aandoening, ziektebeeld, vaccinatie tegen, ingeënt tegen, bescherming tegen',
  medicine:
    'geneesmiddel, geneesmiddelen, medicijn, medicijnen, medicatie, preparaat, vaccin, naam geneesmiddel, vaccinnaam',
  ingredient: 'werkzame stof, werkzame stoffen, werkzaam bestanddeel, stofnaam, actieve stof',
  dosage: 'dosering, gebruiksaanwijzing, inname, doseringsvoorschrift, wijze van gebruik, gebruik geneesmiddel',
  dose: 'dosis, dosisnummer, prik, nummer van de dosis, hoeveelste dosis',
  batch: 'batchnummer, lotnummer, partijnummer, chargenummer, serienummer vaccin, lot nr',
  pharmacy: 'apotheek, vaste apotheek, afgeleverd door apotheek',
  pharmacist: 'apotheker, apothekersassistent, afgeleverd door',
  sample: 'monster, monstersoort, monstermateriaal, afgenomen materiaal, staal, monstertype, materiaal, monsternummer',
  sampled:
    'afgenomen, afgenomen op, datum afname, afnamedatum, monstername, datum monstername, afname, testdatum, prikdatum, staalname',
  bodyHeight: 'lengte in cm, lichaamslengte, lengte cm, lengte persoon, lengte',
  copayment: 'eigen bijdrage, eigen betaling, remgeld, bijbetaling, persoonlijk aandeel, wettelijke eigen bijdrage',
  chip: 'chipnummer, microchip, transpondernummer, chip nr, microchipnummer, transpondercode, chipdatum, datum chippen, implantatiedatum, gechipt op',
  species: 'diersoort, soort dier, soort huisdier',
  breed: 'hondenras, kattenras, ras van het dier',
  blood: 'bloedgroep, bloedtype, resusfactor',
  father: 'vader, naam vader, naam van de vader, ouder 1, ouder, ouder of verzorger',
  mother: 'moeder, naam moeder, naam van de moeder, ouder 2, meisjesnaam moeder, ouder, ouder of verzorger',
  spouse:
    'echtgenoot, echtgenote, geregistreerd partner, geregistreerde partner, levenspartner, gehuwd met, naam partner, huwelijkspartner',
  guarantor: 'borgsteller, borgstaande, medeschuldenaar, garantsteller',
  householder: 'gezinshoofd, hoofd van het gezin, hoofd van het huishouden, hoofdbewoner, referentiepersoon',
  relation:
    'verwantschap, relatie tot, familierelatie, verhouding tot, familieband, relatie met, graad van verwantschap',
  teacher:
    'docent, docente, leraar, lerares, leerkracht, klassenleraar, mentor, trainer, trainster, instructeur, cursusleider, lesgever, groepsleerkracht, praktijkbegeleider, opleider, studieloopbaanbegeleider, rijinstructeur, rij instructeur, juf, pedagogisch medewerker, begeleider',
  author: 'auteur, schrijver, schrijfster, geschreven door',
  agent:
    'tussenpersoon, assurantietussenpersoon, makelaar, verzekeringsmakelaar, verzekeringsadviseur, verzekeringstussenpersoon, bemiddelaar, verkoopmakelaar',
  caseworker:
    'behandelaar, zaakbehandelaar, behandeld door, behandelend ambtenaar, dossierbehandelaar, in behandeling bij, klantadviseur, dossierbeheerder, contactambtenaar, opgesteld door, uw contactpersoon bij de gemeente, casemanager, zaakverantwoordelijke',
  signatory:
    'ondertekenaar, ondertekend door, handtekening, getekend door, getekend, voor akkoord, namens deze, tekenbevoegde, goedgekeurd door, alleen zelfstandig bevoegd, tekenbevoegdheid, wie mag tekenen, wie tekent, gewaarmerkt door',
  representative:
    'vertegenwoordiger, wettelijk vertegenwoordiger, gemachtigde, vertegenwoordigd door, bestuurder, bestuurders, zaakvoerder, gevolmachtigde, bevoegd functionaris, ouder, verzorger, ouder of verzorger, voogd, bevoegdheid, wie vertegenwoordigt, volmacht, wettelijke vertegenwoordiger, bewindvoerder, procuratiehouder',
  chairperson: 'voorzitter, voorzitster, president, bestuursvoorzitter',
  shareholder:
    'aandeelhouder, aandeelhouders, enig aandeelhouder, vennoot, vennoten, firmant, beherend vennoot, uiteindelijk belanghebbende, aandeelhoudster',
  court: 'rechtbank, gerecht, griffie, ondernemingsrechtbank, kantongerecht, gerechtshof',
  authority:
    'overheidsinstantie, bevoegde instantie, bevoegde autoriteit, autoriteit, afgevende instantie, afgevende autoriteit, belastingdienst, bestuursorgaan, belastingkantoor, dienst burgerzaken, uitgegeven door, verstrekt door, verstrekkende instantie, cbr, uwv, gemeente van inschrijving, afgifte door, douanekantoor, rdw, kamer van koophandel, sociale verzekeringsbank, belastingdienst kantoor, omgevingsdienst',
  creditor:
    'geldverstrekker, kredietverstrekker, hypotheekverstrekker, schuldeiser, kredietgever, hypotheekhouder, pandhouder, crediteur, geldgever',
  founded:
    'opgericht, oprichting, oprichtingsdatum, datum oprichting, datum van oprichting, opgericht op, akte van oprichting, datum akte van oprichting, oprichtings, gevestigd sinds, datum vestiging',
  signed:
    'ondertekend, ondertekend op, datum ondertekening, datum van ondertekening, gesloten op, contractdatum, afsluitdatum, afgesloten op, datum overeenkomst, tekendatum, getekend op, passeerdatum, ondertekenings, ondertekeningsdatum, handtekening datum, wanneer getekend, besluitdatum, datum akte',
  activity:
    'activiteit, activiteiten, bedrijfsactiviteit, bedrijfsactiviteiten, hoofdactiviteit, sbi code, sbi-code, branche, bedrijfstak, sector, nacebel, bedrijfsomschrijving, aard van het bedrijf, maatschappelijk doel, activiteitencode',
  brand: 'handelsnaam, merknaam, handelsnamen, roepnaam bedrijf, commerciële naam, verkorte naam',
  purpose:
    'doel, doeleinde, bestemd voor, doel van de verklaring, ten behoeve van, afgegeven ten behoeve van, waarvoor',
  reason:
    'reden, oorzaak, aanleiding, grondslag, reden van, opzegreden, reden van vertrek, overtreding, feitomschrijving, omschrijving overtreding, reden uitschrijving, reden van afgifte',
  plot: 'perceel, perceelnummer, kadastrale aanduiding, kadastraal perceel, kavel, bouwkavel, kadastraal object, kadasternummer, kadastrale gegevens, kadastrale grootte, volkstuin, tuinnummer, perceel nummer, tuin nr, kavelnummer',
  deed: 'akte, leveringsakte, akte van levering, eigendomsakte, hypotheekakte, notariële akte, eigendomstitel, transportakte, aktenummer, rechtsgrond',
  share:
    'aandeel, eigendomsaandeel, breukdeel, aandeel in eigendom, onverdeeld aandeel, eigendomsverhouding, quotiteit, stemrecht, stemmen, aandeel in de vve, breukdelen, aandelen vve, aantal stemmen',
  floor: 'verdieping, etage, bouwlaag, woonlaag',
  apartment:
    'appartement, appartementsnummer, flat, flatnummer, huisnummer toevoeging, busnummer, woonunit, appartementsrecht, appartementsindex',
  rooms: 'aantal kamers, aantal slaapkamers, kamers, slaapkamers',
  valuation:
    'woz waarde, woz-waarde, getaxeerde waarde, taxatiewaarde, marktwaarde, vastgestelde waarde, kadastraal inkomen, waarde onroerende zaak, vastgestelde woz waarde, cataloguswaarde, catalogusprijs, herbouwwaarde, douanewaarde, economische waarde, verkoopwaarde, afkoopwaarde, dagwaarde, aankoopwaarde woning, heffingsmaatstaf',
  turnover: 'omzet, jaaromzet, netto omzet, netto-omzet, omzetcijfer, opbrengsten',
  fund: 'reservefonds, onderhoudsfonds, reserve groot onderhoud, onderhoudsreserve, reservekapitaal, vve reserve, bijdrage reservefonds, stand reservefonds, voorziening groot onderhoud, saldo reservefonds',
  territory:
    'dekkingsgebied, geldigheidsgebied, verzekeringsgebied, toepassingsgebied, geldig in, werelddekking, gebied',
  supplyPoint:
    'ean code, ean-code, ean nummer, eancode elektriciteit, aansluitnummer, aansluiting, leveringspunt, aansluitpunt, ean code elektriciteit, ean code gas',
  distributor: 'netbeheerder, netwerkbeheerder, distributienetbeheerder, regionale netbeheerder, meetbedrijf',
  opening:
    'beginstand, beginsaldo, oude stand, oude meterstand, vorige stand, vorige meterstand, openingssaldo, saldo begin, vorig saldo, beginsaldo rekening, oud saldo',
  closing:
    'eindstand, eindsaldo, nieuwe stand, nieuwe meterstand, huidige meterstand, slotsaldo, nieuw saldo, saldo einde, slotstand, huidige stand',
  reading:
    'beginstand, eindstand, oude stand, nieuwe stand, oude meterstand, nieuwe meterstand, vorige meterstand, huidige meterstand, vorige stand, huidige stand, meterstanden, opgenomen stand',
  balance:
    'beginsaldo, openingssaldo, saldo begin, vorig saldo, oud saldo, saldo einde, tegoed op rekening, restwaarde, beschikbaar saldo, vrije ruimte, bestedingsruimte, tegoed op kaart, kaarttegoed, restsaldo',
  principal:
    'hoofdsom, restant hoofdsom, oorspronkelijke hoofdsom, restschuld, resterende schuld, openstaande hoofdsom, hypotheekbedrag, leningbedrag, resterende lening, kredietbedrag, restant lening, saldo lening',
  instalment:
    'maandlast, maandlasten, maandtermijn, termijn, termijnbedrag, aflossing, aflossen, aflossings, aflosfase, aflosbedrag, terugbetaling, voorschot, voorschotbedrag, maandelijkse termijn, nieuw termijnbedrag, voorschotten, afbetaling, voorschot stookkosten, stookkostenvoorschot, maandbedrag, termijnen, teruggaaf voorschot, afbetalingsbedrag, aflossing per maand',
  overpayment:
    'te veel betaald, teveel betaald, terug te ontvangen, tegoed uit afrekening, in uw voordeel, creditbedrag, overschot',
  lateFee:
    'aanmaningskosten, herinneringskosten, incassokosten, vertragingsrente, te laat geld, telaatgeld, boeterente, achterstandsrente, invorderingsrente, nalatigheidsinteresten, verzuimboete, verwijlinteresten',
  deduction:
    'inhouding, inhoudingen, ingehouden, aftrek, aftrekpost, aftrekposten, aftrekbaar bedrag, totaal inhoudingen, heffingskorting, vrijstelling, belastingvrij bedrag, aftrekbaar, giftenaftrek, loonheffingskorting, arbeidskorting, algemene heffingskorting, vrijgesteld bedrag',
  taxBase:
    'belastbaar inkomen, belastbaar loon, heffingsgrondslag, grondslag, fiscaal loon, loon voor loonheffing, belastbaar bedrag, maatstaf van heffing, loon loonheffing, bijdrage-inkomen, pensioengrondslag, pensioengevend salaris, pensioengevend, dagloon, sv loon, coördinatieloon',
  bonus:
    'toeslag, toeslagen, vakantiegeld, vakantietoeslag, eindejaarsuitkering, gratificatie, dertiende maand, bijzondere beloning, premie ploegendienst, eindejaarspremie, transitievergoeding, ontslagvergoeding, welkomstbonus, reservering vakantiegeld, vakantiegeld reservering',
  contribution:
    'bijdrage, premies werknemersverzekeringen, pensioenpremie, pensioenbijdrage, werkgeversbijdrage, werknemersbijdrage, premie volksverzekeringen, zvw bijdrage, sociale bijdrage, sociale premies, rsz bijdrage, eenmalige bijdrage, extra bijdrage, periodieke bijdrage, ledenbijdrage',
  hours:
    'uren, arbeidsuren, arbeidsduur, uren per week, contracturen, gewerkte uren, overuren, aantal uren, arbeidsduur per week, werkuren, weekuren, lesuren, urenomvang, opvanguren, contractomvang, aantal gewerkte dagen, gewerkte dagen, rijlessen, roosteruren, urensaldo, plusuren',
  leave:
    'verlof, vakantiedagen, verlofdagen, verlofuren, vakantie-uren, vakantiesaldo, verlofsaldo, resterende vakantiedagen, resterend verlof, vakantierechten, vakantie',
  noticePeriod: 'opzegtermijn, opzeggingstermijn, opzegperiode',
  branch:
    'bijkantoor, vestigingskantoor, thuisbibliotheek, bibliotheekvestiging, thuisvestiging, kantoor, bankkantoor, vestigingsnaam',
  channel:
    'contactvoorkeur, voorkeurskanaal, bericht via, meldingen via, kanaal, notificaties, wijze van contact, meldingen',
  studyYear:
    'studiejaar, leerjaar, jaar van de opleiding, opleidingsjaar, studiefase, jaarlaag, schooltype en leerjaar',
  studyMode:
    'opleidingsvorm, onderwijsvorm, vorm van de opleiding, studievorm, voltijd of deeltijd, leerweg, studiewijze, inschrijfvorm, voltijd, deeltijd, vorm inschrijving, onderwijstype',
  train: 'trein, treinnummer, treintype, ritnummer',
  coach: 'rijtuig, rijtuignummer, wagon, treinstel, coupé',
  platform: 'spoor, perron, vertrekspoor, aankomstspoor, halte',
  travelClass: 'reisklasse, vervoersklasse, cabineklasse, boekingsklasse, comfortklasse',
  checkIn: 'aankomstdatum, inchecken, incheckdatum, inchecktijd, aankomstdag, inchecken vanaf, datum aankomst',
  checkOut: 'vertrekdatum, uitchecken, uitcheckdatum, vertrekdag, uitchecken voor, datum vertrek, uitchecken tot',
  nights: 'nachten, overnachtingen, aantal nachten, aantal overnachtingen, verblijfsduur',
  luggage: 'bagage, ruimbagage, handbagage, koffer, koffers, ingecheckte bagage, reisbagage, bagagevrijdom',
  venue:
    'zaal, ontmoetingsplaats, plaats van het evenement, plaats van de vergadering, evenementlocatie, cursuslocatie, verzamelplaats, leslocatie, speellocatie, pleegplaats, plaats overtreding, plaats ongeval, beurs, handelsplaats',
  organiser:
    'organisator, georganiseerd door, organisatie evenement, reisorganisatie, gastheer, reisorganisator, organiserende vereniging',
  training: 'geboekte les, groepsles, volgende les, trainingssessie, volgende training, gereserveerde les, lessen',
  borrowed:
    'geleend, uitgeleend, geleende materialen, aantal geleend, in bezit, leningen bibliotheek, geleende boeken, uitleningen, boeken geleend, exemplaren geleend, uitgeleend op, leendatum, geleend op, uitleendatum',
  reserved:
    'gereserveerd, reserveringen, gereserveerde materialen, wachtlijst, aanvragen en reserveringen, gereserveerde boeken, gereserveerd materiaal, reservering klaar, klaar om op te halen, aantal reserveringen',
  event:
    'vergadering, ledenvergadering, algemene ledenvergadering, algemene vergadering, jaarvergadering, bijeenkomst, aandeelhoudersvergadering, vergader, ledenvergaderings',
  registration:
    'eerste toelating, datum eerste toelating, eerste inschrijving, inschrijving handelsregister, tenaamstellings, eerste tenaamstelling, b datum eerste toelating, datum eerste inschrijving, gemeente van inschrijving, basisregistratie personen, ingeschreven per, datum tenaamstelling',
  first:
    'eerste toelating, datum eerste toelating, eerste tenaamstelling, b datum eerste toelating, datum eerste inschrijving',
  date: 'datum eerste toelating, b datum eerste toelating, datum eerste inschrijving, chipdatum, datum chippen, implantatiedatum, gechipt op, pleegdatum, ongevalsdatum, schadedatum, hersteldatum, verhuisdatum, datum verhuizing, op welke datum',
  premium: 'te betalen per maand',
  total: 'te betalen per maand',
  monthly: 'te betalen per maand, mnd',
  deductible: 'vrijwillig eigen risico, zelfgekozen eigen risico, eigen risico totaal',
  fee: 'eenmalige bijdrage, extra bijdrage, rioolheffing, afvalstoffenheffing, toeristenbelasting, parkeerkosten, transactiekosten, netbeheerkosten, invoerrechten, douanerechten, opzegvergoeding, stookkosten, erfpacht canon, canon, reserveringskosten, schoonmaakkosten, ouderbijdrage, instapkosten, aansluitkosten, beheerkosten, makelaarskosten, notariskosten, kinderopvangkosten, inschrijfkosten, entree',
  due: 'te voldoen uiterlijk, te voldoen voor, uiterlijk te voldoen, uiterlijk voldoen, voldoen voor, te voldoen op, uiterlijk, uiterste termijn, te betalen uiterlijk, te voldoen vóór',
  name: 'naam dier, naam van het dier, naam huisdier, dierennaam',
  available:
    'nog te verbruiken, nog te gebruiken, nog te besteden, nog open, vrij te besteden, vrije ruimte, restwaarde, nog over, resterend tegoed',
  loan: 'collegegeldkrediet, studieschuld, studielening, toestelkrediet',
  pension: 'ouderdomspensioen, nabestaandenpensioen, partnerpensioen, aow, pensioenuitkering, aanvullend pensioen',
  discount: 'no claimkorting, no claim korting, gezinskorting, kortingsbedrag, kwijtschelding',
  exam: 'theorie examen, praktijkexamen, examenonderdeel, rijexamen',
  zone: 'parkeerzone, parkeergebied, zonecode',
  claim:
    'ongeval, ongevalsdatum, datum ongeval, pleegdatum, datum overtreding, schadegeval, schademelding, incident, schadeoorzaak',
  document: 'aankoopbewijs, kassabon, aangifte, uittreksel, kwitantie, ontvangstbewijs, pakbon',
  ticket: 'cadeaubon, cadeaukaart, voucher, enkele reis, toegangskaart, e ticket, vervoersbewijs, dagkaart',
  portfolio: 'effecten, effectenportefeuille, beleggingsportefeuille, effectenrekening',
  limit:
    'rood staan, roodstaan, roodstaan limiet, roodstandlimiet, kredietlimiet, kredietruimte, bestedingslimiet, daglimiet, bijverdiengrens',
  data: 'downloadsnelheid, uploadsnelheid, internetsnelheid, databundel over, resterende data, verbruikte mb',
  subscription: 'internetabonnement, mobiel abonnement, treinabonnement, sim only',
  yearly: 'cumulatief, t m heden, dit jaar',
  area: 'perceelgrootte, perceeloppervlakte, gebruiksoppervlakte, tuinoppervlakte, oppervlakte perceel, vloeroppervlakte, bewoonbare oppervlakte',
  invoice: 'jaarafrekening, jaarnota, eindafrekening, eindnota, voorschotnota',
  articleNumber: 'goederencode, gn code, taric code',
  department: 'specialisme, kostenplaats',
  time: 'starttijd, eindtijd, aanvangstijd, hoe laat, haaltijd, brengtijd, begintijd',
};
