/** What registers, parcels, health papers, schools, journeys and bills speak of, in Icelandic. */
export const icelandicRecords = `
colour: litur, litar, feldlitur
fuel: eldsneyti, orkugjafi, eldsneytisgerð, orkugjafar
make: framleiðandi, framleiðanda, vörumerki bifreiðar, bíltegund
model: undirgerð, viðskiptaheiti, tegundarheiti
body: yfirbygging, yfirbyggingar
engine: vél, vélar, vélargerð
engineSize: slagrými, rúmtak vélar, vélarstærð
weight: þyngd, eiginþyngd, heildarþyngd, leyfð heildarþyngd, þyngdar
mileage: kílómetrastaða, akstur, ekinn, akstursmælir, ekið km
emissions: útblástur, losun, mengunarflokkur
manufactured: árgerð, framleiðsluár, byggingarár, smíðaár
use: notkunarflokkur, fyrirhuguð notkun, notkun eignar
inspection: skoðun, skoðunar, aðalskoðun, bifreiðaskoðun, skoðað, eftirlit
inspector: skoðunarmaður, skoðunarmanns, eftirlitsmaður, skoðað af
station: skoðunarstöð, skoðunarstofa, verkstæði
result: niðurstaða, niðurstöðu, niðurstöður, úrskurður
defect: athugasemdir skoðunar, gallar, galli, ágallar, dæmingar
restriction: takmarkanir, takmörkun, skilyrði, skilmálar, tákntölur
carrier: flutningsaðili, flugfélag, flutningsfyrirtæki, flytjandi
pickup: afhendingarstaður, póstbox, pósthús, sóttur á, sækja á, afhendingarstöð
contents: innihald, innihaldslýsing, vörulýsing
note: athugasemd, athugasemdir, skýring, ath, skilaboð, sérstakar óskir
expected: áætlað, áætluð, áætlaður, væntanlegt, áætluð koma
shipped: sendingardagur, póstlagt, afhent flutningsaðila
cashOnDelivery: póstkrafa, póstkröfu, póstkröfuupphæð
code: öryggisnúmer, staðfestingarkóði, aðgangskóði, hurðarkóði, öryggiskóði, sóttkóði, dyrakóði
barcode: strikamerki, strikamerkis
article: vörunúmer, vörunr
diagnosis: greining, sjúkdómsgreining, ástæða komu, sjúkdómsgreiningar
disease: sjúkdómur, sjúkdóms, bólusett gegn, vörn gegn
medicine: lyf, lyfs, lyfjaheiti, sérlyf, heiti bóluefnis
ingredient: virkt efni, virk efni, virka efnið
dosage: skammtar, notkunarleiðbeiningar, skammtastærð, leiðbeiningar um notkun, lyfjaskammtur
dose: skammtur, skammtanúmer
batch: lotunúmer, lota, framleiðslulota, lotu
pharmacy: apótek, lyfjabúð, apóteks, lyfjaverslun
pharmacist: lyfjafræðingur, lyfjafræðings, afgreitt af
sample: sýni, sýnis
sampled: sýnataka, sýni tekið, sýnatökudagur, sýnatöku
bodyHeight: hæð, líkamshæð, hæð í cm
copayment: hluti sjúklings, greiðsluhluti sjúklings, greiðsluþátttaka sjúklings, komugjald
chip: örmerki, örmerkisnúmer, örmerkis, örmerkingarnúmer
species: dýrategund, tegund dýrs
breed: kyn hunds, ræktunarkyn, kattakyn
blood: blóðflokks
father: faðir, föður, föðurnafn barns
mother: móðir, móður
spouse: maki, maka, eiginmaður, eiginkona, sambýlismaður
guarantor: ábyrgðarmaður, ábyrgðaraðili, sjálfskuldarábyrgð, ábyrgðarmanns
relation: tengsl, skyldleiki
teacher: kennari, kennara, þjálfari, umsjónarkennari, leiðbeinandi, þjálfara
author: höfundur, höfundar
agent: fasteignasali, vátryggingamiðlari, miðlari, umboðsmaður
caseworker: málsmeðferðaraðili, fulltrúi máls, ábyrgur starfsmaður, afgreitt af fulltrúa, umsjónarmaður máls
signatory: undirritað af, undirskrift, undirritun, prókúruhafi, firmaritun, samþykkt af
representative: fulltrúi, forsvarsmaður, framkvæmdastjóri, umboðsaðili, fulltrúa, forráðamaður
chairperson: formaður, stjórnarformaður, formanns, formaður stjórnar
shareholder: hluthafi, hluthafar, raunverulegur eigandi, hluthafa, raunverulegir eigendur
court: dómstóll, héraðsdómur, dómstóls
authority: stjórnvald, yfirvald, útgáfuyfirvald, sýslumaður, embætti, sýslumannsembætti
creditor: kröfuhafi, lánveitandi, veðhafi, kröfuhafa, lánardrottinn
founded: stofnað félag, stofnunardagur, dagsetning stofnunar, stofnsett
signed: undirritað, undirritaður, dagsetning samnings, undirritunardagur, samningsdagur
activity: starfsemi, atvinnugrein, ísat, aðalstarfsemi, tilgangur félags, atvinnugreinaflokkun
brand: vörumerki, vöruheiti, hjáheiti
purpose: tilgangur, tilgangs, tilefni
reason: ástæða, rökstuðningur, orsök, ástæðu
plot: lóð, landnúmer, fastanúmer eignar, lóðar, landeignanúmer
deed: afsal, kaupsamningur, eignarheimild, afsals
share: eignarhlutur, eignarhluti, hlutdeild, hlutfallstala
floor: hæð húss, á hæð, hæð íbúðar
apartment: íbúðarnúmer, íbúð nr, íbúðanúmer, eignarhluti nr
rooms: fjöldi herbergja, herbergjafjöldi, svefnherbergi
valuation: fasteignamat, brunabótamat, matsverð, markaðsvirði, fasteignamats
turnover: velta, ársvelta, rekstrartekjur, heildartekjur
fund: sjóður, hússjóður, framkvæmdasjóður, hússjóðsgjald
territory: gildissvæði, vátryggingarsvæði, gildir í löndum
supplyPoint: veitunúmer, notkunarstaður, mælistaður, afhendingarstaður raforku
distributor: dreifiveita, dreifiaðili, veitufyrirtæki
opening: upphafsstaða, fyrri staða, upphaf tímabils, staða í upphafi
closing: lokastaða, núverandi staða, lok tímabils, staða í lok
principal: höfuðstóll, eftirstöðvar láns, höfuðstóls
instalment: afborgun, afborgunar, mánaðargreiðsla
overpayment: ofgreitt, ofgreiðsla, inneign hjá, ofgreiddur
lateFee: dráttarvextir, vanskilagjald, innheimtukostnaður, sektargjald
deduction: frádráttur, frádráttar, persónuafsláttur, dregið frá, frádráttarliðir
taxBase: skattstofn, tekjuskattsstofn, útsvarsstofn, skattskyldar tekjur
bonus: álag, orlofsuppbót, kaupauki, desemberuppbót, bónus
contribution: framlag, iðgjald í lífeyrissjóð, tryggingagjald, mótframlag
hours: klukkustundir, vinnustundir, vinnutími, fjöldi tíma, yfirvinna, starfshlutfall tímar
leave: orlof, orlofsdagar, sumarleyfi, frídagar, áunnið orlof
noticePeriod: uppsagnarfrestur, uppsagnarfrests
branch: útibú, heimasafn, útibús, starfsstöð
channel: samskiptaleið, tilkynningaleið, boðleið
studyYear: bekkur, námsár, árgangur
studyMode: námsform, fjarnám eða staðnám, námshlutfall, kennsluform
travelClass: farrými, bókunarflokkur, fargjaldaflokkur
checkIn: innritunartími, komudagur
checkOut: brottfarardagur, útritun
nights: nætur, fjöldi nátta, gistinætur
luggage: farangur, innritaður farangur, handfarangur
venue: vettvangur, fundarstaður, haldinn á, salur, viðburðarstaður
organiser: skipuleggjandi, viðburðahaldari, mótshaldari, haldinn af
training: æfing, hóptími, bókaður hóptími, kennslustund, næsti tími
borrowed: útlán, í láni, fjöldi útlána, lánsgögn
reserved: frátekið, frátektir, pantanir á bókum, í biðröð
`;
