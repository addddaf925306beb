import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Hungarian. */
export const hungarianRecords: Forms = {
  colour: 'szín, színe, színű, szín megnevezése, karosszéria színe, szőrszín, szőrzet színe, jármű színe',
  fuel: 'üzemanyag, üzemanyaga, üzemanyag típusa, hajtóanyag, hajtóanyaga, meghajtás, tüzelőanyag, hajtás',
  make: 'gyártmány, gyártmánya, gyártó, gyártója, márka, márkája, előállító',
  model:
    'modell, modellje, kereskedelmi leírás, típusjel, jármű modellje, változat, változata, típusváltozat, modellnév, autó típusa, kereskedelmi neve, kivitel modell',
  body: 'karosszéria, karosszériája, felépítmény, kivitel, felépítmény típusa',
  engine: 'motor, motorja, motorszám, motor típusa',
  engineSize: 'hengerűrtartalom, lökettérfogat, hengerűrtartalma, motor hengerűrtartalma, köbcenti',
  weight:
    'tömeg, tömege, össztömeg, saját tömeg, súly, súlya, megengedett legnagyobb össztömeg, együttes tömeg, testsúly, bruttó tömeg, üres tömeg, tömege kg, csomag súlya, küldemény súlya, megengedett össztömeg, kutya súlya, testtömeg, saját tömege, mennyit nyom, súly kg',
  mileage:
    'kilométeróra, kilométeróra állása, futásteljesítmény, kilométer állás, kilométerállás, megtett kilométer, km óra állás, km állás, futott kilométer, futott km, óraállás km, kilométeróra állás, hány kilométer',
  emissions:
    'kibocsátás co2, co2 kibocsátás, károsanyag kibocsátás, környezetvédelmi osztály, emisszió, környezetvédelmi besorolás, euro besorolás, környezetvédelmi osztálya, co2 kibocsátása',
  manufactured: 'gyártási év, gyártás éve, évjárat, gyártva, gyártási idő, építés éve, építési év, gyártás ideje',
  use: 'használat, használat célja, felhasználás célja, rendeltetés, rendeltetése, művelési ág, hasznosítás',
  inspection:
    'műszaki vizsga, műszaki vizsgálat, műszaki érvényesség, műszaki, felülvizsgálat, ellenőrzés, vizsgálat, szemle, műszaki érvényessége, azonosítás, hitelesítés, kéményseprés, szemrevételezés, kárszemle, vizsgálata, ellenőrzése, szűrés, szűrővizsgálat, következő vizsga, következő vizsgálat, következő ellenőrzés, következő műszaki, műszaki vizsga érvényessége, felülvizsgálata, karbantartás, karbantartása, szervizelés, érintésvédelmi',
  inspector:
    'vizsgáló, ellenőr, vizsgabiztos, szakértő, felülvizsgáló, műszaki vizsgabiztos, kárszakértő, kárszakértője, értékbecslő, értékbecslője, igazságügyi szakértő, kéményseprő, vizsgáztató, ellenőre, szemlét végezte',
  station: 'vizsgaállomás, vizsgálóállomás, szerviz, műhely, autószerviz',
  result:
    'eredmény, eredménye, eredmények, minősítése, végeredmény, megállapítás, döntés, vizsgálat eredménye, összesített eredmény, eredményes, eredményesség, ellenőrzés eredménye, vizsga eredménye, teszt eredménye, lelet, lelete, véleménye, szakvélemény, alkalmasság, alkalmassági vélemény, határozat, ítélet, felvételi eredmény, minősítés eredménye, következtetés, összefoglaló vélemény',
  defect:
    'hiba, hibák, hibája, hiányosság, hiányosságok, feltárt hibák, meghibásodás, hibaleírás, hiba leírása, panasz leírása, károsodás, sérülés, sérülések, hibajelenség',
  restriction:
    'korlátozás, korlátozások, korlátozott, korlátozó kódok, megszorítás, terhek, korlátozása, korlátozó feltételek, tilalom, széljegy, elidegenítési és terhelési tilalom, terhelési tilalom, feltétel, feltételek',
  carrier: 'fuvarozó, futár, futárszolgálat, légitársaság, szállítócég, fuvarozó cég, üzemeltető, szállítmányozó',
  pickup:
    'átvételi pont, átvételi hely, átvétel, átvétel helye, csomagautomata, csomagpont, személyes átvétel, automata, átvehető, átvételi pontja, hol vehető át, csomagátvevő, átvevőhely, átvevőpont, posta neve, átvevő posta, átvétel módja hely, átvételi cím',
  contents: 'tartalom, tartalma, csomag tartalma, küldemény tartalma, áru megnevezése',
  note: 'megjegyzés, megjegyzések, megjegyzése, észrevétel, üzenet, utasítás, kiegészítés, komment, futárnak szóló megjegyzés, kérés, üzenete, figyelmeztetés, tájékoztatás, egyéb információ, kiegészítő információ, kívánság, különleges kérés, speciális kérés, allergia, étrend, futár megjegyzés, tennivaló, utasítások',
  expected:
    'várható, várható érkezés, várható kézbesítés, becsült, tervezett, várható dátum, várható szállítás, becsült érkezés, tervezett kézbesítés, várható idő, becsült idő, várhatóan, várható kiszállítás, várható időpont, tervezett időpont, várható napja, tervezett befejezés, mikor jön, mikorra várható',
  shipped:
    'feladva, feladás, feladás dátuma, feladás napja, elküldve, feladás ideje, átadva a futárnak, postázva, kiszállítva, postára adás, feladva ekkor, elindítva, csomagfeladás, elindult, mikor adták fel, futárnak átadva, felvétel ideje',
  cashOnDelivery: 'utánvét, utánvétel, utánvét összege, utánvételi összeg, utánvéttel',
  code: 'kód, kódja, átvételi kód, nyitókód, belépési kód, biztonsági kód, ellenőrző kód, pin kód, kapukód, hozzáférési kód, árukód, termékkód',
  barcode: 'vonalkód, vonalkódja, vonalkód száma',
  article: 'cikkszám, árucikk, tétel, cikk, cikkszáma, katalógusszám',
  diagnosis: 'diagnózis, diagnózisa, bno, bno kód, kórisme, beutaló diagnózis, iránydiagnózis',
  disease: 'betegség, betegsége, betegségek, betegség ellen, célbetegség, megbetegedés',
  medicine:
    'gyógyszer, gyógyszere, gyógyszerek, gyógyszer neve, készítmény, készítmény neve, vakcina, oltóanyag, oltóanyag neve, gyógyszernév, gyógyszer megnevezése, termék gyógyszer, készítménye, oltás neve, vakcina neve, felírt gyógyszer',
  ingredient: 'hatóanyag, hatóanyaga, összetevő, összetétel, hatóanyag neve',
  dosage: 'adagolás, adagolása, alkalmazás módja, használati utasítás, szedés módja, hogyan szedje',
  dose: 'adag, dózis, hányadik oltás, dózis sorszáma, oltás sorszáma, adag sorszáma',
  batch:
    'gyártási szám, gyártási tétel, tételszám, sarzsszám, gyártási tételszám, gyári szám, oltóanyag gyártási száma',
  pharmacy: 'gyógyszertár, patika, kiadó gyógyszertár',
  pharmacist: 'gyógyszerész, kiadó gyógyszerész, gyógyszerésze',
  sample:
    'minta, mintája, minta típusa, vizsgálati anyag, vizsgálati minta, anyag, mintaanyag, minta jellege, mintatípus, vett minta',
  sampled:
    'mintavétel, mintavétel ideje, mintavétel időpontja, vérvétel, vérvétel ideje, mintavétel dátuma, levétel, vérvétel időpontja',
  bodyHeight: 'magasság, testmagasság, testmagassága, magassága',
  copayment: 'térítési díj, önköltség, beteg által fizetendő, fizetendő térítési díj, önrész gyógyszerhez',
  chip: 'chip, mikrochip, chip száma, mikrochip száma, transzponder, chipszám, azonosító chip, mikrochipe, transzponder száma, mikrochip sorszáma, bőr alatti chip',
  species: 'állatfaj, állat faja, állatfaja',
  breed: 'fajta, fajtája, kutyafajta',
  blood: 'vércsoport, vércsoportja',
  father: 'apja, apja neve, apa neve, apja születési neve',
  mother: 'anya, anyja, anyja neve, anyja születési neve, anya neve, anyja leánykori neve',
  spouse: 'házastárs, házastársa, házastárs neve, férje, felesége, élettárs, élettársa',
  guarantor: 'kezes, kezese, készfizető kezes, garanciavállaló',
  householder: 'családfő, háztartásfő, háztartás feje, háztartás vezetője',
  relation:
    'rokonság, rokoni kapcsolat, rokonsági fok, hozzátartozói viszony, kapcsolat jellege, rokonság foka, kapcsolata, viszonya, kapcsolat a biztosítottal, rokoni kapcsolata, kivel milyen rokon',
  teacher:
    'tanár, tanára, tanárnő, osztályfőnök, osztályfőnöke, oktató, oktatója, edző, edzője, témavezető, tanító, előadó neve, konzulens, konzulense, belső konzulens, oktató neve, tanár neve, edző neve, óvodapedagógus, pedagógus, csoportvezető, gyakorlati oktató, szakoktató, tanfolyamvezető, óra tartója, kurzusvezető, ki tartja, mentor, témavezetője',
  author: 'szerző, szerzője, szerzők',
  agent:
    'ügynök, közvetítő, alkusz, üzletkötő, biztosításközvetítő, értékesítő, ingatlanközvetítő, biztosítási alkusz, függő ügynök, utazásszervező értékesítő, vámügynök, vámügynökség, ki adta el',
  caseworker:
    'ügyintéző, ügyintézője, ügyintéző neve, előadó, eljáró ügyintéző, készítette, kiállította, összeállította, kárrendező, kárügyintéző, kárelőadó, felelős, felelőse, ügyfelelős, kapcsolattartó ügyintéző, ügygazda, ki intézi, szerkesztette, ügyintézte',
  signatory:
    'aláírás, aláírása, aláírta, aláíró, jóváhagyta, engedélyezte, hitelesítette, aláíró neve, leletet jóváhagyta, validálta, aláírók, aláíró személy, cégszerű aláírás, aláírta neve, jóváhagyó, ki írta alá, szervezet képviseletében, hitelesítő, kiállító aláírása, nevében',
  representative:
    'képviselő, képviselője, törvényes képviselő, meghatalmazott, képviseletében, képviseli, cégvezető, ügyvezető, ügyvezetője, gondviselő, képviselet módja, képviselet, képviseleti mód, szülő, szülője, szülők, gyám, gyámja, gondviselője, szülő neve, képviselő neve, meghatalmazottja, képviseletre jogosultak, vezető tisztségviselő, vezető tisztségviselők, képviselők, közvetett vámjogi képviselő, igazgatósági tag, kiskorú képviselője',
  chairperson: 'elnök, elnöke, elnökség elnöke, közös képviselő, igazgatóság elnöke',
  shareholder:
    'tagok, tulajdonostárs, részvényes, részvényesek, üzletrész tulajdonosa, egyedüli tag, egyedüli részvényes',
  court:
    'bíróság, cégbíróság, nyilvántartó bíróság, bíróság neve, törvényszék, járásbíróság, bírósága, cégbírósága, fővárosi törvényszék, törvényszék cégbírósága',
  authority:
    'hatóság, hivatal, kiállító hatóság, kiadó hatóság, kormányhivatal, földhivatal, adóhatóság, eljáró hatóság, szerv, okmányiroda, anyakönyvi hivatal, vámhivatal, igazgatóság, igazgatósága, önkormányzat, jegyzője, kibocsátó szerv, hivatala, döntéshozó, ki döntött, államkincstár, kincstár, járási hivatal, vármegyei kormányhivatal, hatósága, járási földhivatal, polgármesteri hivatal, nyugdíjfolyósító',
  creditor:
    'hitelező, hitelezője, jelzálogjogosult, zálogjogosult, jelzálogjog jogosultja, jogosult neve, javára, jogosult, jogosultja, jelzálogjog jogosult, zálogjogosult neve, finanszírozó bank, kölcsönadó, hitelt nyújtó, hitelnyújtó, lízingbeadó, kedvezményezett bank',
  founded:
    'alapítás, alapítás dátuma, alapítás éve, alapítva, bejegyzés dátuma, bejegyzés kelte, cégbejegyzés, cégbejegyzés dátuma, létesítő okirat kelte, bejegyezve, alakulás éve, alapítás ideje, létrejött, alapítási év, bejegyzés napja, társasági szerződés kelte, cég alapítása, mikor alapították, alapító okirat kelte, tevékenység kezdete',
  signed:
    'aláírás dátuma, aláírva, szerződéskötés, szerződéskötés dátuma, szerződés kelte, megkötve, szerződés dátuma, aláírás napja, szerződéskötés napja, szerződéskötés ideje, megkötés, megkötés dátuma, megkötése, kötés dátuma, aláírás ideje, aláírás kelte, szerződés aláírása, szerződés napja, kötve, mikor írták alá, mikor kötötték',
  activity:
    'tevékenység, tevékenysége, főtevékenység, főtevékenysége, tevékenységi kör, fő tevékenység, ágazat, teáor, iparág, teáor kód, főtevékenység kódja, tevékenység megnevezése, tevékenységek, szakágazat',
  brand: 'márkanév, fantázianév, rövidített név, cégnév rövidítve, kereskedelmi név, rövid név, rövidített elnevezés',
  purpose:
    'célja, célból, kiállítás célja, igazolás célja, felhasználás céljából, hitelcél, közlemény, jogcím, közleménye, mire, felhasználás, felhasználásra, rendeltetési cél, adomány célja, utazás célja, tartózkodás célja, igazolás felhasználása, mire szól, milyen célra, hová nyújtja be',
  reason:
    'indok, indoka, indoklás, megszűnés oka, távollét oka, megszűnés módja, elutasítás oka, távolmaradás oka, visszaküldés oka, kár oka, káresemény oka, felmondás oka, miért, indoklása',
  plot: 'telek, telke, helyrajzi szám, helyrajzi száma, hrsz, földrészlet, ingatlan helyrajzi száma, telekszám, parcella, parcellaszám, földterület, parcella száma, kertszám, ingatlan hrsz',
  deed: 'szerzés jogcíme, jogcíme, adásvételi szerződés, okirat, okirat száma, bejegyző határozat, szerzés, szerzése, bejegyzés alapja, tulajdonszerzés jogcíme, okirata, adásvétel, ajándékozás, öröklés',
  share:
    'tulajdoni hányad, hányad, hányada, tulajdoni hányada, részesedés, üzletrész, eszmei hányad, tulajdonrész, eszmei tulajdoni hányad, közös tulajdon, tulajdoni illetőség, illetősége, illetőség, osztatlan közös, tulajdonrésze, részaránya',
  floor: 'emelet, emelete',
  apartment: 'ajtó, ajtószám, lakásszám, lakás száma, lakás sorszáma',
  rooms: 'szobák száma, szobaszám, szobák, helyiségek száma, szoba száma',
  valuation:
    'értékbecslés, forgalmi érték, becsült érték, piaci érték, ingatlan értéke, kárérték, megállapított érték, adóérték, számított érték, becsült értéke, értékbecslés összege',
  turnover: 'árbevétel, nettó árbevétel, forgalom, éves árbevétel, éves forgalom, bevétel',
  fund: 'felújítási alap, felújítási alap befizetés, tartalékalap, felújítási hozzájárulás, felújítási alap összege, felújítási alapja',
  territory: 'területi hatály, érvényességi terület, hatály területe, érvényes országok, földrajzi hatály',
  supplyPoint:
    'pod azonosító, mérési pont, mérési pont azonosító, mérési pont azonosítója, pod kód, felhasználási hely azonosító, felhasználási hely azonosítója, fogyasztási hely azonosító, fogyasztóhely azonosító, felhasználási hely száma, fogyasztási hely száma, felhasználási hely azonosítószáma, mérési pont száma, mérőpont, mérőpont azonosító, pod szám, pod száma, mérési pont pod, felhasználási hely kódja, mérőhely azonosító',
  distributor:
    'elosztó, elosztója, hálózati engedélyes, elosztói engedélyes, elosztóhálózat üzemeltető, területi elosztó',
  opening:
    'nyitó, nyitó állás, induló állás, nyitóállás, nyitó egyenleg, nyitó mérőállás, induló mérőállás, előző állás, kezdő állás',
  closing: 'záró, záró állás, záróállás, záró mérőállás, új állás, végső, végállás, záró egyenleg, aktuális állás',
  principal:
    'tőke, tőketartozás, fennálló tőke, fennálló tőketartozás, tőkerész, hátralévő tőke, tőkeösszeg, kölcsön összege, hitelösszeg, hitel összege, folyósított összeg, kölcsönösszeg, kölcsönösszege, tőkéje, tőkeegyenleg, hátralévő tőketartozás, finanszírozott összeg, felvett összeg, hitel eredeti összege',
  instalment:
    'törlesztőrészlet, törlesztő részlet, havi törlesztőrészlet, havi törlesztés, törlesztés, részlet összege, havi részlet, törlesztő, havi törlesztő, részlet, díjrészlet, részletfizetés, részletei, részletek, részletszám, törlesztések, következő törlesztés, első részlet, második részlet, utolsó részlet, mennyi a részlet',
  overpayment: 'túlfizetés, túlfizetése, előző időszak túlfizetése, korábbi túlfizetés, jóváírás összege',
  lateFee:
    'késedelmi kamat, késedelmi díj, késedelmi pótlék, késedelmi kötbér, kötbér, pótdíj késés miatt, felszólítási díj, késedelmi kamata, késedelmi bírság, mulasztási bírság, felszólítás díja, késedelmi költség',
  deduction: 'levonás, levonások, levont, levonások összesen, adókedvezmény, családi kedvezmény, levonandó',
  taxBase: 'adóalap, adóalapja, adó alapja, összevont adóalap, járulékalap, adóköteles jövedelem',
  bonus: 'bónusz, prémium, jutalom, pótlék, pótlékok, bérpótlék, cafeteria, bónusza',
  contribution:
    'járulék, járulékok, társadalombiztosítási járulék, tb járulék, nyugdíjjárulék, egészségbiztosítási járulék, hozzájárulás, tagdíj befizetés, munkáltatói hozzájárulás, munkavállalói hozzájárulás, járuléka, levont járulék, egyéni befizetés, társadalombiztosítás',
  hours: 'óraszám, órák száma, óraszáma, munkaórák, ledolgozott órák, heti óraszám, túlóra, túlórák, órák',
  leave:
    'szabadság, szabadsága, szabadnap, szabadságkeret, fennmaradó szabadság, kivett szabadság, szabadságnapok, éves szabadság, szabadságos napok, hátralévő szabadság, szabadság napjai, mennyi szabadság, szabadságának',
  noticePeriod: 'felmondási idő, felmondási ideje, felmondási határidő',
  branch:
    'bankfiók, fióktelep, fiókkönyvtár, fiókja, kirendeltség, fiók, fiók címe, területi iroda, kirendeltsége, ügyfélszolgálat, ügyfélszolgálati iroda, iroda, irodája, tagkönyvtár, területi szervezet, helyi szervezet',
  channel:
    'csatorna, értesítési csatorna, értesítés, értesítés módja, kapcsolattartás módja, értesítési mód, értesítések, értesítés csatornája, kommunikációs csatorna, hogyan értesítsük, értesítés formája',
  bitcoin: 'bitcoinja, bitcoinok',
  studyYear:
    'évfolyam, tanulmányi év, képzési év, évfolyama, hányadik évfolyam, hányadéves, hányadik év, képzési félév, osztály évfolyam, hányadik féléves',
  studyMode:
    'tagozat, tagozata, munkarend, képzés munkarendje, munkarendje, képzési forma, képzés formája, képzés típusa, képzési mód, levelező, nappali, képzés rendje, munkarend szerint, oktatás formája, oktatási forma',
  train: 'vonat, vonata, vonatszám, vonat száma, vonatszáma, szerelvény, járatszám vonat, vonat neve',
  coach: 'kocsi, kocsiszám, kocsi száma, vagon',
  platform: 'peron, vágány, vágányszám, kocsiállás',
  travelClass: 'kocsiosztály, utazási osztály, jegyosztály, kabinosztály, kabin, osztály',
  checkIn: 'bejelentkezés, érkezés napja, érkezés dátuma, becsekkolás, bejelentkezés ideje, szállás kezdete',
  checkOut:
    'kijelentkezés, távozás, távozás napja, távozás dátuma, elutazás, elutazás napja, kicsekkolás, kijelentkezési nap, kijelentkezés ideje, szállás utolsó napja, check out napja',
  nights: 'éjszakák, éjszakák száma, éjszaka, vendégéjszakák, tartózkodás hossza, éjszakánként',
  luggage:
    'poggyász, poggyásza, csomagok száma, feladott poggyász, kézipoggyász, bőrönd, poggyászok, kézipoggyásza, poggyászkeret, feladott poggyásza',
  venue:
    'helyszín, helyszíne, rendezvény helyszíne, találkozó helye, találkozás helye, előadás helye, megrendezés helye, hely, munkavégzés helye, megtartás helye, esemény helyszíne, esemény helye, baleset helyszíne, baleset helye, káresemény helye, vizsga helyszíne, vizsga helye, képzés helye, képzés helyszíne, hol lesz, találkozó, tanfolyam helyszíne, stadion, színház, mozi, csarnok, edzés helye, gyülekezés helye',
  organiser:
    'szervező, szervezője, rendező, rendezvényszervező, házigazda, szervező neve, rendezvény szervezője, utazásszervező, utazási iroda, rendezője, ki szervezi, tábor szervezője, szervező cég',
  training:
    'edzés, edzése, következő edzés, foglalkozás neve, órája, következő óra, csoportos óra, foglalt óra, óra neve, foglalkozás, foglalkozása, edzés neve, edzésidőpont, vezetési óra, vezetés, következő vezetés, úszásoktatás, órarendi óra, csoportos edzés, lefoglalt óra',
  borrowed:
    'kölcsönzött, kölcsönzések, kölcsönzések száma, kikölcsönzött, kölcsönözve, kint lévő könyvek, kölcsönzött dokumentumok, nála lévő dokumentumok, kölcsönzött példányok, kikölcsönzött könyvek, hány könyv',
  reserved:
    'előjegyzés, előjegyzések, előjegyzett, foglalt, lefoglalt, előjegyzések száma, várólista, sorban állás, előjegyezve, átvehető előjegyzés, hanyadik a sorban',
  limit:
    'napi limit, limitje, hitelkerete, keretösszeg, folyószámlahitel, maximális összeg, felső határ, plafon, vételi limit, kivéti limit',
  beneficiary:
    'támogatott, támogatott szervezet, ellátásra jogosult, jogosult személy, haláleseti kedvezményezett, megajándékozott, igényjogosult',
  employee: 'munkavállaló neve, dolgozó neve, dolgozója, alkalmazottja, munkatárs, munkatárs neve',
  employment:
    'munkaviszonya kezdete, alkalmazás, alkalmazása, munkaszerződés, munka, foglalkoztatása, foglalkoztatási jogviszony',
  department: 'osztály neve, tanszék, tanszéke, intézet, intézete, üzem, főosztály, főosztálya, csoport szervezeti',
  semester: 'féléve, tanéve, tanévben, félévben, őszi félév, tavaszi félév, bejegyzett félév, aktuális félév',
  enrolment:
    'felvétel, felvétele, beiratkozása, felvételi, tanulói jogviszony, tanulói jogviszonya, hallgatói jogviszonya, jelentkezés, jelentkezése',
  exam: 'vizsgák, vizsga neve, vizsga típusa, teszt, próbavizsga, záróvizsga neve, államvizsga, érettségi, elméleti vizsga',
  contract: 'szerződő megállapodás, szerződésének, megbízási szerződés',
  subscription: 'előfizetett, előfizetett csomag, streaming, előfizetés csomag',
  order: 'rendelési, vásárlás, vásárlása, megrendelése, munkalap',
  booking: 'helyfoglalás, szállásfoglalás',
  arrival: 'megérkezés, érkezés időpontja, érkezési időpont, mikor érkezik, leszállás',
  delivery: 'kézbesítve, kiszállítva ekkor, átadva, kézbesítése, kiszállítása, szállítási, házhozszállítás',
  parcel: 'küldeményazonosítója, küldemény azonosítója, nyomkövetés, ragszám, küldeménye, fuvarlevél, csomagküldemény',
  device:
    'eszköze, készülék típusa, berendezés, berendezése, router, modem, beltéri egység, háztartási gép, kerékpár eszköz, sorozatszám eszköz',
  date: 'mely nap, melyik nap, melyik napon, időpontjában, keltének napja, dátummal, kelt dátum, mikorra, dátum és idő',
  family: 'születési családi, születéskori név, házassági név, leánykori neve',
  birth: 'születés dátuma, születés napja, szül dátum, szül idő, született ekkor, mikor született',
  phone: 'telefonja, mobilja, tel szám, elérhetőség, telefonos elérhetősége, hívószám, kapcsolattartó telefonja',
  emergency:
    'sürgős esetben, baleset esetén értesítendő, értesítendő, értesítendő személy, vészhelyzetben, kit értesítsenek',
  licenceClass: 'kategóriája jogosítvány, járműkategória, vezetői engedély kategória, jogosultsági kategória',
  borrower: 'adóstárs, adós neve, kölcsönfelvevő, hiteles, lízingbevevő, főadós, kölcsönvevő neve',
  savings:
    'betétszámla, lekötés, lekötése, nyugdíjpénztár, egészségpénztár, pénztári megtakarítás, előtakarékosság, lakástakarék',
  account: 'számlaszám, számlaszáma, bankszámlaszám, bankszámlaszáma',
};
