import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const danishPapers: Forms = {
  name: 'foretaksnavn, navn på virksomheden, selskabsnavn, navn på deltager, kursusnavn, for- og mellemnavn, titel på arrangement, produktnavn',
  person:
    'skattepligtig, skatteyder, deltaker, undertegnede, ansøgerens, den vaccinerede, borger, borgeren, testperson, anmelder, sagens part, skatteyderens, undersøgt person, indsender, tilmelder, deltagerens navn, den registrerede, sygemeldte, den sygemeldte, klager, brugeren, bruger af tjenesten, tilmeldte, støttesøgende, parten, kontobruger, spiller',
  holder:
    'udstedt til, utstedt til, abonnent, bruger, fører bruger, registreret bruger, kontoens ejer, kortets ejer, abonnementsindehaver, aftaleindehaver, licensindehaver, primær bruger, aftalehaver, rettighedshaver, indehaveren, kontoindehaver, kortindehaver',
  student: 'eleven, elevens, studerendes, kursusdeltager, deltagers, den studerende, kursistens, deltagerens',
  employee: 'den ansatte, arbeidstaker, medarbeider, medarbejderens, lønmodtageren, lønmodtagerens',
  customer:
    'køber, kjøper, bestiller, kundens, betaler, fakturamodtager, regningsmodtager, debitor, rekvirent, skyldner, køberen, ordregiver, lejer kunde, erhverver, ordreafgiver, faktureres til, bestilt af, hvem betaler',
  provider:
    'elleverandør, elselskab, internetudbyder, teleselskab, forhandler, håndværker, forsyningsselskab, leverandøren, butik sælger, sælgeren, værksted, udlejningsfirma, elhandler, forsyning, varmeleverandør, entreprenør, internetleverandør, mobilselskab, netudbyder, vandforsyning, varmeforsyning, fjernvarme, renovationsselskab, energiselskab, sælgers',
  manager:
    'direktør, administrerende direktør, rektor, styreleder, ledende medarbejder, nærmeste leder, forvalter, ejendomsforvalter, administrator, bestyrer, skoleleder, afdelingsleder, ejendomsadministrator, ansvarlig leder, vicevært',
  employer:
    'selskab, bedrift, selskap, arbejdsgivers, firma, arbejdsplads, ansættelsessted, selskabets, ansættelsesmyndighed',
  issuer: 'myndighed, myndighet, udstedende enhed, udstedt hos, udgiver, udgivet af, attesteret myndighed',
  university:
    'lærested, utdanningsinstitusjon, uddannelsesinstitution, skolens navn, skolen, gymnasium, køreskole, kursussted skole, institution uddannelse, erhvervsskole, dagtilbud, daginstitution, børnehave, vuggestue, køreskolen',
  course:
    'studieretning, fag, linje, fagområde, kursus, uddannelsen, studieprogram, uddannelsesretning, kursusnavn, holdnavn, kurset, uddannelseslinje, studiet, kursustitel, uddannelsens navn, kursustype, studieretningens navn, modul, modulnavn, fagets navn',
  degree: 'eksamen, vitnemål, uddannelsesgrad, uddannelsesniveau grad, eksamensbevis',
  position:
    'stillingsbetegnelse, erhverv, stillingstittel, ansat som, jobtitel, funktion, stillingsbetegnelsen, hverv, arbejdsområde, stillingskategori, jobfunktion, titelbetegnelse, uddannet som, autoriseret som',
  type: 'ansættelsesform, ansettelsesform, virksomhedsform, organisasjonsform, art af, slags, ejerform, sagstype, selskabsform, medlemstype, abonnementstype, kontotype, skadestype, værelsestype, køretøjstype, ydelsestype, støttetype, boligtype, ydelsesart, aftaletype, skoletype',
  start:
    'ansat siden, tiltrædelse, tiltrædelsesdato, ansatt siden, ansatt fra, ansat fra, tiltredelse, overtagelse, lejemålets begyndelse, begyndelse, begynder, lejemålet begynder, dørene åbner, døre åbner, begyndelsesdato, ansættelsesdato, ansat den, overtagelsesdato, overtagelsesdag, overtagelsesdagen, indflytningsdato, indflytning, virkning fra, i kraft fra, tiltrådt, gyldig fra og med, ejer siden, leveringsstart, aftalestart, ansættelsesstart, starter, startede, åbnet, gældende fra, ansættelsens begyndelse, forsikringen træder i kraft, kursusstart, studiestart, optaget den, ejerskab fra, kontraktstart, ansættelsesforholdets begyndelse, løber fra, sygemeldt fra, bevilget fra, tilkendt fra, ret fra, virkningsdato, ikrafttrædelsesdato, ydelse fra, første sygedag, første fraværsdag, påbegyndt, leveres fra, åbningsdato, ejet siden, registreret ejer siden, starttidspunkt dato, ansættelse fra, plads fra, opstart, opstartsdato, kommer i kraft, forsikring fra, forsikringsstart',
  until:
    'fratrædelse, fratrædelsesdato, sluttdato arbeid, ophørsdato, sidste gyldighedsdag, siste gyldighetsdag, gyldig t o m, gyldighed, gyldighedsperiode, slutter, bindingsperiode til, bindingsperiode udløber, udløbstidspunkt, gælder til den, ophør, fraflytning, fraflytningsdato, ansat til, ophørt, ophørt den, ender, lejemålet ophører, gyldighedsdato, tidsbegrænset til, slutdato for, sidste dag, kontrakten udløber, udløbsmåned, bedst før, bindes til, garanti til, forsikringen udløber, fratrådt, betalt frem til, sidste dag i ansættelse, i kraft til, sygemeldt til, bevilget til, tilkendt til, sidste fraværsdag, gælder indtil, gyldig indtil, udløber den, holdbar til, mindst holdbar til, garanti udløber, bindingen ophører, slutdato for aftalen, tilladelsen udløber, ydelse til, plads til og med, forsikring til',
  issued:
    'udstedelsesdag, utstedelsesdato, dato for udstedelse, brevdato, dateret, datert, udskriftsdato, opgørelsesdato, udskrift dannet, dannet, attestdato, udskrevet den, dato for brevet, brevets dato, regningsdato, afgørelsesdato, fakturadag, opgørelse pr, attest udstedt, udstedelse, udstedt den, udskrift, dannet den, opgjort den, opgjort pr, meddelt',
  date: 'udbetalingsdato, udbetalingsdag, utbetalingsdato, utbetalingsdag, lønningsdag, hvornår, dag for, hvilken dag, valørdato, tømningsdag, tømmedag, aflæsningsdato, rejsedato, rejsedag, besøgsdag',
  payment:
    'udbetalingsdato, udbetalingsdag, utbetalingsdato, utbetalingsdag, lønningsdag, gave, donation, bidragets betaling, træk, overførsel, mobilepay, betalingsservice',
  created:
    'købsdato, kjøpsdato, dato for køb, transaktionsdato, bogføringsdato, ordredato, bestilt den, oprettet den, modtaget, modtaget den, bookingdato, indkøbsdato, ansøgt den, købt den, registreret den, indgivet, tilmeldingsdato, indsendt den, anmeldt, anmeldt den, anmeldelsesdato, åbnet den, posteringsdato, handelsdato, sagen modtaget, afregningsdag, handelsdag, ansøgning modtaget, bestillingsdato, sag oprettet, ulykkesdato, hændelsesdato, anmeldt dato, oprettelsesdato, indsendelsesdato',
  graduation:
    'dimission, bestået den, dimitteret, bestået, uddannelse afsluttet, afslutningsdato, dimittend, gennemført den, kursus afsluttet, eksamensdato',
  birthplace: 'fødeby, fødselssted, fødested og land, fødselsregistreringssted, fødeland',
  reference:
    'sagsnummer, saksnummer, sagsnr, journalnummer, vores reference, deres reference, vår referanse, deres referanse, målepunkt id, betalings-id, betalingsid, fi-nummer, betalingsnummer, ordrereference, kundereference, bookingreference, sags-id, sagsid, sags nr, j nr., bilagsnummer, rekvisitionsnummer, bookingkode, fik-nummer, fik nummer, løbenummer reference, deres ref, vores ref, skadenummer reference, referenceinterval, referenceværdi, normalområde, journalnr, sag nr, afgørelsesnummer, kundens reference, giro-nummer, ordinationsnummer, opgavenummer',
  number: 'løbenummer, løpenummer, serienummer',
  taxNumber: 'cvr, cvr nummer, cvr nr, organisasjonsnummer, org nr, cvrnr, se-nummer, momsnummer, se nr, moms nr',
  nationalId: 'cpr, cpr nr, cprnr, pasnummer, pas nr, id-kort nummer, barnets cpr, legitimationsnummer',
  total:
    'samlet beløb, til betaling, i alt inkl moms, at betale inkl tillæg, i alt månedligt, til indbetaling, beløb i alt, beløb til betaling, sum i alt, samlet, total i alt, samlet at betale, skal betales, fakturabeløb, i alt dkk, i alt kr, slutbeløb, at betale i alt, samlet ydelse, total dkk, i alt betalt',
  paid: 'innbetalt beløp, indbetalt, modtaget beløb, betalt den, betalingsdato, betalingen modtaget, i alt betalt, forudbetalt',
  outstanding:
    'skyldigt beløb, restbeløb, restgæld, gjeld, udestående, manglende betaling, skyldige, gælden, resterende, restgælden, ubetalt, at betale endnu, mangler at betale, saldo til betaling, skyldig saldo, restskat, skyldes, saldo at betale, ej betalt, resterende beløb, tilbage at betale',
  refund:
    'tilgodehavende, til gode, overskydende skat, tilbagebetales, udbetales, refunderet, overskydende, pengene tilbage, returbeløb, tilskud, skat tilbage, skat til gode',
  net: 'udbetalt, utbetalt, netto utbetalt, nettoløn, nettoudbetaling, udbetales, til disposition, udbetalt løn, efter skat, efter fradrag, efter træk',
  gross: 'a-indkomst, bruttoløn, før skat, før fradrag, før træk, uden fradrag',
  pay: 'grundløn, månedsløn, timeløn, bruttoløn, basisløn, årsløn, lønnen, lønart, fast løn',
  price:
    'stykpris, stykkpris, prisen, pris pr stk, kostpris, omkostning, omkostninger, købesum, købspris, salgspris, elpris, pris pr kwh, pris i alt, overnatningspris, kontantpris, fragtpris, fragt, kursuspris, pr stk, anskaffelseskurs, købskurs, billetpris, værelsespris, anskaffelsessum, kvadratmeterpris, m2-pris, kilopris',
  usage:
    'samlet forbrug, elforbrug, årsforbrug, forventet årsforbrug, brugt, brugt data, forbrugt, dit forbrug, vandforbrug, varmeforbrug, årligt forbrug, energiforbrug, forbrug kwh, forbrug m3, anvendt, brugte, varmeforbruget, opbrugt',
  product:
    'beskrivelse, betegnelse, varebeskrivelse, ydelse, varetekst, varen, varer, produktnavn, vare beskrivelse, produktet',
  property:
    'leieobjekt, ejendommen, ejendommens, lejemålet, boligen, ejerlejlighed, andelsbolig, ejendoms, bfe-nummer, bfe nummer, hus bolig, bygning, adresse på ejendommen, lejemålets, beliggenhed, ejendomsværdi',
  vehicle:
    'mærke, merke, bilmærke, køretøjet, bilen, køretøjets, køretøjsart, trailer, påhængsvogn, motorcykel, bilens, mærke og model, cykel, elcykel, campingvogn, knallert',
  grade: 'bedømmelse, karakteren, karaktergennemsnittet, gennemsnit, snit karakter, eksamenskarakter',
  percent:
    'beskæftigelsesgrad, trækprocent, kommuneskatteprocent, ejerandel i procent, sats, procentsats, skatteprocent, beskæftigelsesgrad procent, sygefraværsprocent, nedsat tid, belåningsgrad, erhvervsevne, uddannelsesgrad procent',
  duration:
    'opsigelsesvarsel, timer pr uge, bindingsperiode, binding, restløbetid, længde, lejeperiodens længde, varighed af, garantiperiode, lånets løbetid, rejsetid, kursuslængde, tidsbegrænsning, binding i, hvor længe, rentebinding, fastfrossen rente, karensperiode, karens, ventetid',
  period:
    'afregningsperiode, opgørelsesperiode, indkomstår, skatteår, regnskabsår, gyldighedsperiode, opkrævningsperiode, perioden, optjeningsår, sygeperiode, bevillingsperiode, dækningsperiode, støtteperiode, faktureringsperiode, garantiperiode, lejeperiode, aftaleperiode, måleperiode, forsikringsperiode, ydelsesperiode, leasingperiode, regnskabsperiode, udbetalingsmåned, ferieår',
  semester:
    'studieår, skoleår, studiestart semester, efterårssemester, forårssemester, studieperiode, semestret, kursusperiode, halvår, skoleperiode, kursusforløb',
  group: 'klasse, årgang, trinn, holdnummer, hold nr, klassen, gruppen, stamklasse, holdet, hold kode',
  city: 'kommune, hjemkommune, bopælskommune, hjemsted, bynavn, postby, hjemstedskommune, sogn, byen, kommunenavn',
  origin:
    'afgangssted, avgangssted, afgangsstation, afrejsestation, fra by, afgang fra, rejser fra, afgangshavn, afgangslufthavn, påstigning, afhentningsadresse, udrejse fra, startsted, fra lufthavn',
  destination:
    'ankomststed, mødested, møtested, ankomststation, destination, til by, ankomst til, rejser til, ankomsthavn, ankomstlufthavn, afstigning, endestation, til lufthavn, bestemmelsessted',
  time: 'mødetid, møtetid, tidspunkt, starttidspunkt, klokken, starttid, åbningstid, sluttid, dørene åbner, afhentningstid',
  method: 'betalingsmåde, betalingsmetode, betalt med, betalingsform, betalingskort metode, betales via, betalingstype',
  status:
    'stilling i sagen, betalingsstatus, ordrestatus, sagsstatus, virksomhedsstatus, civilstand, registreringsforhold, ansættelsesstatus, tilstand på, pasningsstatus, støttestatus, studiestatus, leveringsstatus, forsendelsesstatus, aftalestatus, reservationsstatus, køretøjsstatus',
  due: 'betalingsdato sidste, rettidig betaling, sidste rettidige betalingsdag, sidste frist, betales senest, betal senest, senest, frist, rettefrist, klagefrist, frist for, frist for ændring, tilmeldingsfrist, afleveres senest, afleveringsdato, afleveringsfrist, afhentes senest, hent senest, sidste afhentningsdag, hentefrist, forfalder, forfalder den, indbetales senest, tilmelding senest, betalingsfristen, lånefrist, sidste betalingsfrist, retur senest, hentes senest, sidste rettidig indbetalingsdag, senest hvornår, hvornår senest, betales inden, betal inden, sidste ansøgningsfrist, indsendes senest, sidste dato, betalingsdato senest, deadline, forfaldsdag, afleveres inden, meldes senest, svar senest, sidste udløbsfrist, reklamationsfrist, udløb af frist',
  event:
    'arrangement, arrangementet, arrangementets, forestillingen, stævne, møde, generalforsamling, kamp, udstilling, festival, løb, turnering, messe, fest, premiere',
  owner:
    'registreret ejer, ejerens navn, bilens ejer, husejer, andelshaver, ejer siden, ejerskab, primær ejer, hundeejer, tinglyst ejer, boligejer, adkomsthaver, adkomsthavere, adkomsthavers, skødehaver, medejer, grundejer, ejerens, køretøjets ejer, hovedejer, hvem ejer, ejes af',
  tax: 'forskudsskat, restskat, bundskat, topskat, kommuneskat, grundskyld, vægtafgift, grøn ejerafgift, ejerafgift, skatten, heraf moms, skat i alt, kirkeskat, sundhedsbidrag, a-skat, b-skat, grøn afgift, ejendomsskat, energiafgift, elafgift, importmoms, boafgift, registreringsafgift, tinglysningsafgift skat, ejendomsværdiskat, dækningsafgift, periodisk afgift, toldafgift',
  tenancy: 'lejeforholdet, lejekontrakten, lejeaftalen, lejemålet',
  area: 'bruttoetageareal, etageareal, grundareal, m2, bebygget areal, areal i m2, arealet, kvadratmeter, tinglyst areal, samlet areal, grundens størrelse, boligens størrelse',
  species: 'dyrets',
  doctor:
    'dyrlæge, autoriseret dyrlæge, dyrlægen, ordinerende læge, egen læge, praktiserende læge, behandler, sundhedsperson, speciallæge, tandlæge, udstedende læge, behandlende læge, lægen, jordemoder, henvisende læge, udstedende dyrlæge, vaccinatør, givet af, administreret af, vaccineret af, vaccinator, ordineret af, henvisende, egen tandlæge, sygemeldende læge, behandlende dyrlæge, sygeplejerske, sundhedsplejerske',
  interest:
    'rentesats, nominel rente, pålydende rente, effektiv rente, årlig rente, renten, kontantrente, obligationsrente, debitorrente, renter, pålydende, indlånsrente, årlige omkostninger i procent, åop, afkast, værdiudvikling, gennemsnitlig rente, rentetilskrivning, tilskrevet rente',
  current: 'denne gang, gældende, aktuelt, i øjeblikket',
  loan: 'lånets, lånet, realkreditlån, låne, boliglån, banklån, kredit, obligationslån, låneaftale, studielån, lånets størrelse',
  order: 'bestillings, bestillingsnummer, ordren, købs, køb, bestilt',
  booking: 'reservationen, reservations, bookingen, reserveret, bestillingen',
  club: 'forening, klub, grundejerforening, ejerforening, andelsboligforening, boligforening, idrætsforening, center træning, fitnesscenter, afdeling, fagforening, a b forening, andelsforening, ejerforeningen, foreningens navn, kolonihaveforening, haveforening, andelsboligforeningen, bådklub, sportsklub, studenterforening, a-kasse forening',
  registration:
    'første registrering, første indregistrering, førsteregistrering, dato for første registrering, registreret, indregistreret, 1 registrering, 1 registreringsdato, tilmelding, tilmeldt, 1. reg dato, registreringsattest, registret, 1 reg dato, tinglyst, tinglysningsdato, tinglyst den, optaget i registret, dagsregistrering, registreringsdag',
  first:
    'første registrering, første indregistrering, førsteregistrering, dato for første registrering, 1 registrering, 1 registreringsdato, 1 reg dato, første gang',
  cancelledOn:
    'opsagt, opsagt til, annulleret, afmeldt, udmeldt, afmeldt den, afmeldelse, afregistreret, afbestilt, opsagt pr, udmeldelse, framelding, opsagt til den, opsagt per, spærret, inddraget, tilbagekaldt, aflyst, slettet, ophævet, udtrådt',
  joined:
    'indmeldelsesdato, indmeldelse, medlem fra, indmeldt den, tilmeldt siden, kunde fra, låner siden, indtrådt, bruger siden, tiltrådt medlem, tilmeldt den',
  renewal:
    'hovedforfald, fornyes automatisk, forlænges, forlængelse, næste opkrævning, næste faktura, næste trækning, næste træk, næste rentetilpasning, rentetilpasning, refinansiering, fornyes senest, næste fornyelsesdato, næste opkrævningsdato',
  updated: 'ændringsdato, sidst ændret, seneste ændring, opdateret den, senest opdateret',
  lastVisit: 'senest besøgt, seneste login, sidste besøg, sidste login, seneste træning',
  visits: 'antal besøg, antal træninger',
  birth: 'fødselstidspunkt, fødselsår, fødselsdag og år, født den',
  plate: 'regnr, nummerpladen, nummerplader, registreringsnummeret',
  chassis: 'stel nr, køretøjets identifikationsnummer, stel-nr',
  driver: 'kørekortindehaver, chauffør, hovedfører, primær fører',
  policyholder: 'forsikringstagerens, forsikringstagers',
  insured: 'forsikret person, den forsikrede, medforsikrede, sikrede person, forsikrede personer, forsikret genstand',
  insurer: 'forsikringsselskabet, selskab forsikring, pensionsselskab, pensionskasse, a-kasse, sygesikring',
  bank: 'pengeinstitut, banken, pengeinstituttet, kreditforening',
  landlord: 'udlejeren, boligselskab, husejer udlejer, boligorganisation',
  tenant: 'lejerens, lejeren, lejere',
  borrower: 'debitor, låntageren, låntagere, kredittager',
  recipient: 'modtageren, leveres til, leveringsmodtager, modtagerens',
  sender: 'afsenderen, henvisende, henvist fra, henvist af, sendt af, afsenderens, fra hvem, sendt fra, indleveret af',
  beneficiary: 'betalingsmodtageren, kreditor modtager, begunstigede, beløbsmodtager, begunstigelse',
  guest: 'gæster, hovedgæst',
  passenger: 'passagerer',
  contact: 'kontakt, din kontakt, kontaktpersoner, kunderådgiver, din rådgiver, vores kontakt',
  child: 'børn',
  given: 'fornavne, mellemnavn, alle fornavne',
  family: 'slægtsnavn, familienavn, fødenavn, pigenavn',
  account: 'bankkonto, nemkonto, kontoen, betalingskonto, udbetalingskonto',
  membership: 'medlemsnummer, medlemsnr, medlemskabet, medlemskabs, klippekort, medlemstype, årskort',
  card: 'lånerkort, lånerkortnummer, lånernummer, lånernr, betalingskort, sundhedskort, kortet, gavekort, rejsekort, fordelskort, kundekort, loyalitetskort, dankort',
  contract: 'aftalen, kontrakten, ansættelsesaftale, ansættelseskontrakt, aftales',
  policy: 'policen, forsikringen, forsikringens, forsikring fra, forsikring til',
  invoice: 'regningen, fakturaen, opkrævning, girokort, kvittering, årsafregning, slutafregning, aconto regning',
  ticket: 'billetten, adgangsbillet, rejsehjemmel, periodekort, pendlerkort, sæsonkort, månedskort',
  delivery: 'leveret, leveringsmåde, leveringsadresse, udleveret, udlevering, leveres, leveringstid, omdeling, omdelt',
  parcel:
    'forsendelsesnummer, sporingsnummer, pakken, kollinummer, kolli, track and trace, forsendelsen, track & trace, brev, forsendelses-id, stregkodenummer',
  licence:
    'kørekortet, licens, autorisation, parkeringslicens, tilladelsen, bevilling, byggetilladelse, beboerlicens, autorisations-id, byggesag, landzonetilladelse, ibrugtagningstilladelse',
  certificate: 'diplom, attesten, registreringsattest, eksamensbevis, kursuscertifikat',
  document: 'legitimation, dokumentet, id-kort, dokumentets, kontoudtog, tingbogsattest, udskrift af tingbogen',
  meter: 'elmåler, vandmåler, måleren, måler-id, varmemåler',
  electricity: 'elektricitet, elforbrug, elaftale, el-aftale, elnet, elprodukt',
  exam: 'prøven, eksamener, teoriprøve, køreprøve, eksamensform',
  employment: 'ansættelsesforhold, ansættelsen, arbejdsforhold, ansættelsesforholdet, jobtype',
  claim: 'skadenummer, skaden, skadesanmeldelse, ulykke',
  prescription: 'recepten, e-recept, ordinationen',
  appointment:
    'aftaletid, din tid, konsultation, mødetidspunkt, undersøgelsestid, tid til undersøgelse, bestilt tid, tidspunkt for aftale, indkaldelse',
  vaccination: 'vaccineret, vaccineret den, vaccinations, givet den, administreret den, vaccinationsdato',
  enrolment:
    'optaget, indskrevet, indskrevet siden, studieoptagelse, immatrikuleret, optaget på, optagelsesdato, indmeldt i skole, pladsanvisning, dagplejeplads, studiet påbegyndt',
  notice: 'opsigelsesvarsel',
  address:
    'adressen, folkeregisteradresse, leveringsadresse, postadresse, beliggenhed, leveringssted, adresse på lejemål, besøgsadresse, forretningsadresse, hjemadresse, tilmeldt adresse, hvor ligger',
  street: 'vejen',
  country: 'landet, oprindelsesland, udstedelsesland, bopælsland, hjemland, landekode',
  nationality: 'statsborger i, nationaliteten',
  departure: 'afgangstid, afgangstidspunkt, afrejsedato, udrejse, afgår, kører',
  arrival: 'ankomsttid, ankomsttidspunkt, ankommer, ankommet, ankomstdato, hjemrejse, ankommet til',
  money: 'beløbet, beløb i kr, beløb dkk, beløb kr, værdien, købesum, lånets størrelse',
  fee: 'gebyrer, medlemskontingent, kontingentet, abonnementspris, månedlig betaling, etableringsgebyr, fællesudgifter, aconto varme, aconto, boligafgift, tinglysningsafgift, administrationsgebyr, ekspeditionsgebyr, abonnementsbetaling, kursusgebyr, fast afgift, administrationsbidrag, serviceafgift, deltagerbetaling, parkeringsafgift, indskud, kurtage, provision, salær, mæglersalær, honorar, stiftelsesomkostninger, licens medier, tilmeldingsgebyr, pasningsudgift, forældrebetaling, abonnementsafgift, fast abonnement, netabonnement, årskontingent, renovation, renovationsafgift, depotgebyr, ejendomsbidrag, dagrenovation, nettarif, elafgift tarif, nettariffer, licensafgift, systemtarif, affaldsgebyr, husstandsgebyr',
  deposit: 'indskud, forudbetalt leje, indbetaling, forudbetaling, indsat, aconto indbetaling',
  rent: 'lejen, månedlig leje, boligleje, nettoleje, bruttoleje, årlig leje, månedsleje, lejeudgift',
  balance:
    'saldoen, kontosaldo, aktuel saldo, disponibel saldo, nuværende saldo, formue, pensionsopsparing, opsparet, depotværdi, indestående i alt, opsparet i alt, kontanter, likvide midler, kontantbeholdning, kursværdi',
  income:
    'årsindkomst, personlig indkomst, bruttoindkomst, lønindkomst, kapitalindkomst, husstandsindkomst, indtægter, indkomster, a-indkomst, am-indkomst, aktieindkomst, dagpenge, dagpengesats, udbytte, sygedagpenge, barselsdagpenge, stipendium, su-stipendium, kontanthjælp, boligstøtte, børnepenge, børne- og ungeydelse, feriepenge, støttebeløb, indtægt i alt, legat',
  premium: 'årlig præmie, årspræmie, præmien, forsikringspræmie',
  coverage: 'dækningssum, dækningen, dækninger, dækningsomfang, maksimal dækning',
  deductible: 'selvrisikoen, selvrisiko pr skade',
  discount: 'rabatkode, prisnedslag, rabatten, søskenderabat, søskendetilskud, studierabat, økonomisk fripladstilskud',
  fine: 'kontrolafgift, p-afgift, dagbøde, parkeringsbøde',
  data: 'dataforbrug, inkluderet data, gb data, fri data',
  reading: 'måleraflæsning, aflæst, målervisning, aflæst værdi, aflæsningen, målertal',
  power: 'motoreffekt, ydeevne, sikringsstørrelse, effekt kw, største effekt, motorens effekt',
  quantity:
    'antal mængde, kvantum, antal personer, pakningsstørrelse, antal gæster, antal pakker, antal tabletter, kwh antal, antal enheder, hvor mange, antal fornyelser, husstandens størrelse, antal i husstanden',
  credits: 'ects point, antal ects, ects i alt, point ects',
  frequency:
    'hvor ofte, betalingsinterval, afregningsinterval, betales, antal terminer, terminer pr år, betalingsrate hyppighed, hyppighed, tømningsinterval, hentes hver, tømmefrekvens, betales hver, rater pr år',
  level: 'trin, uddannelsesniveau, medlemskabsniveau',
  licenceClass: 'kørekortkategorier, kategori kørekort, kørekorttype, kørekortkategorierne',
  faculty: 'institut, fakultetet',
  available: 'resterende, klip tilbage, tilbageværende, ledigt, tilbage i rammen',
  pension: 'folkepension, aldersopsparing, livrente, livsvarig pension, kapitalpension',
  guarantor: 'medunderskriver, kaution',
  purpose: 'sagen vedrører, vedrører',
  reason: 'fraværsårsag, grunde, dødsårsag, årsagskode',
  colour: 'øjenfarve, hårfarve, karrosserifarve',
  model: 'variant, version',
  borrowed: 'lånte bøger',
};
