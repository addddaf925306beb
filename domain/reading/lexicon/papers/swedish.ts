import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const swedishPapers: Forms = {
  name: 'namn på bolaget, bolagsnamn, tilltalsnamn och efternamn, för- och efternamn på barnet, efternamn och tilltalsnamn, produktnamn',
  person:
    'den skattskyldige, innehavare av intyget, den sökande, sökandens, anmälare, testad person, intressent, parter, kontrollerad person, huvudman, inloggad som, intygets innehavare, vaccinerad, besökare, uppgiftslämnare, boende, anmäld person, registrerad person, den registrerade, insänd av, parten, klagande, den försäkrade personen, den sjukskrivne, bidragssökande, kontoanvändare, användare, spelare',
  holder:
    'innehavarens, avtalspart, brukare, fordonshållare, abonnemangsinnehavare, avtalspartner, rättsinnehavare, innehavaren, kontoinnehavarens, passets innehavare, kortinnehavarens',
  student: 'studerande, eleven, studenten, studentens, deltagarens, kursdeltagaren, doktorand',
  employee: 'den anställde, arbetstagare, den anställda',
  customer:
    'köpare, beställare, köparen, köparens, beställarens, kundens, betalningsskyldig, fakturamottagare, fakturakund, bokad av, gäldenär, uppdragsgivare, förvärvare, orderläggare, fakturan ställd till, beställt av, vem betalar',
  provider:
    'utförare, elleverantör, elhandelsbolag, bredbandsleverantör, återförsäljare, handlare, vårdgivaren, leverantörens, entreprenör, hantverkare, entreprenören, säljaren, bredbandsoperatör, mobiloperatör, överlåtare, fjärrvärmeleverantör, utföraren, tjänsteleverantör',
  manager:
    'verkställande direktör, vd, styrelseledamot, firmatecknare, rektor, chefens namn, närmaste chef, ekonomisk förvaltare, teknisk förvaltare, platschef, butikschef, rektorn, överordnad, kontrollansvarig',
  employer: 'bolag, arbetsgivaren, arbetsgivarens, firma, bolagsnamn',
  issuer:
    'utfärdande myndighet, myndighet, utfärdad hos, utgivare, utgivet av, intygas av, utfärdaren, utfärdande veterinär',
  university:
    'lärosäte, utbildningsanordnare, skola, skolan, skolenhet, lärosätet, gymnasieskola, högskolan, trafikskola, förskola, förskolan, daghem, familjedaghem, pedagogisk omsorg, körskola',
  course:
    'inriktning, ämne, ämnesområde, utbildningsprogram, kursen, studieprogram, kurskod, programmet, utbildningen, huvudområde, kurstitel, programkod, kursnamn, programnamn, utbildningslinje, kursbenämning, utbildningsnamn',
  degree: 'examensbenämning, examina, examensbevis, utbildningsnivå examen',
  position:
    'tjänst, arbetsuppgift, arbetsuppgifter, anställd som, yrkestitel, funktion, tjänstetitel, befattningsbenämning, uppdrag, kompetens, uppdragstitel, anställningstitel, legitimerad som',
  type: 'anställningsform, bolagsform, sort, upplåtelseform, företagsform, associationsform, boendeform, biljettslag, hustyp, kontoform, skolform, skadetyp, rumstyp, fordonskategori, ärendetyp, förmånstyp, stödform, avtalstyp, ersättningstyp',
  start:
    'anställd sedan, anställningens början, börjar gälla, anställd från, anställd fr o m, ägare sedan, ägarbyte, började, påbörjad, påbörjat, ikraftträdande, utbetalning från, inflyttning, inflyttningsdag, gäller fr o m, fr o m, från och med den, giltig fr o m, leveransstart, startar, inleds, avtalsstart, anställningsdag, anställningsdatum, tjänsten påbörjad, försäkringen börjar gälla, trädde i kraft, studiestart, kursstart, sjukskriven från, påställd, ersättning från, beviljad från, gäller från och med, gäller fr, placering från, startade, inleddes, inträdesdatum, tillträdesdag, tillträdesdatum, överlåtelsedatum, verksam från, ansluten från, placeringsdatum, startar den, börjar den, försäkringens början, avtalets början',
  until:
    'sista giltighetsdag, sista dag, giltig t o m, gäller t o m, avtalet löper ut, bindningstid till, bindningstid t o m, bunden till, giltighet, utgång, bäst före, löper ut, sista giltighetsdatum, anställd till, upphörde, utflyttning, avflyttning, avflyttningsdag, slutar, avslutas, avslutades, giltigt t o m, betald till och med, försäkringen upphör, upphör att gälla, betald till, sjukskriven till, ersättning till, beviljad till, bundet till, garanti till, garanti t o m, gäller längst, gäller tom, giltig tom, parkeringstid slut, hållbar till, sista förbrukningsdag, garantin upphör, löper till, placering till, upphörde datum, sista anställningsdag, när går ut, när upphör, när löper ut',
  issued:
    'utfärdandedag, datum för intyget, utskriftsdatum, intygsdatum, beslutsdatum, utfärdandeort och datum, brevdatum, datum för beslut, aviseringsdatum, avidatum, daterad, daterat, dagen för utfärdande, utskrift, utfärdades, kontrolluppgift datum, beskedets datum, beskeddatum, datum för besked, brevets datum, meddelandets datum, upprättad den, utgiven, avser läget, uppgifterna avser, datum för utskrift, utfärdat den, utfärdad den, meddelat',
  date: 'utbetalningsdag, utbetalningsdatum, löneutbetalningsdag, när skedde, vilken dag, tömningsdag, hämtningsdag, avläsningsdag, resedatum, resdag, besöksdag',
  payment:
    'utbetalningsdag, utbetalningsdatum, löneutbetalningsdag, utbetalning, utbetalning från, dragning, nästa dragning, autogiro, inbetald, betalningar, överföring, swish, gåva, gåvan, likviddag, betalningsdag, debitering, autogirodragning, månadsgåva, utbetalningsmånad, gåvobelopp, donation, donationen',
  created:
    'transaktionsdatum, bokföringsdag, inköpsdatum, anmälningsdatum, orderdatum, beställningsdatum, bokningsdatum, bokad den, inkom, inkommet, ankomstdatum ärende, inköpsdag, anmäld den, öppnat, kontot öppnat, inlagd, upprättat, ansökningsdag, skapat den, upplagd, inkommen, beställd, beställt, avslutsdag, handelsdag, affärsdag, ansökan registrerad, inskickad, inskickat, anmälan gjord, orderdag, händelsedatum, köpt den, tecknad den, upplagt, ansökt den',
  graduation:
    'godkänd den, examensdag, avslutade studier, slutförd kurs, studierna avslutade, godkänd datum, kursen avslutad',
  birthplace: 'födelseplats, födelseförsamling, födelsehemort, födelseland, födelsestad',
  reference:
    'diarienummer, dnr, vår referens, er referens, målnummer, mål nr, betalningsreferens, meddelande till mottagaren, bokningsreferens, bokningskod, spårnings-id, skadenummer, kundreferens, märkning faktura, er beteckning, vår beteckning, avinummer, beteckning, aktnummer, remiss-id, referensintervall, referensvärde, löpnr, journalnr, betalningsreferens ocr, ärendenummer, ärende-id, ärendenr, beslutsnummer, inbetalningsnummer, e-kod, ärendets nummer',
  number: 'löpnummer, serienummer, numret',
  taxNumber: 'org nr, orgnr, momsregistreringsnummer, vat-nummer, momsnummer, momsregnr, moms reg nr',
  nationalId:
    'samordningsnummer, pers nr, person-nr, personnummer eller samordningsnummer, passnummer, id-kortsnummer, personidentitet, pnr',
  total:
    'summa, summa inkl moms, totalt inkl moms, slutsumma, summa att erlägga, belopp att betala, fakturabelopp, summa avgifter, att betala totalt, total kostnad, att betala kr, summa kr, totalkostnad, faktura total, summa totalt, totalt att betala, att betala inkl moms',
  paid: 'inbetalt belopp, erlagt, mottaget belopp, betalades, betaldatum, betalningsdatum, betald den, inbetalt, betalat, erlagd, utbetald, utbetalt, utbetalats',
  outstanding:
    'kvar att betala, restskuld, obetalda, skulden, kvarstående, resterande, skulder, restbelopp, saldo att betala, kvarskatt, restskatt, kvarstående belopp, obetald, ej betalt, restbelopp att betala, återstår att betala',
  net: 'utbetalas, lön efter skatt, utbetalt belopp, att få ut, nettolön, nettoutbetalning, efter skatt, efter avdrag, efter skatteavdrag',
  gross: 'lön före skatt, bruttolön, före skatt, innan skatt, exkl avdrag, före avdrag, före skatteavdrag',
  pay: 'grundlön, månadslön, timlön, bruttolön, lönen, löner, ersättning lön, avtalad lön',
  price:
    'styckpris, pris per styck, priset, köpesumma, köpeskilling, elpris, pris per kwh, fast pris, ordinarie pris, kostnader, prisuppgift, pris kr, inköpspris, hyreskostnad, parkeringskostnad, parkeringsplats kostnad, köpkurs, elpris per kwh, biljettpris, anskaffningskostnad, rumspris, kvadratmeterpris, kilopris, totalt pris',
  usage:
    'elförbrukning, årsförbrukning, energianvändning, vattenförbrukning, förbrukad, förbrukat, använt, beräknad årsförbrukning, energiförbrukning, använd mängd, förbrukad el, förbrukning kwh, utnyttjat, utnyttjad, uttaget, gjort av med, värmeförbrukning',
  product:
    'benämning, beskrivning, specifikation, varor, varan, produktnamn, artikelbenämning, varubeteckning, varuslag',
  property:
    'fastighetsbeteckning, uttagspunkt, hyresobjekt, fastigheten, bostaden, bostadsrätt, objekt, objektet, hyresobjektet, fastighets, byggnad, hus objekt, anläggningens, villa, lokal hyra',
  vehicle:
    'märke, fabrikat, bilmodell, fordonet, bilen, fordonets, fordonsslag, släpvagn, märke och modell, motorcykel, bilens, elsparkcykel, cykel, husvagn, moped, bil märke, fritidsbåt, segelbåt',
  chassis:
    'identifieringsnummer, fordonsidentifieringsnummer, identifikationsnummer, identitetsnummer fordon, ramnummer',
  grade: 'omdöme, slutbetyg, betyget, betygsgrad, omdömen',
  credits:
    'poäng, avklarade poäng, godkända hp, godkända poäng, avklarade hp, antal högskolepoäng, omfattning poäng, kurspoäng, gymnasiepoäng, omfattning i högskolepoäng',
  percent:
    'sysselsättningsgrad, tjänstgöringsgrad, omfattning, procentsats, skattesats, ägarandel procent, tjänstgöringsgrad procent, sjukskrivningsgrad, nedsättningsgrad, arbetsoförmåga, omfattning procent, belåningsgrad',
  duration:
    'uppsägningstid, längd på, tidslängd, bindningsperiod, kurslängd, restid, hyrestid, prövotid, lånets löptid, garantitid, hur länge, räntebindningstid, räntebindning, kvalifikationstid, karenstid, karens',
  period:
    'avser period, avser, hyresperiod, mätperiod, redovisningsperiod, avräkningsperiod, debiteringsperiod, inkomstår, beskattningsår, räkenskapsår, anställningstid, giltighetsperiod, avstämningsperiod, gäller perioden, taxeringsår, lönemånad, hyresmånad, period från, sjukperiod, bidragsperiod, perioden, vaccinationsperiod, förbrukningsperiod, beslutsperiod, utbetalningsperiod, garantiperiod, gäller period, deklarationsår, utbetalningsmånad, leasingperiod, faktureringsmånad',
  semester: 'läsår, antagningstermin, terminen, kurstermin, läsperiod, hösttermin, vårtermin, studieperiod',
  group: 'klass, elgrupp, gruppen, klassen, skolklass',
  city: 'kommun, folkbokföringsort, postadress ort, säte, län, hemkommun, hemort, bostadsort, orten, folkbokförd i, kommunen, styrelsens säte, stad ort',
  address:
    'folkbokföringsadress, gatuadress, adressen, folkbokförd adress, utdelningsadress, leveransort, boendeadress, säte, bostadsort, adressuppgifter, uppställningsplats, besöksadress, hemadress, utdelningsadressen, var ligger',
  status:
    'läge, ställning, läget, betalningsstatus, ärendets status, fordonsstatus, trafikstatus, bolagets status, orderstatus, sändningsstatus, anställningsstatus, civilstånd, handläggningsläge, ställd av, fordonets status, reservationsstatus, betalstatus, godkännandestatus',
  due: 'betala senast, sista betaldag, senast, sista dag att betala, sista ansökningsdag, anmälan senast, återlämnas senast, återlämningsdatum, återlämningsdag, lånetid till, överklagas senast, överklagandetid, svara senast, hämtas senast, sista hämtdag, hämta senast, hämtas senast den, åter senast, sista anmälningsdag, ska vara betald, tillhanda senast, oss tillhanda senast, senast när, till när, sista dag, betalas före, betala före, sista svarsdatum, sista betalningsdatum, förfallodagen, sista inlämningsdag, lämnas tillbaka senast, lämnas åter, återlämnas, giltig anmälan senast, deadline, sista dag för överklagande, anstånd till, reklamation senast, reklamationsfrist, när ska betalas, när förfaller, när måste betalas',
  event: 'föreningsstämma, stämma, årsmöte, årsstämma, ordinarie stämma, arrangemang, möte, bolagsstämma, sammanträde',
  owner:
    'ägare sedan, ägarbyte, registrerad ägare, fordonsägare, ägarens, lagfaren ägare, bostadsrättshavare, nuvarande ägare, hundägare, djurägare, lagfartsinnehavare, vem äger, ägs av, vem som äger',
  deposit: 'inbetalda premier, insättningar, handpenning, insatt belopp, hyresdeposition, insats',
  next: 'nästa dragning',
  doctor:
    'du träffar, läkaren, ordinerande läkare, förskrivare, ansvarig läkare, behandlande läkare, vårdgivare, behandlare, tandläkare, veterinär, barnmorska, utfärdande veterinär, fast läkare, husläkare, sjuksköterska, vaccinatör, intygsutfärdare, undertecknad läkare, remittent läkare, vaccinerad av, vaccinerat av, given av, ansvarig vårdpersonal, sjukskrivande läkare, behandlande veterinär, ordinerat av, ordinerad av, förskrivet av, utskrivet av läkare',
  department: 'mottagning, sektion, förvaltning, arbetsplats, kostnadsställe, verksamhetsområde',
  cancelledOn:
    'avbokas, avbokas senast, sista avbokning, uppsagd, avslutad den, sades upp, uppsagt, avregistrerad, avregistreringsdatum, avställd, avbeställd, makulerad, uppsagd till, uppsagt till, uppsagt per, uppsagd per, uppsagd från, spärrad, spärrat, återkallad, återkallat, inställd, utträde, utträdd, avanmäld, avförd',
  last: 'avbokas senast, sista avbokning, föregående år, senast',
  sender: 'remiss från, remitterande, remittent, avsändarens, från avsändare, skickat av, inremitterande',
  fee: 'patientavgift, expeditionsavgift, fast avgift, anmälningsavgift, månadskostnad, trängselskatt avgift, avgiften, uppläggningsavgift, aviavgift, hanteringsavgift, serviceavgifter, insatsavgift, överlåtelseavgift, parkeringsavgift, avgift per månad, vårdavgift, årsavgift, courtage, courtageavgift, provision, mäklararvode, arvode, tomträttsavgäld, upplåtelseavgift, terminsavgift, kursavgift, fordonsavgift, ansökningsavgift, tillsynsavgift, barnomsorgsavgift, maxtaxa, fasta avgifter, rörlig avgift, frånkopplingsavgift, aviseringsavgift, trängselavgift, påslag, nätavgift, elnätsavgift, överföringsavgift, elcertifikat, dagsavgift, parkeringsplats avgift, prenumerationsavgift, deltagaravgift, deltagaravgiften, sopavgift, radio- och tv-avgift, public service-avgift, kontingent',
  club: 'bostadsrättsförening, brf, idrottsförening, lokalförening, samfällighet, samfällighetsförening, fackförening, anläggning gym, träningsanläggning, bostadsrättsföreningen, föreningens namn, föreningen, koloniförening, villaförening, båtklubb, hyresgästförening, studentkår, kolonilott',
  first:
    'första registrering, först registrerad, första gången i trafik, i trafik första gången, registrerad första gången, första trafikdag',
  registration:
    'första registrering, först registrerad, första gången i trafik, i trafik första gången, registrerad, registrerat, registrerad första gången, första trafikdag, registreringsbevis, bolaget registrerat, anmälan, anmäld, registret, inskrivningsdag, inskrivningsdatum, inregistrerad, införd, registreringsdag, anmälningsläge',
  parcel:
    'kollinummer, kolli-id, kolli, sändning, sändningsnummer, spårningsnummer, brev, paketet, försändelsen, sändnings-id, spårnings-id',
  delivery: 'leveranssätt, leveransadress, levererad, levererat, utlämnad, utlämnat, leveransen, utkörning',
  quantity:
    'kvantitet, antal st, st antal, antal personer, antal stycken, antal gäster, antal tabletter, förpackning antal, antal passagerare, hur många, antal nätter rum, antal omlån',
  nationality: 'nationalitet medborgare, medborgare i',
  birth: 'födelsetid, födelseår, född den, födelsedata',
  plate: 'regnummer, registreringsskylt, registreringsbeteckning',
  driver: 'körkortshavare, körkortsinnehavare, huvudsaklig förare, chaufför, förarens, föraren',
  policyholder: 'försäkringstagarens, försäkringshavare',
  insured: 'försäkrade personer, den försäkrade, medförsäkrad, försäkrad person, försäkrat objekt',
  insurer: 'försäkringsgivaren, försäkringskassa, pensionsbolag, a-kassa',
  bank: 'banken, kreditinstitut',
  given: 'tilltalsnamn, förnamnen, samtliga förnamn, mellannamn',
  family: 'familjenamn, släktnamn, efternamnet, namn som ogift, flicknamn',
  species: 'djurets, hundens',
  child: 'barnens, vårdtagare barn, elevens vårdtagare',
  landlord: 'hyresvärden, fastighetsägare, uthyrare, hyresvärdens, bostadsbolag',
  tenant: 'hyresgästen, hyresgästens, hyrestagare, kontraktsinnehavare, andrahandshyresgäst',
  borrower: 'låntagaren, gäldenär, låntagarens, kredittagare, medsökande',
  recipient: 'mottagarens, till mottagare, levereras till, adressatens',
  beneficiary: 'betalningsmottagaren, bankgiromottagare, förmånstagaren',
  guest: 'huvudgäst, bokad på, gäster',
  passenger: 'resenärer, resande',
  contact: 'kontakt, kontaktuppgift, din kontakt, kundansvarig, vår referens person, kontaktpersonens',
  account:
    'bankgiro, plusgiro, bankkonto, kontot, clearing, bankgironummer, plusgironummer, clearingnummer, clearingnr, utbetalningskonto',
  membership: 'medlemskapet, medlemsnummer, medlemsnr, medlemstyp, klippkort, träningskort, gymkort, årskort',
  card: 'kortet, lånekort, bibliotekskort, bankkort, sl-kort, presentkort, bankkortet, förmånskort, lojalitetskort, bensinkort',
  contract: 'avtalet, kontraktet, avtals, anställningsavtal, köpeavtal',
  policy: 'försäkringen, försäkringsavtal, försäkringens, försäkringens början',
  invoice: 'fakturan, avi, hyresavi, avgiftsavi, räkning',
  order: 'beställningen, köp, inköp',
  booking: 'bokningen, reservation, bokad, bokat, bokade',
  ticket: 'biljetten, biljettyp, entrébiljett, säsongskort, månadskort, periodbiljett, reskort',
  licence:
    'tillstånd, körkortet, licensen, parkeringstillstånd, tillståndet, legitimation, bygglov, serveringstillstånd, bygglovsbeslut, bygglovet, marklov, strandskyddsdispens, startbesked',
  certificate: 'kursintyg, diplom, intygs, registreringsbevis, examensbevis, anställningsintyg',
  document: 'handling, legitimation, legitimationshandling, handlingen, dokumentets, id-handling, id-kort',
  meter: 'elmätare, mätarens, vattenmätare, mätar-id, mätaren',
  electricity: 'elektricitet, elförbrukning, elavtal, elnät, elhandel, elleverans',
  loan: 'bolån, lånets, lånet, krediten, kredit, privatlån, låne, studielån, lånets storlek',
  exam: 'tenta, förhör, körprov, kunskapsprov, provtillfälle',
  device: 'produkt-id, telefonmodell, maskin, enhetens namn, installerad enhet, router, serienr maskin',
  employment: 'anställningen, anställningsavtal, tjänstgöring, arbetsavtal, anställningens, tillsvidareanställning',
  claim: 'skadan, skadeanmälan, skadenummer, skadehändelse, olycka',
  prescription: 'receptet, e-recept, förskrivning',
  appointment: 'besök tid, besökstid, tid för besök, bokat besök, läkarbesök, din tid, kallelse',
  vaccination: 'vaccinerad den, vaccinationstillfälle, rabiesvaccination, vaccinationer',
  enrolment: 'antagen, antagningstermin, inskriven, registrerad på, studieregistrering, antagen till',
  street: 'gatuadressen, väg, vägadress, gatunamn',
  country: 'landet, medborgarland, ursprungsland, hemland, utfärdandeland, bosättningsland',
  origin:
    'avgångsort, avreseplats, avgångsstation, från stad, avgångshållplats, från flygplats, avgång från, reser från, påstigning, avreseflygplats, från ort, lastningsort',
  destination:
    'ankomstort, destination, ankomststation, till stad, ankomst till, slutstation, reser till, avstigning, ankomstflygplats, bestämmelseort, till ort, lossningsort',
  departure: 'avgångstid, avresedatum, avgår, utresa, avfärd',
  arrival: 'ankomsttid, framme, ankommer, ankom, anlände, hemresa, framkommen, anländer, ankommit, returresa, återresa',
  time: 'tidpunkt, starttid, samlingstid, öppettider, sluttid, insläpp, klockan',
  money: 'beloppet, belopp i kr, belopp kr, belopp sek, köpesumma, köpeskilling, summan, lånets storlek, räntebelopp',
  balance:
    'behållning, kontosaldo, utgående balans, aktuellt saldo, kvarvarande saldo, marknadsvärde konto, pensionskapital, utgående värde, ditt saldo, fondvärde, likvida medel, kontanter, ditt kapital, kvar på kortet, behållet belopp',
  tax: 'kommunalskatt, skatten, moms kr, statlig inkomstskatt, momssats, varav moms, kyrkoavgift, trängselskatt, skattetabell, reklamskatt, energiskatt, fordonsskatt, fastighetsavgift, slutlig skatt, preliminärskatt, a-skatt, importmoms, tull, f-skatt, skatt på förmån, begravningsavgift, regionskatt, arvsskatt, stämpelskatt',
  income:
    'årsinkomst, förvärvsinkomst, inkomster, bruttoinkomst, ersättning, sjukpenninggrundande inkomst, nettoinkomst, inkomst av tjänst, inkomst av kapital, pensionsgrundande inkomst, pensionsgrundande, utdelning, sjukpenning, föräldrapenning, dagersättning, dagpenning, stipendium, förmån, barnbidrag, bostadsbidrag, studiebidrag, studiemedel, aktivitetsstöd, försörjningsstöd, underhållsstöd, utbetald ersättning',
  refund:
    'återbäring, skatteåterbäring, återbetalas, att få tillbaka, skatt att få tillbaka, få tillbaka, ersättningsbelopp, skatt tillbaka, skatt åter, pengar tillbaka',
  coverage: 'omfattning försäkring, försäkringsskydd, försäkringsomfattning, ersättningsbelopp max, högsta ersättning',
  interest:
    'räntesats, nominell ränta, effektiv ränta, årsränta, ränta i procent, aktuell ränta, utlåningsränta, sparränta, avkastning, värdeutveckling, bolåneränta, snittränta, utveckling i procent, värdeutvecklingen',
  premium: 'årspremie, försäkringspremie, månadspremie, premien',
  discount: 'rabattkod, avdrag rabatt, rabatten, syskonrabatt, syskonavdrag, studentrabatt',
  fine: 'böteslapp, kontrollavgift, plånböter, felparkeringsavgift, straffränta, böter kr',
  data: 'datamängd, surfmängd, använd data, surfpott',
  reading: 'mätarvärde, avläst, avläst värde, mätarställning el',
  power: 'motoreffekt, säkringsstorlek, huvudsäkring, märkeffekt, effekt kw, abonnerad effekt',
  area: 'bostadsarea, tomtarea, areal, kvadratmeter, boarea kvm, biarea, storlek kvm, landareal, kvm, uthyrbar area',
  frequency:
    'hur ofta, betalas, faktureras, betalningsfrekvens, betalningsplan, betalningstermin, tömningsintervall, hämtningsintervall, hur ofta betalas, faktureringsperiod, betalas varje, aviseringsperiod',
  method: 'betalningsmetod, betalt med, betalningsform, betalas via, betalningsvillkor metod',
  level: 'utbildningsnivå, grad nivå, nivån, medlemskapsnivå',
  licenceClass: 'körkortsbehörigheter, behörigheter, kategorier, körkortsklass',
  hospital:
    'vårdenhet, mottagande enhet, vårdinrättning, tandklinik, sjukhuset, veterinärklinik, djurklinik, enhet vård, behandlande enhet, vårdgivare enhet, vaccinationsmottagning, laboratorium, folktandvård, barnavårdscentral, apotek vaccination',
  library: 'filial bibliotek, hembiblioteket, utlämningsbibliotek',
  shop: 'butiken, försäljningsställe, inköpsställe, e-handlare, webbutik, nätbutik, handelsplats, inköpt hos',
  seat: 'stol, stolsnummer, rad och plats, bänk',
  room: 'föreläsningssal, hotellrum',
  zone: 'zonkod, taxezon, parkeringszon, elområde, nätområde, parkeringsområde, avgiftszon, områdeskod',
  gate: 'utgång gate, gaten, ingång',
  plan: 'abonnemangsform, elavtalstyp, avtalsform, prisplan, avtalstyp el, elavtal, mobilabonnemang',
  service:
    'tjänsten, åtgärd, utförd tjänst, utförda arbeten, behandling tjänst, bredband, sophämtning, hushållsavfall, renhållning, hemtjänst, utförd åtgärd, abonnemangstjänst, fjärrvärme',
  website: 'webbadress, internetadress, hemsidan',
  phone: 'tfn, telefon dagtid, telefon bostad, mobiltelefon, telnr, telefonnumret',
};
