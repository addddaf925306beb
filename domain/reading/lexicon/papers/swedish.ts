import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const swedishPapers: Forms = {
  name: 'namn på bolaget, bolagsnamn, företagsnamn, tilltalsnamn och efternamn, för- och efternamn på barnet, efternamn och tilltalsnamn, produktnamn, hundens namn, djurets namn, barnets namn, kursnamn',
  person:
    'den skattskyldige, innehavare av intyget, den sökande, sökandens, anmälare, testad person, intressent, parter, kontrollerad person, huvudman, inloggad som, intygets innehavare, vaccinerad, besökare, uppgiftslämnare, boende',
  holder:
    'innehavarens, avtalspart, brukare, fordonshållare, abonnemangsinnehavare, avtalspartner, rättsinnehavare, innehavaren, kontoinnehavarens, passets innehavare, kortinnehavarens',
  student: 'studerande, eleven, elevens namn, studenten, studentens, deltagarens, kursdeltagaren, doktorand',
  employee: 'den anställde, arbetstagare, den anställda',
  customer:
    'köpare, beställare, köparen, köparens, beställarens, kundens namn, kundnr, kundnummer, kundens, betalningsskyldig, fakturamottagare, fakturakund, bokad av, gäldenär, uppdragsgivare',
  provider:
    'utförare, elleverantör, elhandelsbolag, bredbandsleverantör, återförsäljare, handlare, vårdgivaren, leverantörens, entreprenör, hantverkare, entreprenören',
  manager:
    'verkställande direktör, vd, styrelseledamot, firmatecknare, rektor, chefens namn, närmaste chef, ekonomisk förvaltare, teknisk förvaltare, platschef, butikschef, rektorn, överordnad',
  employer:
    'bolag, arbetsgivaren, arbetsgivarens namn, arbetsgivarens, bolagets namn, företagsnamn, företagets namn, firma, bolagsnamn',
  issuer:
    'utfärdande myndighet, myndighet, utfärdad hos, utgivare, utgivet av, intygas av, utfärdaren, utfärdande veterinär',
  university:
    'lärosäte, utbildningsanordnare, skola, skolan, skolenhet, lärosätet, gymnasieskola, högskolan, skolans namn, trafikskola, förskola',
  course:
    'inriktning, ämne, ämnesområde, utbildningsprogram, kursen, kursens namn, studieprogram, utbildningens namn, kurskod, programmet, utbildningen, huvudområde, kurstitel',
  degree: 'examensbenämning, examina, examensbevis, utbildningsnivå examen',
  position:
    'tjänst, arbetsuppgift, arbetsuppgifter, anställd som, yrkestitel, funktion, tjänstetitel, befattningsbenämning, uppdrag',
  type: 'anställningsform, bolagsform, sort, avtalstyp, upplåtelseform, ärendetyp, företagsform, korttyp, kundtyp, medlemskapstyp, fordonstyp, försäkringstyp, associationsform, boendeform, biljettslag, kontotyp, rumstyp, hustyp, abonnemangstyp',
  start:
    'anställd sedan, anställningens början, börjar gälla, anställd från, anställd fr o m, ägare sedan, ägarbyte, började, påbörjad, påbörjat, begynnelsedag, ikraftträdande, utbetalning från, tillträdesdag, tillträdesdatum, inflyttning, inflyttningsdag, gäller fr o m, fr o m, från och med den, giltig fr o m, leveransstart, startar, inleds, avtalsstart, anställningsdag, anställningsdatum, tjänsten påbörjad, försäkringen börjar gälla, trädde i kraft, studiestart, kursstart',
  until:
    'sista giltighetsdag, sista dag, giltig t o m, gäller t o m, avtalet löper ut, bindningstid till, bindningstid t o m, bunden till, giltighet, utgång, bäst före, löper ut, sista giltighetsdatum, anställd till, upphörde, utflyttning, avflyttning, avflyttningsdag, slutar, avslutas, avslutades, giltigt t o m, betald till och med, försäkringen upphör, slutdag, upphör att gälla, betald till, t o m datum',
  issued:
    'utfärdandedag, datum för intyget, utskriftsdatum, intygsdatum, beslutsdatum, utfärdandeort och datum, brevdatum, datum för beslut, aviseringsdatum, avidatum, daterad, daterat, dagen för utfärdande, utskrift, utfärdades, kontrolluppgift datum',
  date: 'utbetalningsdag, utbetalningsdatum, löneutbetalningsdag',
  payment:
    'utbetalningsdag, utbetalningsdatum, löneutbetalningsdag, utbetalning, utbetalning från, dragning, nästa dragning, autogiro, inbetald, betalningar, överföring, swish',
  created:
    'transaktionsdatum, bokföringsdag, inköpsdatum, ansökningsdatum, anmälningsdatum, orderdatum, beställningsdatum, bokningsdatum, bokad den, inkom, inkommet, ankomstdatum ärende, inköpsdag, anmäld den, öppnat, kontot öppnat, inlagd, upprättat, ansökningsdag, skapat den, upplagd, inkommen, beställd, beställt',
  graduation:
    'godkänd den, examensdag, avslutade studier, slutförd kurs, studierna avslutade, godkänd datum, kursen avslutad',
  birthplace: 'födelseplats, födelseförsamling, födelsehemort, födelseland, födelsestad',
  reference:
    'diarienummer, dnr, vår referens, er referens, ocr-nummer, ocr nummer, referensnummer, referensnr, ärendenummer, ärendenr, målnummer, mål nr, betalningsreferens, meddelande till mottagaren, bokningsreferens, bokningskod, spårnings-id, skadenummer, kundreferens, märkning faktura, er beteckning, vår beteckning, avinummer, beteckning, aktnummer, remiss-id',
  number: 'löpnummer, serienummer, numret, antal nr, id-nummer, id nummer',
  taxNumber:
    'org nr, orgnr, momsregistreringsnummer, vat-nummer, momsnummer, momsregnr, moms reg nr, org-nr, organisationsnr',
  nationalId:
    'samordningsnummer, pers nr, personnr, person-nr, personnummer eller samordningsnummer, passnummer, id-kortsnummer, personidentitet, pnr, barnets personnummer',
  total:
    'summa, summa inkl moms, totalt inkl moms, totalsumma, slutsumma, summa att erlägga, belopp att betala, fakturabelopp, totalpris, summa avgifter, att betala totalt, total kostnad, att betala kr, summa kr, totalkostnad, faktura total, summa totalt, totalt att betala, att betala inkl moms',
  paid: 'inbetalt belopp, erlagt, mottaget belopp, betalades, betaldatum, betalningsdatum, betald den, inbetalt, betalat, erlagd',
  outstanding:
    'kvar att betala, restskuld, obetalda, skulden, skuldbelopp, kvarstående, resterande, skulder, restbelopp, utestående belopp, kvarstående belopp',
  net: 'utbetalas, lön efter skatt, utbetalt belopp, att få ut, nettolön, nettobelopp, nettoutbetalning',
  gross: 'lön före skatt, bruttolön, bruttobelopp',
  pay: 'grundlön, månadslön, timlön, bruttolön, lönen, löner, ersättning lön, avtalad lön',
  price:
    'styckpris, pris per styck, priset, köpesumma, köpeskilling, elpris, pris per kwh, fast pris, ordinarie pris, a-pris, á-pris, à pris, enhetspris, kostnader, biljettpris, prisuppgift, pris kr, inköpspris, hyreskostnad, parkeringskostnad, parkeringsplats kostnad',
  usage:
    'elförbrukning, årsförbrukning, energianvändning, vattenförbrukning, förbrukad, förbrukat, använt, beräknad årsförbrukning, energiförbrukning, använd mängd, förbrukad el',
  product:
    'benämning, beskrivning, specifikation, varor, varan, produktnamn, artikelbenämning, varubeteckning, varuslag',
  property:
    'fastighetsbeteckning, uttagspunkt, hyresobjekt, fastigheten, bostaden, bostadsrätt, objekt, objektet, hyresobjektet, fastighets, byggnad, hus objekt, anläggningens, villa, lokal hyra',
  vehicle:
    'märke, fabrikat, bilmodell, fordonet, bilen, fordonets, fordonsslag, släpvagn, märke och modell, motorcykel, bilens',
  chassis:
    'identifieringsnummer, vin-nummer, chassinr, fordonets identifieringsnummer, fordonsidentifieringsnummer, identifikationsnummer, identitetsnummer fordon, vinnummer, ramnummer',
  grade: 'omdöme, slutbetyg, betyget, betygsgrad, omdömen',
  credits:
    'poäng, avklarade poäng, godkända hp, godkända poäng, avklarade hp, antal högskolepoäng, omfattning poäng, kurspoäng, gymnasiepoäng',
  percent:
    'sysselsättningsgrad, tjänstgöringsgrad, omfattning, procentsats, skattesats, ägarandel procent, tjänstgöringsgrad procent',
  duration:
    'uppsägningstid, längd på, tidslängd, bindningsperiod, kurslängd, restid, hyrestid, prövotid, lånets löptid, garantitid',
  period:
    'avser period, avser, avgiftsperiod, hyresperiod, faktureringsperiod, mätperiod, försäkringsperiod, redovisningsperiod, avräkningsperiod, debiteringsperiod, förbrukningsperiod, inkomstår, beskattningsår, räkenskapsår, anställningstid, giltighetsperiod, avstämningsperiod, gäller perioden, taxeringsår, lönemånad, hyresmånad, period från',
  semester: 'läsår, antagningstermin, terminen, kurstermin, läsperiod, hösttermin, vårtermin, studieperiod',
  group: 'klass, elgrupp, gruppen, klassen, skolklass',
  city: 'kommun, folkbokföringsort, postadress ort, säte, län, hemkommun, hemort, bostadsort, orten, folkbokförd i, kommunen, styrelsens säte, stad ort',
  address:
    'folkbokföringsadress, gatuadress, adressen, hemadress, besöksadress, folkbokförd adress, fordonets adress, utdelningsadress, leveransort, boendeadress, säte, bostadsort, kontorsadress, adressuppgifter, uppställningsplats',
  status:
    'läge, ställning, läget, betalningsstatus, ärendets status, fordonsstatus, trafikstatus, bolagets status, orderstatus, sändningsstatus, anställningsstatus, civilstånd',
  due: 'betala senast, sista betaldag, senast, sista dag att betala, sista ansökningsdag, anmälan senast, återlämnas senast, återlämningsdatum, återlämningsdag, lånetid till, överklagas senast, överklagandetid, svara senast, hämtas senast, sista hämtdag, hämta senast, hämtas senast den, åter senast, sista anmälningsdag, ska vara betald, tillhanda senast, oss tillhanda senast',
  event: 'föreningsstämma, stämma, årsmöte, årsstämma, ordinarie stämma, arrangemang, möte, bolagsstämma, sammanträde',
  owner:
    'ägare sedan, ägarbyte, registrerad ägare, fordonsägare, ägarens namn, ägarens, lagfaren ägare, bostadsrättshavare, nuvarande ägare, hundägare, djurägare, lagfartsinnehavare',
  deposit: 'inbetalda premier, insättningar, handpenning, insatt belopp, hyresdeposition, insats',
  next: 'nästa dragning',
  doctor:
    'du träffar, läkaren, ordinerande läkare, förskrivare, ansvarig läkare, behandlande läkare, vårdgivare, behandlare, förskrivarens namn, tandläkare, veterinär, barnmorska, utfärdande veterinär, fast läkare, husläkare, sjuksköterska, vaccinatör',
  department: 'mottagning, sektion, förvaltning, arbetsplats, kostnadsställe, verksamhetsområde',
  cancelledOn:
    'avbokas, avbokas senast, sista avbokning, uppsagd, avslutad den, sades upp, uppsagt, avregistrerad, avregistreringsdatum, avställd, avbeställd, makulerad',
  last: 'avbokas senast, sista avbokning, föregående år, senast',
  sender: 'remiss från, remitterande, remittent, avsändarens, från avsändare, skickat av, inremitterande',
  fee: 'patientavgift, årsavgift, månadsavgift, medlemsavgift, expeditionsavgift, grundavgift, serviceavgift, fast avgift, abonnemangsavgift, anmälningsavgift, terminsavgift, kursavgift, månadskostnad, trängselskatt avgift, avgiften, elnätsavgift, fakturaavgift, uppläggningsavgift, aviavgift, hanteringsavgift, serviceavgifter, fraktkostnad avgift, bokningsavgift, insatsavgift, överlåtelseavgift, pantsättningsavgift, parkeringsavgift, avgift per månad, vårdavgift',
  club: 'bostadsrättsförening, brf, idrottsförening, lokalförening, samfällighet, samfällighetsförening, föreningens namn, fackförening, anläggning gym, träningsanläggning',
  first:
    'första registrering, första registreringsdatum, först registrerad, första gången i trafik, i trafik första gången, registrerad första gången, första trafikdag',
  registration:
    'första registrering, första registreringsdatum, först registrerad, första gången i trafik, i trafik första gången, registrerad, registrerat, registreringsdatum, registreringsdag, registrerad första gången, första trafikdag, registreringsbevis, bolaget registrerat, anmälan, anmäld, registret',
  parcel:
    'kollinummer, kolli-id, försändelsenummer, kolli, sändning, sändningsnummer, spårningsnummer, brev, paketet, försändelsen, sändnings-id, spårnings-id',
  delivery:
    'leveransdag, leveranssätt, leveransadress, leveransdatum, levererad, levererat, utlämnad, utlämnat, leveransen, utkörning',
  quantity:
    'kvantitet, antal st, st antal, antal personer, antal stycken, antal gäster, antal tabletter, förpackning antal, antal passagerare',
  nationality: 'nationalitet medborgare, medborgare i',
  birth: 'födelsetid, födelseår, född den, födelsedata, barnets födelsedatum',
  plate:
    'regnummer, reg nr, registreringsskylt, registreringsbeteckning, fordonets registreringsnummer, reg-nr, bilens registreringsnummer',
  driver: 'körkortshavare, körkortsinnehavare, huvudsaklig förare, chaufför',
  policyholder: 'försäkringstagarens, försäkringshavare',
  insured: 'försäkrade personer, den försäkrade, medförsäkrad, försäkrad person, försäkrat objekt',
  insurer: 'försäkringsgivaren, försäkringskassa, pensionsbolag, a-kassa',
  bank: 'banken, kreditinstitut, bankens namn',
  given: 'tilltalsnamn, förnamnen, samtliga förnamn, alla förnamn, mellannamn',
  family: 'familjenamn, släktnamn, efternamnet, namn som ogift, flicknamn',
  species: 'djurets, hundens',
  child: 'barnets namn, barnens, vårdtagare barn, barns namn',
  landlord: 'hyresvärden, fastighetsägare, uthyrare, hyresvärdens, bostadsbolag',
  tenant: 'hyresgästen, hyresgästens, hyrestagare, kontraktsinnehavare, andrahandshyresgäst',
  borrower: 'låntagaren, gäldenär, låntagarens, kredittagare, medsökande',
  recipient: 'mottagarens, till mottagare, mottagarens namn, levereras till, adressatens',
  beneficiary: 'betalningsmottagaren, bankgiromottagare, betalningsmottagarens namn, förmånstagaren',
  guest: 'gästens namn, huvudgäst, bokad på, gäster',
  passenger: 'resenärens namn, passagerarens namn, resenärer, resande',
  contact: 'kontakt, kontaktuppgift, din kontakt, kundansvarig, vår referens person, kontaktpersonens',
  account:
    'kontonummer, bankgiro, plusgiro, bankkonto, kontot, clearing, bankgironummer, plusgironummer, clearingnummer, clearingnr, kontonr, utbetalningskonto',
  membership: 'medlemskapet, medlemsnummer, medlemsnr, medlemstyp, klippkort, träningskort, gymkort, årskort',
  card: 'kortet, kortnummer, kortnr, lånekort, lånekortsnummer, bibliotekskort, bankkort',
  contract: 'avtalet, avtalsnummer, avtalsnr, kontraktet, kontraktsnummer, avtals, anställningsavtal, köpeavtal',
  policy: 'försäkringsnummer, försäkringen, försäkringsavtal, försäkringsnr, försäkringens',
  invoice: 'fakturan, fakturanummer, fakturanr, avi, hyresavi, avgiftsavi, räkning',
  order: 'ordernummer, ordernr, beställningsnummer, beställningen, beställningsnr, köp, inköp',
  booking: 'bokningen, bokningsnummer, bokningsnr, reservation, bokad, bokat, bokade',
  ticket: 'biljettnummer, biljetten, biljettyp, entrébiljett',
  licence:
    'tillstånd, körkortet, körkortsnummer, körkortsnr, licensnummer, licensen, parkeringstillstånd, tillståndet, legitimation, bygglov, serveringstillstånd',
  certificate:
    'kursintyg, diplom, intygs, intygsnummer, certifikatnummer, registreringsbevis, examensbevis, anställningsintyg',
  document:
    'handling, legitimation, legitimationshandling, dokumentnummer, handlingen, dokumentets, id-handling, id-kort',
  meter: 'elmätare, mätarnummer, mätarnr, mätarens, vattenmätare, mätar-id, mätaren',
  electricity: 'elektricitet, elförbrukning, elavtal, elnät, elhandel, elleverans',
  loan: 'bolån, lånets, lånenummer, lånet, krediten, kredit, lånenr, privatlån, låne, studielån, lånedatum',
  exam: 'tenta, förhör, körprov, kunskapsprov, provtillfälle',
  device: 'produkt-id, telefonmodell, maskin',
  employment: 'anställningen, anställningsavtal, tjänstgöring, arbetsavtal, anställningens, tillsvidareanställning',
  claim: 'skadan, skadeanmälan, skadedatum, skadedag, skadenummer, skadehändelse, olycka',
  prescription: 'receptet, e-recept, receptnummer, förskrivning',
  appointment: 'besök tid, besökstid, tid för besök, bokat besök, läkarbesök, din tid, kallelse',
  vaccination: 'vaccinationsdatum, vaccinerad den, vaccinationsdag, vaccinationstillfälle',
  enrolment:
    'antagen, antagningstermin, antagningsdatum, inskriven, registrerad på, inskrivningsdatum, studieregistrering, antagen till',
  street: 'gatuadressen, väg, vägadress',
  country: 'landet, medborgarland, ursprungsland, hemland, utfärdandeland, bosättningsland',
  origin:
    'avgångsort, avreseplats, avgångsstation, från stad, avgångshållplats, från flygplats, avgång från, reser från, påstigning, avreseflygplats, från ort, lastningsort',
  destination:
    'ankomstort, destination, ankomststation, till stad, ankomst till, slutstation, reser till, avstigning, ankomstflygplats, bestämmelseort, till ort, lossningsort',
  departure: 'avgångstid, avresedatum, avgår, avgångsdatum, utresa, avfärd',
  arrival: 'ankomsttid, framme, ankommer, ankom, anlände, hemresa, framkommen, anländer, ankommit',
  time: 'tidpunkt, starttid, samlingstid, öppettider, sluttid, insläpp, klockan',
  money: 'beloppet, belopp i kr, belopp kr, belopp sek, köpesumma, köpeskilling, summan',
  balance:
    'behållning, kontosaldo, utgående balans, aktuellt saldo, kvarvarande saldo, marknadsvärde konto, pensionskapital, utgående värde, ditt saldo, fondvärde',
  tax: 'inkomstskatt, kommunalskatt, slutlig skatt, fordonsskatt, fastighetsskatt, skatten, momsbelopp, moms kr, statlig inkomstskatt, momssats, skattebelopp, varav moms, a-skatt, kyrkoavgift, trängselskatt, skattetabell, reklamskatt',
  income:
    'årsinkomst, förvärvsinkomst, inkomster, bruttoinkomst, ersättning, sjukpenninggrundande inkomst, nettoinkomst, inkomst av tjänst, inkomst av kapital',
  refund:
    'återbäring, skatteåterbäring, återbetalas, att få tillbaka, skatt att få tillbaka, få tillbaka, ersättningsbelopp',
  coverage: 'omfattning försäkring, försäkringsskydd, försäkringsomfattning, ersättningsbelopp max, högsta ersättning',
  interest:
    'räntesats, nominell ränta, effektiv ränta, årsränta, ränta i procent, aktuell ränta, utlåningsränta, sparränta',
  premium: 'årspremie, försäkringspremie, månadspremie, premien',
  discount: 'rabattkod, avdrag rabatt, rabatten',
  fine: 'böteslapp, kontrollavgift, plånböter, felparkeringsavgift, straffränta, böter kr',
  data: 'datamängd, surfmängd, använd data, surfpott',
  reading: 'mätarvärde, avläst, avläst värde, mätarställning el, avläsningsdatum',
  power: 'motoreffekt, säkringsstorlek, huvudsäkring, märkeffekt, effekt kw, abonnerad effekt',
  area: 'bostadsarea, tomtarea, areal, kvadratmeter, boarea kvm, biarea, storlek kvm, landareal, kvm, uthyrbar area',
  frequency: 'hur ofta, betalas, faktureras, betalningsfrekvens, betalningsplan, betalningstermin',
  method: 'betalningsmetod, betalt med, betalningsform, betalas via, betalningsvillkor metod',
  level: 'utbildningsnivå, grad nivå, nivån, medlemskapsnivå',
  licenceClass: 'körkortsbehörigheter, behörigheter, kategorier, körkortsklass',
  hospital:
    'vårdenhet, mottagande enhet, vårdinrättning, tandklinik, sjukhuset, veterinärklinik, djurklinik, enhet vård, behandlande enhet',
  library: 'filial bibliotek, hembiblioteket, utlämningsbibliotek',
  shop: 'butiken, försäljningsställe, inköpsställe, e-handlare, webbutik, nätbutik, handelsplats, inköpt hos',
  seat: 'platsnummer, stol, stolsnummer, rad och plats, sittplatsnummer, bänk, platsnr',
  room: 'rumsnummer, rumsnr, föreläsningssal, hotellrum',
  zone: 'zonkod, taxezon, parkeringszon',
  gate: 'utgång gate, gaten, ingång',
  plan: 'abonnemangsform, elavtalstyp, avtalsform, prisplan, avtalstyp el, elavtal, mobilabonnemang',
  service: 'tjänsten, åtgärd, utförd tjänst, utförda arbeten, behandling tjänst',
  website: 'webbadress, internetadress, hemsidan',
  phone: 'telefonnr, mobilnr, tfn, telefon dagtid, telefon bostad, mobiltelefon, telnr, telefonnumret',
};
