/** What registers, parcels, health papers, schools, journeys and bills speak of, in Estonian. */
export const estonianRecords = `
colour: värvus, värv, värvi, karvkatte värv, karva värvus, karvavärv
fuel: kütus, kütuse, energiaallikas, mootorikütus
make: sõiduki mark, tootja, automark, valmistaja, valmistajatehas
model: mudel, mudeli, kaubanduslik nimetus, tüübinimetus, mudelinimetus
body: kere
engine: mootor, mootori
engineSize: mootori maht, töömaht, silindrimaht, töömahu
weight: mass, kaal, tühimass, täismass, registrimass, kaalu, brutokaal, netokaal, massi, kehakaal, kogukaal
mileage: läbisõit, odomeetri näit, läbisõidumõõdik, läbisõidu, odomeeter, läbisõidumõõdiku näit
emissions: heitmed, heitmeklass, co2 heide, heitgaas, euroklass, heitmete, keskkonnaklass, süsinikdioksiidi heide
manufactured: ehitusaasta, valmistamisaasta, väljalaskeaasta, mudeliaasta, tootmisaasta, valmistatud
use: kasutusotstarve, kasutusviis, kasutamise otstarve, sihtotstarve, kasutusala, kasutusotstarbe
inspection: ülevaatus, tehnoülevaatus, ülevaatuse, tehnonõuetele vastavuse kontroll, tehnoülevaatuse, kontroll, uuring, analüüs, uuringu nimetus, hooldus
inspector: ülevaataja, inspektor, kontrollija, tehnoülevaataja, kontrollis, kontrollinud, hindaja
station: ülevaatuspunkt, tehnoülevaatuspunkt, töökoda, ülevaatuse koht, ülevaatusjaam, autoteenindus
result: tulemus, otsus, järeldus, hinnang, tulemuse, uuringu tulemus, analüüsi vastus, otsuse kuupäev, arvestatud, mittearvestatud, rahuldatud, keeldutud
defect: puudused, vead, puudus, rikked, viga, tuvastatud puudused, rikke, märkused puuduste kohta, kahjustused
restriction: piirangud, piirang, tingimused, kitsendused, eritingimused, kitsendus
carrier: vedaja, kullerfirma, veofirma, lennufirma, transpordifirma, kuller, lennuettevõtja, logistikaettevõte
pickup: pakiautomaat, pakiautomaadi, väljastuspunkt, pakipunkt, kättesaamiskoht, postkontor, väljastuskoht
contents: sisu, kauba kirjeldus, kauba nimetus
note: märkus, märkused, lisainfo, kommentaar, juhised, soovid, erisoovid, selgitus, lisateave, tarnejuhised, soovitus, soovitused, oluline, edasine tegevus
expected: eeldatav, oodatav, hinnanguline, planeeritud, prognoositav, prognoos, hinnanguliselt, esialgne hinnang
shipped: saadetud, saatmise kuupäev, teele pandud, lähetatud, üle antud kullerile, väljasaatmine, postitatud
cashOnDelivery: lunaraha, lunamaks, tasumine kättesaamisel, lunasumma, lunamaksu
code: pin-kood, uksekood, avamiskood, turvakood, kontrollkood, väljastuskood, kättesaamiskood, kinnituskood
barcode: vöötkood, triipkood, ribakood, vöötkoodi, ean-kood, saadetise kood
article: artikkel, tootekood, kauba kood, kaubakood, artiklinumber, toote kood
diagnosis: diagnoos, diagnoosi, põhidiagnoos, rhk-10, pöördumise põhjus, diagnoosikood, rhk kood, kaebused
disease: haigus, tõbi, haiguse, millise haiguse vastu, haigustekitaja, haiguse vastu, mille vastu vaktsineeritud, mille vastu
medicine: ravim, ravimi, preparaat, ravimpreparaat, vaktsiini nimetus, preparaadi, vaktsiini nimi
ingredient: toimeaine, toimeained, raviaine
dosage: annustamine, kasutusjuhend, manustamine, annustamisjuhis, kasutamisõpetus, annustamise, raviskeem
dose: annus, doos, annuse, doosi, annuste arv
batch: partii, seeria
pharmacy: apteek, apteegi, väljastanud apteek
pharmacist: apteeker, proviisor, farmatseut, ravimi väljastanud, apteekri
sample: proov, proovimaterjal, materjal, proovi, uuringumaterjal
sampled: proovivõtt, proov võetud, proovi võtmise aeg, proovivõtu aeg, proovivõtu kuupäev, materjali võtmise aeg
bodyHeight: kasv, pikkus cm, kehapikkus, pikkus sentimeetrites
copayment: omaosalus, patsiendi osa, visiiditasu, omaosaluse, patsient tasub
chip: mikrokiip, kiip, kiibi, mikrokiibi, transponder
species: liik loom, loomaliigi
breed: tõu, koera tõug, looma tõug, kassi tõug
blood: vererühm
father: isa nimi, isa ees- ja perekonnanimi, isanimi
mother: ema nimi, ema ees- ja perekonnanimi, emanimi
spouse: abikaasa, elukaaslane, elukaaslase, partner, kaasa nimi
guarantor: käendaja, kaaslaenaja, garant, kaastaotleja
householder: leibkonna pea, perekonnapea, leibkonnapea
relation: sugulus, seos, suhe, sugulusaste, suhe lapsega, sugulussuhe
teacher: õpetaja, klassijuhataja, juhendaja, treener, koolitaja, lektor, õppejõud, instruktor, klassiõpetaja, sõiduõpetaja, lasteaiaõpetaja, dotsent
author: autor, autori, kirjutanud, koostaja, teose autor
agent: maakler, kindlustusmaakler, vahendaja, agent, kindlustusagent, müüginõustaja, maakleri
caseworker: menetleja, ametnik, asja menetleja, spetsialist, koostanud, kontaktametnik, menetlev ametnik, kahjukäsitleja, otsuse teinud, otsuse tegija, juhtumi menetleja
signatory: allkirjastaja, allkirjastas, allkiri, allakirjutanu, allkirjaõiguslik, kinnitas, kinnitanud
representative: esindaja, seaduslik esindaja, esindusõiguslik isik, juhatuse liige, volitatud esindaja, eestkostja, lapsevanem, vanem nimi, hooldaja, juhatuse liikmed, eeskostja
chairperson: esimees, juhatuse esimees, nõukogu esimees, esimehe, koosoleku juhataja, juhatuse esimehe
shareholder: osanik, aktsionär, osaniku, tegelik kasusaaja, osanikud, ainuosanik, aktsionärid, tegelikud kasusaajad
court: kohus, maakohus, kohtu, halduskohus, maakohtu, ringkonnakohus
authority: väljaandja asutus, ametiasutus, pädev asutus, väljastanud asutus, registripidaja, otsustaja
creditor: võlausaldaja, hüpoteegipidaja, pandipidaja, laenuandja, krediidiandja, sissenõudja, hüpoteegi kasuks
founded: asutatud, asutamise kuupäev, registrisse kantud, registrisse kandmise kuupäev, asutamine, esmakanne
signed: allkirjastatud, sõlmitud, lepingu kuupäev, sõlmimise kuupäev, allkirjastamise kuupäev
activity: tegevusala, põhitegevusala, emtak, tegevusvaldkond, põhitegevus, äritegevus
brand: kaubamärk, ärinimi lühend, brändi nimi, kaubanimi, kaubamärgi
purpose: eesmärk, otstarve, milleks, esitamiseks kus, eesmärgi, esitamise koht
reason: põhjus, põhjendus, põhjuse, põhjendused, otsuse põhjendus, otsuse alus
plot: katastritunnus, katastriüksus, maatükk, krunt, katastriüksuse, registriosa, aiamaa
deed: müügileping, omandi alus, kinnistamisavaldus, ostu-müügileping, asjaõigusleping, omandamise alus, hüpoteek, kinkeleping, pandikiri, servituut, omandiõiguse alus
share: osalus, kaasomandi osa, mõtteline osa, osa suurus, osaluse suurus, osaluse, osak, omandi osa, osamaks
floor: korrus, korruse, mitmes korrus
apartment: korteri number, korteri nr, korter nr, korterinumber, eluruumi number, krt nr, korteriomand
rooms: toad, magamistubade arv, tubade, ruumide arv, magamistube
valuation: turuväärtus, maksustamishind, hindamisväärtus, hinnatud väärtus
turnover: käive, müügitulu, netokäive, aastakäive, müügikäive, käibe, kogukäive
fund: fond, remondifond, reservfond, remondifondi, reservkapital, kogumisfond
territory: kehtivuspiirkond, kindlustusterritoorium, kehtivusala, territoorium, kehtib riikides
supplyPoint: mõõtepunkt, mõõtepunkti eic, eic-kood, tarbimiskoha kood, tarbimiskoha number
distributor: võrguettevõtja, võrguoperaator, jaotusvõrk, võrguettevõte, jaotusvõrguettevõtja, võrguteenuse osutaja
opening: algnäit, algsaldo, eelmine, alguses, varasem, algjääk
closing: lõppnäit, lõppsaldo, perioodi lõpp, lõpus, praegune, lõplik, uus näit, lõppjääk
principal: põhiosa, laenujääk, laenu jääk, põhivõlg, tagastamata laen, laenu põhisumma
instalment: osamakse, kuumakse, laenumakse, tagasimakse laen, igakuine makse, annuiteetmakse, osamakse suurus
overpayment: enammakse, ettemaks, ülemakse, tagastatav summa, enammakstud, enamtasutud, tagastusnõue
lateFee: viivis, viivisintress, viivise määr, hilinemistasu, meeldetuletustasu, viivised, võlateate tasu
deduction: mahaarvamised, mahaarvamine, kinnipeetud, maksuvaba tulu, kinnipidamised, kinni peetud
taxBase: maksubaas, maksustatav, maksustamisele kuuluv, maksualus
bonus: lisatasu, boonus, preemia palk, puhkusetasu, tulemustasu, lisatasud, tulemuspalk
contribution: sotsiaalmaks, töötuskindlustusmakse, kogumispension, sotsiaalmaksu, kogumispensioni makse
hours: tunnid, töötunnid, tööaeg, tunde, tundide arv, ületunnid, tööaja kestus, töötundide arv, töökoormus
leave: puhkus, puhkusepäevad, põhipuhkus, kasutamata puhkus, puhkusejääk, puhkuse, haigusleht, töövõimetusleht, haiguspäevad, puudumine, vanemapuhkus, õppepuhkus, puudumised, haiguslehe, puhkust, puhkusepäevi
noticePeriod: etteteatamisaeg, etteteatamistähtaeg, ülesütlemise tähtaeg, ülesütlemisaeg, etteteatamise aeg
branch: haruraamatukogu, kontor, filiaal, harukontor, kodune raamatukogu, koduraamatukogu, kodukontor
channel: kanal, teavituskanal, suhtluskanal, teavitamise viis, teavitus, kontakteerumise viis, teavitusviis
studyYear: õppeaasta kursus, kursus aasta, klass, õppeastme aasta, õppeaasta järk, kursuse aasta
studyMode: õppevorm, õppekoormus, õppevormi, päevaõpe või kaugõpe, õppe vorm, õppekoormuse
train: rong, reisi number, rongi
coach: vagun, vaguni
platform: perroon, rööbastee, ooteplatvorm, platvorm, perrooni
travelClass: reisiklass, broneerimisklass, teenindusklass, klassi teenindus, vaguniklass, piletiklass, salongiklass
checkIn: sisseregistreerimine, saabumise kuupäev, saabumispäev, sissekirjutamine, saabumiskuupäev
checkOut: väljaregistreerimine, lahkumise kuupäev, lahkumispäev, väljakirjutamine, lahkumiskuupäev
nights: ööd, ööde arv, ööbimiste arv, ööbimisi, ööbimised
luggage: registreeritud pagas, käsipagas, pagasi, äraantav pagas, kohver
venue: toimumiskoht, koht, toimumise koht, kohtumispaik, asukoht üritus, saal, toimumispaik, kogunemiskoht
organiser: korraldaja, korraldab, koolituse korraldaja, korraldajad, läbiviija
training: treening, rühmatreening, treeningu, trenn, koolitus, sõidutund, sõidutunnid, ujumistreening, trennid, sõidutunde, treeninguid
borrowed: laenutused, laenutatud, laenutusi, käes olevad laenutused, laenutuste arv, laenutusi käes, laenutus, laenutatud raamatud
reserved: broneeringud, reserveeringud, järjekorras, reserveeritud, broneeritud, reserveeringute arv
`;
