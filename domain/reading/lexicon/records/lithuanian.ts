import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Lithuanian. */
export const lithuanianRecords: Forms = {
  colour: 'spalva, spalvos, kėbulo spalva, kailio spalva',
  fuel: 'degalai, degalų, kuras, kuro, degalų rūšis, kuro rūšis, degalų tipas, kuro tipas, energijos šaltinis',
  make: 'markė, markės, gamintojas, gamintojo, gamybinė markė, prekinė markė, gamintoja',
  model: 'modelis, modelio, komercinis pavadinimas, komercinio pavadinimo, modifikacija',
  body: 'kėbulas, kėbulo, kėbulo tipas, kėbulo tipo',
  engine: 'variklis, variklio, variklio numeris',
  engineSize: 'variklio tūris, darbinis tūris, darbinio tūrio, cilindrų darbinis tūris, tūris cm3',
  weight: 'svoris, svorio, masė, masės, nuosava masė, parengtos eksploatuoti masė, siuntos svoris, sveria',
  mileage: 'rida, ridos, odometro rodmenys, odometro rodmuo, odometras, nuvažiuota, nuvažiuota km',
  emissions:
    'išmetimai, co2 kiekis, išmetamas co2 kiekis, taršos klasė, euro klasė, emisijos klasė, tarša, išmetamųjų teršalų',
  manufactured:
    'pagaminimo metai, pagaminimo metų, gamybos metai, statybos metai, modelio metai, pagaminta, pastatymo metai, pagaminimo data',
  use: 'naudojimo paskirtis, naudojimo paskirties, naudojimas, pagrindinė naudojimo paskirtis, naudojimo būdas, pastato paskirtis, pastato naudojimo paskirtis, naudojimo tikslas, žemės naudojimo būdas, pagrindinė žemės naudojimo paskirtis',
  inspection:
    'techninė apžiūra, techninės apžiūros, apžiūra, apžiūros, patikra, patikros, patikrinimas, patikrinimo, tikrinimas, tikrinimo, privalomoji techninė apžiūra, sveikatos patikrinimas, bandymas',
  inspector:
    'inspektorius, inspektoriaus, kontrolierius, kontrolieriaus, tikrintojas, tikrino, patikrino, egzaminuotojas, ekspertas, apžiūrą atliko',
  station:
    'apžiūros stotis, techninės apžiūros stotis, autoservisas, autoserviso, servisas, apžiūros centras, techninės apžiūros centras',
  result:
    'rezultatas, rezultato, rezultatai, rezultatų, išvada, išvados, tyrimo rezultatas, sprendimas, sprendimo, įvertinimas bendras, apžiūros rezultatas, nutarimas, rezultatas ir išvada, verdiktas, tyrimo išvada, vertinimo išvada, tinka netinka',
  defect: 'trūkumai, trūkumų, defektai, defektų, gedimai, gedimas, pažeidimai, trūkumas',
  restriction:
    'apribojimai, apribojimų, apribojimas, suvaržymai, naudojimo sąlygos, juridiniai faktai, kodai ir apribojimai',
  carrier:
    'vežėjas, vežėjo, kurjeris, kurjerio, kurjerių tarnyba, siuntų tarnyba, oro linijos, aviakompanija, oro bendrovė, pristato, vykdo skrydį',
  pickup:
    'atsiėmimas, atsiėmimo, atsiėmimo vieta, atsiėmimo vietos, atsiėmimo punktas, paštomatas, paštomato, paštomatas atsiėmimui, atsiimti iš, pasiėmimo vieta, kur atsiimti, siuntų taškas, pašto skyrius, atsiimkite, lp express, omniva',
  contents: 'turinys, turinio, siuntos turinys, krovinys, krovinio, prekių aprašymas, kas viduje, krovinio aprašymas',
  note: 'pastaba, pastabos, pastabų, komentaras, komentarai, nurodymai, pristatymo nurodymai, pastaba kurjeriui, žyma, žymos, prierašas, žinutė, pageidavimai, rekomendacijos, papildoma informacija, kita informacija, aprašymas pastabos',
  expected:
    'numatoma, numatomas, numatomo, planuojama, planuojamas, numatoma pristatyti, tikimasi, numatomas pristatymas, planuojamas pristatymas, numatoma data, laukiama pristatyti, planuojama pristatyti, numatyta, planuojama data, preliminari, preliminari data',
  shipped:
    'išsiųsta, išsiųstas, išsiuntimo data, išsiuntimas, perduota kurjeriui, išsiuntimo, priimta siunta, priėmimo data, atiduota vežėjui, siuntimo data',
  cashOnDelivery:
    'mokėjimas pristatymo metu, apmokėjimas pristatymo metu, cod suma, atsiskaitymas pristatymo metu, mokėti kurjeriui, perduodama grynųjų suma',
  code: 'atsiėmimo kodas, spynelės kodas, durų kodas, atrakinimo kodas, patvirtinimo kodas, saugos kodas, pin kodas, kontrolinis kodas, grąžinimo kodas, kodas atsiimti, laiptinės kodas, prieigos kodas, tikrinimo kodas, apsaugos kodas',
  barcode: 'brūkšninis kodas, barkodas, ean kodas, brūkšninio kodo',
  article: 'artikulas, prekės kodas, artikulo, prekės numeris, gaminio kodas, detalės numeris, katalogo numeris',
  diagnosis:
    'diagnozė, diagnozės, klinikinė diagnozė, ligos kodas, tlk kodas, tlk 10, siuntimo priežastis, indikacija, tlk 10 am',
  disease: 'liga, ligos, susirgimas, susirgimo, užkrečiamoji liga, nuo ligos',
  medicine:
    'vaistas, vaisto, vaistai, vaistų, vaistinis preparatas, vaistinio preparato, vaisto pavadinimas, medikamentas, preparatas, preparato, paskirtas vaistas, skirtas vaistas, vakcinos pavadinimas, gydymas, skirtas gydymas',
  ingredient: 'veiklioji medžiaga, veikliosios medžiagos, bendrinis pavadinimas, bendrinis vaisto pavadinimas',
  dosage:
    'dozavimas, dozavimo, vartojimas, vartojimo, vartojimo būdas, vartojimo nurodymai, kaip vartoti, vartoti, vartojimo instrukcija',
  dose: 'dozė, dozės, dozės numeris, dozės nr, kelinta dozė',
  batch:
    'serija, serijos, serijos numeris, serijos nr, partija, partijos, partijos numeris, vakcinos serija, partijos nr',
  pharmacy: 'vaistinė, vaistinės, išduota vaistinėje, vaistinėje',
  pharmacist: 'vaistininkas, vaistininko, vaistininkė, farmacininkas, farmacininkė, farmakotechnikas',
  sample: 'mėginys, mėginio, ėminys, ėminio, tiriamoji medžiaga, mėginio tipas, ėminio rūšis, medžiaga',
  sampled:
    'mėginio paėmimo data, paėmimo data, ėminio paėmimo data, mėginys paimtas, paimta, paėmimo laikas, mėginio paėmimo laikas, kraujo paėmimo data, ėminys paimtas',
  bodyHeight: 'ūgis, ūgio',
  copayment: 'priemoka, priemokos, paciento priemoka, paciento dalis, moka pacientas, paciento mokama suma',
  chip: 'mikroschema, mikroschemos, mikroschemos numeris, mikroschemos nr, lustas, mikrolustas, čipo numeris, ženklinimo numeris',
  species: 'gyvūno rūšis, rūšis gyvūno, augintinis, augintinio rūšis',
  breed: 'veislė, veislės, šuns veislė',
  blood: 'kraujo grupė, kraujo grupės, rezus faktorius',
  father:
    'tėvas, tėvo, tėvo vardas, tėvo vardas ir pavardė, tėčio vardas, tėvas įtėvis, tėvai, tėvų, globėjas, globėja, globėjo, vienas iš tėvų',
  mother:
    'motina, motinos, motinos vardas, mama, mamos vardas, motinos vardas ir pavardė, motina įmotė, tėvai, tėvų, globėjas, globėja, globėjo, vienas iš tėvų',
  spouse: 'sutuoktinis, sutuoktinio, sutuoktinė, sutuoktinės, vyras, žmona, žmonos, partneris, sutuoktinio vardas',
  guarantor: 'laiduotojas, laiduotojo, garantas, garanto, laiduotoja, solidarusis skolininkas',
  householder: 'šeimos galva, namų ūkio galva, būsto savininkas atsakingas',
  relation:
    'giminystės ryšys, giminystė, ryšys, ryšio, ryšys su turėtoju, giminystės laipsnis, šeiminis ryšys, santykis',
  teacher:
    'mokytojas, mokytojo, mokytoja, mokytojos, klasės vadovas, klasės vadovė, klasės auklėtoja, auklėtoja, auklėtojas, dėstytojas, dėstytojo, dėstytoja, treneris, trenerio, trenerė, instruktorius, instruktoriaus, lektorius, kurso vadovas, kuratorius, mokymų vadovas, pedagogas, pedagogė, vairavimo instruktorius, darbo vadovas, baigiamojo darbo vadovas',
  author: 'autorius, autoriaus, autorė, autoriai, parašė',
  agent:
    'draudimo agentas, draudimo brokeris, brokeris, brokerio, tarpininkas, tarpininko, draudimo tarpininkas, agentas, agento, pardavė, draudimo konsultantas',
  caseworker:
    'rengėjas, rengėja, parengė, dokumento rengėjas, atsakingas darbuotojas, atsakingas asmuo, specialistas, specialisto, specialistė, vykdytojas pareigūnas, pareigūnas, tvarko, bylą tvarko, aptarnavo, parengusio asmens, registratorius, rengėjo, antstolis, inspektorė, darbuotojas parengęs, kas tvarko, operatorius',
  signatory:
    'pasirašė, pasirašo, pasirašęs, pasirašęs asmuo, parašas, parašo, pasirašantis, patvirtino, tvirtina, atsakingo asmens parašas, įgaliotas pasirašyti',
  representative:
    'atstovas, atstovo, atstovė, atstovaujama, atstovauja, įstatyminis atstovas, teisėtas atstovas, įgaliotas asmuo, įgaliotinis, vienasmenis valdymo organas, valdymo organas, įgaliotas atstovas, globėjas, globėja, rūpintojas, notaras, įgaliotas, direktorius vadovas',
  chairperson:
    'pirmininkas, pirmininko, pirmininkė, prezidentas, prezidento, prezidentė, valdybos pirmininkas, bendrijos pirmininkas',
  shareholder:
    'akcininkas, akcininko, akcininkė, akcininkai, akcininkų, vienintelis akcininkas, dalininkas, dalyvis akcininkas, dalyviai, vienintelio akcininko, įmonės dalyvis',
  court: 'teismas, teismo, apylinkės teismas, apygardos teismas, registro tvarkytojas',
  authority:
    'institucija, institucijos, įstaiga, įstaigos, išdavusi institucija, išdavusi įstaiga, kompetentinga institucija, valstybinė mokesčių inspekcija, sodra, registrų centras, tarnyba, tarnybos, išdavė, savivaldybės administracija, regitra, migracijos departamentas, vmi, policija, muitinė, muitinės postas, ministerija, nacionalinė žemės tarnyba, užimtumo tarnyba, migracijos tarnyba, išdavusi tarnyba, seniūnija',
  creditor:
    'kreditorius, kreditoriaus, hipotekos kreditorius, įkaito turėtojas, kreditoriaus naudai, kredito davėjas, skolintojas, paskolos davėjas',
  founded:
    'įsteigta, įsteigtas, įsteigimo data, steigimo data, įsteigimas, įkurta, įkūrimo data, įregistravimo data, įkurtas, įregistruota, įsteigimo metai, įmonė įsteigta',
  signed:
    'pasirašyta, pasirašymo data, sudaryta, sudarymo data, sutarties data, sutarties sudarymo data, pasirašymas, sutartis sudaryta, sudarytas, sutarties pasirašymo data, kada pasirašyta, pasirašymo',
  activity:
    'veikla, veiklos, pagrindinė veikla, veiklos rūšis, pagrindinė veiklos rūšis, veiklos sritis, evrk, ekonominė veikla, evrk kodas, veiklos pobūdis, ūkinė veikla',
  brand:
    'prekės ženklas, prekės ženklo, trumpasis pavadinimas, sutrumpintas pavadinimas, komercinis vardas, firmos vardas, prekinis ženklas',
  purpose:
    'paskirtis, paskirties, tikslas, tikslo, išdavimo tikslas, kam skirta, skirta pateikti, pažymos paskirtis, mokėjimo paskirtis, kam pateikti',
  reason:
    'priežastis, priežasties, pagrindas, pagrindo, priežastys, motyvas, kodėl, atleidimo pagrindas, teisinis pagrindas, motyvai, neatvykimo priežastis, atleidimo priežastis, atsisakymo priežastis, pažeidimas',
  plot: 'sklypas, sklypo, žemės sklypas, žemės sklypo, kadastro numeris, kadastrinis numeris, unikalus numeris, kadastro nr, sklypo numeris, unikalus daikto numeris, kadastro vietovė, unikalus nr',
  deed: 'įsigijimo pagrindas, nuosavybės dokumentas, pirkimo pardavimo sutartis, nuosavybės teisės pagrindas, įregistravimo pagrindas, notarinis aktas, įgijimo pagrindas, valdymo pagrindas',
  share:
    'nuosavybės dalis, valdoma dalis, dalis nuosavybėje, bendrosios nuosavybės dalis, akcijų dalis, pajus, dalies dydis, dalis, turima dalis, akcijos, akcijų, akcijų skaičius',
  floor: 'aukštas, aukšto, aukštai, kelintas aukštas',
  apartment: 'butas, buto, buto numeris, buto nr, patalpa, patalpos, patalpos numeris',
  rooms: 'kambariai, kambarių, kambarių skaičius, kambarių sk, miegamieji',
  valuation:
    'vidutinė rinkos vertė, rinkos vertė, mokestinė vertė, apmokestinamoji vertė, vertinimas, įkainojimas, turto vertė, vidutinės rinkos vertės, nustatyta vertė, apdraudžiamoji vertė, muitinė vertė, likutinė vertė, turto vertinimas',
  turnover:
    'apyvarta, apyvartos, pardavimo pajamos, metinė apyvarta, pajamos iš pardavimų, pardavimai, grynosios pardavimo pajamos',
  fund: 'fondas, fondo, kaupiamasis fondas, remonto fondas, kaupiamosios lėšos, kaupimo lėšos, remonto lėšos, rezervo fondas',
  territory:
    'teritorija, teritorijos, galiojimo teritorija, draudimo teritorija, kur galioja, teritorinis galiojimas, aprėpiamos šalys',
  supplyPoint:
    'objekto numeris, objekto nr, objekto kodas, vartojimo vieta, vartojimo vietos numeris, apskaitos taškas, apskaitos taško numeris, tiekimo vieta, gnybtų numeris, pristatymo taškas energijos, apskaitos prietaiso vieta',
  distributor:
    'skirstytojas, skirstymo operatorius, skirstomųjų tinklų operatorius, tinklo operatorius, skirstomojo tinklo operatorius, skirstymo sistemos operatorius',
  opening: 'pradiniai, pradinis, pradinė, ankstesnis, ankstesni, laikotarpio pradžioje, pradžioje, rodmenys nuo',
  closing:
    'galutiniai, galutinis, galutinė, dabartiniai, esami, laikotarpio pabaigoje, pabaigoje, nauji, nauja, rodmenys iki',
  principal:
    'negrąžinta paskola, paskolos likutis, likusi paskola, pagrindinė paskolos dalis, negrąžinta dalis, kredito likutis, likusi paskolos suma, negrąžintas kreditas, pagrindinė skola',
  instalment:
    'įmoka, įmokos, mėnesinė įmoka, mėnesio įmoka, paskolos įmoka, dalinis mokėjimas, kredito įmoka, eilinė įmoka',
  overpayment: 'permoka, permokos, permokėta, jūsų naudai, permokėta suma, kreditinis likutis',
  lateFee:
    'delspinigiai, delspinigių, vėlavimo mokestis, delspinigiai už vėlavimą, palūkanos už vėlavimą, netesybos, pradelsimo palūkanos',
  deduction:
    'išskaitymai, išskaitos, atskaitymai, atskaitymų, išskaičiuota, npd, neapmokestinamasis pajamų dydis, iš viso išskaityta, lengvata, lengvatos, išskaityta, išskaityta gpm, pritaikytas npd, išskaičiuoti mokesčiai',
  taxBase:
    'apmokestinamosios pajamos, mokesčio bazė, apmokestinamoji suma, suma be pvm, apmokestinama suma, apmokestinamoji bazė, be pvm, mokestinė bazė, apmokestinamoji vertė be pvm',
  bonus:
    'priedas, priedo, priedai, premija, premijos, priemoka prie algos, vienkartinė išmoka, atostoginiai, kintamoji dalis, pašalpa, pašalpos, stipendija, stipendijos, išeitinė išmoka, vaiko pinigai',
  contribution:
    'sodros įmokos, socialinio draudimo įmokos, vsd įmokos, sveikatos draudimo įmokos, psd įmokos, privalomojo sveikatos draudimo įmokos, sodra, pensijų kaupimas, vsd, psd',
  hours:
    'valandos, valandų, darbo valandos, dirbta valandų, valandų skaičius, savaitės valandos, valandos per savaitę, viršvalandžiai, iš viso valandų, darbo laikas, darbo laiko norma, akademinės valandos, etatas, darbo krūvis, praktikos valandos, kontaktinės valandos, krūvis',
  leave:
    'atostogos, atostogų, atostogų likutis, sukauptos atostogos, nepanaudotos atostogos, atostogų dienos, kasmetinės atostogos, likusios atostogos',
  noticePeriod:
    'įspėjimo terminas, įspėjimo laikotarpis, įspėjimo termino, pranešimo terminas, įspėti prieš, nutraukimo terminas',
  branch:
    'filialas, filialo, skyrius bankas, padalinys, padalinio, atstovybė, teritorinis skyrius, klientų aptarnavimo skyrius, aptarnavimo skyrius, banko skyrius',
  channel: 'kanalas, pranešimų būdas, pranešimai, informavimo būdas, ryšio būdas, pranešimo būdas',
  studyYear:
    'kursas, kurso, studijų metai, studijų kursas, klasė, klasės, mokslo metai kursas, kelintas kursas, metai studijose',
  studyMode:
    'studijų forma, studijų formos, mokymosi forma, mokymo forma, studijų būdas, nuolatinės ar ištęstinės, ugdymo forma',
  train: 'traukinys, traukinio, traukinio numeris, traukinio nr',
  coach: 'vagonas, vagono, vagono numeris, vagono nr',
  platform: 'peronas, perono, aikštelė, platforma, kelio nr',
  travelClass: 'klasė vagono, vagono klasė, kelionės klasė, salono klasė, kajutė, skrydžio klasė',
  checkIn:
    'įsiregistravimas, atvykimo diena, apgyvendinimas nuo, atvykimo data viešbutis, registracija viešbutyje, įsiregistravimo',
  checkOut: 'išsiregistravimas, išvykimo diena, išsiregistravimo, apgyvendinimas iki',
  nights: 'naktys, naktų, naktų skaičius, nakvynės, nakvynių, nakvynių skaičius, viešnagės trukmė',
  luggage: 'bagažas, bagažo, rankinis bagažas, registruotas bagažas, lagaminas, bagažo norma',
  venue:
    'renginio vieta, vieta, vietos, vykimo vieta, susitikimo vieta, kur vyksta, mokymų vieta, egzamino vieta, susirinkimo vieta, salė, salės, stadionas, teatras, įvykio vieta, pažeidimo vieta',
  organiser: 'organizatorius, organizatoriaus, organizuoja, rengia, organizatoriai, renginio organizatorius',
  training:
    'treniruotė, treniruotės, rezervuota treniruotė, užsiėmimas, užsiėmimo, pamoka, pamokos, mokymai, mokymų, kita treniruotė, artimiausia treniruotė',
  borrowed:
    'pasiskolinta, paskolintos knygos, paimtos knygos, išduoti leidiniai, skolinti leidiniai, pasiskolintos knygos, turimos knygos, paimti leidiniai, išduota knygų, skaitytojo turimi leidiniai',
  reserved:
    'rezervuota, rezervuoti leidiniai, rezervuotos knygos, užsakyti leidiniai, užsakytos knygos, rezervavimai, rezervacijos eilė, laukiama eilėje',
  capital: 'kapitalas, kapitalo, įstatinio kapitalo',
  employer: 'juridinis asmuo, darbovietė, įmonės pavadinimas',
  licenceClass: 'teisė vairuoti kategorijas, kategorijos vairavimo',
  phone: 'tel nr, kontaktinis telefonas, telefonas pasiteirauti',
  application: 'prašymas, prašymo, paraiška, paraiškos, prašymo numeris',
  origin: 'iš kur, išvykimo uostas, išvykimo miestas, siuntimo vieta',
  customer: 'vartotojas, vartotojo, sąskaitos gavėjas, mokesčio mokėtojas',
  emergency: 'avarinė tarnyba, skubios pagalbos telefonas, avarinės tarnybos',
  refund: 'grąžintina suma, kompensacija, kompensuojama, kompensuojama suma, grąžinama',
  arrival: 'atvykimo laikas, pristatyta, pristatymo data, nusileidimas, atskridimas',
  departure: 'išvykimo laikas, išvykimo diena ir laikas, išskrydimas, išskrydimo laikas',
  payment:
    'nurašymas, nurašymo, sumokėjimas, pavedimas, pavedimo, mokėjimai, mokėjimų, kitas nurašymas, kitas mokėjimas, kita įmoka, kitos įmokos data',
  usage: 'suvartotas kiekis, suvartojimo, suvartojo, sunaudotas kiekis, vartojimas kwh',
  chassis: 'identifikavimo numeris, vin kodas, transporto priemonės identifikavimo numeris',
  coverage: 'apdrausta suma, draudimo suma vienam įvykiui, draudimo objektas, drausminė suma',
  percent: 'proc, kompensuojama dalis procentais, kompensavimo procentas, kompensavimo lygis',
  gross: 'su pvm, suma su pvm, priskaitymai, priskaičiuota suma, iki mokesčių, bendroji masė',
  graduation: 'baigė, baigimo metai, išdavimo diplomo data, mokymų pabaiga, suteiktas laipsnis data',
  position: 'pareigų pavadinimas, darbas, kvalifikacija pareigos, pareigybės pavadinimas, specialybė',
  lastVisit: 'kada buvo paskutinį kartą, paskutinį kartą, paskutinis lankymasis, paskutinis aktyvumas',
  duration: 'kursų trukmė, laikas valandomis, sutarties laikotarpis, galiojimo trukmė, mokymų trukmė',
  power: 'kw galia, variklio galia, didžiausia naudingoji galia, naudingoji galia, užsakyta galia',
  destination: 'į kur, atvykimo uostas, atvykimo miestas, kur vykstama, tikslas kelionės, maršruto pabaiga',
  property: 'objekto nr, objekto numeris, nekilnojamojo turto, pastatas, pastato, namas, patalpos adresas',
  status: 'teisinis statusas, juridinio asmens statusas, siuntos būsena, užsakymo būsena, bilieto būsena',
  appointment: 'konsultacija, registracija pas gydytoją, vizito data ir laikas, apsilankymas, apsilankymo data',
  licence: 'vairuotojo pažymėjimo, leidimo numeris, statymo leidimas, parkavimo leidimas, verslo liudijimas',
  grade: 'pažymių vidurkis, galutinis įvertinimas, galutinis balas, vertinimas pažymiu, svertinis vidurkis',
  manager: 'vadovauja, vadovaujantis, generalinis direktorius, įmonės vadovas, tiesioginis vadovas, direktorė',
  doctor: 'siuntęs gydytojas, gydantis gydytojas, skyrė, vaistą paskyrė, gydytojas specialistas, receptą išrašė',
  nationalId: 'asmens tapatybės dokumentas, asmens dokumentas, tapatybės kortelė, paso ar tapatybės kortelės numeris',
  area: 'plotas, ploto, bendras plotas, naudingas plotas, bendrasis plotas, kv m, žemės plotas, gyvenamasis plotas',
  course:
    'specialybė, studijų programos pavadinimas, mokymo kursas, programa, programos pavadinimas, mokymų pavadinimas',
  renewal:
    'kitas nurašymas, kitas mokėjimas, automatinis atnaujinimas, prasitęsia, atsinaujins, kita įmoka, kitos įmokos data',
  holder:
    'valdytojas, valdytojo, turėtoja, naudotojas, turėtojos, kieno vardu, išduota kam, registracijos pažymėjimo turėtojas',
  registration:
    'įregistravimo data, registravimo data, įregistruota, juridinio asmens kodas, įmonės kodas, registro numeris, registruota',
  plate:
    'valstybinis registracijos numeris, registracijos numeris, automobilio numeris, valst numeris, transporto priemonės numeris, valstybinio nr',
  number:
    'įmonės kodas, juridinio asmens kodas, objekto nr, objekto numeris, registro numeris, identifikatorius, eil nr, kliento kodas, identifikacinis numeris',
};
