import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Slovenian. */
export const slovenianRecords: Forms = {
  colour: 'barva, barve, barva vozila, dlaka',
  fuel: 'gorivo, goriva, vrsta goriva, pogonsko gorivo, pogon, vir energije',
  make: 'znamka, znamka vozila, proizvajalec, proizvajalca, izdelovalec, znamka in model',
  model: 'model, modela, komercialna oznaka, tip vozila, znamka in model',
  body: 'karoserija, karoserije, oblika nadgradnje, vrsta karoserije, nadgradnja',
  engine: 'motor, motorja, motorji',
  engineSize: 'prostornina motorja, delovna prostornina, gibna prostornina, prostornina, kubatura',
  weight:
    'masa, mase, teža, teže, masa vozila, največja dovoljena masa, največja tehnično dovoljena masa, telesna teža, bruto masa, masa pošiljke, teža pošiljke',
  mileage:
    'prevoženi kilometri, prevoženih kilometrov, stanje števca kilometrov, kilometrina, število prevoženih kilometrov, stanje odometra',
  emissions: 'emisije, emisij, emisije co2, emisijski razred, okoljska kategorija, emisijska stopnja',
  manufactured: 'leto izdelave, letnik, datum izdelave, leto proizvodnje, leto izgradnje, leto gradnje, izdelano',
  use: 'namen uporabe, uporaba, uporabe, dejanska raba, namenska raba, namembnost, vrsta rabe',
  inspection:
    'tehnični pregled, tehničnega pregleda, pregled, pregleda, kontrola, kontrole, naslednji tehnični pregled, preverjanje, preizkus, preiskava, preiskave, veljavnost tehničnega pregleda, preverjanja, preverjanje identitete, naslednji pregled, servisni pregled',
  inspector: 'kontrolor, kontrolorja, preglednik, inšpektor, pregledal, pregledala, ocenjevalec, izpraševalec',
  station: 'stp, strokovna organizacija, servis, delavnica, enota tehničnih pregledov',
  result:
    'rezultat, rezultata, rezultati, izid, izida, ugotovitev, ugotovitve, odločitev, izvid, izvida, rezultat pregleda, končna ocena, mnenje, rezultat preverjanja',
  defect: 'napaka, napake, okvara, okvare, pomanjkljivost, pomanjkljivosti, ugotovljene napake',
  restriction: 'omejitve, omejitve uporabe, kode omejitev, posebni pogoji, bremena',
  carrier: 'dostavljavec, dostavna služba, kurir, kurirska služba, letalski prevoznik, letalska družba, prevoznika',
  pickup:
    'prevzem, prevzema, prevzemno mesto, mesto prevzema, kraj prevzema, paketomat, paketomata, osebni prevzem, prevzemna točka, kje prevzeti',
  contents: 'vsebina, vsebine, vsebina pošiljke, vsebina paketa, opis vsebine',
  note: 'opomba, opombe, pripomba, pripombe, komentar, navodilo, navodila, sporočilo, želje, zaznamek',
  expected:
    'predvidena, predvideni, predvideno, predvidena dostava, pričakovana, pričakovani, pričakovana dostava, ocenjeni, ocenjena, ocenjena dostava, načrtovana dostava, predvideni datum',
  shipped:
    'odposlano, odpremljeno, odprema, datum odpreme, oddano na pošto, poslano, datum pošiljanja, sprejem pošiljke, prevzeto od pošiljatelja, datum oddaje pošiljke',
  cashOnDelivery: 'odkupnina, odkupnine, znesek odkupnine, po povzetju, plačilo po povzetju, povzetje',
  code: 'koda, kode, koda za prevzem, prevzemna koda, varnostna koda, dostopna koda, pin koda, kontrolna koda, potrditvena koda, koda za vrata',
  barcode: 'črtna koda, črtne kode, črtno kodo',
  article: 'artikel, artikla, postavka, postavke, kataloška številka',
  diagnosis:
    'diagnoza, diagnoze, napotna diagnoza, klinična diagnoza, mkb, mkb-10, šifra diagnoze, razlog napotitve, indikacija',
  disease: 'bolezen, bolezni, proti bolezni, obolenje, cepljenje proti, ciljna bolezen',
  medicine:
    'zdravilo, zdravila, zdravil, ime zdravila, predpisano zdravilo, pripravek, cepivo, cepiva, naziv cepiva, ime cepiva',
  ingredient: 'učinkovina, učinkovine, zdravilna učinkovina, aktivna snov, sestavina, sestava',
  dosage: 'odmerjanje, odmerjanja, navodilo za uporabo, način uporabe, jemanje, kako jemati, način jemanja',
  dose: 'odmerek, odmerka, odmerki, številka odmerka, zaporedni odmerek',
  batch: 'serija, serije, številka serije, serijska številka cepiva, šarža, lot številka, serija cepiva',
  pharmacy: 'lekarna, lekarne, lekarni',
  pharmacist: 'farmacevt, farmacevta, farmacevtka, izdal farmacevt, lekarnar',
  sample: 'vzorec, vzorca, vzorci, material, materiala, biološki material, vrsta vzorca, vrsta materiala',
  sampled: 'odvzem, odvzema, datum odvzema, odvzeto, čas odvzema, odvzem vzorca, odvzem krvi, datum in ura odvzema',
  bodyHeight: 'višina, višine, telesna višina, višina v cm',
  copayment: 'doplačilo, doplačila, doplačilo bolnika, delež pacienta, doplačilo pacienta, doplačilo za zdravilo',
  chip: 'čip, čipa, številka čipa, mikročip, mikročipa, številka mikročipa, transponder',
  species: 'vrsta živali, živali, živalska vrsta',
  breed: 'pasma, pasme',
  blood: 'krvna skupina, krvne skupine',
  father: 'oče, očeta, ime očeta, ime in priimek očeta',
  mother: 'mati, matere, mama, ime matere, ime in priimek matere, dekliški priimek matere',
  spouse: 'zakonec, zakonca, soproga, soprog, partner, partnerka, zunajzakonski partner',
  guarantor: 'porok, poroka, poroki, solidarni porok',
  householder: 'nosilec gospodinjstva, glava družine, predstavnik gospodinjstva',
  relation: 'sorodstvo, sorodstveno razmerje, sorodstvena vez, razmerje, razmerje do zavarovanca',
  teacher:
    'učitelj, učitelja, učiteljica, razrednik, razrednika, razredničarka, predavatelj, mentor, mentorja, mentorica, trener, trenerja, inštruktor, vaditelj, profesor, nosilec predmeta',
  author: 'avtor, avtorja, avtorica, avtorji',
  agent:
    'zastopnik zavarovalnice, zavarovalni zastopnik, zavarovalni posrednik, posrednik, posrednika, agent, zavarovalni agent, prodajni zastopnik, zastopnik',
  caseworker:
    'referent, referenta, referentka, postopek vodi, zadevo obravnava, vodja postopka, uradna oseba, pripravil, pripravila, obdelal, obravnava, kontaktna oseba organa, sestavil, kdo vodi postopek, vodi postopek, cenilec škod, kdo vodi zadevo',
  signatory:
    'podpis, podpisa, podpisnik, podpisnica, podpisal, podpisala, odobril, odobrila, avtoriziral, avtorizirala, odgovorna oseba, pooblaščena oseba, potrdil',
  representative:
    'zastopnik, zastopnika, zakoniti zastopnik, pooblaščenec, pooblaščenca, zastopa, ki ga zastopa, prokurist, predstavnik, predstavnika, skrbnik otroka, način zastopanja, zastopanje, zastopanja, starš, starša, starši, zakoniti zastopnik otroka, carinski zastopnik',
  chairperson: 'predsednik, predsednika, predsednica, predsednik uprave, predsednik društva',
  shareholder:
    'družbenik, družbenika, družbeniki, delničar, delničarja, delničarji, edini družbenik, ustanovitelj, ustanovitelja, ustanovitelji',
  court: 'sodišče, sodišča, registrsko sodišče, okrožno sodišče, okrajno sodišče, zemljiškoknjižno sodišče',
  authority:
    'organ, organa, pristojni organ, izdajatelj listine, upravna enota, upravne enote, finančni urad, davčni urad, urad, urada, matični urad, organ izdaje, furs, institucija, carinski urad, center za socialno delo, kdo je odločil',
  creditor:
    'upnik, upnika, hipotekarni upnik, zastavni upnik, imetnik hipoteke, v korist, imetnik pravice, imetnik zastavne pravice',
  founded:
    'datum ustanovitve, leto ustanovitve, ustanovljeno, ustanovljena, datum vpisa v sodni register, vpis v sodni register, datum vpisa subjekta',
  signed:
    'podpisano, datum podpisa, sklenjeno dne, sklenjena dne, datum sklenitve, datum sklenitve pogodbe, sklenitev pogodbe, datum pogodbe, podpisana dne, pogodba z dne, pogodbe z dne, sklenjena, sklenjeno, sklenjen, kdaj podpisano',
  activity:
    'dejavnost, dejavnosti, glavna dejavnost, glavne dejavnosti, šifra dejavnosti, panoga, področje dejavnosti, skd, predmet poslovanja',
  brand: 'blagovna znamka, blagovne znamke, kratko ime, skrajšana firma, tržno ime, komercialno ime',
  purpose:
    'namena, namen izdaje, namen potrdila, izdaja se za, se izdaja za namen, potrdilo se izdaja za, za namen, namen plačila, namen nakazila, namen kredita, namen donacije, za kaj, potrdilo za, v kakšen namen, namen potovanja, komu predložiti',
  reason: 'razlog, razloga, razlogi, vzrok, vzroka, obrazložitev, razlog prenehanja, razlog odsotnosti',
  plot: 'parcela, parcele, parcelna številka, številka parcele, zemljišče, zemljišča',
  deed: 'pravni naslov, temelj pridobitve, kupna pogodba, kupoprodajna pogodba, listina o pridobitvi, pravna podlaga, temelj vknjižbe, osnova za vpis',
  share:
    'delež, deleža, lastniški delež, solastniški delež, delež lastništva, poslovni delež, idealni delež, osnovni delež',
  floor: 'nadstropje, nadstropja, etaža, etaže',
  apartment:
    'številka stanovanja, stanovanje številka, št stanovanja, številka dela stavbe, del stavbe, številka enote',
  rooms: 'število sob, prostori, število prostorov, razpored prostorov',
  valuation:
    'ocenjena vrednost, posplošena vrednost, posplošena tržna vrednost, tržna vrednost, cenitev, vrednost nepremičnine, cenilna vrednost',
  turnover: 'promet, prometa, letni promet, čisti prihodki od prodaje, letni prihodki',
  fund: 'rezervni sklad, rezervnega sklada, sklad, sklada, vplačilo v rezervni sklad',
  territory:
    'teritorialna veljavnost, ozemeljska veljavnost, območje veljavnosti, območje kritja, ozemlje, geografsko kritje, velja v državah',
  supplyPoint:
    'merilno mesto, številka merilnega mesta, merilnega mesta, odjemno mesto, številka odjemnega mesta, gs1 merilne točke, gsrn, enotni identifikator, merilna točka, id merilnega mesta',
  distributor:
    'distributer, distributerja, operater distribucijskega sistema, sistemski operater, elektrodistributer, distribucijsko podjetje',
  opening:
    'začetno stanje, začetni, začetna, začetno, prejšnje stanje, staro stanje, stanje na začetku, na začetku obdobja, prenos iz prejšnjega obdobja, prejšnji odčitek',
  closing: 'končno stanje, končni, končna, končno, novo stanje, stanje na koncu, na koncu obdobja, zadnji odčitek',
  principal:
    'glavnica, glavnice, preostala glavnica, neodplačana glavnica, stanje glavnice, preostanek glavnice, dolgovana glavnica, višina kredita, znesek kredita, odobreni znesek',
  instalment: 'obrok, obroka, anuiteta, anuitete, mesečna anuiteta, višina obroka, mesečni obrok, obrok kredita',
  overpayment: 'preplačilo, preplačila, preveč plačano, dobropis iz prejšnjega obdobja, v dobro',
  lateFee: 'zamudne obresti, zamudnih obresti, zamudnina, zamudnine, strošek opomina, stroški opomina',
  deduction:
    'olajšava, olajšave, odtegljaj, odtegljaji, odbitek, odbitki, splošna olajšava, odtegljaji skupaj, davčna olajšava',
  taxBase:
    'davčna osnova, davčne osnove, osnova za dohodnino, letna davčna osnova, neto letna davčna osnova, osnova za davek, osnova za prispevke, osnova za odmero',
  bonus:
    'dodatek, dodatki, dodatka, nagrada, nagrade, bonus, stimulacija, regres, božičnica, delovna uspešnost, dodatek na delovno dobo',
  contribution:
    'prispevek, prispevki, prispevka, prispevki za socialno varnost, socialni prispevki, prispevek za zdravstvo, prispevki delavca, prispevek za pokojninsko',
  hours: 'število ur, opravljene ure, delovne ure, tedensko število ur, nadure, opravljenih ur, ur na teden',
  leave: 'dopust, dopusta, letni dopust, letnega dopusta, preostanek dopusta, dni dopusta, preostali dopust',
  noticePeriod: 'odpovedni rok, odpovednega roka, čas odpovedi',
  branch:
    'poslovalnica, poslovalnice, podružnica, podružnice, enota knjižnice, matična enota, matična knjižnica, izpostava',
  channel: 'kanal, kanala, način obveščanja, obveščanje, način obvestila, obvestila, način stika, komunikacijski kanal',
  bitcoin: 'bitcoini, bitcoina, bitcoinov',
  studyYear: 'letnik študija, letnik, letnika, leto študija',
  studyMode: 'način študija, načina študija, vrsta študija, oblika študija, način izobraževanja',
  train: 'vlak, vlaka, številka vlaka, vlak številka, vlak št',
  coach: 'vagon, vagona, številka vagona',
  platform: 'peron, perona, postajališče, tir in peron, tir številka',
  travelClass: 'potovalni razred, razred vožnje, kabina, potovalnega razreda, razred',
  checkIn: 'datum prihoda, prijava v hotel, začetek bivanja, dan prihoda',
  checkOut: 'odhod, odhoda, datum odhoda, odjava, konec bivanja',
  nights: 'število nočitev, nočitve, nočitev, število noči, noči, dolžina bivanja, na noč',
  luggage: 'prtljaga, prtljage, oddana prtljaga, ročna prtljaga, kovček',
  venue:
    'prizorišče, prizorišča, kraj dogodka, kraj prireditve, kje, lokacija dogodka, mesto dogodka, dvorana, kraj srečanja, kraj opravljanja dela, kraj dela',
  organiser: 'organizator, organizatorja, prireditelj, prireditelja, gostitelj',
  training: 'trening, treninga, vadba, vadbe, naslednja vadba, rezervirana vadba, usposabljanje',
  borrowed:
    'izposojeno, izposojeno gradivo, izposojenega gradiva, izposojene knjige, izposoje, izposoj, število izposojenih, izposojenih, knjige doma, knjig doma, število knjig doma',
  reserved:
    'rezervirano, rezervirano gradivo, rezervacije, rezervacij, rezervirane knjige, čakalna vrsta, v čakalni vrsti',
  number:
    'vpisna številka, zaporedna številka, serijska številka, kzz, evidenčna številka, številka kzz, račun št, pogodba št, polica št, naročilo št, pošiljka št, potrdilo št, matična številka',
  card: 'kzz, kartica zdravstvenega zavarovanja, številka kzz, članska izkaznica',
  document: 'izpisek, izpiska, izpis, izpisa, odločba, odločbe, dopis, dopisa, obvestilo, datum dopisa',
  reading:
    'začetno stanje, končno stanje, prejšnje stanje, staro stanje, novo stanje, stanje na začetku, stanje na koncu, prejšnji odčitek, zadnji odčitek, stanje merilnika',
  due: 'rok za ugovor, rok za pritožbo, rok vrnitve, datum vrnitve, vrniti do, plačajte do, kdaj plačati, rok oddaje, plačilni rok, rok prijave, plačilo do, rok vračila, do kdaj plačati, najkasneje do, najpozneje do, plačati najkasneje do, rok za reklamacijo, rok za vračilo, doplačilo do, poravnati do, zadnji dan',
  net: 'brez ddv, cena brez ddv, znesek brez ddv, skupaj brez ddv, neto plača, za izplačilo, izplačilo neto',
  total:
    'koliko plačati, skupaj z ddv, skupaj brez ddv, končni znesek, končna cena, skupna cena, skupna vrednost, znesek računa, skupna, skupni, skupaj za leto, vsota',
  fee: 'poštnina, poštnine, vpisnina, vpisnine, kotizacija, strošek dostave, stroški dostave, naročnina mesečno, komunalni prispevek, upravna taksa, obratovalni stroški, stroški upravljanja',
  payment:
    'akontacija, akontacije, predračun, prenos sredstev, trajnik, izplačila, donacija, donacije, predplačilo, dvig, dviga, štipendija, štipendije, subvencija, subvencije, odškodnina, odškodnine, izplačano, izplačilo, predujem, denarna pomoč, otroški dodatek',
  loan: 'višina kredita, znesek kredita, odobreni znesek, hipoteka, hipoteke, hipotekarni kredit',
  original: 'višina kredita, znesek kredita, odobreni znesek, odobreni znesek kredita',
  interest: 'efektivna obrestna mera, eom, letna obrestna mera, nominalna obrestna mera',
  reference:
    'številka zadeve, opravilna številka, šifra zadeve, referenca plačila, koda partnerja, namen koda, številka transakcije, številka primera',
  duration:
    'garancija, garancijska doba, čas trajanja, doba zavarovanja, doba odplačevanja, delovna doba, zavarovalna doba',
  owner: 'lastništvo, lastninska pravica, lastniki, etažni lastnik, solastniki',
  manager: 'upravnik, upravnika, ravnatelj, ravnateljica, direktorica, poslovodja',
  semester: 'polletje, ocenjevalno obdobje, zimski semester, poletni semester',
  doctor:
    'pediater, pediatrinja, lečeči zdravnik, izbrani zdravnik, napotni zdravnik, zdravnik napotitelj, predpisal, predpisal zdravnik, otroški zdravnik, veterinar, veterinarja',
  hospital: 'ambulanta, laboratorij, izvajalec zdravstvenih storitev, zavod',
  nationalId:
    'številka potnega lista, zzzs številka, številka zavarovane osebe, številka osebnega dok, matična številka občana',
  taxNumber: 'davčna št, id št za ddv, id ddv, davčna številka zavezanca',
  city: 'katastrska občina, katastrske občine, pošta, naselje, regija',
  address:
    'kraj zavarovanja, naslov bivališča, naslov merilnega mesta, naslov odjemnega mesta, sedež, sedeža, naslov nepremičnine, naslov za prejem, začasno prebivališče, kje stanuje, hišni naslov',
  property: 'kraj zavarovanja, zavarovani objekt, stavba, hiša',
  employer: 'naziv delodajalca, ime podjetja',
  customer: 'končni odjemalec',
  period: 'od do, davčno leto, za leto, za obdobje, obdobje dobave, obdobje najema, zavarovalno leto',
  origin: 'vstopno mesto, odhodna postaja, odhodno letališče',
  destination: 'izstopno mesto, ciljna postaja, namembna postaja, ciljno letališče, namembno letališče',
  phone: 'tel, tel št, kontaktna telefonska številka',
  certificate: 'rojstni list, poročni list, izpisek iz matičnega registra, potrdilo št',
  first: 'prve, prvega',
  tax: 'odmerjena dohodnina, davčna obveznost, odmerjeni davek, stopnja ddv, davčna stopnja, carina, carine, carinski dolg, nadomestilo za uporabo stavbnega zemljišča, trošarina',
  refund: 'razlika za vračilo, za vračilo',
  start: 'bolniški stalež od, odkdaj, se začne, datum sprejema',
  until:
    'bolniški stalež do, dokdaj, se konča, kdaj poteče, veljavnost tehničnega pregleda, veljavnost prometnega dovoljenja, obdobje do, konec obdobja, konec garancije, garancija do, konec vezave, vezava do, datum prenehanja veljavnosti',
  method: 'način, načina, način dostave',
  price: 'stroški, stroškov, koliko stane',
  type: 'pravnoorganizacijska oblika, pravna oblika',
  registration: 'matična številka',
  course: 'naziv predmeta, učni predmet, študijski predmet',
  issuer: 'kdo je izdal, izdajatelj potrdila',
  nothing: 'kdo, kakšen, kakšna, kateri, katera, katero, koliko',
  rent: 'višina najemnine',
  money: 'višina zneska',
  percent: 'stopnja ddv, davčna stopnja',
  claim:
    'škodni dogodek, škodnega dogodka, nesreča, nesreče, prometna nesreča, odškodnina, odškodnine, prijava škode, škode',
  holdings: 'vrednost portfelja, skupna vrednost portfelja, vrednost naložbe, privarčevani znesek',
  articleNumber: 'tarifna oznaka, carinska tarifa, oznaka blaga, koda izdelka',
  university: 'vrtec, vrtca, osnovna šola, srednja šola, gimnazija, avtošola, avtošole',
};
