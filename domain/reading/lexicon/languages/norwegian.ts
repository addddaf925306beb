import type { Forms } from '../forms.ts';

/** What Norwegian writes otherwise than Danish. */
export const norwegian: Forms = {
  name: 'fullt navn, for- og etternavn, for og etternavn, fornavn og etternavn, etternavn og fornavn, etternavn fornavn, fornavn etternavn, selskapsnavn, for- mellom- og etternavn, navn på deltaker',
  person:
    'søker, deltaker, innbygger, søkeren, deltakerens, den vaksinerte, part i saken, skattyter, skattepliktig, innmelder, melder, påmeldt person, bruker av tjenesten, beboer, den registrerte, sykmeldt person, den sykmeldte, klager, bruker, brukeren, spiller, kontobruker, den forsikrede personen, stønadsmottaker',
  customer: 'kjøper, fakturamottaker, regningsmottaker, oppdragsgiver, kjøperen',
  employee: 'arbeidstaker, den ansattes, arbeidstakeren',
  tenant: 'leieboer, leietakeren, leier, leietakere, fremleier',
  licensee: 'løyvehaver, tillatelseshaver',
  doctor:
    'fastlege, behandlende lege, tannlege, legen, veterinær, fastlegen, spesialist, rekvirent, forskriver, rekvirerende lege, autorisert veterinær, jordmor, henvisende lege, vaksinatør, behandlende veterinær, sykmelder, legen som sykmeldte, vaksinert av, gitt av, satt av, sykepleier, helsesykepleier, henvisende, skrevet ut av lege, forskrevet av, rekvirert av, ordinert av',
  manager:
    'nærmeste leder, daglig leder, forretningsfører, avdelingsleder, vaktmester, virksomhetsleder, arbeidsleder, overordnet',
  employer:
    'bedrift, foretak, arbeidssted, virksomhet, arbeidsgiveren, arbeidsplass, oppdragsgiver arbeid, arbeidsgivers',
  insurer: 'forsikringsselskap, forsikringsselskapet, pensjonsleverandør, pensjonskasse',
  provider:
    'leverandør, strømleverandør, nettselskap, strømselskap, strømleverandøren, teleoperatør, internettleverandør, håndverker, kraftleverandør, mobiloperatør, bredbåndsleverandør, selgeren, renovasjonsselskap, fjernvarme, tilbyder, mobilselskap, energiselskap',
  issuer: 'utsteder, utstedt av, utstedende myndighet, utgiver, utgitt av, utstedende organ, utstedersted',
  licence:
    'tillatelse, løyve, bevilling, førerkortet, førerkortnummer, lisens, autorisasjon, parkeringstillatelse, skjenkebevilling, tillatelsen, byggetillatelse, boligsoneparkering, byggesak, rammetillatelse, igangsettingstillatelse, ferdigattest, brukstillatelse',
  certificate: 'attest, kursbevis, bekreftelse, vitnemålsnummer, fagbrev, kompetansebevis',
  property:
    'bolig, leilighet, eiendom, målepunkt, eiendommen, leiligheten, anlegg, eierseksjon, utleieobjekt, seksjon bolig, enebolig',
  tenancy:
    'leieforhold, leiekontrakt, husleiekontrakt, leieavtale, leieforholdet, leiekontrakten, leieavtalen, husleieavtale',
  course:
    'studieprogram, utdanningsprogram, kurs, studium, emne, emnekode, utdanningen, program studie, kurstittel, studieprogrammet, kursnavn, emnenavn, fag, fagets navn, studieretning, linje, utdanningsretning, programområde',
  employment:
    'ansettelse, arbeidsforhold, ansettelsesforhold, stillingsforhold, ansettelsen, arbeidsforholdet, ansettelsesforholdet',
  application: 'søknad, søknaden, saken, sakens',
  area: 'areal, boareal, bruksareal, primærrom, p-rom, tomteareal, kvm, bruttoareal, bruksareal bra, boligens størrelse, tomtens størrelse',
  claim: 'skadesak, skadenummer, skademelding, skadetidspunkt',
  prescription: 'resept, e-resept, resepten',
  appointment:
    'timebestilling, timeavtale, legetime, time hos, avtalt time, timen, konsultasjon, innkalling, oppsatt time, din time, time til, legetimen',
  vaccination: 'vaksinasjon, vaksine, vaksinert, vaksinering',
  enrolment:
    'immatrikulert, studierett, opptatt, immatrikulering, semesterregistrert, studiestart, tatt opp, opptaksdato, barnehageplass, skoleplass, innskrevet, studiestatus opptak',
  notice: 'oppsigelsestid, oppsigelsesfrist',
  reference:
    'kid-nummer, referansenummer, saksreferanse, vår ref, bestillingsreferanse, bookingreferanse, betalingsreferanse, kundereferanse, melding til mottaker, ordrereferanse, sakens nummer, arkivsaksnr, fakturareferanse, billettkode, bestillingskode, referanseområde, referanseintervall, referanseverdi, journalnummer, saksnr, vedtaksnummer, dokumentnummer, dokumentnr, dagboknr, deres ref, referansekode, skaderef, fakturakid',
  plate: 'bilnummer, skiltnummer, kjennemerket, nummerskilt, skilt, registreringsmerke',
  address: 'bostedsadresse, folkeregistrert adresse, bosted, lokasjon, beliggenhet',
  nationality: 'statsborgerskap',
  birthplace: 'fødested, fødekommune',
  email: 'e-postadresse, e-postadressen, epost',
  start:
    'oppstart, oppstartsdato, ansatt siden, ansatt fra, tiltredelse, tiltredelsesdato, ikrafttredelse, ikrafttredelsesdato, trer i kraft, virkningsdato, innflytting, innflyttingsdato, aktivering, aktivert, kunde fra, gjelder fra og med, begynner, overtakelse, eier siden, ansettelsesdato, startet, gjeldende fra, avtalestart, leieforholdet starter, begynnelse, avtalen starter, kursstart, tidspunkt for overtakelse, eid siden, første dag, opptatt dato, sykmeldt fra, sykemeldt fra, innvilget fra, rett fra, virkningstidspunkt, første sykedag, første fraværsdag, ytelse fra, utbetales fra, overtatt, medlemskap fra, hjemmel siden, oppstart av, påbegynt, overtakelsesdato, plass fra',
  until:
    'løper ut, opphør, opphørsdato, utflytting, utflyttingsdato, siste gyldighetsdag, gyldighetstid, gyldig t o m, opphørte den, utløp den, binding slutt, bindingstid slutt, bindingstid utløper, bindingstid til, avsluttes, gyldighet, gjelder til og med, utløp, ansatt til, fraflytting, sluttdag, varer til, bundet til, sist gyldig, gyldig t.o.m, utløpsmåned, avtalen utløper, kontraktsslutt, best før, opphørt, slettet dato, sperret fra, tidsbestemt til, sykmeldt til, sykemeldt til, innvilget til, siste fraværsdag, gyldig inntil, gjelder inntil, garanti til, holdbar til, ytelse til, plass til, utløper den, tillatelsen utløper, avtalen opphører, siste arbeidsdag, når utløper, når slutter, når går ut',
  joined: 'innmeldingsdato, medlem fra, ble medlem, innmelding, tilmeldt, registrert medlem, bruker siden',
  renewal:
    'fornyelse, fornyes, fornyelsesdato, neste fornyelse, hovedforfall, neste faktura, neste trekk, forlenges, neste trekkdato, forlengelse, neste rentejustering, rentejustering, fornyes senest, neste belastning, automatisk fornyelse',
  issued:
    'utstedelsesdato, utstedingsdato, oppgjørsdato, vedtaksdato, utskriftstidspunkt, dato for vedtak, utstedt den, dato for utskrift, utskrift, beslutningsdato, meldingsdato',
  cancelledOn:
    'oppsagt, oppsagt dato, sagt opp, utmeldt, oppsigelsesdato, kansellering, avbestilling, avbestilt, kansellert, avregistrert, avmeldt, utmeldingsdato, oppsigelse levert, avlyst, oppsagt til, sperret, inndratt, tilbakekalt, innstilt, slettet, opphevet, trukket tilbake',
  lastVisit: 'siste besøk, sist innlogget, siste innlogging, sist besøkt, siste innsjekk, siste trening',
  created:
    'opprettet dato, kjøpsdato, søknadsdato, innsendt dato, bestillingsdato, opprettet, opprettelse, innsendt, mottatt, bestilt, søknad mottatt, opprettet den, transaksjonsdato, påmeldt dato, åpnet, registrert dato søknad, bokført, bokføringsdato, handledato, innkommet dato, meldt dato, handledag, handelsdato, søknad sendt, skadedato, hendelsesdato, innmeldt sak, kjøpt den, registrert søknad, tegnet dato',
  updated: 'sist oppdatert, sist endret, endringsdato, oppdatert den',
  arrival: 'forventet levering, forventet ankomst, framme, hjemreise, ankom, returreise, tilbakereise',
  graduation:
    'fullført dato, uteksaminert, uteksaminert dato, bestått, avlagt, fullført den, eksamensdato fullført, oppnådd dato',
  time: 'klokkeslett, tidspunkt, tidspunktet, åpningstid, åpningstider, oppmøtetid, dørene åpner',
  period:
    'faktureringsperiode, forsikringsperiode, avregningsperiode, gyldighetsperiode, inntektsår, inntektsåret, regnskapsår, måleperiode, sykmeldingsperiode, stønadsperiode, periode for ytelsen, fakturaperiode, garantiperiode, leieperiode, dekningsperiode, avtaleperiode, ytelsesperiode, forbruksperiode, utbetalingsmåned, ferieår, leasingperiode',
  duration:
    'varighet, bindingstid, løpetid, avtaletid, varighet i, lengde, prøvetid, reisetid, kurslengde, løpetiden, garantitid, nedbetalingstid, hvor lenge, rentebinding, bindingstid rente, karensperiode, karens, ventetid',
  outstanding:
    'restgjeld, utestående, skyldig beløp, restbeløp, gjenstående gjeld, fellesgjeld, andel fellesgjeld, gjenstående, å betale gjenstår, restskatt, mangler betaling, rest å betale, saldo å betale, ubetalt, skyldig, utestående beløp, manglende innbetaling, å betale nå',
  rent: 'leie per måned, leie pr måned, månedsleie, leiesum, leiebeløp, felleskostnader, husleien, leie, leien, månedlig leie',
  tax: 'merverdiavgift, forskuddsskatt, restskatt, formuesskatt, trinnskatt, fastsatt skatt, utlignet skatt, kommuneskatt, herav mva, dokumentavgift, årsavgift kjøretøy, trafikkforsikringsavgift, tabelltrekk, eiendomsskatt, importavgift, elavgift, forbruksavgift, engangsavgift, omregistreringsavgift, inntektsskatt, fellesskatt, arveavgift, innførselsmerverdiavgift, tollavgift',
  coverage:
    'forsikringssum, dekningssum, dekning forsikring, dekningen, dekningsomfang, erstatningssum, maksimal erstatning, erstatning inntil, dekker inntil',
  refund:
    'tilbakebetaling, refusjon, tilbakebetalt, skatt til gode, penger tilbake, får igjen, skatt tilbake, utbetales, tilbakebetales, overskytende, erstatning, erstatningsbeløp, utbetalt erstatning, refundert',
  fine: 'purregebyr, forsinkelsesrente, forsinkelsesgebyr, bøter, gebyr for sen levering, kontrollsanksjon, parkeringsbot, kontrollavgift, overtredelsesgebyr',
  reading: 'målerstand, måleravlesning, målerstanden, avlest, avlest verdi, målerverdi',
  credits: 'studiepoeng, antall studiepoeng, sp studiepoeng, avlagte studiepoeng, oppnådde studiepoeng',
  due: 'betalingsfrist, betal innen, betales innen, svarfrist, søknadsfrist, fristdato, innleveringsfrist, innleveres innen, leveringsfrist, leveres innen, hentes innen, forfaller, påmeldingsfrist, siste frist, innen dato, siste betalingsdag, ankefrist, svar innen, hent innen, leveres tilbake innen, returfrist, senest når, innen når, klagefrist, betales senest, forfallsdag, siste dag, leveres senest, returneres innen, hentefrist, frist, meldes innen, må betales innen, siste innleveringsdag, deadline, forfall, reklamasjonsfrist, avbestillingsfrist, frist eu-kontroll, når må betales, når forfaller, når skal betales',
  overdue: 'forfalt, forfalte, ikke levert i tide, for sent, forfalt lån',
  available:
    'tilgjengelig, disponibelt, disponibel, ledig, gjenstår, igjen, gjenstående kvote, utleveringer igjen, gjenstående uttak',
  current: 'nåværende, gjeldende, aktuelle, per i dag',
  last: 'forrige, sist, senest, i fjor',
  monthly: 'månedlig, per måned, pr måned, i måneden, månedlige, pr md, per md, kr pr måned, pr mnd, per mnd, månedens',
  yearly: 'årlig, per år, pr år, inntektsår, inntektsåret, årlige, i året',
  weekly: 'ukentlig, per uke, pr uke, ukens',
  original: 'opprinnelig, opprinnelig lån',
  emergency: 'nødkontakt, pårørende, nærmeste pårørende, kontakt ved nødstilfelle, pårørendes, ice-kontakt',
  breed: 'rase',
  frequency:
    'frekvens, hyppighet, betalingsintervall, faktureres, antall terminer, terminer per år, faktureringsintervall, tømmefrekvens, tømmeintervall, hentefrekvens, betales hver, hvor ofte',
  position: 'rolle, stillingskode, ansatt som, funksjon, tittel, verv',
  seat: 'sitteplass, sitteplasser, plass, plassreservasjon, rad og sete',
  event: 'møte, årsmøte, stevne, festival, løp, turnering, kamp, messe, utstilling, generalforsamling',
  income:
    'inntektsår, inntektsåret, personinntekt, bruttoinntekt, årsinntekt, lønnsinntekt, pensjonsgivende inntekt, kapitalinntekt, samlet inntekt, inntekter, nettoinntekt, sykepengegrunnlag, inntektsgrunnlag, sykepenger, dagpenger, foreldrepenger, utbytte, stipend, utdanningsstøtte, uføretrygd, bostøtte, barnetrygd, kontantstøtte, arbeidsavklaringspenger, stønad, feriepenger, alderspensjon utbetalt, studiestøtte, strømstøtte, omgjøringslån støtte',
  usage:
    'brukt, brukt denne perioden, brukt hittil, strømforbruk, årsforbruk, forventet årsforbruk, vannforbruk, energiforbruk, forbrukt, ditt forbruk, forbruk kwh, totalt forbruk, forbruk m3, benyttet, varmeforbruk, brukt av kvoten, brukte',
  data: 'brukt data, databruk, inkludert data, data brukt, mobildata, datakvote, datapakke',
  agent: 'forretningsfører',
  club: 'borettslag, sameie, idrettslag, boligsameie, velforening, klubb, treningssenter, senter trening, borettslaget, vel forening, eierseksjonssameie, kolonihageforening, hageforening, båtforening, forening, idrettsforening, studentforening, sameiet, fagforbund, fagforening',
  origin:
    'avreisestasjon, avgangsstasjon, avreise fra, reise fra, avgang fra, avgangsflyplass, fra flyplass, avreiseflyplass, avgangssted stasjon, fra sted',
  destination:
    'ankomststasjon, destinasjon, endestasjon, reise til, avstigning, ankomstflyplass, til flyplass, til sted, reisemålet',
  departure: 'avgangstid, avgangstidspunkt, utreise, avreisedato, går fra',
  payment: 'kid, kid-nummer, utbetaling, betalingen, avtalegiro, overføring, innbetalinger, vipps, trekkes',
  fee: 'felleskostnader, månedspris, fastledd, kontingenten, fastbeløp, nettleie, kommunale avgifter, parkeringsavgift, administrasjonsgebyr, kurtasje, provisjon, meglerprovisjon, meglerhonorar, honorar, salær, etableringsgebyr, termingebyr, årsavgift, årskontingent, eiendomsgebyr, renovasjon, renovasjonsgebyr, foreldrebetaling, semesteravgift, påmeldingsavgift, deltakeravgift, bompenger, festeavgift, tinglysingsgebyr, omkostninger, forvaltningshonorar, eierskiftegebyr, energiledd, effektledd, kapasitetsledd, påslag, årspris, tv-lisens, avfallsgebyr, avløpsgebyr, feiegebyr',
  loan: 'fellesgjeld, billån, kreditt, låneavtale, forbrukslån, lånesum, fastrentelån, omgjøringslån, utdanningslån, lånets størrelse',
  card: 'lånekort, lånenummer kort, bankkort, førerkortnummer, kundekort, gavekort, reisekort, fordelskort, medlemskort, lojalitetskort',
  registration:
    'førstegangsregistrert, første gang registrert, registrert, førstegangsregistrering, vognkort, første gang registrert i norge, registreringsår, påmelding, påmeldt, tinglyst, tinglysingsdato, registrert dato, tinglyst dato, registrert i foretaksregisteret, registreringsdato, registrert første gang i norge',
  first: 'førstegangsregistrert, første gang registrert, førstegangsregistrering, første gang registrert i norge',
  owner:
    'registrert eier, eierens navn, hjemmelshaver, eier siden, bileier, hundeeier, dyreeier, andelseier, eierskap, medeier, eierne, seksjonseier, registrerte eiere, hovedeier, grunneier, hjemmelshavere, eiers navn, hvem eier, eies av',
  holder:
    'kortets eier, kontoeier, kontoens eier, registrert bruker, innehaver av kortet, kortinnehaver, avtalepart, korteier, avtaleeier, leasingtaker, rettighetshaver',
  student: 'studentens, deltakerens navn, kandidat, kursdeltaker',
  landlord: 'utleieren, huseier, gårdeier',
  borrower: 'låntakeren, medsøker, debitor lån, låntakere',
  recipient: 'mottakeren, mottakerens, stønadsmottaker, tilskuddsmottaker, gavemottaker, til hvem, mottar',
  sender: 'avsenderen, henvist av, henviser, avsenderens, fra hvem, sendt fra, innlevert av',
  patient: 'pasienten, pasientens',
  hospital:
    'sykehus, legekontor, legesenter, tannklinikk, klinikk, behandlingssted, dyreklinikk, helsestasjon, sykehuset, vaksinasjonssted, helseforetak, legevakt, dyresykehus, poliklinikk, vaksinasjonsklinikk, laboratorium, helsesenter, tannlegekontor, jordmortjeneste, barselavdeling',
  department: 'seksjon, poliklinikk, avdelingen, kostnadssted, etat, fagområde avdeling',
  bank: 'kredittinstitusjon, finansinstitusjon',
  contact: 'kundebehandler, vår kontakt, deres kontakt',
  policyholder: 'forsikringstakeren',
  insured: 'medforsikret, forsikret gjenstand',
  beneficiary: 'betalingsmottaker, beløpsmottaker, stønadsmottaker, pensjonist',
  child: 'barnets fulle navn, sønn, barna',
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
  ticket: 'adgangsbillett, periodebillett, månedskort, sesongkort, årskort',
  delivery: 'levert, leveringsmåte, utlevert, utlevering, utkjøring',
  parcel: 'sendingen, sporings-id, sendings',
  vehicle: 'kjøretøyet, kjøretøyets, tilhenger, merke og modell, motorsykkel',
  document: 'legitimasjon, dokument-id, grunnboksutskrift, kontoutskrift, firmaattest, utskrift fra grunnboken',
  passport: 'passnummer, passet',
  meter: 'strømmåler, vannmåler',
  electricity: 'strømforbruk, elektrisitet, strømavtale, kraft strøm, strømleveranse',
  exam: 'eksamenen, oppkjøring, eksamensdato',
  semester: 'høstsemester, vårsemester, undervisningssemester, termin studie, skoleår, studiehalvår, kursperiode',
  city: 'stedsnavn, fylke, bosted by, bostedskommune, postnr og sted',
  country: 'opprinnelsesland, utstederland, bostedsland',
  nationalId: 'fnr fødselsnummer, d-nummer, fødselsnummeret, fødselsnummer eller d-nummer',
  taxNumber: 'orgnr, mva-nummer, foretaksnummer, org.nummer',
  chassis: 'understellsnummeret, rammenummer, karosserinummer',
  phone: 'tlf, mobiltelefon, tlfnr, telefon dagtid',
  username: 'brukerid, bruker-id, brukernavnet, kallenavn, skjermnavn, visningsnavn, profilnavn',
  website: 'nettsted, nettadresse, nettsiden',
  gender: 'dyrets kjønn',
  language: 'morsmål, målform, undervisningsspråk, ønsket språk',
  currency: 'valutakode, valutaen',
  total:
    'totalsum, sum totalt, sum å betale, å betale totalt, beløp å betale, sum inkl mva, sluttsum, fakturabeløp, sum til betaling, totalt å betale, totalt inkl mva, beløp til betaling, sum kostnader, sum utgifter, totalverdi',
  money: 'beløpet, beløp i kr, beløp nok, kjøpesum, verdi, lånets størrelse',
  price: 'kjøpesum, kostnad, kostnader, pris per kwh, pris per enhet, pris per natt, fastpris, frakt, fraktkostnad',
  balance:
    'pensjonskapital, beholdning konto, innestående, sparesaldo, pensjonsbeholdning, kontanter, kontantbeholdning, likvide midler, totalverdi, markedsverdi konto, innestående beløp, formue, nettoformue, netto formue',
  pay: 'månedslønn, timelønn, bruttolønn, grunnlønn, årslønn, fastlønn, fast lønn, lønnsart',
  gross: 'bruttolønn, før skatt, før trekk, før fradrag',
  net: 'nettolønn, utbetales, netto til utbetaling, etter skatt, etter trekk, etter fradrag',
  deductible: 'egenandelen, egenandel ved skade',
  premium: 'årspremie, premien, forsikringspremie, månedspremie, årlig premie, totalpremie',
  discount: 'rabatter, rabattkode, avslag pris, prisavslag, søskenmoderasjon, søskenrabatt, studentrabatt',
  deposit: 'depositumet, innskudd, forskuddsleie, egenkapital innskudd, innbetaling, depositumskonto',
  interest: 'nominell rente, lånerente, rentefot, sparerente, flytende rente, fast rente',
  limit: 'kredittgrense, beløpsgrense, kredittramme, maksbeløp, kredittlimit',
  capital: 'aksjekapital, selskapskapital, egenkapital, innskuddskapital, grunnkapital',
  holdings: 'antall aksjer, fondsandeler, beholdningen, antall andeler',
  percent:
    'prosentsats, stillingsprosent, skatteprosent, trekkprosent, stillingsandel, stillingsbrøk, eierandel i prosent, sykmeldingsgrad, uføregrad, sykmeldingsprosent, belåningsgrad, uttaksgrad',
  points: 'bonuspoengene, poengsaldo, opptjente poeng',
  pension: 'pensjonsavtale, tjenestepensjon, pensjonskapital, pensjonsordning, alderspensjon',
  grade: 'sluttkarakter, gjennomsnittskarakter, standpunktkarakter',
  power: 'hovedsikring, motorytelse',
  quantity: 'mengde, antall stk, antall personer, antall gjester, antall enheter',
  visits: 'antall besøk, antall treninger',
  method: 'betalingsmåte',
  type: 'selskapsform, eieform, kjøretøygruppe, slag, sakstype, billettkategori, eierform, kontotype, skadetype, romtype, ytelsestype, stønadstype, boligtype, abonnementstype type, kjøretøytype, vedtakstype, avtaletype, skoletype, avfallstype, eiendomstype',
  level: 'utdanningsnivå',
  group: 'partiet klasse, kull gruppe',
  device: 'ruter, mobilmodell, enhetens navn, datamaskin, maskin',
  reason: 'fraværsårsak, dødsårsak, årsakskode, grunnen',
  medicine: 'medisinens, medisinen, legemiddelets',
};
