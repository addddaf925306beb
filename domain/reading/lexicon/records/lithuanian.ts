/** What registers, parcels, health papers, schools, journeys and bills speak of, in Lithuanian. */
export const lithuanianRecords = `
colour: spalva, spalvos, kailio spalva
fuel: degalai, degalų, kuras, kuro, energijos šaltinis
make: markė, markės, gamintojas, gamintojo, gamybinė markė, prekinė markė, gamintoja
model: modelis, modelio, komercinis pavadinimas, komercinio pavadinimo, modifikacija
body: kėbulas, kėbulo
engine: variklis, variklio
engineSize: variklio tūris, darbinis tūris, darbinio tūrio, cilindrų darbinis tūris, tūris cm3
weight: svoris, svorio, masė, masės, nuosava masė, parengtos eksploatuoti masė, sveria
mileage: rida, ridos, odometras, nuvažiuota
emissions: išmetimai, išmetamas co2 kiekis, taršos klasė, euro klasė, emisijos klasė, tarša, išmetamųjų teršalų
manufactured: pagaminimo metai, pagaminimo metų, gamybos metai, statybos metai, modelio metai, pagaminta, pastatymo metai, pagaminimo data
use: naudojimo paskirtis, naudojimo paskirties, naudojimas, pagrindinė naudojimo paskirtis, naudojimo būdas, pastato paskirtis, pastato naudojimo paskirtis, naudojimo tikslas, žemės naudojimo būdas, pagrindinė žemės naudojimo paskirtis
inspection: techninė apžiūra, techninės apžiūros, apžiūra, apžiūros, patikra, patikros, patikrinimas, patikrinimo, tikrinimas, tikrinimo, privalomoji techninė apžiūra, sveikatos patikrinimas, bandymas
inspector: inspektorius, inspektoriaus, kontrolierius, kontrolieriaus, tikrintojas, tikrino, patikrino, egzaminuotojas, ekspertas, apžiūrą atliko
station: apžiūros stotis, techninės apžiūros stotis, autoservisas, autoserviso, servisas, apžiūros centras, techninės apžiūros centras
result: rezultatas, rezultato, rezultatai, rezultatų, išvada, išvados, tyrimo rezultatas, sprendimas, sprendimo, įvertinimas bendras, nutarimas, verdiktas, tyrimo išvada, vertinimo išvada, tinka netinka
defect: trūkumai, trūkumų, defektai, defektų, gedimai, gedimas, pažeidimai, trūkumas
restriction: apribojimai, apribojimų, apribojimas, suvaržymai, naudojimo sąlygos, juridiniai faktai, kodai ir apribojimai
carrier: vežėjas, vežėjo, kurjeris, kurjerio, kurjerių tarnyba, siuntų tarnyba, oro linijos, aviakompanija, oro bendrovė, pristato, vykdo skrydį
pickup: atsiėmimas, atsiėmimo, paštomatas, paštomato, paštomatas atsiėmimui, atsiimti iš, pasiėmimo vieta, kur atsiimti, siuntų taškas, pašto skyrius, atsiimkite, lp express, omniva
contents: turinys, turinio, krovinys, krovinio, prekių aprašymas, kas viduje, krovinio aprašymas
note: pastaba, pastabos, pastabų, komentaras, komentarai, nurodymai, pastaba kurjeriui, žyma, žymos, prierašas, žinutė, pageidavimai, rekomendacijos, papildoma informacija, kita informacija, aprašymas pastabos
expected: numatoma, numatomas, numatomo, planuojama, planuojamas, tikimasi, laukiama pristatyti, numatyta, preliminari
shipped: išsiųsta, išsiųstas, išsiuntimas, perduota kurjeriui, išsiuntimo, priimta siunta, priėmimo data, atiduota vežėjui, siuntimo data
cashOnDelivery: mokėjimas pristatymo metu, apmokėjimas pristatymo metu, cod suma, atsiskaitymas pristatymo metu, mokėti kurjeriui, perduodama grynųjų suma
code: atsiėmimo kodas, spynelės kodas, durų kodas, atrakinimo kodas, patvirtinimo kodas, saugos kodas, kontrolinis kodas, grąžinimo kodas, kodas atsiimti, laiptinės kodas, prieigos kodas, tikrinimo kodas, apsaugos kodas
barcode: brūkšninis kodas, barkodas, brūkšninio kodo
article: artikulas, prekės kodas, artikulo, gaminio kodas
diagnosis: diagnozė, diagnozės, ligos kodas, tlk kodas, tlk 10, siuntimo priežastis, indikacija, tlk 10 am
disease: liga, ligos, susirgimas, susirgimo, užkrečiamoji liga, nuo ligos
medicine: vaistas, vaisto, vaistai, vaistų, vaistinis preparatas, vaistinio preparato, medikamentas, preparatas, preparato, skirtas vaistas, vakcinos pavadinimas, gydymas, skirtas gydymas
ingredient: veiklioji medžiaga, veikliosios medžiagos, bendrinis pavadinimas, bendrinis vaisto pavadinimas
dosage: dozavimas, dozavimo, vartojimas, vartojimo, vartojimo būdas, kaip vartoti, vartoti, vartojimo instrukcija
dose: dozė, dozės, kelinta dozė
batch: serija, serijos, partija, partijos
pharmacy: vaistinė, vaistinės, vaistinėje
pharmacist: vaistininkas, vaistininko, vaistininkė, farmacininkas, farmacininkė, farmakotechnikas
sample: mėginys, mėginio, ėminys, ėminio, tiriamoji medžiaga, medžiaga
sampled: mėginio paėmimo data, paėmimo data, ėminio paėmimo data, paimta, paėmimo laikas, mėginio paėmimo laikas, kraujo paėmimo data
bodyHeight: ūgis, ūgio
copayment: priemoka, priemokos, paciento dalis, moka pacientas, paciento mokama suma
chip: mikroschema, mikroschemos, lustas, mikrolustas, čipo numeris, ženklinimo numeris
species: gyvūno rūšis, rūšis gyvūno, augintinis, augintinio rūšis
breed: veislės, šuns veislė
blood: kraujo grupės, rezus faktorius
father: tėvas, tėvo, tėčio vardas, tėvas įtėvis, tėvai, tėvų, globėjas, globėja, globėjo, vienas iš tėvų
mother: motina, motinos, mama, mamos vardas, motina įmotė, tėvai, tėvų, globėjas, globėja, globėjo, vienas iš tėvų
spouse: sutuoktinis, sutuoktinio, sutuoktinė, sutuoktinės, vyras, žmona, žmonos, partneris
guarantor: laiduotojas, laiduotojo, garantas, garanto, laiduotoja, solidarusis skolininkas
householder: šeimos galva, namų ūkio galva, būsto savininkas atsakingas
relation: giminystė, ryšys, ryšio, šeiminis ryšys, santykis
teacher: mokytojas, mokytojo, mokytoja, mokytojos, klasės vadovas, klasės vadovė, auklėtoja, auklėtojas, dėstytojas, dėstytojo, dėstytoja, treneris, trenerio, trenerė, instruktorius, instruktoriaus, lektorius, kurso vadovas, kuratorius, mokymų vadovas, pedagogas, pedagogė, vairavimo instruktorius, darbo vadovas, baigiamojo darbo vadovas
author: autorius, autoriaus, autorė, autoriai, parašė
agent: brokeris, brokerio, tarpininkas, tarpininko, agentas, agento, pardavė, draudimo konsultantas
caseworker: rengėjas, rengėja, parengė, atsakingas darbuotojas, atsakingas asmuo, specialistas, specialisto, specialistė, pareigūnas, tvarko, bylą tvarko, aptarnavo, parengusio asmens, registratorius, rengėjo, antstolis, inspektorė, kas tvarko, operatorius
signatory: pasirašė, pasirašo, pasirašęs, parašas, parašo, pasirašantis, patvirtino, tvirtina, atsakingo asmens parašas, įgaliotas pasirašyti
representative: atstovas, atstovo, atstovė, atstovaujama, atstovauja, įstatyminis atstovas, teisėtas atstovas, įgaliotinis, vienasmenis valdymo organas, valdymo organas, globėjas, globėja, rūpintojas, notaras, įgaliotas, direktorius vadovas
chairperson: pirmininkas, pirmininko, pirmininkė, prezidentas, prezidento, prezidentė, valdybos pirmininkas, bendrijos pirmininkas
shareholder: akcininkas, akcininko, akcininkė, akcininkai, akcininkų, vienintelis akcininkas, dalininkas, dalyviai, vienintelio akcininko, įmonės dalyvis
court: teismas, teismo, apylinkės teismas, apygardos teismas, registro tvarkytojas
authority: institucija, institucijos, įstaiga, įstaigos, išdavusi institucija, išdavusi įstaiga, kompetentinga institucija, valstybinė mokesčių inspekcija, sodra, registrų centras, tarnyba, tarnybos, išdavė, savivaldybės administracija, regitra, migracijos departamentas, vmi, policija, muitinė, ministerija, nacionalinė žemės tarnyba, užimtumo tarnyba, migracijos tarnyba, išdavusi tarnyba, seniūnija
creditor: kreditorius, kreditoriaus, hipotekos kreditorius, įkaito turėtojas, kreditoriaus naudai, kredito davėjas, skolintojas, paskolos davėjas
founded: įsteigta, įsteigtas, įsteigimo data, steigimo data, įsteigimas, įkurta, įkūrimo data, įregistravimo data, įkurtas, įregistruota, įsteigimo metai
signed: pasirašyta, sudaryta, sudarymo data, sutarties data, sutarties sudarymo data, pasirašymas, sudarytas, pasirašymo
activity: veikla, veiklos, veiklos sritis, evrk, ekonominė veikla, veiklos pobūdis, ūkinė veikla
brand: prekės ženklas, prekės ženklo, trumpasis pavadinimas, sutrumpintas pavadinimas, komercinis vardas, firmos vardas, prekinis ženklas
purpose: paskirtis, paskirties, tikslas, tikslo, kam skirta, skirta pateikti, kam pateikti
reason: priežastis, priežasties, pagrindas, pagrindo, priežastys, motyvas, kodėl, atleidimo pagrindas, teisinis pagrindas, motyvai, neatvykimo priežastis, atleidimo priežastis, atsisakymo priežastis, pažeidimas
plot: sklypas, sklypo
deed: įsigijimo pagrindas, nuosavybės dokumentas, pirkimo pardavimo sutartis, nuosavybės teisės pagrindas, įregistravimo pagrindas, notarinis aktas, įgijimo pagrindas, valdymo pagrindas
share: nuosavybės dalis, valdoma dalis, dalis nuosavybėje, bendrosios nuosavybės dalis, pajus, dalies dydis, dalis, turima dalis, akcijos, akcijų
floor: aukštas, aukšto, aukštai, kelintas aukštas
apartment: butas, buto, patalpa, patalpos
rooms: kambariai, kambarių, kambarių sk, miegamieji
valuation: vidutinė rinkos vertė, rinkos vertė, mokestinė vertė, apmokestinamoji vertė, vertinimas, įkainojimas, turto vertė, vidutinės rinkos vertės, nustatyta vertė, apdraudžiamoji vertė, muitinė vertė, likutinė vertė
turnover: apyvarta, apyvartos, pardavimo pajamos, pajamos iš pardavimų, pardavimai, grynosios pardavimo pajamos
fund: fondas, fondo, kaupiamasis fondas, remonto fondas, kaupiamosios lėšos, kaupimo lėšos, remonto lėšos, rezervo fondas
territory: teritorija, teritorijos, kur galioja, teritorinis galiojimas, aprėpiamos šalys
supplyPoint: objekto numeris, objekto nr, objekto kodas, vartojimo vieta, vartojimo vietos numeris, apskaitos taškas, apskaitos taško numeris, tiekimo vieta, gnybtų numeris, pristatymo taškas energijos, apskaitos prietaiso vieta
distributor: skirstytojas, skirstymo operatorius, skirstomųjų tinklų operatorius, tinklo operatorius, skirstomojo tinklo operatorius, skirstymo sistemos operatorius
opening: pradiniai, pradinis, pradinė, ankstesnis, ankstesni, pradžioje, rodmenys nuo
closing: galutiniai, galutinis, galutinė, dabartiniai, esami, pabaigoje, nauji, nauja, rodmenys iki
principal: negrąžinta paskola, paskolos likutis, likusi paskola, pagrindinė paskolos dalis, negrąžinta dalis, kredito likutis, likusi paskolos suma, negrąžintas kreditas, pagrindinė skola
instalment: įmoka, įmokos, dalinis mokėjimas, eilinė įmoka
overpayment: permoka, permokos, permokėta, jūsų naudai, kreditinis likutis
lateFee: delspinigiai, delspinigių, vėlavimo mokestis, delspinigiai už vėlavimą, palūkanos už vėlavimą, netesybos, pradelsimo palūkanos
deduction: išskaitymai, išskaitos, atskaitymai, atskaitymų, išskaičiuota, npd, neapmokestinamasis pajamų dydis, lengvata, lengvatos, išskaityta, pritaikytas npd, išskaičiuoti mokesčiai
taxBase: apmokestinamosios pajamos, mokesčio bazė, apmokestinamoji suma, suma be pvm, apmokestinama suma, apmokestinamoji bazė, be pvm, mokestinė bazė, apmokestinamoji vertė be pvm
bonus: priedas, priedo, priedai, premija, premijos, priemoka prie algos, vienkartinė išmoka, atostoginiai, kintamoji dalis, pašalpa, pašalpos, stipendija, stipendijos, išeitinė išmoka, vaiko pinigai
contribution: sodros įmokos, socialinio draudimo įmokos, sveikatos draudimo įmokos, privalomojo sveikatos draudimo įmokos, sodra, pensijų kaupimas, vsd, psd
hours: valandos, valandų, dirbta valandų, savaitės valandos, valandos per savaitę, viršvalandžiai, darbo laikas, darbo laiko norma, akademinės valandos, etatas, praktikos valandos, krūvis
leave: atostogos, atostogų, sukauptos atostogos, nepanaudotos atostogos, likusios atostogos
noticePeriod: įspėjimo terminas, įspėjimo laikotarpis, įspėjimo termino, pranešimo terminas, įspėti prieš, nutraukimo terminas
branch: filialas, filialo, skyrius bankas, padalinys, padalinio, atstovybė, teritorinis skyrius, klientų aptarnavimo skyrius, aptarnavimo skyrius, banko skyrius
channel: kanalas, pranešimų būdas, pranešimai, informavimo būdas, ryšio būdas, pranešimo būdas
studyYear: kursas, kurso, studijų metai, klasė, klasės, mokslo metai kursas, kelintas kursas, metai studijose
studyMode: studijų forma, studijų formos, mokymosi forma, mokymo forma, studijų būdas, nuolatinės ar ištęstinės, ugdymo forma
train: traukinys, traukinio
coach: vagonas, vagono
platform: peronas, perono, aikštelė, platforma, kelio nr
travelClass: klasė vagono, vagono klasė, kelionės klasė, salono klasė, kajutė, skrydžio klasė
checkIn: įsiregistravimas, atvykimo diena, apgyvendinimas nuo, atvykimo data viešbutis, registracija viešbutyje, įsiregistravimo
checkOut: išsiregistravimas, išvykimo diena, išsiregistravimo, apgyvendinimas iki
nights: naktys, naktų, nakvynės, nakvynių, viešnagės trukmė
luggage: bagažas, bagažo, rankinis bagažas, lagaminas, bagažo norma
venue: vieta, vietos, vykimo vieta, susitikimo vieta, kur vyksta, susirinkimo vieta, salė, salės, stadionas, teatras, įvykio vieta, pažeidimo vieta
organiser: organizatorius, organizatoriaus, organizuoja, rengia, organizatoriai
training: treniruotė, treniruotės, užsiėmimas, užsiėmimo, pamoka, pamokos, mokymai, mokymų, artimiausia treniruotė
borrowed: pasiskolinta, paskolintos knygos, paimtos knygos, išduoti leidiniai, skolinti leidiniai, pasiskolintos knygos, turimos knygos, paimti leidiniai, išduota knygų, skaitytojo turimi leidiniai
reserved: rezervuota, rezervuoti leidiniai, rezervuotos knygos, užsakyti leidiniai, užsakytos knygos, rezervavimai, rezervacijos eilė, laukiama eilėje
`;
