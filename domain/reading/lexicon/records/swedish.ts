/** What registers, parcels, health papers, schools, journeys and bills speak of, in Swedish. */
export const swedishRecords = `
colour: färg, färgen, kulör, lackfärg, pälsfärg, grundfärg, karossfärg, hårfärg, ögonfärg
fuel: drivmedel, bränsle, drivmedlet, drivlina
make: märke, fabrikat, tillverkare, bilmärke, fordonsmärke, tillverkarens namn
model: modell, handelsbeteckning, modellbeteckning, typbeteckning, bilmodell, fordonsmodell, variant, version
body: karosseri, karosserikod, kaross
engine: motor, motorn
engineSize: slagvolym, cylindervolym, motorvolym, motorstorlek
weight: vikt, vikten, tjänstevikt, totalvikt, bruttovikt, nettovikt, egenvikt, maxlast, lastvikt, kroppsvikt, väger, släpvagnsvikt, dragvikt, skattevikt, släpvikt
mileage: mätarställning, körsträcka, miltal, vägmätarställning, vägmätare, antal mil, körda mil, kilometerställning
emissions: utsläpp, utsläppsklass, koldioxidutsläpp, koldioxid, co2-utsläpp, miljöklass, euroklass, utsläppskrav
manufactured: tillverkningsår, årsmodell, byggår, byggnadsår, tillverkad, nybyggnadsår, tillverkningsdatum, fordonsår, modellår
use: användning, användningssätt, ändamål, användningsområde, användningsändamål, markanvändning
inspection: besiktning, besiktigas, besiktigad, kontrollbesiktning, fordonsbesiktning, kontroll, bilprovning, besiktningen, undersökning, besiktningsprotokoll, analys, undersökningsdatum, sotning, brandskyddskontroll, energideklaration
inspector: besiktningstekniker, besiktningsman, kontrollant, tekniker, besiktigad av, undersökt av, kontrollerad av, revisor, sotare, brandskyddskontrollant, auktoriserad revisor
station: besiktningsstation, verkstad, kontrollorgan, besiktningsorgan, provningsstation
result: resultat, utfall, bedömning, utlåtande, slutsats, beslut, svar på prov, provsvar, domslut, provresultat, utgång, beslutsdatum, godkänd eller underkänd, beviljad, avslag, ställningstagande, beslutet, domen
defect: brister, brist, anmärkning, anmärkningar, felaktigheter, anmärkta fel, skador och brister
restriction: begränsningar, begränsning, villkor, restriktioner, villkorskod, villkorskoder, förbehåll, inskränkning
carrier: transportör, fraktbolag, transportföretag, flygbolag, speditör, fraktförare, budfirma, trafikbolag, tågbolag, tågoperatör, trafikföretag, levereras av
pickup: utlämningsställe, ombud, paketombud, uthämtningsställe, hämtställe, upphämtningsplats, paketbox, paketskåp, hämtas hos, serviceställe, postombud, hämtplats, hämtas på, hämtas i, hämta på, upphämtning, hämtning, avhämtning, hållplats hämtning
contents: innehåll, varubeskrivning, godsbeskrivning, godsslag, gods, innehållsbeskrivning
note: anmärkning, kommentar, notering, meddelande, övrigt, övriga upplysningar, önskemål, noteringar, instruktioner, leveransinstruktion, leveransanvisning, särskilda önskemål, upplysningar, tips, viktigt, att tänka på, rekommendation, uppföljning
expected: förväntad, beräknad, planerad, väntas, leveransfönster, prognos, prognosticerad, uppskattad, beräknat, förväntat, preliminär
shipped: skickad, skickat, avsänt, avsänd, inlämnat, inlämnad, inlämningsdag, avsändningsdag, skickades, postad, avsändningsdatum, upphämtad
cashOnDelivery: postförskott, efterkrav
code: pinkod, pin-kod, portkod, dörrkod, öppningskod, säkerhetskod, kontrollkod, hämtkod, hämtningskod, verifieringskod, engångskod, upplåsningskod, returkod, åtkomstkod, verifikationskod, aviseringskod, kod
barcode: streckkod, streckkoden, ean-kod
article: artikel, artnr, artikelbenämning, varukod, artikelkod
diagnosis: diagnos, diagnoser, diagnoskod, besöksorsak, kontaktorsak, huvuddiagnos, icd-kod, orsak till besöket
disease: sjukdom, sjukdomar, åkomma, skyddar mot, sjukdom vaccinationen gäller, vaccination mot
medicine: läkemedel, preparat, läkemedlets namn, medicin, vaccin, vaccinets namn, vaccinpreparat
ingredient: verksamt ämne, aktiv substans, substans, verksam substans, verksamma ämnen, aktivt ämne
dosage: dosering, doseringsanvisning, bruksanvisning, användning av läkemedlet, ordination, doseras, dosanvisning
dose: dosnummer, dos nr, vaccindos, antal doser, dos nummer, vaccinationsdos, dosen
batch: batch, satsnummer, tillverkningssats, lotnummer, tillverkningsnummer sats
pharmacy: apotek, apoteket, utlämnande apotek
pharmacist: farmaceut, apotekare, receptarie, expedierat av, expedierande, farmaceutens namn
sample: provmaterial, provtyp, provet, provmaterialet, prov taget, analysmaterial
sampled: provtagning, provtagningstid, provet taget, prov taget den, provtaget, blodprov taget
bodyHeight: längd, kroppslängd, längd i cm, längd cm
copayment: egenavgift, patientavgift, egenandel, patientens andel, din egenavgift, patientens kostnad, du betalar själv
chip: chip, märkning, mikrochip, id-märkning, transponder, chipmärkning
species: djurslag, djurart, djurets, hundens
breed: rasen, kattras
blood: blodtyp, blodgruppering
father: fader, pappa, fadern
mother: moder, mamma, moderns namn
spouse: maka, make eller maka, sambo, partner, gift med, äkta hälft, makes namn, makens
guarantor: borgensman, borgenär borgen, borgenspart, medlåntagare, borgensåtagande
householder: hushållsföreståndare, hushållets föreståndare, huvudman i hushållet
relation: relation, släktskap, släktförhållande, förhållande till, anknytning
teacher: lärare, mentor, handledare, klassföreståndare, kursledare, tränare, instruktör, ledare, kursansvarig, klasslärare, examinator, utbildare, körlärare, trafiklärare, förskollärare, pedagog, studievägledare, lärarens, läraren, tränarens, instruktörens
author: författare, upphov, upphovsman, skriven av, upphovsperson
agent: mäklare, försäkringsförmedlare, förmedlare, ombudsman, såld av, agent, fastighetsmäklare, försäkringsmäklare
caseworker: handläggare, handläggs av, ansvarig handläggare, din handläggare, utredare, tjänsteman, ansvarig för ärendet, handläggarens, skadereglerare, kontaktperson i ärendet, beslutsfattare, beslut av, beslutat av, ärendeansvarig
signatory: undertecknad av, underskrift, firmatecknare, signerad av, undertecknare, kvitterad av, kvitterat av, namnunderskrift, signatur, firmateckning, attesterad av, attestant, firmatecknas av, firman tecknas av, tecknas av, vem undertecknar
representative: företrädare, ombud, ställföreträdare, representant, legal företrädare, verkställande direktör, extern vd, firmatecknare, god man, företräds av, vårdnadshavare, förmyndare, styrelseledamot, suppleant, framtidsfullmakt, förälder, vårdnadshavares
chairperson: ordförande, styrelseordförande, ordf, ordförandens, ordföranden
shareholder: aktieägare, delägare, bolagsman, ägare av bolaget, aktieägaren, verklig huvudman, bolagsmän
court: domstol, tingsrätt, rätt domstol, tingsrätten, förvaltningsrätt, registreringsdomstol
authority: myndighet, utfärdande myndighet, myndigheten, utfärdande kommun, skattekontor, beslutande myndighet, behörig myndighet, registreringsmyndighet, polismyndighet, beslutad av, skatteverket, försäkringskassan, transportstyrelsen, bolagsverket, lantmäteriet, migrationsverket, miljönämnden, byggnadsnämnd, nämnd, länsstyrelse
creditor: borgenär, fordringsägare, kreditgivare, långivare, panthavare, pantsättning, pantsatt till, pantsatt hos, belånad hos, inteckningshavare, pantbrevshavare, rättighetshavare
founded: bildat, registreringsdatum bolag, grundat, grundad, stiftat, bildades, bildningsdatum
signed: undertecknat, avtalsdatum, kontraktsdatum, avtalsdag, signerat, kontraktsdag, ingånget, ingicks, underskrivet, tecknat, tecknades, köpekontrakt datum, tecknad, ort och datum
activity: verksamhet, bransch, näringsgren, sni-kod, föremål för verksamheten, verksamhetsbeskrivning, huvudsaklig verksamhet, verksamhetens art, branschkod, svensk näringsgrensindelning
brand: bifirma, särskilt företagsnamn, varumärke, firmanamn, handelsnamn
purpose: syfte, ändamål, avsett för, utfärdat för, syfte med, ärendet gäller, ändamålet, gäller ärende
reason: orsak, anledning, skäl, grund, motivering, beslutsmotivering, därför, orsaken, därför att, skälet, dödsorsak, frånvaroorsak
plot: tomt, fastighetsbeteckning, skifte, beteckning på fastighet, tomträtt, lott kolonilott
deed: lagfart, köpebrev, köpekontrakt, fångeshandling, fångesman, lagfarten, förvärv, gåvobrev, åtkomsthandling, pantbrev, inteckning, gåvohandling, bouppteckning, överlåtelseavtal
share: andel, andelstal, ägarandel, ägd andel, insatsandel, ägandedel, kvotdel
floor: våning, våningsplan, våningen, plan i huset, trappor
apartment: lägenhet, lgh, bostadsnummer, objektsnummer, objekt nr, bostadsrätt
rooms: antal rum, rum och kök, rumsantal, sovrum, storlek rum, lägenhetens storlek
valuation: taxeringsvärde, marknadsvärde, värdering, uppskattat värde, värderat till, värderad till, bedömt värde, typvärde, taxerat värde, försäkringsvärde, fastighetens värde, markvärde, byggnadsvärde, anskaffningsvärde, bedömt marknadsvärde
turnover: omsättning, nettoomsättning, årsomsättning, försäljning, intäkter
fund: fond, reparationsfond, yttre fond, underhållsfond, inre fond, fondavsättning, inre reparationsfond
territory: giltighetsområde, geografiskt område, gäller i, försäkringen gäller i, var försäkringen gäller, giltig i, geografisk omfattning, täckningsområde
supplyPoint: anläggnings-id, anläggningsid, uttagspunkt, områdes-id, områdesid, anläggningsnummer, anl id, mätpunkt, leveranspunkt, anläggnings id, mätarplats, elanläggning id, anläggnings-nr, mätpunkts-id
distributor: nätägare, elnätsbolag, nätbolag, elnätsägare, elnätsföretag, nätföretag, elnät, eldistributör, elnätägare
opening: ingående, föregående, tidigare, ursprungsställning, vid periodens början, startvärde, vid årets början
closing: utgående, nuvarande, slutlig, vid periodens slut, slutställning, vid årets slut
principal: kapitalskuld, återstående skuld, återstående lån, lånebelopp kvar, kvarvarande skuld, kvarstående skuld, aktuell skuld, restskuld, lån kvar, skuld efter betalning, kvarstående kapitalbelopp
instalment: amortering, avbetalning, delbetalning, månadsbelopp, annuitet, månadskostnad lån, amorteras
overpayment: överbetalning, överskott, tillgodo, till godo, överskjutande, inbetalt för mycket, kreditbelopp
lateFee: dröjsmålsränta, förseningsavgift, påminnelseavgift, inkassoavgift, straffavgift, dröjsmålsavgift, förseningsränta, försenad betalning avgift, övertidsavgift, försening avgift, påminnelse avgift
deduction: avdrag, skatteavdrag, grundavdrag, preliminär skatt, avdragen skatt, reseavdrag, ränteavdrag, skattereduktion, jobbskatteavdrag, underskott av kapital, skatteavdraget, innehållen skatt
taxBase: beskattningsbar inkomst, skatteunderlag, beskattningsbar förvärvsinkomst, underlag, taxerad inkomst, skattepliktig inkomst, beskattningsunderlag, fastställd förvärvsinkomst, beskattningsbart belopp, skattepliktigt belopp, avgiftsunderlag, fastighetstaxering underlag, momsunderlag, förmånsvärde
bonus: bonus, tillägg, lönetillägg, gratifikation, ob-tillägg, ob-ersättning
contribution: arbetsgivaravgift, arbetsgivaravgifter, socialavgifter, egenavgifter, pensionsavgift, pensionsavsättning, allmän pensionsavgift, avsättning, sociala avgifter, inbetalda premier
hours: timmar, arbetstid, arbetade timmar, veckoarbetstid, övertid, arbetstimmar, timmar per vecka, lektionstimmar
leave: semester kvar, semesterdagar, sparade dagar, kvarvarande semester, semestersaldo, sparad semester, ledighet, tjänstledighet, sjukskriven, sjukskrivning, sjukledig, frånvaro, föräldraledighet, föräldradagar, uttagna dagar, betald semester, sjukskriven från
noticePeriod: uppsägningstid, uppsägning, uppsägningstiden, varseltid, uppsägningsfrist, avbokningsregler, ömsesidig uppsägningstid
branch: hembibliotek, kontor, filial, lokalkontor, bankkontor, hemmaklubb, mitt bibliotek, avdelningskontor, min klubb, hemmagym, hemstation, lokalförening
channel: kanal, kontaktväg, aviseringssätt, kontaktsätt, aviseras via, meddelanden via, avisering, önskad kontaktväg, aviseringskanal, kontaktkanal
studyYear: årskurs, studieår, årskull, skolår
studyMode: studieform, studietakt, undervisningsform, studiesätt, heltid eller deltid, studiefart, utbildningsform
train: tågnr, tåget, avgångsnummer, linjenummer
coach: vagn, vagnen
platform: spår, plattform, hållplatsläge, perrong, spåret
travelClass: reseklass, bokningsklass, kabinklass, komfortklass, klass på resan, serviceklass, biljettklass
checkIn: incheckning, ankomstdag, ankomstdatum, checkar in, första natten
checkOut: utcheckning, avresedag, avresedatum, checkar ut, sista natten
nights: nätter, övernattningar, vistelsens längd, nätterna
luggage: bagage, incheckat bagage, resväska, väskor, handbagage, resgods
venue: lokal, mötesplats, evenemangsplats, spelplats, arena, scen, samlingsplats, var hålls, kursplats, plats, lokalen, träffas på
organiser: arrangör, anordnare, arrangeras av, kursanordnare, utbildningsanordnare, arrangörens
training: träningspass, bokat pass, gruppträning, lektion, bokad klass, gruppass, nästa pass, träning, kurstillfälle, körlektion, lektioner, simskola, kurspass, bokade pass, körlektioner, körlektionerna
borrowed: lånade, lån just nu, antal lån, utlånade, mina lån, aktuella lån, lånade böcker, utlån, lånat, pågående lån, låntagarens lån
reserved: reserverade, reservationer, köade, mina reservationer, reserverat, i kö, köplats, reservation
`;
