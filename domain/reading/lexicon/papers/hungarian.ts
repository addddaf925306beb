import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const hungarianPapers: Forms = {
  name: 'családi és utónév, elnevezés',
  person: 'adózó, igénylő, alulírott, nyilatkozó, személyek száma, lakók száma, lakók, érintett, ügyfél neve',
  holder: 'jogosult, tulajdonosa',
  student:
    'végzett, tanulója, hallgató neve, tanuló neve, diák neve, kurzusrésztvevő, vizsgázó, vizsgázó neve, jelölt, növendék, óvodás',
  customer:
    'felhasználó, fizető, vevő neve, ügyfelének, vevői, megbízó neve, megrendelője, felhasználója, lakossági fogyasztó, foglaló személy, ki vette, ki rendelte, vásárlója',
  provider:
    'kibocsátó, kivitelező, energiaszolgáltató, villamosenergia kereskedő, értékesítő cég, szolgáltató neve, eladója, eladó neve, szállítója, energiakereskedő, kereskedő neve, vízmű, földgázkereskedő, közszolgáltató, szolgáltató cég, kivitelezője, szolgáltatást nyújtó, internetszolgáltató, üzemeltetője, forgalmazó',
  manager:
    'ügyvezető, vezérigazgató, képviselő, képviseletre jogosult, vezető, közös képviselő, társasházkezelő, házkezelő, intézményvezető, igazgatója, vezetője, főigazgató, óvodavezető, jegyző, polgármester, rektor, dékán, gondnok, kezelő, társasház kezelője, üzletvezető, szakmai vezető, közös képviselője',
  employer:
    'munkahely, foglalkoztató, foglalkoztató neve, munkáltató neve, cégnév, cég neve, munkáltatója neve, vállalkozás, cége, munkahelye, szervezet, szervezet neve, munkáltatói, vállalkozó, társaság neve, foglalkoztatója, hol dolgozik',
  issuer: 'kiadó hatóság, kiállította, hatóság, kiadta, kiállító intézmény, kiállító neve, ki állította ki, ki adta ki',
  university:
    'oktatási intézmény, iskola neve, intézmény neve, tagintézmény, egyeteme, iskolája, óvoda, óvodája, bölcsőde, bölcsődéje, gimnázium, általános iskola, autósiskola, képzőintézmény, képzőhely, képző intézmény, felsőoktatási intézmény, felsőoktatási intézmény neve, képzőközpont, képző szerv, zeneiskola',
  course:
    'szakirány, szakképesítés, tantárgy, tantárgy neve, tárgy neve, szakjának, tanulmány, tanulmányok, tanulmányai, képzése, képzés neve, kurzus neve, tanfolyam neve, tárgy, tantárgya, szakma, szakmája, szakképzés, képzési terület, specializáció, specializációja, tudományterület, továbbképzés',
  degree:
    'fokozat, szakképzettség, oklevél, végzettsége, képzettség, képzettsége, képesítés, képesítése, szakképesítése, tudományos fokozat, képzés szintje, végzettség szintje, oklevél minősítés szint',
  position:
    'tisztség, pozíciója, munkakör megnevezése, feor, feor kód, munkakörben, foglalkozása, tisztsége, megbízatás, beosztás megnevezése, ellátott munkakör',
  type: 'cégforma, jogi forma, típusú, jelleg, jellegű, ügytípus, minősége, megnevezés típusa, nem fajta, kategóriája, mi a típusa',
  group:
    'osztály, évfolyam, csoport neve, osztályjele, csapat, csapata, csapat neve, szakosztály, szakosztálya, szekció, tagozat csoport, korosztály',
  until:
    'kilépés dátuma, befejezés, záró időpont, meddig, meddig érvényes, műszaki érvényesség, felhasználható eddig, végső lejárat, futamidő vége, szavatossági idő, jogviszony vége, érvényességi ideje, bérlet érvényessége, átvehető eddig, átvétel határideje, mikor jár le, meddig tart, keresőképtelenség vége, kiváltható eddig, kockázatviselés vége, befejezés dátuma, befejezés napja, befejezése, érvényesség utolsó napja, érvényesség lejárata, lejárat ideje, lejárati idő, lejárati nap, lejáratának, megszűnés napja, megszűnése, megszűnt, utolsó nap, utolsó napja, garancia vége, jótállás lejárata, garancia lejárata, hűségidő vége, hűségidő lejárata, tartózkodás vége, foglalkoztatás vége, munkaviszony megszűnése, munkaviszony megszűnésének napja, bérleti szerződés vége, határozott idő vége, végdátum, záródátum, zárónap, felhasználható, beváltható eddig, felhasználhatóság, minőségét megőrzi, meddig használható, meddig szól, meddig jár, érvényes meddig, folyósítás vége, kiköltözés, eddig, hatályos eddig, szerződés lejárta, szerződés lejárata, ciklus vége, kártya lejárata, fizetett időszak vége',
  issued:
    'kelt, számla kiállításának dátuma, számla dátuma, levél kelte, kiadás napja, kiadva, lekérdezés dátuma, lekérdezés időpontja, kiadás, kiadás időpontja, kiadási dátum, kiadta mikor, kelt napja, lekérve, lekérés dátuma, keltezés, keltezése, kiállításának napja, kiállításának dátuma, kiállításának kelte, határozat kelte, értesítő kelte, keltezve, dokumentum dátuma, mikor állították ki, mikor adták ki, letöltve, nyomtatás ideje, készült, állapot napja, hitelesítés dátuma',
  created:
    'teljesítés dátuma, teljesítés, fizetve, jóváírás dátuma, utazás napja, mikor vette, vásárlás napja, megrendelés dátuma, rendelés dátuma, beérkezés dátuma, kérelem napja, bejelentés, bejelentve, bejelentés dátuma, bejelentés napja, bejelentés időpontja, káresemény bejelentése, rögzítve, rögzítés dátuma, iktatva, érkezett, beérkezett, beérkezés, benyújtás dátuma, benyújtás napja, kérelem benyújtása, könyvelés dátuma, könyvelés napja, értéknap, vásárolva, megrendelve, megnyitva, számlanyitás, számlanyitás dátuma, folyósítás, folyósítás dátuma, folyósítás napja, felvétel dátuma, üzembe helyezés, üzembe helyezés dátuma, mikor vásárolta, átadás dátuma, megvásárolva, jóváírás napja',
  graduation:
    'oklevél kelte, befejezés éve, záróvizsga, záróvizsga dátuma, végzés dátuma, várható végzés, tanulmányok befejezése, elvégezte, befejezte',
  birthplace: 'született, szül hely, születés hely, hol született',
  reference:
    'ügyszám, azonosító, pod azonosító, iktatási szám, ügyirat száma, határozat száma, ügyazonosító, tranzakcióazonosító, partnerkód, partner kód, közlemény rovat, közleménybe, megjegyzés rovat, referenciaszám, referencia, hivatkozásként, tranzakció azonosító, fizetési azonosító, ügyirat, ügyirat azonosító, iktatószáma, viszonylat kód, utalási hivatkozás, közlemény, közleménye, árukód, termékkód',
  number:
    'sorozatszám, törzsszám, oklevél száma, nyilvántartási szám, számla sorszáma, okmány száma, bizonylatszám, okmányszám, naplószám, cégjegyzékszám, cégjegyzékszáma, albetétszám, partnerszám, partner szám, sorsz, azonosító szám, azonosító kód, tagsági szám, kártya száma, törzskönyvszám, törzskönyv száma, hatósági szám, okirat száma, neptun kód, neptun, om azonosító, oktatási azonosító, oktatási azonosító szám, pecsétszám, orvosi pecsétszám, mrn, eori szám, gyári száma, hivatkozásszám, ajánlatszám, bizonylat száma, számlaszám, számlaszáma, bankszámlaszám',
  taxNumber:
    'közösségi adószám, uniós adószám, eu adószám, adóazonosító jele, adószáma, adóazonosító száma, csoportos adószám, adóazonosítója, cég adószáma, eladó adószáma, vevő adószáma',
  paid: 'fizetett összeg, befizetett összeg, kifizetett összeg, átvett összeg, kifizetett, befizetett, befizetések, befizetett előleg, megfizetett, kiegyenlítve, kiegyenlített, rendezett, átutalva, teljesítve, fizetett, befizetés összege, kifizetés megtörtént',
  outstanding: 'még fizetendő, fennmaradó összeg, elmaradás, elmaradt összeg, hátralévő tartozás',
  money: 'azaz',
  pay: 'fizetés, kereset, havi bér, órabér, személyi alapbér, távolléti díj, keresete, béren, bruttó kereset, nettó kereset, átlagkereset, átlagbér, havi fizetés, alapilletmény, garantált illetmény, munkadíj, megbízási díj, kifizetett bér, mennyit keres',
  usage:
    'felhasznált mennyiség, elszámolt fogyasztás, fogyasztása, fogyasztott mennyiség, elfogyasztott, havi fogyasztás, felhasznált, fogyasztott, elfogyasztott mennyiség, időszaki fogyasztás, elszámolt mennyiség, felhasznált energia, becsült fogyasztás, átlagfogyasztás, elhasznált, éves felhasználás, felhasznált adat',
  product: 'leírás, termék megnevezése, áru, árucikk neve, áru neve, terméke, tételek, megvásárolt termék',
  property:
    'bérlemény, lakása, háza, épület, épülete, garázs, telephely ingatlan, felhasználási helye, ingatlana, ingatlan megnevezése, ingatlan típusa, bérelt lakás, bérelt ingatlan, bérlemény megnevezése, nyaraló, gépkocsibeálló',
  vehicle:
    'gyártmány, márka, gyártmány típus, autója, gépkocsi, gépkocsija, motorkerékpár, kerékpár, pótkocsi, személygépkocsi, jármű fajtája',
  grade:
    'minősítés, jegyek, tanulmányi átlag, jegy osztályzat, értékelés, osztályzata, jegye, eredmény pontszám, elért pontszám, elért eredmény, tanulmányi átlaga, ösztöndíjindex, érdemjegye, kreditindex',
  duration:
    'munkaidő, heti munkaidő, jótállás, garancia, garanciális idő, bérlet időtartama, képzési idő, szerződés időtartama, szolgálati idő, időtartama, tartama, hossza, hosszúság, jótállási idő, jótállás időtartama, garanciaidő, garancia időtartama, képzés időtartama, tanfolyam hossza, szerződés időtartam, mennyi ideig, meddig tartó, futamidő hónapban, futamidő hónap, hány hónap, kölcsönzési idő, munkaidő mértéke, munkaideje, szerződéses idő, kamatperiódus hossza',
  period:
    'tárgyhó, tárgyidőszak, mettől meddig, elszámolás időszaka, adóév, tárgyév, bérlési időszak, időtartama időszak, biztosítási időszak, elszámolási időszaka, számlázott időszak, szolgáltatási időszak, tárgyidő, hónap, negyedév, turnus, bérelszámolás hónapja, melyik időszak, melyik hónap, fogyasztási időszak, időszakban, támogatási időszak, tartózkodás ideje, bérlés időszaka, vonatkozási időszak',
  city: 'kiállítás helye, megye, kerület, község, járás, városa, települése, vármegye, kerülete',
  origin:
    'felszállás helye, induló állomás, felszállóhely, indulási repülőtér, indulás helye, feladás helye, kiindulási pont, kiindulás, felrakóhely, indulási pont, indulási megálló, honnan indul',
  destination:
    'érkezési állomás, viszonylat, leszállóhely, érkezési repülőtér, célállomása, érkezés helye, rendeltetési hely, rendeltetési ország, lerakóhely, útvonal, útvonala, irány, úticél, céllomás, leszállás helye, kézbesítés helye, hova megy, viszonylata',
  address:
    'tartózkodási hely, székhelye, lakóhelye, értesítési cím, ingatlan címe, bérlemény címe, telephely címe, mérési hely címe, hol lakik, bejelentett lakcím, lakóhely címe, állandó lakóhely, állandó lakóhelye, tartózkodási helye, levelezési cím, számlázási címe, kézbesítési címe, szállítási címe, szerviz címe, lakás címe, székhely címe, ideiglenes lakcím, fekvése, fekvés, értesítési címe, telephelye, érintett ingatlan címe',
  status: 'jogállás, tanulói jogviszony, rendelés állapota, küldemény állapota, ügy állapota, csomag állapota',
  bic: 'swift kód, bic kód',
  capital: 'törzstőke, jegyzett tőke, alaptőke, tőke',
  area: 'alapterülete, hasznos alapterület, területe, lakás területe, négyzetméter, lakás alapterülete, lakás mérete, ingatlan területe, telek területe, mérete, nagysága, fűtött alapterület, légterület, hány négyzetméter',
  registration:
    'cégjegyzékszám, cégjegyzékszáma, nyilvántartás, nyilvántartási szám, forgalmi engedély, tulajdoni lap, nyilvántartásba vétel, nyilvántartásba vétele, első nyilvántartásba vétel, forgalomba helyezés, első forgalomba helyezés, törzskönyv, törzskönyve, regisztrálás, bejegyzés, bejegyzése, tulajdoni lap száma, nyilvántartási száma, cégjegyzék, forgalmi engedély száma, nyilvántartása',
  invoice:
    'számla sorszáma, elszámoló számla, elszámolás, elszámolása, elszámoló, fizetési értesítő, számlaértesítő, rezsiszámla, befizetési értesítő, végszámla, utalandó számla',
  document:
    'kivonat, kivonata, értesítő, végzés kelte, forgalmi engedély, irat, levél kelte, dokumentuma, okmánya, iratszám, határozatok, irata, másolat, tulajdoni lap, végzés, kérdőív, fizetési felszólítás, felszólítás, egyenlegértesítő, értesítője, levél, levele',
  reading:
    'nyitó állás, induló állás, záró állás, új állás, előző állás, záró mérőállás, nyitó mérőállás, induló mérőállás, aktuális állás, nyitóállás, záróállás, leolvasás, leolvasott érték, mérőóra állása, óra állása, mérőállása, leolvasott állás, állása, leolvasott mérőállás, diktált mérőállás, diktált állás, leolvasások, utolsó leolvasás, záróállása',
  current: 'jelenleg, aktuálisan, jelenlegi állapot, pillanatnyi, jelenleg érvényes',
  date: 'mikor, levél kelte',
  start:
    'mikortól, jogviszony kezdete, munkaviszony kezdő időpontja, bérlet kezdete, hatálybalépés napja, időszak kezdete, megállapítás napja, jogosultság kezdete, keresőképtelenség kezdete, mikor kezdődik, kezdődik, kockázatviselés kezdete, kezdési dátum, kezdés dátuma, kezdés napja, érvényes mettől, érvényesség első napja, hatálya, hatályba lépés, hatály kezdete, hatályosság kezdete, érvénybe lépés, biztosítási időszak kezdete, szolgáltatás kezdete, bejelentve ide, tartózkodás kezdete, belépés, belépés dátuma munkahely, mettől, foglalkoztatás kezdete, alkalmazás kezdete, felvétel napja, tanulmányok kezdete, jogosult ettől, folyósítás kezdete, beköltözés, beköltözés napja, kezdetének napja, bérlés kezdete, tagsági viszony kezdete, ettől, munkába állás, kezdőnapja',
  due: 'mikorra kell fizetni, fizetendő eddig, befizetés határideje, visszahozási határidő, lejárati határidő, fizetés határideje, fellebbezési határidő, benyújtási határidő, fizetési határnap, visszahozandó, visszahozás határideje, mikor kell fizetni, meddig kell fizetni, rendezés, rendezés határideje, befizetendő, fizetés napja, teljesítési határidő, teljesítés határideje, végső határidő, határideje, határidejéig, határnap, meddig rendezni, meddig kell visszavinni, visszaadási határidő, reklamációs határidő, reklamáció határideje, felszólamlási határidő, leadási határidő, jelentkezési határidő, esedékessége, esedékesség dátuma, fizetési esedékesség, mikor esedékes, mikorra, meddig',
  overdue:
    'lejárt tartozás, lejárt, határidőn túli, késésben, késedelem, késés, késedelmes napok, késett, lejárt kölcsönzések, késve, lejártak',
  net: 'kézhez kapott, nettó összeg, nettó bér, áfa nélkül, kifizetett összeg nettó',
  gross: 'áfával, bruttó összeg, bruttó bér, áfával együtt',
  total: 'mennyit kell fizetni, mennyi az összeg, összesen fizetve, összesen fizetendő, összköltség, teljes összeg',
  fee: 'közös költség, tandíj, nevezési díj, szemétszállítási díj, szolgáltatási díj, jutalék, illeték, szállítási díj, szállítási költség, rezsi, rezsiköltség, közüzemi díj, előírás, előírt, előirányzat, közös költség előírás, közösköltség, díjak, parkolási díj, parkolódíj, beiratkozási díj, regisztrációs díj, tagsági díj, hulladékszállítási díj, kurtaxa, idegenforgalmi adó, étkezési díj, gondozási díj, térítés, óvodai díj, postaköltség, kiszállítási díj, üzemeltetési díj, kezelési díj, szolgáltatás díja, bérlés díja kerttag, eljárási díj, igazgatási szolgáltatási díj, részvételi díj, vizsgadíj, útdíj, e matrica díja',
  price:
    'vételár, nettó ár, bruttó ár, mennyibe kerül, megvétel, vételára, szerzési érték, beszerzési ár, eladási ár, fogyasztói ár, listaár, jegyár, bekerülési érték, vásárlási érték, vámérték, számlaérték, áru értéke, javítási költség, költségek, költsége, mennyibe került',
  payment:
    'átutalás, utalás, részszámla, előlegszámla, kártérítés, adomány, adománya, adományok, adományozott összeg, támogatás, támogatása, ösztöndíj, ösztöndíja, kifizetés, kifizetése, kiutalás, előleg, előlege, előlegek, segély, lakhatási támogatás, lakásfenntartási támogatás, családi pótlék, csekk, csoportos beszedés, kivét, készpénzfelvét, juttatás, juttatása, térítés összege, biztosítási kifizetés, megfizetés, jóváírás, terhelés',
  deposit:
    'kauciója, biztosíték, foglaló összege, kifizetett előleg, kaució összege, biztosíték összege, letét, letéti díj, foglalója, lekötött betét',
  loan: 'jelzálog, jelzáloghitele, kölcsön összege, hitelösszeg, hitel összege, hitelszerződés, kölcsönszerződés, hitelszámla, lakáshitel, személyi kölcsön, lízing, jelzálogjog, hitelügylet, hitelszerződése',
  original: 'kölcsön összege, hitelösszeg, hitel összege, folyósított összeg',
  interest:
    'kamat mértéke, éves kamat, ügyleti kamat, hiteldíjmutató, kamatozás, kamatozása, hozam, hozama, kamatperiódus, kamat százalék, éves hozam, kamatfelár',
  quantity:
    'kiszerelés, csomagolás, mennyisége, létszám, dobozok száma, dobozszám, mennyi darab, létszáma, példány, példányszám, hány darab, hány fő, adagszám',
  owner:
    'tulajdonjog, tulajdonosok, résztulajdonos, üzembentartó, tulajdonos neve, állattartó, állattartó neve, üzemben tartó, üzembentartója, tulajdonosai, gazdája, gazdi, állattartója, ingatlan tulajdonosa, jármű tulajdonosa, tulajdonos társ, jogosult tulajdonos, tulajdonostárs',
  landlord: 'főbérlő, kiadó, bérbe adó, lakás kiadója',
  event:
    'közgyűlés, gyűlés, találkozó, esemény neve, rendezvény neve, mérkőzés, mérkőzése, verseny, versenye, versenyszám, koncertje, kiállítás neve, vetítés, tábor, tábora, konferencia, kirándulás, túra, lakógyűlés, közgyűlése, színdarab',
  semester: 'aktív félév, tanulmányi félév, tanév féléve',
  doctor:
    'gyermekorvos, beutaló orvos, felíró orvos, vizsgálatot kérő orvos, oltóorvos, beküldő orvos, orvos neve, orvosa, oltó orvos, orvos aláíró, kezelőorvosa, állatorvos, állatorvosa, fogorvos, védőnő, szakorvos, szakorvosa, gyógytornász, üzemorvos, foglalkozás egészségügyi orvos, beutaló, leletező orvos, vizsgáló orvos, pszichológus, terapeuta, ellátó orvos, szülész, felírta',
  patient: 'vizsgált személy, beteg neve, páciens neve, oltott, oltott személy',
  hospital:
    'egészségügyi intézmény, labor, laboratórium, szakrendelő, egészségügyi szolgáltató, kórháza, rendelője, egészségügyi szolgáltató neve, szakrendelés, oltóhely, oltópont, állatklinika, állatorvosi rendelő, beküldő intézmény, ellátó intézmény, osztály kórház',
  appointment:
    'vizit, előjegyzett időpont, időpontja vizit, vizsgálat időpontja, találkozó időpontja, konzultáció, konzultációja, kontroll, kontroll időpontja, rendelés időpontja, következő kontroll, lefoglalt időpont',
  nationalId:
    'személyi igazolványszám, személyi azonosító, taj száma, útlevélszám, útlevél száma, személyi azonosító jel, személyi száma, személyi igazolvány, személyi okmány száma, személyazonosító igazolvány száma, taj számú, igazolványának száma, útlevelének száma',
  country:
    'országa, állam, kiállító ország, származási ország, rendeltetés országa, feladás országa, születési ország, állampolgárság országa, szállítási ország',
  family: 'születési név, leánykori név, születési neve',
  plan: 'árszabás, tarifacsomag, konstrukció, előfizetés típusa, csomagja, csomagnév, módozat, módozata, biztosítási módozat, tarifacsomagja, konstrukciója, előfizetés neve',
  frequency: 'milyen gyakran, fizetés gyakorisága, díjfizetés',
  time: 'hány órakor, kezdés, kezdési idő, időpont óra, órakor, óra perc, kezdési időpont, kezdete óra, idősáv, időablak, hány óra, hánykor, hány órától, nyitvatartás, kezdés időpontja',
  departure:
    'indulási idő, felszállás ideje, indulás dátuma, indul mikor, indulási dátum, indulási időpont, felszállás, mikor indul, indulás időpontja',
  arrival: 'érkezési idő, várható érkezés ideje',
  seat: 'helyszám, ülés száma, helyjegy, helyjegy száma, sor és szék, ülőhelye, székszám, szék száma, hely száma',
  ticket: 'jegytípus, jegy típusa, jegyek, belépőjegy, belépő, repülőjegy, vonatjegy',
  username: 'login, bejelentkezési név',
  phone: 'tel, mobiltelefonszám, telefonos elérhetőség',
  email: 'email, elektronikus levélcím, elérhetőség e-mail, e mail cím, emailje, villámposta, értesítési e mail',
  certificate:
    'oklevél, anyakönyvi kivonat, igazolása, tanúsítványa, bizonyítványa, tanúsítás, születési anyakönyvi kivonat, házassági anyakönyvi kivonat, oklevele, elismervény, jegyzőkönyv, jegyzőkönyve',
  power: 'motor teljesítménye, lekötött teljesítmény, legnagyobb teljesítmény',
  meter:
    'gázóra, vízóra, gázmérő, vízmérő, hőmennyiségmérő, mérője, költségosztó, mérőhely, mérőberendezés, mérőkészülék',
  chassis: 'karosszéria száma, karosszériaszám, vázszám, jármű azonosító szám',
  maximum: 'megengedett, megengedett legnagyobb, össztömeg, maximum',
  coverage:
    'biztosítási fedezet, biztosítási szolgáltatás, kártérítési határ, biztosítási összege, biztosítási limit, limitje, kárlimit, biztosított kockázatok, kockázatok, fedezetek, biztosítás tartalma, jármű értéke, mire terjed ki',
  policy: 'biztosítási szerződés, kötvénye, biztosítás neve, biztosítási szerződése, casco, kgfb, kötelező biztosítás',
  pension:
    'öregségi nyugdíj, ellátás, nyugellátás, nyugdíj összege, nyugellátása, nyugdíjas, nyugdíjtörzsszám, ellátása, ellátás összege, rokkantsági ellátás, özvegyi nyugdíj, ellátás típusa',
  child: 'gyermeke, gyermekek, eltartott gyermek, tanuló neve',
  refund:
    'visszatérített, visszajáró, visszautalás, visszatérítése, visszafizetés, visszafizetendő, visszajár, visszaigénylés, visszaigényelhető, visszautalandó, adó visszatérítés, visszatérítendő, térítés vissza',
  first: 'első nyilvántartásba vétel, első forgalomba helyezés, elsőként, első alkalommal, legelső',
  method:
    'módja, kézbesítés módja, szállítási mód, szállítás módja, fizetés formája, fizetési módszer, fizetés mód, hogyan fizetett, átvétel módja, kifizetés módja, visszatérítés módja, hogyan, kiegyenlítés módja',
  delivery: 'kézbesítés módja, szállítási mód, szállítás módja',
  nothing: 'milyen, melyik, mennyi, hány, kinek',
  tax: 'áfa kulcs, áfakulcs, adókulcs, vámja, vámteher, vámtartozás, gépjárműadó, ingatlanadó, építményadó, telekadó, kommunális adó, személyi jövedelemadó, szja, adóelőleg, adó összege, iparűzési adó, regisztrációs adó, áfa összege, adója',
  percent: 'áfa kulcs, áfakulcs, adókulcs',
  apartment: 'albetét, albetétszám, albetét száma, albetéti szám, lakásszáma, lakás jele, emelet ajtó',
  iban: 'számlaszáma, társasház számlaszáma, utalási számlaszám, bankszámla száma, bankszámlaszáma, fizetési számlaszám, kedvezményezett számlaszáma, hova utaljon, pénzforgalmi jelzőszám, számla száma ahova, hová kell utalni',
  points:
    'bonus malus, bonus malus besorolás, bónusz malusz, bónuszfokozat, bonus fokozat, pontjai, pontszáma, gyűjtött pontok, hűségpontjai',
  premium: 'díjrészlet összege, díj részlet, biztosítás díja, díjelőírás, díja biztosítás',
  claim:
    'baleset, balesete, kár bekövetkezése, kárügy, káreset, bekövetkezés, bekövetkezése, esemény kár, kártérítés, kártérítése, kárbejelentés, kárigény, igény',
  updated:
    'utolsó frissítés, frissítés dátuma, módosítás dátuma, utoljára módosítva, utolsó változás, változás dátuma, utolsó bejegyzés',
  lastVisit:
    'utoljára itt járt, utolsó aktivitás, utolsó bejelentkezés ideje, legutóbbi látogatás, legutóbbi bejelentkezés',
  cancelledOn:
    'törölve, törlés, törlés napja, kijelentve, megszüntetve, megszüntetés dátuma, visszavonva, visszavonás dátuma, felmondás napja, felmondva, kilépés, kilépés napja, forgalomból kivonás, lezárva, lezárás dátuma',
  holdings:
    'portfólió értéke, befektetések értéke, befektetés értéke, megtakarítás értéke, felhalmozott összeg, állomány, teljes érték, piaci értéke, vagyon',
  portfolio: 'befektetés, befektetések, befektetési jegy, értékpapír, értékpapírok, részvény, részvényszámla',
  available:
    'elkölthető, maradt, maradó, fennmaradó, szabad, rendelkezésre, felhasználatlan, megmaradt, hátralévő alkalmak',
  income: 'bevételei, jövedelmi, havi jövedelem, éves jövedelem, nyereség, egy főre jutó jövedelem, családi jövedelem',
  deduction: 'levont összeg, levonva, levonásai, adóalap kedvezmény, letiltás',
  discount: 'kedvezménye, kedvezmény mértéke, kedvezmény összege, akció, kedvezményes, engedménye, árkedvezmény',
  fine: 'bírsága, bírság összege, helyszíni bírság, pótdíja, parkolási pótdíj, szankció',
  recipient:
    'importőr, címzettje, címzett neve, adományozott, megajándékozott, átvevő neve, importáló, támogatott, árufogadó',
  club: 'klubja, egyesülete, egyesület neve, szövetség, alapítvány, alapítvány neve, alapítványa, szervezete, kamara, klub neve, civil szervezet, kertbarát kör, sportegyesület, szakszervezet, horgászegyesület',
  membership: 'tagsági, tagsági viszony, bérletem, bérleted, klubtagság',
  card: 'kártyaszáma, hűségkártya, törzsvásárlói kártya, olvasójegye, tagkártya',
  contents: 'küldemény tartalmának leírása, áru leírása, árumegnevezés, megnevezése tartalom, mit tartalmaz, tartalmaz',
  articleNumber:
    'termékkód, termék kódja, cikk száma, vámtarifaszám, vtsz, vtsz szám, kn kód, taric, taric kód, árukód, áru kódja, katalógus szám, termékazonosító',
  licence:
    'engedélye, parkolási engedély, behajtási engedély, horgászengedély, fegyvertartási engedély, jogosultság, vezetői engedélye, jogosítványa, működési engedély, telephelyengedély, építési engedély, tartózkodási engedély',
  make: 'gyártmány és típus, jármű márkája, autó márkája, készülék márkája, kerékpár márkája',
  manufactured: 'gyártás dátuma, gyártási éve, modellév, építés ideje, mikor gyártották, építve',
  hours: 'óraszám összesen, tanóra, kontaktóra, vezetett órák, munkaidő óra, hány óra összesen, képzés óraszáma',
  nights: 'hány éjszaka, éjszakára',
  checkIn: 'bejelentkezési nap, szállás első napja, becsekkolás ideje, check in napja',
  chairperson: 'elnökének, egyesület elnöke, közgyűlés elnöke, alapítvány elnöke',
  spouse: 'házastárs neve születési, élettárs neve, házastársi',
  fuel: 'üzemmód, hajtás módja, mivel megy',
};
