import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const dutchPapers: Forms = {
  name: 'statutaire naam, naam rechtspersoon, naam bedrijf, bedrijfsnaam, naam instelling, naam en adres, naam organisatie',
  person:
    'belastingplichtige, ondergetekende, ingeschrevene, betrokkene, aangever, aangever douane, meldplichtige, betrokken persoon, wie betaalt, rekeningbetaler, belastingschuldige, aanvrager toeslag',
  holder: 'ten name van, t n v, tenaamgestelde, kentekenhouder, kaart op naam van, rekening op naam van',
  student: 'cursist, onderwijsnummer, gediplomeerde, geslaagde',
  employee: 'werkneemster, werkzame personen, aantal medewerkers, aantal werknemers, medewerkers, werknemers',
  provider:
    'opdrachtnemer, dienstverlener, energieleverancier, energiebedrijf, zorgverlener, zorgaanbieder, verkocht door, winkelier, internetprovider, netbedrijf, afvalinzamelaar, telecomaanbieder, drinkwaterbedrijf, waterbedrijf, warmteleverancier, zorgverlener naam, opvangorganisatie',
  manager:
    'bestuurder, directeur, bestuurders, vertegenwoordigd door, beheerder, vve beheerder, rector, schoolleider, decaan, afdelingshoofd, vve beheer, bestuur, schooldirecteur, locatiemanager, manager opvang',
  employer:
    'onderneming, organisatie, inhoudingsplichtige, naam werkgever, rechtspersoon, naam onderneming, werkgeversnaam',
  issuer: 'instantie, uitgevende instantie',
  university: 'onderwijsinstelling, naam school, naam instelling, hogeschool naam',
  course:
    'studierichting, vak, specialisatie, studieprogramma, croho, module, vakken, hoofdvak, cursusnaam, opleidingsnaam, naam opleiding',
  degree: 'behaalde graad, titel, propedeuse, behaald diploma, certificaat behaald, kwalificatie, diplomanaam',
  position: 'functieomschrijving, werkzaam als, functie titel, specialisme, functiebenaming, vakgebied',
  type: 'dienstverband, aard dienstverband, rechtsvorm, voertuigcategorie, soort voertuig, voertuigsoort, soort overeenkomst, contracttype, soort contract, soort woning, woningtype, kamertype, soort lidmaatschap, soort rekening, contractvorm, soort uitkering, soort schade, soort pensioen, ritsoort, type aansluiting, soort verzekering',
  start:
    'indiensttreding, datum indiensttreding, aanvang, aanvangsdatum, datum aanvang, geopend, geopend op, openingsdatum, datum opening, datum ingang, huuringangsdatum, ingaande, eerste dag, van kracht vanaf, geldig sinds, in gebruik genomen, sleuteloverdracht, oplevering, datum oplevering, overdrachtsdatum, sinds wanneer, vanaf wanneer, arbeidsongeschikt vanaf, ziek vanaf, eerste ziektedag, ziekmelding, ingangsdatum recht, aanvang pensioen, huurverhoging per, vestigingsdatum, datum vestiging op adres, woonachtig sinds, woont sinds, verhuisdatum, garantie vanaf',
  until:
    'uit dienst, datum uit dienst, geldig tot uiterlijk, te gebruiken tot, houdbaar tot, ten minste houdbaar tot, einde contract, contract tot, loopt af, einde looptijd, einde huur, rentevast tot, einde rentevaste periode, bewaard tot, eindigt, laatste dag, verloopdatum, uiterste gebruiksdatum, punten vervallen, vervallen op, vast contract tot, garantie tot, gratis annuleren tot, annuleren tot, geldig t e m, contract verloopt, hersteldatum, bewaren tot, te gebruiken voor, tot wanneer, einde garantie, laatste werkdag, toegekend tot, proeftijd tot, einde abonnement, geldt t m',
  issued:
    'datum brief, opgemaakt op, datum van uitgifte, datum van afgifte, datum uitgifte, datum nota, notadatum, datum uittreksel, datum aanslag, datum beschikking, aanmaakdatum, datum dagtekening, uitreikingsdatum, toegekend op, uitslagdatum, datum uitslag, vrijgegeven, vrijgegeven op, datum rapport, rapportdatum, besluitdatum, datum besluit, vastgesteld op, datum vaststelling, gedrukt op, afgegeven te en op',
  date: 'datum uitbetaling, uitbetaaldatum, wanneer, tijdstip, peildatum, leverdatum, datum en tijd, afspraakdatum',
  payment:
    'datum uitbetaling, uitbetaaldatum, gift, donatie, schenking, overschrijving, automatische incasso, afschrijving, afgeschreven op, zorgtoeslag, huurtoeslag, kinderbijslag, kindgebonden budget, studiefinanciering, basisbeurs, aanvullende beurs, uitkering, uitkeringen, toegekend bedrag, subsidie, toelage, studietoelage, dividend, dividenden, uitbetaling, uitkeringsbedrag',
  created:
    'aankoopdatum, transactiedatum, boekdatum, geopend op, besteldatum, besteld op, gemeld op, meldingsdatum, registratiedatum, datum registratie, boekingsdatum, geboekt op, aanmelddatum, datum melding, ontvangstdatum, datum ontvangst, koopjaar, aangifte gedaan, datum aangifte, aangiftedatum, ontvangen op, deponering, datum deponering, schade gemeld op, datum storting, transportdatum, verkregen op, datum verkrijging, wanneer besteld, uitvoeringsdatum, handelsdatum, valutadatum',
  reference:
    'ons kenmerk, zaaknummer, aanslagnummer, ean code, uw kenmerk, zaakkenmerk, betalingskenmerk, boekingscode, referentienummer, klantreferentie, dossiernummer, machtigingskenmerk, gestructureerde mededeling, briefkenmerk, beschikkingsnummer, incassant id, incassanten id, machtigingsnummer, mandaatreferentie, cjib nummer, betaalreferentie, omschrijving betaling',
  number:
    'volgnummer, serienummer, kvk nummer, kvk, handelsregisternummer, ondernemingsnummer, vestigingsnummer, relatienummer, relatie nr, documentnummer, isin, agb code, simkaartnummer, aanslagbiljetnummer, vorderingsnummer, cjib nummer, containernummer, kandidaatnummer, betalingsnummer',
  taxNumber:
    'kvk, rsin, btw id, btw identificatienummer, loonheffingennummer, fiscaal identificatienummer, omzetbelastingnummer, ondernemingsnummer',
  nationalId: 'sofinummer, insz nummer, insz, identiteitskaartnummer, rijksregister',
  total:
    'totaal incl btw, te voldoen, totaal te voldoen, totaalbedrag incl btw, u betaalt, totaal bedrag, totale kosten, totaalprijs, totale premie, notabedrag, bedrag inclusief btw, aanslagbedrag, totaal verschuldigd, totaal verschuldigd bedrag, eindtotaal',
  paid: 'ontvangen bedrag, voldaan, reeds betaald, betaalde voorschotten, reeds voldaan, betaald bedrag, betaald op, betaalde termijnbedragen, in rekening gebrachte voorschotten, al betaald',
  outstanding:
    'nog te betalen, bijbetalen, bij te betalen, restant, restantbedrag, betalingsachterstand, nog openstaand, huurachterstand, nog verschuldigd, openstaande kosten, openstaande schuld',
  refund:
    'terug te ontvangen, u krijgt terug, teruggave, terugbetaald, terug te krijgen, retourbedrag, creditnota, vergoed bedrag, schadevergoeding, schadebedrag, uitgekeerd bedrag, uitgekeerd, terugvordering',
  pay: 'bezoldiging, uurloon, basissalaris, periodeloon, maandsalaris, maandloon, uurtarief, periodesalaris, basisloon, brutosalaris, nettosalaris, loon in geld, loonsom, uitbetaald loon',
  price:
    'stukprijs, prijs per stuk, eenheidsprijs, aankoopprijs, aankoopkoers, koopsom, koopprijs, gemiddelde aankoopkoers, leveringstarief, ritprijs, prijs per nacht, verkoopprijs, reissom, uurtarief, kostprijs, gemiddelde aankoopprijs, aankoopwaarde, aanschafprijs, koers, slotkoers, basistarief',
  usage:
    'jaarverbruik, stroomverbruik, gasverbruik, waterverbruik, totaal verbruik, verbruikte hoeveelheid, restafval, hoogtarief, laagtarief, daltarief, normaal tarief, teruglevering, verbruikte data',
  product: 'omschrijving, artikelomschrijving, dienst',
  property:
    'onroerende zaak, gehuurde, verzekerd object, adres object, onroerend goed, gebouw, woonobject, gehuurde woning, adres van de woning, gehuurde object, woonruimte, risicoadres, perceeladres',
  vehicle: 'merk, merk en type',
  grade:
    'beoordeling, judicium, eindcijfer, gemiddeld cijfer, graad van verdienste, behaald resultaat, rapportcijfer, gemiddeld rapportcijfer, gemiddelde leerling, eindgemiddelde, examencijfer, cijfergemiddelde',
  duration:
    'uren per week, arbeidsuren, opzegtermijn, rentevaste periode, resterende looptijd, reistijd, leentermijn, leenperiode, vluchtduur, hoe lang, huurtermijn, studieduur, parkeerduur, garantieperiode, garantietermijn, proeftijd, contracttermijn, bedenktijd, verwerkingstijd, wachttijd, garantieduur',
  period:
    'verlooningsperiode, factureringsperiode, verbruiksperiode, verzekeringsperiode, afrekenperiode, verblijfsperiode, contractperiode, reisperiode, kwartaal, huurperiode, lesperiode, toeslagjaar, belastingjaar, boekjaar, kalenderjaar, verslagjaar, aanslagjaar, berekeningsjaar, inkomstenjaar, aangiftejaar',
  semester: 'schooljaar, academiejaar, leerjaar',
  group: 'groep, klas',
  vaccination: 'vaccinatie, inenting, vaccinatiedatum, datum vaccinatie, prikdatum, gevaccineerd op, ingeënt op',
  website: 'webadres',
  notice: 'opzegging, aanslag, aanslagbiljet, beschikking, kennisgeving, aanslagbiljetnummer',
  former: 'voormalig, vorig, oude, vorig adres, oud adres, voorgaand adres',
  pending: 'in behandeling, gereserveerd bedrag, geblokkeerd bedrag, nog te verwerken',
  status:
    'stand van zaken, burgerlijke staat, zendingstatus, voertuigstatus, lidmaatschapsstatus, huidige status, statusaanvraag',
  nothing: 'deze, dit, die, alle, bij, door, inclusief, exclusief, onze, ons, wordt, zijn, naar',
  given: 'alle voornamen',
  family: 'geboortenaam, geslachtsnaam, meisjesnaam, naam bij geboorte',
  owner: 'eigenaren, eigenares, rechthebbende, eigenaar voertuig',
  member: 'bibliotheeklid, ledennaam',
  customer: 'relatienummer, relatie nr, debiteurnaam, klantnaam, factuur aan',
  quantity:
    'werkzame personen, aantal medewerkers, aantal werknemers, aantal personen, aantal sleutels, aantal ledigingen, ledigingen, verzuim, aantal personen in huishouden, gezinsgrootte, aantal stuks, aantal verpakkingen, aantal kinderen',
  policyholder: 'verzekeringsnemer',
  insured: 'verzekerden, verzekerde persoon, verzekerde personen, hoofdverzekerde, meeverzekerden',
  patient: 'naam patiënt, geteste persoon, gevaccineerde',
  passenger: 'reizigers, medereizigers, passagiers, reisgenoten, reisgezelschap, medereiziger, begeleider',
  guest: 'gasten, hoofdgast, naam gast, hoofdboeker, aantal gasten, reisgezelschap',
  driver: 'bestuurder voertuig, regelmatige bestuurder',
  borrower: 'leningnemer, geldnemer, hypotheekgever, schuldenaar, oud student',
  recipient:
    'geadresseerde, ontvangen door, aan wie, goed doel, begunstigde instelling, invoerder, importeur, ontvangende instelling, anbi',
  sender: 'verzender, afzendster, uitvoerder van de goederen, exporteur, wie stuurt',
  doctor:
    'behandelend arts, specialist, tandarts, dierenarts, voorschrijver, medisch specialist, verwijzer, behandelend specialist, aanvragend arts, aanvrager onderzoek, bedrijfsarts, agb code, verwijzend arts, vaccinateur, toegediend door, gevaccineerd door, kinderarts, fysiotherapeut',
  insurer:
    'verzekeringsmaatschappij, zorgverzekeraar, ziekenfonds, mutualiteit, pensioenuitvoerder, pensioenfonds, uzovi, uitvoerder, mutualiteit naam',
  bank: 'banknaam, kredietinstelling',
  hospital: 'huisartsenpost, zorginstelling, laboratorium, behandellocatie, polikliniek, gezondheidscentrum',
  account:
    'effectenrekening, klantaccount, contractrekening, tegenrekening, bankrekening, spaarrekeningnummer, rekeningtype',
  policy: 'aanvullende verzekering, basisverzekering, verzekeringspolis, autoverzekering, zorgverzekering',
  plan: 'aanvullende verzekering, aanvullend pakket, abonnementsvorm, abonnementstype, lidmaatschapstype, aanvullende dekking, tariefgroep, abonnement type, verzorging, arrangement, tariefsoort, productnaam, abonnementsnaam, polistype, dekkingspakket',
  coverage: 'aanvullende verzekering, aanvullende dekking, verzekerde waarde, soort dekking, dekkingsvorm',
  booking: 'boekingscode, reisnummer',
  delivery: 'bezorgd, geleverd, bezorgd op, leverdatum, afgeleverd',
  parcel: 'track en trace, volgcode',
  licence: 'parkeervergunning, verblijfsvergunning, verblijfstitel',
  registration:
    'kvk nummer, kvk, handelsregister, handelsregisternummer, ondernemingsnummer, vestigingsnummer, ingeschreven, tenaamstelling, inschrijvingsbewijs',
  certificate: 'attest, getuigschrift',
  meter: 'gasmeter, elektriciteitsmeter, watermeter, slimme meter',
  electricity: 'stroomverbruik',
  appointment: 'afspraakdatum, consult, controleafspraak, spreekuur',
  chassis: 'voertuigidentificatie, framenummer, vin nummer',
  bic: 'bic code, swiftcode',
  level:
    'opleidingsniveau, taalniveau, schaal, trede, salarisschaal, functieschaal, onderwijsniveau, schadevrije jaren, bonus malus, bonus malus trede, zuinigheidslabel, energielabel, statusniveau, functiegroep, inschaling, functieschaal en trede',
  club: 'verenigingsnaam, vestigingsadres, bezoekadres, adres vestiging, clubnaam, rijschool, kinderopvang, kinderdagverblijf, kdv, vve, vereniging, vereniging van eigenaars, volkstuinvereniging, sportvereniging, stichting, goed doel, woningcorporatie, woningbouwvereniging, buurtvereniging',
  branch: 'vestigingsadres, bezoekadres, adres vestiging, vestiging',
  address:
    'bezoekadres, vestigingsadres, adres vestiging, hoofdvestiging, statutaire zetel, maatschappelijke zetel, domicilie, verblijfplaats, adres houder, vorig adres, oud adres, adres kantoor, locatie opvang, nieuw adres',
  city: 'kadastrale gemeente, plaatsnaam',
  country:
    'land van herkomst, land van bestemming, land van oorsprong, geboorteland, land van verzending, afgevende staat',
  phone: 'telefoonnr, mobiel nummer, mobiele telefoon, tel nr, telefoon mobiel',
  origin: 'vertrek van, van station, opstapplaats, vertrekplaats, beginstation, luchthaven van vertrek',
  destination:
    'aankomststation, uitstapplaats, naar station, eindbestemming, aankomstluchthaven, eindstation, luchthaven van aankomst',
  cancelledOn:
    'uiterste opzegdatum, opzeggen kan tot en met, opzeggen kan tot, opzegbaar tot, opzegbaar tot en met, opzegbaar per, opzeggen voor, uitgeschreven op, datum uitschrijving, uitschrijfdatum, beëindigd op, datum beëindiging, geannuleerd, ontslagdatum',
  due: 'uiterste opzegdatum, opzeggen kan tot en met, opzeggen kan tot, opzegbaar tot, opzegbaar tot en met, opzeggen voor, inleveren voor, inleverdatum, uiterste inleverdatum, terugbrengen voor, inleveren uiterlijk, retour voor, te betalen op, uiterlijk te betalen, betalingstermijn, betalen uiterlijk, uiterste betaaldag, betaal voor, bezwaartermijn, incassodatum, wordt afgeschreven op, aanmelden voor, sluitingsdatum, uiterste inschrijfdatum, vervaldag',
  updated:
    'laatste wijziging, datum laatste wijziging, laatst gewijzigd, gewijzigd op, bijgewerkt op, laatste statutenwijziging, datum laatste statutenwijziging, wijzigingsdatum, laatste mutatie',
  birth: 'geboortedatum en plaats, geb datum, geboortejaar',
  departure: 'vertrekdag, reisdatum, terugreis, datum reis',
  arrival: 'aankomst om',
  graduation: 'datum diploma, diplomadatum, geslaagd op, examendatum, datum uitreiking',
  joined: 'lid per, ingeschreven sinds, ingeschreven op, relatie sinds, aangesloten sinds, toegetreden',
  money: 'bedrag gift, giftbedrag',
  monthly: 'maandlast, maandlasten, maandtermijn',
  holdings:
    'portefeuillewaarde, waarde portefeuille, waarde beleggingen, beleggingen, totale waarde beleggingen, aantal stukken, huidige waarde, effectenwaarde, waarde effecten, totaal vermogen',
  income:
    'toetsingsinkomen, verzamelinkomen, draagkracht, naar draagkracht, jaarinkomen, bruto inkomen, gezinsinkomen, toetsingsinkomen partner, brutojaarinkomen, jaarsalaris, pensioengevend salaris, pensioengrondslag, bijverdiengrens',
  fee: 'servicekosten, vve bijdrage, leges, legeskosten, collegegeld, cursusgeld, verzendkosten, administratiekosten, inschrijfgeld, jaarbijdrage, lidgeld, lidmaatschapskosten, vastrecht, bezorgkosten, abonnementskosten',
  premium: 'maandpremie, jaarpremie, nettopremie, premie per maand, te betalen premie, premiebedrag, brutopremie',
  gross: 'brutoloon, brutosalaris, brutobedrag, voor belastingen',
  net: 'nettoloon, uitbetaald, netto uitbetaald, netto te betalen, nettosalaris, nettobedrag, na belastingen, exclusief btw, excl btw, zonder btw',
  tax: 'motorrijtuigenbelasting, wegenbelasting, onroerendezaakbelasting, omzetbelasting, inkomstenbelasting, bedrijfsvoorheffing, btw bedrag, dividendbelasting, bpm, bruto bpm, rest bpm, rioolheffing, afvalstoffenheffing, hondenbelasting, ozb, waterschapsbelasting, watersysteemheffing, zuiveringsheffing, verontreinigingsheffing, accijns, bijzonder tarief',
  rent: 'kale huur, basishuur, huurbedrag, maandhuur, huursom, netto huur, rekenhuur, kale huurprijs, pacht, pachtprijs, huidige huur, nieuwe huur, totale huur, totale huurprijs, erfpacht',
  deposit: 'huurwaarborg, aanbetaling, waarborg, borgsom',
  fine: 'boetebedrag, openstaande boete, verkeersboete, naheffing, geldboete, sanctiebedrag, boete en administratiekosten, bekeuring, openstaande boetes',
  interest:
    'debetrente, rentestand, rentetarief, hypotheekrente, rentevoet, betaalde rente, jkp, effectieve rente, rendement, spaarrente, creditrente, dividendrendement, koersresultaat',
  power:
    'max netto vermogen, maximum vermogen, nettovermogen, netto maximumvermogen, vermogen in kw, maximum netto vermogen, motorvermogen, aansluitwaarde, doorlaatwaarde, aansluitcapaciteit, capaciteit aansluiting',
  credits: 'behaalde studiepunten, behaalde ec',
  available: 'resterend, resterende, vrij besteedbaar, nog beschikbaar',
  next: 'eerstkomende',
  last: 'laatst, voorgaande, voorafgaande',
  upcoming: 'aankomende, toekomstige',
  overdue: 'te laat ingeleverd, achterstallig',
  method: 'betaald met, betaling via, betaalmiddel, wijze van betaling',
  frequency: 'betaalfrequentie, betalingsfrequentie, betaalperiode, hoe vaak',
  renewal:
    'automatische verlenging, volgende betaling, volgende termijn, datum verlenging, contractverlenging, verlengd, aantal keer verlengd, wordt verlengd, indexering, volgende incassodatum',
  seat: 'stoelnummer, zitplaatsnummer, plaatsnummer',
  room: 'kamernummer, lokaal, kamertype',
  library: 'vestiging bibliotheek',
  shop: 'verkooppunt, winkelfiliaal',
};
