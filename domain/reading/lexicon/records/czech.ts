import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Czech. */
export const czechRecords: Forms = {
  colour: 'barva, barvy, barva vozidla, barva karoserie, odstín, zbarvení, srst',
  fuel: 'palivo, paliva, druh paliva, pohon, pohonu, pohonná hmota, zdroj energie',
  make: 'tovární značka, značka vozidla, výrobce, výrobce vozidla, značka auta, tovární značka a model, značka a typ, výrobcem, značka zařízení, značka kola, značka přístroje',
  model:
    'model, modelu, obchodní označení, model vozidla, tovární značka a model, typ vozidla, model zařízení, obchodní označení vozidla, varianta verze, verze, modelová řada',
  body: 'karoserie, typ karoserie, druh karoserie, karosérie',
  engine: 'motor, motoru, motory',
  engineSize: 'zdvihový objem, objem motoru, zdvihový objem motoru, objem válců, obsah motoru, kubatura',
  weight:
    'hmotnost, hmotnosti, váha, váhy, provozní hmotnost, největší povolená hmotnost, největší technicky přípustná hmotnost, pohotovostní hmotnost, celková hmotnost, hmotnost zásilky, váha psa, hmotnost balíku, hmotnost v kg, užitečná hmotnost, kolik váží, váha zvířete, okamžitá hmotnost',
  mileage:
    'najeto, najeté km, najeto km, stav tachometru, tachometr, stav počítadla ujeté vzdálenosti, stav počítače ujeté vzdálenosti, nájezd, ujeté kilometry, počet km, ujeto, stav km, najeto kilometrů, kolik najeto',
  emissions: 'emise, emisí, emise co2, emisní norma, emisní třída, emisní limit',
  manufactured:
    'rok výroby, datum výroby, rok výstavby, rok zhotovení, vyrobeno, rok výroby vozidla, modelový rok, rok uvedení do provozu, datum uvedení do provozu, kdy vyrobeno, rok kolaudace',
  use: 'užití, způsob využití, druh využití, využití, způsob užívání, určené použití, účel užití, použití',
  inspection:
    'technická prohlídka, technické prohlídky, prohlídka, prohlídky, technická kontrola, kontrola, kontroly, revize, příští technická prohlídka, stk, vyšetření, vyšetření pacienta, platnost stk do, platnost technické prohlídky do, technická prohlídka do, ověření, ověřování, ověření totožnosti, kontrola kotle, další kontrola, revize plynu, servisní prohlídka, další prohlídka, příští prohlídka, preventivní prohlídka, lékařská prohlídka, měření emisí, kolaudace',
  inspector: 'technik, kontrolní technik, inspektor, kontrolor, revizní technik, znalec, zkoušející',
  station: 'stanice technické kontroly, stanice stk, dílna, servis, autoservis',
  result:
    'výsledek, výsledku, výsledky, závěr, výrok, výsledek kontroly, výsledek zkoušky, rozhodnutí, výsledek vyšetření, celkový prospěch, celkové hodnocení, výsledek řízení, výsledek přijímacího řízení, výsledek ověření, výsledek testu, výrok rozhodnutí, celkový výsledek, závěr vyšetření, posudek, posudkový závěr, prospěl, splněno, nález, interpretace, rozhodnuto, zdravotní způsobilost',
  defect: 'závada, závady, závad, vady, nedostatky, zjištěné závady',
  restriction:
    'omezení, harmonizované kódy, omezení vlastnického práva, zvláštní podmínky, podmínky užití, omezení a zatížení, zvláštní omezení, věcné břemeno, břemena, podmínky, podmínka, kódy omezení, zákaz',
  carrier:
    'dopravce, dopravci, přepravce, kurýr, kurýra, doručovatel, letecká společnost, provozuje, přepravní společnost, přepravní služba, doručuje, dopravní společnost, přepravcem, autobusový dopravce, svozová společnost',
  pickup:
    'výdejní místo, výdejního místa, odběrné místo zásilky, vyzvednutí, místo vyzvednutí, osobní odběr, výdejní box, vyzvednout kde, podací pošta, ukládací pošta, vyzvednutí zásilky, pobočka vyzvednutí, kde vyzvednout, dodací pošta, výdejna, výdejní místo adresa, místo odběru',
  contents:
    'obsah, obsahu, obsah zásilky, popis obsahu, obsah balíku, popis zboží, co je uvnitř, předmět zásilky, druh zboží, obsahuje',
  note: 'poznámka, poznámky, poznámka k objednávce, pokyny, komentář, upozornění, vzkaz, doplňující informace, přání, připomínky, poznámce, dodatek, doplňující údaje, další informace, vzkaz pro kurýra, dieta, alergie, doporučení lékaře, pozn, instrukce, zpráva',
  expected:
    'předpokládané doručení, očekávané doručení, předpokládaný, předpokládaná, očekávaný, očekávané, plánované doručení, plánovaný, předpokládaný termín, odhadované doručení, odhadovaný, předpokládané, předpokládané datum, očekávaná, odhad doručení, kdy dorazí, doručíme, plánované, plánovaná, předběžný termín',
  shipped:
    'odesláno, odeslání, datum odeslání, podání zásilky, datum podání, předáno dopravci, vypraveno, expedováno, datum expedice, odeslána, odesláno dne, kdy odesláno, předáno, předána, předáno kurýrovi, podána, podáno na poště',
  cashOnDelivery: 'dobírka, dobírky, dobírkou, výše dobírky, dobírková částka, platba při převzetí',
  code: 'kód, kódu, kód pro vyzvednutí, heslo zásilky, přístupový kód, ověřovací kód, kód k vyzvednutí, bezpečnostní kód, kód dveří, výdejový kód, kód zboží, kód produktu, celní kód',
  barcode: 'čárový kód, čárového kódu, čárový kód zboží',
  article: 'artikl, artiklu, položka, položky, číslo položky, číslo zboží, katalogové číslo',
  diagnosis: 'diagnóza, diagnózy, kód diagnózy, klinická diagnóza, základní diagnóza, důvod návštěvy, indikace, mkn-10',
  disease: 'nemoc, nemoci, onemocnění, choroba, proti nemoci, proti onemocnění, očkování proti',
  medicine:
    'lék, léku, léky, léčivo, léčiva, léčivý přípravek, název léku, přípravek, přípravku, očkovací látka, vakcína, název vakcíny, předepsaný lék, léčivého přípravku, název přípravku, název léčivého přípravku, léčivem, vakcíny, očkovací látky, předepsáno',
  ingredient: 'účinná látka, účinné látky, léčivá látka, složení, složka',
  dosage: 'dávkování, návod k použití, jak užívat, užívání, způsob podání, způsob užití',
  dose: 'dávka, dávky, číslo dávky, pořadí dávky, pořadí očkování',
  batch: 'šarže, šarži, číslo šarže, č šarže, výrobní šarže, šarže vakcíny',
  pharmacy: 'lékárna, lékárny, výdejna',
  pharmacist: 'lékárník, lékárníka, vydal lékárník, farmaceut, vydávající',
  sample: 'vzorek, vzorku, materiál, materiálu, biologický materiál, druh materiálu, typ vzorku',
  sampled: 'odběr vzorku, odběru, datum odběru, odebráno, čas odběru, odběr dne, datum a čas odběru',
  bodyHeight: 'výška, výšky, tělesná výška, výška v cm',
  copayment: 'doplatek pacienta, spoluúčast pacienta, regulační poplatek, doplatek za lék, hradí pacient',
  chip: 'čip, čipu, číslo čipu, mikročip, mikročipu, číslo mikročipu, transpondér',
  species: 'druh zvířete, zvířete, živočišný druh',
  breed: 'plemeno, plemene, rasa',
  blood: 'krevní skupina, krevní skupiny',
  father: 'otec, otce, jméno otce, jméno a příjmení otce',
  mother: 'matka, matky, jméno matky, jméno a příjmení matky',
  spouse: 'manžel, manžela, manželka, manželky, manžela nebo manželky, partner, partnerka, jméno manžela',
  guarantor: 'ručitel, ručitele, spoludlužník',
  householder: 'hlava rodiny, hlava domácnosti, přednosta domácnosti',
  relation:
    'příbuzenský vztah, příbuzenský poměr, vztah, vztahu, vztah k držiteli, příbuznost, poměr k, vztah k pojistníkovi, vztah k dítěti, vztah k žadateli',
  teacher:
    'učitel, učitele, učitelka, třídní učitel, třídní učitelka, třídní, vyučující, lektor, lektora, lektorka, trenér, trenéra, instruktor, cvičitel, vedoucí práce, školitel, konzultant práce, učitelky, lektorem, trenérka, instruktora, vedoucí kurzu, vedoucí kroužku, školitele, vychovatel, vychovatelka, garant předmětu, garant, učitel autoškoly, vede, kdo učí, vedoucí bakalářské práce',
  author: 'autor, autora, autorka, autoři',
  agent:
    'zprostředkovatel, zprostředkovatele, makléř, pojišťovací zprostředkovatel, agent, pojišťovací agent, obchodní zástupce, celní zástupce, realitní kancelář, cestovní kancelář prodejce, získatel, poradce pojištění, kdo prodal, vázaný zástupce',
  caseworker:
    'vyřizuje, vyřizující, referent, referentka, zpracoval, zpracovala, úřední osoba, oprávněná úřední osoba, vyhotovil, vyhotovila, pracovník úřadu, řešitel, likvidátor, likvidátora, osoba vyřizující, kontaktní pracovník, vyřizuje paní, vyřizuje pan, oprávněná osoba úřadu, sociální pracovnice, zpracovatel, zpracovatele, kdo vyřizuje, úředník, koordinátor',
  signatory:
    'podpis, podpisu, podepsal, podepsala, podepsán, schválil, schválila, podepisující osoba, uvolnil, ověřil, za správnost, podepsáni, schváleno kým, podepsána kým, kdo podepsal, za společnost, ověřila, za dárce, za obdarovaného, oprávněn podepisovat, podepsaný',
  representative:
    'zástupce, zákonný zástupce, zákonného zástupce, zmocněnec, zplnomocněný zástupce, zastoupený, zastoupen, jednatel, jednatele, způsob jednání, prokurista, rodič, rodiče, rodičů, opatrovník, statutární zástupce, statutárního orgánu, člen představenstva, jednající, zástupce žáka, zástupce dítěte, zmocněnce, pověřená osoba',
  chairperson: 'předseda, předsedy, předsedkyně, předseda představenstva, předseda výboru, prezident',
  shareholder: 'společník, společníka, společníci, akcionář, akcionáře, jediný společník, jediný akcionář',
  court: 'soud, soudu, rejstříkový soud, krajský soud, okresní soud, městský soud, soud a spisová značka',
  authority:
    'úřad, úřadu, vydávající úřad, finanční úřad, městský úřad, katastrální úřad, katastrální pracoviště, matriční úřad, vydávající orgán, příslušný úřad, orgán, instituce, obecní úřad, živnostenský úřad, celní úřad, magistrát, úřad práce, úřad městské části, správa sociálního zabezpečení, ossz, čssz, kdo rozhodl, úřad vydal, vydává, komora, ministerstvo, obecního úřadu, stavební úřad, matrika',
  creditor:
    'věřitel, věřitele, zástavní věřitel, zástavní věřitele, oprávnění pro, oprávněný, ve prospěch, úvěrující, věřitelem, zástavní věřitel banka, financující banka, poskytovatel úvěru, zapůjčitel, oprávněný ze zástavního práva',
  founded:
    'datum vzniku, den vzniku, datum založení, rok založení, datum zápisu, den zápisu, vznik společnosti, datum vzniku a zápisu, vznik oprávnění, založena',
  signed:
    'podepsáno, datum podpisu, podpisu smlouvy, uzavřeno dne, uzavřena dne, datum uzavření, datum uzavření smlouvy, datum smlouvy, sjednáno dne, smlouva ze dne, smlouvy ze dne, darovací smlouva ze dne, uzavřena, uzavřeno, uzavření smlouvy, uzavření, sjednána, sjednáno, den uzavření, datum sjednání, podepsána, datum podepsání, kdy podepsáno, kdy uzavřeno, kupní smlouva ze dne, smlouva uzavřena',
  activity:
    'předmět podnikání, předmět činnosti, činnost, činnosti, hlavní činnost, obor činnosti, obor podnikání, odvětví, převažující činnost, živnost, živnosti, cz nace',
  brand: 'obchodní název, obchodní značka, obchodní jméno, zkrácený název, značka zboží',
  purpose:
    'účel, účelu, účel vydání, účel potvrzení, pro účely, za účelem, vydává se za účelem, účel platby, účel úvěru, zpráva pro příjemce, účel daru, na co, k čemu, určeno na, potvrzení pro, určen na, určeno pro, komu předložit, pro koho, k jakému účelu, účel cesty, účel pobytu, na jaký účel, předloží',
  reason: 'důvod, důvodu, důvody, příčina, odůvodnění, důvod ukončení, důvod nepřítomnosti',
  plot: 'parcela, parcely, parcelní číslo, pozemek, pozemku, pozemky, číslo parcely, stavební parcela, druh pozemku, parc č, parcelní č, pozemková parcela, pozemek č, st parcela, zahrádka číslo, číslo pozemku, parcelu',
  deed: 'nabývací titul, nabývací titul nebo jiný podklad zápisu, kupní smlouva, právní titul, podklad zápisu, právní základ, nabývací listina, darovací smlouva, usnesení o dědictví, právní důvod nabytí, nabytí',
  share:
    'podíl, podílu, vlastnický podíl, spoluvlastnický podíl, velikost podílu, podíl na společných částech, obchodní podíl, podíly, spoluvlastnického podílu, podíl na domě, spoluvlastnický podíl na společných částech, podíl na nákladech',
  floor: 'patro, patra, podlaží, poschodí, podlaží bytu, patře, na patře, v patře, nadzemní podlaží, podl',
  apartment:
    'číslo bytu, byt číslo, číslo jednotky, bytová jednotka, č bytu, jednotka, jednotky, č jednotky, jednotka č, číslo bytové jednotky, označení jednotky, vymezená jednotka, byt č, byt čís',
  rooms: 'počet pokojů, pokojů, počet místností, dispozice, dispozice bytu',
  valuation: 'ocenění, tržní hodnota, odhadní cena, odhadní hodnota, zjištěná cena, hodnota nemovitosti, odhad',
  turnover: 'obrat, obratu, roční obrat, tržby, čistý obrat, výnosy',
  fund: 'fond oprav, fondu oprav, fond, fondu, dlouhodobá záloha, příspěvek do fondu oprav, příspěvek na správu domu a pozemku, příspěvek na opravy, tvorba fondu oprav, fond údržby',
  territory: 'územní platnost, územní rozsah, území, platí na území, platnost v zemích',
  supplyPoint:
    'ean odběrného místa, ean kód, eic, eic kód, odběrné místo, číslo odběrného místa, číslo místa spotřeby, ean opm, předávací místo, opm, odběrného místa číslo, číslo opm, eic opm, ean eic, kód odběrného místa, identifikace odběrného místa, číslo místa, ean číslo',
  distributor: 'distributor, distributora, distribuční společnost, provozovatel distribuční soustavy',
  opening:
    'počáteční stav, počáteční, počáteční zůstatek, předchozí stav, stav na začátku, na začátku období, převod z minulého období, předchozí odečet',
  closing:
    'konečný stav, konečný, konečná, konečné, koncový stav, konečný zůstatek, nový stav, stav na konci, na konci období, současný stav',
  principal:
    'jistina, jistiny, zůstatek jistiny, nesplacená jistina, zbývající jistina, výše jistiny, zůstatek úvěru, výše poskytnutého úvěru, výše úvěru, původní výše úvěru, zbývá jistiny, zůstatek dluhu jistina, splaceno z jistiny, výše půjčky, částka úvěru, poskytnutá částka',
  instalment:
    'splátka, splátky, výše splátky, měsíční splátka, splátka úvěru, anuita, anuitní splátka, splátek, počet splátek, pravidelná splátka, výše měsíční splátky, další splátka, první splátka, druhá splátka, anuitní',
  overpayment: 'přeplatek, přeplatku, přeplatky, přeplatek z minulého období',
  lateFee:
    'úrok z prodlení, úroky z prodlení, poplatek z prodlení, poplatek za zpoždění, zpozdné, smluvní pokuta, sankční poplatek, penále z prodlení, úroky, penalizace, úrok z prodlení celkem, poplatek za upomínku, upomínací poplatek',
  deduction:
    'srážky, srážka, srážek, odpočet, odpočty, sleva na dani, nezdanitelná část, srážky celkem, sleva na poplatníka',
  taxBase: 'základ daně, základu daně, daňový základ, vyměřovací základ, zdanitelná mzda, dílčí základ daně',
  bonus: 'bonus, odměna, odměny, příplatek, příplatky, mimořádná odměna, osobní ohodnocení',
  contribution:
    'příspěvky, sociální pojištění, zdravotní pojištění, odvody, důchodové pojištění, pojistné na sociální zabezpečení, sociální zabezpečení, státní příspěvek, příspěvek zaměstnavatele, příspěvek účastníka, pojistné zaměstnance, odvod, odvedeno, zdravotní pojištění zaměstnanec',
  hours:
    'hodiny, hodin, odpracované hodiny, počet hodin, hodin týdně, přesčas, přesčasy, týdenní počet hodin, hodinová dotace, počet vyučovacích hodin, vyučovacích hodin, rozsah hodin, hodinový rozsah, kolik hodin, hodin celkem, jízdní hodiny',
  leave: 'dovolená, dovolené, zůstatek dovolené, zbývající dovolená, nárok na dovolenou',
  noticePeriod: 'výpovědní lhůta, výpovědní doba, výpovědní lhůty, výpovědní doby',
  branch:
    'pobočka, pobočky, domovská pobočka, domovská knihovna, detašované pracoviště, odštěpný závod, pobočku, kmenová pobočka, oblastní pobočka, územní pracoviště, krajská pobočka, úřadovna, kontaktní místo, jednatelství, místní organizace',
  channel:
    'kanál, kanálu, komunikační kanál, způsob kontaktu, způsob oznámení, oznámení, upozorňování, preferovaný kontakt, upozornění zasílat, způsob zasílání, zasílání, způsob upozornění, jak informovat',
  bitcoin: 'bitcoiny, bitcoinu, bitcoinů',
  studyYear: 'ročník studia, rok studia, studijní ročník',
  studyMode: 'forma studia, formy studia, typ studia, forma vzdělávání, způsob studia',
  train: 'vlak, vlaku, číslo vlaku, vlak číslo, spoj, spoje, vlaky, rychlík',
  coach: 'vagon, vagón, vůz, číslo vozu, vagonu',
  platform: 'nástupiště, kolej, nástupiště a kolej, stání, stanoviště, nástupiště kolej',
  travelClass: 'cestovní třída, vozová třída, třída vozu, kabina, přepravní třída, třída',
  checkIn: 'příjezd, datum příjezdu, nástup na pobyt, začátek pobytu, ubytování od, check-in',
  checkOut: 'odjezd, datum odjezdu, ukončení pobytu, konec pobytu, ubytování do, check-out',
  nights: 'počet nocí, nocí, noci, délka pobytu, počet noclehů, za noc, kolik nocí, noc, přenocování',
  luggage:
    'zavazadlo, zavazadla, zavazadel, zapsané zavazadlo, odbavené zavazadlo, příruční zavazadlo, zavazadlech, kabinové zavazadlo, kufr, kufry, odbavená zavazadla',
  venue:
    'místo konání, místo, místo setkání, kde, dějiště, místo akce, místo schůze, místo výkonu práce, pracoviště místo, místo zkoušky, místo výcviku, místo srazu, sraz, areál, kde se koná, místo pořádání, stadion, divadlo, kde to je, místo nehody, místo plnění, místo kurzu',
  organiser:
    'pořadatel, pořadatele, organizátor, organizátora, pořádá, hostitel, pořádající, cestovní kancelář, pořadatelem, kdo pořádá, organizuje, provozovatel tábora, pořádající organizace',
  training:
    'trénink, tréninku, lekce, lekci, hodina cvičení, příští lekce, rezervovaná lekce, cvičení, lekce jógy, výcviková jízda, jízda, jízdy, další trénink, termín lekce, název lekce, skupinová lekce, kurz plavání',
  borrowed:
    'vypůjčeno, výpůjčky, výpůjček, aktuální výpůjčky, půjčené knihy, půjčeno, počet výpůjček, vypůjčené knihy, půjčených knih, počet půjčených, vypůjčených, počet vypůjčených, vypůjčené tituly, kolik půjčeno',
  reserved: 'rezervováno, rezervace, rezervací, rezervované, fronta, ve frontě, rezervované knihy',
  updated:
    'datum aktualizace, poslední změna, poslední aktualizace, datum změny, změna ke dni, poslední zápis, naposledy změněno',
  premium: 'pojistné za období',
  plan: 'varianta, varianty, název balíčku, typ tarifu, název produktu, distribuční sazba d, produkt dodávky',
  points:
    'věrnostních bodů, počet bodů, stav bodů, získané body, bonus malus, razítka, trestné body, bodový stav, bonusová třída',
  discount: 'slevu, slevový, slevová, výše slevy, bonus za bezeškodní průběh, úspora, zvýhodnění',
  refund:
    'vráceno, vrácená částka, k vrácení, vrácení, vratka přeplatku, k vyplacení, částka k vrácení, refundace, vratka daně',
  savings: 'stavební spoření, doplňkové penzijní spoření, spořicího účtu, termínovaný vklad, vkladní knížka',
  meter: 'elektroměr, plynoměr, vodoměr, měřidla, měřiče, měřič, kalorimetr, rtn, indikátor',
  holder:
    'držitelem, držitele, držitelka, majitele účtu, pro koho, na koho, vydáno pro, vystaveno pro, vystaveno na, oprávněný držitel, majitelka účtu',
  tenant: 'nájemci, nájemcem, podnájemník, podnájemce, pachtýř, uživatel bytu, spolunájemce, hlavní nájemce',
  employee: 'zaměstnanci, zaměstnankyni, pracovníka, pracovnice, zaměstnaný, brigádník',
  employment:
    'zaměstnán, zaměstnána, pracovní smlouva, pracovní smlouvy, dohoda o provedení práce, práce, pracovněprávní vztah',
  club: 'spolek, spolku, sdružení, svaz, svazu, nadace, nadační fond, zahrádkářský svaz, základní organizace, klubem, organizační jednotka, charita, neziskovka',
  exam: 'testu, zkoušku, státní zkouška, závěrečná zkouška, maturitní zkouška, maturita, zápočet, obhajoba, přijímací zkouška, atestace',
  semester: 'semestru studia, akademickém roce, akademického roku, školním roce, školního roku',
  prescription: 'receptu, identifikátor receptu, e recept, předpis léku, poukaz, žádanka, žádanky, doporučení',
  departure: 'odletu, odjezd vlaku, kdy odjíždí, datum odjezdu, čas odjezdu spoje',
  origin: 'výchozí místo, nástup, místo nakládky, odesílací místo, odkud jede, výchozí zastávka, letiště odjezdu',
  articleNumber:
    'kód zboží, kód produktu, číslo artiklu, celní kód, kód celního sazebníku, sazební zařazení, kód nomenklatury, kód výrobku, objednací číslo',
  iban: 'bankovní účet číslo, č účtu, účet příjemce, účet pro platbu, účet pro platby, na jaký účet, číslo účtu příjemce, bankovní spojení účet, účet pro úhradu, účet svj',
  licenceClass:
    'rozsah oprávnění, skupiny oprávnění, řidičské oprávnění skupiny, skupina oprávnění, skupina vozidel, pro skupiny',
  birth: 'datum nar, kdy narozen, datum narození dítěte, narozeného, narozené',
  type: 'typ dokladu, forma pobytu, charakter, povaha, typ smlouvy, kategorii, jaký typ, druhem',
  available: 'volné, volných, zbývá, zbývající, zbývajících, nevyčerpaná, nevyčerpané, použitelné, k použití',
  visits: 'zbývající vstupy, počet návštěv, vstupů, zbývá vstupů, návštěvy v roce, docházka',
  application: 'reklamace, reklamaci, námitky, námitka, námitek, odvolání, stížnost, podat',
};
