/** What registers, parcels, health papers, schools, journeys and bills speak of, in Norwegian. */
export const norwegianRecords = `
colour: farge, fargen, pelsfarge, hovedfarge, fargekode, øyefarge, hårfarge
fuel: drivstoff, drivstoffet, energikilde, drivmiddel, fyringstype
make: merke, fabrikat, bilmerke, produsent, fabrikant, kjøretøymerke
model: modell, handelsbetegnelse, typebetegnelse, bilmodell, modellbetegnelse, variant, versjon
body: karosseri, karosserikode
engine: motor, motoren
engineSize: slagvolum, motorvolum, sylindervolum, motorstørrelse
weight: vekt, vekten, egenvekt, totalvekt, tillatt totalvekt, bruttovekt, nettovekt, nyttelast, tilhengervekt, veier, tillatt tilhengervekt, kroppsvekt
mileage: kilometerstand, km-stand, kjørelengde, kjørte kilometer, kjørt km, telleverk, kilometerteller
emissions: utslipp, co2-utslipp, euroklasse, utslippsklasse, miljøklasse, utslippskrav
manufactured: byggeår, årsmodell, produksjonsår, modellår, fremstilt, produsert, fremstillingsår, oppført år
use: bruk, bruksområde, anvendelse, arealbruk
inspection: eu-kontroll, eu kontroll, periodisk kjøretøykontroll, kontroll, kontrollfrist, befaring, tilsyn, besiktigelse, undersøkelse, godkjent eu-kontroll, analyse, undersøkelsen, feiing, tilstandsrapport, eu-godkjent
inspector: kontrollør, tekniker, kontrollert av, inspektør, besiktiget av, undersøkt av, takstmann, feier, revisor, takstingeniør, bygningssakkyndig, godkjent revisor
station: kontrollorgan, verksted, kontrollhall, kontrollstasjon, bilverksted
result: resultat, utfall, konklusjon, vurdering, vedtak, kontrollresultat, prøvesvar, prøveresultat, avgjørelse, kjennelse, vedtaksdato, innvilget, avslag, beslutning, bestått eller ikke bestått
defect: feil, mangler, avvik, mangel, anmerkninger, trafikkfarlige mangler
restriction: begrensninger, begrensning, restriksjoner, vilkår, betingelser, forbehold, kodeangivelser
carrier: transportør, fraktselskap, flyselskap, budfirma, speditør, togselskap, leveres av, selskap som frakter, togoperatør, busselskap, transportfirma
pickup: hentested, utleveringssted, pakkeboks, pakkeautomat, post i butikk, hentes, hentes hos, hentepunkt, utleveringspunkt, henting, postkontor, hent hos, hentes på, hentes i, hent på, henteskap
contents: innhold, varebeskrivelse, godsbeskrivelse, gods, innholdsbeskrivelse, vareslag
note: merknad, merknader, kommentar, melding, beskjed, notat, spesielle ønsker, leveringsinstruks, andre opplysninger, ønsker, anmerkning, leveringsinstruksjon, anbefaling, oppfølging, viktig, tilleggsopplysninger, opplysninger i tillegg
expected: forventet, estimert, beregnet, planlagt, antatt levering, leveringsvindu, prognose, anslått, anslag, foreløpig
shipped: sendt, avsendt, innlevert, sendingsdato, forsendelsesdato, utlevert av avsender, hentet hos avsender, avsendelsesdato
cashOnDelivery: oppkrav, postoppkrav, oppkravsbeløpet
code: kode, pin-kode, pinkode, puk-kode, pukkode, dørkode, åpningskode, sikkerhetskode, hentekode, kontrollkode, engangskode, returkode, tilgangskode, adgangskode, verifiseringskode, verifikasjonskode
barcode: strekkode, strekkoden, ean-kode
article: artikkel, varenr, varekode
diagnosis: diagnose, diagnoser, diagnosekode, hoveddiagnose, kontaktårsak, henvisningsdiagnose, henvendelsesårsak
disease: sykdom, sykdommer, lidelse, beskytter mot, vaksine mot, sykdom vaksinen beskytter mot, vaksinert mot
medicine: legemiddel, medisin, preparat, vaksine, medikament, medisinens, medisinen, legemiddelets
ingredient: virkestoff, aktivt stoff, virkestoffet, virksomt stoff, aktiv substans, innholdsstoff
dosage: dosering, bruksanvisning, brukes slik, dose og bruk, tas slik, bruksrettledning
dose: dosenummer, antall doser, vaksinedose
batch: batch, partinummer, lotnummer, produksjonsnummer
pharmacy: apotek, apoteket, utleverende apotek
pharmacist: farmasøyt, apoteker, ekspedert av, utlevert av, provisorfarmasøyt, reseptar
sample: prøvemateriale, prøvetype, prøven, materiale, prøvemedium
sampled: prøvetaking, prøve tatt, prøvetatt, prøvedato, blodprøve tatt, prøvetakingstidspunkt, prøven tatt
bodyHeight: høyde, kroppshøyde, høyde i cm, høyde cm
copayment: egenandel, pasientens andel, pasientandel, din egenandel, pasienten betaler, egenbetaling
chip: chip, mikrochip, id-merking, mikrobrikke, transponder, merkenummer
species: dyreart, dyreslag
breed: hunderase, katterase, rasen
blood: blodgruppe
father: faren, fars fulle navn
mother: moren, mors fulle navn
spouse: ektefelle, samboer, partner, gift med, ektefellens, ektemake
guarantor: kausjonist, medlåntaker, garantist, medskyldner, realkausjonist
householder: husholdningens hovedperson, hovedperson i husholdningen, husstandens overhode
relation: relasjon, slektskap, relasjon til, forhold til, tilknytning, slektskapsforhold, familieforhold
teacher: lærer, kontaktlærer, instruktør, trener, veileder, kursleder, faglærer, underviser, sensor, trafikklærer, kjørelærer, foreleser, kjørelæreren, barnehagelærer, pedagogisk leder, lektor, gruppeleder, studieveileder, treneren, lærerens, læreren, trenerens, instruktørens
author: forfatter, forfatteren, skrevet av, opphavsperson, opphavsmann
agent: megler, eiendomsmegler, forsikringsmegler, formidler, solgt av, agent, forsikringsagent, ansvarlig megler, forretningsfører
caseworker: saksbehandler, saksbehandleren, behandles av, saksansvarlig, ansvarlig saksbehandler, saksbehandlers, behandlet av, deres saksbehandler, vår saksbehandler, skadebehandler, vedtak fattet av, beslutningstaker, ansvarlig behandler
signatory: underskrevet av, underskrift, signatur, signaturrett, prokura, godkjent av, signert av, kvittert av, mottatt av, signaturberettiget, undertegnet av, attestert av, firmategner, hvem kan signere, kan signere, signaturberettigede, prokuraberettiget, signaturregel
representative: representant, verge, fullmektig, daglig leder, administrerende direktør, representert ved, kontaktperson i selskapet, fullmaktshaver, styreleder, prokurist, innehaver av foretaket, foresatt, foresatte, forelder, styremedlem, styremedlemmer, varamedlem, foreldre
chairperson: styreleder, leder av styret, formann, styrets leder, møteleder, styreformann
shareholder: aksjonær, aksjeeier, aksjeeiere, deltaker i selskapet, reell rettighetshaver, eier av selskapet, andelseier, reelle rettighetshavere, aksjonærer
court: tingrett, domstol, lagmannsrett, rettskrets, tingretten, forliksråd
authority: myndighet, utstedende myndighet, myndigheten, skattekontor, ansvarlig myndighet, politidistrikt, trafikkstasjon, kompetent myndighet, registreringsmyndighet, vedtatt av, skattekontoret, skatteetaten, statens vegvesen, kartverket, brønnøysundregistrene, lånekassen, politiet, utlendingsdirektoratet, vedtaksorgan
creditor: kreditor, panthaver, långiver, fordringshaver, kreditt gitt av, rettighetshaver, pantsatt til, kredittgiver, saksøker, pengekravshaver
founded: stiftet, etablert, registrert i enhetsregisteret, grunnlagt, etableringsdato, stiftelse, opprettet dato enhet
signed: underskrevet, signert, avtaledato, kontraktsdato, inngått, dato for underskrift, signeringsdato, undertegnet dato, tegnet
activity: næringskode, bransje, virksomhet, formål med virksomheten, næringskoder, vedtektsfestet formål, aktivitet, virksomhetens art, næring, næringsvirksomhet, virksomhetsområde
brand: varemerke, merkenavn virksomhet, markedsnavn, handelsnavn, binavn, firmanavn kort
purpose: formål, formålet, til bruk for, brukes til, hensikt, saken gjelder, gjelder sak
reason: årsak, grunn, begrunnelse, årsaken, årsak til, grunnlag for vedtaket, begrunnelse for, fraværsårsak, dødsårsak, årsakskode, grunnen
plot: tomt, gnr bnr, gnr, matrikkel, tomteareal, eiendomsbetegnelse, kolonihage, parsell, tomta
deed: skjøte, hjemmel, hjemmelshaver, hjemmelsdokument, ervervet ved, tinglysing, kjøpekontrakt, kjøpekontrakten, heftelse, pantobligasjon, heftelser, pantedokument, gavebrev, servitutt, skifteattest, pengeheftelser, servitutter
share: andel, eierandel, ideell andel, eierbrøk, aksjeandel, eierandeler, sameiebrøk
floor: etasje, etasjen, plan i bygget, hvilken etasje
apartment: leilighet, bolignummer, bruksenhetsnummer, leil nr, leil-nr, leilnr, bolignr, seksjonsnummer, andelsleilighet
rooms: antall rom, soverom, romfordeling, planløsning
valuation: formuesverdi, ligningsverdi, markedsverdi, takst, verditakst, verdivurdering, eiendomsskattetakst, beregnet verdi, taksert til, takstverdi, skattetakst, boligverdi
turnover: omsetning, driftsinntekter, årsomsetning, salgsinntekter
fund: fond, vedlikeholdsfond, avsetning, reparasjonsfond, avsatte midler, oppsparte midler
territory: geografisk område, dekningsområde, gyldighetsområde, gjelder i, dekker i, geografisk virkeområde, gjelder hvor, hvor forsikringen gjelder
supplyPoint: målepunkt-id, målepunktid, målepunkt, anleggsnummer, anleggsnr, installasjonsnummer, gsrn, målepunktet, måler-id anlegg, anleggs-id
distributor: nettselskap, netteier, nettleieselskap, strømnett, distribusjonsselskap, nettselskapet, vannverk
opening: inngående, forrige, startverdi, ved periodens start, overført fra, gammel, ved årets begynnelse, åpnings
closing: utgående, sluttverdi, nåværende, ved periodens slutt, overført til, avsluttende, ved årets slutt
principal: restgjeld, gjenstående lån, hovedstol, lånesaldo, restlån, gjenstående gjeld, saldo på lånet, resterende lån, utestående lån, saldo lån
instalment: avdrag, terminbeløp, månedsbeløp, avbetaling, delbetaling, annuitet, låneavdrag, terminbeløpet
overpayment: til gode, tilgode, overskytende, skatt til gode, for mye betalt, overskudd, kreditbeløp, i din favør
lateFee: purregebyr, forsinkelsesrente, forsinkelsesgebyr, inkassogebyr, inkassosalær, forsinkelsesrenter, renter og gebyrer, straffegebyr, morarente, inkasso, purring, betalingspåminnelse gebyr, forsinkelsesavgift
deduction: fradrag, trekk, skattetrekk, minstefradrag, personfradrag, forskuddstrekk, rentefradrag, reisefradrag, foreldrefradrag, fagforeningsfradrag
taxBase: skattegrunnlag, alminnelig inntekt, skattepliktig inntekt, beregningsgrunnlag, trekkgrunnlag, avgiftsgrunnlag, skattbar inntekt, mva-grunnlag, grunnlag
bonus: bonus, tillegg, lønnstillegg, kvelds- og helgetillegg, gratiale, ubekvemstillegg, overtidstillegg, personlig tillegg
contribution: trygdeavgift, arbeidsgiveravgift, pensjonsinnskudd, innskudd til pensjon, pensjonstrekk, bidrag, medlemspremie, innbetalt premie
hours: timer, arbeidstid, timetall, arbeidstimer, overtid, timer per uke, undervisningstimer, timer i alt
leave: ferie, feriedager, ferie til gode, opptjent ferie, permisjon, feriesaldo, restferie, sykmeldt, sykmelding, sykefravær, sykemeldt, sykemelding, fravær, foreldrepermisjon, egenmelding, avspasering, ferieuttak, sykmeldt fra, sykmeldt til, sykemeldt fra, sykemeldt til, første sykedag, maksdato sykepenger
noticePeriod: oppsigelsestid, oppsigelsesfrist, oppsigelse, varslingstid, varslingsfrist, gjensidig oppsigelsestid, gjensidig oppsigelse, oppsigelsesvarsel, varslet oppsigelse
branch: hjemmebibliotek, filial, avdelingskontor, mitt bibliotek, hentebibliotek, bankkontor, hjemmesenter, treningssenter ditt, lokallag, ditt senter
channel: kanal, varslingskanal, kontaktform, varsles via, kontaktkanal, kommunikasjonskanal, varsling, varsel via, foretrukket kanal
studyYear: årstrinn, studieår, klassetrinn, skoletrinn
studyMode: studieform, studietype, undervisningsform, heltid eller deltid, studieprogresjon, studiebelastning, organisering av studiet
train: tog, tognr, toget, avgangsnummer
coach: vogn, vognen
platform: spor, plattform, sporet, perrong
travelClass: reiseklasse, bestillingsklasse, kabinklasse, serviceklasse, komfortklasse, billettklasse
checkIn: innsjekking, innsjekk, ankomstdato, ankomstdag, sjekker inn
checkOut: utsjekking, utsjekk, avreisedato, avreisedag, sjekker ut
nights: netter, overnattinger, døgn
luggage: bagasje, koffert, håndbagasje, reisegods
venue: sted, lokale, møtested, spillested, arena, scene, oppmøtested, avholdes, kurssted, lokasjon, hvor det skjer
organiser: arrangør, arrangeres av, kursarrangør, arrangøren, vertskap, kursholder, presenteres av, kurstilbyder
training: trening, treningstime, gruppetime, booket time, neste time, bestilt time, treningsøkt, bookede timer, gruppetrening, kjøretime, kjøretimer, svømmekurs, gruppetimer
borrowed: lånte, lånt, antall lån, aktive lån, mine lån, utlån, utlånt, lånte bøker, lån nå, utlånte, lånte medier
reserved: reservasjoner, reserverte, reservert, mine reservasjoner, i kø, plass i køen, reservering, bestilte bøker
`;
