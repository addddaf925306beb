import type { Forms } from '../forms.ts';

/** What registers, parcels, health papers, schools, journeys and bills speak of, in Norwegian. */
export const norwegianRecords: Forms = {
  colour: 'farge, fargen, bilens farge, pelsfarge, hovedfarge, kjøretøyets farge, fargekode, øyefarge, hårfarge',
  fuel: 'drivstoff, drivstoffet, energikilde, drivmiddel, fyringstype',
  make: 'merke, fabrikat, bilmerke, produsent, fabrikant, kjøretøymerke',
  model: 'modell, handelsbetegnelse, typebetegnelse, bilmodell, modellbetegnelse, merke og modell, variant, versjon',
  body: 'karosseri, karosserikode',
  engine: 'motor, motoren',
  engineSize: 'slagvolum, motorvolum, sylindervolum, motorstørrelse',
  weight:
    'vekt, vekten, egenvekt, totalvekt, tillatt totalvekt, bruttovekt, nettovekt, nyttelast, tilhengervekt, veier, tillatt tilhengervekt, kroppsvekt',
  mileage:
    'kilometerstand, km-stand, kjørelengde, kjørte kilometer, antall km, kjørt km, telleverk, kilometerteller, årlig kjørelengde',
  emissions: 'utslipp, co2-utslipp, euroklasse, utslippsklasse, miljøklasse, utslippskrav, co2 utslipp',
  manufactured:
    'byggeår, årsmodell, produksjonsår, modellår, årsmodell bil, fremstilt, produsert, fremstillingsår, oppført år',
  use: 'bruk, bruksområde, anvendelse, kjøretøygruppe bruk, formål bruk, arealbruk',
  inspection:
    'eu-kontroll, eu kontroll, periodisk kjøretøykontroll, kontroll, kontrollfrist, befaring, tilsyn, besiktigelse, undersøkelse, godkjent eu-kontroll, analyse, undersøkelsen, feiing, tilstandsrapport, eu-godkjent, frist eu-kontroll',
  inspector:
    'kontrollør, tekniker, kontrollert av, inspektør, besiktiget av, undersøkt av, takstmann, feier, revisor, takstingeniør, bygningssakkyndig, godkjent revisor',
  station: 'kontrollorgan, verksted, kontrollhall, kontrollstasjon, bilverksted',
  result:
    'resultat, utfall, konklusjon, vurdering, vedtak, kontrollresultat, prøvesvar, prøveresultat, avgjørelse, kjennelse, vedtaksdato, dato for vedtak, innvilget, avslag, beslutning, bestått eller ikke bestått',
  defect: 'feil, mangler, feil og mangler, avvik, merknader feil, mangel, anmerkninger, trafikkfarlige mangler',
  restriction: 'begrensninger, begrensning, restriksjoner, vilkår, betingelser, forbehold, kodeangivelser',
  carrier:
    'transportør, fraktselskap, flyselskap, budfirma, speditør, togselskap, leveres av, selskap som frakter, togoperatør, busselskap, transportfirma',
  pickup:
    'hentested, utleveringssted, pakkeboks, pakkeautomat, post i butikk, hentes, hentes hos, hentepunkt, utleveringspunkt, henting, postkontor, hent hos, hentes på, hentes i, hentested for pakke, hent på, henteskap',
  contents: 'innhold, varebeskrivelse, godsbeskrivelse, gods, innholdsbeskrivelse, vareslag',
  note: 'merknad, merknader, kommentar, melding, beskjed, notat, spesielle ønsker, leveringsinstruks, andre opplysninger, ønsker, anmerkning, leveringsinstruksjon, anbefaling, oppfølging, viktig, tilleggsopplysninger, opplysninger i tillegg',
  expected:
    'forventet, forventet levering, forventet ankomst, estimert, beregnet, planlagt, estimert levering, antatt levering, planlagt levering, leveringsvindu, forventes levert, prognose, anslått, anslag, foreløpig',
  shipped:
    'sendt, avsendt, innlevert, sendingsdato, forsendelsesdato, utlevert av avsender, hentet hos avsender, avsendelsesdato',
  cashOnDelivery: 'oppkrav, postoppkrav, oppkravsbeløpet',
  code: 'kode, pin-kode, pinkode, puk-kode, pukkode, dørkode, åpningskode, sikkerhetskode, hentekode, kontrollkode, engangskode, returkode, tilgangskode, adgangskode, verifiseringskode, verifikasjonskode',
  barcode: 'strekkode, strekkoden, ean-kode',
  article: 'artikkel, varenummer, varenr, vare nr, varekode, artikkelnummer, tolltariffnummer',
  diagnosis: 'diagnose, diagnoser, diagnosekode, hoveddiagnose, kontaktårsak, henvisningsdiagnose, henvendelsesårsak',
  disease: 'sykdom, sykdommer, lidelse, beskytter mot, vaksine mot, sykdom vaksinen beskytter mot, vaksinert mot',
  medicine: 'legemiddel, medisin, preparat, legemiddelets navn, vaksine, medikament',
  ingredient: 'virkestoff, aktivt stoff, virkestoffet, virksomt stoff, aktiv substans, innholdsstoff',
  dosage: 'dosering, bruksanvisning, dosering og bruk, brukes slik, dose og bruk, tas slik, bruksrettledning',
  dose: 'dosenummer, antall doser, vaksinedose',
  batch: 'batch, partinummer, lotnummer, produksjonsnummer',
  pharmacy: 'apotek, apoteket, utleverende apotek',
  pharmacist: 'farmasøyt, apoteker, ekspedert av, utlevert av, provisorfarmasøyt, reseptar',
  sample: 'prøvemateriale, prøvetype, prøven, materiale, prøvemedium',
  sampled: 'prøvetaking, prøve tatt, prøvetatt, prøvedato, blodprøve tatt, prøvetakingstidspunkt, prøven tatt',
  bodyHeight: 'høyde, kroppshøyde, høyde i cm, høyde cm',
  copayment: 'egenandel, pasientens andel, pasientandel, din egenandel, pasienten betaler, egenbetaling',
  chip: 'chip, mikrochip, id-merking, mikrobrikke, id-nummer chip, transponder, merkenummer',
  species: 'dyreart, dyreslag, dyrets art',
  breed: 'rase, hunderase, katterase, rasen, dyrets rase',
  blood: 'blodgruppe',
  father: 'faren, fars fulle navn',
  mother: 'moren, mors fulle navn',
  spouse: 'ektefelle, samboer, partner, gift med, ektefellens, ektemake',
  guarantor: 'kausjonist, medlåntaker, garantist, medskyldner, realkausjonist',
  householder: 'husholdningens hovedperson, hovedperson i husholdningen, husstandens overhode',
  relation: 'relasjon, slektskap, relasjon til, forhold til, tilknytning, slektskapsforhold, familieforhold',
  teacher:
    'lærer, kontaktlærer, instruktør, trener, veileder, kursleder, faglærer, underviser, sensor, trafikklærer, kjørelærer, foreleser, kjørelæreren, barnehagelærer, pedagogisk leder, lektor, gruppeleder, studieveileder, treneren, lærerens, læreren, trenerens, instruktørens',
  author: 'forfatter, forfatteren, skrevet av, opphavsperson, opphavsmann',
  agent: 'megler, eiendomsmegler, forsikringsmegler, formidler, solgt av, agent, forsikringsagent, ansvarlig megler',
  caseworker:
    'saksbehandler, saksbehandleren, behandles av, saksansvarlig, ansvarlig saksbehandler, saksbehandlers, behandlet av, deres saksbehandler, vår saksbehandler, skadebehandler, vedtak fattet av, beslutningstaker, ansvarlig behandler',
  signatory:
    'underskrevet av, underskrift, signatur, signaturrett, prokura, godkjent av, signert av, kvittert av, mottatt av, signaturberettiget, undertegnet av, attestert av, firmategner, hvem kan signere, kan signere, signaturberettigede, prokuraberettiget, signaturregel',
  representative:
    'representant, verge, fullmektig, daglig leder, administrerende direktør, representert ved, kontaktperson i selskapet, fullmaktshaver, styreleder, prokurist, innehaver av foretaket, foresatt, foresatte, forelder, styremedlem, styremedlemmer, varamedlem, foreldre',
  chairperson: 'styreleder, leder av styret, formann, styrets leder, møteleder, styreformann',
  shareholder:
    'aksjonær, aksjeeier, aksjeeiere, deltaker i selskapet, reell rettighetshaver, eier av selskapet, andelseier, reelle rettighetshavere, aksjonærer',
  court: 'tingrett, domstol, lagmannsrett, rettskrets, tingretten, forliksråd',
  authority:
    'myndighet, utstedende myndighet, myndigheten, skattekontor, ansvarlig myndighet, politidistrikt, trafikkstasjon, kompetent myndighet, registreringsmyndighet, vedtatt av, skattekontoret, skatteetaten, statens vegvesen, kartverket, brønnøysundregistrene, lånekassen, politiet, utlendingsdirektoratet, vedtaksorgan',
  creditor:
    'kreditor, panthaver, långiver, fordringshaver, kreditt gitt av, rettighetshaver, pantsatt til, kredittgiver, saksøker, pengekravshaver',
  founded:
    'stiftet, etablert, registrert i enhetsregisteret, grunnlagt, etableringsdato, stiftelse, dato for stiftelse, opprettet dato enhet',
  signed:
    'underskrevet, signert, avtaledato, kontraktsdato, inngått, dato for underskrift, avtale inngått, signeringsdato, undertegnet dato, tegnet',
  activity:
    'næringskode, bransje, virksomhet, formål med virksomheten, næringskoder, vedtektsfestet formål, aktivitet, virksomhetens art, næring, næringsvirksomhet, virksomhetsområde',
  brand: 'varemerke, merkenavn virksomhet, markedsnavn, handelsnavn, binavn, firmanavn kort',
  purpose: 'formål, formålet, til bruk for, formål med attesten, brukes til, hensikt, saken gjelder, gjelder sak',
  reason: 'årsak, grunn, begrunnelse, årsaken, årsak til, grunnlag for vedtaket, begrunnelse for',
  plot: 'tomt, gårdsnummer, bruksnummer, gnr bnr, gnr, gårds- og bruksnummer, gårds og bruksnummer, matrikkel, tomteareal, eiendomsbetegnelse, festenummer, kolonihage, parsell, tomtenummer, tomta',
  deed: 'skjøte, hjemmel, hjemmelshaver, hjemmelsdokument, ervervet ved, tinglysing, kjøpekontrakt, kjøpekontrakten, heftelse, pantobligasjon, heftelser, pantedokument, gavebrev, servitutt, skifteattest, pengeheftelser, servitutter',
  share: 'andel, eierandel, ideell andel, eierbrøk, aksjeandel, eierandeler, sameiebrøk, andel fellesgjeld',
  floor: 'etasje, etasjen, plan i bygget, hvilken etasje',
  apartment:
    'leilighet, bolignummer, bruksenhetsnummer, leil nr, leil-nr, leilnr, bolignr, seksjonsnummer, andelsleilighet',
  rooms: 'antall rom, soverom, antall soverom, romfordeling, planløsning',
  valuation:
    'formuesverdi, ligningsverdi, markedsverdi, takst, verditakst, verdivurdering, eiendomsskattetakst, beregnet verdi, taksert til, takstverdi, skattetakst, boligverdi',
  turnover: 'omsetning, driftsinntekter, netto omsetning, årsomsetning, salgsinntekter, sum driftsinntekter',
  fund: 'fond, vedlikeholdsfond, avsetning, reparasjonsfond, avsatte midler, oppsparte midler',
  territory:
    'geografisk område, dekningsområde, gyldighetsområde, gjelder i, dekker i, geografisk virkeområde, gjelder hvor, hvor forsikringen gjelder',
  supplyPoint:
    'målepunkt-id, målepunkt id, målepunktid, målepunkt, anleggsnummer, anleggsnr, installasjonsnummer, gsrn, målepunktet, måler-id anlegg, anleggs-id, målepunkt nr',
  distributor: 'nettselskap, netteier, nettleieselskap, strømnett, distribusjonsselskap, nettselskapet, vannverk',
  opening:
    'inngående, forrige, startverdi, ved periodens start, overført fra, tidligere stand, gammel, ved årets begynnelse, åpnings',
  closing: 'utgående, sluttverdi, nåværende, ved periodens slutt, overført til, avsluttende, ved årets slutt',
  principal:
    'restgjeld, gjenstående lån, hovedstol, lånesaldo, restlån, gjenstående hovedstol, gjenstående gjeld, saldo på lånet, resterende lån, utestående lån, saldo lån',
  instalment:
    'avdrag, terminbeløp, månedsbeløp, avbetaling, delbetaling, annuitet, månedlig avdrag, låneavdrag, terminbeløpet',
  overpayment: 'til gode, tilgode, overskytende, skatt til gode, for mye betalt, overskudd, kreditbeløp, i din favør',
  lateFee:
    'purregebyr, forsinkelsesrente, forsinkelsesgebyr, inkassogebyr, inkassosalær, forsinkelsesrenter, renter og gebyrer, straffegebyr, morarente, inkasso, purring, betalingspåminnelse gebyr, forsinkelsesavgift',
  deduction:
    'fradrag, trekk, skattetrekk, minstefradrag, personfradrag, forskuddstrekk, sum fradrag, rentefradrag, reisefradrag, sum trekk, foreldrefradrag, fagforeningsfradrag',
  taxBase:
    'skattegrunnlag, alminnelig inntekt, skattepliktig inntekt, beregningsgrunnlag, trekkgrunnlag, avgiftsgrunnlag, skattbar inntekt, mva-grunnlag, grunnlag',
  bonus:
    'bonus, tillegg, lønnstillegg, kvelds- og helgetillegg, gratiale, ubekvemstillegg, overtidstillegg, personlig tillegg',
  contribution:
    'trygdeavgift, arbeidsgiveravgift, pensjonsinnskudd, innskudd til pensjon, pensjonstrekk, bidrag, medlemspremie, innbetalt premie',
  hours:
    'timer, arbeidstid, antall timer, timetall, arbeidstimer, ukentlig arbeidstid, overtid, timer per uke, undervisningstimer, timer i alt',
  leave:
    'ferie, feriedager, ferie til gode, gjenstående ferie, gjenstående feriedager, opptjent ferie, permisjon, feriesaldo, feriedager igjen, restferie, sykmeldt, sykmelding, sykefravær, sykemeldt, sykemelding, fravær, foreldrepermisjon, egenmelding, avspasering, ferieuttak, sykmeldt fra, sykmeldt til, sykemeldt fra, sykemeldt til, første sykedag, maksdato sykepenger',
  noticePeriod:
    'oppsigelsestid, oppsigelsesfrist, oppsigelse, varslingstid, varslingsfrist, gjensidig oppsigelsestid, gjensidig oppsigelse, oppsigelsesvarsel, varslet oppsigelse',
  branch:
    'hjemmebibliotek, filial, avdelingskontor, mitt bibliotek, hentebibliotek, bankkontor, hjemmesenter, treningssenter ditt, lokallag, ditt senter',
  channel:
    'kanal, varslingskanal, kontaktform, varsles via, kontaktkanal, kommunikasjonskanal, varsling, varsel via, foretrukket kanal',
  studyYear: 'årstrinn, studieår, klassetrinn, skoletrinn',
  studyMode:
    'studieform, studietype, undervisningsform, heltid eller deltid, studieprogresjon, studiebelastning, organisering av studiet',
  train: 'tog, tognr, toget, avgangsnummer',
  coach: 'vogn, vognen',
  platform: 'spor, plattform, sporet, perrong',
  travelClass: 'reiseklasse, bestillingsklasse, kabinklasse, serviceklasse, komfortklasse, billettklasse',
  checkIn: 'innsjekking, innsjekk, ankomstdato, ankomstdag, sjekker inn',
  checkOut: 'utsjekking, utsjekk, avreisedato, avreisedag, sjekker ut',
  nights: 'netter, antall netter, overnattinger, døgn, antall døgn, antall overnattinger',
  luggage: 'bagasje, innsjekket bagasje, koffert, håndbagasje, kolli bagasje, reisegods',
  venue:
    'sted, lokale, møtested, spillested, arena, scene, sted for arrangementet, oppmøtested, avholdes, kurssted, lokasjon, hvor det skjer',
  organiser: 'arrangør, arrangeres av, kursarrangør, arrangøren, vertskap, kursholder, presenteres av, kurstilbyder',
  training:
    'trening, treningstime, gruppetime, booket time, neste time, neste trening, bestilt time, treningsøkt, bookede timer, gruppetrening, kjøretime, kjøretimer, svømmekurs, gruppetimer',
  borrowed: 'lånte, lånt, antall lån, aktive lån, mine lån, utlån, utlånt, lånte bøker, lån nå, utlånte, lånte medier',
  reserved:
    'reservasjoner, reserverte, reservert, antall reservasjoner, mine reservasjoner, i kø, plass i køen, reservering, bestilte bøker',
  shipping: 'leveringsadresse',
  billing: 'fakturaadresse',
  mailing: 'postadresse',
  maximum: 'høyeste, maks, maksimalt',
  minimum: 'laveste, tidligste, tidligst, minste',
  daily: 'daglige, per døgn, dagsats, dagpengesats, sats per dag',
  next: 'nestegang',
  upcoming: 'planlagt, nye',
  former: 'gammel, gammelt, forrige, tidligere eier',
  pending: 'til behandling, avventer, reservert beløp',
  paid: 'innbetalt',
  status:
    'tilstanden, saksstatus, sivilstand, sivilstatus, registreringsstatus, ansettelsesstatus, vedtaksstatus, leveringsstatus, sendingsstatus, bestillingsstatus, betalingsstatus, studentstatus, lånestatus',
  service:
    'tjenesten, utført arbeid, behandling tjeneste, utført tjeneste, bredbånd, hjemmesykepleie, utført behandling',
  plan: 'abonnementstype, mobilabonnement, strømavtale, abonnementsnavn, strømprodukt, prisplan, avtaletype strøm, produktpakke, mobilpakke, lisenstype, dekningspakke',
  zone: 'sone, soner, takstsone, sonekode, parkeringssone, boligsone, prisområde, takstområde',
  gate: 'inngang, utgang',
  room: 'hotellrom, møterom, auditorium',
  shop: 'butikken, nettbutikk, kjøpt hos, utsalgssted, forretningssted, salgssted',
  library: 'hjemmebibliotek, hentebibliotek, biblioteket',
  degree: 'kvalifikasjon, utdanningsnivå grad, oppnådd grad',
  faculty: 'institutt',
  university:
    'utdanningssted, institusjon, videregående skole, kjøreskole, universitetet, lærestedet, barnehage, trafikkskole, studiested, barnehagen, kjøreskolen, sfo skole',
  licenceClass: 'førerkortklasser, klasser, førerettigheter, førerett, kjøreklasser',
  date: 'hvilken dag, tidspunkt dato, tømmedag, rentedato, avlesningsdato, valuteringsdato, reisedato, reisedag, besøksdag',
  money: 'hvor mye, innvilget beløp, tollverdi, tilskuddsbeløp, dagsats',
  quantity: 'hvor mange, antall fornyelser, husstandens størrelse, antall i husstanden',
  work: 'forretningsadresse, besøksadresse, arbeidsstedets',
  address: 'forretningsadresse, besøksadresse, hjemadresse, gateadresse og sted, adressen',
  updated: 'vedtektsdato, vedtekter endret, siste vedtektsendring, siste endring',
  interest: 'avkastning, verdiutvikling, gjennomsnittsrente',
  available: 'kan tas ut, tilgjengelig for uttak, til disposisjon, ledige, klipp igjen, gjenværende',
  age: 'pensjonsalder, uttaksalder, aldersgrense',
  portfolio: 'fondskonto, aksjesparekonto, verdipapirkonto, investeringskonto',
  limit: 'fribeløp, beløpstak, inntektsgrense, formuesgrense, uttaksgrense, frikortgrense, innskuddsgrense',
  customer: 'erverver, bestilt av, ordregiver, hvem betaler, faktureres, tiltakshaver',
  first: 'registrert første gang i norge',
  deposit: 'depositum, egenkapital, sikkerhetsstillelse, forhåndsbetaling, pant',
  payment: 'gave, gavebeløp, trekk fra konto, overført, fast trekk, utbetalt dato',
  reading: 'avlesningen, målertall',
  vehicle: 'sykkel, elsykkel, campingvogn, moped',
  pension: 'folketrygd, uførepensjon, innskuddspensjon, pensjonssparing',
  price: 'kjøpskurs, inngangsverdi, billettpris, rompris, kvadratmeterpris, kilopris',
  member: 'medlemmets, medlemmet, medlemmer, lånerens, låneren',
};
