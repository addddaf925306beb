/** What registers, parcels, health papers, schools, journeys and bills speak of, in Filipino. */
export const filipinoRecords = `
colour: kulay, kulay ng balahibo
fuel: gatong, uri ng gatong, gasolina, uri ng gasolina
make: tatak, gumawa, tagagawa, pabrika
body: uri ng katawan, hugis ng sasakyan
engine: makina
engineSize: laki ng makina, kapasidad ng makina
weight: timbang, bigat, kabuuang timbang, kabuuang bigat
mileage: kilometrahe, layo ng tinakbo, tinakbong kilometro
emissions: buga ng usok, antas ng usok
manufactured: taon ng paggawa, taon ng pagkakagawa, petsa ng paggawa, taon ng pagtatayo
use: gamit, uri ng gamit, pinaggagamitan
inspection: inspeksyon, pagsusuri, eksaminasyon, pagsisiyasat
inspector: inspektor, tagasuri, sinuri ni, sumuri
station: sentro ng inspeksyon, talyer, lugar ng pagsusuri, laboratoryo
result: resulta, kinalabasan, konklusyon, hatol, pasya
defect: sira, depekto, mga depekto, kapintasan
restriction: mga kondisyon, limitasyon sa paggamit, pagbabawal, mga limitasyon
carrier: tagahatid, kompanya ng paghahatid, kumpanya ng paghahatid, tagadala, mensahero
pickup: lugar ng pagkuha, lugar ng pagpipick-up, kukunin sa, kunin sa
contents: laman, nilalaman, mga laman
note: paalala, tala, mga tala, puna, tagubilin, komento, habilin, mga tagubilin, bilin
expected: inaasahan, inaasahang petsa, inaasahang pagdating, tinatayang pagdating, tinatayang petsa
shipped: ipinadala, petsa ng pagpapadala, ipinadala noong, petsa ng padala, naipadala
cashOnDelivery: bayad sa paghahatid, babayaran sa paghatid, bayad pagkahatid, sisingilin sa paghatid
code: kodigo ng pagpapatunay, lihim na kodigo, kodigo ng pagkuha, kodigo sa pinto
article: bilang ng produkto, kodigo ng produkto, piyesa
diagnosis: dyagnosis, diyagnosis, karamdaman, natuklasang sakit
disease: sakit, uri ng sakit
medicine: gamot, mga gamot, bakuna, uri ng bakuna
ingredient: sangkap, aktibong sangkap, pangalang generic
dosage: paraan ng pag-inom, dosis ng gamot, paggamit ng gamot, paraan ng paggamit
dose: ilang dosis, bilang ng dosis, ikailang dosis, dosis bilang
batch: numero ng lote
pharmacy: parmasya, botika
pharmacist: parmasyutiko, parmaseutiko
sample: uri ng sample, uri ng ispesimen, ispesimen
sampled: petsa ng pagkuha ng sample, petsa ng pagkuha ng dugo, kinuha noong
bodyHeight: tangkad, taas ng katawan
copayment: bayad ng pasyente, bahagi ng pasyente, sagot ng pasyente
species: uri ng hayop, hayop, alagang hayop
breed: lahi, lahi ng aso
father: tatay, pangalan ng ama
mother: nanay, pangalan ng ina
spouse: asawa, kabiyak
guarantor: tagagarantiya, kasamang umutang, tagapanagot
householder: puno ng sambahayan, ulo ng pamilya, puno ng pamilya, pinuno ng sambahayan
relation: relasyon, kaugnayan, relasyon sa puno ng sambahayan
teacher: guro, tagapagturo, gurong tagapayo, tagasanay, propesor
author: may-akda, may akda, manunulat, sumulat
agent: ahente, tagapamagitan
caseworker: kawani na humahawak, inihanda ni, opisyal na namamahala, pinroseso ni, kawaning namamahala
signatory: lumagda, pirma, lagda, pumirma, nilagdaan ni, inaprubahan ni, pinagtibay ni
representative: kinatawan, tagapag-alaga, direktor, magulang o tagapag-alaga, legal na kinatawan
chairperson: tagapangulo, pangulo, pinuno
shareholder: kasosyo, may hawak ng sapi
court: hukuman
authority: ahensya, awtoridad, tanggapan, ahensiya, kawanihan, tanggapang nagkaloob
creditor: pinagkakautangan, nagpautang, nagpahiram
founded: itinatag, petsa ng pagkatatag, itinatag noong, petsa ng pagkakatatag
signed: nilagdaan, nilagdaan noong, petsa ng paglagda, petsa ng kasunduan, pinirmahan noong, petsa ng pagpirma, petsa ng kontrata
activity: uri ng negosyo, gawain ng negosyo, linya ng negosyo, negosyo
brand: pangalan ng negosyo, pangalang pangkalakal, pangalan ng tindahan
purpose: layunin, pakay, layon, para saan, gagamitin sa
reason: dahilan, sanhi, rason
plot: numero ng lote, sukat ng lote
deed: kasulatan ng bilihan
share: bahagi ng pag-aari, parte ng pag-aari
floor: palapag, bilang ng palapag
apartment: yunit, numero ng bahay
rooms: bilang ng silid, bilang ng kuwarto, mga kuwarto
valuation: tasadong halaga, tinatayang halaga, halaga sa pamilihan, tasasyon
turnover: benta, kabuuang benta
fund: pondo, pondong reserba
territory: teritoryo, saklaw na lugar, sakop na lugar
supplyPoint: numero ng koneksyon, numero ng serbisyo ng kuryente
distributor: tagapamahagi, kompanya ng kuryente, kumpanya ng kuryente
opening: panimula, panimulang balanse, nakaraang basa, nakaraang balanse
closing: pangwakas, huling balanse, kasalukuyang basa
principal: halaga ng utang, puhunang utang, halagang hiniram, inutang na halaga
instalment: hulog, hulugan
overpayment: sobrang bayad, sobra sa bayad, labis na bayad
lateFee: multa sa huling bayad, singil sa huli, multa sa pagkahuli, interes sa pagkahuli
deduction: kaltas, mga kaltas, kabuuang kaltas, ibinawas
taxBase: kitang nabubuwisan, halagang nabubuwisan
bonus: dagdag na sahod, gantimpala, allowance na dagdag, bayad sa overtime
contribution: kontribusyon, ambag, kontribusyon sa sss, kontribusyon sa philhealth, kontribusyon sa pag-ibig
hours: bilang ng oras, oras ng trabaho, kabuuang oras
leave: bakasyon, natitirang bakasyon, bilang ng bakasyon
noticePeriod: panahon ng abiso, abiso bago umalis, paunang abiso
branch: tanggapang sangay, sangay
channel: paraan ng pakikipag-ugnayan, paraan ng pagpapaalam
studyYear: baitang, taon sa pag-aaral, antas ng taon
studyMode: paraan ng pag-aaral, uri ng pag-aaral
train: tren
coach: bagon
platform: plataporma
travelClass: klase ng upuan, klase ng biyahe
checkIn: pagpasok
checkOut: paglabas
nights: gabi, bilang ng gabi
luggage: bagahe, maleta
venue: lugar, pook, lugar ng pagdarausan, lugar na pagdarausan, tagpuan, saan gaganapin
organiser: tagapag-ayos, nag-organisa, tagapag-organisa
training: pagsasanay, sesyon, klaseng nakareserba, leksyon
borrowed: hiniram na aklat, hiniram na libro, bilang ng hiniram
reserved: nakareserba, nireserba, mga nakareserba
`;
