/** What registers, parcels, health papers, schools, journeys and bills speak of, in Latvian. */
export const latvianRecords = `
colour: krāsa, krāsas, apmatojuma krāsa
fuel: degviela, degvielas, kurināmais, enerģijas avots, ar ko darbojas
make: marka, markas, ražotājs, ražotāja, izgatavotājs
model: modelis, modeļa, komercnosaukums, komercnosaukuma
body: virsbūve, virsbūves
engine: dzinējs, dzinēja, motors, motora
engineSize: motora tilpums, motora tilpuma, dzinēja tilpums, dzinēja darba tilpums, darba tilpums, dzinēja darba tilpuma
weight: svars, svara, masa, masas, pilna masa, pilnas masas, pašmasa, pašmasas, sver
mileage: nobraukums, nobraukuma, odometra rādījums, odometrs, nobrauktie kilometri, odometra rādījuma
emissions: izmeši, izmešu, eiro klase, izplūdes gāzes
manufactured: izlaiduma gads, izlaiduma gada, izgatavošanas gads, ražošanas gads, būvniecības gads, ražots, uzbūvēts, modeļa gads
use: lietošanas mērķis, lietošanas mērķa, lietošanas veids, lietojums, zemes lietošanas mērķis, galvenais lietošanas veids, izmantošana
inspection: tehniskā apskate, tehniskās apskates, apskate, apskates, pārbaude, pārbaudes, tehniskā pārbaude, valsts tehniskā apskate, apsekošana, veselības pārbaude, izmeklēšana
inspector: inspektors, inspektora, inspektore, pārbaudītājs, eksaminētājs, eksperts, eksperta, pārbaudīja, pārbaudi veica
station: apskates stacija, tehniskās apskates stacija, autoserviss, autoservisa, apskates vieta, serviss
result: rezultāts, rezultāta, rezultāti, rezultātu, slēdziens, slēdziena, atzinums, atzinuma, lēmums, lēmuma, spriedums, novērtējuma rezultāts, analīzes rezultāts
defect: trūkumi, trūkumu, defekti, defektu, bojājumi, bojājums, konstatētie trūkumi, neatbilstības
restriction: ierobežojumi, ierobežojumu, aizliegumi, apgrūtinājumi, apgrūtinājumu, lietošanas nosacījumi, atzīmes par ierobežojumiem
carrier: pārvadātājs, pārvadātāja, kurjers, kurjera, kurjerdienests, aviokompānija, aviosabiedrība, piegādā, izpilda
pickup: saņemšana, saņemšanas, izsniegšanas vieta, pakomāts, pakomāta, pakomātā, kur saņemt, izņemšana, pasta nodaļa, omniva, terminālis
contents: saturs, satura, krava, kravas, preču apraksts, kas iekšā, kravas apraksts
note: piezīme, piezīmes, piezīmju, komentārs, komentāri, norādes, norādījumi, atzīmes, piebilde, vēlmes, ieteikumi, rekomendācijas, papildu informācija, cita informācija
expected: paredzamais, paredzamā, paredzams, plānotais, plānotā, plānots, gaidāms, paredzētā, paredzētais, gaidāmā piegāde
shipped: nosūtīts, nosūtīta, izsūtīts, nodots kurjeram, nosūtīšanas, pieņemts sūtījums, pieņemšanas datums, izsūtīšanas datums
cashOnDelivery: pēcmaksa, pēcmaksas, apmaksa piegādes brīdī, samaksa saņemot
code: saņemšanas kods, durvju kods, izņemšanas kods, atvēršanas kods, pārbaudes kods, drošības kods, apstiprinājuma kods, atgriešanas kods, piekļuves kods, skapīša kods, kontroles kods, pakomāta kods, aktivizācijas kods, vienreizējais kods
barcode: svītrkods, svītrkoda, svītru kods
article: artikuls, artikula, preces kods, preces numurs, detaļas numurs, kataloga numurs
diagnosis: diagnoze, diagnozes, klīniskā diagnoze, ssk kods, ssk 10, nosūtīšanas iemesls, indikācija
disease: slimība, slimības, infekcija, pret slimību, saslimšana
medicine: zāles, zāļu, medikaments, medikamenta, medikamenti, preparāts, preparāta, ārstniecības līdzeklis, vakcīnas nosaukums, ārstēšana, terapija
ingredient: aktīvā viela, aktīvās vielas, vispārīgais nosaukums, starptautiskais nepatentētais nosaukums
dosage: lietošana, lietošanas, dozēšana, dozējums, kā lietot, devas, lietot
dose: deva, devas numurs, kura deva
batch: sērija, sērijas, partija, partijas
pharmacy: aptieka, aptiekas, aptiekā
pharmacist: farmaceits, farmaceita, farmaceite, aptiekārs
sample: paraugs, parauga, materiāls, materiāla, izmeklējamais materiāls
sampled: parauga ņemšanas datums, paraugs ņemts, paņemšanas datums, parauga paņemšanas datums, materiāla paņemšanas datums, noņemšanas datums, paņemts, parauga ņemšanas laiks
bodyHeight: augums, auguma, garums cm
copayment: pacienta iemaksa, līdzmaksājums, līdzmaksājuma, pacienta daļa, pacients maksā
chip: mikroshēma, mikroshēmas, mikročips, čips, transponders
species: dzīvnieka suga, suga, sugas, mājdzīvnieks
breed: šķirnes, suņa šķirne
blood: asins grupas
father: tēvs, tēva, vecāki, vecāku, aizbildnis, vecāks
mother: māte, mātes, vecāki, vecāku, aizbildne, aizbildnis
spouse: laulātais, laulātā, laulātās, sieva, sievas, dzīvesbiedrs, partneris, dzīvesbiedre, vīra vārds, vīrs vai sieva
guarantor: galvotājs, galvotāja, garantētājs, galvinieks, līdzaizņēmējs, galvinieka
householder: ģimenes galva, mājsaimniecības galva, mājsaimniecības pārstāvis
relation: radniecība, radniecības, saistība, radnieciskā saite, attiecības
teacher: skolotājs, skolotāja, skolotājas, klases audzinātājs, audzinātāja, pasniedzējs, pasniedzēja, treneris, trenera, trenere, instruktors, instruktora, lektors, mācībspēks, kursu vadītājs, vadītājs nodarbības, docētājs, pedagogs, pedagoģe, braukšanas instruktors, darba vadītājs, zinātniskais vadītājs
author: autors, autora, autore, autori, sarakstījis
agent: brokeris, brokera, starpnieks, starpnieka, aģents, aģenta, pārdeva, pārdevis
caseworker: sagatavoja, sagatavotājs, izpildītājs, atbildīgais darbinieks, atbildīgā persona, lietvedis, referents, speciālists, speciālista, speciāliste, lietas vadītājs, apkalpoja, sastādīja, inspektors lieta, ierēdnis, tiesu izpildītājs, operators, kas apstrādā
signatory: parakstīja, parakstītājs, paraksts, paraksta, parakstīts ar, apstiprināja, apstiprinājis, paraksttiesīgā persona, parakstījis
representative: pārstāvis, pārstāvja, pārstāve, likumiskais pārstāvis, pārstāvēt tiesīgā persona, pilnvarotais pārstāvis, pilnvarotā persona, pārstāvēttiesīgā persona, valdes loceklis, amatpersonas, tiesības pārstāvēt, aizbildnis, aizgādnis, notārs, zvērināts notārs
chairperson: priekšsēdētājs, priekšsēdētāja, prezidents, prezidente
shareholder: dalībnieki, akcionārs, akcionāra, akcionāri, kapitāldaļu turētājs, vienīgais dalībnieks, kapitāldaļu īpašnieks, kapitāla daļu turētājs
court: tiesa, tiesas, rajona tiesa, zemesgrāmatu nodaļa, apgabaltiesa
authority: iestāde, iestādes, institūcija, institūcijas, izdevējiestāde, izsniedzējiestāde, kompetentā iestāde, valsts ieņēmumu dienests, csdd, uzņēmumu reģistrs, izdevusi iestāde, dienests, nodokļu administrācija, izsniegusi, pmlp, pārvalde, pārvaldes, vid, policija, muita, ministrija, vsaa, bāriņtiesa, dzimtsarakstu nodaļa, zvērināts notārs iestāde
creditor: kreditors, kreditora, hipotekārais kreditors, aizdevējs, aizdevēja, ķīlas ņēmējs, kreditoram par labu, par labu
founded: dibināts, dibināta, dibināšanas, dibināšana, reģistrēts komercreģistrā, reģistrēts uzņēmumu reģistrā, uzņēmuma reģistrācijas datums, dibināšanas gads, ierakstīts komercreģistrā
signed: parakstīts, parakstīta, noslēgts, noslēgta, līguma datums, parakstīšanas, noslēgšanas, slēgšanas datums
activity: darbība, darbības, pamatdarbība, pamatdarbības, darbības joma, nace kods, nozare, nozares, saimnieciskā darbība, darbības veidi
brand: zīmols, zīmola, preču zīme, saīsinātais nosaukums, tirdzniecības nosaukums, firmas nosaukums īsi
purpose: mērķis, mērķa, iesniegšanai, nolūks, paredzēts
reason: iemesls, iemesla, pamatojums, pamatojuma, cēlonis, kāpēc, atlaišanas iemesls, juridiskais pamats, pamats, iemesli
plot: zemes gabals, zemes gabala, zemes vienība, zemes vienības, kadastra numurs, kadastra apzīmējums, kadastra numura, kadastra apzīmējuma, zemes vienības kadastra apzīmējums, zemesgabals
deed: īpašuma tiesību pamats, pirkuma līgums, nostiprinājuma pamats, iegūšanas pamats, tiesību pamats, notariālais akts, zemesgrāmatas nodalījums, nodalījums, akts
share: domājamā daļa, domājamās daļas, kapitāldaļa, kapitāldaļas, kapitāldaļu skaits, līdzdalība, daļas lielums, daļa
floor: stāvs, stāva, stāvi, stāvu skaits
apartment: dzīvoklis, dzīvokļa, telpu grupa
rooms: istabas, istabu, telpu skaits, guļamistabas
valuation: kadastrālā vērtība, kadastrālās vērtības, tirgus vērtība, novērtējums, aplikšanas vērtība, īpašuma vērtība, fiskālā kadastrālā vērtība, speciālā vērtība, muitas vērtība, apdrošinātā vērtība, atlikusī vērtība
turnover: apgrozījums, apgrozījuma, ieņēmumi no pārdošanas
fund: fonds, fonda, remonta fonds, remontdarbu uzkrājums, remonta uzkrājums, uzkrājums remontiem
territory: teritorija, teritorijas, kur derīgs, kur spēkā, ģeogrāfiskais segums
supplyPoint: objekta numurs, objekta nr, objekta kods, pieslēguma vieta, pieslēguma numurs, lietošanas vieta, uzskaites punkts, eic, līguma objekts, lietošanas vietas numurs, piegādes punkts
distributor: sadales sistēmas operators, sadales operators, sadales tīkls, sistēmas operators, tīkla operators, sadales sistēmas operatora
opening: sākuma, iepriekšējais, iepriekšējā, iepriekšējie, vecais, vecā, sākumā
closing: jaunais, jaunā, galīgais, beigu, galīgā, beigās, tekošais, pašreizējais
principal: pamatsummas atlikums, aizdevuma atlikums, kredīta atlikums, atlikusī pamatsumma, neatmaksātā pamatsumma, atlikusī aizdevuma summa, aizdevuma pamatsumma
instalment: mēneša maksājums, ikmēneša maksājums, kredīta maksājums, aizdevuma maksājums, maksājuma daļa, kārtējais maksājums, maksājuma termiņa summa
overpayment: pārmaksa, pārmaksas, pārmaksāts, jums par labu, avansa atlikums, pārmaksātā summa
lateFee: nokavējuma procenti, nokavējuma nauda, kavējuma nauda, soda procenti, līgumsods, kavējuma procenti, nokavējuma naudas, soda nauda par kavējumu
deduction: ieturējumi, ieturējumu, ieturēts, atskaitījumi, atvieglojumi, atvieglojumu, atvieglojums, neapliekamais minimums, ieturējums
taxBase: apliekamais ienākums, ar nodokli apliekamais ienākums, nodokļa bāze, apliekamā vērtība, summa bez pvn, bez pvn, apliekamā summa, ar nodokli apliekamā summa, aprēķina bāze
bonus: piemaksa, piemaksas, prēmija par darbu, bonuss, pabalsts, naudas balva, piemaksa pie algas, stipendija, stipendijas, ģimenes valsts pabalsts, atlaišanas pabalsts
contribution: sociālās iemaksas, vsaoi, sociālās apdrošināšanas iemaksas, pensiju iemaksas, veselības apdrošināšanas iemaksas, valsts sociālās apdrošināšanas obligātās iemaksas, darba ņēmēja vsaoi
hours: stundas, stundu, nostrādātās stundas, virsstundas, darba laiks, akadēmiskās stundas, slodze, slodzes, kontaktstundas
leave: atvaļinājums, atvaļinājuma, neizmantotais atvaļinājums, uzkrātais atvaļinājums, kavējumi, darbnespēja, bezalgas atvaļinājums
noticePeriod: uzteikuma termiņš, uzteikuma termiņa, uzteikuma laiks, brīdinājuma termiņš, paziņošanas termiņš, uzteikums, izbeigšanas paziņošanas termiņš
branch: filiāle, filiāles, nodaļa bankas, klientu apkalpošanas centrs, struktūrvienība vietējā, reģionālā nodaļa, apkalpošanas vieta, pārstāvniecība
channel: kanāls, paziņojumi, paziņošanas veids, saziņas veids, saziņas kanāls, paziņojumu veids
studyYear: kurss, kursa, studiju gads, klase, klases, mācību gads kurss, studiju gada
studyMode: studiju forma, studiju formas, studiju veids, pilna laika studijas, mācību forma, izglītības ieguves forma, pilna vai nepilna laika
train: vilciens, vilciena
coach: vagons, vagona
platform: perons, perona, ceļš, sliežu ceļš, platforma
travelClass: vagona klase, ceļojuma klase, brauciena klase, salona klase, kajīte, apkalpošanas klase
checkIn: ierašanās diena, reģistrēšanās, iebraukšana, ierašanās viesnīcā, iereģistrēšanās
checkOut: izrakstīšanās, izbraukšanas diena, izbraukšanas datums, izreģistrēšanās, istabas atbrīvošana
nights: naktis, nakšu, naktsmītnes, uzturēšanās ilgums, nakšņošana
luggage: bagāža, bagāžas, rokas bagāža, koferis, nododamā bagāža
venue: norises vieta, norises vietas, vieta, tikšanās vieta, kur notiek, zāle, zāles, pulcēšanās vieta, stadions, teātris, notikuma vieta, pārkāpuma vieta
organiser: organizators, organizatora, rīkotājs, rīkotāja, organizē, rīko, organizatori
training: treniņš, treniņa, nodarbība, nodarbības, apmācība, apmācības, stunda nodarbība
borrowed: izsniegtās grāmatas, paņemtās grāmatas, aizņemtās grāmatas, izsniegumi, izsniegto grāmatu skaits, aizņemts, izsniegtie izdevumi, paņemti, aizņēmumi
reserved: rezervēts, rezervētās grāmatas, pasūtītās grāmatas, rezervācijas grāmatas, rindā, rezervētie izdevumi, rezervējumi, rezervētā
`;
