import type { Forms } from '../forms.ts';

/** What Norwegian writes otherwise than Danish. */
export const norwegian: Forms = {
  name: 'fullt navn, for- og etternavn, for og etternavn, fornavn og etternavn, etternavn og fornavn, etternavn fornavn, fornavn etternavn, bedriftsnavn, selskapsnavn, for- mellom- og etternavn, kursnavn, virksomhetsnavn, navn på deltaker',
  person:
    'søker, deltaker, innbygger, søkeren, søkers navn, deltakerens, den vaksinerte, part i saken, skattyter, skattepliktig, innmelder, melder, påmeldt person, bruker av tjenesten, beboer, den registrerte, betaler navn',
  customer: 'kjøper, fakturamottaker, regningsmottaker, oppdragsgiver, kjøperen, kjøpers navn',
  employee:
    'arbeidstaker, ansattnummer, ansattnr, den ansattes, arbeidstakers navn, ansattes navn, arbeidstakeren, ansatt nr',
  tenant: 'leieboer, leietakers navn, leietakeren, leier, leietakere, fremleier',
  licensee: 'løyvehaver, tillatelseshaver',
  doctor:
    'fastlege, behandlende lege, tannlege, legen, veterinær, lege navn, fastlegen, spesialist, rekvirent, forskriver, rekvirerende lege, autorisert veterinær, jordmor, henvisende lege, vaksinatør, behandlende veterinær, legens navn',
  manager:
    'nærmeste leder, daglig leder, forretningsfører, styreleder navn, avdelingsleder, vaktmester, leder navn, virksomhetsleder, arbeidsleder, overordnet',
  employer:
    'bedrift, foretak, arbeidssted, arbeidsgivers navn, virksomhet, virksomhetens navn, selskapets navn, foretakets navn, arbeidsgiveren, arbeidsplass, oppdragsgiver arbeid, virksomhetsnavn, arbeidsgivers',
  insurer: 'forsikringsselskap, forsikringsselskapet, pensjonsleverandør, pensjonskasse',
  provider:
    'leverandør, strømleverandør, nettselskap, strømselskap, strømleverandøren, teleoperatør, internettleverandør, håndverker, selgers navn, kraftleverandør, mobiloperatør',
  issuer:
    'utsteder, utstedt av, utstedende myndighet, utsteders navn, utgiver, utgitt av, utstedende organ, utstedersted',
  licence:
    'tillatelse, løyve, bevilling, førerkortet, førerkortnummer, førerkortnr, lisens, autorisasjon, parkeringstillatelse, skjenkebevilling, lisensnummer, tillatelsen, byggetillatelse, boligsoneparkering',
  certificate: 'attest, kursbevis, bekreftelse, vitnemålsnummer, fagbrev, kompetansebevis',
  property:
    'bolig, leilighet, eiendom, målepunkt, eiendommen, leiligheten, boligadresse, anlegg, eierseksjon, utleieobjekt, seksjon bolig, enebolig',
  tenancy:
    'leieforhold, leiekontrakt, husleiekontrakt, leieavtale, leieforholdet, leiekontrakten, leieavtalen, husleieavtale',
  course:
    'studieprogram, utdanningsprogram, kurs, studium, emne, emnekode, emnenavn, utdanningen, program studie, kurstittel, studieprogrammet',
  employment:
    'ansettelse, arbeidsforhold, ansettelsesforhold, stillingsforhold, ansettelsen, arbeidsforholdet, ansettelsesforholdet',
  application: 'søknad, søknaden',
  area: 'areal, boareal, bruksareal, primærrom, p-rom, tomteareal, kvm, bruttoareal, bruksareal bra',
  claim: 'skadesak, skadenummer, skadedag, skademelding, skadetidspunkt, skadesaksnummer',
  prescription: 'resept, e-resept, resepten, reseptnummer',
  appointment:
    'timebestilling, timeavtale, legetime, time hos, avtalt time, timen, konsultasjon, innkalling, oppsatt time, din time, time til, legetimen',
  vaccination: 'vaksinasjon, vaksine, vaksinasjonsdato, vaksinert, vaksinert dato, vaksinedato, vaksinering',
  enrolment: 'immatrikulert, studierett, opptatt, immatrikulering, semesterregistrert, studiestart, tatt opp',
  notice: 'oppsigelsestid, oppsigelsesfrist',
  reference:
    'kid-nummer, referansenummer, saksnr, saksreferanse, vår ref, bestillingsreferanse, bookingreferanse, referansenr, betalingsreferanse, kundereferanse, melding til mottaker, ordrereferanse, sakens nummer, arkivsaksnr, fakturareferanse, billettkode, bestillingskode',
  plate: 'bilnummer, skiltnummer, kjennemerket, nummerskilt, skilt, registreringsmerke',
  address:
    'bostedsadresse, folkeregistrert adresse, bosted, lokasjon, besøksadresse, eiendommens adresse, strømadresse, leilighetens adresse, beliggenhet',
  nationality: 'statsborgerskap',
  birthplace: 'fødested, fødekommune',
  email: 'e-postadresse, e-postadressen, epost, epostadresse',
  start:
    'oppstart, oppstartsdato, ansatt siden, ansatt fra, tiltredelse, tiltredelsesdato, ikrafttredelse, ikrafttredelsesdato, trer i kraft, virkningsdato, innflytting, innflyttingsdato, aktivering, aktivert, kunde fra, gjelder fra og med, begynner, overtakelse, overtakelsesdato, eier siden, ansettelsesdato, startet, gjeldende fra, avtalestart, leieforholdet starter, begynnelse, avtalen starter, kursstart, tidspunkt for overtakelse, eid siden, første dag, opptatt dato',
  until:
    'løper ut, opphør, opphørsdato, utflytting, utflyttingsdato, siste gyldighetsdag, gyldighetstid, gyldig t o m, opphørte den, utløp den, binding slutt, bindingstid slutt, bindingstid utløper, bindingstid til, avsluttes, gyldighet, gjelder til og med, utløp, ansatt til, fraflytting, utløpsdag, sluttdag, varer til, bundet til, sist gyldig, gyldig t.o.m, utløpsmåned, avtalen utløper, kontraktsslutt, best før, opphørt, slettet dato, sperret fra, tidsbestemt til',
  joined:
    'innmeldingsdato, medlem fra, ble medlem, innmelding, tilmeldt, innmeldt dato, registrert medlem, bruker siden',
  renewal:
    'fornyelse, fornyes, fornyelsesdato, neste fornyelse, hovedforfall, hovedforfallsdato, neste faktura, neste trekk, forlenges, neste trekkdato, forlengelse',
  issued:
    'utstedelsesdato, utstedingsdato, oppgjørsdato, vedtaksdato, utskriftstidspunkt, dato for vedtak, utstedt den, utstedt dato, dato for utskrift, utskrift, beslutningsdato, meldingsdato',
  cancelledOn:
    'oppsagt, oppsagt dato, sagt opp, utmeldt, oppsigelsesdato, kansellering, avbestilling, avbestilt, kansellert, avregistrert, avregistrert dato, avmeldt, utmeldingsdato, oppsigelse levert, avlyst',
  lastVisit: 'siste besøk, sist innlogget, siste innlogging, sist besøkt, siste innsjekk, siste trening',
  created:
    'opprettet dato, kjøpsdato, søknadsdato, innsendt dato, bestillingsdato, opprettet, opprettelse, innsendt, mottatt, mottatt dato, bestilt, bestilt dato, søknad mottatt, kjøpt dato, opprettet den, transaksjonsdato, påmeldt dato, åpnet, registrert dato søknad, bokført, bokføringsdato, handledato, innkommet dato, meldt dato',
  updated: 'sist oppdatert, sist endret, endringsdato, oppdatert den, endret dato, sist oppdatert dato',
  arrival: 'forventet levering, forventet ankomst, framme, hjemreise, ankom',
  graduation:
    'fullført dato, uteksaminert, uteksaminert dato, bestått, bestått dato, avlagt, avlagt dato, fullført den, eksamensdato fullført, oppnådd dato',
  time: 'klokkeslett, tidspunkt, tidspunktet, åpningstid, åpningstider, oppmøtetid, dørene åpner',
  period:
    'faktureringsperiode, forsikringsperiode, avregningsperiode, gyldighetsperiode, inntektsår, inntektsåret, regnskapsår, leieperiode, lønnsperiode, fakturaperiode, måleperiode, forbruksperiode, ansettelsesperiode, dekningsperiode, avlesningsperiode, avtaleperiode',
  duration:
    'varighet, bindingstid, løpetid, avtaletid, varighet i, lengde, prøvetid, reisetid, kurslengde, løpetiden, garantitid, nedbetalingstid',
  outstanding:
    'restgjeld, utestående, skyldig beløp, restbeløp, gjenstående gjeld, fellesgjeld, andel fellesgjeld, gjenstående, å betale gjenstår, restskatt, mangler betaling, rest å betale, gjenstående beløp, utestående beløp',
  rent: 'leie per måned, leie pr måned, månedsleie, leiesum, leiebeløp, felleskostnader, husleien, leie, leien, leiepris, månedlig leie',
  tax: 'merverdiavgift, forskuddsskatt, restskatt, inntektsskatt, sum skatt, formuesskatt, eiendomsskatt, mva-beløp, mva beløp, trinnskatt, fastsatt skatt, utlignet skatt, beregnet skatt, kommuneskatt, herav mva, skattebeløp, dokumentavgift, årsavgift kjøretøy, trafikkforsikringsavgift',
  coverage: 'forsikringssum, dekningssum, dekning forsikring, dekningen, dekningsomfang, erstatningssum',
  refund:
    'tilbakebetaling, refusjon, tilbakebetalt, skatt til gode, penger tilbake, får igjen, skatt tilbake, utbetales, tilbakebetales, overskytende',
  fine: 'purregebyr, forsinkelsesrente, forsinkelsesgebyr, bøter, gebyr for sen levering, kontrollsanksjon, parkeringsbot, kontrollavgift, overtredelsesgebyr',
  reading: 'målerstand, måleravlesning, målerstanden, avlest, avlest verdi, avlesningsdato, målerverdi',
  credits: 'studiepoeng, antall studiepoeng, sp studiepoeng, avlagte studiepoeng, oppnådde studiepoeng',
  due: 'betalingsfrist, betal innen, betales innen, svarfrist, søknadsfrist, forfallsdag, fristdato, innleveringsfrist, innleveres innen, leveringsfrist, leveres innen, hentes innen, forfaller, påmeldingsfrist, siste frist, innen dato, siste betalingsdag, ankefrist, svar innen, hent innen, leveres tilbake innen, returfrist',
  overdue: 'forfalt, forfalte, ikke levert i tide, for sent, forfalt lån',
  available: 'tilgjengelig, disponibelt, disponibel, ledig, gjenstår, igjen, gjenstående kvote, tilgjengelig beløp',
  current: 'nåværende, gjeldende, aktuelle, per i dag',
  last: 'forrige, sist, senest, i fjor',
  monthly: 'månedlig, per måned, pr måned, i måneden, månedlige, pr md, per md, kr pr måned, pr mnd, per mnd, månedens',
  yearly: 'årlig, per år, pr år, inntektsår, inntektsåret, årlige, i året',
  weekly: 'ukentlig, per uke, pr uke, ukens',
  original: 'opprinnelig, opprinnelig lån, opprinnelig beløp, opprinnelig lånebeløp',
  emergency: 'nødkontakt, pårørende, nærmeste pårørende, pårørendes navn, kontakt ved nødstilfelle',
  breed: 'rase',
  frequency:
    'frekvens, hyppighet, betalingsintervall, faktureres, antall terminer, terminer per år, faktureringsintervall',
  position: 'rolle, stillingskode, ansatt som, funksjon, tittel, verv',
  seat: 'sitteplass, sitteplasser, plass, setenummer, plassnummer, sete nr, plassreservasjon, rad og sete, plass nr, plassnr, sitteplassnummer',
  event: 'møte, årsmøte, arrangementets navn, stevne',
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
  departure: 'avgangstid, avgangstidspunkt, avgangsdato, utreise, avreisedato, går fra',
  payment: 'kid, kid-nummer, utbetaling, betalingen, avtalegiro, overføring, innbetalinger, vipps, trekkes',
  fee: 'felleskostnader, månedspris, fastledd, årsavgift, termingebyr, medlemsavgift, kontingenten, fakturagebyr, fastbeløp, deltakeravgift, kursavgift, nettleie, kommunale avgifter, parkeringsavgift, eierskiftegebyr, treningsavgift, abonnementsavgift, startavgift, semesteravgift, innmeldingsavgift, administrasjonsgebyr, påmeldingsavgift, frakt gebyr, depotgebyr',
  loan: 'fellesgjeld, lånebeløp, billån, kreditt, låneavtale, forbrukslån, lånesum, fastrentelån',
  card: 'lånekort, lånenummer kort, lånekortnummer, bankkort, førerkortnummer, kundekort',
  registration:
    'førstegangsregistrert, første gang registrert, registrert dato, registrert, første registreringsdato, førstegangsregistrering, vognkort, første gang registrert i norge, registreringsår, påmelding, påmeldt',
  first:
    'førstegangsregistrert, første gang registrert, første registreringsdato, førstegangsregistrering, første gang registrert i norge',
  owner:
    'registrert eier, eierens navn, hjemmelshaver, eier siden, eiers navn, bileier, hundeeier, dyreeier, andelseier, eierskap, medeier, eierne, seksjonseier',
  holder:
    'kortets eier, kontoeier, kontoens eier, registrert bruker, innehaver av kortet, kortinnehaver, avtalepart, korteier, avtaleeier, leasingtaker, innehaverens navn, rettighetshaver',
  student: 'studentens, deltakerens navn, studentnummer, kandidat, kursdeltaker, studentnr',
  landlord: 'utleiers navn, utleieren, huseier, gårdeier',
  borrower: 'låntakers navn, låntakeren, medsøker, debitor lån, låntakere',
  recipient: 'mottakers navn, mottakeren, mottakerens',
  sender: 'avsenders navn, avsenderen, henvist av, henviser, avsenderens',
  patient: 'pasienten, pasientens navn, pasientens',
  hospital:
    'sykehus, legekontor, legesenter, tannklinikk, klinikk, behandlingssted, dyreklinikk, helsestasjon, sykehuset, vaksinasjonssted, helseforetak, legevakt, dyresykehus, poliklinikk',
  department: 'seksjon, poliklinikk, avdelingen, kostnadssted, etat, fagområde avdeling',
  bank: 'kredittinstitusjon, finansinstitusjon',
  contact: 'kundebehandler, vår kontakt, deres kontakt',
  policyholder: 'forsikringstakers navn, forsikringstakeren',
  insured: 'medforsikret, forsikret gjenstand',
  beneficiary: 'betalingsmottaker, begunstiget navn, beløpsmottaker',
  child: 'barnets fulle navn, barn navn, sønn',
  driver: 'førerkortinnehaver, hovedbruker av bilen, sjåføren, fører av kjøretøyet',
  passenger: 'reisendes navn, passasjerens navn, passasjerer',
  guest: 'gjestens navn, gjester, hovedgjest',
  given: 'fornavnet, mellomnavn, for- og mellomnavn, for og mellomnavn',
  family: 'slektsnavn, etternavnet, pikenavn',
  account: 'kontonummeret, utbetalingskonto, bankkontonummer, belastes konto',
  membership: 'medlemskapet, medlemskaps',
  contract: 'avtalenummer, avtalenr, avtalen, kontraktsnummer, arbeidsavtale, avtale-id, arbeidskontrakt',
  policy: 'polisenummer, avtalenummer forsikring, forsikringsbevis, forsikringsavtale, polisenr',
  order: 'bestillingen, bestillingsnr, kjøp',
  booking: 'reservasjon, reservasjonsnummer, bestilling, reservasjonen, bestillingsnummer',
  ticket: 'billettnummer, adgangsbillett, billettnr',
  delivery: 'levert, leveringsmåte, utlevert, utlevering, levert dato, utkjøring',
  parcel: 'sendingen, sporings-id, sendings',
  vehicle: 'kjøretøyet, kjøretøyets, tilhenger, merke og modell, kjøretøytype, motorsykkel',
  document: 'legitimasjon, dokument-id',
  passport: 'passnummer, passnr, passet',
  meter: 'strømmåler, vannmåler',
  electricity: 'strømforbruk, elektrisitet, strømavtale, kraft strøm, strømleveranse',
  exam: 'eksamenen, oppkjøring, eksamensdato',
  semester: 'høstsemester, vårsemester, undervisningssemester, termin studie',
  street: 'gateadresse, veiadresse, gatenavn, veinavn',
  city: 'stedsnavn, fylke, bosted by, bostedskommune, postnr og sted',
  country: 'opprinnelsesland, utstederland, bostedsland',
  birth: 'født dato',
  nationalId:
    'fødselsnr, fnr fødselsnummer, d-nummer, fødselsnummeret, personnr, barnets fødselsnummer, fødselsnummer eller d-nummer',
  taxNumber: 'organisasjonsnr, orgnr, org-nr, mva-nummer, foretaksnummer, org.nummer',
  chassis: 'understellsnr, understellsnummeret, rammenummer, karosserinummer',
  phone: 'tlf, telefonnr, mobilnr, mobiltelefon, tlfnr, telefon dagtid, tlf-nr',
  username: 'brukerid, bruker-id, brukernavnet, kallenavn',
  website: 'nettsted, nettadresse, nettsiden',
  gender: 'dyrets kjønn',
  language: 'morsmål, målform, undervisningsspråk, ønsket språk',
  currency: 'valutakode, valutaen',
  total:
    'totalsum, sum totalt, sum å betale, å betale totalt, totalbeløp, beløp å betale, sum inkl mva, sluttsum, totalpris, fakturabeløp, sum til betaling, totalt å betale, totalt inkl mva, samlet beløp, beløp til betaling, sum kostnader, sum utgifter',
  money: 'beløpet, beløp i kr, beløp nok, kjøpesum, verdi',
  price:
    'enhetspris, strømpris, kjøpesum, kostnad, kostnader, kjøpspris, pris per kwh, pris per enhet, totalpris, billettpris, timepris, leiepris, pris per natt, fastpris, kursets pris, frakt, fraktkostnad',
  balance: 'pensjonskapital, beholdning konto, innestående, sparesaldo, pensjonsbeholdning',
  pay: 'månedslønn, timelønn, bruttolønn, grunnlønn, årslønn, fastlønn, fast lønn, lønnsart',
  gross: 'bruttolønn, bruttobeløp',
  net: 'nettolønn, utbetales, netto til utbetaling, nettobeløp, utbetalt beløp',
  deductible: 'egenandelen, egenandel ved skade',
  premium: 'årspremie, premien, forsikringspremie, månedspremie, årlig premie, totalpremie',
  discount: 'rabatter, rabattkode, avslag pris, prisavslag',
  deposit: 'depositumet, depositumsbeløp, innskudd, forskuddsleie, egenkapital innskudd, innbetaling, depositumskonto',
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
  type: 'kontraktstype, avtaletype, ansettelsestype, selskapsform, medlemskapstype, eieform, kjøretøygruppe, slag, sakstype, billettkategori, romtype, eierform, stillingstype',
  level: 'medlemsnivå navn, utdanningsnivå',
  group: 'partiet klasse, kull gruppe',
};
