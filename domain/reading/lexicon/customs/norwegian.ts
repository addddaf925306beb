/** How single kinds of papers and pages call what all of them speak of, in Norwegian. */
export const norwegianCustoms = `
name: selskapsnavn, for- mellom- og etternavn
given: fornavnet, mellomnavn, for- og mellomnavn, for og mellomnavn
family: slektsnavn, etternavnet, pikenavn
person: søkeren, deltakerens, den vaksinerte, part i saken, skattyter, skattepliktig, innmelder, melder, beboer, den registrerte, den sykmeldte, klager, bruker, brukeren, spiller, kontobruker, stønadsmottaker
holder: kortets eier, kontoeier, kontoens eier, registrert bruker, kortinnehaver, avtalepart, korteier, avtaleeier, leasingtaker, rettighetshaver
owner: eierens navn, hjemmelshaver, eier siden, bileier, hundeeier, dyreeier, andelseier, eierskap, medeier, eierne, seksjonseier, registrerte eiere, hovedeier, grunneier, hjemmelshavere, hvem eier, eies av
member: medlemmets, medlemmet, medlemmer, lånerens, låneren
customer: erverver, bestilt av, ordregiver, hvem betaler, faktureres, tiltakshaver, fakturamottaker, regningsmottaker, oppdragsgiver, kjøperen
policyholder: forsikringstakeren
insured: medforsikret, forsikret gjenstand
beneficiary: betalingsmottaker, beløpsmottaker, stønadsmottaker, pensjonist
student: studentens, deltakerens navn, kursdeltaker
employee: arbeidstakeren
tenant: leietakeren, leier, leietakere, fremleier
landlord: utleieren, huseier, gårdeier
passenger: passasjerer
patient: pasienten, pasientens
driver: førerkortinnehaver, hovedbruker av bilen, sjåføren
child: barnets fulle navn, sønn, barna
borrower: låntakeren, medsøker, låntakere
guest: gjester, hovedgjest
recipient: mottakeren, mottakerens, stønadsmottaker, tilskuddsmottaker, gavemottaker, til hvem, mottar
sender: avsenderen, henvist av, henviser, avsenderens, fra hvem, sendt fra, innlevert av
contact: kundebehandler, vår kontakt, deres kontakt
doctor: tannlege, legen, veterinær, fastlegen, spesialist, rekvirent, forskriver, rekvirerende lege, autorisert veterinær, jordmor, vaksinatør, behandlende veterinær, sykmelder, vaksinert av, gitt av, satt av, sykepleier, helsesykepleier, henvisende, skrevet ut av lege, forskrevet av, rekvirert av, ordinert av
manager: forretningsfører, avdelingsleder, vaktmester, virksomhetsleder, arbeidsleder, overordnet
employer: virksomhet, arbeidsgiveren, arbeidsplass, oppdragsgiver arbeid, arbeidsgivers
insurer: forsikringsselskapet, pensjonsleverandør, pensjonskasse
provider: strømselskap, strømleverandøren, teleoperatør, internettleverandør, håndverker, kraftleverandør, mobiloperatør, bredbåndsleverandør, selgeren, renovasjonsselskap, fjernvarme, tilbyder, mobilselskap, energiselskap
bank: kredittinstitusjon, finansinstitusjon
issuer: utgiver, utgitt av, utstedende organ, utstedersted
account: utbetalingskonto, belastes konto
membership: medlemskapet
contract: avtalen, arbeidsavtale, avtale-id, arbeidskontrakt
policy: forsikringsbevis, forsikringsavtale
card: lånekort, bankkort, kundekort, gavekort, reisekort, fordelskort, medlemskort, lojalitetskort
order: bestillingen, bestillingsnr, kjøp
booking: reservasjon, bestilling, reservasjonen
ticket: adgangsbillett, periodebillett, månedskort, sesongkort, årskort
delivery: levert, leveringsmåte, utlevert, utlevering, utkjøring
parcel: sendingen, sporings-id, sendings
vehicle: sykkel, elsykkel, campingvogn, moped, kjøretøyet, kjøretøyets, tilhenger, motorsykkel
licence: førerkortet, lisens, autorisasjon, parkeringstillatelse, skjenkebevilling, tillatelsen, byggetillatelse, boligsoneparkering, byggesak, rammetillatelse, igangsettingstillatelse, ferdigattest, brukstillatelse
registration: førstegangsregistrert, første gang registrert, registrert, førstegangsregistrering, vognkort, første gang registrert i norge, registreringsår, påmelding, påmeldt, tinglyst, tinglysingsdato, registrert i foretaksregisteret, registreringsdato, registrert første gang i norge
certificate: bekreftelse, fagbrev, kompetansebevis
passport: passet
meter: strømmåler, vannmåler
electricity: strømforbruk, elektrisitet, strømavtale, kraft strøm, strømleveranse
loan: fellesgjeld, billån, kreditt, låneavtale, forbrukslån, lånesum, fastrentelån, omgjøringslån, utdanningslån, lånets størrelse
portfolio: fondskonto, aksjesparekonto, verdipapirkonto, investeringskonto
property: eiendommen, leiligheten, anlegg, eierseksjon, utleieobjekt, enebolig
tenancy: leieforholdet, leiekontrakten, leieavtalen, husleieavtale
course: emne, emnekode, utdanningen, kurstittel, studieprogrammet, kursnavn, emnenavn, fagets navn, utdanningsretning, programområde
exam: eksamenen, oppkjøring, eksamensdato
service: tjenesten, utført arbeid, utført tjeneste, bredbånd, hjemmesykepleie, utført behandling
device: ruter, mobilmodell, datamaskin, maskin
payment: gave, gavebeløp, trekk fra konto, overført, fast trekk, utbetalt dato, kid-nummer, utbetaling, betalingen, avtalegiro, overføring, innbetalinger, vipps, trekkes
employment: stillingsforhold, ansettelsen, arbeidsforholdet, ansettelsesforholdet
pension: folketrygd, uførepensjon, innskuddspensjon, pensjonssparing, pensjonsavtale, tjenestepensjon, pensjonskapital, pensjonsordning, alderspensjon
claim: skademelding, skadetidspunkt
application: saken, sakens
prescription: e-resept, resepten
appointment: time hos, avtalt time, timen, konsultasjon, innkalling, oppsatt time, din time, time til, legetimen
vaccination: vaksinert, vaksinering
enrolment: opptatt, immatrikulering, semesterregistrert, studiestart, tatt opp, opptaksdato, barnehageplass, skoleplass, innskrevet
notice: oppsigelsesfrist
event: møte, årsmøte, stevne, festival, løp, turnering, kamp, messe, utstilling, generalforsamling
document: legitimasjon, dokument-id, grunnboksutskrift, kontoutskrift, firmaattest, utskrift fra grunnboken
reference: saksreferanse, vår ref, bestillingsreferanse, bookingreferanse, betalingsreferanse, kundereferanse, melding til mottaker, ordrereferanse, sakens nummer, arkivsaksnr, fakturareferanse, billettkode, bestillingskode, referanseområde, referanseintervall, referanseverdi, saksnr, vedtaksnummer, dokumentnummer, dokumentnr, dagboknr, deres ref, referansekode, skaderef, fakturakid
taxNumber: mva-nummer, foretaksnummer, org.nummer
nationalId: fnr fødselsnummer, d-nummer, fødselsnummeret, fødselsnummer eller d-nummer
plate: kjennemerket, nummerskilt, skilt, registreringsmerke
chassis: understellsnummeret, rammenummer, karosserinummer
seat: plass, plassreservasjon, rad og sete
room: hotellrom, møterom, auditorium
gate: inngang, utgang
zone: soner, takstsone, sonekode, parkeringssone, boligsone, prisområde, takstområde
status: tilstanden, saksstatus, sivilstand, sivilstatus, registreringsstatus, ansettelsesstatus, vedtaksstatus, leveringsstatus, sendingsstatus, bestillingsstatus, betalingsstatus, studentstatus, lånestatus
plan: abonnementstype, mobilabonnement, strømavtale, abonnementsnavn, strømprodukt, prisplan, avtaletype strøm, produktpakke, mobilpakke, lisenstype, dekningspakke
type: selskapsform, eieform, kjøretøygruppe, sakstype, billettkategori, eierform, kontotype, skadetype, romtype, ytelsestype, stønadstype, boligtype, kjøretøytype, vedtakstype, avtaletype, skoletype, avfallstype, eiendomstype
level: utdanningsnivå
group: partiet klasse, kull gruppe
licenceClass: førerkortklasser, klasser, førerettigheter, førerett, kjøreklasser
faculty: institutt
university: utdanningssted, institusjon, videregående skole, kjøreskole, universitetet, lærestedet, barnehage, trafikkskole, studiested, barnehagen, kjøreskolen, sfo skole
club: borettslag, sameie, idrettslag, boligsameie, velforening, treningssenter, senter trening, borettslaget, eierseksjonssameie, kolonihageforening, hageforening, båtforening, forening, idrettsforening, studentforening, sameiet, fagforbund, fagforening
hospital: sykehus, legekontor, legesenter, tannklinikk, klinikk, behandlingssted, dyreklinikk, helsestasjon, sykehuset, vaksinasjonssted, helseforetak, legevakt, dyresykehus, poliklinikk, vaksinasjonsklinikk, laboratorium, helsesenter, tannlegekontor, jordmortjeneste, barselavdeling
library: hjemmebibliotek, hentebibliotek, biblioteket
shop: butikken, nettbutikk, kjøpt hos, utsalgssted, forretningssted, salgssted
department: seksjon, poliklinikk, avdelingen, kostnadssted, etat
semester: høstsemester, vårsemester, undervisningssemester, studiehalvår, kursperiode
degree: kvalifikasjon, oppnådd grad
position: stillingskode, ansatt som, funksjon, tittel, verv
address: forretningsadresse, besøksadresse, hjemadresse, adressen, beliggenhet
city: stedsnavn, fylke, bostedskommune, postnr og sted
country: opprinnelsesland, utstederland, bostedsland
birthplace: fødekommune
origin: avreisestasjon, avgangsstasjon, avreise fra, reise fra, avgang fra, avgangsflyplass, fra flyplass, avreiseflyplass, avgangssted stasjon, fra sted
destination: ankomststasjon, destinasjon, endestasjon, reise til, avstigning, ankomstflyplass, til flyplass, til sted, reisemålet
email: e-postadressen
phone: tlf, tlfnr
website: nettsted, nettadresse, nettsiden
username: brukerid, bruker-id, brukernavnet, kallenavn, skjermnavn, visningsnavn, profilnavn
language: morsmål, målform, undervisningsspråk, ønsket språk
currency: valutakode, valutaen
method: betalingsmåte
frequency: betalingsintervall, faktureres, antall terminer, terminer per år, faktureringsintervall, tømmefrekvens, tømmeintervall, hentefrekvens, betales hver, hvor ofte
date: hvilken dag, tømmedag, rentedato, avlesningsdato, valuteringsdato, reisedato, reisedag, besøksdag
start: kunde fra, gjelder fra og med, begynner, overtakelse, eier siden, ansettelsesdato, startet, gjeldende fra, avtalestart, begynnelse, kursstart, eid siden, første dag, opptatt dato, sykmeldt fra, sykemeldt fra, innvilget fra, rett fra, virkningstidspunkt, første sykedag, første fraværsdag, ytelse fra, utbetales fra, overtatt, medlemskap fra, hjemmel siden, oppstart av, påbegynt, overtakelsesdato, plass fra
until: binding slutt, bindingstid slutt, bindingstid til, avsluttes, gyldighet, gjelder til og med, utløp, ansatt til, fraflytting, sluttdag, varer til, bundet til, sist gyldig, gyldig t.o.m, utløpsmåned, kontraktsslutt, best før, opphørt, slettet dato, sperret fra, tidsbestemt til, sykmeldt til, sykemeldt til, innvilget til, siste fraværsdag, gyldig inntil, gjelder inntil, garanti til, holdbar til, ytelse til, plass til, siste arbeidsdag, når utløper, når slutter, når går ut
joined: innmelding, tilmeldt, registrert medlem, bruker siden
renewal: neste faktura, neste trekk, forlenges, neste trekkdato, forlengelse, rentejustering, neste belastning, automatisk fornyelse
issued: oppgjørsdato, vedtaksdato, utskriftstidspunkt, dato for vedtak, dato for utskrift, beslutningsdato, meldingsdato
cancelledOn: avbestilt, kansellert, avregistrert, avmeldt, utmeldingsdato, oppsigelse levert, avlyst, oppsagt til, sperret, inndratt, tilbakekalt, innstilt, slettet, opphevet, trukket tilbake
lastVisit: sist besøkt, siste innsjekk, siste trening
created: innsendt, mottatt, bestilt, transaksjonsdato, påmeldt dato, åpnet, registrert dato søknad, bokført, bokføringsdato, handledato, innkommet dato, meldt dato, handledag, handelsdato, søknad sendt, skadedato, hendelsesdato, innmeldt sak, registrert søknad, tegnet dato
updated: vedtektsdato, vedtekter endret, siste vedtektsendring, siste endring, endringsdato
departure: avgangstid, avgangstidspunkt, utreise, avreisedato, går fra
arrival: framme, hjemreise, ankom, returreise, tilbakereise
graduation: bestått, avlagt, oppnådd dato
time: tidspunktet, åpningstid, åpningstider, oppmøtetid, dørene åpner
period: inntektsår, inntektsåret, regnskapsår, måleperiode, sykmeldingsperiode, stønadsperiode, periode for ytelsen, fakturaperiode, garantiperiode, leieperiode, dekningsperiode, avtaleperiode, ytelsesperiode, forbruksperiode, utbetalingsmåned, ferieår, leasingperiode
duration: avtaletid, varighet i, lengde, prøvetid, reisetid, kurslengde, løpetiden, garantitid, nedbetalingstid, hvor lenge, rentebinding, karensperiode, karens, ventetid
age: pensjonsalder, uttaksalder, aldersgrense
money: hvor mye, tollverdi, tilskuddsbeløp, dagsats, beløpet, beløp i kr, beløp nok, kjøpesum, verdi, lånets størrelse
capital: aksjekapital, selskapskapital, egenkapital, innskuddskapital, grunnkapital
total: totalsum, sum å betale, beløp å betale, sum inkl mva, sluttsum, fakturabeløp, sum til betaling, beløp til betaling, sum kostnader, sum utgifter, totalverdi
balance: pensjonskapital, beholdning konto, innestående, sparesaldo, pensjonsbeholdning, kontanter, kontantbeholdning, likvide midler, totalverdi, markedsverdi konto, formue, nettoformue
outstanding: fellesgjeld, gjenstående, å betale gjenstår, restskatt, mangler betaling, rest å betale, saldo å betale, ubetalt, manglende innbetaling, å betale nå
fee: felleskostnader, månedspris, fastledd, kontingenten, fastbeløp, nettleie, kommunale avgifter, parkeringsavgift, administrasjonsgebyr, kurtasje, provisjon, meglerprovisjon, meglerhonorar, honorar, salær, etableringsgebyr, termingebyr, årsavgift, årskontingent, eiendomsgebyr, renovasjon, renovasjonsgebyr, foreldrebetaling, semesteravgift, påmeldingsavgift, deltakeravgift, bompenger, festeavgift, tinglysingsgebyr, omkostninger, forvaltningshonorar, eierskiftegebyr, energiledd, effektledd, kapasitetsledd, påslag, årspris, tv-lisens, avfallsgebyr, avløpsgebyr, feiegebyr
price: kjøpskurs, inngangsverdi, billettpris, rompris, kvadratmeterpris, kilopris, kjøpesum, kostnader, pris per natt, fastpris, frakt, fraktkostnad
premium: årspremie, premien, forsikringspremie, månedspremie, totalpremie
pay: månedslønn, timelønn, bruttolønn, grunnlønn, årslønn, fastlønn, fast lønn, lønnsart
income: inntektsår, inntektsåret, personinntekt, bruttoinntekt, årsinntekt, lønnsinntekt, pensjonsgivende inntekt, kapitalinntekt, inntekter, nettoinntekt, sykepengegrunnlag, inntektsgrunnlag, sykepenger, dagpenger, foreldrepenger, utbytte, stipend, utdanningsstøtte, uføretrygd, bostøtte, barnetrygd, kontantstøtte, arbeidsavklaringspenger, stønad, feriepenger, alderspensjon utbetalt, studiestøtte, strømstøtte, omgjøringslån støtte
rent: felleskostnader, husleien, leie, leien
tax: forskuddsskatt, restskatt, formuesskatt, trinnskatt, fastsatt skatt, utlignet skatt, kommuneskatt, herav mva, dokumentavgift, årsavgift kjøretøy, trafikkforsikringsavgift, tabelltrekk, eiendomsskatt, importavgift, elavgift, forbruksavgift, engangsavgift, omregistreringsavgift, inntektsskatt, fellesskatt, arveavgift, innførselsmerverdiavgift, tollavgift
discount: rabatter, rabattkode, avslag pris, prisavslag, søskenmoderasjon, søskenrabatt, studentrabatt
deposit: egenkapital, sikkerhetsstillelse, forhåndsbetaling, pant, depositumet, innskudd, forskuddsleie, innbetaling, depositumskonto
limit: fribeløp, beløpstak, inntektsgrense, formuesgrense, uttaksgrense, frikortgrense, innskuddsgrense, kredittgrense, beløpsgrense, kredittramme, maksbeløp, kredittlimit
coverage: dekningen, dekningsomfang, erstatningssum, maksimal erstatning, erstatning inntil, dekker inntil
deductible: egenandelen, egenandel ved skade
refund: skatt til gode, penger tilbake, får igjen, skatt tilbake, utbetales, tilbakebetales, overskytende, erstatning, erstatningsbeløp, refundert
fine: bøter, gebyr for sen levering, kontrollsanksjon, parkeringsbot, kontrollavgift, overtredelsesgebyr
holdings: antall aksjer, fondsandeler, beholdningen, antall andeler
interest: avkastning, verdiutvikling, gjennomsnittsrente, nominell rente, lånerente, rentefot, sparerente, flytende rente, fast rente
percent: prosentsats, stillingsprosent, skatteprosent, trekkprosent, stillingsandel, stillingsbrøk, sykmeldingsgrad, uføregrad, sykmeldingsprosent, belåningsgrad, uttaksgrad
points: bonuspoengene, poengsaldo, opptjente poeng
usage: brukt, brukt hittil, strømforbruk, årsforbruk, vannforbruk, energiforbruk, forbrukt, ditt forbruk, benyttet, varmeforbruk, brukt av kvoten, brukte
data: databruk, inkludert data, mobildata, datakvote, datapakke
power: hovedsikring, motorytelse
area: primærrom, p-rom, tomteareal, kvm, bruttoareal, bruksareal bra, boligens størrelse, tomtens størrelse
reading: avlesningen, målertall, målerstanden, avlest, målerverdi
quantity: hvor mange, husstandens størrelse, antall i husstanden, mengde
visits: antall treninger
grade: sluttkarakter, gjennomsnittskarakter, standpunktkarakter
credits: sp studiepoeng, oppnådde studiepoeng
due: fristdato, innleveringsfrist, innleveres innen, leveringsfrist, leveres innen, hentes innen, forfaller, påmeldingsfrist, siste frist, innen dato, siste betalingsdag, ankefrist, svar innen, hent innen, leveres tilbake innen, returfrist, senest når, innen når, klagefrist, forfallsdag, siste dag, returneres innen, hentefrist, meldes innen, må betales innen, siste innleveringsdag, reklamasjonsfrist, avbestillingsfrist, frist eu-kontroll, når må betales, når forfaller, når skal betales
paid: innbetalt
pending: til behandling, avventer, reservert beløp
overdue: forfalte, ikke levert i tide, for sent
available: kan tas ut, tilgjengelig for uttak, til disposisjon, ledige, klipp igjen, gjenværende, ledig, gjenstår, igjen, gjenstående kvote, gjenstående uttak
current: per i dag
next: nestegang
last: senest, i fjor
former: gammel, gammelt, forrige
upcoming: planlagt, nye
first: registrert første gang i norge, førstegangsregistrert, første gang registrert, førstegangsregistrering, første gang registrert i norge
gross: bruttolønn, før skatt, før trekk, før fradrag
net: nettolønn, utbetales, netto til utbetaling, etter skatt, etter trekk, etter fradrag
minimum: laveste, tidligste, tidligst, minste
maximum: høyeste, maks, maksimalt
monthly: månedlige, pr md, per md, kr pr måned, pr mnd, per mnd, månedens
yearly: inntektsår, inntektsåret, årlige, i året
weekly: ukens
daily: daglige, per døgn, dagsats, dagpengesats, sats per dag
work: forretningsadresse, besøksadresse, arbeidsstedets
billing: fakturaadresse
shipping: leveringsadresse
emergency: nærmeste pårørende, kontakt ved nødstilfelle, pårørendes, ice-kontakt
mailing: postadresse
`;
