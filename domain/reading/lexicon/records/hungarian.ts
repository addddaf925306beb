import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Hungarian. */
export const hungarianRecords: Forms = {
  colour: 'szín, színe, színű, szín megnevezése, karosszéria színe',
  fuel: 'üzemanyag, üzemanyaga, üzemanyag típusa, hajtóanyag, hajtóanyaga, meghajtás, tüzelőanyag, hajtás',
  make: 'gyártmány, gyártmánya, gyártó, gyártója, márka, márkája, előállító',
  model: 'modell, modellje, kereskedelmi leírás, típusjel, jármű modellje',
  body: 'karosszéria, karosszériája, felépítmény, kivitel, felépítmény típusa',
  engine: 'motor, motorja, motorszám, motor típusa',
  engineSize: 'hengerűrtartalom, lökettérfogat, hengerűrtartalma, motor hengerűrtartalma, köbcenti',
  weight:
    'tömeg, tömege, össztömeg, saját tömeg, súly, súlya, megengedett legnagyobb össztömeg, együttes tömeg, testsúly, bruttó tömeg, üres tömeg',
  mileage:
    'kilométeróra, kilométeróra állása, futásteljesítmény, kilométer állás, kilométerállás, megtett kilométer, km óra állás, km állás',
  emissions:
    'kibocsátás co2, co2 kibocsátás, károsanyag kibocsátás, környezetvédelmi osztály, emisszió, környezetvédelmi besorolás',
  manufactured: 'gyártási év, gyártás éve, évjárat, gyártva, gyártási idő, építés éve, építési év, gyártás ideje',
  use: 'használat, használat célja, felhasználás célja, rendeltetés, rendeltetése, művelési ág, hasznosítás',
  inspection:
    'műszaki vizsga, műszaki vizsgálat, műszaki érvényesség, műszaki, felülvizsgálat, ellenőrzés, vizsgálat, szemle, műszaki érvényessége',
  inspector: 'vizsgáló, ellenőr, vizsgabiztos, szakértő, felülvizsgáló, műszaki vizsgabiztos',
  station: 'vizsgaállomás, vizsgálóállomás, szerviz, műhely, autószerviz',
  result:
    'eredmény, eredménye, eredmények, minősítése, végeredmény, megállapítás, döntés, vizsgálat eredménye, összesített eredmény',
  defect: 'hiba, hibák, hibája, hiányosság, hiányosságok, feltárt hibák',
  restriction: 'korlátozás, korlátozások, korlátozott, korlátozó kódok, megszorítás, terhek',
  carrier: 'fuvarozó, futár, futárszolgálat, légitársaság, szállítócég, fuvarozó cég, üzemeltető, szállítmányozó',
  pickup:
    'átvételi pont, átvételi hely, átvétel, átvétel helye, csomagautomata, csomagpont, személyes átvétel, automata, átvehető',
  contents: 'tartalom, tartalma, csomag tartalma, küldemény tartalma, áru megnevezése',
  note: 'megjegyzés, megjegyzések, megjegyzése, észrevétel, üzenet, utasítás, kiegészítés, komment, futárnak szóló megjegyzés, kérés',
  expected:
    'várható, várható érkezés, várható kézbesítés, becsült, tervezett, várható dátum, várható szállítás, becsült érkezés, tervezett kézbesítés',
  shipped:
    'feladva, feladás, feladás dátuma, feladás napja, elküldve, feladás ideje, átadva a futárnak, postázva, kiszállítva, postára adás',
  cashOnDelivery: 'utánvét, utánvétel, utánvét összege, utánvételi összeg, utánvéttel',
  code: 'kód, kódja, átvételi kód, nyitókód, belépési kód, biztonsági kód, ellenőrző kód, pin kód, kapukód, hozzáférési kód',
  barcode: 'vonalkód, vonalkódja, vonalkód száma',
  article: 'cikkszám, árucikk, tétel, cikk, cikkszáma, katalógusszám',
  diagnosis: 'diagnózis, diagnózisa, bno, bno kód, kórisme, beutaló diagnózis, iránydiagnózis',
  disease: 'betegség, betegsége, betegségek, betegség ellen, célbetegség, megbetegedés',
  medicine:
    'gyógyszer, gyógyszere, gyógyszerek, gyógyszer neve, készítmény, készítmény neve, vakcina, oltóanyag, oltóanyag neve, gyógyszernév',
  ingredient: 'hatóanyag, hatóanyaga, összetevő, összetétel, hatóanyag neve',
  dosage: 'adagolás, adagolása, alkalmazás módja, használati utasítás, szedés módja, hogyan szedje',
  dose: 'adag, dózis, hányadik oltás, dózis sorszáma, oltás sorszáma, adag sorszáma',
  batch:
    'gyártási szám, gyártási tétel, tételszám, sarzsszám, gyártási tételszám, gyári szám, oltóanyag gyártási száma',
  pharmacy: 'gyógyszertár, patika, kiadó gyógyszertár',
  pharmacist: 'gyógyszerész, kiadó gyógyszerész, gyógyszerésze',
  sample: 'minta, mintája, minta típusa, vizsgálati anyag, vizsgálati minta, anyag',
  sampled:
    'mintavétel, mintavétel ideje, mintavétel időpontja, vérvétel, vérvétel ideje, mintavétel dátuma, levétel, vérvétel időpontja',
  bodyHeight: 'magasság, testmagasság, testmagassága, magassága',
  copayment: 'térítési díj, önköltség, beteg által fizetendő, fizetendő térítési díj, önrész gyógyszerhez',
  chip: 'chip, mikrochip, chip száma, mikrochip száma, transzponder, chipszám',
  species: 'állatfaj, állat faja, állatfaja',
  breed: 'fajta, fajtája, kutyafajta',
  blood: 'vércsoport, vércsoportja',
  father: 'apja, apja neve, apa neve, apja születési neve',
  mother: 'anya, anyja, anyja neve, anyja születési neve, anya neve, anyja leánykori neve',
  spouse: 'házastárs, házastársa, házastárs neve, férje, felesége, élettárs, élettársa',
  guarantor: 'kezes, kezese, készfizető kezes, garanciavállaló',
  householder: 'családfő, háztartásfő, háztartás feje',
  relation: 'rokonság, rokoni kapcsolat, rokonsági fok, hozzátartozói viszony, kapcsolat jellege, rokonság foka',
  teacher:
    'tanár, tanára, tanárnő, osztályfőnök, osztályfőnöke, oktató, oktatója, edző, edzője, témavezető, tanító, előadó neve, konzulens, konzulense, belső konzulens',
  author: 'szerző, szerzője, szerzők',
  agent: 'ügynök, közvetítő, alkusz, üzletkötő, biztosításközvetítő, értékesítő',
  caseworker:
    'ügyintéző, ügyintézője, ügyintéző neve, előadó, eljáró ügyintéző, készítette, kiállította, összeállította',
  signatory:
    'aláírás, aláírása, aláírta, aláíró, jóváhagyta, engedélyezte, hitelesítette, aláíró neve, leletet jóváhagyta, validálta',
  representative:
    'képviselő, képviselője, törvényes képviselő, meghatalmazott, képviseletében, képviseli, cégvezető, ügyvezető, ügyvezetője, gondviselő, képviselet módja, képviselet, képviseleti mód',
  chairperson: 'elnök, elnöke, elnökség elnöke, közös képviselő, igazgatóság elnöke',
  shareholder:
    'tagok, tulajdonostárs, részvényes, részvényesek, üzletrész tulajdonosa, egyedüli tag, egyedüli részvényes',
  court: 'bíróság, cégbíróság, nyilvántartó bíróság, bíróság neve, törvényszék, járásbíróság',
  authority:
    'hatóság, hivatal, kiállító hatóság, kiadó hatóság, kormányhivatal, földhivatal, adóhatóság, eljáró hatóság, szerv, okmányiroda, anyakönyvi hivatal',
  creditor: 'hitelező, hitelezője, jelzálogjogosult, zálogjogosult, jelzálogjog jogosultja, jogosult neve, javára',
  founded:
    'alapítás, alapítás dátuma, alapítás éve, alapítva, bejegyzés dátuma, bejegyzés kelte, cégbejegyzés, cégbejegyzés dátuma, létesítő okirat kelte, bejegyezve, alakulás éve',
  signed:
    'aláírás dátuma, aláírva, szerződéskötés, szerződéskötés dátuma, szerződés kelte, megkötve, szerződés dátuma, aláírás napja, szerződéskötés napja',
  activity:
    'tevékenység, tevékenysége, főtevékenység, főtevékenysége, tevékenységi kör, fő tevékenység, ágazat, teáor, iparág',
  brand: 'márkanév, fantázianév, rövidített név, cégnév rövidítve, kereskedelmi név, rövid név, rövidített elnevezés',
  purpose: 'célja, célból, kiállítás célja, igazolás célja, felhasználás céljából, hitelcél, közlemény, jogcím',
  reason: 'indok, indoka, indoklás, megszűnés oka, távollét oka, megszűnés módja',
  plot: 'telek, telke, helyrajzi szám, helyrajzi száma, hrsz, földrészlet, ingatlan helyrajzi száma',
  deed: 'szerzés jogcíme, jogcíme, adásvételi szerződés, okirat, okirat száma, bejegyző határozat',
  share: 'tulajdoni hányad, hányad, hányada, tulajdoni hányada, részesedés, üzletrész, eszmei hányad, tulajdonrész',
  floor: 'emelet, emelete',
  apartment: 'ajtó, ajtószám, lakásszám, lakás száma, lakás sorszáma',
  rooms: 'szobák száma, szobaszám, szobák, helyiségek száma, szoba száma',
  valuation: 'értékbecslés, forgalmi érték, becsült érték, piaci érték, ingatlan értéke',
  turnover: 'árbevétel, nettó árbevétel, forgalom, éves árbevétel, éves forgalom, bevétel',
  fund: 'felújítási alap, felújítási alap befizetés, tartalékalap, felújítási hozzájárulás',
  territory: 'területi hatály, érvényességi terület, hatály területe, érvényes országok, földrajzi hatály',
  supplyPoint:
    'pod azonosító, mérési pont, mérési pont azonosító, mérési pont azonosítója, pod kód, felhasználási hely azonosító, felhasználási hely azonosítója, fogyasztási hely azonosító, fogyasztóhely azonosító, felhasználási hely száma, fogyasztási hely száma, felhasználási hely azonosítószáma',
  distributor:
    'elosztó, elosztója, hálózati engedélyes, elosztói engedélyes, elosztóhálózat üzemeltető, területi elosztó',
  opening:
    'nyitó, nyitó állás, induló állás, nyitóállás, nyitó egyenleg, nyitó mérőállás, induló mérőállás, előző állás, kezdő állás',
  closing: 'záró, záró állás, záróállás, záró mérőállás, új állás, végső, végállás, záró egyenleg, aktuális állás',
  principal:
    'tőke, tőketartozás, fennálló tőke, fennálló tőketartozás, tőkerész, hátralévő tőke, tőkeösszeg, kölcsön összege, hitelösszeg, hitel összege, folyósított összeg',
  instalment:
    'törlesztőrészlet, törlesztő részlet, havi törlesztőrészlet, havi törlesztés, törlesztés, részlet összege, havi részlet, törlesztő, havi törlesztő',
  overpayment: 'túlfizetés, túlfizetése, előző időszak túlfizetése, korábbi túlfizetés, jóváírás összege',
  lateFee:
    'késedelmi kamat, késedelmi díj, késedelmi pótlék, késedelmi kötbér, kötbér, pótdíj késés miatt, felszólítási díj',
  deduction: 'levonás, levonások, levont, levonások összesen, adókedvezmény, családi kedvezmény, levonandó',
  taxBase: 'adóalap, adóalapja, adó alapja, összevont adóalap, járulékalap, adóköteles jövedelem',
  bonus: 'bónusz, prémium, jutalom, pótlék, pótlékok, bérpótlék, cafeteria, bónusza',
  contribution:
    'járulék, járulékok, társadalombiztosítási járulék, tb járulék, nyugdíjjárulék, egészségbiztosítási járulék, hozzájárulás',
  hours: 'óraszám, órák száma, óraszáma, munkaórák, ledolgozott órák, heti óraszám, túlóra, túlórák, órák',
  leave: 'szabadság, szabadsága, szabadnap, szabadságkeret, fennmaradó szabadság, kivett szabadság, szabadságnapok',
  noticePeriod: 'felmondási idő, felmondási ideje, felmondási határidő',
  branch: 'bankfiók, fióktelep, fiókkönyvtár, fiókja, kirendeltség, fiók',
  channel:
    'csatorna, értesítési csatorna, értesítés, értesítés módja, kapcsolattartás módja, értesítési mód, értesítések',
  bitcoin: 'bitcoinja, bitcoinok',
  studyYear: 'évfolyam, tanulmányi év, képzési év, évfolyama',
  studyMode: 'tagozat, tagozata, munkarend, képzés munkarendje, munkarendje, képzési forma, képzés formája',
  train: 'vonat, vonata, vonatszám, vonat száma, vonatszáma',
  coach: 'kocsi, kocsiszám, kocsi száma, vagon',
  platform: 'peron, vágány, vágányszám, kocsiállás',
  travelClass: 'kocsiosztály, utazási osztály, jegyosztály, kabinosztály, kabin, osztály',
  checkIn: 'bejelentkezés, érkezés napja, érkezés dátuma, becsekkolás, bejelentkezés ideje, szállás kezdete',
  checkOut: 'kijelentkezés, távozás, távozás napja, távozás dátuma, elutazás, elutazás napja, kicsekkolás',
  nights: 'éjszakák, éjszakák száma, éjszaka, vendégéjszakák, tartózkodás hossza, éjszakánként',
  luggage: 'poggyász, poggyásza, csomagok száma, feladott poggyász, kézipoggyász, bőrönd',
  venue:
    'helyszín, helyszíne, rendezvény helyszíne, találkozó helye, találkozás helye, előadás helye, megrendezés helye, hely, munkavégzés helye',
  organiser: 'szervező, szervezője, rendező, rendezvényszervező, házigazda',
  training: 'edzés, edzése, következő edzés, foglalkozás neve, órája, következő óra, csoportos óra, foglalt óra',
  borrowed:
    'kölcsönzött, kölcsönzések, kölcsönzések száma, kikölcsönzött, kölcsönözve, kint lévő könyvek, kölcsönzött dokumentumok',
  reserved: 'előjegyzés, előjegyzések, előjegyzett, foglalt, lefoglalt, előjegyzések száma, várólista, sorban állás',
};
