import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const czechPapers: Forms = {
  name: 'název firmy, obchodní firma, obchodné meno, jménem, název subjektu, název spolku, název organizace příjemce, titul jméno příjmení, titul jméno a příjmení, jak se jmenuje, jméno zvířete, jméno psa, jméno příjmení, příjmení jméno, názvem',
  person: 'poplatník, daňový subjekt, daňovník, počet osob, osob, spotřebitel, strana',
  student:
    'žákyně, absolvent, absolventka, žiačka, studenta, studentka, studentky, posluchač, posluchače, absolventa, uchazeče o studium, účastník kurzu, žákyni, frekventantka, dítě žák',
  provider:
    'prodávající, zhotovitel, predávajúci, zhotoviteľ, dodavatel energie, dodavatele plynu, prodávajícího, dodavatelem, zhotovitele, prodávajícím, obchodník s elektřinou, dodavatel plynu, dodavatel elektřiny, dodavatel vody, poskytovatele, poskytovatel služeb, vodárenská společnost, prodejce energie, provozovatel, provozovatele',
  manager:
    'jednatel, předseda představenstva, statutární orgán, konateľ, štatutárny orgán, správce, správce nemovitosti, ředitelka, vedoucí pracovník, předseda svj, správcovská firma, správce domu, předseda výboru, hlavní vedoucí, ředitele, ředitel školy, ředitelka školy, rektor, děkan, starosta, stavbyvedoucí, nadřízeného, vedoucího',
  employer:
    'organizace, název zaměstnavatele, podnik, zaměstnavatele, zaměstnavateli, firmy, firmě, společnosti, název organizace, název společnosti, kde pracuje, název firmy zaměstnavatele',
  issuer: 'orgán, vydávající orgán, úřad, vydala, vystavila, kdo vystavil, kdo vydal',
  course:
    'zaměření, název předmětu, vyučovací předmět, studijní předmět, studijního programu, studijního oboru, studiu, program studia, název programu, název kurzu, předmět, předmětu, specializace, vzdělávací program, učební obor, kód oboru, název studijního oboru, obory, modul, kurzy, školení',
  degree:
    'dosažené vzdělání, akademický titul, stupeň vzdělání, dosažený titul, úroveň vzdělání, kvalifikace, získaná kvalifikace, typ studijního programu, stupeň studijního programu',
  position:
    'pracovní zařazení, pracovné zaradenie, pracovní místo, druh práce, sjednaná práce, zařazení, funkční zařazení, funkci, pozici, profesní zařazení, vykonávaná práce',
  type: 'právní forma, právna forma',
  group:
    'třída, ročník, trieda, třída žáka, třídy, studijní skupina, skupinu, družstvo, oddělení třída, studijní kruh, kruh, kroužek, kroužku, družina, název skupiny, kategorie hráče',
  start:
    'vznik pracovního poměru, zaměstnán od, zaměstnána od, den vzniku, datum vzniku, od kdy, začátek smlouvy, smlouva od, den nástupu, datum účinnosti, začátek nájmu, nájem od, začátek období, přiznává se od, zahájení studia, datum přijetí, odkdy, začíná, pracovní neschopnost od, začátek platnosti, počátek platnosti, platnost od kdy, účinnosti od, od data, období od, vznik členství, vznik nároku, vznik pojištění, počátek odpovědnosti, pobyt od, hlášen od, přihlášena od, přihlášen od, zaměstnání od, datum začátku, datum aktivace, aktivováno, zprovoznění, zřízeno, datum zřízení, datum zprovoznění, nabytí účinnosti, začátek kurzu, začátek období krytí, zahájeno, zahájena, od kdy platí, nárok od, přiznáno od, studuje od, poskytováno od',
  until:
    'skončení pracovního poměru, účinnost do, konečná splatnost, datum konečné splatnosti, konec fixace, spotřebujte do, použitelnost do, použitelné do, lze uplatnit do, smlouva do, ukončení smlouvy, doba určitá do, datum doplacení, uloženo do, připraveno do, k vyzvednutí do, vyzvednout do, platnost stk do, platnost technické prohlídky do, technická prohlídka do, dokdy, do kdy platí, pracovní neschopnost do, konec období, období do, pobyt do, zánik, zánik členství, zánik pojištění, datum zániku, nárok do, platnost průkazu, platnost karty, konec závazku, závazek do, skončení, skončení platnosti, použít do, využít do, konec záruky, záruka do, zaměstnání do, datum skončení, doba určitá končí, platnosti do, platí nejdéle do, datum vypršení, vyprší dne, splaceno do, konec splácení, poslední splátka, do kdy trvá, předpokládaný konec studia, ukončeno ke dni, odstávka do, do data, expiruje, minimální trvanlivost, spotřebovat do',
  created:
    'datum nákupu, datum transakce, datum uskutečnění, datum zdanitelného plnění, datum objednávky, přijato dne, datum přijetí žádosti, datum nákupu zboží, zaevidováno, datum uskutečnění zdanitelného plnění, duzp, nahlášeno, datum nahlášení, oznámeno, datum oznámení, datum vzniku škody, podání žádosti, datum podání žádosti, došlo, doručeno úřadu, přijato, přijetí, zaplaceno dne, uhrazeno dne, datum zaúčtování, zaúčtováno, rezervováno dne, objednáno, objednáno dne, datum založení účtu, založen, datum otevření, poskytnuto dne, datum čerpání, čerpáno, nahlášena, kdy koupeno, kdy zakoupeno, koupeno, pořízeno dne, datum připsání',
  graduation:
    'ukončeno, datum absolvování, datum státní zkoušky, ukončil, ukončila, absolvoval, absolvovala, dokončení, datum ukončení studia, předpokládané ukončení studia, absolvováno',
  reference:
    'číslo jednací, č j, sp zn, naše značka, ean, číslo spisu, evidenční číslo, jednací číslo, čj dokumentu, číslo řízení, konstantní symbol, specifický symbol, kód partnera, vs pro platbu, var symbol, referenční číslo, číslo případu, zpráva pro příjemce vs, čj, číslo žádosti, naše zn, číslo transakce, id transakce, mrn, kód zboží, kód produktu, zpráva pro příjemce',
  number:
    'pořadové číslo, sériové číslo, výrobní číslo, číslo v třídním výkazu, číslo v katalogu, objednávka č, faktura č, smlouva č, doklad č, účet č, zásilka č, průkaz č, rozhodnutí č, pojistná smlouva č, ičo, identifikační číslo osoby, číslo listu vlastnictví, č jednotky, evidenční č, registrační č, číslo pojistky, členské č, eori, lrn, identifikační číslo, identifikátor datové schránky, ič, ičz, iczdph, studentské číslo, číslo studenta, evidenční číslo průkazu, katalogové č, číslo účtu, č účtu',
  nationalId: 'r č, rodné č, číslo pojištěnce, číslo pasu, číslo cestovního dokladu, č op, číslo průkazu totožnosti',
  paid: 'zaplacená částka, uhrazená částka, přijatá částka, zaplacená suma, přijato, zaplacená, zaplacené, zaplacený, uhrazená, uhrazené, uhrazený, uhrazeno celkem, uhradil, zaplatil, připsáno, přijatá platba',
  money: 'slovy, slovom, částka slovy, výše, celková výše',
  pay: 'základní mzda, základná mzda, hrubá mzda, čistá mzda, základní plat, odměna za práci, tarifní mzda, hodinová mzda, mzdě, platový tarif, výše platu, průměrný výdělek, výdělek, výdělku, hrubý plat, čistý plat, průměrná mzda, odměna z dohody, kolik vydělává, vyplacená mzda, výměr platu',
  price:
    'jednotková cena, cena za kus, cena za jednotku, sazba za, jednotková sazba, kupní cena, stojí, kolik stojí, pořizovací cena, cena kurzu, cena zboží, cena opravy, náklady na opravu, hodnota zboží, celní hodnota, nákupní cena, kolik stálo, cena s dph za, cena pobytu, cena zájezdu, nabývací cena, náklad, nákladů',
  usage:
    'odběr, celková spotřeba, spotřebováno, odebrané množství, odebráno, spotřeba energie, spotřebovaná, spotřebované, spotřebovaná energie, odběru energie, roční spotřeba, spotřeba celkem, odebraná, odebraná elektřina, vyčerpáno, využito, spotřeba tepla, kolik spotřeboval, vypočtená spotřeba, spotřební náklady',
  product:
    'popis, označení dodávky, názov tovaru, zboží název, název zboží, název výrobku, výrobku, produkty, název položky, předmětu',
  property:
    'předmět nájmu, predmet nájmu, místo spotřeby, nemovité věci, nemovitá věc, dům, domu, budova, budovy, byty, stavba, stavby, garáž, garáže, garážové stání, pronajatý byt, typ nemovitosti, zahrádka, chata',
  vehicle: 'tovární značka, továrenská značka, značka a model, značka vozu, vůz značky, druh vozidla',
  chassis: 'výrobní číslo vozidla, identifikační číslo vozidla, výrobní číslo karoserie, vin číslo',
  grade:
    'prospěch, celkové hodnocení, celkový prospěch, prospěchu, známky, průměr, průměrný prospěch, stupeň prospěchu, známku, výsledná známka, celková známka, vážený průměr, studijní průměr celkem, počet získaných bodů, klasifikace, bodové hodnocení',
  duration:
    'pracovní úvazek, úvazek, týdenní pracovní doba, pracovný úväzok, záruka, záruční doba, doba pojištění, doba nájmu, doba studia, délka studia, délka pobytu dny, doba splatnosti, standardní doba studia, délka, délky, délka trvání, jak dlouho, na jak dlouho, doba, doby, záruky, doba úvěru, délka kurzu, doba smlouvy, rozsah úvazku, doba praxe, praxe, doba nájmu měsíců, počet měsíců, splatnost úvěru, fixace, doba fixace, výpůjční doba',
  period:
    'za období, mzdové období, za obdobie, od do, zdaňovací období, sledované období, období pojištění, období od do, zúčtovací období od do, účetní období, období vyúčtování, fakturované období, za rok, za měsíc, období dodávky, měsíc, měsíce, čtvrtletí, platební období, turnus, termín pobytu, za jaké období, období studia, období dávky',
  city: 'místo, místo vydání, miesto, městská část, místo trvalého bydliště, katastrální území',
  address:
    'bytem, adresa sídla, místo trvalého pobytu, adresa trvalého pobytu, adresa odběrného místa, adresa místa, místo pobytu, adresa bydliště, adresa bytu, umístění nemovitosti, kde bydlí, pobyt, trvale hlášen, adresa pobytu, adresa bytu jednotky, adresa pro doručování, doručovací adresa adresa, adresa nemovitosti, adresa objektu, adresa vlastníka, místo podnikání, adresa domu, kontaktní adresa, adresou, hlášen k pobytu',
  status: 'stav řízení, právní stav, stav zásilky, stav objednávky, stav žádosti, rodinný stav',
  application: 'žádost, žádosti, přihláška, přihlášky, podání, o žádosti',
  bic: 'swift kód, kód banky swift',
  capital: 'základní kapitál, základního kapitálu, výše základního kapitálu, kapitál',
  area: 'výměra, výměry, plocha, plochy, podlahová plocha, užitná plocha, výměra pozemku, velikost bytu, metráž, užitková plocha, započitatelná plocha, plocha bytu, vytápěná plocha, výměra parcely, podlahová plocha bytu, m2, kolik metrů, rozloha, rozlohy',
  registration:
    'ičo, identifikační číslo osoby, rejstřík, rejstříku, osvědčení o registraci, technický průkaz, technického průkazu, list vlastnictví, listu vlastnictví, číslo listu vlastnictví, ič, identifikační číslo, zápis v rejstříku, registrováno, spisová značka rejstříku, evidence, evidence vozidel, v evidenci, evidenci, orv, malý technický průkaz, lv, číslo lv, list vlastnictví č',
  document:
    'výpis, výpisu, osvědčení o registraci vozidla, dopis, dopisu, sdělení, oznámení o, doklad č, dopis ze dne, dokumentu, stvrzenka, stvrzenky, příjmový doklad, účtenka, účtenky, usnesení, výzva, výzvy, oznámení',
  reading:
    'počáteční stav, konečný stav, koncový stav, stav na začátku, stav na konci, předchozí odečet, stav vodoměru, stav plynoměru, odečtu, odečty, stav počitadla, náměr, náměry, odečtený stav, stav číselníku, hodnota odečtu, koncový odečet, počáteční odečet, poslední odečet',
  current: 'nyní, aktuálně, současná, stávajícího, nynější stav, momentální, aktuálního, v současnosti, k dnešnímu dni',
  date: 'kdy, dnem, ze dne, dopis ze dne, den, dni, kterého dne, ve dne, jaký den, datem, data konání, datum konání, datum a čas',
  issued:
    'vyhotoveno, vyhotovení, datum vyhotovení, místo a datum, dopis ze dne, stav ke dni, výpis ke dni, vystaveno kdy, pořízeno, tisk, vyhotoveno v, potvrzení vystaveno, vystavena, vystaven, vydána, vydán, datum potvrzení, datum dopisu, datum dokladu, datum rozhodnutí, kdy vydáno, kdy vystaveno, vystavení, vydání, datum zpracování, ze dne vydání, aktuální k, stav k, údaje ke dni, datum vyhotovení výpisu, vygenerováno, datum vystavení dokladu, vydáno kdy, potvrzeno dne',
  due: 'zaplatit do, zaplaťte do, uhradit do, kdy zaplatit, vrátit do, datum vrácení, lhůta splatnosti, den splatnosti, splatnost faktury, lhůta pro odvolání, odvolání do, do kdy zaplatit, kdy je splatné, rok splatnosti, nejpozději do, nejpozději, vypořádání nejpozději do, uhradit nejpozději, lhůta pro reklamaci, reklamace do, námitky do, lhůta k podání námitek, termín splatnosti, termín úhrady, termín vrácení, vrátit nejpozději, lhůta k úhradě, platba do, kdy vrátit, uhradit do dne, zaplaťte nejpozději, do kdy podat, do kdy uhradit, do kdy vrátit, do kdy reklamovat, splatná, splatný, vyplatit do, doplatit do, odevzdat do, poslední den, den splatnosti splátky, splatnosti do, do kdy, dokdy',
  overdue: 'po splatnosti, po lhůtě splatnosti, prodlení, opožděné',
  net: 'bez dph, cena bez dph, částka bez dph, celkem bez dph, čistá mzda, čistého',
  gross: 's dph, včetně dph, cena s dph, částka s dph, celkem s dph, hrubá mzda, hrubého',
  total:
    'kolik zaplatit, kolik mám zaplatit, celkem s dph, celkem bez dph, celková cena, úhrn, celkové náklady, celkem kč, celková platba, nedoplatek k úhradě, souhrnná, souhrnný, souhrnné, úhrnem, úhrnná, celková, celkový, celkové, celkových, celková výše, celková hodnota, souhrn, vyúčtováno celkem, náklady celkem, celkem za rok, v součtu, kolik celkem',
  fee: 'poštovné, dopravné, poplatek za odpad, školné, kurzovné, startovné, poplatek měsíčně, provize, jízdné, cena dopravy, poplatku za, poplatek za svoz, místní poplatek, místního poplatku, koncesionářský poplatek, rozhlasový poplatek, televizní poplatek, příspěvky členské, členské příspěvky, úhrada za stravné, stravné, školkovné, kurzovné celkem, registrační poplatek, zápisné, manipulační poplatek, správní poplatek, parkovné, mýtné, služby spojené s užíváním, cena za služby, poplatek za psa, poplatek za komunální odpad, účastnický poplatek, cena parkování, předpis plateb, náklady na správu, rekreační poplatek, ubytovací poplatek, pokladní poplatek',
  delivery: 'doprava, dopravy, způsob dopravy, způsob doručení, doručení zásilky',
  payment:
    'zálohová platba, záloha, zálohy, nová záloha, výše zálohy, převod, převodu, inkaso, trvalý příkaz, záloh, zálohu, zálohové, uhrazené zálohy, výběr, výběru, výběry, daru, dary, příspěvek na bydlení, dávka, stipendium, stipendia, dotace, podpora, výplata dávky, odškodné, odškodnění, plnění, pojistné plnění, pojistného plnění, vyplaceno, inkasní platba, splátkový kalendář, předpis záloh, vklady, příkaz',
  deposit:
    'vratná kauce, složená kauce, akontace, kauci, výše kauce, vratná záloha, jistina nájmu, rezervační poplatek, zálohovaná částka',
  loan: 'výše poskytnutého úvěru, výše úvěru, hypoteční úvěr, hypotečního úvěru, úvěry, úvěrová smlouva, úvěrové smlouvy, leasing, leasingu, zástavní právo smluvní, hypoteční, spotřebitelský úvěr',
  original: 'výše poskytnutého úvěru, výše úvěru, poskytnutá částka, původní výše úvěru',
  interest: 'úroková míra, sazba úroku, úrok p a, roční úroková sazba',
  quantity:
    'počet kusů, kusů, balení, počet balení, počtu, počet osob v domácnosti, kolik kusů, kolik osob, počet hostů, počet vstupenek, počet účastníků, počet nádob, počet výtisků, počet míst, počet cestujících',
  owner:
    'vlastnické právo, spoluvlastník, vlastníci, provozovatel, majitel vozidla, vlastník vozidla, majitele psa, majitel zvířete, chovatel, držitel psa, vlastníkem, vlastník jednotky, spoluvlastníci, majitelka',
  landlord: 'vlastník bytu, správce domu, pronajímatelem, propachtovatel, pronajímatelka, kdo pronajímá',
  event:
    'schůze, shromáždění, akce, název akce, setkání, název představení, akci, představením, zápas, zápasu, výstava, výstavy, festival, schůzi, shromáždění vlastníků, závod, závodu, tábor, tábora, zájezd, zájezdu, projekce, konference',
  semester: 'pololetí, vysvědčení za, zimní semestr, letní semestr',
  doctor:
    'ošetřující lékař, pediatr, indikující lékař, předepisující lékař, lékařka, doporučující lékař, dětský lékař, žadatel vyšetření, veterinární lékař, veterinář, lékaře, ošetřujícího lékaře, lékařem, zubař, zubní lékař, fyzioterapeut, sestra, psycholog, terapeut, odborný lékař, registrující lékař, posudkový lékař, očkující lékař, očkoval, vyšetřující lékař, specialista, porodní asistentka, posuzující lékař',
  patient: 'vyšetřovaná osoba, vyšetřovaný, pacientka',
  hospital:
    'zdravotnické zařízení, laboratoř, poskytovatel zdravotních služeb, pracoviště, zdravotnického zařízení, poskytovatel zdravotní péče, nemocnici, ambulance, očkovací místo, veterinární klinika, ordinaci, zdravotní středisko, laboratoře, zařízení odběru',
  appointment:
    'datum a čas návštěvy, objednán na, termín vyšetření, termín ošetření, schůzky, konzultace, termín schůzky, objednání, termín objednání, kontrolní návštěva',
  taxNumber: 'daňové identifikační číslo, dič plátce',
  country: 'stát vydání, země původu',
  family: 'rodné příjmení, rodného příjmení, příjmení za svobodna, rodné jméno, dřívější příjmení, příjmením',
  given: 'jméno dítěte, křestním jménem, jména dítěte, křestním, křestní jména',
  birthplace: 'místo a okres narození, narozen v, obec narození, místa narození, kde narozen, rodiště',
  customer: 'konečný zákazník',
  plan: 'distribuční sazba, distribuční tarif, název tarifu, produktová řada, cenový produkt',
  frequency:
    'jak často, jak často se platí, frekvence placení, četnost, způsob placení pojistného, jak často platit, periodicita, perioda, interval, četnost svozu, frekvence svozu, splátkování, způsob placení, lhůtnost',
  time: 'v kolik, v kolik hodin, čas začátku, začátek v, hodině, v kolik začíná, čas konání, čas srazu, začátek hod, čas návštěvy, v kolik odjíždí, časový úsek, čas vyzvednutí',
  departure: 'čas odjezdu, čas odletu, datum odletu',
  arrival: 'čas příjezdu, čas příletu, předpokládaný příjezd, příjezdu, příletu, kdy přijede, datum příletu',
  origin: 'nástupní stanice, letiště odletu, místo nástupu, stanice odjezdu',
  destination:
    'výstupní stanice, letiště příletu, stanice příjezdu, cílové místo, místo vykládky, místo dodání, kam jede, cílová zastávka, trasa, trasy, směr jízdy, cílové letiště, místo určení',
  seat: 'číslo sedadla, místo číslo, číslo místa, místenka, míst k sezení, místa k sezení',
  ticket:
    'druh jízdenky, vstupenky, letenky, jízdenku, vstupenku, jízdní doklad, jízdního dokladu, letenku, jízda, přepravní doklad, vstupenek, jízdné jízdenka, časová jízdenka',
  username: 'login, přihlašovací údaj',
  email: 'mail, kontaktní e-mail, emailu, mailová adresa, el pošta, elektronická pošta',
  phone:
    'tel, telefonický kontakt, kontaktní telefon, telefonu, mobilu, tel č, telefon kontakt, kontaktní číslo, mobilní číslo, telefon domů',
  certificate:
    'diplom, diplomu, vysvědčení, rodný list, oddací list, doklad o, technický průkaz, technického průkazu, velký technický průkaz, potvrzením, certifikátu, průkaz původu, protokol, protokolu, záruční list, úmrtní list, maturitní vysvědčení',
  power: 'hodnota jističe, jmenovitý výkon, výkon motoru, výkon, rezervovaná kapacita',
  meter: 'elektroměru, plynoměru, vodoměru',
  insured: 'jméno pojištěného, pojištěnce',
  coverage:
    'limit pojistného plnění, rozsah krytí, pojistná hodnota, pojištěná rizika, rizika, pojistné krytí, pojistná ochrana, rozsah, limit pojistného, varianta pojištění, co je kryto, územní a věcný rozsah',
  contract: 'smluvní účet, smlouva č, smlouvou, smlouvu, smluv, dohoda, dohody, dodatek smlouvy',
  account: 'smluvní účet, bankovní spojení, účet č',
  invoice: 'zúčtování, faktura č, fakturu, faktur, vyúčtování služeb, složenka, zúčtovací faktura, dobropis',
  pension:
    'starobní důchod, druh důchodu, výše důchodu, invalidní důchod, penzijní, důchodová, výše důchodu celkem, vdovský důchod, druh dávky, starobního důchodu, penzijní spoření',
  outstanding: 'doplatek, doplatku, zbývá doplatit, k doplacení, nedoplatek k úhradě',
  child: 'jméno a příjmení dítěte, vyživované dítě, děti',
  data: 'objem dat v tarifu, datový balíček, datový balík',
  plate:
    'registrační značka vozidla, evidenční značka, registrační značky, rz vozidla, spz vozidla, státní značka, reg značka, registrační značka rz',
  enrolment:
    'datum zápisu, den zápisu, zapsán do studia, přijetí ke studiu, přijat, přijata, zapsán, zapsána, nástup ke studiu, přijímací řízení, zapsaný',
  order: 'objednávka č',
  parcel: 'zásilka č, zásilku, podacího čísla, doporučená zásilka, zásilkou',
  card: 'průkaz č, kartu, čtenářský průkaz, věrnostní karta, zákaznická karta, kartička, kartičky, průkaz pojištěnce, legitimace, průkazky',
  policy: 'pojistná smlouva č, pojištěním, pojistku, pojistné smlouvě',
  maximum: 'nejvyšší, největší, nejvýše',
  minimum: 'nejnižší, nejmenší',
  tax: 'daňová povinnost, daň po slevách, sazba dph, sazba daně, clo, cla, celní dluh, daně z nemovitých věcí, daň z nemovitosti, daň z nemovitých věcí, spotřební daň, výše daně, dph celkem, částka dph, srážková daň',
  insurer: 'zdravotní pojišťovna, zdravotní pojišťovny, kód pojišťovny',
  method:
    'způsob, způsob doručení, způsob dopravy, forma úhrady, metoda, platební metodu, forma platby, jak placeno, čím zaplaceno, způsob odběru, způsob výplaty, způsob vrácení, platební karta, převodem',
  water: 'vodné a stočné, stočné, studená voda',
  nothing: 'kdo, jaký, jaká, jaké, který, která, které, kolik, kým, lze, může, musí, bude, byl, byla, bylo',
  percent: 'sazba dph, sazba daně',
  claim:
    'škodní událost, škodné události, škodní události, nehoda, nehody, pojistné události, odškodnění, odškodné, vznik škody, škodou, likvidace',
  recipient:
    'obdarovaný, obdarovaného, obdarovaná organizace, příjemce daru, adresátem, dovozce, příjemce zásilky, příjemci',
  beneficiary: 'obdarovaný, obdarovaného, oprávněný, oprávněného, osoba oprávněná, obmyšlená osoba, příjemce dávky',
  balance:
    'prostředky, prostředků, disponibilní zůstatek, stav kreditu, peněžní prostředky, kreditu, peněženka, peněženky, hotovost, volné prostředky, stav konta, kolik je na účtu',
  holdings:
    'hodnota portfolia, celková hodnota portfolia, hodnota investice, hodnota investic, hodnota účtu, tržní hodnota portfolia, hodnota majetku, držené, držba, naspořeno, naspořená částka, hodnota prostředků',
  limit:
    'denní limit, limit výběru, limity, rámec, strop, limit karty, kontokorent, kontokorentu, povolené přečerpání, maximální částka',
  studyYear: 'ročník, ročníku, kolikátý ročník, úsek studia, semestr studia',
  studyMode: 'prezenční, kombinovaná, formou, studium forma, forma a typ studia, denní studium, dálkové',
  inspector: 'odhadce, odhadce škod, zkušební komisař, komisař, mobilní technik, kominík',
  cancelledOn:
    'zrušeno, zrušena, datum odhlášení, odhlášeno, datum storna, stornováno, vymazáno, datum výmazu, vyřazeno, datum vyřazení, datum zániku členství, ukončeno dne, uzavření účtu',
  lastVisit: 'poslední aktivita, naposledy online, poslední vstup, poslední pobyt, poslední přihlášení dne',
  taxBase: 'dílčí daňový základ, základ pro výpočet, základ pro výpočet daně, základ daně celkem',
  rent: 'čisté nájemné, výše nájemného, nájemné za měsíc, pachtovné, pachtovného, kolik je nájem',
  borrower: 'úvěrový dlužník, klient úvěru, hlavní dlužník, leasingový nájemce, dlužníka, spoludlužníci',
  university:
    'škole, školu, univerzitě, mateřská škola, mateřské školy, základní škola, střední škola, gymnázium, školka, jesle, autoškola, autoškoly, vzdělávací instituce, název školy, školské zařízení, vysoké školy',
  department: 'oddělením, odbor, odboru, útvaru, katedra, katedry, ústav, ústavu, středisko nákladové, referát',
  licence:
    'průkaz způsobilosti, povolenka, rybářský lístek, lovecký lístek, zbrojní průkaz, parkovací karta, parkovací oprávnění, parkovací povolení, koncese, koncesní listina, živnostenské oprávnění, oprávnění k parkování, povolení k pobytu',
  chip: 'tetovací číslo, čip číslo, označení zvířete',
  reserved: 'počet rezervací, připraveno k vyzvednutí, čekající rezervace, pořadí ve frontě',
  leave: 'dnů dovolené, kolik dovolené, dovolená celkem, nevyčerpaná dovolená, stará dovolená',
  chairperson: 'předseda spolku, předsedou, starosta sokola, předseda rady',
  spouse: 'manželé, manželovi, choť',
  bonus: 'prémie, prémií, odměn, příplatek za',
};
