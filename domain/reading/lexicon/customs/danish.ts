/** How single kinds of papers and pages call what all of them speak of, in Danish. */
export const danishCustoms = `
name: selskabsnavn, for- og mellemnavn, titel på arrangement
given: fornavne, mellemnavn, alle fornavne
family: slægtsnavn, familienavn, fødenavn, pigenavn
person: ansøgerens, den vaccinerede, borger, borgeren, testperson, anmelder, sagens part, skatteyderens, undersøgt person, indsender, tilmelder, deltagerens navn, den registrerede, sygemeldte, klager, brugeren, bruger af tjenesten, tilmeldte, støttesøgende, parten, kontobruger, spiller
holder: bruger, kontoens ejer, kortets ejer, abonnementsindehaver, aftaleindehaver, licensindehaver, aftalehaver, rettighedshaver, indehaveren, kontoindehaver, kortindehaver
owner: husejer, andelshaver, ejer siden, ejerskab, hundeejer, boligejer, adkomsthaver, adkomsthavere, adkomsthavers, skødehaver, medejer, grundejer, ejerens, hovedejer, hvem ejer, ejes af
member: medlemmets, medlemmet, medlemmer, lånerens, låneren
customer: kundens, betaler, fakturamodtager, regningsmodtager, debitor, rekvirent, skyldner, køberen, ordregiver, erhverver, ordreafgiver, faktureres til, bestilt af, hvem betaler
policyholder: forsikringstagerens, forsikringstagers
insured: medforsikrede, forsikret genstand
beneficiary: betalingsmodtageren, kreditor modtager, begunstigede, beløbsmodtager, begunstigelse, støttemodtager, pensionsmodtager
student: elevens, studerendes, kursusdeltager, deltagers, kursistens, deltagerens
employee: medarbejderens, lønmodtageren, lønmodtagerens
tenant: lejerens, lejeren, lejere
landlord: udlejeren, boligselskab, boligorganisation
passenger: passagerer
driver: kørekortindehaver, chauffør, hovedfører
borrower: låntageren, låntagere, kredittager
guest: gæster, hovedgæst
recipient: modtageren, leveres til, leveringsmodtager, modtagerens, støttemodtager, tilskudsmodtager, ydelsesmodtager, gavemodtager, til hvem
sender: afsenderen, henvisende, henvist fra, henvist af, sendt af, afsenderens, fra hvem, sendt fra, indleveret af
contact: din kontakt, kontaktpersoner, kunderådgiver, din rådgiver, vores kontakt
doctor: dyrlæge, autoriseret dyrlæge, dyrlægen, ordinerende læge, egen læge, praktiserende læge, behandler, sundhedsperson, speciallæge, tandlæge, udstedende læge, behandlende læge, lægen, jordemoder, udstedende dyrlæge, vaccinatør, givet af, administreret af, vaccineret af, vaccinator, ordineret af, henvisende, egen tandlæge, sygemeldende læge, behandlende dyrlæge, sygeplejerske, sundhedsplejerske
manager: ledende medarbejder, forvalter, ejendomsforvalter, bestyrer, skoleleder, afdelingsleder, ejendomsadministrator, ansvarlig leder, vicevært
employer: arbejdsgivers, arbejdsplads, ansættelsessted, selskabets, ansættelsesmyndighed
insurer: forsikringsselskabet, selskab forsikring, pensionsselskab, pensionskasse, a-kasse, sygesikring
provider: elselskab, internetudbyder, teleselskab, forhandler, håndværker, forsyningsselskab, leverandøren, sælgeren, værksted, udlejningsfirma, elhandler, forsyning, varmeleverandør, entreprenør, internetleverandør, mobilselskab, netudbyder, vandforsyning, varmeforsyning, fjernvarme, renovationsselskab, energiselskab, sælgers
bank: pengeinstitut, banken, pengeinstituttet, kreditforening
issuer: udstedende enhed, udstedt hos, udgiver, udgivet af, attesteret myndighed
account: bankkonto, nemkonto, kontoen, betalingskonto, udbetalingskonto
membership: medlemsnr, medlemskabet, medlemskabs, klippekort, medlemstype, årskort
contract: aftalen, kontrakten, ansættelsesaftale, ansættelseskontrakt, aftales
policy: policen, forsikringen, forsikringens, forsikring fra, forsikring til
card: lånerkort, lånernr, betalingskort, sundhedskort, kortet, gavekort, rejsekort, fordelskort, kundekort, loyalitetskort, dankort
invoice: regningen, fakturaen, opkrævning, girokort, kvittering, årsafregning, slutafregning
order: bestillings, ordren, købs, køb, bestilt
booking: reservationen, reservations, bookingen, reserveret, bestillingen
ticket: billetten, adgangsbillet, rejsehjemmel, periodekort, pendlerkort, sæsonkort, månedskort
delivery: leveret, leveringsmåde, leveringsadresse, udleveret, udlevering, leveres, leveringstid, omdeling, omdelt
parcel: pakken, kolli, track and trace, forsendelsen, track & trace, brev, forsendelses-id
vehicle: køretøjet, bilen, køretøjets, køretøjsart, trailer, påhængsvogn, motorcykel, bilens, cykel, elcykel, campingvogn, knallert
licence: kørekortet, parkeringslicens, tilladelsen, byggetilladelse, beboerlicens, autorisations-id, byggesag, landzonetilladelse, ibrugtagningstilladelse
registration: første registrering, første indregistrering, førsteregistrering, dato for første registrering, registreret, indregistreret, 1 registrering, 1 registreringsdato, tilmelding, tilmeldt, 1. reg dato, registreringsattest, registret, 1 reg dato, tinglyst, tinglysningsdato, dagsregistrering, registreringsdag
certificate: diplom, attesten, registreringsattest, eksamensbevis, kursuscertifikat
meter: elmåler, vandmåler, måleren, måler-id, varmemåler
electricity: elektricitet, elforbrug, elaftale, el-aftale, elnet, elprodukt
loan: lånets, lånet, realkreditlån, låne, boliglån, banklån, obligationslån, låneaftale, studielån, lånets størrelse
portfolio: fonde, investeringsdepot, aktiesparekonto, værdipapirdepot, investeringsforeninger
property: ejendommen, ejendommens, lejemålet, boligen, ejerlejlighed, andelsbolig, ejendoms, hus bolig, bygning, lejemålets, beliggenhed, ejendomsværdi
tenancy: lejeforholdet, lejekontrakten, lejeaftalen, lejemålet
course: uddannelsen, uddannelsesretning, kursusnavn, holdnavn, kurset, uddannelseslinje, studiet, kursustitel, kursustype, modul, modulnavn, fagets navn
exam: prøven, eksamener, teoriprøve, køreprøve, eksamensform
service: ydelsen, behandling, serviceydelse, udført arbejde, udført ydelse, bredbånd, hjemmepleje, udført behandling, abonnementsydelse
product: varen, varer, produktnavn, produktet
device: router, enhedens navn, computer, maskine, telefonens model
payment: gave, donation, bidragets betaling, træk, overførsel, mobilepay, betalingsservice
employment: ansættelsesforhold, ansættelsen, arbejdsforhold, ansættelsesforholdet, jobtype
pension: pensionsordning, pensionsopsparing, ratepension, pensionen, arbejdsmarkedspension, folkepension, aldersopsparing, livrente, livsvarig pension, kapitalpension
claim: skaden, skadesanmeldelse, ulykke
application: sagen, sagens
prescription: recepten, e-recept, ordinationen
appointment: aftaletid, din tid, konsultation, mødetidspunkt, undersøgelsestid, tid til undersøgelse, tidspunkt for aftale, indkaldelse
vaccination: vaccineret, vaccinations, givet den, administreret den, vaccinationsdato
enrolment: optaget, indskrevet, indskrevet siden, studieoptagelse, immatrikuleret, optaget på, optagelsesdato, indmeldt i skole, pladsanvisning, dagplejeplads, studiet påbegyndt
notice: opsigelsesvarsel
event: arrangement, arrangementet, arrangementets, forestillingen, stævne, møde, generalforsamling, kamp, udstilling, festival, løb, turnering, messe, fest, premiere
document: legitimation, dokumentet, id-kort, dokumentets, kontoudtog, tingbogsattest, udskrift af tingbogen
reference: betalings-id, betalingsid, fi-nummer, betalingsnummer, ordrereference, kundereference, bookingreference, sags-id, sagsid, sags nr, j nr., bilagsnummer, rekvisitionsnummer, bookingkode, fik-nummer, fik nummer, deres ref, vores ref, referenceinterval, referenceværdi, normalområde, journalnr, sag nr, afgørelsesnummer, giro-nummer, ordinationsnummer, opgavenummer
taxNumber: cvrnr, se-nummer, momsnummer, se nr, moms nr
nationalId: cprnr, pasnummer, pas nr, id-kort nummer, legitimationsnummer
plate: nummerpladen, nummerplader, registreringsnummeret
chassis: stel nr, stel-nr
seat: pladsreservation, pladser, række, stolerække
room: værelset
gate: indgang, gaten
zone: parkeringsområde, takstzone, prisområde, elprisområde, områdenummer
status: betalingsstatus, ordrestatus, sagsstatus, virksomhedsstatus, civilstand, registreringsforhold, ansættelsesstatus, tilstand på, pasningsstatus, støttestatus, studiestatus, leveringsstatus, forsendelsesstatus, aftalestatus, reservationsstatus, køretøjsstatus
plan: abonnementstype, mobilabonnement, produkt el, elaftale, elprodukt, abonnementets navn, pakke tv, licenstype, produktpakke, mobilpakke, dækningspakke
type: art af, slags, ejerform, sagstype, selskabsform, medlemstype, abonnementstype, kontotype, skadestype, værelsestype, køretøjstype, ydelsestype, støttetype, boligtype, ydelsesart, aftaletype, skoletype
level: trin, uddannelsesniveau, medlemskabsniveau
group: holdnummer, hold nr, klassen, gruppen, stamklasse, holdet, hold kode, sygesikringsgruppe
licenceClass: kørekortkategorier, kategori kørekort, kørekorttype, kørekortkategorierne
faculty: institut, fakultetet
university: uddannelsesinstitution, skolens navn, skolen, gymnasium, køreskole, erhvervsskole, dagtilbud, daginstitution, børnehave, vuggestue, køreskolen
club: forening, grundejerforening, ejerforening, andelsboligforening, boligforening, idrætsforening, fitnesscenter, afdeling, fagforening, a b forening, andelsforening, ejerforeningen, kolonihaveforening, haveforening, andelsboligforeningen, bådklub, sportsklub, studenterforening
hospital: sygehuset, hospitalet, dyreklinik, klinikkens navn, tandklinik, lægeklinik, behandlingssted, vaccinationssted, speciallægeklinik, ambulatorium, vaccinationsklinik, laboratorium, lægevagt, tandlægeklinik, sundhedscenter, jordemodercenter
library: hjemmebibliotek, afhentningsbibliotek, biblioteket
shop: butikken, webshop, købt hos, forhandler, købssted, netbutik
department: sektion, afdelingen, ambulatorium, klinikken, forvaltning, enheden, omkostningssted
semester: efterårssemester, forårssemester, studieperiode, semestret, kursusperiode, halvår, skoleperiode, kursusforløb
season: sæsonen
degree: uddannelsesgrad, eksamensbevis
position: ansat som, jobtitel, stillingsbetegnelsen, hverv, arbejdsområde, stillingskategori, jobfunktion, titelbetegnelse, uddannet som, autoriseret som
address: adressen, folkeregisteradresse, leveringsadresse, beliggenhed, leveringssted, besøgsadresse, forretningsadresse, hjemadresse, hvor ligger
street: vejen
city: hjemkommune, bopælskommune, hjemsted, bynavn, postby, hjemstedskommune, sogn, byen, kommunenavn
country: landet, oprindelsesland, udstedelsesland, bopælsland, hjemland, landekode
nationality: statsborger i, nationaliteten
birthplace: fødselssted, fødselsregistreringssted, fødeland
origin: afgangsstation, afrejsestation, fra by, afgang fra, rejser fra, afgangshavn, afgangslufthavn, påstigning, afhentningsadresse, udrejse fra, startsted, fra lufthavn
destination: ankomststation, til by, ankomst til, rejser til, ankomsthavn, ankomstlufthavn, afstigning, endestation, til lufthavn, bestemmelsessted
email: mailadressen
phone: tlf, tlfnr, mobilnummeret
website: hjemmesiden, webadresse, internetadresse
username: bruger-id, brugerens navn, kaldenavn, brugerid, brugernavnet, skærmnavn, visningsnavn, profilnavn
gender: kønnet
language: modersmål, undervisningssprog, ønsket sprog, sprogvalg
currency: valutakode, valutaen
method: betalt med, betalingsform, betales via, betalingstype
frequency: hvor ofte, betalingsinterval, afregningsinterval, betales, antal terminer, terminer pr år, hyppighed, tømningsinterval, hentes hver, tømmefrekvens, betales hver, rater pr år
date: hvornår, dag for, hvilken dag, valørdato, tømningsdag, tømmedag, aflæsningsdato, rejsedato, rejsedag, besøgsdag
start: begynder, dørene åbner, døre åbner, begyndelsesdato, ansættelsesdato, ansat den, overtagelsesdato, overtagelsesdag, overtagelsesdagen, indflytningsdato, indflytning, virkning fra, i kraft fra, tiltrådt, gyldig fra og med, ejer siden, leveringsstart, aftalestart, ansættelsesstart, starter, startede, åbnet, gældende fra, forsikringen træder i kraft, kursusstart, studiestart, optaget den, ejerskab fra, kontraktstart, løber fra, sygemeldt fra, bevilget fra, tilkendt fra, ret fra, ikrafttrædelsesdato, ydelse fra, første sygedag, første fraværsdag, påbegyndt, leveres fra, åbningsdato, ejet siden, registreret ejer siden, starttidspunkt dato, ansættelse fra, plads fra, opstart, opstartsdato, kommer i kraft, forsikring fra, forsikringsstart
until: gyldighed, gyldighedsperiode, slutter, bindingsperiode til, udløbstidspunkt, gælder til den, ophør, fraflytning, fraflytningsdato, ansat til, ophørt, ender, gyldighedsdato, tidsbegrænset til, slutdato for, sidste dag, udløbsmåned, bedst før, bindes til, garanti til, fratrådt, betalt frem til, sidste dag i ansættelse, i kraft til, sygemeldt til, bevilget til, tilkendt til, sidste fraværsdag, gælder indtil, gyldig indtil, holdbar til, mindst holdbar til, ydelse til, plads til og med, forsikring til
joined: indmeldelsesdato, indmeldelse, tilmeldt siden, kunde fra, låner siden, indtrådt, bruger siden, tiltrådt medlem
renewal: hovedforfald, fornyes automatisk, forlænges, forlængelse, næste opkrævning, næste faktura, næste trækning, næste træk, rentetilpasning, refinansiering, næste opkrævningsdato
issued: opgørelsesdato, dannet, attestdato, dato for brevet, brevets dato, regningsdato, afgørelsesdato, fakturadag, opgørelse pr, udstedelse, udskrift, opgjort den, opgjort pr, meddelt
cancelledOn: opsagt, opsagt til, annulleret, afmeldt, udmeldt, afmeldelse, afregistreret, afbestilt, opsagt pr, udmeldelse, framelding, opsagt til den, opsagt per, spærret, inddraget, tilbagekaldt, aflyst, slettet, ophævet, udtrådt
lastVisit: senest besøgt, seneste login, sidste besøg, sidste login, seneste træning
created: ordredato, modtaget, bookingdato, indkøbsdato, registreret den, indgivet, tilmeldingsdato, anmeldt, anmeldelsesdato, åbnet den, posteringsdato, handelsdato, afregningsdag, handelsdag, sag oprettet, ulykkesdato, hændelsesdato, oprettelsesdato, indsendelsesdato
updated: ændringsdato, seneste ændring
birth: fødselstidspunkt, fødselsår, fødselsdag og år
departure: afgangstid, afgangstidspunkt, afrejsedato, udrejse, afgår, kører
arrival: ankomsttid, ankomsttidspunkt, ankommer, ankommet, ankomstdato, hjemrejse, ankommet til
graduation: dimitteret, bestået, afslutningsdato, dimittend, eksamensdato
time: starttidspunkt, klokken, starttid, åbningstid, sluttid, dørene åbner, afhentningstid
period: indkomstår, skatteår, regnskabsår, gyldighedsperiode, opkrævningsperiode, perioden, optjeningsår, sygeperiode, bevillingsperiode, dækningsperiode, støtteperiode, garantiperiode, lejeperiode, aftaleperiode, måleperiode, ydelsesperiode, leasingperiode, regnskabsperiode, udbetalingsmåned, ferieår
duration: bindingsperiode, binding, restløbetid, længde, varighed af, garantiperiode, rejsetid, kursuslængde, tidsbegrænsning, binding i, hvor længe, rentebinding, fastfrossen rente, karensperiode, karens, ventetid
age: pensionsalder, udbetalingsalder, folkepensionsalder, aldersgrænse
money: beløbet, beløb i kr, beløb dkk, beløb kr, værdien, købesum, lånets størrelse, hvor meget, toldværdi, tilsagn beløb
capital: selskabskapital, aktiekapital, anpartskapital, indskudskapital, stiftelseskapital, kapitalindskud
total: at betale inkl tillæg, i alt månedligt, til indbetaling, beløb i alt, beløb til betaling, sum i alt, samlet, total i alt, skal betales, fakturabeløb, i alt dkk, i alt kr, slutbeløb, at betale i alt, total dkk, i alt betalt
balance: saldoen, kontosaldo, formue, pensionsopsparing, opsparet, depotværdi, indestående i alt, opsparet i alt, kontanter, likvide midler, kontantbeholdning, kursværdi
outstanding: udestående, manglende betaling, skyldige, gælden, resterende, restgælden, ubetalt, at betale endnu, mangler at betale, saldo til betaling, restskat, skyldes, saldo at betale, ej betalt, tilbage at betale
fee: gebyrer, medlemskontingent, kontingentet, abonnementspris, månedlig betaling, etableringsgebyr, fællesudgifter, aconto varme, aconto, boligafgift, tinglysningsafgift, administrationsgebyr, ekspeditionsgebyr, abonnementsbetaling, kursusgebyr, fast afgift, administrationsbidrag, serviceafgift, deltagerbetaling, parkeringsafgift, indskud, kurtage, provision, salær, mæglersalær, honorar, stiftelsesomkostninger, licens medier, tilmeldingsgebyr, pasningsudgift, forældrebetaling, abonnementsafgift, fast abonnement, netabonnement, årskontingent, renovation, renovationsafgift, depotgebyr, ejendomsbidrag, dagrenovation, nettarif, elafgift tarif, nettariffer, licensafgift, systemtarif, affaldsgebyr, husstandsgebyr
price: prisen, pris pr stk, kostpris, omkostning, omkostninger, købesum, købspris, salgspris, elpris, pris pr kwh, pris i alt, overnatningspris, kontantpris, fragtpris, fragt, kursuspris, pr stk, anskaffelseskurs, købskurs, billetpris, værelsespris, anskaffelsessum, kvadratmeterpris, m2-pris, kilopris
premium: årspræmie, præmien, forsikringspræmie
pay: månedsløn, timeløn, bruttoløn, basisløn, årsløn, lønnen, lønart, fast løn
income: årsindkomst, personlig indkomst, bruttoindkomst, lønindkomst, kapitalindkomst, husstandsindkomst, indtægter, indkomster, a-indkomst, am-indkomst, aktieindkomst, dagpenge, dagpengesats, udbytte, sygedagpenge, barselsdagpenge, stipendium, su-stipendium, kontanthjælp, boligstøtte, børnepenge, børne- og ungeydelse, feriepenge, støttebeløb, indtægt i alt, legat
rent: lejen, boligleje, nettoleje, bruttoleje, månedsleje, lejeudgift
tax: forskudsskat, restskat, bundskat, topskat, kommuneskat, grundskyld, vægtafgift, grøn ejerafgift, ejerafgift, skatten, heraf moms, skat i alt, kirkeskat, sundhedsbidrag, a-skat, b-skat, grøn afgift, ejendomsskat, energiafgift, elafgift, importmoms, boafgift, registreringsafgift, ejendomsværdiskat, dækningsafgift, periodisk afgift, toldafgift
discount: rabatkode, prisnedslag, rabatten, søskenderabat, søskendetilskud, studierabat, økonomisk fripladstilskud
deposit: indskud, indbetaling, forudbetaling, indsat, boligindskud, kontant udbetaling, sikkerhed, forudbetalt, pant
limit: kreditmaksimum, beløbsgrænse, maksimumsgrænse, overtræksgrænse, kreditramme, trækningsret, fribeløb, årsfribeløb, månedsfribeløb, beløbsloft, indtægtsgrænse, indkomstgrænse, hævegrænse, maksimumgrænse, egenbetalingsloft
coverage: dækningssum, dækningen, dækninger, dækningsomfang
deductible: selvrisikoen, selvrisiko pr skade
refund: tilbagebetales, udbetales, refunderet, overskydende, pengene tilbage, returbeløb, tilskud, skat tilbage, skat til gode
fine: kontrolafgift, p-afgift, dagbøde, parkeringsbøde
holdings: antal aktier, antal andele, værdipapirer, beholdningen, fondsbeholdning
interest: rentesats, nominel rente, effektiv rente, kontantrente, obligationsrente, debitorrente, pålydende, indlånsrente, årlige omkostninger i procent, åop, afkast, værdiudvikling, gennemsnitlig rente, rentetilskrivning, tilskrevet rente
percent: trækprocent, kommuneskatteprocent, sats, procentsats, skatteprocent, sygefraværsprocent, nedsat tid, belåningsgrad, erhvervsevne
points: bonuspoints, pointsaldo, optjente point
usage: elforbrug, årsforbrug, brugt, forbrugt, dit forbrug, vandforbrug, varmeforbrug, energiforbrug, anvendt, brugte, varmeforbruget, opbrugt
data: dataforbrug, inkluderet data, gb data, fri data
power: motoreffekt, ydeevne, sikringsstørrelse, største effekt
area: bruttoetageareal, etageareal, grundareal, m2, bebygget areal, arealet, kvadratmeter, grundens størrelse, boligens størrelse
reading: måleraflæsning, aflæst, målervisning, aflæsningen, målertal
quantity: antal mængde, kvantum, pakningsstørrelse, antal tabletter, hvor mange, husstandens størrelse, antal i husstanden
visits: antal træninger
grade: karakteren, karaktergennemsnittet, gennemsnit, snit karakter, eksamenskarakter
credits: ects i alt
due: betalingsdato sidste, rettidig betaling, sidste rettidige betalingsdag, sidste frist, betal senest, senest, rettefrist, klagefrist, frist for, frist for ændring, tilmeldingsfrist, afleveres senest, afleveringsdato, afleveringsfrist, hent senest, sidste afhentningsdag, hentefrist, forfalder, indbetales senest, betalingsfristen, lånefrist, retur senest, sidste rettidig indbetalingsdag, betales inden, betal inden, indsendes senest, sidste dato, forfaldsdag, afleveres inden, meldes senest, svar senest, sidste udløbsfrist, reklamationsfrist, udløb af frist
paid: betalingsdato, betalingen modtaget, i alt betalt, forudbetalt
pending: afventende, under levering, ikke bogført
overdue: forfaldne, overskredne, for sent
available: ledig, tilbage, resterer, resterende til rådighed, til rådighed, tilgængeligt, rådighedsbeløb, resterende, klip tilbage, tilbageværende, ledigt, tilbage i rammen, tilbageværende klip
current: denne gang, gældende, aktuelt, i øjeblikket
last: senest, sidst, forrige år, seneste syn, sidste syn
former: gammel, gamle, forrige
upcoming: planlagt, fremtidig, planlagt fra
first: første registrering, første indregistrering, førsteregistrering, dato for første registrering, 1 registrering, 1 registreringsdato, 1 reg dato, første gang
gross: bruttoløn, før skat, før fradrag, før træk, uden fradrag
net: nettoløn, nettoudbetaling, udbetales, til disposition, efter skat, efter fradrag, efter træk
minimum: mindste, laveste, tidligste, tidligst
maximum: maks, højeste, maksimalt
original: hovedstol
monthly: månedligt, om måneden, pr md, kr md, pr måned kr, månedens
yearly: årligt, om året, årets, pr år kr
weekly: ugens, om ugen, pr uge
daily: dagligt, pr dag, om dagen, dagssats, dagpenge, dagpengesats, pr døgn
work: besøgsadresse, forretningsadresse, arbejdsstedets
billing: fakturaadresse, regningsadresse
shipping: leveringsadresse
emergency: nærmeste pårørende, kontakt i nødstilfælde, pårørendes, ice-kontakt, nødopkald
mailing: postadresse
`;
