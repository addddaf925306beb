/** What registers, parcels, health papers, schools, journeys and bills speak of, in Swahili. */
export const swahiliRecords = `
colour: rangi
fuel: mafuta, nishati ya gari
make: mtengenezaji, chapa ya gari, kampuni iliyotengeneza, muundo wa gari
model: modeli, toleo la gari
body: aina ya bodi, umbo la gari, bodi ya gari
engine: injini
engineSize: ukubwa wa injini, uwezo wa injini
weight: uzito, uzani, uzito wa mzigo, uzito wa gari, uzito wa mwili
mileage: umbali, kilomita zilizotembea, umbali uliotembea
emissions: utoaji wa moshi, kiwango cha moshi
manufactured: mwaka wa kutengenezwa, mwaka wa utengenezaji, tarehe ya kutengenezwa, mwaka wa kujengwa
use: matumizi ya gari, aina ya matumizi, matumizi ya ardhi
inspection: ukaguzi, kipimo, uchunguzi, vipimo, ukaguzi wa gari
inspector: mkaguzi, aliyekagua, mpimaji, imekaguliwa na
station: kituo cha ukaguzi, gereji, maabara, kituo cha upimaji
result: matokeo, majibu, hitimisho, uamuzi
defect: kasoro, hitilafu, ubovu
restriction: masharti, vikwazo, mipaka ya matumizi
carrier: msafirishaji, kampuni ya usafirishaji, shirika la ndege, mletaji
pickup: mahali pa kuchukulia, sehemu ya kuchukua, kituo cha kuchukulia, mahali pa kuchukua mzigo
contents: yaliyomo, vilivyomo, maelezo ya bidhaa
note: maoni, tanbihi, maelekezo, ujumbe, angalizo, maelezo ya ziada
expected: inatarajiwa, inayotarajiwa, makadirio
shipped: ilitumwa, tarehe ya kutuma, imetumwa, tarehe ya kutumwa, tarehe ya kupokelewa
cashOnDelivery: malipo wakati wa kupokea, lipa ukipokea, malipo ya kupokea mzigo
code: neno la siri, namba ya siri, msimbo wa uthibitisho, nambari ya siri, namba ya uthibitisho
barcode: msimbo pau, msimbopau
article: namba ya bidhaa, nambari ya bidhaa, kipuri, vipuri
diagnosis: utambuzi wa ugonjwa, ugonjwa uliogunduliwa, uchunguzi wa ugonjwa
disease: ugonjwa, maradhi
medicine: dawa, chanjo iliyotolewa, aina ya chanjo
ingredient: kiambato, viambato, kiambato hai, viambata
dosage: namna ya kutumia, jinsi ya kutumia, maelekezo ya matumizi, matumizi ya dawa
dose: dozi, dozi ya, kipimo cha chanjo
batch: namba ya toleo, nambari ya toleo, namba ya bechi, toleo la chanjo
pharmacy: duka la dawa, famasi
pharmacist: mfamasia, mtoa dawa
sample: sampuli
sampled: tarehe ya kuchukua sampuli, sampuli ilichukuliwa, muda wa kuchukua sampuli
bodyHeight: kimo, urefu wa mwili, urefu
copayment: mchango wa mgonjwa, malipo ya mgonjwa, sehemu ya mgonjwa
chip: chipu
species: spishi, mnyama
breed: aina ya mbwa, mbegu ya mnyama, uzao
father: baba, baba mzazi
mother: mama mzazi, jina la mama mzazi
spouse: mke, mume, mwenzi, mwenza
guarantor: mdhamini, wadhamini
householder: mkuu wa kaya, kiongozi wa kaya, mkuu wa familia
relation: uhusiano, uhusiano na mkuu wa kaya
teacher: mwalimu, mkufunzi, mhadhiri, mwalimu wa darasa, kocha
author: mwandishi, mtunzi
agent: wakala wa bima, dalali, wakala wa mauzo
caseworker: afisa, karani, imeandaliwa na, afisa anayeshughulikia, imeshughulikiwa na
signatory: saini, sahihi, imesainiwa na, mtia saini, imeidhinishwa na
representative: mwakilishi, mlezi, mwakilishi wa kisheria, mzazi au mlezi
chairperson: mwenyekiti
shareholder: mwanahisa, wanahisa, mbia
court: mahakama
authority: mamlaka, wizara, ofisi ya kodi, halmashauri
creditor: mkopeshaji, mdai, mwenye rehani
founded: ilianzishwa, kuanzishwa, tarehe ya kusajiliwa kampuni
signed: tarehe ya kusaini, ilisainiwa, tarehe ya mkataba, imesainiwa tarehe, tarehe ya makubaliano
activity: aina ya biashara, shughuli, shughuli za biashara, sekta
brand: jina la biashara, chapa, jina la kibiashara
purpose: madhumuni, dhumuni, lengo, kusudi
reason: sababu, sababu ya kuomba
plot: kiwanja namba, namba ya kiwanja, ardhi, kitalu, nambari ya kiwanja
deed: hati miliki, hati ya kiwanja, hatimiliki, hati ya umiliki
share: hisa, sehemu ya umiliki
floor: ghorofa, ghorofa ya
apartment: namba ya nyumba, nambari ya nyumba, namba ya chumba
rooms: vyumba, vyumba vya kulala
valuation: thamani iliyokadiriwa, thamani ya soko, tathmini ya mali
turnover: mauzo, mauzo ya mwaka
fund: mfuko, hazina, mfuko wa akiba
territory: eneo la kijiografia, maeneo yanayohusika, mipaka ya eneo
supplyPoint: namba ya mteja umeme, namba ya huduma ya umeme, nambari ya muunganisho
distributor: msambazaji wa umeme, kampuni ya umeme, mamlaka ya maji
opening: salio la mwanzo, salio anzia, usomaji uliopita, usomaji wa awali, salio lililopita
closing: salio la mwisho, usomaji wa sasa, salio ishia, mwisho wa kipindi
principal: mtaji wa mkopo, kiasi cha mkopo, deni la msingi, mkopo wa msingi
instalment: rejesho, awamu ya malipo, rejesho la mwezi, malipo ya awamu
overpayment: malipo ya ziada, malipo yaliyozidi, kiasi kilichozidi
lateFee: faini ya kuchelewa, adhabu ya kuchelewa, riba ya kuchelewa, ada ya kuchelewa
deduction: makato, punguzo la kodi, makato ya kisheria
taxBase: mapato yanayotozwa kodi, kiasi kinachotozwa kodi, mapato yanayotozwa
bonus: posho, marupurupu, bonasi, malipo ya ziada ya kazi
contribution: mchango, michango, mchango wa nssf, mchango wa hifadhi ya jamii, mchango wa mwajiri
hours: saa za kazi, idadi ya saa, jumla ya saa, saa za ziada
leave: likizo, likizo iliyobaki, siku za likizo zilizobaki, likizo ya mwaka
noticePeriod: muda wa notisi, notisi
branch: tawi
channel: njia ya mawasiliano, njia ya taarifa
studyYear: mwaka wa kwanza wa masomo, darasa, kidato, mwaka wa kusoma
studyMode: aina ya masomo, mfumo wa masomo, namna ya kusoma
train: treni, gari moshi
coach: behewa
platform: jukwaa
travelClass: daraja la safari, daraja la kusafiria, daraja la tiketi
checkIn: kuingia, muda wa kuingia
checkOut: tarehe ya kutoka, kuondoka hotelini, muda wa kutoka
nights: usiku, siku za kulala
luggage: mizigo, begi, uzito wa mizigo
venue: mahali, ukumbi, eneo la tukio
organiser: mwandaaji, waandaaji, imeandaliwa na shirika
training: mafunzo, mazoezi, somo
borrowed: vitabu vilivyoazimwa, zilizoazimwa, idadi ya vitabu vilivyoazimwa
reserved: vilivyohifadhiwa, vitabu vilivyowekwa, vilivyowekwa
`;
