/** What registers, parcels, health papers, schools, journeys and bills speak of, in Hungarian. */
export const hungarianRecords = `
colour: szín, színe, színű, szőrszín, szőrzet színe
fuel: üzemanyag, üzemanyaga, hajtóanyag, hajtóanyaga, meghajtás, tüzelőanyag, hajtás, üzemmód, mivel megy
make: gyártmány, gyártmánya, gyártó, gyártója, márka, márkája, előállító
model: modell, modellje, kereskedelmi leírás, típusjel, változat, változata, típusváltozat, modellnév, autó típusa, kereskedelmi neve
body: karosszéria, karosszériája, felépítmény, kivitel
engine: motor, motorja
engineSize: hengerűrtartalom, lökettérfogat, hengerűrtartalma, köbcenti
weight: tömeg, tömege, össztömeg, saját tömeg, súly, súlya, együttes tömeg, testsúly, kutya súlya, testtömeg, saját tömege, mennyit nyom
mileage: kilométeróra, futásteljesítmény, kilométer állás, kilométerállás, megtett kilométer, km állás, futott kilométer, futott km, kilométeróra állás, hány kilométer
emissions: károsanyag kibocsátás, környezetvédelmi osztály, emisszió, környezetvédelmi besorolás, euro besorolás, környezetvédelmi osztálya
manufactured: gyártási év, gyártás éve, évjárat, gyártva, gyártási idő, építés éve, építési év, gyártás ideje, gyártás dátuma, gyártási éve, modellév, építés ideje, mikor gyártották, építve
use: használat, felhasználás célja, rendeltetés, rendeltetése, művelési ág, hasznosítás
inspection: műszaki, felülvizsgálat, ellenőrzés, vizsgálat, szemle, azonosítás, hitelesítés, kéményseprés, szemrevételezés, kárszemle, vizsgálata, ellenőrzése, szűrés, szűrővizsgálat, következő vizsga, felülvizsgálata, karbantartás, karbantartása, szervizelés, érintésvédelmi
inspector: vizsgáló, ellenőr, vizsgabiztos, szakértő, felülvizsgáló, kárszakértő, kárszakértője, értékbecslő, értékbecslője, igazságügyi szakértő, kéményseprő, vizsgáztató, ellenőre, szemlét végezte
station: vizsgaállomás, vizsgálóállomás, szerviz, műhely, autószerviz
result: eredmény, eredménye, eredmények, minősítése, végeredmény, megállapítás, döntés, eredményes, eredményesség, lelet, lelete, véleménye, szakvélemény, alkalmasság, alkalmassági vélemény, határozat, ítélet, következtetés, összefoglaló vélemény
defect: hiba, hibák, hibája, hiányosság, hiányosságok, feltárt hibák, meghibásodás, hibaleírás, panasz leírása, károsodás, sérülés, sérülések, hibajelenség
restriction: korlátozás, korlátozások, korlátozott, korlátozó kódok, megszorítás, terhek, korlátozása, korlátozó feltételek, tilalom, széljegy, elidegenítési és terhelési tilalom, feltétel, feltételek
carrier: fuvarozó, futár, futárszolgálat, légitársaság, szállítócég, üzemeltető, szállítmányozó
pickup: átvételi pont, átvételi hely, átvétel, átvétel helye, csomagautomata, csomagpont, automata, átvehető, átvételi pontja, hol vehető át, csomagátvevő, átvevőhely, átvevőpont, posta neve, átvevő posta, átvételi cím
contents: tartalom, tartalma, áru megnevezése, küldemény tartalmának leírása, áru leírása, árumegnevezés, mit tartalmaz, tartalmaz
note: megjegyzés, megjegyzések, megjegyzése, észrevétel, üzenet, utasítás, kiegészítés, komment, futárnak szóló megjegyzés, kérés, üzenete, figyelmeztetés, tájékoztatás, egyéb információ, kiegészítő információ, kívánság, különleges kérés, speciális kérés, allergia, étrend, tennivaló, utasítások
expected: várható, becsült, tervezett, várhatóan, mikor jön
shipped: feladva, feladás, elküldve, feladás ideje, átadva a futárnak, postázva, kiszállítva, postára adás, feladva ekkor, elindítva, csomagfeladás, elindult, mikor adták fel, futárnak átadva, felvétel ideje
cashOnDelivery: utánvét, utánvétel, utánvételi összeg, utánvéttel
code: kód, kódja, átvételi kód, nyitókód, biztonsági kód, ellenőrző kód, kapukód, hozzáférési kód, árukód, termékkód
barcode: vonalkód, vonalkódja
article: árucikk, tétel, cikk
articleNumber: termékkód, termék kódja, cikk száma, vámtarifaszám, vtsz, kn kód, taric, árukód, áru kódja, katalógus szám, termékazonosító
diagnosis: diagnózis, diagnózisa, bno, kórisme, iránydiagnózis
disease: betegség, betegsége, betegségek, betegség ellen, célbetegség, megbetegedés
medicine: gyógyszer, gyógyszere, gyógyszerek, készítmény, vakcina, oltóanyag, gyógyszernév, készítménye, oltás neve, felírt gyógyszer
ingredient: hatóanyag, hatóanyaga, összetevő, összetétel
dosage: adagolás, adagolása, alkalmazás módja, használati utasítás, szedés módja, hogyan szedje
dose: adag, dózis, hányadik oltás, oltás sorszáma
batch: gyártási szám, gyártási tétel, tételszám, sarzsszám, gyártási tételszám, gyári szám, oltóanyag gyártási száma
pharmacy: gyógyszertár, patika
pharmacist: gyógyszerész, gyógyszerésze
sample: minta, mintája, vizsgálati anyag, vizsgálati minta, anyag, mintaanyag, mintatípus, vett minta
sampled: mintavétel, mintavétel ideje, vérvétel, vérvétel ideje, levétel
bodyHeight: magasság, testmagasság, testmagassága, magassága
copayment: térítési díj, önköltség, beteg által fizetendő, fizetendő térítési díj, önrész gyógyszerhez
chip: chip, mikrochip, transzponder, chipszám, mikrochipe, bőr alatti chip
species: állatfaj, állat faja, állatfaja
breed: fajta, fajtája, kutyafajta
blood: vércsoportja
father: apja, apa neve
mother: anya, anyja, anyja leánykori neve
spouse: házastárs, házastársa, férje, felesége, élettárs, élettársa, házastársi
guarantor: kezes, kezese, készfizető kezes, garanciavállaló
householder: családfő, háztartásfő, háztartás feje, háztartás vezetője
relation: rokonság, rokoni kapcsolat, rokonsági fok, hozzátartozói viszony, kapcsolat jellege, rokonság foka, kapcsolata, viszonya, kapcsolat a biztosítottal, rokoni kapcsolata, kivel milyen rokon
teacher: tanár, tanára, tanárnő, osztályfőnök, osztályfőnöke, oktató, oktatója, edző, edzője, témavezető, tanító, előadó neve, konzulens, konzulense, belső konzulens, óvodapedagógus, pedagógus, csoportvezető, gyakorlati oktató, szakoktató, tanfolyamvezető, óra tartója, kurzusvezető, ki tartja, mentor, témavezetője
author: szerző, szerzője, szerzők
agent: ügynök, közvetítő, alkusz, üzletkötő, biztosításközvetítő, értékesítő, ingatlanközvetítő, vámügynök, vámügynökség, ki adta el
caseworker: ügyintéző, ügyintézője, előadó, eljáró ügyintéző, készítette, kiállította, összeállította, kárrendező, kárügyintéző, kárelőadó, felelős, felelőse, ügyfelelős, ügygazda, ki intézi, szerkesztette, ügyintézte
signatory: aláírás, aláírása, aláírta, aláíró, jóváhagyta, engedélyezte, hitelesítette, leletet jóváhagyta, validálta, aláírók, cégszerű aláírás, jóváhagyó, ki írta alá, szervezet képviseletében, hitelesítő, nevében
representative: képviselő, képviselője, törvényes képviselő, meghatalmazott, képviseletében, képviseli, cégvezető, ügyvezető, ügyvezetője, gondviselő, képviselet, képviseleti mód, szülő, szülője, szülők, gyám, gyámja, gondviselője, meghatalmazottja, képviseletre jogosultak, vezető tisztségviselő, vezető tisztségviselők, képviselők, közvetett vámjogi képviselő, igazgatósági tag, kiskorú képviselője
chairperson: elnök, elnöke, elnökség elnöke, közös képviselő, elnökének
shareholder: tagok, tulajdonostárs, részvényes, részvényesek, üzletrész tulajdonosa, egyedüli tag, egyedüli részvényes
court: bíróság, cégbíróság, nyilvántartó bíróság, törvényszék, járásbíróság, bírósága, cégbírósága, fővárosi törvényszék
authority: hatóság, hivatal, kormányhivatal, földhivatal, adóhatóság, eljáró hatóság, szerv, okmányiroda, anyakönyvi hivatal, vámhivatal, igazgatóság, igazgatósága, önkormányzat, jegyzője, hivatala, döntéshozó, ki döntött, államkincstár, kincstár, hatósága, nyugdíjfolyósító
creditor: hitelező, hitelezője, jelzálogjogosult, zálogjogosult, javára, jogosult, jogosultja, finanszírozó bank, kölcsönadó, hitelt nyújtó, hitelnyújtó, lízingbeadó, kedvezményezett bank
founded: alapítás, alapítás éve, alapítva, bejegyzés dátuma, bejegyzés kelte, cégbejegyzés, létesítő okirat kelte, bejegyezve, alakulás éve, alapítás ideje, létrejött, alapítási év, bejegyzés napja, társasági szerződés kelte, cég alapítása, mikor alapították, alapító okirat kelte, tevékenység kezdete
signed: aláírás dátuma, aláírva, szerződéskötés, szerződés kelte, megkötve, szerződés dátuma, aláírás napja, szerződéskötés ideje, megkötés, megkötése, kötés dátuma, aláírás ideje, aláírás kelte, szerződés aláírása, szerződés napja, kötve, mikor írták alá, mikor kötötték
activity: tevékenység, tevékenysége, főtevékenység, főtevékenysége, tevékenységi kör, fő tevékenység, ágazat, teáor, iparág, tevékenységek, szakágazat
brand: márkanév, fantázianév, rövidített név, cégnév rövidítve, kereskedelmi név, rövid név, rövidített elnevezés
purpose: célja, célból, felhasználás céljából, hitelcél, közlemény, jogcím, közleménye, mire, felhasználás, felhasználásra, rendeltetési cél, utazás célja, tartózkodás célja, igazolás felhasználása, mire szól, milyen célra, hová nyújtja be
reason: indok, indoka, indoklás, megszűnés oka, távollét oka, megszűnés módja, elutasítás oka, távolmaradás oka, visszaküldés oka, kár oka, káresemény oka, felmondás oka, miért, indoklása
plot: telek, telke, hrsz, földrészlet, parcella, földterület
deed: jogcíme, adásvételi szerződés, okirat, bejegyző határozat, szerzés, szerzése, bejegyzés alapja, tulajdonszerzés jogcíme, okirata, adásvétel, ajándékozás, öröklés
share: tulajdoni hányad, hányad, hányada, tulajdoni hányada, részesedés, üzletrész, eszmei hányad, tulajdonrész, eszmei tulajdoni hányad, közös tulajdon, tulajdoni illetőség, illetősége, illetőség, osztatlan közös, tulajdonrésze, részaránya
floor: emelet, emelete
apartment: ajtó, ajtószám, lakásszám, lakás száma, lakás sorszáma, albetét, albetétszám, lakásszáma, lakás jele
rooms: szobaszám, szobák, helyiségek száma, szoba száma
valuation: értékbecslés, forgalmi érték, becsült érték, piaci érték, ingatlan értéke, kárérték, megállapított érték, adóérték, számított érték, becsült értéke
turnover: árbevétel, forgalom, bevétel
fund: felújítási alap, felújítási alap befizetés, tartalékalap, felújítási hozzájárulás, felújítási alap összege, felújítási alapja
territory: területi hatály, érvényességi terület, hatály területe, érvényes országok, földrajzi hatály
supplyPoint: mérési pont, mérési pont azonosító, mérési pont azonosítója, felhasználási hely azonosító, felhasználási hely azonosítója, fogyasztási hely azonosító, fogyasztóhely azonosító, felhasználási hely száma, fogyasztási hely száma, felhasználási hely azonosítószáma, mérési pont száma, mérőpont, mérési pont pod, felhasználási hely kódja, mérőhely azonosító
distributor: elosztó, elosztója, hálózati engedélyes, elosztói engedélyes, elosztóhálózat üzemeltető
opening: nyitó, nyitó állás, induló állás, nyitóállás, induló mérőállás, előző állás, kezdő állás
closing: záró, záró állás, záróállás, új állás, végső, végállás, aktuális állás
principal: tőke, tőketartozás, tőkerész, tőkeösszeg, kölcsön összege, hitelösszeg, hitel összege, folyósított összeg, kölcsönösszeg, kölcsönösszege, tőkéje, tőkeegyenleg, finanszírozott összeg, felvett összeg, hitel eredeti összege
instalment: törlesztőrészlet, törlesztés, törlesztő, részlet, díjrészlet, részletfizetés, részletei, részletek, részletszám, törlesztések, második részlet, mennyi a részlet
overpayment: túlfizetés, túlfizetése, jóváírás összege
lateFee: késedelmi kamat, késedelmi díj, késedelmi pótlék, késedelmi kötbér, kötbér, pótdíj késés miatt, felszólítási díj, késedelmi kamata, késedelmi bírság, mulasztási bírság, felszólítás díja, késedelmi költség
deduction: levonás, levonások, levont, adókedvezmény, családi kedvezmény, levonandó, levonva, levonásai, adóalap kedvezmény, letiltás
taxBase: adóalap, adóalapja, adó alapja, összevont adóalap, járulékalap, adóköteles jövedelem
bonus: bónusz, prémium, jutalom, pótlék, pótlékok, bérpótlék, cafeteria, bónusza
contribution: járulék, járulékok, társadalombiztosítási járulék, tb járulék, nyugdíjjárulék, egészségbiztosítási járulék, hozzájárulás, tagdíj befizetés, járuléka, egyéni befizetés, társadalombiztosítás
hours: óraszám, óraszáma, munkaórák, ledolgozott órák, túlóra, túlórák, órák, tanóra, kontaktóra, vezetett órák, munkaidő óra, hány óra összesen
leave: szabadság, szabadsága, szabadnap, szabadságkeret, kivett szabadság, szabadságnapok, szabadságos napok, mennyi szabadság, szabadságának
noticePeriod: felmondási idő, felmondási ideje, felmondási határidő
branch: bankfiók, fióktelep, fiókkönyvtár, fiókja, kirendeltség, fiók, kirendeltsége, ügyfélszolgálat, ügyfélszolgálati iroda, iroda, irodája, tagkönyvtár, területi szervezet, helyi szervezet
channel: csatorna, értesítési csatorna, értesítés, kapcsolattartás módja, értesítési mód, értesítések, kommunikációs csatorna, hogyan értesítsük, értesítés formája
studyYear: évfolyam, tanulmányi év, képzési év, évfolyama, hányadik évfolyam, hányadéves, hányadik év, képzési félév, hányadik féléves
studyMode: tagozat, tagozata, munkarend, munkarendje, képzési forma, képzés formája, képzés típusa, képzési mód, levelező, nappali, képzés rendje, munkarend szerint, oktatás formája, oktatási forma
train: vonat, vonata, vonatszám, vonatszáma, szerelvény
coach: kocsi, kocsiszám, vagon
platform: peron, vágány, vágányszám, kocsiállás
travelClass: kocsiosztály, utazási osztály, jegyosztály, kabinosztály, kabin, osztály
checkIn: bejelentkezés, érkezés napja, érkezés dátuma, becsekkolás, bejelentkezés ideje, szállás kezdete, bejelentkezési nap, szállás első napja, becsekkolás ideje, check in napja
checkOut: kijelentkezés, távozás, elutazás, kicsekkolás, kijelentkezési nap, kijelentkezés ideje, szállás utolsó napja, check out napja
nights: éjszakák, éjszaka, vendégéjszakák, tartózkodás hossza, éjszakánként, hány éjszaka, éjszakára
luggage: poggyász, poggyásza, csomagok száma, feladott poggyász, kézipoggyász, bőrönd, poggyászok, kézipoggyásza, poggyászkeret, feladott poggyásza
venue: helyszín, helyszíne, találkozó helye, találkozás helye, előadás helye, megrendezés helye, hely, munkavégzés helye, megtartás helye, esemény helye, baleset helye, káresemény helye, vizsga helye, képzés helye, hol lesz, találkozó, stadion, színház, mozi, csarnok, edzés helye, gyülekezés helye
organiser: szervező, szervezője, rendező, rendezvényszervező, házigazda, utazásszervező, utazási iroda, rendezője, ki szervezi
training: edzés, edzése, órája, következő óra, csoportos óra, foglalt óra, óra neve, foglalkozás, foglalkozása, edzésidőpont, vezetési óra, vezetés, úszásoktatás, órarendi óra, csoportos edzés, lefoglalt óra
borrowed: kölcsönzött, kölcsönzések, kikölcsönzött, kölcsönözve, kint lévő könyvek, nála lévő dokumentumok, kikölcsönzött könyvek, hány könyv
reserved: előjegyzés, előjegyzések, előjegyzett, foglalt, lefoglalt, várólista, sorban állás, előjegyezve, hanyadik a sorban
`;
