import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const germanPapers: Forms = {
  area: 'wohnfläche, nutzfläche, fläche, quadratmeter',
  blood: 'blutgruppe',
  name: 'bezeichnung, name der firma, firmenname, name oder firmenname, bezeichnung der firma, anzeigename, name und anschrift',
  person: 'steuerpflichtiger, steuerpflichtige, steuerpflichtigen',
  holder:
    'lautend auf, name oder firmenname, halterin, fahrzeughalterin, zulassungsbesitzer, zulassungsinhaber, ausweisinhaber, ticketinhaber, kontobezeichnung',
  student: 'absolvent, absolventin, schüler id, auszubildender, auszubildende, kursteilnehmer, prüfling',
  employee: 'beschäftigte, dienstnehmerin, lohnempfängerin',
  provider:
    'auftragnehmer, rechnungssteller, leistungserbringer, stromlieferant, gaslieferant, energieversorger, verkauft von, dienstleister, internetanbieter',
  manager:
    'geschäftsführerin, vorstand, vertretungsberechtigt, vertreten durch, prokurist, hausverwaltung, verwalter, verwalterin, immobilienverwaltung, schulleiter, schulleiterin, schulleitung, rektor, direktor, direktorin, abteilungsleiter',
  employer: 'arbeitgeberin, firmenname, dienststelle, betriebsstätte',
  issuer: 'ausstellende stelle, zuständige stelle, ausgestellt von, ausgestellt durch, ausstellende organisation',
  course:
    'fachrichtung, studienrichtung, bildungsgang, lehrgang, ausbildungsberuf, ausbildung zum, ausbildung zur, studienprogramm, studienfächer, lehrveranstaltung, modul, ausbildung, schulform, kursname, kurstitel, fächer',
  degree: 'akademischer grad, hochschulabschluss, bachelor, studienziel, erworbener grad',
  position: 'tätig als, beschäftigt als, stellung, dienstverwendung, dienststellung, berufsgruppe',
  type: 'rechtsform, fahrzeugklasse, fahrzeugart, gesellschaftsform, art der beschäftigung, beschäftigungsart, vertragstyp, objektart, art des fahrzeugs',
  start:
    'eintrittsdatum, beschäftigt seit, angestellt seit, beginn des arbeitsverhältnisses, eröffnet, eröffnet am, eröffnung, eröffnungsdatum, kontoeröffnung, depoteröffnung, inbetriebnahme, inkrafttreten, gilt ab, gilt seit, wirksam ab, antritt, dienstantritt, übergabe, kursbeginn, ausbildungsbeginn, studienbeginn, lieferbeginn, in kraft seit, dienstbeginn, bezugsdatum',
  until:
    'austrittsdatum, beschäftigt bis, befristung, gültig bis einschließlich, befristet, vertragslaufzeit bis, haltbar bis, mindesthaltbarkeit, verwendbar bis, läuft ab am, gebunden bis, zinsbindung bis, mietende, kursende, dienstende, aufbewahrt bis, abholbereit bis, versichert bis, gültig bis ende',
  issued:
    'datum des schreibens, bescheiddatum, datum des bescheids, datum der ausstellung, tag der ausstellung, erstellungsdatum, erteilt am, erteilungsdatum, druckdatum, datum der rechnung, briefdatum, tag der ausfertigung, datum des auszugs, abrufdatum, abruf vom, ausgefertigt am, bescheid vom',
  date: 'auszahlungsdatum, auszahlungstag, zahltag, zeitpunkt, stichtag, bescheid vom, freistellungsbescheid vom, sparplanausführung, lieferdatum',
  payment:
    'auszahlungsdatum, auszahlungstag, zahltag, spendenbetrag, lastschrift, abbuchung, abgebucht am, sparplanausführung, buchung vom',
  graduation: 'datum der verleihung, verliehen am',
  reference:
    'unser zeichen, belegnummer, zählpunkt, marktlokation, geschäftszeichen, ihr zeichen, vorgang, buchungscode, referenznummer, kundenreferenz, zahlungsreferenz, kassenzeichen, mandatsreferenz, geschäftszahl, gz, ordnungsbegriff, buchungszeichen',
  number:
    'ausweisnummer, handelsregisternummer, registernummer, firmenbuchnummer, hrb nr, lfd nr, laufende nummer, seriennummer',
  taxNumber:
    'umsatzsteuer identifikationsnummer, uid nummer, freistellungsbescheid, steuer identnummer, identifikationsnummer, idnr, steuer nr, ust id nr, ust-id, umsatzsteuer id nr, mwst nr, che nummer, wirtschafts identifikationsnummer, steuerliche identifikationsnummer',
  total:
    'gesamtbetrag inkl, gesamtsumme inkl, forderungsbetrag, gesamtkosten, gesamtpreis, gesamtbetrag brutto, rechnungssumme, bruttobetrag, rechnungsendbetrag, gesamtforderung, endsumme, jahreskosten',
  paid: 'bezahlter betrag, gezahlt, gezahlter betrag, betrag erhalten, bezahlte teilbeträge, bezahlter teilbeträge, bereits gezahlt, bereits bezahlt, geleistete zahlungen, geleistete abschläge, geleistete vorauszahlungen, gezahlte abschläge, gezahlte vorauszahlungen, geleistete teilbeträge, abzüglich bezahlter teilbeträge, geleistete abschlagszahlungen, bezahlt am, anzahlung erhalten, zahlungseingang',
  outstanding:
    'nachzahlung, restbetrag, noch zu zahlen, nachschuss, abrechnungsspitze, nachforderung, offene gebühren, rückstände, offener saldo, noch offen, fehlbetrag, zahlungsrückstand, restforderung, zu zahlender restbetrag, offene posten',
  money:
    'betrag in worten, wie viel, wieviel, wie hoch, zuwendungsbetrag, spendenbetrag, betrag der zuwendung, wert der zuwendung',
  gross: 'bruttobezug',
  price:
    'einzelpreis, stückpreis, einstandskurs, einstandspreis, kaufpreis, kaufkurs, arbeitspreis, fahrpreis, übernachtungspreis, preis pro nacht, kurspreis, verkaufspreis, kaufpreis durchschnitt, durchschnittlicher kaufpreis, durchschnittlicher einstandskurs',
  usage:
    'verbrauch in kwh, gesamtverbrauch, stromverbrauch, gasverbrauch, wasserverbrauch, verbrauchsmenge, verbrauchte menge',
  product: 'artikelbezeichnung, beschreibung der leistung',
  property:
    'entnahmestelle, mietsache, wohnobjekt, lage der wohnung, liegenschaft, gebäude, mietgegenstand, nutzungseinheit, versicherungsort, objektadresse, wohnungsadresse',
  vehicle: 'hersteller, marke, fabrikat',
  grade: 'prädikat, bewertung, gesamtnote, abschlussnote, notendurchschnitt, endnote, punktzahl',
  duration:
    'arbeitszeit, wochenstunden, wöchentliche arbeitszeit, stundenumfang, kündigungsfrist, semesterzeitraum, semesterdauer, wie lange, regelstudienzeit, restlaufzeit, zinsbindung, kursdauer, fahrtdauer, reisezeit, flugdauer, ausleihdauer, leihfrist',
  semester:
    'schuljahr, semesterzeitraum, semesterdauer, wintersemester, sommersemester, studienhalbjahr, schulhalbjahr',
  club: 'verband, sektion, vereinsname, fitnessstudio',
  city: 'gemeinde, gemarkung, katastralgemeinde, heimatort, bürgerort',
  origin:
    'von bahnhof, abfahrtsbahnhof, abgangsort, startort, einstieg, einstiegshaltestelle, abflug von, abfahrt in, abgangsbahnhof, von nach',
  destination:
    'nach bahnhof, ausstieg, ausstiegshaltestelle, ankunftsort, ankunftsbahnhof, bestimmungsort, ankunftsflughafen, reise nach',
  breed: 'rasse, hunderasse',
  nothing: 'abzüglich, zzgl, zuzüglich, inkl, einschl, alle, dieser, dieses, diese, derzeit noch, bei',
  family: 'name oder firmenname, geburtsname',
  owner:
    'halterin, eigentümerin, wohnungseigentümer, tierhalter, tierhalterin, grundstückseigentümer, fahrzeugeigentümer, eigentümer laut grundbuch',
  member: 'mitgliedsname, nutzerkonto, bibliotheksnutzer, ausweisinhaber',
  customer: 'rechnungsadressat, leistungsempfänger, rechnung an, vertragskunde, kundenname',
  policyholder: 'beitragszahler',
  insured: 'versichertes kind, versicherte personen, hauptversicherter, mitversicherte person, mitversicherte personen',
  patient: 'name des patienten, untersuchte person, getestete person, geimpfte person',
  passenger: 'reisende, reisender, fahrgäste, mitreisende, fluggäste, reiseteilnehmer',
  guest: 'gäste, name des gastes, hauptgast',
  recipient:
    'empfängerin, adressat, adressatin, ausgestellt zur vorlage bei, zur vorlage bei, zustellung an, empfangen von',
  sender: 'absenderin, versender',
  driver: 'fahrzeuglenker, lenker, lenkerin',
  borrower: 'kreditnehmerin, darlehensnehmer',
  donor: 'zuwendender, zuwendende, spendende person, spendenden person',
  doctor:
    'behandelnder arzt, behandelnde ärztin, zuweisender arzt, tierarzt, tierärztin, zahnarzt, fachärztin, facharzt, impfarzt, verordnender arzt, hausärztin',
  bank: 'geldinstitut, kontoführende bank, bankverbindung, bankname, hausbank',
  insurer: 'versicherungsunternehmen, krankenversicherung, kostenträger, versicherungsträger',
  hospital: 'gesundheitszentrum, ordination, arztpraxis, testzentrum, impfzentrum',
  account: 'vertragskonto, kundenkonto, depotkonto, verrechnungskonto',
  contract: 'vertragskonto',
  portfolio: 'wertpapierdepot, depotkonto',
  booking: 'buchungscode, reservierungsnummer, reisebuchung',
  order: 'bestellvorgang',
  delivery: 'zugestellt, geliefert, zugestellt am, lieferdatum',
  parcel: 'sendungsstatus, frachtbriefnummer',
  registration:
    'erstmals zugelassen, erstmalige zulassung, zugelassen, eingetragen, registerblatt, registernummer, handelsregister, firmenbuch, firmenbuchnummer, vereinsregister, hrb nr, hra, vr nummer, partnerschaftsregister',
  first: 'erstmals zugelassen, erstmalige zulassung, erstmals, erstmalig, erstmalige',
  enrolment:
    'matrikel, immatrikuliert, eingeschrieben seit, immatrikuliert seit, einschreibedatum, immatrikulationsdatum',
  joined:
    'aufgenommen am, aufnahmedatum, eingeschrieben seit, immatrikuliert seit, eingetreten am, kundenbeziehung seit',
  certificate: 'zeugnis, bestätigung, spendenbescheinigung, zuwendungsbestätigung, zertifikatsnummer',
  licence: 'führerscheinnummer, aufenthaltstitel, lizenznummer, gewerbeberechtigung',
  meter: 'stromzähler, gaszähler, wasserzähler, gerätenummer',
  electricity: 'elektrizität, ökostrom',
  event:
    'eigentümerversammlung, mitgliederversammlung, hauptversammlung, generalversammlung, jahreshauptversammlung, wohnungseigentümerversammlung, vorstellung',
  savings: 'sparplanausführung, sparguthaben',
  plan: 'sparplanausführung, versicherungstarif, mobilfunktarif, stromtarif',
  service: 'leistungsbeschreibung, erbrachte leistung',
  appointment: 'untersuchungstermin, kontrolltermin, behandlungstermin, sprechstunde',
  notice: 'freistellungsbescheid, steuerbescheid, bescheid vom, freistellungsbescheid vom',
  nationalId:
    'svnr, sv nr, versicherungsnummer der rentenversicherung, rentenversicherungsnummer, krankenversichertennummer, versichertennummer, ahv nr, sozialversicherungs nr, personalausweis nr',
  chassis: 'fahrzeug ident nr, fahrgestell nr, fahrzeugident nr, fahrzeug identnummer, rahmennummer',
  plate: 'kontrollschild, kfz kennzeichen, fahrzeugkennzeichen',
  bic: 'swift code, bankcode, bc nummer',
  status: 'sendungsstatus, bearbeitungsstand, bearbeitungsstatus, familienstand, zivilstand, aktueller status',
  group: 'klasse der schule, schulklasse, klassenname, mannschaft',
  level: 'schwierigkeitsgrad, niveaustufe, sprachniveau, pflegegrad, gehaltsstufe, entgeltgruppe, verwendungsgruppe',
  university:
    'name der hochschule, fachhochschule, bildungseinrichtung, lehranstalt, ausbildungsstätte, name der schule',
  address:
    'sitz, firmensitz, geschäftsanschrift, geschäftsadresse, sitz der gesellschaft, meldeadresse, hauptwohnsitz, anschrift des halters, wohnsitz, wohnadresse, standortadresse',
  country: 'herkunftsland, bestimmungsland, zielland',
  nationality: 'staatsbürgerschaft',
  phone: 'telefonnr, tel nr, fon, durchwahl, mobiltelefon, festnetz, festnetznummer',
  created:
    'eröffnet, eröffnet am, eröffnungsdatum, kontoeröffnung, depoteröffnung, gebucht am, buchungsdatum, bestelldatum, bestellt am, auftragsdatum, gemeldet am, meldedatum, anmeldedatum, erfasst am, registriert am, antragseingang, anmeldung am',
  cancelledOn:
    'storniert, kündigung zum, exmatrikulation, exmatrikuliert am, gelöscht am, abgemeldet am, abmeldung, außer betrieb gesetzt am, kündbar bis, kündbar zum, kündigung möglich bis',
  updated:
    'letzte änderung, letzte aktualisierung, zuletzt geändert, letzte eintragung, tag der letzten eintragung, datum der letzten eintragung',
  birth: 'geb am, geburtstag und ort, geburtsdatum und ort',
  departure: 'abflugdatum, reisedatum, reisetag, abfahrt um, rückreise',
  arrival: 'zustellung am',
  time: 'beginn uhr, uhrzeit von, einlass',
  period:
    'semesterzeitraum, semesterdauer, vorlesungszeit, abrechnungszeit, versicherungszeitraum, gültigkeitszeitraum, reisezeitraum, aufenthaltszeitraum, beschäftigungszeitraum, kurszeitraum, veranlagungszeitraum, lieferzeitraum, beitragszeitraum, reisedauer',
  balance: 'depotwert, depotbestand, gesamtguthaben, vertragsguthaben, verfügbares guthaben, buchsaldo',
  holdings: 'depotwert, kurswert, depotbestand, gesamtdepotwert, stückzahl, stück',
  due: 'zahlungsfrist, zahlungstermin, zu begleichen bis, bitte zahlen bis, rückgabe bis, rückgabedatum, leihfristende, leihfrist bis, leihfrist endet am, nächste hu, hu fällig, rückmeldefrist, abgabefrist, meldefrist, zahlung bis, fälligkeitstermin, abbuchung am, einzug am, wird abgebucht am, einspruchsfrist, bewerbungsfrist, anmeldeschluss, zahltermin, bezahlen bis',
  fee: 'hausgeld, semesterbeitrag, kursgebühr, studiengebühr, studiengebühren, jahresgebühr, jahresbeitrag, monatsbeitrag, verwaltungsgebühr, bearbeitungsgebühr, kontoführungsgebühr, spesen, zustellgebühr, versandkosten, ticketpreis',
  tax: 'steuerbetrag, einkommensteuer, grundsteuer, kfz steuer, kraftfahrzeugsteuer, kapitalertragsteuer, kirchensteuer, quellensteuer, mwst betrag, ust betrag, freistellungsbescheid, solidaritätszuschlag',
  rent: 'gesamtmiete, bruttomiete, nettomiete, nettokaltmiete, monatsmiete, mietzins, pacht',
  deposit: 'mietkaution, barkaution, kautionsbetrag, mietzinsdepot',
  coverage: 'versicherungsschutz, deckungsumfang, versicherte leistung, haftungssumme',
  fine: 'verwarnungsgeld, verwarngeld, geldbuße, geldstrafe',
  refund: 'rückzahlung, rückvergütung, gutschrift, erstattungsbetrag, steuererstattung',
  interest: 'nominalzins, effektiver jahreszins, effektivzinssatz, zinsertrag, sollzins gebunden, gebundener sollzins',
  power:
    'nennleistung, motorleistung, leistung in kw, leistung kw, max leistung, höchstleistung, anschlussleistung, nennleistung in kw, leistung in ps',
  quantity: 'stückzahl, anzahl personen, personenzahl, anzahl der, wie viele, wieviele',
  visits: 'anzahl besuche, besuchszahl',
  credits: 'ects, credits gesamt, kreditpunkte, erworbene ects',
  percent: 'einspeiseanteil, beschäftigungsgrad, beschäftigungsausmaß, pensum',
  available:
    'restlich, restliche, restlicher, restliches, verbleibend, verbleibende, verbleibender, noch verfügbar, übrig, frei, freier, bereitgestellt',
  upcoming: 'neu, neue, neues, neuen, kommend, kommende, anstehend, bevorstehend, zukünftige',
  overdue: 'verspätet, säumig, gemahnt',
  pending: 'in bearbeitung, ausstehende buchung',
  last: 'vorjahr, des vorjahres, letztjährig',
  method: 'bezahlt mit, bezahlung, zahlung per, zahlungsmittel, bezahlt per, zahlart',
  frequency: 'fälligkeitsrhythmus, abrechnungsrhythmus, zahlungsintervall, wie oft',
  vaccination:
    'schutzimpfung, grundimmunisierung, auffrischung, auffrischimpfung, geimpft am, impfdatum, datum der impfung',
  exam: 'prüfungsdatum, prüfungsfach, abiturprüfung, prüfungstermin',
  seat: 'sitzplatznummer, sitzplätze, platznummer, sitz nr',
  room: 'zimmernummer, zimmer nr, hörsaal, raumnummer',
  zone: 'tarifzonen, gültigkeitsbereich zonen, parkzone, geltungszone',
  library: 'bibliothekszweigstelle, stadtbücherei, stadtbibliothek',
  shop: 'verkaufsstelle, verkaufsfiliale',
  language: 'unterrichtssprache, kurssprache',
  capital: 'stammkapital, grundkapital, gesellschaftskapital, aktienkapital, haftkapital',
};
