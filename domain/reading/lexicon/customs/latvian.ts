/** How single kinds of papers and pages call what all of them speak of, in Latvian. */
export const latvianCustoms = `
person: nodokļa maksātājs, nodokļu maksātājs, nodokļu maksātāja, nodokļa maksātāja, pieteicējs, pieteicēja, pretendents, deklarants, kam izsniegts, fiziskā persona, loceklis, mantinieks, pārkāpējs, deklarētājs, kas maksā
holder: uz kā vārda, valdītājs, valdītāja
member: lasītājs, lasītāja
customer: patērētājs, lietotāja vārds uzvārds, rēķina saņēmējs
doctor: nosūtošais ārsts, ārstējošais ārsts, izrakstīja, nosūtītājs, zobārsts
manager: valde, tiešais vadītājs, izpilddirektors, valdes locekļa
employer: darbavieta, darba vieta, juridiskā persona, komersants, kapitālsabiedrība
delivery: piegādāts, izsniegts saņēmējam
licence: vadītāja apliecības, stāvvietas atļauja
registration: vienotais reģistrācijas numurs, reģistrācijas numurs, reģistrēts, reģistrēta
passport: pases
property: ēka, ēkas, māja, telpas, būve
course: specialitāte, programma, programmas, mācību programma, izglītības programmas
payment: norēķins, maksājumi, maksājumu, apmaksa, apmaksas, pārskaitījums, pārskaitījuma, norakstīšana, norakstīšanas, nākamais maksājums, nākamā norakstīšana
application: pieteikums, pieteikuma, iesniegums, iesnieguma
prescription: e recepte, elektroniskā recepte
appointment: vizīte, vizītes, apmeklējuma laiks, konsultācija
event: seminārs, semināra, izrāde, sacensības
number: identifikators, identifikatora, nr p k, identifikācijas numurs, vienotais reģistrācijas numurs, reģistrācijas numurs
reference: identifikators, lietas numurs, lietas nr, dokumenta numurs, dokumenta nr, iesnieguma numurs, sūtījuma numurs, lēmuma numurs, maksājuma uzdevuma numurs, izsekošanas numurs, mrn, lēmuma nr, darījuma numurs
nationalId: personu apliecinošs dokuments, id kartes numurs, personas apliecība, eid numurs
plate: reģistrācijas numurs, valsts reģistrācijas nr, valsts numura zīme, numurzīme, transportlīdzekļa reģistrācijas numurs
chassis: identifikācijas numurs, transportlīdzekļa identifikācijas numurs
seat: sēdvietu, vieta vagonā
room: kabinets, kabineta, palāta
status: juridiskais statuss
type: juridiskā forma, tiesiskā forma, objekta tips
level: izglītības līmenis, izglītības pakāpe
licenceClass: vadīšanas tiesību kategorijas, tiesību kategorijas, kategorijas vadītājs
hospital: ārstniecības iestādes, laboratorija, laboratorijas, veselības centrs, nosūtītāja iestāde, vakcinācijas iestāde
semester: mācību gada, akadēmiskā gada, pusgads
position: ieņem amatu, specialitāte, darba pienākumi
address: deklarētā dzīvesvieta, faktiskā adrese, piegādes vieta, kur dzīvo, korespondences adreses
origin: no kurienes, izlidošanas vieta, izbraukšanas osta, izbraukšanas pilsēta, sākumpunkts
destination: uz kurieni, ierašanās vieta, ierašanās osta, galapunkts, ierašanās stacija, pienākšanas stacija
phone: kontakttālrunis, tālr
method: norēķins ar, kā apmaksāts
frequency: periodiskums, cik bieži
date: kurā dienā, gada mēnesis
start: no kura datuma, uzsākts, uzsākšanas datums, pieņemts darbā, kopš kura laika, iecelts, iecelšanas datums, aktivizēts, atvērts, atvēršanas datums, derīguma sākums, darba tiesisko attiecību sākums
until: līdz kuram, darbības termiņš, derīguma termiņa beigas, pēdējā diena, līdz kad, derīguma datums, izmantot līdz, ieteicams līdz, beigsies, aktīvs līdz, garantija līdz, pēdējā darba diena
renewal: nākamais maksājums, nākamā norakstīšana, automātiska pagarināšana, pagarināts līdz, nākamais rēķins
issued: izrakstīšanas datums, rēķina izrakstīšanas datums, dokumenta datums, izziņas datums, sagatavots, sastādīts, sastādīšanas datums, izsniegšana, izdošana, izdrukāts, lēmuma datums, sprieduma datums, sagatavošanas datums
lastVisit: kad pēdējo reizi, pēdējo reizi, pēdējā apmeklējuma datums
arrival: piegādāts
graduation: beidzis, beigusi, izglītības iegūšanas datums, absolvējis, mācību beigas, kursu beigas
capital: pamatkapitāla, kapitāls, kapitāla, parakstītais kapitāls
total: samaksas summa, pavisam, cik jāmaksā, kopējā maksa, gala cena, kopā maksāt
outstanding: parāda, nenomaksātā summa, parāds uz perioda sākumu, cik parādā, atlikusī summa, neapmaksāts
fee: nodeva, mācību maksa, apsaimniekošanas maksa, pārvaldīšanas maksa, atkritumu maksa
price: vienības cena, izmaksas, cena par vienību, cik maksā, tarifs
tax: nekustamā īpašuma nodoklis, iin, pvn likme
discount: atvieglojumi, atvieglojums, atvieglojuma
coverage: apdrošinātā summa, apdrošināšanas summa, atlīdzības limits, segums, apdrošinājuma summas
refund: kompensācija, kompensācijas, atmaksājamā summa, kompensējamā summa, atlīdzība izmaksa, atmaksāts, zaudējumu atlīdzība
holdings: turējumā, vērtspapīri, ieguldījumu vērtība
percent: kompensācijas apmērs, procentos
usage: patērētais, patērētā, izlietojums
power: nominālā jauda, jaudas
area: platība, platības, kopējā platība, dzīvojamā platība, kv m, lietderīgā platība
reading: rādījumu, rādījumus
grade: vidējais vērtējums, gala vērtējums, svērtā vidējā atzīme, balles, atzīmes, procentpunkti
due: apmaksāt līdz datumam, samaksas termiņš, samaksāt līdz kuram, kad jāmaksā, samaksas datums, termiņš, atgriešanas termiņš, atdot līdz, jāatgriež līdz, jāmaksā līdz, maksājuma datums, līdz kuram datumam jāmaksā, maksājums līdz, grāmata jāatdod līdz
first: pirmo reizi
gross: pilna masa, pilnas masas, ar pvn, summa ar pvn
net: bez pvn, summa bez pvn, izmaksājamā summa, izmaksāts
maximum: pilna masa, maksimāli
emergency: avārijas dienests, avārijas tālrunis
`;
