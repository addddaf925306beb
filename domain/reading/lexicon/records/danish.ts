/** What registers, parcels, health papers, schools, journeys and bills speak of, in Danish. */
export const danishRecords = `
colour: farve, farven, pelsfarve, lakfarve, kulør, øjenfarve, hårfarve, karrosserifarve
fuel: drivkraft, brændstof, drivmiddel, brændselstype
make: mærke, fabrikat, producent, fabrikant, bilmærke, fremstiller
model: model, modelbetegnelse, handelsbetegnelse, typebetegnelse, bilmodel, variant af modellen, variant, version
body: karrosseri, karosseri
engine: motor, motoren
engineSize: slagvolumen, motorstørrelse, cylindervolumen, motorvolumen, cylinderindhold
weight: vægt, vægten, egenvægt, totalvægt, bruttovægt, nettovægt, køreklar vægt, tjenestevægt, vejer, teknisk totalvægt, tilladt totalvægt
mileage: kilometerstand, kilometertal, kørte kilometer, km-stand, antal kørte km, kilometertæller, odometerstand
emissions: udledning, co2-udledning, emissionsklasse, euronorm, udledningsklasse, miljøklasse, co2 udslip, euro norm, udstødningsnorm
manufactured: byggeår, modelår, fremstillingsår, produktionsår, årgang bil, opførelsesår, fremstillet, fabrikationsår
use: anvendelse, brug, anvendelseskode, benyttelse
inspection: næste syn, seneste syn, sidste syn, synet, dato for syn, bilsyn, periodisk syn, synsdato, eftersyn, kontrol, undersøgelse, synsrapport, indkaldt til syn, synsfrist, bygningssyn, analyse, undersøgelsen, skorstensfejning, energimærke, serviceeftersyn
inspector: synsmedarbejder, inspektør, kontrollant, synet af, kontrolleret af, undersøgt af, bygningssagkyndig, tekniker, revisor, skorstensfejer, energikonsulent, godkendt revisor
station: synshal, synsvirksomhed, værksted, synssted, prøvestation
result: resultat, udfald, konklusion, vurdering, afgørelse, synsresultat, prøvesvar, analysesvar, prøveresultat, kendelse, afgørelsesdato, tildelt eller afslag, bevilget, afslag, beslutning
defect: fejl, mangler, defekter, anmærkninger, mangel, konstaterede fejl
restriction: begrænsninger, begrænsning, restriktioner, vilkår, betingelser, forbehold, særlige begrænsninger, indskrænkninger
carrier: transportør, fragtfirma, fragtmand, flyselskab, speditør, fragtselskab, leveres af, togselskab, pakkefirma, vognmand, togoperatør, busselskab
pickup: pakkeshop, pakkeboks, afhentningssted, udleveringssted, afhentes, afhentning, hentested, pakkeautomat, posthus, afhent hos, afhentes hos, udleveringsbutik, hentes i, hentes på, hentes hos, hent i, afhentes i, udlevering hos, pakkecenter, afhentes på
contents: indhold, varebeskrivelse, godsbeskrivelse, gods, indholdsbeskrivelse
note: bemærkning, bemærkninger, kommentar, note fra kunden, besked, særlige ønsker, leveringsinstruks, leveringsbesked, ønsker, øvrige bemærkninger, notat, instruktion, anbefaling, vigtigt, opfølgning, yderligere oplysninger, supplerende oplysninger
expected: forventet, anslået, beregnet, planlagt, estimeret, forventes, leveringsvindue, prognose, skønnet, forventede, foreløbig
shipped: afsendt, sendt, indleveret, afsendelse, indleveringsdato, overdraget til, afhentet hos afsender
cashOnDelivery: efterkrav, postopkrævning, opkrævning ved levering
code: kode, pinkode, pin-kode, adgangskode, dørkode, åbningskode, sikkerhedskode, kontrolkode, afhentningskode, hentekode, engangskode, returkode, pukkode, verifikationskode, afhentningsnøgle, boksens kode
barcode: stregkode, stregkoden
article: artikel, varenr, varekode
diagnosis: diagnose, diagnoser, diagnosekode, henvendelsesårsag, henvisningsdiagnose, aktionsdiagnose, årsag til henvendelse
disease: sygdom, sygdomme, lidelse, beskytter mod, vaccination mod, sygdom vaccinen beskytter mod, vaccineret mod
medicine: lægemiddel, medicin, præparat, lægemidlets navn, medicinens navn, vaccine, vaccinens navn
ingredient: aktivt stof, virksomt stof, indholdsstof, virksomme stoffer, aktivstof, aktive stoffer, aktiv ingrediens
dosage: dosering, doseringsvejledning, brugsanvisning, sådan tages den, dosis og brug, anvendelse af medicinen, indtages, ordination
dose: dosis, vaccinedosis, antal doser
batch: batch, lotnummer, partinummer, fremstillingsparti
pharmacy: apotek, apoteket, udleverende apotek
pharmacist: farmaceut, apoteker, farmakonom, ekspederet af, udleveret af, ekspedient
sample: prøvemateriale, prøvetype, materiale, prøven, analysemateriale
sampled: prøvetagning, prøvetaget, prøve taget, prøvetagningstidspunkt, blodprøve taget, prøven taget, prøvetagningstid
bodyHeight: højde, legemshøjde, kropshøjde, højde i cm, højde cm
copayment: egenbetaling, patientandel, patientens andel, din egenbetaling, patientens betaling, egenandel
chip: chip, mikrochip, transponder, chipmærkning, id-mærkning, øremærke, transponderkode
species: dyreart, art dyr, dyrets
breed: katterace, racen
blood: blodgruppe
father: faderen, fader, fars
mother: moderen, moder, mors
spouse: ægtefælle, samlever, partner, gift med, ægtefællens, samlevers, hustru, samlevende
guarantor: kautionist, selvskyldnerkautionist, medlåntager, meddebitor, kautionister, garant, medunderskriver, kaution
householder: husstandens overhoved, hovedperson, husstandsoverhoved
relation: relation, slægtskab, familieforhold, relation til, tilknytning, slægtskabsforhold, forhold til
teacher: lærer, klasselærer, underviser, vejleder, instruktør, træner, kursusleder, holdleder, kontaktlærer, censor, eksaminator, kørelærer, kørelæreren, pædagog, stuepædagog, lektor, studievejleder, træneren, holdtræner, lærerens, læreren, trænerens, instruktørens
author: forfatter, forfatteren, skrevet af, ophav, ophavsmand
agent: mægler, ejendomsmægler, formidler, forsikringsmægler, forsikringsagent, solgt af, assurandør, agent, assurandøren
caseworker: sagsbehandler, behandles af, sagsbehandleren, medarbejder på sagen, ansvarlig sagsbehandler, ekspederet sagsbehandler, sagsansvarlig, sagsbehandlers, behandlet af, skadebehandler, taksator, afgjort af sagsbehandler, kontaktperson i sagen, beslutningstager
signatory: underskriver, underskrevet af, underskrift, tegningsberettiget, tegningsregel, godkendt af, kvitteret af, kan skrive under, modtaget af, tegningsberettigede, signeret af, attesteret af, underskrivers
representative: repræsentant, legal repræsentant, direktion, administrerende direktør, direktør, værge, repræsenteret ved, fuldmagtshaver, fuldmægtig, befuldmægtiget, repræsenteres af, ledelse, forældremyndighedsindehaver, forælder, bestyrelsesmedlem, bestyrelse, forældre, værgen
chairperson: formand, bestyrelsesformand, formanden, forperson, dirigent, bestyrelsens formand, formandens
shareholder: aktionær, anpartshaver, kapitalejer, reel ejer, reelle ejere, ejer af selskabet, legal ejer, legale ejere, interessent, beneficial owner, andelshaver
court: byret, domstol, landsret, retskreds, skifteret, tinglysningsretten, retten
authority: myndighed, udstedende myndighed, myndigheden, udstedende kommune, ansvarlig myndighed, kompetent myndighed, skattecenter, registreringsmyndighed, afgjort af, skattestyrelsen, motorstyrelsen, borgerservice, udbetaling danmark, erhvervsstyrelsen, statsforvaltning, styrelsen, politiet
creditor: kreditor, panthaver, långiver, fordringshaver, kreditgiver, realkreditinstitut, kreditorer, rettighedshaver pant, pantsat til, pantekreditor
founded: stiftet, etableret, oprettelsesdato virksomhed, grundlagt, startdato virksomhed, etableringsdato, stiftelse, stiftelsesdagen
signed: underskrevet, aftaledato, kontraktdato, indgået, signeret, dato for underskrift, underskriftsdato, købsaftale dato, tegnet
activity: branche, branchekode, formål med virksomheden, hovedbranche, virksomhedens formål, aktivitet, bibranche, vedtægtsmæssigt formål, virksomhedsområde, hovedaktivitet, branchebetegnelse
brand: binavn, binavne, varemærke, handelsnavn, kaldenavn for virksomheden, forretningsnavn
purpose: formål, formålet, til brug for, udstedt til brug for, anvendelsesformål, vedrører
reason: årsag, grund, begrundelse, årsagen, anledning, årsag til, begrundelsen, fraværsårsag, grunde, dødsårsag, årsagskode
plot: matrikel, grundareal, byggegrund, ejerlav, matrikelbetegnelse, grunden, havelod, haveparcel, kolonihave, matrikelnr, grundværdi
deed: skøde, adkomst, adkomstdokument, endeligt skøde, tinglysning, købekontrakt, hjemmel, købsaftale, pantebrev, ejerpantebrev, hæftelse, servitut, gavebrev, endelig adkomst, pantehæftelser, servitutter, hæftelser
share: andel, ejerandel, fordelingstal, ideel andel, ejerandele, kapitalandel, anpart, anparter, andelsbrøk
floor: etage, sal i ejendommen, etagen, hvilken etage, etage og side
apartment: lejlighed, bolignummer, bolignr, lejemålsnummer, lejemål nr, lejemålsnr, enhedsnummer
rooms: værelser, soveværelser, antal rum, antal beboelsesrum
valuation: ejendomsværdi, offentlig vurdering, ejendomsvurdering, grundværdi, vurderet til, vurdering, markedsværdi, skønnet værdi, handelsværdi, kontantværdi, ejendomsværdien, grundskyldsværdi, vurderet værdi, forsikringsværdi, vurderingsår værdi, friværdi
turnover: omsætning, nettoomsætning, årsomsætning, bruttofortjeneste, salg i alt
fund: fond, vedligeholdelsesfond, grundfond, henlæggelser, henlæggelse, fornyelsesfond, vedligeholdelseskonto
territory: geografisk område, gyldighedsområde, dækningsområde, dækker i, gælder i, geografisk dækning, forsikringen dækker i, hvor dækker forsikringen
supplyPoint: aftagenummer, målepunkt, målepunkts-id, aftagenr, målepunktsid, gsrn, installationsnummer, installationsnr, leveringspunkt, aftage nr, forbrugsstednummer
distributor: netselskab, elnetselskab, netoperatør, distributionsselskab, netvirksomhed, elnet, vandværk, varmeværk
opening: primo, forrige, tidligere, sidste aflæsning, åbnings, overført fra, ved periodens start, indgående, primosaldo, gammel, ved årets begyndelse
closing: ultimo, aktuel, ved periodens slut, overført til, ultimosaldo, udgående, ved årets udgang
principal: restgæld, obligationsrestgæld, kontantrestgæld, restgæld efter termin, resterende gæld, restlån, hovedstol, restgælden, gæld tilbage, nominel restgæld
instalment: afdrag, ydelse på lån, terminsydelse, månedlig ydelse, ydelse før skat, ydelse efter skat, afdrages, rater, ratebeløb, samlet ydelse, kvartalsydelse, låneydelse, acontobeløb, acontorate
overpayment: overskydende, til gode, tilgodehavende, for meget betalt, kreditsaldo, penge tilbage, i din favør, overskud
lateFee: morarente, forsinkelsesgebyr, rykker, strafrente, inkassogebyr, morarenter, forsinkelsesrente, procenttillæg, inkassoomkostninger
deduction: fradrag, trækfradrag, personfradrag, befordringsfradrag, kørselsfradrag, beskæftigelsesfradrag, a-skat trukket, rentefradrag, fradraget, skattefradrag, ligningsmæssige fradrag, fradrag i alt, tilbageholdt, servicefradrag, håndværkerfradrag
taxBase: skattepligtig indkomst, skattegrundlag, beskatningsgrundlag, skattepligtigt beløb, momsgrundlag, am-bidragsgrundlag, personlig indkomst skattegrundlag, grundlag
bonus: bonus, tillæg, løntillæg, gratiale, personligt tillæg, genetillæg, kvalifikationstillæg
contribution: bidrag, am-bidrag, arbejdsmarkedsbidrag, pensionsbidrag, atp-bidrag, eget pensionsbidrag, firmabidrag, am bidrag, indbetalt til pension, indbetalinger
hours: timer, arbejdstid, timetal, arbejdstimer, overtid, timer i alt, overarbejde, undervisningstimer
leave: ferie, feriedage, ferie til gode, optjent ferie, feriefridage, feriesaldo, restferie, orlov, optjente feriedage, sygemeldt, sygemelding, sygefravær, fravær, barsel, barselsorlov, afholdt ferie, sygemeldt fra, sygemeldt til, første sygedag
noticePeriod: opsigelsesvarsel, varsel, opsigelsesfrist, opsigelse, opsigelsestid, opsigelse fra lejers side, gensidigt varsel, opsigelsesperiode, afmeldingsfrist
branch: filial, afdeling, hjemmebibliotek, kontor, bankfiliale, afhentningsbibliotek, hjemmecenter, lokalafdeling, foretrukket bibliotek, mit bibliotek, hjemmeklub, dit center
channel: kanal, kontaktform, besked via, beskeder via, kommunikationskanal, foretrukken kontakt, underretning, kontaktmåde, meddelelser via
studyYear: klassetrin, studieår, årgang, skoleår trin, studietrin, uddannelsesår
studyMode: studieform, uddannelsesform, undervisningsform, fuldtid eller deltid, heltid eller deltid, studietype, studiebelastning
train: tog, tognr, toget, afgangsnummer
coach: vogn, vognen
platform: spor, perron, sporet, stoppested
travelClass: rejseklasse, bookingklasse, kabineklasse, serviceklasse, kabine, standardklasse
checkIn: indtjekning, indcheckning, ankomstdato, ankomstdag, indflytning, tjek ind, tjekker ind
checkOut: udtjekning, udcheckning, afrejsedato, afrejsedag, tjek ud, tjekker ud
nights: nætter, overnatninger, opholdets længde
luggage: bagage, indchecket bagage, kuffert, tasker, håndbagage, rejsegods
venue: sted, spillested, mødested, lokation, afholdes, lokalet, hvor det foregår, eventsted, scene, afholdelsessted, kursussted, foregår
organiser: arrangør, arrangeres af, udbyder af kurset, vært, arrangøren, arrangørens, kursusudbyder, præsenteret af
training: træning, bookede hold, booket hold, træningshold, træningspas, lektion, næste hold, holdtræning, næste time, køretime, køretimer, lektioner, svømmehold, holdtime
borrowed: lånte, lånt, hjemlån, antal lån, aktuelle lån, lånte materialer, udlån, udlånt, mine lån, lån lige nu, lånte bøger
reserved: reserveringer, reserverede, reserveret, i kø, mine reserveringer, kønummer, bestilte materialer
`;
