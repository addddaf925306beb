/** What registers, parcels, health papers, schools, journeys and bills speak of, in Albanian. */
export const albanianRecords = `
colour: ngjyra, ngjyrë, ngjyrës
fuel: karburanti, karburant, lloji i karburantit, lënda djegëse, lloji i lëndës djegëse, lëndë djegëse
make: marka, prodhuesi, prodhues
model: modeli, model, emërtimi tregtar, tipi i mjetit
body: karroceria, lloji i karrocerisë, karroceri
engine: motori, motorit
engineSize: cilindrata, vëllimi i motorit, kapaciteti i motorit, cilindrazhi
weight: pesha, peshë, masa, pesha e zbrazët, peshës
mileage: kilometrazhi, kilometrat, kilometra, kilometrat e përshkuara, kilometrazh
emissions: emetimet, klasa e emetimeve, norma euro, shkarkimet
manufactured: viti i prodhimit, viti i ndërtimit, prodhuar më, vit prodhimi
use: përdorimi i mjetit, qëllimi i përdorimit, lloji i përdorimit, destinacioni i pronës
inspection: kontrolli, kontrolli teknik, inspektimi, kontroll, inspektimi teknik, kolaudimi, ekzaminimi
inspector: inspektori, inspektor, kontrolluesi, kontrolluar nga, ekzaminuesi
station: qendra e kontrollit teknik, servisi, ofiçina, stacioni i kontrollit
result: rezultati, rezultat, përfundimi i kontrollit, vendimi, konkluzioni, rezultatet
defect: defektet, defekte, mangësitë, të metat, parregullsitë
restriction: kufizimet, kufizime, kushtet e përdorimit, barrët dhe kufizimet
carrier: transportuesi, korrieri, kompania ajrore, linja ajrore, operuar nga, posta, korier
pickup: marrja, pika e marrjes, vendi i marrjes, tërheqja, pika e tërheqjes, vendi i tërheqjes, tërhiqet në
contents: përmbajtja, përmbajtje, malli i dërguar, përshkrimi i mallit, përmban
note: shënim, shënime, shënimi, vërejtje, vërejtjet, koment, komente, udhëzime, udhëzimet e dorëzimit, shënimet
expected: pritet, i pritshëm, e pritshme, pritshme, parashikuar, dorëzimi i pritshëm
shipped: dërguar më, dërguar, data e dërgimit, nisur më, dorëzuar në postë, pranuar më, data e nisjes së dërgesës
cashOnDelivery: pagesa në dorëzim, pagesë në dorëzim, paguaj në dorëzim, shuma në dorëzim
code: kodi i marrjes, kodi i hapjes, kodi i verifikimit, kodi i hyrjes, kodi i sigurisë, kodi i derës, kodi i tërheqjes, kodi i aksesit
barcode: barkodi, barkod, kodi bar
article: artikulli, artikull, kodi i artikullit, kodi i produktit, numri i artikullit
diagnosis: diagnoza, diagnozë, arsyeja e vizitës
disease: sëmundja, sëmundje, sëmundjes, patologjia
medicine: bari, barnat, ilaçi, ilaçe, medikamenti, medikamentet, barna, preparati, ilaçet
ingredient: substanca aktive, lënda aktive, përbërësi aktiv, principi aktiv
dosage: dozimi, dozazhi, mënyra e përdorimit, mënyra e marrjes, posologjia
dose: doza, dozë
batch: numri i lotit, numri i serisë, loti
pharmacy: farmacia, farmaci, barnatorja
pharmacist: farmacisti, farmacist, farmacistja
sample: mostra, mostër, kampioni, lloji i mostrës
sampled: marrja e mostrës, data e marrjes së mostrës, mostra e marrë më, data e mostrës
bodyHeight: gjatësia, lartësia, shtati
copayment: bashkëpagesa, pjesëmarrja e pacientit, bashkëpagesë, paguan pacienti
chip: mikroçipi, numri i mikroçipit, çipi, mikroçip
species: lloji i kafshës, specia
breed: raca, racë, raca e qenit
blood: gjaku
father: babai, atësia, i ati, emri i atit, babait, atësi
mother: nëna, amësia, e ëma, nënës, amësi
spouse: bashkëshorti, bashkëshortja, burri, gruaja, bashkëshort, bashkëshortit
guarantor: garantuesi, dorëzënësi, garantues, garanti
householder: kryefamiljari, kryefamiljar, kreu i familjes, kryetari i familjes
relation: lidhja familjare, lidhja, marrëdhënia, lidhja me kryefamiljarin, afërsia, marrëdhënia familjare, farefisnia
teacher: mësuesi, mësuesja, arsimtari, profesori, kujdestari i klasës, instruktori, trajneri, pedagogu, mësimdhënësi, ligjëruesi
author: autori, autor, autorja, shkruar nga
agent: ndërmjetësi, brokeri, agjenti, ndërmjetës
caseworker: nëpunësi, nëpunës, nëpunësi përgjegjës, zyrtari, zyrtari përgjegjës, punonjësi përgjegjës, përgatitur nga, përpiluar nga, specialisti, trajtuar nga, referenti
signatory: nënshkruesi, nënshkruar nga, nënshkrimi, firmosur nga, miratuar nga, vulosur nga
representative: përfaqësuesi, përfaqësues, përfaqësuesi ligjor, përfaqësuar nga, administratori, i autorizuari
chairperson: kryetari, kryetar, kryetarja, presidenti, kryetari i bordit
shareholder: ortaku, ortak, ortakët, aksionari, aksionarët, ortaku i vetëm, aksioner, zotëruesi i kuotave
court: gjykata, gjykatë, gjykatës, gjykata e rrethit, gjykata themelore
authority: autoriteti, autoritet, organi, organi kompetent, organi lëshues, institucioni lëshues, autoriteti lëshues, zyra e gjendjes civile, drejtoria e tatimeve, qkb, lëshuar nga, agjencia
creditor: kreditori, kreditor, huadhënësi, kredidhënësi, në favor të, hipotekmarrësi
founded: themeluar, themeluar më, data e themelimit, themelimi, data e regjistrimit të shoqërisë, viti i themelimit, krijimi i shoqërisë
signed: nënshkruar më, data e nënshkrimit, lidhur më, data e kontratës, data e lidhjes së kontratës, nënshkruar, firmosur më
activity: aktiviteti kryesor, veprimtaria, veprimtari, objekti i veprimtarisë, fusha e veprimtarisë, sektori i veprimtarisë, aktiviteti ekonomik, objekti i aktivitetit
brand: emri tregtar, marka tregtare, emri i shkurtër, emërtimi tregtar i shoqërisë
purpose: qëllimi, qëllim, lëshohet për, shërben për, për qëllim
reason: arsyeja, arsye, shkaku, motivi, pse, arsyet
plot: parcela, parcelë, ngastra, numri i parcelës, numri i pasurisë, zona kadastrale, toka, truall, trualli, numri kadastral
deed: akti i pronësisë, titulli i pronësisë, akti noterial, akti, mënyra e fitimit të pronësisë, kontrata e shitblerjes, baza ligjore
share: pjesa, pjesa takuese, kuota e pronësisë, pjesa e pronësisë, kuotat, pjesë pronësie, përqindja e pronësisë
floor: kati, kat, numri i katit
apartment: apartamenti, apartament, numri i apartamentit, banesa numër, hyrja dhe apartamenti, numri i banesës
rooms: dhoma gjithsej, numri i dhomave, dhomat, dhoma gjumi
valuation: vlera e tatueshme, vlera e tregut, vlera e vlerësuar, vlera e pronës, vlerësimi i pronës, vlera kadastrale
turnover: qarkullimi, xhiro, xhiroja, të ardhurat nga shitjet, shitjet
fund: fondi, fondi i riparimeve, fondi i mirëmbajtjes
territory: territori, mbulimi territorial, vlefshmëria territoriale, shtrirja territoriale, ku vlen
supplyPoint: pika e furnizimit, numri i konsumatorit, kodi i konsumatorit, pika e matjes, kodi i matësit, numri i kontratës së furnizimit, shifra e konsumatorit
distributor: shpërndarësi, operatori i shpërndarjes, oshee, operatori i rrjetit, kompania e shpërndarjes
opening: fillestar, fillestare, i mëparshëm, e mëparshme, i vjetër, e vjetër
closing: përfundimtar, përfundimtare, i ri, e re, mbyllës
principal: principali, principali i mbetur, kryegjëja, kapitali i mbetur, teprica e kredisë, kredia e mbetur
instalment: kësti, këst, këstit
overpayment: mbipagesa, mbipagesë, kreditim, në favorin tuaj, tepricë kreditore, parapaguar
lateFee: kamatëvonesa, kamata e vonesës, gjobë vonese, interesi i vonesës, penalitet vonese, penaliteti për vonesë, penalitete
deduction: ndalesa, ndalesat, zbritjet, mbajtjet, ndalesë, totali i ndalesave, lehtësimi tatimor
taxBase: baza e tatueshme, e ardhura e tatueshme, të ardhurat e tatueshme, baza tatimore, paga e tatueshme, vlera pa tvsh
bonus: shtesa, shtesë page, bonusi, shpërblimi, bonus, shtesat
contribution: kontributi, kontributet, kontribute, sigurimet shoqërore, kontributet shoqërore, sigurimet shëndetësore, kontributi pensional
hours: orët, orë në javë, orë shtesë, numri i orëve, orë mësimore
leave: pushimi vjetor, ditë pushimi, leja vjetore, pushimet, ditë leje, ditët e pushimit, pushim
noticePeriod: afati i njoftimit, periudha e njoftimit, afati i paralajmërimit, njoftimi paraprak, afati i zgjidhjes
branch: dega, degë, filiali, filial, zyra lokale, pika e shërbimit
channel: kanali, kanali i komunikimit, njoftimet, mënyra e njoftimit, njoftimi përmes
studyYear: viti i studimit, viti i studimeve, klasa, viti i kursit, viti aktual i studimit
studyMode: mënyra e studimit, forma e studimit, forma e studimeve, kohë e plotë, studime me kohë të plotë, mënyra e studimeve
train: treni, tren, trenit
coach: vagoni, vagon, numri i vagonit
platform: peroni, platforma, binari, peron
travelClass: klasa e udhëtimit, kabina
checkIn: data e mbërritjes, hyrja në hotel, mbërritja në hotel, data e hyrjes
checkOut: data e largimit, largimi, dalja nga hoteli, data e daljes
nights: netë, net qëndrimi, numri i netëve, netët, kohëzgjatja e qëndrimit
luggage: bagazhi, bagazh, bagazhet, valixhja, bagazh dore
venue: vendi i ngjarjes, vendi i zhvillimit, vendi i mbajtjes, salla e ngjarjes, vendtakimi, lokacioni
organiser: organizatori, organizator, organizuar nga, organizuesi
training: trajnimi, trajnim, stërvitja, mësimi, seanca, ora e rezervuar
borrowed: huazuar, libra të huazuar, huazimet, të huazuara, librat e huazuar, huazime
reserved: rezervuar, të rezervuara, rezervimet, libra të rezervuar, rezervime
`;
