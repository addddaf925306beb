/** How single kinds of papers and pages call what all of them speak of, in Hungarian. */
export const hungarianCustoms = `
name: nevű, név szerint, megnevezett, egység neve, elnevezése, hogy hívják, állat neve, kutya neve, kedvenc neve, társadalmi szervezet neve, cégneve
family: születési családi, születéskori név, házassági név, leánykori neve, születési név, leánykori név, születési neve
person: lakók, érintett, ügyfél neve, személye, kérelmezője, nyilatkozattevő, bejelentő, bejelentője, igénybevevő, háztartás tagjai, családtagok, családtag, résztvevője, magánszemély, jelenlévők, ki fizeti, ki fizet, számlafizető, tulajdonostárs neve, ügyfél képviselő
holder: jogosultja, névre kiállított, kinek a nevére, ki részére, kinek a részére, engedélyes
owner: tulajdonjog, tulajdonosok, résztulajdonos, üzembentartó, állattartó, üzemben tartó, üzembentartója, tulajdonosai, gazdája, gazdi, állattartója, tulajdonos társ, tulajdonostárs
customer: ügyfelének, vevői, megbízó neve, megrendelője, felhasználója, lakossági fogyasztó, foglaló személy, ki vette, ki rendelte, vásárlója
beneficiary: támogatott, ellátásra jogosult, jogosult személy, haláleseti kedvezményezett, megajándékozott, igényjogosult
student: tanulója, tanuló neve, kurzusrésztvevő, vizsgázó, jelölt, növendék, óvodás
employee: dolgozója, alkalmazottja, munkatárs
tenant: albérlő, lakásbérlő, haszonbérlő, bérlői, bérlőtárs
landlord: főbérlő, kiadó, bérbe adó, főbérlője, haszonbérbeadó, szállásadó, ki adja bérbe
passenger: utasnév, utazó
patient: oltott, vizsgált, betege, ellátott
child: gyermeke, gyermekek, eltartott gyermek, tanuló neve
borrower: adóstárs, kölcsönfelvevő, hiteles, lízingbevevő, főadós
donor: adományozója, felajánló
guest: szállóvendég, vendégek
recipient: importőr, címzettje, adományozott, megajándékozott, importáló, támogatott, árufogadó
sender: exportőr, feladója, átutaló, megbízó, utaló, exportáló
doctor: gyermekorvos, felíró orvos, vizsgálatot kérő orvos, oltóorvos, beküldő orvos, orvosa, oltó orvos, kezelőorvosa, állatorvos, állatorvosa, fogorvos, védőnő, szakorvos, szakorvosa, gyógytornász, üzemorvos, foglalkozás egészségügyi orvos, beutaló, leletező orvos, pszichológus, terapeuta, ellátó orvos, szülész, felírta
manager: közös képviselő, társasházkezelő, házkezelő, intézményvezető, igazgatója, vezetője, főigazgató, óvodavezető, jegyző, polgármester, dékán, gondnok, kezelő, társasház kezelője, üzletvezető, közös képviselője
employer: cégnév, vállalkozás, cége, munkahelye, szervezet, munkáltatói, vállalkozó, foglalkoztatója, hol dolgozik
provider: energiaszolgáltató, értékesítő cég, eladója, szállítója, energiakereskedő, vízmű, földgázkereskedő, közszolgáltató, kivitelezője, szolgáltatást nyújtó, internetszolgáltató, üzemeltetője, forgalmazó
bank: bankszámlaszám, bankszámla, bankszámlája
issuer: ki állította ki, ki adta ki
membership: tagsági, tagsági viszony, bérletem, bérleted, klubtagság
subscription: előfizetett, streaming
contract: szerződésének, megbízási szerződés
policy: kötvénye, casco, kgfb, kötelező biztosítás
card: hűségkártya, törzsvásárlói kártya, olvasójegye, tagkártya
invoice: számla sorszáma, elszámolás, elszámolása, elszámoló, fizetési értesítő, számlaértesítő, rezsiszámla, befizetési értesítő, végszámla, utalandó számla
order: rendelési, vásárlás, vásárlása, megrendelése, munkalap
booking: helyfoglalás, szállásfoglalás
ticket: jegytípus, jegyek, belépőjegy, belépő, repülőjegy, vonatjegy
delivery: kézbesítve, kiszállítva ekkor, átadva, kézbesítése, kiszállítása, szállítási, házhozszállítás, kézbesítés módja, szállítási mód, szállítás módja
parcel: küldeményazonosítója, nyomkövetés, küldeménye, fuvarlevél, csomagküldemény
vehicle: autója, gépkocsi, gépkocsija, motorkerékpár, kerékpár, pótkocsi, személygépkocsi
licence: engedélye, parkolási engedély, behajtási engedély, horgászengedély, fegyvertartási engedély, jogosultság, jogosítványa, működési engedély, telephelyengedély, építési engedély, tartózkodási engedély
registration: cégjegyzékszám, cégjegyzékszáma, nyilvántartás, nyilvántartási szám, forgalmi engedély, tulajdoni lap, nyilvántartásba vétel, nyilvántartásba vétele, első nyilvántartásba vétel, forgalomba helyezés, első forgalomba helyezés, törzskönyv, törzskönyve, regisztrálás, bejegyzés, bejegyzése, cégjegyzék, nyilvántartása
certificate: oklevél, anyakönyvi kivonat, igazolása, tanúsítványa, bizonyítványa, tanúsítás, születési anyakönyvi kivonat, házassági anyakönyvi kivonat, oklevele, elismervény, jegyzőkönyv, jegyzőkönyve
meter: gázóra, vízóra, gázmérő, vízmérő, hőmennyiségmérő, mérője, költségosztó, mérőhely, mérőberendezés, mérőkészülék
water: ivóvíz, hidegvíz, melegvíz, csatorna, szennyvíz
loan: jelzálog, jelzáloghitele, kölcsön összege, hitelösszeg, hitel összege, hitelszerződés, kölcsönszerződés, hitelszámla, lakáshitel, lízing, jelzálogjog, hitelügylet, hitelszerződése
savings: betétszámla, lekötés, lekötése, nyugdíjpénztár, egészségpénztár, pénztári megtakarítás, előtakarékosság, lakástakarék
portfolio: befektetés, befektetések, értékpapír, értékpapírok, részvény, részvényszámla
property: lakása, háza, épület, épülete, garázs, felhasználási helye, ingatlana, bérelt lakás, bérelt ingatlan, nyaraló, gépkocsibeálló
course: tantárgy, szakjának, tanulmány, tanulmányok, tanulmányai, képzése, tárgy, tantárgya, szakma, szakmája, szakképzés, specializáció, specializációja, tudományterület, továbbképzés
exam: vizsgák, teszt, próbavizsga, záróvizsga neve, államvizsga, érettségi, elméleti vizsga
flight: járata, repülés
service: szolgáltatások
product: áru, árucikk neve, terméke, tételek, megvásárolt termék
device: eszköze, berendezés, berendezése, router, modem, beltéri egység, háztartási gép
payment: átutalás, utalás, részszámla, előlegszámla, kártérítés, adomány, adománya, adományok, adományozott összeg, támogatás, támogatása, ösztöndíj, ösztöndíja, kifizetés, kifizetése, kiutalás, előleg, előlege, előlegek, segély, lakhatási támogatás, lakásfenntartási támogatás, családi pótlék, csekk, csoportos beszedés, kivét, készpénzfelvét, juttatás, juttatása, térítés összege, megfizetés, jóváírás, terhelés
employment: alkalmazás, alkalmazása, munkaszerződés, munka, foglalkoztatása
pension: öregségi nyugdíj, ellátás, nyugellátás, nyugellátása, nyugdíjas, ellátása, rokkantsági ellátás, özvegyi nyugdíj
claim: baleset, balesete, kárügy, káreset, bekövetkezés, bekövetkezése, kártérítés, kártérítése, kárbejelentés, kárigény, igény
application: kérelme, igénylés, igénylése, jelentkezési lap, panasz, reklamáció, beadvány, pályázat, pályázata, fellebbezés
prescription: vény, e recept, receptje, felírás
appointment: vizit, vizsgálat időpontja, találkozó időpontja, konzultáció, konzultációja, kontroll, rendelés időpontja
vaccination: oltása, emlékeztető oltás, beoltva
enrolment: felvétel, felvétele, beiratkozása, felvételi, jelentkezés, jelentkezése
event: közgyűlés, gyűlés, találkozó, mérkőzés, mérkőzése, verseny, versenye, koncertje, kiállítás neve, vetítés, tábor, tábora, konferencia, kirándulás, túra, lakógyűlés, közgyűlése, színdarab
document: kivonat, kivonata, értesítő, forgalmi engedély, irat, levél kelte, dokumentuma, okmánya, határozatok, irata, másolat, tulajdoni lap, végzés, kérdőív, felszólítás, egyenlegértesítő, értesítője, levél, levele
number: nyilvántartási szám, számla sorszáma, bizonylatszám, okmányszám, naplószám, cégjegyzékszám, cégjegyzékszáma, albetétszám, partnerszám, sorsz, törzskönyvszám, neptun, om azonosító, oktatási azonosító, oktatási azonosító szám, pecsétszám, mrn, gyári száma, hivatkozásszám, ajánlatszám, számlaszám, számlaszáma, bankszámlaszám
reference: iktatási szám, határozat száma, ügyazonosító, tranzakcióazonosító, partnerkód, közlemény rovat, közleménybe, megjegyzés rovat, referenciaszám, hivatkozásként, tranzakció azonosító, ügyirat, iktatószáma, közlemény, közleménye, árukód, termékkód
iban: számlaszáma, társasház számlaszáma, bankszámla száma, bankszámlaszáma, hova utaljon, pénzforgalmi jelzőszám, számla száma ahova, hová kell utalni
taxNumber: eu adószám, csoportos adószám
nationalId: személyi igazolványszám, személyi azonosító, útlevélszám, útlevél száma, személyi azonosító jel, személyi száma, személyi igazolvány, személyi okmány száma, taj számú, igazolványának száma, útlevelének száma
plate: rendszámtábla, rendszám tábla
chassis: karosszéria száma, karosszériaszám, vázszám, jármű azonosító szám
seat: helyszám, helyjegy, sor és szék, ülőhelye, székszám
room: szobaszáma, szobatípus, tanterem
gate: bejárat, beszállókapu, kapuja, beszállás kapu
zone: parkolási zóna, zónája, övezet, övezete, díjövezet, szektor, szektora, díjzóna
status: ügy állapota, stádium, családi állapot, aktív e, érvényes e
plan: árszabás, tarifacsomag, konstrukció, előfizetés típusa, csomagja, csomagnév, módozat, módozata, tarifacsomagja, konstrukciója, előfizetés neve
type: típusú, jelleg, jellegű, ügytípus, minősége, kategóriája, mi a típusa
level: szintjei, hűségszint, haladó szint
group: osztályjele, csapat, csapata, szakosztály, szakosztálya, szekció, korosztály
licenceClass: kategóriája jogosítvány, járműkategória, vezetői engedély kategória, jogosultsági kategória
faculty: karán
university: tagintézmény, egyeteme, iskolája, óvoda, óvodája, bölcsőde, bölcsődéje, gimnázium, általános iskola, autósiskola, képzőintézmény, képzőhely, képző intézmény, felsőoktatási intézmény, felsőoktatási intézmény neve, képzőközpont, képző szerv, zeneiskola
club: klubja, egyesülete, szövetség, alapítvány, alapítványa, szervezete, kamara, civil szervezet, kertbarát kör, sportegyesület, szakszervezet, horgászegyesület
hospital: egészségügyi intézmény, labor, laboratórium, szakrendelő, egészségügyi szolgáltató, kórháza, rendelője, egészségügyi szolgáltató neve, szakrendelés, oltóhely, oltópont, állatklinika, beküldő intézmény, ellátó intézmény
department: osztály neve, tanszék, tanszéke, intézet, intézete, üzem, főosztály, főosztálya, csoport szervezeti
semester: féléve, tanéve, tanévben, félévben, őszi félév, tavaszi félév, bejegyzett félév, aktív félév
degree: végzettsége, képzettség, képzettsége, képesítés, képesítése, szakképesítése, tudományos fokozat, képzés szintje
position: pozíciója, feor, munkakörben, foglalkozása, tisztsége, megbízatás
address: székhelye, lakóhelye, értesítési cím, mérési hely címe, hol lakik, bejelentett lakcím, állandó lakóhely, állandó lakóhelye, tartózkodási helye, ideiglenes lakcím, fekvése, fekvés, értesítési címe, telephelye
city: megye, kerület, község, járás, városa, települése, vármegye, kerülete
country: országa, állam, származási ország
birthplace: szül hely, születés hely, hol született
origin: induló állomás, felszállóhely, indulási repülőtér, indulás helye, feladás helye, kiindulás, felrakóhely, indulási pont, indulási megálló
destination: leszállóhely, érkezési repülőtér, célállomása, érkezés helye, rendeltetési hely, rendeltetési ország, lerakóhely, útvonal, útvonala, irány, úticél, céllomás, leszállás helye, kézbesítés helye, hova megy, viszonylata
email: elektronikus levélcím, emailje, villámposta, értesítési e mail
phone: telefonja, mobilja, elérhetőség, telefonos elérhetősége, hívószám, mobiltelefonszám
website: weblap, internetcím, weboldala, internetes oldal
username: bejelentkezési név
method: módja, kézbesítés módja, szállítási mód, szállítás módja, fizetés formája, fizetési módszer, fizetés mód, hogyan, kiegyenlítés módja
frequency: milyen gyakran, díjfizetés, milyen gyakorisággal, fizetés üteme, ütem, ürítés gyakorisága, ürítési gyakoriság, rendszeresség, gyakorisága, fizetési periódus
date: mely nap, melyik nap, melyik napon, időpontjában, dátummal, mikorra, mikor, levél kelte
start: mikortól, munkaviszony kezdő időpontja, megállapítás napja, keresőképtelenség kezdete, kezdődik, kockázatviselés kezdete, kezdési dátum, kezdés dátuma, kezdés napja, érvényesség első napja, hatálya, hatályba lépés, hatály kezdete, hatályosság kezdete, érvénybe lépés, bejelentve ide, tartózkodás kezdete, belépés, mettől, felvétel napja, beköltözés, tagsági viszony kezdete, ettől, munkába állás, kezdőnapja
until: meddig, szavatossági idő, érvényességi ideje, átvétel határideje, mikor jár le, meddig tart, keresőképtelenség vége, kiváltható eddig, kockázatviselés vége, befejezése, lejárat ideje, lejáratának, megszűnése, megszűnt, utolsó nap, utolsó napja, tartózkodás vége, határozott idő vége, végdátum, záródátum, zárónap, felhasználható, beváltható eddig, felhasználhatóság, minőségét megőrzi, meddig használható, meddig szól, meddig jár, kiköltözés, eddig, szerződés lejárta, ciklus vége
joined: bejelentett lakos, bejelentkezés dátuma lakcím, lakcím bejelentése, lakcímbejelentés, tagság kezdő dátuma, belépett, belépés ideje, regisztrált, regisztráció ideje, regisztrálva, beiratkozva, felvétel a tagok közé, mióta tag, mióta ügyfél, tagfelvétel, ügyfelünk ezóta
renewal: következő díj, következő terhelés napja, következő befizetés, automatikus megújulás, automatikus megújítás, hosszabbítás, hosszabbítása, hosszabbítva, meghosszabbítva, évfordulója, megújul ekkor, következő számla
issued: számla dátuma, levél kelte, kiadva, lekérdezés dátuma, lekérdezés időpontja, kiadás, kiadta mikor, lekérve, lekérés dátuma, keltezés, keltezése, határozat kelte, értesítő kelte, keltezve, dokumentum dátuma, mikor állították ki, mikor adták ki, letöltve, nyomtatás ideje, készült, állapot napja, hitelesítés dátuma
cancelledOn: törölve, törlés, kijelentve, megszüntetve, megszüntetés dátuma, visszavonva, visszavonás dátuma, felmondva, kilépés, forgalomból kivonás, lezárva, lezárás dátuma
lastVisit: utoljára itt járt, utolsó aktivitás, utolsó bejelentkezés ideje, legutóbbi látogatás, legutóbbi bejelentkezés
created: mikor vette, vásárlás napja, megrendelés dátuma, rendelés dátuma, kérelem napja, bejelentés, bejelentve, rögzítve, rögzítés dátuma, iktatva, érkezett, beérkezett, beérkezés, benyújtás dátuma, benyújtás napja, kérelem benyújtása, könyvelés dátuma, könyvelés napja, értéknap, vásárolva, megrendelve, megnyitva, számlanyitás, folyósítás, felvétel dátuma, üzembe helyezés, üzembe helyezés dátuma, mikor vásárolta, átadás dátuma, megvásárolva, jóváírás napja
updated: utolsó frissítés, frissítés dátuma, módosítás dátuma, utolsó változás, változás dátuma, utolsó bejegyzés
birth: született ekkor
departure: felszállás ideje, indul mikor, felszállás, mikor indul
arrival: megérkezés, mikor érkezik, leszállás, várható érkezés ideje
graduation: záróvizsga, tanulmányok befejezése, elvégezte, befejezte
time: hány órakor, kezdés, órakor, óra perc, idősáv, időablak, hány óra, hánykor, hány órától, nyitvatartás
period: mettől meddig, adóév, tárgyév, számlázott időszak, tárgyidő, hónap, negyedév, turnus, bérelszámolás hónapja, melyik időszak, melyik hónap, időszakban, tartózkodás ideje, vonatkozási időszak
duration: jótállás, garancia, garanciális idő, képzési idő, szolgálati idő, időtartama, tartama, hossza, hosszúság, garanciaidő, mennyi ideig, meddig tartó, hány hónap, kölcsönzési idő, munkaidő mértéke, munkaideje, szerződéses idő
capital: törzstőke, jegyzett tőke, alaptőke, tőke
total: mennyit kell fizetni, mennyi az összeg, összköltség, teljes összeg, összesített, teljes költség, végösszege, összértéke, összérték, teljes ár, teljes díj, mennyi összesen, számla összege
balance: pénzeszköz, rendelkezésre álló egyenleg, pénztárca, tárca, szabad keret, mennyi van a számlán, elérhető összeg
outstanding: fennmaradó összeg, elmaradás, elmaradt összeg, hátraléka, tartozása, hátralévő, rendezendő, fizetetlen, kiegyenlítetlen, még hátra van, maradék, utánfizetés, még fizetni kell
fee: közös költség, tandíj, nevezési díj, szemétszállítási díj, jutalék, illeték, szállítási költség, rezsi, rezsiköltség, közüzemi díj, előírás, előírt, előirányzat, közös költség előírás, közösköltség, díjak, parkolási díj, parkolódíj, hulladékszállítási díj, kurtaxa, idegenforgalmi adó, étkezési díj, gondozási díj, térítés, postaköltség, üzemeltetési díj, kezelési díj, bérlés díja kerttag, eljárási díj, igazgatási szolgáltatási díj, részvételi díj, vizsgadíj, útdíj, e matrica díja
price: vételár, nettó ár, bruttó ár, mennyibe kerül, megvétel, vételára, szerzési érték, beszerzési ár, eladási ár, fogyasztói ár, listaár, jegyár, bekerülési érték, vásárlási érték, vámérték, számlaérték, áru értéke, javítási költség, költségek, költsége, mennyibe került
premium: díj részlet, biztosítás díja, díjelőírás, díja biztosítás
pay: kereset, órabér, távolléti díj, keresete, béren, átlagkereset, átlagbér, alapilletmény, garantált illetmény, munkadíj, megbízási díj, mennyit keres
income: bevételei, jövedelmi, nyereség, egy főre jutó jövedelem, családi jövedelem
tax: áfa kulcs, áfakulcs, adókulcs, vámja, vámteher, vámtartozás, gépjárműadó, ingatlanadó, építményadó, telekadó, kommunális adó, szja, adóelőleg, iparűzési adó, adója
discount: kedvezménye, kedvezmény mértéke, akció, kedvezményes, engedménye, árkedvezmény
deposit: kauciója, biztosíték, letét, foglalója, lekötött betét
limit: limitje, hitelkerete, keretösszeg, folyószámlahitel, maximális összeg, felső határ, plafon, vételi limit
coverage: biztosítási szolgáltatás, kártérítési határ, biztosítási összege, biztosítási limit, limitje, kárlimit, kockázatok, fedezetek, biztosítás tartalma, jármű értéke, mire terjed ki
deductible: önrészesedése, önrész mértéke, levonásos önrész
refund: visszatérített, visszajáró, visszautalás, visszatérítése, visszafizetés, visszafizetendő, visszajár, visszaigénylés, visszaigényelhető, visszautalandó, visszatérítendő, térítés vissza
fine: bírsága, pótdíja, parkolási pótdíj, szankció
holdings: portfólió értéke, befektetések értéke, befektetés értéke, megtakarítás értéke, felhalmozott összeg, állomány, teljes érték, piaci értéke, vagyon
interest: kamat mértéke, ügyleti kamat, hiteldíjmutató, kamatozás, kamatozása, hozam, hozama, kamatperiódus, kamatfelár
percent: áfa kulcs, áfakulcs, adókulcs
points: bonus malus, bonus malus besorolás, bónusz malusz, bónuszfokozat, pontjai, pontszáma, gyűjtött pontok, hűségpontjai
usage: fogyasztása, elfogyasztott, felhasznált, fogyasztott, elszámolt mennyiség, átlagfogyasztás, elhasznált, felhasznált adat
power: lekötött teljesítmény
area: alapterülete, hasznos alapterület, területe, négyzetméter, mérete, nagysága, fűtött alapterület, légterület, hány négyzetméter
reading: nyitó állás, induló állás, záró állás, új állás, előző állás, induló mérőállás, aktuális állás, nyitóállás, záróállás, leolvasás, leolvasott érték, mérőállása, leolvasott állás, állása, leolvasott mérőállás, diktált mérőállás, diktált állás, leolvasások, záróállása
quantity: kiszerelés, csomagolás, mennyisége, létszám, dobozok száma, dobozszám, mennyi darab, létszáma, példány, példányszám, hány darab, hány fő, adagszám
visits: alkalom, belépések, látogatás
grade: jegyek, értékelés, osztályzata, jegye, eredmény pontszám, elért pontszám, elért eredmény, ösztöndíjindex, érdemjegye, kreditindex
due: mikorra kell fizetni, fizetendő eddig, visszahozási határidő, benyújtási határidő, visszahozandó, visszahozás határideje, mikor kell fizetni, meddig kell fizetni, rendezés, befizetendő, fizetés napja, határideje, határidejéig, határnap, meddig rendezni, meddig kell visszavinni, visszaadási határidő, felszólamlási határidő, leadási határidő, jelentkezési határidő, esedékessége, mikorra, meddig
paid: kifizetett, befizetett, befizetések, megfizetett, kiegyenlítve, kiegyenlített, rendezett, átutalva, teljesítve, fizetett, befizetés összege, kifizetés megtörtént
overdue: lejárt, határidőn túli, késésben, késedelem, késés, késedelmes napok, késett, késve, lejártak
available: elkölthető, maradt, maradó, fennmaradó, szabad, rendelkezésre, felhasználatlan, megmaradt, hátralévő alkalmak
current: jelenleg, aktuálisan, pillanatnyi
next: közelebbi, legközelebbi, következőt, soron következő időpont
last: legutolsó, előzőleg, utoljára, utolsóként
former: előzetes, előző lakcím, korábban, régebbi
first: első nyilvántartásba vétel, első forgalomba helyezés, elsőként, első alkalommal, legelső
gross: áfával, áfával együtt
net: kézhez kapott, áfa nélkül
maximum: megengedett, össztömeg
original: kölcsön összege, hitelösszeg, hitel összege, folyósított összeg
emergency: sürgős esetben, baleset esetén értesítendő, értesítendő, vészhelyzetben, kit értesítsenek
bitcoin: bitcoinja, bitcoinok
`;
