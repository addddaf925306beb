import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Czech. */
export const czechRecords: Forms = {
  colour: 'barva, barvy, barva vozidla, barva karoserie, odstín, zbarvení, srst',
  fuel: 'palivo, paliva, druh paliva, pohon, pohonu, pohonná hmota, zdroj energie',
  make: 'tovární značka, značka vozidla, výrobce, výrobce vozidla, značka auta, tovární značka a model',
  model: 'model, modelu, obchodní označení, model vozidla, tovární značka a model',
  body: 'karoserie, typ karoserie, druh karoserie, karosérie',
  engine: 'motor, motoru, motory',
  engineSize: 'zdvihový objem, objem motoru, zdvihový objem motoru, objem válců, obsah motoru, kubatura',
  weight:
    'hmotnost, hmotnosti, váha, váhy, provozní hmotnost, největší povolená hmotnost, největší technicky přípustná hmotnost, pohotovostní hmotnost, celková hmotnost, hmotnost zásilky',
  mileage:
    'najeto, najeté km, najeto km, stav tachometru, tachometr, stav počítadla ujeté vzdálenosti, stav počítače ujeté vzdálenosti, nájezd, ujeté kilometry',
  emissions: 'emise, emisí, emise co2, emisní norma, emisní třída, emisní limit',
  manufactured: 'rok výroby, datum výroby, rok výstavby, rok zhotovení, vyrobeno, rok výroby vozidla',
  use: 'užití, způsob využití, druh využití, využití, způsob užívání, určené použití, účel užití, použití',
  inspection:
    'technická prohlídka, technické prohlídky, prohlídka, prohlídky, technická kontrola, kontrola, kontroly, revize, příští technická prohlídka, stk, vyšetření, vyšetření pacienta, platnost stk do, platnost technické prohlídky do, technická prohlídka do',
  inspector: 'technik, kontrolní technik, inspektor, kontrolor, revizní technik, znalec, zkoušející',
  station: 'stanice technické kontroly, stanice stk, dílna, servis, autoservis',
  result:
    'výsledek, výsledku, výsledky, závěr, výrok, výsledek kontroly, výsledek zkoušky, rozhodnutí, výsledek vyšetření, celkový prospěch, celkové hodnocení',
  defect: 'závada, závady, závad, vady, nedostatky, zjištěné závady',
  restriction: 'omezení, harmonizované kódy, omezení vlastnického práva, zvláštní podmínky, podmínky užití',
  carrier:
    'dopravce, dopravci, přepravce, kurýr, kurýra, doručovatel, letecká společnost, provozuje, přepravní společnost',
  pickup:
    'výdejní místo, výdejního místa, odběrné místo zásilky, vyzvednutí, místo vyzvednutí, osobní odběr, výdejní box, vyzvednout kde, podací pošta, ukládací pošta',
  contents: 'obsah, obsahu, obsah zásilky, popis obsahu, obsah balíku',
  note: 'poznámka, poznámky, poznámka k objednávce, pokyny, komentář, upozornění, vzkaz, doplňující informace, přání, připomínky',
  expected:
    'předpokládané doručení, očekávané doručení, předpokládaný, předpokládaná, očekávaný, očekávané, plánované doručení, plánovaný, předpokládaný termín, odhadované doručení, odhadovaný',
  shipped:
    'odesláno, odeslání, datum odeslání, podání zásilky, datum podání, předáno dopravci, vypraveno, expedováno, datum expedice',
  cashOnDelivery: 'dobírka, dobírky, dobírkou, výše dobírky, dobírková částka, platba při převzetí',
  code: 'kód, kódu, kód pro vyzvednutí, heslo zásilky, přístupový kód, ověřovací kód, kód k vyzvednutí, bezpečnostní kód, kód dveří, výdejový kód',
  barcode: 'čárový kód, čárového kódu, čárový kód zboží',
  article: 'artikl, artiklu, položka, položky, číslo položky, číslo zboží, katalogové číslo',
  diagnosis: 'diagnóza, diagnózy, kód diagnózy, klinická diagnóza, základní diagnóza, důvod návštěvy, indikace, mkn-10',
  disease: 'nemoc, nemoci, onemocnění, choroba, proti nemoci, proti onemocnění, očkování proti',
  medicine:
    'lék, léku, léky, léčivo, léčiva, léčivý přípravek, název léku, přípravek, přípravku, očkovací látka, vakcína, název vakcíny, předepsaný lék, léčivého přípravku',
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
  relation: 'příbuzenský vztah, příbuzenský poměr, vztah, vztahu, vztah k držiteli, příbuznost',
  teacher:
    'učitel, učitele, učitelka, třídní učitel, třídní učitelka, třídní, vyučující, lektor, lektora, lektorka, trenér, trenéra, instruktor, cvičitel, vedoucí práce, školitel, konzultant práce',
  author: 'autor, autora, autorka, autoři',
  agent:
    'zprostředkovatel, zprostředkovatele, makléř, pojišťovací zprostředkovatel, agent, pojišťovací agent, obchodní zástupce',
  caseworker:
    'vyřizuje, vyřizující, referent, referentka, zpracoval, zpracovala, úřední osoba, oprávněná úřední osoba, vyhotovil, vyhotovila, pracovník úřadu, řešitel',
  signatory:
    'podpis, podpisu, podepsal, podepsala, podepsán, schválil, schválila, podepisující osoba, uvolnil, ověřil, za správnost',
  representative:
    'zástupce, zákonný zástupce, zákonného zástupce, zmocněnec, zplnomocněný zástupce, zastoupený, zastoupen, jednatel, jednatele, způsob jednání, prokurista',
  chairperson: 'předseda, předsedy, předsedkyně, předseda představenstva, předseda výboru, prezident',
  shareholder: 'společník, společníka, společníci, akcionář, akcionáře, jediný společník, jediný akcionář',
  court: 'soud, soudu, rejstříkový soud, krajský soud, okresní soud, městský soud, soud a spisová značka',
  authority:
    'úřad, úřadu, vydávající úřad, finanční úřad, městský úřad, katastrální úřad, katastrální pracoviště, matriční úřad, vydávající orgán, příslušný úřad, orgán, instituce, obecní úřad, živnostenský úřad',
  creditor: 'věřitel, věřitele, zástavní věřitel, zástavní věřitele, oprávnění pro, oprávněný, ve prospěch',
  founded:
    'datum vzniku, den vzniku, datum založení, rok založení, datum zápisu, den zápisu, vznik společnosti, datum vzniku a zápisu, vznik oprávnění, založena',
  signed:
    'podepsáno, datum podpisu, podpisu smlouvy, uzavřeno dne, uzavřena dne, datum uzavření, datum uzavření smlouvy, datum smlouvy, sjednáno dne',
  activity:
    'předmět podnikání, předmět činnosti, činnost, činnosti, hlavní činnost, obor činnosti, obor podnikání, odvětví, převažující činnost, živnost, živnosti, cz nace',
  brand: 'obchodní název, obchodní značka, obchodní jméno, zkrácený název, značka zboží',
  purpose:
    'účel, účelu, účel vydání, účel potvrzení, pro účely, za účelem, vydává se za účelem, účel platby, účel úvěru, zpráva pro příjemce',
  reason: 'důvod, důvodu, důvody, příčina, odůvodnění, důvod ukončení, důvod nepřítomnosti',
  plot: 'parcela, parcely, parcelní číslo, pozemek, pozemku, pozemky, číslo parcely, stavební parcela, druh pozemku',
  deed: 'nabývací titul, nabývací titul nebo jiný podklad zápisu, kupní smlouva, právní titul, podklad zápisu, právní základ',
  share:
    'podíl, podílu, vlastnický podíl, spoluvlastnický podíl, velikost podílu, podíl na společných částech, obchodní podíl',
  floor: 'patro, patra, podlaží, poschodí',
  apartment: 'číslo bytu, byt číslo, číslo jednotky, bytová jednotka, č bytu',
  rooms: 'počet pokojů, pokojů, počet místností, dispozice, dispozice bytu',
  valuation: 'ocenění, tržní hodnota, odhadní cena, odhadní hodnota, zjištěná cena, hodnota nemovitosti, odhad',
  turnover: 'obrat, obratu, roční obrat, tržby, čistý obrat, výnosy',
  fund: 'fond oprav, fondu oprav, fond, fondu, dlouhodobá záloha, příspěvek do fondu oprav',
  territory: 'územní platnost, územní rozsah, území, platí na území, platnost v zemích',
  supplyPoint:
    'ean odběrného místa, ean kód, eic, eic kód, odběrné místo, číslo odběrného místa, číslo místa spotřeby, ean opm, předávací místo',
  distributor: 'distributor, distributora, distribuční společnost, provozovatel distribuční soustavy',
  opening:
    'počáteční stav, počáteční, počáteční zůstatek, předchozí stav, stav na začátku, na začátku období, převod z minulého období, předchozí odečet',
  closing:
    'konečný stav, konečný, konečná, konečné, koncový stav, konečný zůstatek, nový stav, stav na konci, na konci období, současný stav',
  principal:
    'jistina, jistiny, zůstatek jistiny, nesplacená jistina, zbývající jistina, výše jistiny, zůstatek úvěru, výše poskytnutého úvěru, výše úvěru, původní výše úvěru',
  instalment: 'splátka, splátky, výše splátky, měsíční splátka, splátka úvěru, anuita, anuitní splátka',
  overpayment: 'přeplatek, přeplatku, přeplatky, přeplatek z minulého období',
  lateFee:
    'úrok z prodlení, úroky z prodlení, poplatek z prodlení, poplatek za zpoždění, zpozdné, smluvní pokuta, sankční poplatek, penále z prodlení',
  deduction:
    'srážky, srážka, srážek, odpočet, odpočty, sleva na dani, nezdanitelná část, srážky celkem, sleva na poplatníka',
  taxBase: 'základ daně, základu daně, daňový základ, vyměřovací základ, zdanitelná mzda, dílčí základ daně',
  bonus: 'bonus, odměna, odměny, příplatek, příplatky, mimořádná odměna, osobní ohodnocení',
  contribution:
    'příspěvky, sociální pojištění, zdravotní pojištění, odvody, důchodové pojištění, pojistné na sociální zabezpečení, sociální zabezpečení',
  hours:
    'hodiny, hodin, odpracované hodiny, počet hodin, hodin týdně, přesčas, přesčasy, týdenní počet hodin, hodinová dotace',
  leave: 'dovolená, dovolené, zůstatek dovolené, zbývající dovolená, nárok na dovolenou',
  noticePeriod: 'výpovědní lhůta, výpovědní doba, výpovědní lhůty, výpovědní doby',
  branch: 'pobočka, pobočky, domovská pobočka, domovská knihovna, detašované pracoviště, odštěpný závod',
  channel:
    'kanál, kanálu, komunikační kanál, způsob kontaktu, způsob oznámení, oznámení, upozorňování, preferovaný kontakt',
  bitcoin: 'bitcoiny, bitcoinu, bitcoinů',
  studyYear: 'ročník studia, rok studia, studijní ročník',
  studyMode: 'forma studia, formy studia, typ studia, forma vzdělávání, způsob studia',
  train: 'vlak, vlaku, číslo vlaku, vlak číslo, spoj',
  coach: 'vagon, vagón, vůz, číslo vozu, vagonu',
  platform: 'nástupiště, kolej, nástupiště a kolej, stání, stanoviště',
  travelClass: 'cestovní třída, vozová třída, třída vozu, kabina, přepravní třída, třída',
  checkIn: 'příjezd, datum příjezdu, nástup na pobyt, začátek pobytu, ubytování od, check-in',
  checkOut: 'odjezd, datum odjezdu, ukončení pobytu, konec pobytu, ubytování do, check-out',
  nights: 'počet nocí, nocí, noci, délka pobytu, počet noclehů, za noc',
  luggage: 'zavazadlo, zavazadla, zavazadel, zapsané zavazadlo, odbavené zavazadlo, příruční zavazadlo',
  venue:
    'místo konání, místo, místo setkání, kde, dějiště, místo akce, místo schůze, místo výkonu práce, pracoviště místo',
  organiser: 'pořadatel, pořadatele, organizátor, organizátora, pořádá, hostitel',
  training: 'trénink, tréninku, lekce, lekci, hodina cvičení, příští lekce, rezervovaná lekce, cvičení',
  borrowed: 'vypůjčeno, výpůjčky, výpůjček, aktuální výpůjčky, půjčené knihy, půjčeno, počet výpůjček, vypůjčené knihy',
  reserved: 'rezervováno, rezervace, rezervací, rezervované, fronta, ve frontě, rezervované knihy',
};
