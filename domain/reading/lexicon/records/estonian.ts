import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Estonian. */
export const estonianRecords: Forms = {
  colour: 'värvus, värv, värvi, sõiduki värvus, auto värv, karvkatte värv, karva värvus, karvavärv',
  fuel: 'kütus, kütuse liik, kütuseliik, kütuse, kütuse tüüp, energiaallikas, mootorikütus',
  make: 'sõiduki mark, tootja, automark, valmistaja, valmistajatehas',
  model: 'mudel, mudeli, kaubanduslik nimetus, tüübinimetus, sõiduki mudel, mudelinimetus',
  body: 'keretüüp, kere, kere tüüp, kere liik, kere nimetus',
  engine: 'mootor, mootori, mootori tüüp',
  engineSize: 'mootori maht, töömaht, mootori töömaht, silindrimaht, töömahu',
  weight:
    'mass, kaal, tühimass, täismass, registrimass, kaalu, brutokaal, netokaal, massi, kehakaal, kogukaal, kandevõime',
  mileage:
    'läbisõit, odomeetri näit, läbisõidumõõdik, läbisõidu, odomeeter, läbisõidumõõdiku näit, läbitud kilomeetrid',
  emissions: 'heitmed, heitmeklass, co2 heide, heitgaas, euroklass, heitmete, keskkonnaklass, süsinikdioksiidi heide',
  manufactured:
    'ehitusaasta, valmistamisaasta, väljalaskeaasta, mudeliaasta, tootmisaasta, valmistatud, esmane kasutuselevõtt, ehitatud',
  use: 'kasutusotstarve, kasutusviis, kasutamise otstarve, sihtotstarve, kasutusala, kasutusotstarbe',
  inspection:
    'ülevaatus, tehnoülevaatus, ülevaatuse, tehnonõuetele vastavuse kontroll, tehnoülevaatuse, kontroll, kontrolli, ülevaatusele, uuring, inspekteerimine',
  inspector: 'ülevaataja, inspektor, kontrollija, tehnoülevaataja, kontrollis, kontrollinud, hindaja',
  station: 'ülevaatuspunkt, tehnoülevaatuspunkt, töökoda, ülevaatuse koht, ülevaatusjaam, autoteenindus',
  result:
    'tulemus, otsus, järeldus, hinnang, tulemuse, uuringu tulemus, analüüsi vastus, ülevaatuse tulemus, ülevaatuse otsus, otsuse',
  defect:
    'puudused, vead, puudus, rikked, viga, tuvastatud puudused, rikke, märkused puuduste kohta, kahjustused, avastatud puudused',
  restriction: 'piirangud, piirang, tingimused, kitsendused, eritingimused, kitsendus, märked ja piirangud',
  carrier:
    'vedaja, kullerfirma, veofirma, lennufirma, transpordifirma, kuller, lennuettevõtja, vedaja nimi, logistikaettevõte, transpordiettevõte, rongifirma, bussifirma, vedajafirma',
  pickup:
    'pakiautomaat, pakiautomaadi, väljastuspunkt, pakipunkt, kättesaamiskoht, postkontor, väljastuskoht, järeletulemine, väljastamise koht, kättesaamise koht, pakipunkti',
  contents: 'sisu, saadetise sisu, kauba kirjeldus, kauba nimetus, sisu kirjeldus',
  note: 'märkus, märkused, lisainfo, kommentaar, juhised, soovid, erisoovid, selgitus, lisateave, tarnejuhised, teade saajale',
  expected:
    'eeldatav, oodatav, hinnanguline, eeldatav tarneaeg, planeeritud, eeldatav kättetoimetamine, prognoositav, eeldatav saabumisaeg, oodatav saabumine',
  shipped:
    'saadetud, saatmise kuupäev, teele pandud, lähetatud, üle antud kullerile, väljasaatmine, postitatud, teele läinud, saatmiskuupäev, vedajale üle antud',
  cashOnDelivery: 'lunaraha, lunamaks, tasumine kättesaamisel, lunasumma, lunamaksu',
  code: 'pin-kood, uksekood, avamiskood, turvakood, kontrollkood, väljastuskood, kättesaamiskood, kinnituskood, tagastuskood, kapi kood, puk-kood, aktiveerimiskood, uste kood, tagastamiskood, ligipääsukood',
  barcode: 'vöötkood, triipkood, ribakood, vöötkoodi, ean-kood',
  article: 'artikkel, tootekood, kauba kood, artikli number, kaubakood, artiklinumber, toote kood',
  diagnosis: 'diagnoos, diagnoosi, põhidiagnoos, rhk-10, pöördumise põhjus, diagnoosikood, rhk kood, kaebused',
  disease: 'haigus, tõbi, haiguse, millise haiguse vastu, haigustekitaja, haiguse vastu',
  medicine:
    'ravim, ravimi, preparaat, ravimi nimetus, ravimpreparaat, vaktsiini nimetus, preparaadi, ravimi nimi, vaktsiini nimi',
  ingredient: 'toimeaine, toimeained, raviaine, toimeaine nimetus, toimeaine nimi',
  dosage:
    'annustamine, kasutusjuhend, manustamine, annustamisjuhis, kasutamisõpetus, annustamise, raviskeem, manustamisjuhend',
  dose: 'annus, doos, annuse number, doosi number, annuse, doosi, annuste arv',
  batch: 'partii number, partii, seerianumber ravim, partiinumber, seeria, partii nr, partii kood',
  pharmacy: 'apteek, apteegi, väljastanud apteek, apteegi nimi',
  pharmacist: 'apteeker, proviisor, farmatseut, ravimi väljastanud, apteekri',
  sample: 'proov, proovimaterjal, materjal, proovi, uuritav materjal, proovi liik, uuringumaterjal',
  sampled:
    'proovivõtt, proov võetud, proovi võtmise aeg, proovivõtu aeg, proovivõtu kuupäev, materjali võtmise aeg, proovi võtmise kuupäev, analüüs võetud',
  bodyHeight: 'kasv, pikkus cm, kehapikkus, pikkus sentimeetrites',
  copayment: 'patsiendi omaosalus, omaosalus, patsiendi osa, visiiditasu, omaosaluse, patsient tasub, omaosalustasu',
  chip: 'mikrokiip, kiip, kiibi number, mikrokiibi number, kiibi, kiibinumber, mikrokiibi, transponder, transponderi kood, kiibi nr',
  species: 'liik loom, loomaliik, looma liik, loomaliigi',
  breed: 'tõug, tõu, koera tõug, looma tõug, kassi tõug',
  blood: 'veregrupp, veregrupi, vererühm, abo veregrupp',
  father: 'isa nimi, isa ees- ja perekonnanimi, isanimi',
  mother: 'ema nimi, ema ees- ja perekonnanimi, emanimi',
  spouse: 'abikaasa, abikaasa nimi, elukaaslane, elukaaslase, partner, kaasa nimi',
  guarantor: 'käendaja, käendaja nimi, kaaslaenaja, garant, kaastaotleja',
  householder: 'leibkonna pea, perekonnapea, leibkonnapea',
  relation: 'sugulus, seos, suhe, sugulusaste, seos taotlejaga, suhe lapsega, sugulussuhe, seos omanikuga',
  teacher:
    'õpetaja, klassijuhataja, juhendaja, treener, koolitaja, lektor, õppejõud, õpetaja nimi, instruktor, klassiõpetaja, sõiduõpetaja',
  author: 'autor, autori, kirjutanud, koostaja, teose autor',
  agent: 'maakler, kindlustusmaakler, vahendaja, agent, kindlustusagent, müüginõustaja, vahendaja nimi, maakleri',
  caseworker:
    'menetleja, ametnik, asja menetleja, spetsialist, koostanud, kontaktametnik, menetleja nimi, menetlev ametnik, vastutav ametnik, ametniku',
  signatory:
    'allkirjastaja, allkirjastas, allkiri, allakirjutanu, allkirjaõiguslik, kinnitas, kinnitanud, vastu võtnud, allkirjastanud, esindusõigus, digiallkiri, allkirja andnud',
  representative:
    'esindaja, seaduslik esindaja, esindusõiguslik isik, juhatuse liige, volitatud esindaja, eestkostja, volitatud isik, esindaja nimi, lapsevanem, juhatuse liikmed, esindajad, prokurist',
  chairperson: 'esimees, juhatuse esimees, nõukogu esimees, esimehe, koosoleku juhataja, juhatuse esimehe',
  shareholder: 'osanik, aktsionär, osaniku, tegelik kasusaaja, osanikud, ainuosanik, aktsionärid, tegelikud kasusaajad',
  court: 'kohus, maakohus, kohtu, registripidaja kohus, halduskohus, maakohtu, ringkonnakohus',
  authority:
    'väljaandja asutus nimi, väljaandja asutus, ametiasutus, pädev asutus, väljastanud asutus, registripidaja, otsustaja, väljastav asutus, maksuamet, haldusorgan',
  creditor:
    'võlausaldaja, hüpoteegipidaja, pandipidaja, laenuandja, krediidiandja, võlausaldaja nimi, pandipidaja nimi, sissenõudja, hüpoteegi kasuks',
  founded:
    'asutatud, asutamise kuupäev, registrisse kantud, registrisse kandmise kuupäev, asutamine, esmakanne, esmakande kuupäev, asutamisaasta, registreeritud äriregistris',
  signed:
    'allkirjastatud, sõlmitud, lepingu kuupäev, sõlmimise kuupäev, allkirjastamise kuupäev, lepingu sõlmimise kuupäev, allkirjastamise aeg, lepingu sõlmimine, sõlmimiskuupäev',
  activity:
    'tegevusala, põhitegevusala, emtak, tegevusvaldkond, tegevusala kood, emtak kood, põhitegevus, äritegevus, tegevuse liik',
  brand: 'kaubamärk, ärinimi lühend, brändi nimi, kaubanimi, kaubamärgi',
  purpose:
    'eesmärk, otstarve, tõendi eesmärk, milleks, esitamiseks kus, eesmärgi, esitamise koht, tõendi esitamise koht',
  reason: 'põhjus, põhjendus, põhjuse, põhjendused, otsuse põhjendus, otsuse alus',
  plot: 'katastritunnus, katastriüksus, maatükk, kinnistu number, krunt, katastriüksuse, kinnistu nr, registriosa, registriosa number, kinnistusregistriosa, katastri tunnus, krundi',
  deed: 'müügileping, omandi alus, kinnistamisavaldus, ostu-müügileping, asjaõigusleping, omandamise alus, notariaalne leping, kande alus',
  share:
    'osalus, kaasomandi osa, mõtteline osa, osa suurus, osaluse suurus, osaluse, osak, omandi osa, osamaks, kaasomandiosa, osaluse protsent',
  floor: 'korrus, korruse, mitmes korrus, korruse number',
  apartment: 'korteri number, korteri nr, korter nr, korterinumber, eluruumi number, krt nr, korteriomand, korteri nr',
  rooms: 'tubade arv, toad, magamistubade arv, tubade, ruumide arv, magamistube',
  valuation:
    'turuväärtus, maksustamishind, hindamisväärtus, hinnatud väärtus, maa maksustamishind, hinnanguline väärtus, kinnisvara väärtus',
  turnover: 'käive, müügitulu, netokäive, aastakäive, müügikäive, käibe, kogukäive',
  fund: 'fond, remondifond, reservfond, remondifondi, reservkapital, remondifondi makse, kogumisfond',
  territory:
    'kehtivuspiirkond, kindlustusterritoorium, kehtivusala, territoorium, kehtib riikides, kindlustuskaitse piirkond, geograafiline piirkond, kindlustuspiirkond',
  supplyPoint:
    'mõõtepunkt, eic kood, mõõtepunkti eic, eic-kood, tarbimiskoha kood, tarbimiskoha number, mõõtepunkti kood, liitumispunkt, mõõtepunkti, eic-kood, objekti kood',
  distributor:
    'võrguettevõtja, võrguoperaator, jaotusvõrk, võrguettevõte, jaotusvõrguettevõtja, võrguteenuse osutaja, põhivõrguettevõtja',
  opening: 'algnäit, algsaldo, eelmine, alguses, perioodi alguses, varasem, eelmine näit, algjääk, aasta alguses',
  closing:
    'lõppnäit, lõppsaldo, perioodi lõpp, lõpus, perioodi lõpus, praegune, lõplik, uus näit, lõppjääk, aasta lõpus',
  principal:
    'põhiosa, laenujääk, põhiosa jääk, laenu jääk, põhivõlg, laenu põhiosa, tagastamata laen, laenu põhisumma, põhivõla jääk',
  instalment:
    'osamakse, kuumakse, laenumakse, tagasimakse laen, igakuine makse, annuiteetmakse, osamakse suurus, järgmine osamakse, laenu tagasimakse, põhiosamakse',
  overpayment:
    'enammakse, ettemaks, ülemakse, enammakstud summa, tagastatav summa, enammakstud, enamtasutud, tagastusnõue',
  lateFee:
    'viivis, viivisintress, viivise määr, hilinemistasu, meeldetuletustasu, viivised, võlateate tasu, intress viivitatud',
  deduction:
    'mahaarvamised, mahaarvamine, kinnipeetud, maksuvaba tulu, kinnipidamised, kinnipeetud tulumaks, mahaarvamiste summa, mahaarvamised kokku, maksusoodustus, kinni peetud',
  taxBase:
    'maksustatav tulu, maksubaas, maksustatav summa, maksustatav, maksustatav käive, maksustamisele kuuluv, maksualus, maksustatav väärtus',
  bonus: 'lisatasu, boonus, preemia palk, puhkusetasu, tulemustasu, lisatasud, tulemuspalk',
  contribution:
    'sotsiaalmaks, töötuskindlustusmakse, kogumispension, sotsiaalmaksu, kogumispensioni makse, ravikindlustus, kogumispensioni, töötuskindlustus, sissemaksed',
  hours:
    'tunnid, töötunnid, tööaeg, tunde, tundide arv, ületunnid, tööaja kestus, töötundide arv, töökoormus, töötatud tunnid, akadeemilised tunnid',
  leave:
    'puhkus, puhkusepäevad, puhkuse jääk, põhipuhkus, puhkust alles, kasutamata puhkus, puhkusejääk, puhkuse, puhkusepäevi alles, kasutamata puhkusepäevad, puhkuse pikkus',
  noticePeriod:
    'etteteatamisaeg, etteteatamistähtaeg, ülesütlemise tähtaeg, ülesütlemisaeg, etteteatamise aeg, etteteatamine',
  branch:
    'haruraamatukogu, kontor, filiaal, harukontor, kodune raamatukogu, koduraamatukogu, kodukontor, teenindussaal, esindus',
  channel:
    'kanal, teavituskanal, suhtluskanal, teavitamise viis, teavitus, kontakteerumise viis, teavitusviis, eelistatud kanal, teavitused',
  studyYear: 'õppeaasta kursus, kursus aasta, klass, õppeastme aasta, õppeaasta järk, kursuse aasta',
  studyMode:
    'õppevorm, õppekoormus, õppevormi, päevaõpe või kaugõpe, õppe vorm, õppekoormuse, täiskoormus või osakoormus, õppetöö vorm',
  train: 'rong, rongi number, rongi nr, reisi number, rongi',
  coach: 'vagun, vaguni number, vaguni nr, vaguni',
  platform: 'perroon, rööbastee, ooteplatvorm, platvorm, perrooni',
  travelClass: 'reisiklass, broneerimisklass, teenindusklass, klassi teenindus, vaguniklass, piletiklass, salongiklass',
  checkIn: 'sisseregistreerimine, saabumise kuupäev, saabumispäev, sissekirjutamine, saabumiskuupäev',
  checkOut: 'väljaregistreerimine, lahkumise kuupäev, lahkumispäev, väljakirjutamine, lahkumiskuupäev',
  nights: 'ööd, ööde arv, ööbimiste arv, ööbimisi, ööd kokku, ööbimised',
  luggage: 'pagas, registreeritud pagas, käsipagas, pagasi, äraantav pagas, kohver',
  venue:
    'toimumiskoht, koht, toimumise koht, kohtumispaik, asukoht üritus, saal, toimumispaik, kogunemiskoht, kus toimub, esinemispaik, lava',
  organiser: 'korraldaja, korraldab, korraldaja nimi, koolituse korraldaja, ürituse korraldaja, korraldajad, läbiviija',
  training:
    'treening, rühmatreening, broneeritud treening, järgmine treening, treeningu, trenn, koolitus, treeningtund, broneeritud tund, koolituse',
  borrowed:
    'laenutused, laenutatud, laenutusi, käes olevad laenutused, laenutuste arv, laenutusi käes, laenutus, laenutatud teavikud, raamatud käes',
  reserved:
    'broneeringud, reserveeringud, järjekorras, reserveeritud, broneeritud, reserveeringute arv, tellimused ja järjekorrad, broneeritud teavikud, koht järjekorras',
};
