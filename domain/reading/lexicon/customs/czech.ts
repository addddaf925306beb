/** How single kinds of papers and pages call what all of them speak of, in Czech. */
export const czechCustoms = `
name: jménem, název subjektu, jak se jmenuje, jméno psa, názvem
given: jméno dítěte, jména dítěte, křestním
family: rodné příjmení, rodného příjmení, příjmení za svobodna, rodné jméno, příjmením
person: osob, spotřebitel, strana, osobu, osobě, přihlašovatel, deklarant, oznamovatel, přihlášený, poplatníka, člen domácnosti, členové domácnosti, počet členů domácnosti, účastník řízení, svědek, fyzická osoba, kdo platí, kdo zaplatil, plátcem
holder: držitelem, držitele, držitelka, pro koho, na koho, vydáno pro, vystaveno pro, vystaveno na, majitelka účtu
owner: vlastnické právo, spoluvlastník, vlastníci, provozovatel, majitel vozidla, majitele psa, majitel zvířete, chovatel, držitel psa, vlastníkem, spoluvlastníci, majitelka
customer: zákazníkem, odběratelem, objednavatel, objednavatele, kdo objednal, kdo koupil, stálý zákazník, koncový zákazník, objednatele
insured: pojištěnce
beneficiary: obdarovaný, obdarovaného, oprávněný, oprávněného, příjemce dávky
student: studentka, studentky, posluchač, posluchače, absolventa, uchazeče o studium, účastník kurzu, žákyni, frekventantka
employee: zaměstnanci, zaměstnankyni, pracovníka, pracovnice, zaměstnaný, brigádník
tenant: nájemci, nájemcem, podnájemník, podnájemce, pachtýř, uživatel bytu, spolunájemce
landlord: vlastník bytu, správce domu, pronajímatelem, propachtovatel, pronajímatelka, kdo pronajímá
patient: vyšetřovaný, pacientem, očkovaný, vyšetřovaného, nemocný, posuzovaná osoba
child: vyživované dítě, děti
borrower: úvěrový dlužník, klient úvěru, leasingový nájemce, dlužníka, spoludlužníci
recipient: obdarovaný, obdarovaného, adresátem, dovozce, příjemci
sender: vývozce, podavatel, odesilatel, odesilatele, plátce příkazu
doctor: ošetřující lékař, pediatr, indikující lékař, předepisující lékař, lékařka, doporučující lékař, dětský lékař, žadatel vyšetření, veterinární lékař, veterinář, lékaře, ošetřujícího lékaře, lékařem, zubař, zubní lékař, fyzioterapeut, sestra, psycholog, terapeut, odborný lékař, registrující lékař, posudkový lékař, očkující lékař, očkoval, vyšetřující lékař, specialista, porodní asistentka, posuzující lékař
manager: správce, ředitelka, předseda svj, správcovská firma, správce domu, předseda výboru, ředitele, děkan, starosta, stavbyvedoucí, nadřízeného, vedoucího
employer: podnik, zaměstnavatele, zaměstnavateli, firmy, firmě, společnosti, kde pracuje
insurer: zdravotní pojišťovna, zdravotní pojišťovny
provider: prodávajícího, dodavatelem, zhotovitele, prodávajícím, obchodník s elektřinou, poskytovatele, vodárenská společnost, provozovatel, provozovatele
issuer: kdo vystavil, kdo vydal
account: smluvní účet, bankovní spojení, účet č, účtem
membership: členstvím, permanentku
subscription: předplatným, odběr novin, předplacená služba
contract: smluvní účet, smlouva č, smlouvou, smlouvu, smluv, dohoda, dohody
policy: pojistná smlouva č, pojištěním, pojistku, pojistné smlouvě
card: průkaz č, věrnostní karta, kartička, kartičky, legitimace, průkazky
invoice: zúčtování, faktura č, složenka, zúčtovací faktura, dobropis
order: objednávka č
booking: rezervaci, pobyt
ticket: vstupenky, letenky, jízdenku, vstupenku, jízdní doklad, jízdního dokladu, letenku, jízda, přepravní doklad, vstupenek
delivery: doprava, dopravy, způsob dopravy, způsob doručení, doručeno, dodáno, doručena, předáno příjemci, dodávky, dodací, závoz, odvoz
parcel: zásilka č, zásilku, podacího čísla, doporučená zásilka, zásilkou
vehicle: vůz značky, vozu, auta, motocykl, motocyklu, vozidle, přívěs
licence: průkaz způsobilosti, povolenka, rybářský lístek, lovecký lístek, zbrojní průkaz, parkovací karta, parkovací oprávnění, parkovací povolení, koncese, koncesní listina, živnostenské oprávnění, oprávnění k parkování
registration: ičo, identifikační číslo osoby, rejstřík, rejstříku, technický průkaz, technického průkazu, list vlastnictví, listu vlastnictví, číslo listu vlastnictví, ič, identifikační číslo, registrováno, spisová značka rejstříku, evidence, evidence vozidel, v evidenci, evidenci, orv, malý technický průkaz, lv, list vlastnictví č
certificate: diplom, diplomu, vysvědčení, rodný list, oddací list, doklad o, technický průkaz, technického průkazu, velký technický průkaz, potvrzením, průkaz původu, protokol, protokolu, záruční list, úmrtní list, maturitní vysvědčení
meter: elektroměr, plynoměr, vodoměr, měřidla, měřiče, měřič, kalorimetr, rtn, indikátor, elektroměru, plynoměru, vodoměru
water: stočné, studená voda
loan: výše poskytnutého úvěru, výše úvěru, hypotečního úvěru, úvěry, úvěrová smlouva, úvěrové smlouvy, leasing, leasingu, zástavní právo smluvní, hypoteční, spotřebitelský úvěr
savings: stavební spoření, doplňkové penzijní spoření, spořicího účtu, termínovaný vklad, vkladní knížka
portfolio: majetkový účet, cenné papíry, investice, podílové listy, akcie
property: nemovité věci, nemovitá věc, dům, domu, budova, budovy, byty, stavba, stavby, garáž, garáže, garážové stání, pronajatý byt, zahrádka, chata
course: vyučovací předmět, studijní předmět, studijního programu, studijního oboru, studiu, předmět, předmětu, specializace, vzdělávací program, kód oboru, název studijního oboru, obory, modul, kurzy, školení
exam: testu, zkoušku, státní zkouška, závěrečná zkouška, maturitní zkouška, maturita, zápočet, obhajoba, přijímací zkouška, atestace
product: výrobku, produkty, název položky, předmětu
device: přístroj, přístroje, přístroji, spotřebič, spotřebiče, router, modem, set top box
payment: záloha, zálohy, převod, převodu, inkaso, trvalý příkaz, záloh, zálohu, zálohové, výběr, výběru, výběry, daru, dary, příspěvek na bydlení, dávka, stipendium, stipendia, dotace, podpora, výplata dávky, odškodné, odškodnění, plnění, vyplaceno, inkasní platba, splátkový kalendář, předpis záloh, vklady, příkaz
employment: zaměstnán, zaměstnána, pracovní smlouva, pracovní smlouvy, dohoda o provedení práce, práce, pracovněprávní vztah
pension: starobní důchod, invalidní důchod, penzijní, důchodová, vdovský důchod, druh dávky, starobního důchodu
claim: škodní událost, škodné události, škodní události, nehoda, nehody, pojistné události, odškodnění, odškodné, vznik škody, škodou, likvidace
application: reklamace, reklamaci, námitky, námitka, námitek, odvolání, stížnost, podat, žádost, žádosti, přihláška, přihlášky, podání, o žádosti
prescription: receptu, e recept, předpis léku, poukaz, žádanka, žádanky, doporučení
appointment: datum a čas návštěvy, objednán na, termín ošetření, schůzky, konzultace, objednání, kontrolní návštěva
vaccination: očkováno, přeočkování
enrolment: přijetí ke studiu, přijat, přijata, zapsán, zapsána, nástup ke studiu, přijímací řízení, zapsaný
event: schůze, shromáždění, akce, setkání, akci, představením, zápas, zápasu, výstava, výstavy, festival, schůzi, závod, závodu, tábor, tábora, zájezd, zájezdu, projekce, konference
document: výpis, výpisu, osvědčení o registraci vozidla, dopis, dopisu, sdělení, oznámení o, doklad č, dopis ze dne, stvrzenka, stvrzenky, příjmový doklad, účtenka, účtenky, usnesení, výzva, výzvy, oznámení
number: číslo v třídním výkazu, číslo v katalogu, objednávka č, faktura č, smlouva č, doklad č, účet č, zásilka č, průkaz č, rozhodnutí č, pojistná smlouva č, ičo, identifikační číslo osoby, číslo listu vlastnictví, č jednotky, evidenční č, registrační č, členské č, eori, lrn, identifikační číslo, identifikátor datové schránky, ič, ičz, iczdph, evidenční číslo průkazu, katalogové č, č účtu
reference: jednací číslo, číslo řízení, konstantní symbol, specifický symbol, kód partnera, var symbol, referenční číslo, číslo případu, čj, číslo žádosti, naše zn, číslo transakce, id transakce, mrn, zpráva pro příjemce
iban: bankovní účet číslo, č účtu, účet příjemce, účet pro platbu, účet pro platby, na jaký účet, číslo účtu příjemce, bankovní spojení účet, účet pro úhradu, účet svj
taxNumber: daňové identifikační číslo
nationalId: číslo pojištěnce, číslo pasu, číslo cestovního dokladu, č op, číslo průkazu totožnosti
plate: registrační značka vozidla, evidenční značka, registrační značky, státní značka, reg značka
chassis: identifikační číslo vozidla, výrobní číslo karoserie
seat: místo číslo, číslo místa, místenka, míst k sezení, místa k sezení, řada a sedadlo, křeslo, sedadlech
room: pokoji, učebna, učebny, místnosti, sálu
gate: vchod, vstup, brány, odletová brána
zone: parkovací zóna, zónu, sektor, sektoru, oblast, oblasti
status: rodinný stav, fáze, je aktivní, je zaplaceno
plan: varianta, varianty, název produktu, distribuční sazba d, produkt dodávky, distribuční sazba, distribuční tarif, produktová řada, cenový produkt
type: forma pobytu, charakter, povaha, kategorii, jaký typ, druhem
level: stupně, pokročilost, věrnostní úroveň
group: třídy, studijní skupina, skupinu, družstvo, studijní kruh, kruh, kroužek, kroužku, družina, kategorie hráče
licenceClass: rozsah oprávnění, skupiny oprávnění, řidičské oprávnění skupiny, skupina oprávnění, skupina vozidel, pro skupiny
university: školu, univerzitě, mateřská škola, mateřské školy, základní škola, střední škola, gymnázium, školka, jesle, autoškola, autoškoly, vzdělávací instituce, školské zařízení, vysoké školy
club: spolek, spolku, sdružení, svaz, svazu, nadace, nadační fond, zahrádkářský svaz, základní organizace, klubem, organizační jednotka, charita, neziskovka
hospital: zdravotnické zařízení, laboratoř, poskytovatel zdravotních služeb, pracoviště, zdravotnického zařízení, poskytovatel zdravotní péče, nemocnici, ambulance, očkovací místo, veterinární klinika, ordinaci, zdravotní středisko, laboratoře, zařízení odběru
department: oddělením, odbor, odboru, útvaru, katedra, katedry, ústav, ústavu, středisko nákladové, referát
semester: akademickém roce, akademického roku, školním roce, školního roku, pololetí, vysvědčení za, zimní semestr
degree: dosažený titul, kvalifikace, získaná kvalifikace, typ studijního programu, stupeň studijního programu
position: pracovní místo, druh práce, sjednaná práce, zařazení, funkční zařazení, funkci, pozici, profesní zařazení, vykonávaná práce
address: adresa trvalého pobytu, adresa odběrného místa, kde bydlí, pobyt, trvale hlášen, adresa pro doručování, místo podnikání, adresou, hlášen k pobytu
city: městská část, místo trvalého bydliště, katastrální území, městě, obcí, okres, okresu, městys
country: země původu, stát původu, země určení
birthplace: místo a okres narození, narozen v, obec narození, místa narození, kde narozen, rodiště
origin: výchozí místo, nástup, místo nakládky, odesílací místo, odkud jede, výchozí zastávka, letiště odjezdu, nástupní stanice, letiště odletu, místo nástupu, stanice odjezdu
destination: výstupní stanice, letiště příletu, stanice příjezdu, cílové místo, místo vykládky, místo dodání, kam jede, cílová zastávka, trasa, trasy, směr jízdy, cílové letiště, místo určení
email: emailu, mailová adresa, el pošta, elektronická pošta
phone: mobilu, tel č, kontaktní číslo
website: internetová stránka, webová adresa
username: přihlašovací údaj
method: způsob, způsob doručení, způsob dopravy, forma úhrady, metoda, platební metodu, forma platby, jak placeno, čím zaplaceno, platební karta, převodem
frequency: jak často, jak často se platí, četnost, způsob placení pojistného, jak často platit, periodicita, perioda, četnost svozu, frekvence svozu, splátkování, způsob placení, lhůtnost
date: kdy, dnem, ze dne, dopis ze dne, den, dni, kterého dne, ve dne, jaký den, datem, data konání, datum konání
start: datum účinnosti, přiznává se od, datum přijetí, odkdy, začíná, pracovní neschopnost od, účinnosti od, vznik členství, vznik nároku, vznik pojištění, počátek odpovědnosti, hlášen od, datum začátku, aktivováno, zprovoznění, zřízeno, nabytí účinnosti, zahájeno, zahájena, nárok od, přiznáno od, studuje od, poskytováno od
until: konečná splatnost, datum konečné splatnosti, spotřebujte do, použitelnost do, použitelné do, lze uplatnit do, smlouva do, doba určitá do, datum doplacení, uloženo do, připraveno do, k vyzvednutí do, vyzvednout do, platnost technické prohlídky do, technická prohlídka do, dokdy, do kdy platí, pracovní neschopnost do, období do, pobyt do, zánik, nárok do, konec závazku, závazek do, skončení, použít do, využít do, záruka do, zaměstnání do, doba určitá končí, platnosti do, platí nejdéle do, datum vypršení, splaceno do, konec splácení, poslední splátka, do kdy trvá, ukončeno ke dni, odstávka do, do data, expiruje, minimální trvanlivost, spotřebovat do
joined: přihlášen k pobytu, hlášen k pobytu od, datum přihlášení, datum přijetí za člena, přijat za člena, vznik členství, registrace od, v klubu od, čtenář od, čtenářem od, účet od, s námi od, datum zápisu do seznamu, členka od, zapsaný od, od kdy je členem, uživatel od
renewal: další stržení, další splátka předplatného, prolongace, prodlouženo, automatické prodloužení, obnovuje se, další fakturace, příští fakturace, datum další platby
issued: vyhotoveno, vyhotovení, místo a datum, dopis ze dne, stav ke dni, výpis ke dni, pořízeno, tisk, vyhotoveno v, vystavena, vystaven, vydána, vydán, datum potvrzení, datum dopisu, datum dokladu, datum rozhodnutí, vystavení, vydání, datum zpracování, aktuální k, stav k, údaje ke dni, vygenerováno, potvrzeno dne
cancelledOn: zrušeno, zrušena, odhlášeno, stornováno, vymazáno, datum výmazu, vyřazeno, datum zániku členství, ukončeno dne, uzavření účtu
lastVisit: poslední aktivita, naposledy online, poslední vstup, poslední pobyt, poslední přihlášení dne
created: datum objednávky, datum nákupu zboží, zaevidováno, datum uskutečnění zdanitelného plnění, duzp, nahlášeno, oznámeno, datum oznámení, datum vzniku škody, podání žádosti, datum podání žádosti, došlo, doručeno úřadu, přijato, přijetí, zaplaceno dne, uhrazeno dne, zaúčtováno, rezervováno dne, objednáno, založen, datum otevření, poskytnuto dne, čerpáno, nahlášena, koupeno, pořízeno dne, datum připsání
updated: datum aktualizace, poslední změna, poslední aktualizace, datum změny, změna ke dni, poslední zápis
birth: datum nar, narozeného, narozené
departure: odletu, kdy odjíždí, datum odjezdu
arrival: příjezdu, příletu, kdy přijede
graduation: datum státní zkoušky, ukončil, ukončila, absolvoval, absolvovala, dokončení, datum ukončení studia, předpokládané ukončení studia, absolvováno
time: v kolik, v kolik hodin, čas začátku, začátek v, hodině, v kolik začíná, čas konání, čas srazu, začátek hod, v kolik odjíždí, časový úsek
period: od do, zdaňovací období, zúčtovací období od do, účetní období, fakturované období, za rok, za měsíc, měsíc, měsíce, čtvrtletí, platební období, turnus, termín pobytu, za jaké období
duration: záruka, záruční doba, délka pobytu dny, standardní doba studia, délka, délky, jak dlouho, na jak dlouho, doba, doby, záruky, rozsah úvazku, praxe, počet měsíců, splatnost úvěru, fixace, výpůjční doba
money: výše, celková výše
capital: základní kapitál, základního kapitálu, výše základního kapitálu, kapitál
total: kolik zaplatit, kolik mám zaplatit, celkem s dph, celkem bez dph, úhrn, celkem kč, nedoplatek k úhradě, souhrnná, souhrnný, souhrnné, úhrnem, úhrnná, celková, celkový, celkové, celkových, celková výše, souhrn, celkem za rok, v součtu, kolik celkem
balance: prostředky, prostředků, peněžní prostředky, kreditu, peněženka, peněženky, hotovost, stav konta, kolik je na účtu
outstanding: doplatek, doplatku, zbývá doplatit, k doplacení, nedoplatek k úhradě, dlužné, dlužno, zbývá zaplatit, zbývající částka, kolik zbývá, nedoplatky, nedoplatku, k doplacení celkem, dluhy, dluhu, zbývá doplatit celkem, chybí uhradit
fee: poštovné, dopravné, poplatek za odpad, školné, kurzovné, startovné, provize, jízdné, cena dopravy, poplatku za, poplatek za svoz, místní poplatek, místního poplatku, koncesionářský poplatek, rozhlasový poplatek, televizní poplatek, stravné, školkovné, zápisné, manipulační poplatek, správní poplatek, parkovné, mýtné, služby spojené s užíváním, cena za služby, poplatek za psa, poplatek za komunální odpad, účastnický poplatek, cena parkování, předpis plateb, náklady na správu, rekreační poplatek, ubytovací poplatek, pokladní poplatek
price: sazba za, jednotková sazba, kupní cena, stojí, kolik stojí, pořizovací cena, cena opravy, náklady na opravu, hodnota zboží, celní hodnota, nákupní cena, kolik stálo, nabývací cena, náklad, nákladů
pay: hrubá mzda, čistá mzda, základní plat, odměna za práci, hodinová mzda, mzdě, platový tarif, průměrný výdělek, výdělek, výdělku, průměrná mzda, odměna z dohody, kolik vydělává
income: příjmu, rozhodný příjem, výdělky, zisk, příjem domácnosti
rent: pachtovné, pachtovného, kolik je nájem
tax: daňová povinnost, daň po slevách, sazba dph, sazba daně, clo, cla, celní dluh, daně z nemovitých věcí, daň z nemovitosti, daň z nemovitých věcí, spotřební daň, srážková daň
discount: slevu, slevový, slevová, bonus za bezeškodní průběh, úspora, zvýhodnění
deposit: vratná kauce, složená kauce, akontace, kauci, vratná záloha, jistina nájmu, rezervační poplatek, zálohovaná částka
limit: limity, rámec, strop, kontokorent, kontokorentu, povolené přečerpání, maximální částka
coverage: limit pojistného plnění, pojistná hodnota, rizika, pojistná ochrana, rozsah, limit pojistného, varianta pojištění, co je kryto, územní a věcný rozsah
refund: vráceno, k vrácení, vrácení, k vyplacení, refundace
fine: sankce, pokutu, přirážka
holdings: hodnota portfolia, celková hodnota portfolia, hodnota investice, hodnota investic, hodnota účtu, tržní hodnota portfolia, hodnota majetku, držené, držba, naspořeno, hodnota prostředků
interest: úroková míra, sazba úroku, úrok p a, roční úroková sazba, úroku p a, roční sazba, výnos, výnosu, zhodnocení, úročení, sazby
percent: sazba dph, sazba daně
points: věrnostních bodů, získané body, bonus malus, razítka, trestné body, bonusová třída
usage: spotřebováno, odebráno, spotřebovaná, spotřebované, odběru energie, odebraná, vyčerpáno, využito, spotřeba tepla, kolik spotřeboval, vypočtená spotřeba, spotřební náklady
data: objem dat v tarifu, datový balíček, datový balík
power: jmenovitý výkon, výkon, rezervovaná kapacita
area: výměra, výměry, plocha, plochy, podlahová plocha, užitná plocha, velikost bytu, metráž, užitková plocha, započitatelná plocha, vytápěná plocha, podlahová plocha bytu, m2, kolik metrů, rozloha, rozlohy
reading: počáteční stav, konečný stav, koncový stav, stav na začátku, stav na konci, stav vodoměru, stav plynoměru, odečtu, odečty, stav počitadla, náměr, náměry, odečtený stav, stav číselníku, koncový odečet
quantity: kusů, balení, počtu, počet osob v domácnosti, kolik kusů, kolik osob, počet hostů, počet nádob, počet výtisků, počet míst
visits: vstupů, návštěvy v roce, docházka
grade: prospěchu, známky, průměr, průměrný prospěch, známku, výsledná známka, vážený průměr, studijní průměr celkem, počet získaných bodů, klasifikace
due: zaplatit do, zaplaťte do, uhradit do, kdy zaplatit, vrátit do, datum vrácení, odvolání do, do kdy zaplatit, rok splatnosti, nejpozději do, nejpozději, vypořádání nejpozději do, uhradit nejpozději, reklamace do, námitky do, vrátit nejpozději, platba do, kdy vrátit, uhradit do dne, zaplaťte nejpozději, do kdy podat, do kdy uhradit, do kdy vrátit, do kdy reklamovat, splatná, splatný, vyplatit do, doplatit do, odevzdat do, poslední den, splatnosti do, do kdy, dokdy
paid: zaplacená, zaplacené, zaplacený, uhrazená, uhrazené, uhrazený, uhradil, zaplatil, připsáno, přijatá platba
overdue: po splatnosti, po lhůtě splatnosti, prodlení, opožděné, po splatnosti dnů, zpoždění, opožděno, dluh po splatnosti, nevrácené, upomínka, upomínáno
available: volné, volných, zbývá, zbývající, zbývajících, nevyčerpaná, nevyčerpané, použitelné, k použití
current: nyní, aktuálně, současná, stávajícího, momentální, aktuálního, v současnosti, k dnešnímu dni
next: příštího, nejbližší, následujícího, dalšího, příštím
last: posledního, naposled, poslednímu, minulé, minulého
former: předešlý, předešlá, dosavadní, bývalá, původní adresa, předchozího
first: prvního, prvně, poprvé, prvé
gross: s dph, včetně dph, cena s dph, částka s dph, celkem s dph, hrubá mzda, hrubého
net: bez dph, cena bez dph, částka bez dph, celkem bez dph, čistá mzda, čistého
minimum: nejnižší, nejmenší
maximum: nejvyšší, největší, nejvýše
original: výše poskytnutého úvěru, výše úvěru, poskytnutá částka
emergency: v případě nouze, kontakt v nouzi, koho kontaktovat, nouzové
bitcoin: bitcoiny, bitcoinu, bitcoinů
`;
