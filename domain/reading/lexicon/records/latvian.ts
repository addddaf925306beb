import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Latvian. */
export const latvianRecords: Forms = {
  colour: 'krāsa, krāsas, virsbūves krāsa, apmatojuma krāsa',
  fuel: 'degviela, degvielas, degvielas veids, degvielas tips, kurināmais, enerģijas avots, ar ko darbojas',
  make: 'marka, markas, ražotājs, ražotāja, izgatavotājs, transportlīdzekļa marka',
  model: 'modelis, modeļa, komercnosaukums, komercnosaukuma, tips un modelis',
  body: 'virsbūve, virsbūves, virsbūves tips, virsbūves veids',
  engine: 'dzinējs, dzinēja, motors, motora, dzinēja numurs',
  engineSize:
    'motora tilpums, motora tilpuma, dzinēja tilpums, dzinēja darba tilpums, darba tilpums, dzinēja darba tilpuma',
  weight: 'svars, svara, masa, masas, pilna masa, pilnas masas, pašmasa, pašmasas, sūtījuma svars, sver',
  mileage: 'nobraukums, nobraukuma, odometra rādījums, odometrs, nobrauktie kilometri, odometra rādījuma',
  emissions: 'izmeši, izmešu, co2 izmeši, izmešu daudzums, izmešu klase, emisijas klase, eiro klase, izplūdes gāzes',
  manufactured:
    'izlaiduma gads, izlaiduma gada, izgatavošanas gads, ražošanas gads, būvniecības gads, ražots, uzbūvēts, modeļa gads',
  use: 'lietošanas mērķis, lietošanas mērķa, izmantošanas mērķis, lietošanas veids, lietojums, zemes lietošanas mērķis, galvenais lietošanas veids, izmantošana',
  inspection:
    'tehniskā apskate, tehniskās apskates, apskate, apskates, pārbaude, pārbaudes, tehniskā pārbaude, valsts tehniskā apskate, apsekošana, veselības pārbaude, izmeklēšana',
  inspector:
    'inspektors, inspektora, inspektore, pārbaudītājs, eksaminētājs, eksperts, eksperta, pārbaudīja, pārbaudi veica',
  station: 'apskates stacija, tehniskās apskates stacija, autoserviss, autoservisa, apskates vieta, serviss',
  result:
    'rezultāts, rezultāta, rezultāti, rezultātu, slēdziens, slēdziena, atzinums, atzinuma, lēmums, lēmuma, pārbaudes rezultāts, spriedums, novērtējuma rezultāts, analīzes rezultāts',
  defect: 'trūkumi, trūkumu, defekti, defektu, bojājumi, bojājums, konstatētie trūkumi, neatbilstības',
  restriction:
    'ierobežojumi, ierobežojumu, aizliegumi, apgrūtinājumi, apgrūtinājumu, lietošanas nosacījumi, atzīmes par ierobežojumiem',
  carrier:
    'pārvadātājs, pārvadātāja, kurjers, kurjera, kurjerdienests, aviokompānija, aviosabiedrība, piegādā, izpilda',
  pickup:
    'saņemšana, saņemšanas, saņemšanas vieta, saņemšanas vietas, izņemšanas vieta, izsniegšanas vieta, pakomāts, pakomāta, pakomātā, saņemšanas punkts, kur saņemt, izņemšana, pasta nodaļa, omniva, izņemšanas adrese, terminālis',
  contents: 'saturs, satura, sūtījuma saturs, krava, kravas, preču apraksts, kas iekšā, kravas apraksts',
  note: 'piezīme, piezīmes, piezīmju, komentārs, komentāri, norādes, norādījumi, piegādes norādes, atzīmes, piebilde, vēlmes, ieteikumi, rekomendācijas, papildu informācija, cita informācija',
  expected:
    'paredzamais, paredzamā, paredzams, plānotais, plānotā, plānots, gaidāms, paredzamā piegāde, plānotā piegāde, paredzētā, paredzētais, gaidāmā piegāde',
  shipped:
    'nosūtīts, nosūtīta, nosūtīšanas datums, izsūtīts, nodots kurjeram, nosūtīšanas, pieņemts sūtījums, pieņemšanas datums, izsūtīšanas datums',
  cashOnDelivery: 'pēcmaksa, pēcmaksas, pēcmaksas summa, apmaksa piegādes brīdī, samaksa saņemot',
  code: 'saņemšanas kods, durvju kods, izņemšanas kods, atvēršanas kods, pārbaudes kods, drošības kods, pin kods, apstiprinājuma kods, atgriešanas kods, piekļuves kods, skapīša kods, kontroles kods, pakomāta kods, aktivizācijas kods, vienreizējais kods, puk kods',
  barcode: 'svītrkods, svītrkoda, svītru kods, ean kods',
  article: 'artikuls, artikula, preces kods, preces numurs, detaļas numurs, kataloga numurs',
  diagnosis:
    'diagnoze, diagnozes, klīniskā diagnoze, diagnozes kods, ssk kods, ssk 10, nosūtīšanas iemesls, indikācija',
  disease: 'slimība, slimības, infekcija, pret slimību, saslimšana, infekcijas slimība',
  medicine:
    'zāles, zāļu, medikaments, medikamenta, medikamenti, zāļu nosaukums, preparāts, preparāta, izrakstītās zāles, ārstniecības līdzeklis, vakcīnas nosaukums, ārstēšana, terapija',
  ingredient: 'aktīvā viela, aktīvās vielas, vispārīgais nosaukums, starptautiskais nepatentētais nosaukums',
  dosage:
    'deva lietošana, lietošana, lietošanas, dozēšana, dozējums, kā lietot, lietošanas norādījumi, devas, lietošanas veids zāles, lietot',
  dose: 'deva, potes deva, devas numurs, kura deva',
  batch: 'sērija, sērijas, sērijas numurs, sērijas nr, partija, partijas, partijas numurs, vakcīnas sērija',
  pharmacy: 'aptieka, aptiekas, aptiekā',
  pharmacist: 'farmaceits, farmaceita, farmaceite, aptiekārs',
  sample: 'paraugs, parauga, materiāls, materiāla, parauga veids, paraugs un materiāls, izmeklējamais materiāls',
  sampled:
    'parauga ņemšanas datums, paraugs paņemts, paraugs ņemts, paņemšanas datums, parauga paņemšanas datums, materiāla paņemšanas datums, noņemšanas datums, paņemts, parauga ņemšanas laiks',
  bodyHeight: 'augums, auguma, garums cm',
  copayment: 'pacienta iemaksa, pacienta līdzmaksājums, līdzmaksājums, līdzmaksājuma, pacienta daļa, pacients maksā',
  chip: 'mikroshēma, mikroshēmas, mikroshēmas numurs, mikročips, čips, čipa numurs, mikročipa numurs, transponders',
  species: 'dzīvnieka suga, suga, sugas, mājdzīvnieks',
  breed: 'šķirne, šķirnes, suņa šķirne',
  blood: 'asins grupa, asinsgrupa, asins grupas',
  father:
    'tēvs, tēva, tēva vārds, tēva vārds uzvārds, tēva vārds un uzvārds, vecāki, vecāku, aizbildnis, vecāks, viens no vecākiem',
  mother:
    'māte, mātes, mātes vārds, mātes vārds uzvārds, mātes vārds un uzvārds, vecāki, vecāku, aizbildne, aizbildnis, viens no vecākiem',
  spouse:
    'laulātais, laulātā, laulātās, sieva, sievas, laulātā vārds, dzīvesbiedrs, partneris, dzīvesbiedre, vīra vārds, vīrs vai sieva',
  guarantor: 'galvotājs, galvotāja, garantētājs, galvinieks, līdzaizņēmējs, galvinieka',
  householder: 'ģimenes galva, mājsaimniecības galva, mājsaimniecības pārstāvis',
  relation:
    'radniecība, radniecības, radniecības pakāpe, saistība, attiecības ar īpašnieku, radnieciskā saite, attiecības',
  teacher:
    'skolotājs, skolotāja, skolotājas, klases audzinātājs, klases audzinātāja, audzinātāja, pasniedzējs, pasniedzēja, treneris, trenera, trenere, instruktors, instruktora, lektors, mācībspēks, kursu vadītājs, vadītājs nodarbības, docētājs, pedagogs, pedagoģe, braukšanas instruktors, darba vadītājs, zinātniskais vadītājs',
  author: 'autors, autora, autore, autori, sarakstījis',
  agent:
    'apdrošināšanas aģents, apdrošināšanas brokeris, brokeris, brokera, starpnieks, starpnieka, aģents, aģenta, apdrošināšanas starpnieks, pārdeva, pārdevis',
  caseworker:
    'sagatavoja, sagatavotājs, izpildītājs, atbildīgais darbinieks, atbildīgā persona, lietvedis, referents, speciālists, speciālista, speciāliste, lietas vadītājs, apkalpoja, sastādīja, dokumentu sagatavoja, inspektors lieta, ierēdnis, tiesu izpildītājs, operators, kas apstrādā',
  signatory:
    'parakstīja, parakstītājs, paraksts, paraksta, parakstīts ar, apstiprināja, apstiprinājis, paraksttiesīgā persona, parakstījis, parakstīja ārsts',
  representative:
    'pārstāvis, pārstāvja, pārstāve, likumiskais pārstāvis, pārstāvēt tiesīgā persona, pilnvarotais pārstāvis, pilnvarotā persona, pārstāvēttiesīgā persona, valdes loceklis, amatpersonas, tiesības pārstāvēt, aizbildnis, aizgādnis, notārs, zvērināts notārs',
  chairperson: 'priekšsēdētājs, priekšsēdētāja, prezidents, prezidente, valdes priekšsēdētājs, valdes priekšsēdētāja',
  shareholder:
    'dalībnieki, akcionārs, akcionāra, akcionāri, kapitāldaļu turētājs, vienīgais dalībnieks, kapitāldaļu īpašnieks, kapitāla daļu turētājs',
  court: 'tiesa, tiesas, rajona tiesa, zemesgrāmatu nodaļa, pilsētas tiesa, apgabaltiesa',
  authority:
    'iestāde, iestādes, institūcija, institūcijas, izdevējiestāde, izsniedzējiestāde, kompetentā iestāde, valsts ieņēmumu dienests, csdd, uzņēmumu reģistrs, izdevusi iestāde, dienests, nodokļu administrācija, izsniegusi, pmlp, pārvalde, pārvaldes, vid nodaļa, vid, policija, muita, muitas punkts, ministrija, vsaa, bāriņtiesa, dzimtsarakstu nodaļa, zvērināts notārs iestāde',
  creditor:
    'kreditors, kreditora, hipotekārais kreditors, aizdevējs, aizdevēja, ķīlas ņēmējs, hipotēkas kreditors, kreditoram par labu, par labu',
  founded:
    'dibināts, dibināta, dibināšanas datums, dibināšanas, dibināšana, reģistrēts komercreģistrā, reģistrēts uzņēmumu reģistrā, uzņēmuma reģistrācijas datums, dibināšanas gads, ierakstīts komercreģistrā',
  signed:
    'parakstīts, parakstīta, parakstīšanas datums, noslēgts, noslēgta, noslēgšanas datums, līguma datums, līguma noslēgšanas datums, parakstīšanas, noslēgšanas, slēgšanas datums',
  activity:
    'darbība, darbības, pamatdarbība, pamatdarbības, darbības veids, galvenā darbība, darbības joma, nace kods, darbības nozare, nozare, nozares, saimnieciskā darbība, galvenais darbības veids, darbības veidi',
  brand: 'zīmols, zīmola, preču zīme, saīsinātais nosaukums, tirdzniecības nosaukums, firmas nosaukums īsi',
  purpose:
    'mērķis, mērķa, izsniegšanas mērķis, iesniegšanai, nolūks, paredzēts, izsniegta iesniegšanai, izziņas mērķis, maksājuma mērķis',
  reason:
    'iemesls, iemesla, pamatojums, pamatojuma, cēlonis, kāpēc, atlaišanas iemesls, juridiskais pamats, pamats, iemesli',
  plot: 'zemes gabals, zemes gabala, zemes vienība, zemes vienības, kadastra numurs, kadastra apzīmējums, kadastra numura, kadastra apzīmējuma, zemes vienības kadastra apzīmējums, kadastra nr, zemesgabals',
  deed: 'īpašuma tiesību pamats, pirkuma līgums, nostiprinājuma pamats, iegūšanas pamats, tiesību pamats, notariālais akts, zemesgrāmatas nodalījums, nodalījuma nr, nodalījums, akts',
  share:
    'domājamā daļa, domājamās daļas, īpašuma daļa, kapitāldaļa, kapitāldaļas, kapitāldaļu skaits, līdzdalība, daļas lielums, daļa',
  floor: 'stāvs, stāva, stāvi, stāvu skaits',
  apartment: 'dzīvoklis, dzīvokļa, dzīvokļa numurs, dzīvokļa nr, telpu grupa, dzīvokļa īpašums',
  rooms: 'istabas, istabu, istabu skaits, telpu skaits, guļamistabas',
  valuation:
    'kadastrālā vērtība, kadastrālās vērtības, tirgus vērtība, novērtējums, aplikšanas vērtība, īpašuma vērtība, fiskālā kadastrālā vērtība, speciālā vērtība, muitas vērtība, apdrošinātā vērtība, atlikusī vērtība',
  turnover: 'apgrozījums, apgrozījuma, neto apgrozījums, gada apgrozījums, ieņēmumi no pārdošanas, neto apgrozījuma',
  fund: 'fonds, fonda, remonta fonds, uzkrājumu fonds, remontdarbu uzkrājums, rezerves fonds, remonta uzkrājums, uzkrājums remontiem',
  territory:
    'teritorija, teritorijas, darbības teritorija, apdrošināšanas teritorija, kur derīgs, kur spēkā, ģeogrāfiskais segums',
  supplyPoint:
    'objekta numurs, objekta nr, objekta kods, pieslēguma vieta, pieslēguma numurs, lietošanas vieta, uzskaites punkts, eic kods, objekta eic kods, eic, līguma objekts, lietošanas vietas numurs, piegādes punkts',
  distributor:
    'sadales sistēmas operators, sadales operators, sadales tīkls, sistēmas operators, tīkla operators, sadales sistēmas operatora',
  opening: 'sākuma, iepriekšējais, iepriekšējā, iepriekšējie, vecais, vecā, perioda sākumā, sākumā',
  closing: 'jaunais, jaunā, galīgais, beigu, galīgā, perioda beigās, beigās, tekošais, pašreizējais',
  principal:
    'pamatsummas atlikums, aizdevuma atlikums, kredīta atlikums, atlikusī pamatsumma, neatmaksātā pamatsumma, atlikusī aizdevuma summa, aizdevuma pamatsumma',
  instalment:
    'mēneša maksājums, ikmēneša maksājums, kredīta maksājums, aizdevuma maksājums, maksājuma daļa, kārtējais maksājums, maksājuma termiņa summa',
  overpayment: 'pārmaksa, pārmaksas, pārmaksāts, jums par labu, avansa atlikums, pārmaksātā summa',
  lateFee:
    'nokavējuma procenti, nokavējuma nauda, kavējuma nauda, soda procenti, līgumsods, kavējuma procenti, nokavējuma naudas, soda nauda par kavējumu',
  deduction:
    'ieturējumi, ieturējumu, ieturēts, atskaitījumi, atvieglojumi, atvieglojumu, atvieglojums, neapliekamais minimums, ieturējums, kopā ieturēts, nodokļa atvieglojums',
  taxBase:
    'apliekamais ienākums, ar nodokli apliekamais ienākums, nodokļa bāze, apliekamā vērtība, summa bez pvn, bez pvn, apliekamā summa, ar nodokli apliekamā summa, aprēķina bāze',
  bonus:
    'piemaksa, piemaksas, prēmija darbā, prēmija par darbu, bonuss, pabalsts, naudas balva, piemaksa pie algas, stipendija, stipendijas, ģimenes valsts pabalsts, atlaišanas pabalsts',
  contribution:
    'sociālās iemaksas, vsaoi, sociālās apdrošināšanas iemaksas, pensiju iemaksas, veselības apdrošināšanas iemaksas, valsts sociālās apdrošināšanas obligātās iemaksas, darba ņēmēja vsaoi',
  hours:
    'stundas, stundu, darba stundas, nostrādātās stundas, stundas nedēļā, stundu skaits, virsstundas, darba laiks, akadēmiskās stundas, kopā stundas, slodze, slodzes, darba slodze, prakses stundas, kontaktstundas',
  leave:
    'atvaļinājums, atvaļinājuma, atvaļinājuma atlikums, atvaļinājuma dienas, neizmantotais atvaļinājums, ikgadējais atvaļinājums, uzkrātais atvaļinājums, kavējumi, darbnespēja, bezalgas atvaļinājums',
  noticePeriod:
    'uzteikuma termiņš, uzteikuma termiņa, uzteikuma laiks, brīdinājuma termiņš, paziņošanas termiņš, uzteikums, izbeigšanas paziņošanas termiņš',
  branch:
    'filiāle, filiāles, nodaļa bankas, klientu apkalpošanas centrs, struktūrvienība vietējā, reģionālā nodaļa, apkalpošanas vieta, pārstāvniecība',
  channel: 'kanāls, paziņojumi, paziņošanas veids, saziņas veids, saziņas kanāls, paziņojumu veids',
  studyYear: 'kurss, kursa, studiju gads, studiju kurss, klase, klases, mācību gads kurss, studiju gada',
  studyMode:
    'studiju forma, studiju formas, studiju veids, pilna laika studijas, mācību forma, izglītības ieguves forma, pilna vai nepilna laika',
  train: 'vilciens, vilciena, vilciena numurs, vilciena nr',
  coach: 'vagons, vagona, vagona numurs, vagona nr',
  platform: 'perons, perona, ceļš, sliežu ceļš, platforma',
  travelClass: 'vagona klase, ceļojuma klase, brauciena klase, salona klase, kajīte, apkalpošanas klase',
  checkIn: 'ierašanās diena, reģistrēšanās, iebraukšana, iebraukšanas datums, ierašanās viesnīcā, iereģistrēšanās',
  checkOut: 'izrakstīšanās, izbraukšanas diena, izbraukšanas datums, izreģistrēšanās, istabas atbrīvošana',
  nights: 'naktis, nakšu, nakšu skaits, naktsmītnes, uzturēšanās ilgums, nakšņošana',
  luggage: 'bagāža, bagāžas, rokas bagāža, reģistrētā bagāža, koferis, nododamā bagāža',
  venue:
    'norises vieta, norises vietas, pasākuma vieta, vieta, tikšanās vieta, kur notiek, zāle, zāles, pulcēšanās vieta, nodarbības vieta, eksāmena vieta, stadions, teātris, notikuma vieta, pārkāpuma vieta',
  organiser: 'organizators, organizatora, rīkotājs, rīkotāja, organizē, rīko, organizatori, pasākuma rīkotājs',
  training:
    'treniņš, treniņa, nodarbība, nodarbības, rezervētā nodarbība, nākamā nodarbība, apmācība, apmācības, stunda nodarbība, grupu nodarbība',
  borrowed:
    'izsniegtās grāmatas, paņemtās grāmatas, aizņemtās grāmatas, izsniegumi, izsniegto grāmatu skaits, aizņemts, izsniegtie izdevumi, paņemti, aizņēmumi',
  reserved:
    'rezervēts, rezervētās grāmatas, pasūtītās grāmatas, rezervācijas grāmatas, rindā, rezervētie izdevumi, rezervējumi, rezervētā',
  passport: 'pases numurs, pases nr, pases',
  holdings: 'turējumā, vērtspapīri, ieguldījumu vērtība',
  application: 'pieteikums, pieteikuma, iesniegums, iesnieguma',
  holder: 'uz kā vārda, valdītājs, valdītāja, lietotājs turētājs',
  departure: 'atiešanas laiks, izlidošanas laiks, izbraukšanas laiks',
  licence: 'vadītāja apliecības, atļaujas numurs, stāvvietas atļauja',
  semester: 'studiju semestris, mācību gada, akadēmiskā gada, pusgads',
  lastVisit: 'kad pēdējo reizi, pēdējo reizi, pēdējā apmeklējuma datums',
  property: 'ēka, ēkas, māja, telpas, būve, adrese īpašums, zeme un ēkas',
  phone: 'kontakttālrunis, tel nr, mob tālr, tālr, mobilā tālruņa numurs',
  arrival: 'pienākšanas laiks, ierašanās laiks, ielidošanas laiks, piegādāts',
  usage: 'patērētais, patērētā, patēriņš kwh, izlietojums, patērētais daudzums',
  licenceClass: 'vadīšanas tiesību kategorijas, tiesību kategorijas, kategorijas vadītājs',
  manager: 'valde, vadītājs uzņēmuma, tiešais vadītājs, izpilddirektors, valdes locekļa',
  status: 'juridiskais statuss, pasūtījuma statuss, sūtījuma statuss, uzņēmuma statuss',
  power: 'nominālā jauda, motora jauda, dzinēja jauda, maksimālā jauda, jaudas, kw jauda',
  nationalId: 'personu apliecinošs dokuments, id kartes numurs, personas apliecība, eid numurs',
  position: 'profesija amats, ieņem amatu, specialitāte, darba pienākumi, profesijas nosaukums',
  grade:
    'vidējais vērtējums, gala vērtējums, svērtā vidējā atzīme, balles, rezultāts ballēs, atzīmes, gada vērtējums, eksāmena vērtējums, procentpunkti',
  capital: 'pamatkapitāla, kapitāls, kapitāla, parakstītais kapitāls, apmaksātais pamatkapitāls',
  origin: 'no kurienes, izlidošanas vieta, izbraukšanas osta, izbraukšanas pilsēta, sākumpunkts',
  refund:
    'kompensācija, kompensācijas, atmaksājamā summa, kompensējamā summa, atlīdzība izmaksa, atmaksāts, zaudējumu atlīdzība',
  graduation: 'beidzis, beigusi, izglītības iegūšanas datums, absolvējis, mācību beigas, kursu beigas',
  doctor: 'nosūtošais ārsts, ārstējošais ārsts, izrakstīja, nosūtītājs, ārsts speciālists, zobārsts',
  chassis: 'identifikācijas numurs, transportlīdzekļa identifikācijas numurs, vin numurs, šasijas nr',
  coverage: 'apdrošinātā summa, apdrošināšanas summa, atlīdzības limits, segums, apdrošinājuma summas',
  customer: 'nodokļa maksātājs, nodokļu maksātājs, patērētājs, lietotāja vārds uzvārds, rēķina saņēmējs',
  gross: 'pilna masa, pilnas masas, ar pvn, summa ar pvn, aprēķināts kopā, aprēķinātā alga, bruto alga',
  area: 'platība, platības, kopējā platība, dzīvojamā platība, kv m, lietderīgā platība, zemes platība',
  destination: 'uz kurieni, ierašanās vieta, ierašanās osta, galapunkts, ierašanās stacija, pienākšanas stacija',
  renewal: 'nākamais maksājums, nākamā norakstīšana, automātiska pagarināšana, pagarināts līdz, nākamais rēķins',
  payment:
    'norēķins, maksājumi, maksājumu, apmaksa, apmaksas, pārskaitījums, pārskaitījuma, norakstīšana, norakstīšanas, nākamais maksājums, nākamā norakstīšana',
  employer:
    'darbavieta, darba vieta, juridiskā persona, uzņēmuma nosaukums, komersants, firma nosaukums, kapitālsabiedrība',
  hospital:
    'ārstniecības iestādes, laboratorija, laboratorijas, veselības centrs, nosūtītāja iestāde, vakcinācijas iestāde',
  outstanding:
    'parāda, iepriekšējais parāds, nenomaksātā summa, parāds uz perioda sākumu, cik parādā, atlikusī summa, neapmaksāts',
  course:
    'specialitāte, programma, programmas, programmas nosaukums, mācību programma, kursa nosaukums, izglītības programmas',
};
