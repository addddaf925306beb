/** How single kinds of papers and pages call what all of them speak of, in Swedish. */
export const swedishCustoms = `
name: bolagsnamn, tilltalsnamn och efternamn, för- och efternamn på barnet, efternamn och tilltalsnamn
given: tilltalsnamn, förnamnen, samtliga förnamn, mellannamn
family: familjenamn, släktnamn, efternamnet, namn som ogift, flicknamn
person: sökandens, anmälare, testad person, intressent, parter, kontrollerad person, huvudman, inloggad som, intygets innehavare, vaccinerad, besökare, uppgiftslämnare, boende, den registrerade, insänd av, parten, klagande, den sjukskrivne, bidragssökande, kontoanvändare, användare, spelare
holder: brukare, fordonshållare, abonnemangsinnehavare, avtalspartner, rättsinnehavare, innehavaren, kontoinnehavarens, kortinnehavarens
owner: ägare sedan, ägarbyte, fordonsägare, ägarens, lagfaren ägare, bostadsrättshavare, hundägare, djurägare, lagfartsinnehavare, vem äger, ägs av, vem som äger
member: medlemmens, medlemmen, medlemmar
customer: köparen, köparens, beställarens, kundens, betalningsskyldig, fakturamottagare, fakturakund, bokad av, gäldenär, uppdragsgivare, förvärvare, orderläggare, fakturan ställd till, beställt av, vem betalar
policyholder: försäkringstagarens, försäkringshavare
insured: medförsäkrad, försäkrat objekt
beneficiary: betalningsmottagaren, bankgiromottagare, förmånstagaren
student: studentens, deltagarens, kursdeltagaren, doktorand
tenant: hyresgästen, hyresgästens, hyrestagare, kontraktsinnehavare, andrahandshyresgäst
landlord: hyresvärden, fastighetsägare, uthyrare, hyresvärdens, bostadsbolag
passenger: resenärer, resande
driver: körkortshavare, körkortsinnehavare, huvudsaklig förare, chaufför, förarens, föraren
child: barnens, vårdtagare barn, elevens vårdtagare
borrower: låntagaren, gäldenär, låntagarens, kredittagare, medsökande
guest: huvudgäst, bokad på, gäster
recipient: bidragsmottagare, stipendiat, gåvomottagare, ersättningsmottagare, till vem, mottagarens, levereras till, adressatens
sender: remiss från, remitterande, remittent, avsändarens, från avsändare, skickat av, inremitterande, från vem, skickat från, inlämnad av
contact: kontaktuppgift, din kontakt, kundansvarig, vår referens person, kontaktpersonens
doctor: du träffar, läkaren, ordinerande läkare, förskrivare, ansvarig läkare, behandlande läkare, vårdgivare, behandlare, tandläkare, veterinär, barnmorska, utfärdande veterinär, fast läkare, husläkare, sjuksköterska, vaccinatör, intygsutfärdare, vaccinerad av, vaccinerat av, given av, ansvarig vårdpersonal, sjukskrivande läkare, behandlande veterinär, ordinerat av, ordinerad av, förskrivet av
manager: chefens namn, närmaste chef, ekonomisk förvaltare, teknisk förvaltare, platschef, butikschef, rektorn, överordnad, kontrollansvarig
employer: arbetsgivarens, bolagsnamn
insurer: försäkringsgivaren, försäkringskassa, pensionsbolag, a-kassa
provider: elhandelsbolag, bredbandsleverantör, återförsäljare, handlare, vårdgivaren, leverantörens, entreprenör, hantverkare, entreprenören, säljaren, bredbandsoperatör, mobiloperatör, överlåtare, fjärrvärmeleverantör, utföraren, tjänsteleverantör
bank: banken
issuer: utfärdad hos, utgivare, utgivet av, intygas av, utfärdaren, utfärdande veterinär
account: bankgiro, plusgiro, bankkonto, kontot, clearing, clearingnr, utbetalningskonto
membership: medlemskapet, medlemsnr, medlemstyp, klippkort, träningskort, gymkort, årskort
contract: avtalet, kontraktet, avtals, anställningsavtal, köpeavtal
policy: försäkringen, försäkringsavtal, försäkringens, försäkringens början
card: kortet, lånekort, bibliotekskort, bankkort, sl-kort, presentkort, bankkortet, förmånskort, lojalitetskort, bensinkort
invoice: fakturan, avi, hyresavi, avgiftsavi, räkning
order: beställningen, köp, inköp
booking: bokningen, bokad, bokat, bokade
ticket: biljetten, biljettyp, entrébiljett, säsongskort, månadskort, periodbiljett, reskort
delivery: leveranssätt, leveransadress, levererad, levererat, utlämnad, utlämnat, leveransen, utkörning
parcel: kolli-id, kolli, sändning, brev, paketet, försändelsen, sändnings-id, spårnings-id
vehicle: fordonet, bilen, fordonets, fordonsslag, släpvagn, motorcykel, bilens, elsparkcykel, cykel, husvagn, moped, fritidsbåt, segelbåt
licence: tillstånd, körkortet, licensen, parkeringstillstånd, tillståndet, legitimation, bygglov, serveringstillstånd, bygglovsbeslut, bygglovet, marklov, strandskyddsdispens, startbesked
registration: första registrering, först registrerad, första gången i trafik, i trafik första gången, registrerad, registrerat, registrerad första gången, första trafikdag, registreringsbevis, anmälan, anmäld, registret, inskrivningsdag, inskrivningsdatum, inregistrerad, införd, registreringsdag, anmälningsläge
certificate: kursintyg, diplom, intygs, registreringsbevis, examensbevis, anställningsintyg
meter: elmätare, mätarens, vattenmätare, mätar-id, mätaren
electricity: elektricitet, elförbrukning, elavtal, elnät, elhandel, elleverans
loan: bolån, lånets, lånet, krediten, privatlån, låne, studielån, lånets storlek
portfolio: fonder, fondval, fondinnehav, aktiedepå, investeringssparkonto, kapitalförsäkring, valda fonder
property: fastigheten, bostaden, bostadsrätt, objektet, hyresobjektet, fastighets, byggnad, hus objekt, anläggningens, villa
course: utbildningsprogram, kursen, kurskod, programmet, utbildningen, huvudområde, kurstitel, programkod, kursnamn, programnamn, utbildningslinje, kursbenämning, utbildningsnamn
exam: tenta, förhör, körprov, kunskapsprov, provtillfälle
service: tjänsten, åtgärd, utförd tjänst, utförda arbeten, bredband, sophämtning, hushållsavfall, renhållning, hemtjänst, utförd åtgärd, abonnemangstjänst, fjärrvärme
product: varor, varan, produktnamn, artikelbenämning, varubeteckning, varuslag
device: produkt-id, telefonmodell, maskin, installerad enhet, router
payment: utbetalning, utbetalning från, dragning, nästa dragning, autogiro, inbetald, betalningar, överföring, swish, gåva, gåvan, likviddag, betalningsdag, debitering, autogirodragning, månadsgåva, utbetalningsmånad, gåvobelopp, donation, donationen
employment: anställningen, anställningsavtal, tjänstgöring, arbetsavtal, anställningens, tillsvidareanställning
pension: tjänstepension, pensionsförsäkring, pensionskapital, allmän pension, inkomstpension, premiepension, garantipension, ålderspension, efterlevandepension
claim: skadan, skadeanmälan, skadehändelse, olycka
prescription: receptet, e-recept, förskrivning
appointment: besökstid, bokat besök, läkarbesök, din tid, kallelse
vaccination: vaccinerad den, vaccinationstillfälle, rabiesvaccination, vaccinationer
enrolment: studier påbörjade, antagningsbesked, inskrivningsdatum elev, förskoleplats, antagen, antagningstermin, inskriven, registrerad på, studieregistrering
event: föreningsstämma, stämma, årsmöte, årsstämma, ordinarie stämma, arrangemang, möte, bolagsstämma, sammanträde, match, lopp, tävling, festival, kurskväll, mässa, utställning
document: handling, legitimation, legitimationshandling, handlingen, dokumentets, id-handling, id-kort, kontoutdrag, fastighetsutdrag, registerutdrag
number: numret
reference: målnummer, mål nr, betalningsreferens, meddelande till mottagaren, bokningsreferens, bokningskod, spårnings-id, skadenummer, kundreferens, märkning faktura, er beteckning, vår beteckning, avinummer, beteckning, aktnummer, remiss-id, referensintervall, referensvärde, löpnr, journalnr, ärendenummer, ärende-id, ärendenr, beslutsnummer, inbetalningsnummer, e-kod
taxNumber: momsregistreringsnummer, vat-nummer, momsnummer, momsregnr, moms reg nr
nationalId: person-nr, personnummer eller samordningsnummer, passnummer, id-kortsnummer, personidentitet, pnr
plate: regnummer, registreringsskylt, registreringsbeteckning
chassis: fordonsidentifieringsnummer, identifikationsnummer, identitetsnummer fordon, ramnummer
seat: stol, stolsnummer, rad och plats, bänk
room: föreläsningssal, hotellrum
gate: gaten
zone: zonkod, taxezon, parkeringszon, elområde, nätområde, parkeringsområde, avgiftszon, områdeskod
status: läget, betalningsstatus, fordonsstatus, trafikstatus, orderstatus, sändningsstatus, anställningsstatus, civilstånd, handläggningsläge, ställd av, reservationsstatus, betalstatus, godkännandestatus
plan: abonnemangsform, elavtalstyp, avtalsform, prisplan, avtalstyp el, elavtal, mobilabonnemang
type: sort, upplåtelseform, företagsform, associationsform, boendeform, biljettslag, hustyp, kontoform, skolform, skadetyp, rumstyp, fordonskategori, ärendetyp, förmånstyp, stödform, avtalstyp, ersättningstyp
level: utbildningsnivå, nivån, medlemskapsnivå
group: elgrupp, gruppen, klassen, skolklass
licenceClass: körkortsbehörigheter, behörigheter, körkortsklass
university: skola, skolan, skolenhet, lärosätet, gymnasieskola, högskolan, trafikskola, förskola, förskolan, daghem, familjedaghem, pedagogisk omsorg, körskola
club: bostadsrättsförening, brf, idrottsförening, lokalförening, samfällighet, samfällighetsförening, fackförening, träningsanläggning, bostadsrättsföreningen, föreningen, koloniförening, villaförening, båtklubb, hyresgästförening, studentkår, kolonilott
hospital: vårdenhet, mottagande enhet, vårdinrättning, tandklinik, sjukhuset, veterinärklinik, djurklinik, enhet vård, behandlande enhet, vårdgivare enhet, vaccinationsmottagning, laboratorium, folktandvård, barnavårdscentral, apotek vaccination
library: hembiblioteket, utlämningsbibliotek
shop: butiken, försäljningsställe, inköpsställe, e-handlare, webbutik, nätbutik, handelsplats, inköpt hos
department: mottagning, sektion, förvaltning, arbetsplats, kostnadsställe, verksamhetsområde
semester: antagningstermin, terminen, kurstermin, läsperiod, hösttermin, vårtermin, studieperiod, studietermin, läsårstid
season: säsongen
degree: examina, examensbevis
position: arbetsuppgifter, anställd som, yrkestitel, tjänstetitel, befattningsbenämning, uppdrag, kompetens, uppdragstitel, anställningstitel, legitimerad som
address: adressen, folkbokförd adress, utdelningsadress, leveransort, boendeadress, säte, bostadsort, adressuppgifter, uppställningsplats, besöksadress, hemadress, utdelningsadressen, var ligger
street: gatuadressen, väg, vägadress, gatunamn
city: säte, län, hemkommun, hemort, bostadsort, orten, folkbokförd i, kommunen
country: landet, medborgarland, ursprungsland, hemland, utfärdandeland, bosättningsland
nationality: nationalitet medborgare, medborgare i
birthplace: födelseförsamling, födelsehemort, födelseland, födelsestad
origin: avgångsort, avreseplats, avgångsstation, från stad, avgångshållplats, från flygplats, avgång från, reser från, påstigning, avreseflygplats, från ort, lastningsort
destination: ankomstort, ankomststation, till stad, ankomst till, slutstation, reser till, avstigning, ankomstflygplats, bestämmelseort, till ort, lossningsort
email: mejl, e-postadressen
phone: tfn, telnr, telefonnumret
website: webbadress, internetadress, hemsidan
username: användar-id, användarnamnet, inloggningsnamn, smeknamn, skärmnamn, visningsnamn
gender: kön enligt
language: modersmål, språkval, talade språk, undervisningsspråk, önskat språk
currency: valutan, valutakod, valutaslag
method: betalningsmetod, betalt med, betalningsform, betalas via
frequency: hur ofta, betalas, faktureras, betalningsfrekvens, betalningsplan, betalningstermin, tömningsintervall, hämtningsintervall, hur ofta betalas, faktureringsperiod, betalas varje, aviseringsperiod
date: när skedde, vilken dag, tömningsdag, hämtningsdag, avläsningsdag, resedatum, resdag, besöksdag
start: ägare sedan, ägarbyte, började, påbörjad, påbörjat, ikraftträdande, utbetalning från, inflyttning, inflyttningsdag, gäller fr o m, fr o m, från och med den, giltig fr o m, leveransstart, startar, inleds, avtalsstart, anställningsdag, anställningsdatum, försäkringen börjar gälla, trädde i kraft, studiestart, kursstart, sjukskriven från, påställd, ersättning från, beviljad från, gäller från och med, gäller fr, placering från, startade, inleddes, inträdesdatum, tillträdesdag, tillträdesdatum, överlåtelsedatum, verksam från, ansluten från, placeringsdatum, försäkringens början, avtalets början
until: bindningstid t o m, bunden till, giltighet, utgång, bäst före, löper ut, sista giltighetsdatum, upphörde, utflyttning, avflyttning, avflyttningsdag, slutar, avslutas, avslutades, giltigt t o m, upphör att gälla, bundet till, garanti t o m, gäller längst, gäller tom, giltig tom, parkeringstid slut, hållbar till, sista förbrukningsdag, garantin upphör, löper till, placering till, sista anställningsdag, när går ut, när upphör, när löper ut
joined: inträde, gick in i föreningen, medlem från, ansluten sedan, kund från, låntagare sedan, ansluten, inträdd
renewal: huvudförfallodag, förnyas automatiskt, förlängs, förlängning, nästa faktura, omförhandling, nästa debitering, nästa faktureringsdatum, förnyas automatiskt den, ränteändringsdag, nästa ränteändring, villkorsändringsdag
issued: intygsdatum, beslutsdatum, utfärdandeort och datum, brevdatum, datum för beslut, aviseringsdatum, avidatum, daterad, daterat, dagen för utfärdande, utfärdades, kontrolluppgift datum, beskedets datum, beskeddatum, datum för besked, brevets datum, meddelandets datum, upprättad den, utgiven, avser läget, uppgifterna avser, datum för utskrift, meddelat
cancelledOn: avbokas, avbokas senast, sista avbokning, uppsagd, avslutad den, sades upp, uppsagt, avregistrerad, avregistreringsdatum, avställd, avbeställd, makulerad, uppsagt per, uppsagd per, uppsagd från, spärrad, spärrat, återkallad, återkallat, inställd, utträde, utträdd, avanmäld, avförd
lastVisit: senast besökt, senaste inloggning, senaste träning, senaste besöket
created: anmälningsdatum, orderdatum, beställningsdatum, bokningsdatum, bokad den, inkom, inkommet, ankomstdatum ärende, inköpsdag, anmäld den, öppnat, inlagd, upprättat, ansökningsdag, skapat den, upplagd, inkommen, beställd, beställt, avslutsdag, handelsdag, affärsdag, ansökan registrerad, inskickad, inskickat, anmälan gjord, orderdag, händelsedatum, tecknad den, upplagt
updated: ändringsdatum, uppdaterat, ändrades, uppdaterades, bytt
birth: födelsetid, födelseår, födelsedata
departure: avgångstid, avresedatum, avgår, utresa, avfärd
arrival: ankomsttid, framme, ankommer, ankom, anlände, hemresa, framkommen, anländer, ankommit, returresa, återresa
graduation: examensdag, avslutade studier, studierna avslutade, godkänd datum
time: tidpunkt, starttid, samlingstid, öppettider, sluttid, insläpp, klockan
period: hyresperiod, mätperiod, redovisningsperiod, avräkningsperiod, debiteringsperiod, inkomstår, beskattningsår, räkenskapsår, anställningstid, giltighetsperiod, avstämningsperiod, gäller perioden, taxeringsår, lönemånad, hyresmånad, period från, sjukperiod, bidragsperiod, perioden, vaccinationsperiod, förbrukningsperiod, beslutsperiod, utbetalningsperiod, garantiperiod, gäller period, deklarationsår, utbetalningsmånad, leasingperiod, faktureringsmånad
duration: längd på, tidslängd, bindningsperiod, kurslängd, restid, hyrestid, prövotid, garantitid, hur länge, räntebindningstid, räntebindning, kvalifikationstid, karenstid, karens
age: uttagsålder, pensionsålder, åldersgräns
money: beloppet, belopp i kr, belopp kr, belopp sek, köpesumma, köpeskilling, summan, lånets storlek, räntebelopp, hur mycket, beviljat belopp, tullvärde
capital: aktiekapital, insatskapital, bolagskapital, aktiekapital sek
total: slutsumma, summa att erlägga, belopp att betala, fakturabelopp, att betala totalt, att betala kr, summa kr, totalkostnad, totalt att betala, att betala inkl moms
balance: behållning, kontosaldo, marknadsvärde konto, pensionskapital, utgående värde, ditt saldo, fondvärde, likvida medel, kontanter, ditt kapital, kvar på kortet, behållet belopp
outstanding: obetalda, skulden, kvarstående, resterande, skulder, restbelopp, saldo att betala, kvarskatt, restskatt, obetald, ej betalt, restbelopp att betala, återstår att betala
fee: patientavgift, expeditionsavgift, fast avgift, anmälningsavgift, månadskostnad, avgiften, uppläggningsavgift, aviavgift, hanteringsavgift, serviceavgifter, insatsavgift, överlåtelseavgift, parkeringsavgift, avgift per månad, vårdavgift, årsavgift, courtage, courtageavgift, provision, mäklararvode, arvode, tomträttsavgäld, upplåtelseavgift, terminsavgift, kursavgift, fordonsavgift, ansökningsavgift, tillsynsavgift, barnomsorgsavgift, maxtaxa, fasta avgifter, rörlig avgift, frånkopplingsavgift, aviseringsavgift, trängselavgift, påslag, nätavgift, elnätsavgift, överföringsavgift, elcertifikat, dagsavgift, parkeringsplats avgift, prenumerationsavgift, deltagaravgift, deltagaravgiften, sopavgift, radio- och tv-avgift, public service-avgift
price: priset, köpesumma, köpeskilling, elpris, fast pris, ordinarie pris, kostnader, prisuppgift, pris kr, inköpspris, hyreskostnad, parkeringskostnad, parkeringsplats kostnad, köpkurs, biljettpris, anskaffningskostnad, rumspris, kvadratmeterpris, kilopris
premium: årspremie, försäkringspremie, månadspremie, premien
pay: månadslön, timlön, bruttolön, lönen, löner
income: årsinkomst, förvärvsinkomst, inkomster, bruttoinkomst, ersättning, sjukpenninggrundande inkomst, nettoinkomst, pensionsgrundande, utdelning, sjukpenning, föräldrapenning, dagersättning, dagpenning, stipendium, förmån, barnbidrag, bostadsbidrag, studiebidrag, studiemedel, aktivitetsstöd, försörjningsstöd, underhållsstöd
rent: hyresbelopp, hyressumma, hyran, hyrans
tax: kommunalskatt, skatten, moms kr, statlig inkomstskatt, momssats, kyrkoavgift, trängselskatt, skattetabell, reklamskatt, energiskatt, fordonsskatt, fastighetsavgift, preliminärskatt, a-skatt, importmoms, tull, f-skatt, begravningsavgift, regionskatt, arvsskatt, stämpelskatt
discount: rabattkod, rabatten, syskonrabatt, syskonavdrag, studentrabatt
deposit: inbetalda premier, insättningar, handpenning, insatt belopp, hyresdeposition, insats, hyresgaranti, kontantinsats, pant, panten
limit: högsta belopp, kortlimit, beviljad kredit, kreditutrymme, fribeloppet, fribelopp, högkostnadstak, inkomsttak, takbelopp, uttagsgräns, högkostnadsskydd
coverage: omfattning försäkring, försäkringsskydd, försäkringsomfattning, ersättningsbelopp max, högsta ersättning, försäkrat belopp, försäkrat värde
refund: återbäring, skatteåterbäring, återbetalas, att få tillbaka, skatt att få tillbaka, få tillbaka, ersättningsbelopp, skatt tillbaka, skatt åter, pengar tillbaka
fine: böteslapp, kontrollavgift, plånböter, felparkeringsavgift, straffränta, böter kr
holdings: antal andelar, fondandelar, aktieinnehav, antal aktier
interest: räntesats, nominell ränta, effektiv ränta, årsränta, utlåningsränta, sparränta, avkastning, värdeutveckling, bolåneränta, snittränta, utveckling i procent, värdeutvecklingen
percent: procentsats, skattesats, sjukskrivningsgrad, nedsättningsgrad, arbetsoförmåga, belåningsgrad
points: bonuspoängen, poängsaldo, intjänade poäng
usage: årsförbrukning, energianvändning, vattenförbrukning, förbrukad, förbrukat, använt, energiförbrukning, använd mängd, utnyttjat, utnyttjad, uttaget, gjort av med, värmeförbrukning
data: datamängd, surfmängd, använd data, surfpott
power: motoreffekt, säkringsstorlek, huvudsäkring, märkeffekt, abonnerad effekt
area: bostadsarea, tomtarea, kvadratmeter, biarea, storlek kvm, landareal, kvm, uthyrbar area
reading: mätarvärde, avläst, mätarställningen, avläsningsvärde
quantity: kvantitet, antal st, st antal, antal stycken, antal tabletter, förpackning antal, hur många, antal omlån
visits: träningar, antal träningspass
grade: slutbetyg, betyget, betygsgrad, omdömen
credits: avklarade poäng, godkända hp, godkända poäng, avklarade hp, kurspoäng, gymnasiepoäng
due: sista betaldag, senast, sista dag att betala, sista ansökningsdag, återlämningsdatum, återlämningsdag, lånetid till, överklagas senast, överklagandetid, hämtas senast, sista hämtdag, hämta senast, hämtas senast den, åter senast, sista anmälningsdag, ska vara betald, tillhanda senast, oss tillhanda senast, senast när, till när, sista dag, betalas före, betala före, sista betalningsdatum, förfallodagen, sista inlämningsdag, lämnas tillbaka senast, lämnas åter, återlämnas, giltig anmälan senast, sista dag för överklagande, anstånd till, reklamation senast, reklamationsfrist, när ska betalas, när förfaller, när måste betalas
paid: betalades, betaldatum, betalningsdatum, inbetalt, betalat, erlagd, utbetald, utbetalt, utbetalats
pending: väntar, inväntar, pågående, reserverat belopp
overdue: förfallen, förfallet, försenat, obetalda förfallna
available: ledig, kvar, kvar av, återstår, återstående, uttag kvar, kvarvarande, utnyttjningsbart, att använda
current: gällande, innevarande, just nu
next: nästa dragning
last: avbokas senast, sista avbokning, föregående år, senast
former: förra, gammal, gammalt, dåvarande
upcoming: planerad
first: första registrering, först registrerad, första gången i trafik, i trafik första gången, registrerad första gången, första trafikdag
gross: bruttolön, före skatt, innan skatt, exkl avdrag, före avdrag, före skatteavdrag
net: nettolön, nettoutbetalning, efter skatt, efter avdrag, efter skatteavdrag
minimum: tidigaste, tidigast, minsta
maximum: högst
monthly: månadsvis, kr per månad, per mån, kr mån
yearly: årsvis, kr per år, årets, helår
weekly: veckovis, veckans
daily: dagligen, dygns, dagersättning, dagpenning, dagsbelopp
work: besöksadress, arbetsplatsens
billing: fakturaadress
shipping: leveransadress
emergency: anhörig, närstående, ring vid nödfall, kontakt vid nödfall, närståendes, anhörigs, ice-kontakt
mailing: postadress
`;
