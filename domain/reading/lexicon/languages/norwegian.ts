import type { Forms } from '../forms.ts';

/** What Norwegian writes otherwise than Danish. */
export const norwegian: Forms = {
  name: 'fullt navn, for- og etternavn, for og etternavn, fornavn og etternavn, etternavn og fornavn, etternavn fornavn, fornavn etternavn, selskapsnavn, for- mellom- og etternavn, navn på deltaker',
  person:
    'søker, deltaker, innbygger, søkeren, deltakerens, den vaksinerte, part i saken, skattyter, skattepliktig, innmelder, melder, påmeldt person, bruker av tjenesten, beboer, den registrerte',
  customer: 'kjøper, fakturamottaker, regningsmottaker, oppdragsgiver, kjøperen',
  employee: 'arbeidstaker, den ansattes, arbeidstakeren',
  tenant: 'leieboer, leietakeren, leier, leietakere, fremleier',
  licensee: 'løyvehaver, tillatelseshaver',
  doctor:
    'fastlege, behandlende lege, tannlege, legen, veterinær, fastlegen, spesialist, rekvirent, forskriver, rekvirerende lege, autorisert veterinær, jordmor, henvisende lege, vaksinatør, behandlende veterinær',
  manager:
    'nærmeste leder, daglig leder, forretningsfører, avdelingsleder, vaktmester, virksomhetsleder, arbeidsleder, overordnet',
  employer:
    'bedrift, foretak, arbeidssted, virksomhet, arbeidsgiveren, arbeidsplass, oppdragsgiver arbeid, arbeidsgivers',
  insurer: 'forsikringsselskap, forsikringsselskapet, pensjonsleverandør, pensjonskasse',
  provider:
    'leverandør, strømleverandør, nettselskap, strømselskap, strømleverandøren, teleoperatør, internettleverandør, håndverker, kraftleverandør, mobiloperatør',
  issuer: 'utsteder, utstedt av, utstedende myndighet, utgiver, utgitt av, utstedende organ, utstedersted',
  licence:
    'tillatelse, løyve, bevilling, førerkortet, førerkortnummer, lisens, autorisasjon, parkeringstillatelse, skjenkebevilling, tillatelsen, byggetillatelse, boligsoneparkering',
  certificate: 'attest, kursbevis, bekreftelse, vitnemålsnummer, fagbrev, kompetansebevis',
  property:
    'bolig, leilighet, eiendom, målepunkt, eiendommen, leiligheten, anlegg, eierseksjon, utleieobjekt, seksjon bolig, enebolig',
  tenancy:
    'leieforhold, leiekontrakt, husleiekontrakt, leieavtale, leieforholdet, leiekontrakten, leieavtalen, husleieavtale',
  course:
    'studieprogram, utdanningsprogram, kurs, studium, emne, emnekode, utdanningen, program studie, kurstittel, studieprogrammet',
  employment:
    'ansettelse, arbeidsforhold, ansettelsesforhold, stillingsforhold, ansettelsen, arbeidsforholdet, ansettelsesforholdet',
  application: 'søknad, søknaden',
  area: 'areal, boareal, bruksareal, primærrom, p-rom, tomteareal, kvm, bruttoareal, bruksareal bra',
  claim: 'skadesak, skadenummer, skademelding, skadetidspunkt',
  prescription: 'resept, e-resept, resepten',
  appointment:
    'timebestilling, timeavtale, legetime, time hos, avtalt time, timen, konsultasjon, innkalling, oppsatt time, din time, time til, legetimen',
  vaccination: 'vaksinasjon, vaksine, vaksinert, vaksinering',
  enrolment: 'immatrikulert, studierett, opptatt, immatrikulering, semesterregistrert, studiestart, tatt opp',
  notice: 'oppsigelsestid, oppsigelsesfrist',
  reference:
    'kid-nummer, referansenummer, saksreferanse, vår ref, bestillingsreferanse, bookingreferanse, betalingsreferanse, kundereferanse, melding til mottaker, ordrereferanse, sakens nummer, arkivsaksnr, fakturareferanse, billettkode, bestillingskode',
  plate: 'bilnummer, skiltnummer, kjennemerket, nummerskilt, skilt, registreringsmerke',
  address: 'bostedsadresse, folkeregistrert adresse, bosted, lokasjon, beliggenhet',
  nationality: 'statsborgerskap',
  birthplace: 'fødested, fødekommune',
  email: 'e-postadresse, e-postadressen, epost',
  start:
    'oppstart, oppstartsdato, ansatt siden, ansatt fra, tiltredelse, tiltredelsesdato, ikrafttredelse, ikrafttredelsesdato, trer i kraft, virkningsdato, innflytting, innflyttingsdato, aktivering, aktivert, kunde fra, gjelder fra og med, begynner, overtakelse, eier siden, ansettelsesdato, startet, gjeldende fra, avtalestart, leieforholdet starter, begynnelse, avtalen starter, kursstart, tidspunkt for overtakelse, eid siden, første dag, opptatt dato',
  until:
    'løper ut, opphør, opphørsdato, utflytting, utflyttingsdato, siste gyldighetsdag, gyldighetstid, gyldig t o m, opphørte den, utløp den, binding slutt, bindingstid slutt, bindingstid utløper, bindingstid til, avsluttes, gyldighet, gjelder til og med, utløp, ansatt til, fraflytting, sluttdag, varer til, bundet til, sist gyldig, gyldig t.o.m, utløpsmåned, avtalen utløper, kontraktsslutt, best før, opphørt, slettet dato, sperret fra, tidsbestemt til',
  joined: 'innmeldingsdato, medlem fra, ble medlem, innmelding, tilmeldt, registrert medlem, bruker siden',
  renewal:
    'fornyelse, fornyes, fornyelsesdato, neste fornyelse, hovedforfall, neste faktura, neste trekk, forlenges, neste trekkdato, forlengelse',
  issued:
    'utstedelsesdato, utstedingsdato, oppgjørsdato, vedtaksdato, utskriftstidspunkt, dato for vedtak, utstedt den, dato for utskrift, utskrift, beslutningsdato, meldingsdato',
  cancelledOn:
    'oppsagt, oppsagt dato, sagt opp, utmeldt, oppsigelsesdato, kansellering, avbestilling, avbestilt, kansellert, avregistrert, avmeldt, utmeldingsdato, oppsigelse levert, avlyst',
  lastVisit: 'siste besøk, sist innlogget, siste innlogging, sist besøkt, siste innsjekk, siste trening',
  created:
    'opprettet dato, kjøpsdato, søknadsdato, innsendt dato, bestillingsdato, opprettet, opprettelse, innsendt, mottatt, bestilt, søknad mottatt, opprettet den, transaksjonsdato, påmeldt dato, åpnet, registrert dato søknad, bokført, bokføringsdato, handledato, innkommet dato, meldt dato',
  updated: 'sist oppdatert, sist endret, endringsdato, oppdatert den',
  arrival: 'forventet levering, forventet ankomst, framme, hjemreise, ankom',
  graduation:
    'fullført dato, uteksaminert, uteksaminert dato, bestått, avlagt, fullført den, eksamensdato fullført, oppnådd dato',
  time: 'klokkeslett, tidspunkt, tidspunktet, åpningstid, åpningstider, oppmøtetid, dørene åpner',
  period:
    'faktureringsperiode, forsikringsperiode, avregningsperiode, gyldighetsperiode, inntektsår, inntektsåret, regnskapsår, måleperiode',
  duration:
    'varighet, bindingstid, løpetid, avtaletid, varighet i, lengde, prøvetid, reisetid, kurslengde, løpetiden, garantitid, nedbetalingstid',
  outstanding:
    'restgjeld, utestående, skyldig beløp, restbeløp, gjenstående gjeld, fellesgjeld, andel fellesgjeld, gjenstående, å betale gjenstår, restskatt, mangler betaling, rest å betale',
  rent: 'leie per måned, leie pr måned, månedsleie, leiesum, leiebeløp, felleskostnader, husleien, leie, leien, månedlig leie',
  tax: 'merverdiavgift, forskuddsskatt, restskatt, formuesskatt, trinnskatt, fastsatt skatt, utlignet skatt, kommuneskatt, herav mva, dokumentavgift, årsavgift kjøretøy, trafikkforsikringsavgift',
  coverage: 'forsikringssum, dekningssum, dekning forsikring, dekningen, dekningsomfang, erstatningssum',
  refund:
    'tilbakebetaling, refusjon, tilbakebetalt, skatt til gode, penger tilbake, får igjen, skatt tilbake, utbetales, tilbakebetales, overskytende',
  fine: 'purregebyr, forsinkelsesrente, forsinkelsesgebyr, bøter, gebyr for sen levering, kontrollsanksjon, parkeringsbot, kontrollavgift, overtredelsesgebyr',
  reading: 'målerstand, måleravlesning, målerstanden, avlest, avlest verdi, målerverdi',
  credits: 'studiepoeng, antall studiepoeng, sp studiepoeng, avlagte studiepoeng, oppnådde studiepoeng',
  due: 'betalingsfrist, betal innen, betales innen, svarfrist, søknadsfrist, fristdato, innleveringsfrist, innleveres innen, leveringsfrist, leveres innen, hentes innen, forfaller, påmeldingsfrist, siste frist, innen dato, siste betalingsdag, ankefrist, svar innen, hent innen, leveres tilbake innen, returfrist',
  overdue: 'forfalt, forfalte, ikke levert i tide, for sent, forfalt lån',
  available: 'tilgjengelig, disponibelt, disponibel, ledig, gjenstår, igjen, gjenstående kvote',
  current: 'nåværende, gjeldende, aktuelle, per i dag',
  last: 'forrige, sist, senest, i fjor',
  monthly: 'månedlig, per måned, pr måned, i måneden, månedlige, pr md, per md, kr pr måned, pr mnd, per mnd, månedens',
  yearly: 'årlig, per år, pr år, inntektsår, inntektsåret, årlige, i året',
  weekly: 'ukentlig, per uke, pr uke, ukens',
  original: 'opprinnelig, opprinnelig lån',
  emergency: 'nødkontakt, pårørende, nærmeste pårørende, kontakt ved nødstilfelle',
  breed: 'rase',
  frequency:
    'frekvens, hyppighet, betalingsintervall, faktureres, antall terminer, terminer per år, faktureringsintervall',
  position: 'rolle, stillingskode, ansatt som, funksjon, tittel, verv',
  seat: 'sitteplass, sitteplasser, plass, plassreservasjon, rad og sete',
  event: 'møte, årsmøte, stevne',
  income:
    'inntektsår, inntektsåret, personinntekt, bruttoinntekt, årsinntekt, lønnsinntekt, pensjonsgivende inntekt, kapitalinntekt, samlet inntekt, inntekter, nettoinntekt',
  usage:
    'brukt, brukt denne perioden, brukt hittil, strømforbruk, årsforbruk, forventet årsforbruk, vannforbruk, energiforbruk, forbrukt, ditt forbruk, forbruk kwh, totalt forbruk',
  data: 'brukt data, databruk, inkludert data, data brukt, mobildata, datakvote, datapakke',
  agent: 'forretningsfører',
  club: 'borettslag, sameie, idrettslag, boligsameie, velforening, klubb, treningssenter, senter trening, borettslaget, vel forening, eierseksjonssameie',
  origin:
    'avreisestasjon, avgangsstasjon, avreise fra, reise fra, avgang fra, avgangsflyplass, fra flyplass, avreiseflyplass, avgangssted stasjon, fra sted',
  destination:
    'ankomststasjon, destinasjon, endestasjon, reise til, avstigning, ankomstflyplass, til flyplass, til sted, reisemålet',
  departure: 'avgangstid, avgangstidspunkt, utreise, avreisedato, går fra',
  payment: 'kid, kid-nummer, utbetaling, betalingen, avtalegiro, overføring, innbetalinger, vipps, trekkes',
  fee: 'felleskostnader, månedspris, fastledd, kontingenten, fastbeløp, nettleie, kommunale avgifter, parkeringsavgift, administrasjonsgebyr',
  loan: 'fellesgjeld, billån, kreditt, låneavtale, forbrukslån, lånesum, fastrentelån',
  card: 'lånekort, lånenummer kort, bankkort, førerkortnummer, kundekort',
  registration:
    'førstegangsregistrert, første gang registrert, registrert, førstegangsregistrering, vognkort, første gang registrert i norge, registreringsår, påmelding, påmeldt',
  first: 'førstegangsregistrert, første gang registrert, førstegangsregistrering, første gang registrert i norge',
  owner:
    'registrert eier, eierens navn, hjemmelshaver, eier siden, bileier, hundeeier, dyreeier, andelseier, eierskap, medeier, eierne, seksjonseier',
  holder:
    'kortets eier, kontoeier, kontoens eier, registrert bruker, innehaver av kortet, kortinnehaver, avtalepart, korteier, avtaleeier, leasingtaker, rettighetshaver',
  student: 'studentens, deltakerens navn, kandidat, kursdeltaker',
  landlord: 'utleieren, huseier, gårdeier',
  borrower: 'låntakeren, medsøker, debitor lån, låntakere',
  recipient: 'mottakeren, mottakerens',
  sender: 'avsenderen, henvist av, henviser, avsenderens',
  patient: 'pasienten, pasientens',
  hospital:
    'sykehus, legekontor, legesenter, tannklinikk, klinikk, behandlingssted, dyreklinikk, helsestasjon, sykehuset, vaksinasjonssted, helseforetak, legevakt, dyresykehus, poliklinikk',
  department: 'seksjon, poliklinikk, avdelingen, kostnadssted, etat, fagområde avdeling',
  bank: 'kredittinstitusjon, finansinstitusjon',
  contact: 'kundebehandler, vår kontakt, deres kontakt',
  policyholder: 'forsikringstakeren',
  insured: 'medforsikret, forsikret gjenstand',
  beneficiary: 'betalingsmottaker, beløpsmottaker',
  child: 'barnets fulle navn, sønn',
  driver: 'førerkortinnehaver, hovedbruker av bilen, sjåføren, fører av kjøretøyet',
  passenger: 'passasjerer',
  guest: 'gjester, hovedgjest',
  given: 'fornavnet, mellomnavn, for- og mellomnavn, for og mellomnavn',
  family: 'slektsnavn, etternavnet, pikenavn',
  account: 'kontonummeret, utbetalingskonto, belastes konto',
  membership: 'medlemskapet, medlemskaps',
  contract: 'avtalen, arbeidsavtale, avtale-id, arbeidskontrakt',
  policy: 'avtalenummer forsikring, forsikringsbevis, forsikringsavtale',
  order: 'bestillingen, bestillingsnr, kjøp',
  booking: 'reservasjon, bestilling, reservasjonen, bestillingsnummer',
  ticket: 'adgangsbillett',
  delivery: 'levert, leveringsmåte, utlevert, utlevering, utkjøring',
  parcel: 'sendingen, sporings-id, sendings',
  vehicle: 'kjøretøyet, kjøretøyets, tilhenger, merke og modell, motorsykkel',
  document: 'legitimasjon, dokument-id',
  passport: 'passnummer, passet',
  meter: 'strømmåler, vannmåler',
  electricity: 'strømforbruk, elektrisitet, strømavtale, kraft strøm, strømleveranse',
  exam: 'eksamenen, oppkjøring, eksamensdato',
  semester: 'høstsemester, vårsemester, undervisningssemester, termin studie',

  city: 'stedsnavn, fylke, bosted by, bostedskommune, postnr og sted',
  country: 'opprinnelsesland, utstederland, bostedsland',

  nationalId: 'fnr fødselsnummer, d-nummer, fødselsnummeret, fødselsnummer eller d-nummer',
  taxNumber: 'orgnr, mva-nummer, foretaksnummer, org.nummer',
  chassis: 'understellsnummeret, rammenummer, karosserinummer',
  phone: 'tlf, mobiltelefon, tlfnr, telefon dagtid',
  username: 'brukerid, bruker-id, brukernavnet, kallenavn',
  website: 'nettsted, nettadresse, nettsiden',
  gender: 'dyrets kjønn',
  language: 'morsmål, målform, undervisningsspråk, ønsket språk',
  currency: 'valutakode, valutaen',
  total:
    'totalsum, sum totalt, sum å betale, å betale totalt, beløp å betale, sum inkl mva, sluttsum, fakturabeløp, sum til betaling, totalt å betale, totalt inkl mva, beløp til betaling, sum kostnader, sum utgifter',
  money: 'beløpet, beløp i kr, beløp nok, kjøpesum, verdi',
  price: 'kjøpesum, kostnad, kostnader, pris per kwh, pris per enhet, pris per natt, fastpris, frakt, fraktkostnad',
  balance: 'pensjonskapital, beholdning konto, innestående, sparesaldo, pensjonsbeholdning',
  pay: 'månedslønn, timelønn, bruttolønn, grunnlønn, årslønn, fastlønn, fast lønn, lønnsart',
  gross: 'bruttolønn',
  net: 'nettolønn, utbetales, netto til utbetaling',
  deductible: 'egenandelen, egenandel ved skade',
  premium: 'årspremie, premien, forsikringspremie, månedspremie, årlig premie, totalpremie',
  discount: 'rabatter, rabattkode, avslag pris, prisavslag',
  deposit: 'depositumet, innskudd, forskuddsleie, egenkapital innskudd, innbetaling, depositumskonto',
  interest: 'nominell rente, lånerente, rentefot, sparerente, flytende rente, fast rente',
  limit: 'kredittgrense, beløpsgrense, kredittramme, maksbeløp, kredittlimit',
  capital: 'aksjekapital, selskapskapital, egenkapital, innskuddskapital, grunnkapital',
  holdings: 'antall aksjer, fondsandeler, beholdningen, antall andeler',
  percent:
    'prosentsats, stillingsprosent, skatteprosent, trekkprosent, stillingsandel, stillingsbrøk, eierandel i prosent',
  points: 'bonuspoengene, poengsaldo, opptjente poeng',
  pension: 'pensjonsavtale, tjenestepensjon, pensjonskapital, pensjonsordning, alderspensjon',
  grade: 'sluttkarakter, gjennomsnittskarakter, standpunktkarakter',
  power: 'hovedsikring, motorytelse',
  quantity: 'mengde, antall stk, antall personer, antall gjester, antall enheter',
  visits: 'antall besøk, antall treninger',
  method: 'betalingsmåte',
  type: 'selskapsform, eieform, kjøretøygruppe, slag, sakstype, billettkategori, eierform',
  level: 'utdanningsnivå',
  group: 'partiet klasse, kull gruppe',
};
