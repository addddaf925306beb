/** How single kinds of papers and pages call what all of them speak of, in Estonian. */
export const estonianCustoms = `
given: eesnimed
person: uuritav, vaktsineeritu, taotlejad, menetlusosaline, maksukohustuslane, deklarant, avaldaja, lugeja, toetuse saaja, haigestunu, kaebaja, registreeruja, tõendi saaja
holder: lepingupool
owner: omanikud, looma omanik, koera omanik, omandiõigus, kaasomanikud, kes omab, kellele kuulub, omandi omanik, omandab, omandatud
member: laenutaja
customer: arve saaja, kliendikood, võlgnik, võlgniku, kes maksab, arve adressaat, omandaja
insured: kindlustusobjekt, kindlustatud ese, kaaskindlustatud
student: kursuslane, koolitusel osaleja, õppur, matriklinumber, üliõpilaskood
employee: töötajad, teenistuja, ametniku nimi
tenant: üürile võtja, allüürnik
landlord: üürile andja
passenger: reisijad
driver: juhi, autojuht, juhiloa omanik
child: laps, lapse nimi, lapse ees- ja perekonnanimi, poeg, tütar, lapsed
borrower: krediidisaaja, kaaslaenusaaja, laenutaotleja
guest: külalised, hotelli külaline, peakülaline
recipient: saaja, adressaat, kellele
sender: saatekiri, suunanud, saatekirja andja, saatnud
contact: kontaktandmed, klienditeenindaja, vastutav isik
doctor: ämmaemand, pereõde, eriarst, suunav arst, väljakirjutaja, loomaarst, hambaarst, ravi määranud arst, tervishoiutöötaja, vaktsineerija, vaktsineeris, suunava arsti, haiguslehe väljastaja, õde, raviarsti
manager: juhatuse liikme, tegevjuht, korteriühistu esimees, haldur, majahaldur, otsene juht
employer: ärinimi, äriühingu, väljamakse tegija
insurer: kindlustusfirma, haigekassa, tervisekassa
provider: sideoperaator, internetipakkuja, soojatootja, jäätmevedaja, võõrandaja, veeettevõtja, elektrimüüja, operaator, kaupleja, teenindaja, töövõtja ettevõte, energiamüüja, edasimüüja
issuer: väljastas, välja andis
account: arveldusarve, pangakonto
membership: liikmenumber, liikmekaart, liikmetüüp, liikmeks olek, hooajakaart
contract: lepingud, ostuleping, kokkuleppe, ostu-müügileping
policy: kindlustusleping, kindlustuslepingu, liikluskindlustus, kaskokindlustus
card: kinkekaart, ühiskaart, sõidukaart, püsikliendikaart, õpilaspilet, lugejapilet, liikmekaart, pangakaart, lugejakaart, kliendikaart, kinkekaardi
invoice: kviitung, makseteatis
order: ost
booking: broneeringukood, reserveeringu, broneerimine
ticket: sõidupilet
delivery: tarneviis, kättetoimetatud, kätte toimetatud, kohale toimetatud, üleandmine, tarnitud, tarnimine, kättesaadud, väljastamine
parcel: saadetise kood, jälgimiskood, jälgimisnumber, paki, saadetise jälgimine, pakikood
vehicle: automark, mark mudel, mark / mudel, haagis, mootorratas, sõiduauto
licence: parkimisluba, juhiloa, ehitusluba, ehitusloa, kasutusluba, ehitusteatis
registration: registreeritud, registreerimistunnistus, kinnistamise kuupäev, kande kuupäev, kande tegemise kuupäev, registrikande, esmaregistreerimise kuupäev, esmaregistreerimine
certificate: õiend, kutsetunnistus
meter: veearvesti, elektriarvesti, soojusarvesti, arvestid, mõõteseade
electricity: elektrileping, elektriarve, elektritarne, elektrimüük, elektri müük
loan: tarbimislaen, autolaen, liising, liisingu, õppelaenu, laenulepingu, laenuleping, väikelaen, õppelaen, krediidileping, laenu suurus
property: tarbimiskoht, üürieseme, üüriobjekt, üüriese, üüripind, korteriomand, hoone, maja, ehitis, eluruumi, kindlustatav objekt, elamu, äriruum, kindlustatud ese
course: koolituse nimetus, õppeaine, õppesuund, koolitusprogramm, aine nimetus, peaeriala, koolitus nimetus, ainekood
exam: riigieksami, teooriaeksami, arvestus, kontrolltöö, riigieksam, sõidueksam, teooriaeksam, eksamid, tasemeeksam
service: tehtud töö, osutatud teenus
product: kirjeldus, tooted, kaubad
device: telefoni mudel
payment: maksekorraldus, maksekuupäev, püsimakse, otsekorraldus, väljamakse, annetus, annetuse summa, kinnitatud makse, autom makse, püsikorraldus
employment: teenistussuhe, ametisse
pension: pensionifondi, ii sammas, kogumispension fond
claim: kahjujuhtumi, kahjutoimik, õnnetus
prescription: digiretsept
appointment: broneeritud aeg, aeg arsti juurde, vastuvõtule, kohtumine
vaccination: vaktsineeritud, vaktsineerimised, vaktsineerimiskuupäev
enrolment: vastu võetud, õppima asunud, õppimise algus, õpilaste nimekirja arvatud, sisseastumine, õppekoht
event: etendus, kontserdi, koosolek, üldkoosolek, võistlus, mäng, näitus
document: isikut tõendav dokument, id-kaart, kontoväljavõte, registri väljavõte
number: kood
reference: viitenumbri, asja number, asja nr, referentsväärtus, referentsvahemik, otsuse number, otsuse nr, asja viide, juhtumi nr, avalduse number, saatelehe number, selgituse kood, jälgimiskood, broneeringukood, toimik
taxNumber: äriregistri kood, registri kood, reg kood, käibemaksukohustuslase nr, kmkr, rg-kood, rg kood, kmk nr
nationalId: isiku kood, dokumendi number isik, isikukood/registrikood, passi number
plate: reg märk, riiklik registreerimismärk, auto number, registreerimismärgi number, numbrimärgi, registreerimisnumbri
chassis: tehasetähise, keretähis, raami number, valmistajatehase tähis
seat: koht vagunis, kohanumber, rida ja koht, kohad, koha nr
room: toa nr, hotellituba, toa number, tuba, auditoorium, kabinet
gate: värav, sissepääs
zone: parkimistsoon, hinnatsoon
status: perekonnaseis, õppimise staatus, menetluse seis, asja seis, taotluse seis, menetluse olek
plan: hinnaplaan, elektripakett, mobiilipakett, teenuspakett
type: toatüüp, piletitüüp, ettevõtte omandivorm, õiguslik kindlustusliik, toa tüüp
level: haridusaste, liikmetase, õppeaste, õppetase
group: õpperühm, treeningrühm
licenceClass: kategooriad
university: õppeasutuse, autokool, gümnaasium, põhikool, kutsekool, lasteaed, kooli
club: aiaühistu, üliõpilaskond, jahtklubi, korteriühistu, ühistu, selts, ühing, treeningklubi, liit, mtü, aiandusühistu, ametiühing
hospital: raviasutus, perearstikeskus, tervisekeskus, loomakliinik, vastuvõtukoht, hambaravi, laboratoorium, hambakliinik, vaktsineerimiskabinet, perearstikeskuse, tervishoiuteenuse osutaja
library: haruraamatukogu, koduraamatukogu, laenutuspunkt
shop: ostetud kohast, e-pood, poe, ostukoht, veebipood, kauplus kus, müügipunkt, poodi
department: allasutus, vastuvõtukabinet, osakonnad, struktuuriüksus
semester: sügissemester, kevadsemester, õppeperiood, õppepoolaasta, trimester
degree: diplom, haridus
position: ametinimi, tööülesanded, töötab ametikohal, funktsioon, kutse
address: tarbimiskoht, postiaadress, registrijärgne elukoht, juriidiline aadress, tegevuskoht, sissekirjutus
city: asustusüksus, alevik, linnaosa, vald, maakond, kohalik omavalitsus, küla
country: päritoluriik, elukohariik, sihtriik, riik kus
nationality: kodakondsusriik, kodakondne
birthplace: sünniriik, sünnilinn
origin: väljumisjaam, algjaam, lähtelennujaam, peale minek, lähtesadam, lähtelinn, kust
destination: lõppjaam, sihtlennujaam, saabumiskoht, sihtsadam, sihtlinn, lõpp-peatus, kuhu
email: e-maili aadress, meil, elektronpost, e-postiaadress
phone: kontakttelefon, telefoninumbri
website: kodulehekülg
username: kasutajatunnuse
gender: looma sugu, soo
language: emakeel, õppekeel, suhtlemiskeel, teeninduskeel
method: tasumisviis, makse liik, maksmisviis, makstud kaardiga
frequency: maksegraafik, makseperiood, kui tihti, arveldussagedus, tühjendamise sagedus, veosagedus
date: mis kuupäeval, kuup, kp, kuupäevaks, millal, toimumise aeg, toimumisaeg, reisi kuupäev, sõidukuupäev
start: valduse üleandmine, hakkab kehtima, tööle asunud, töötab alates, alustatud, kaitse algus, algas, alustas, koolituse algus, töövõimetuslehe algus, õigus alates, valduse üleminek, üleandmine kuupäev, alates, algusaeg kuupäev, sisse kolimine, sissekolimine, üleandmise kuupäev
until: väljakolimine, lõpptähtaeg, lõppes, kaotab kehtivuse, garantii kuni, seotud kuni, parim enne, kehtivad, viimane tööpäev, säilib kuni, toetus kuni, tähtaeg, andmed kehtivad kuni, kehtivad kuni, kehtib kuni ja kaasa arvatud, tähtajaline kuni, lõppeb, lõpp, kehtib, aeguvad, kaotavad kehtivuse
joined: lugejaks registreeritud, lugeja alates, klient aastast, liikmeks astumine, liikmeks saamine, astus liikmeks, kasutaja alates, konto loodud liige
issued: trükitud, väljavõte koostatud, väljavõte seisuga, seisuga, otsuse kuupäev, otsuse tegemise kuupäev, tõendi kuupäev, teatise kuupäev, arve esitatud, väljastamise aeg, koostatud, väljatrükk, väljavõtte kuupäev, koostamise kuupäev, väljatrüki kuupäev, kirja kuupäev
cancelledOn: lahkumise avaldus, blokeeritud, kehtetuks tunnistatud, peatatud, ära jäetud, lepingu lõpetamine, katkestatud, ülesütlemine, kustutatud, kustutamise kuupäev, üles öeldud
created: registreerimise aeg, soetatud, müüdud, saabunud taotlus, avalduse esitamise kuupäev, tehingupäev, juhtumi kuupäev, avaldus saabunud, kahju toimumise aeg, tellimise kuupäev, avamise kuupäev, tehingu kuupäev, vastu võetud taotlus, tellitud, tellimiskuupäev
updated: vahetatud
birth: sünniaasta, sünd, sündis, sünniaja, lapse sünniaeg
departure: väljasõit, väljalend, lahkub
arrival: saabumise kuupäev, saabunud, kohale jõudnud, saabumine pakiautomaati, jõudis kohale, tagasisõit, tagasireis
graduation: lõpetanud, sooritatud, läbimise kuupäev, õppekava täitmine
time: algusaja kell, kohtumise kellaaeg, lahtioleku aeg, algusaeg, kell, toimumise kellaaeg, uste avamine, lahtiolekuaeg, lahtiolekuajad, uksed avatakse
period: tarbimisperiood, maksustamisperiood, majandusaasta, aruandeperiood, maksustamisaasta, haigusperiood, garantiiperiood, kehtivusperiood
duration: koolituse kestus, kui kaua, ooteaeg, intressi fikseerimise periood, üüriperiood, tähtaja pikkus, garantii, katseaeg, laenu tähtaeg, sõiduaeg, miinimumperiood
money: rahasumma, summa eur, tehingu summa, väljamakse, laenu suurus, kui palju, tolliväärtus, hüpoteegi summa
capital: osakapital, aktsiakapital
total: summa koos käibemaksuga, kokku eur, kogukulu, kuulub maksmisele, kokku koos käibemaksuga, tasumisele kuuluv, kokku maksmisele, tasumisele kuulub, maksta, tasumiseks, kõik kokku, koguväärtus
balance: kontoseis, seis, kogutud summa, sularaha, vabad rahalised vahendid, portfelli väärtus, koguväärtus, raha kontol
outstanding: maksuvõlg, võlgnevused, võlgu olev summa, võlg, võla suurus, võlgnetav, võlgu, laenu jääk, jääkvõlg, võla, maksta jäänud, põhivõlgnevus
fee: ühistu maks, sisseastumismaks, vahendustasu, komisjonitasu, teenustasud, kohatasu, lasteaiatasu, lepingutasu, hooldustasu, prügivedu, kuutasu, aastatasu, kõrvalkulud, kommunaalkulud, haldustasu, õppemaks, haldamistasu, parkimistasu, püsitasu, ampritasu, aastamaks, võrgutasu, taastuvenergia tasu, võrguteenus tasu, lisatasu teenus, veetasu, kanalisatsioonitasu, prügiveotasu
price: veokulu, soetusmaksumus, ühe ühiku hind, kilovatt-tunni hind, kogumaksumus, hind öö kohta, ühikuhind, ühiku hind, kulud, ostuhind, müügihind, koguhind, hind km-ga, hind eur, soetushind, toa hind, ruutmeetri hind, kilohind
premium: kindlustusmakse suurus, aastamakse, kindlustusmaksed, kindlustuse hind
pay: brutotöötasu, töötasu suurus, põhitasu, brutopalk, kuupalk, tunnipalk, ametipalk, palgamäär, tunnitasu
income: brutotulu, aastatulu, maksustatud tulu, sissetulekud, kogutulu, tulud, dividend, dividendid, haigushüvitis, päevaraha, toetus, vanemahüvitis, stipendium, õppetoetus, lapsetoetus, töötuskindlustushüvitis
rent: üür, üüri suurus
tax: tollimaks, aktsiis, elektriaktsiis, sotsiaalmaks kokku, erijuhtude maks, taotletud tagastus maks, taotletav maksutagastus, km summa, maks, maksusumma, maamaks, automaks, mootorsõidukimaks, käibemaksumäär, maksumäär
discount: sooduskood, allahindluse, õe-venna soodustus, õpilassoodustus
deposit: ettemaksu, sissemaks
limit: tuluvaba, sissetuleku piir, päevalimiit, limiidi, ülempiir, kasutuslimiit
coverage: hüvituspiir, kindlustussumma piir, kindlustuskaitse ulatus, hüvitispiir
deductible: omaosalus, omavastutuse määr, põhiomavastutus
refund: tagastatav, enammakstud tulumaks, tagastamisele kuuluv, hüvitis, hüvitise summa, kindlustushüvitis, hüvitatud, tagasi makstud
interest: intressi määr, aastaintress, krediidi kulukuse määr, laenuintress, marginaal, tootlus, tootluse, tulusus
percent: maksumäär, osakaalu, protsentides, koormuse määr
usage: elektritarbimine, veetarbimine, kulu kwh, kasutatud maht, energiatarbimine, tarbimiskogus
power: suurim kasulik võimsus, kaitsme suurus, peakaitsme suurus, kaitse suurus
area: krundi pindala, üüripinna suurus, ruutmeetrid, kasulik pind, maatüki pindala, üldpindala, suletud netopind, pind, netopindala
reading: näidud, mõõdetud, arvestinäit
quantity: arv, hulk, kogus tk, pakendi suurus, ühikut, tükkide arv, mitu, pikenduste arv, leibkonna suurus, leibkonnaliikmete arv
visits: külastuste hulk, treeningute arv
grade: keskmine, lõpuhinne, hinded, punktisumma, eksamihinne
credits: eap maht, maht eap, õppemaht
due: mis ajaks, maksmise tähtaeg, viimane maksepäev, vaidlustamise tähtaeg, esitada hiljemalt, tagastada hiljemalt, vaide tähtaeg, järele tulla hiljemalt, hiljemalt, tagastustähtpäev, tagastustähtaeg, hoiuaja lõpp, hoiutähtaeg, tähtpäev, hoiuaeg, hoiustamise lõpp
paid: laekunud
pending: ootab, menetluses, töötlemisel
overdue: tähtaja ületanud teavikud, tähtaja ületanud laenutused
available: jäänud, vaba, alles, järel, vabu, kasutada veel
current: praegused, hetkeseis, kehtivad praegu
next: lähim, järgmised, järgmist, järgmine kord
former: eelmine omanik, varasema
upcoming: tulevane, planeeritud
first: esmaregistreerimine, esmane, esmakordne, esmakordselt, esmase, esmaregistreerimise kuupäev
gross: brutopalk, enne makse, enne maksude mahaarvamist, brutotasu
net: pärast makse, pärast maksude mahaarvamist, netotasu, netopalk, väljamakstav summa, väljamakse summa, kätte, välja maksta
minimum: vähemalt, minimaalse
maximum: kuni maksimaalselt, maksimaalse, kõige rohkem
monthly: kuumaks, kuu kohta
yearly: aasta kohta, iga-aastase
weekly: nädala
daily: päeva kohta
emergency: lähedane, kontakt hädaolukorras
`;
