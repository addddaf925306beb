import type { Forms } from '../forms.ts';

/** How letters, certificates, invoices and registers name things, besides the words that accounts have for them. */
export const germanPapers: Forms = {
  area: 'wohnfläche, nutzfläche, fläche, quadratmeter, gartengröße, grundstücksgröße, grundstücksfläche, größe m2, größe qm, beheizte fläche, wohnungsgröße, flächenmaß, parzellengröße',
  blood: 'blutgruppe',
  name: 'bezeichnung, name der firma, firmenname, name oder firmenname, bezeichnung der firma, anzeigename, name und anschrift',
  person:
    'steuerpflichtiger, steuerpflichtige, steuerpflichtigen, betroffener, betroffene, beschuldigter, anmelder, anmelderin, meldepflichtige person, beitragsschuldner, gebührenschuldner, steuerpflichtige person, wer zahlt, zahler',
  holder:
    'lautend auf, name oder firmenname, halterin, fahrzeughalterin, zulassungsbesitzer, zulassungsinhaber, ausweisinhaber, ticketinhaber, kontobezeichnung',
  student: 'absolvent, absolventin, schüler id, auszubildender, auszubildende, kursteilnehmer, prüfling',
  employee: 'beschäftigte, dienstnehmerin, lohnempfängerin',
  provider:
    'auftragnehmer, rechnungssteller, leistungserbringer, stromlieferant, gaslieferant, energieversorger, verkauft von, dienstleister, internetanbieter, netzanbieter, telefonanbieter, entsorger, entsorgungsunternehmen, messdienst, messdienstleister, abrechnungsunternehmen, versorgungsunternehmen, stadtwerke, verkehrsverbund',
  manager:
    'geschäftsführerin, vorstand, vertretungsberechtigt, vertreten durch, prokurist, hausverwaltung, verwalter, verwalterin, immobilienverwaltung, schulleiter, schulleiterin, schulleitung, rektor, direktor, direktorin, abteilungsleiter, wohnungsverwaltung, weg verwaltung, verwalterfirma, kitaleitung, einrichtungsleitung, leitung',
  employer: 'arbeitgeberin, firmenname, dienststelle, betriebsstätte',
  issuer: 'ausstellende stelle, zuständige stelle, ausgestellt von, ausgestellt durch, ausstellende organisation',
  course:
    'fachrichtung, studienrichtung, bildungsgang, lehrgang, ausbildungsberuf, ausbildung zum, ausbildung zur, studienprogramm, studienfächer, lehrveranstaltung, modul, ausbildung, schulform, kursname, kurstitel, fächer',
  degree: 'akademischer grad, hochschulabschluss, bachelor, studienziel, erworbener grad',
  position:
    'tätig als, beschäftigt als, stellung, dienstverwendung, dienststellung, berufsgruppe, facharzt für, fachgebiet',
  type: 'rechtsform, fahrzeugklasse, fahrzeugart, gesellschaftsform, art der beschäftigung, beschäftigungsart, vertragstyp, objektart, art des fahrzeugs, anschlussart, leistungsart, förderungsart, rentenart, ableseart, kontoart, buchungsart, schadenart, versicherungsart, antragsart, hörerstatus, zimmerkategorie, tarifart, auftragsart, bezugsart, wohnungsart, lohnart, ticketart, sparte der versicherung',
  start:
    'eintrittsdatum, beschäftigt seit, angestellt seit, beginn des arbeitsverhältnisses, eröffnet, eröffnet am, eröffnung, eröffnungsdatum, kontoeröffnung, depoteröffnung, inbetriebnahme, inkrafttreten, gilt ab, gilt seit, wirksam ab, antritt, dienstantritt, übergabe, kursbeginn, ausbildungsbeginn, studienbeginn, lieferbeginn, in kraft seit, dienstbeginn, bezugsdatum, arbeitsunfähig seit, garantiebeginn, schlüsselübergabe, bezugsfertig, bezugsfertig ab, bewilligt ab, betreuungsbeginn, eingewöhnung, ab wann, seit wann, wirksam seit, zahlung ab, anspruch ab, beitragspflichtig ab, rentenbeginn, pachtbeginn, leistungsbeginn, auszahlungsbeginn, beschäftigungsbeginn',
  until:
    'austrittsdatum, beschäftigt bis, befristung, gültig bis einschließlich, befristet, vertragslaufzeit bis, haltbar bis, mindesthaltbarkeit, verwendbar bis, läuft ab am, gebunden bis, zinsbindung bis, mietende, kursende, dienstende, aufbewahrt bis, abholbereit bis, versichert bis, gültig bis ende, einlösbar bis, arbeitsunfähig bis, voraussichtlich arbeitsunfähig bis, punkteverfall, verfallsdatum, verfällt am, parkende, garantie bis, gewährleistung bis, preisgarantie bis, unkündbar bis, probezeit bis, probezeit endet, austritt, auszug, auszugsdatum, letzter arbeitstag, bewilligt bis, betreuungsende, mindestvertragslaufzeit bis, wie lange gültig, bis wann, läuft wie lange, ende mindestvertragslaufzeit, ende der mindestlaufzeit, zinsbindungsende, vollmacht bis, anspruch bis, beschäftigungsende, bindung bis',
  issued:
    'datum des schreibens, bescheiddatum, datum des bescheids, datum der ausstellung, tag der ausstellung, erstellungsdatum, erteilt am, erteilungsdatum, druckdatum, datum der rechnung, briefdatum, tag der ausfertigung, datum des auszugs, abrufdatum, abruf vom, ausgefertigt am, bescheid vom, freigabe, freigabedatum, freigegeben am, festgestellt am, befunddatum, datum des befundes, beschlussdatum, feststellungsdatum, beurkundet am, bescheinigt am, validiert am, unterzeichnet und ausgestellt',
  date: 'auszahlungsdatum, auszahlungstag, zahltag, zeitpunkt, stichtag, bescheid vom, freistellungsbescheid vom, sparplanausführung, lieferdatum',
  payment:
    'auszahlungsdatum, auszahlungstag, zahltag, spendenbetrag, lastschrift, abbuchung, abgebucht am, sparplanausführung, buchung vom',
  graduation: 'datum der verleihung, verliehen am',
  reference:
    'unser zeichen, belegnummer, zählpunkt, marktlokation, geschäftszeichen, ihr zeichen, vorgang, buchungscode, referenznummer, kundenreferenz, zahlungsreferenz, kassenzeichen, mandatsreferenz, geschäftszahl, gz, ordnungsbegriff, buchungszeichen, buchungstext, gläubiger id, gläubiger identifikationsnummer, sepa mandat, mandats id, zahlungsgrund',
  number:
    'ausweisnummer, handelsregisternummer, registernummer, firmenbuchnummer, hrb nr, lfd nr, laufende nummer, seriennummer, schlüsselnummer, hsn, tsn, isin, wkn, pzn, pharmazentralnummer, lanr, wertpapierkennnummer, betriebsstättennummer, betriebsnummer, iccid',
  taxNumber:
    'umsatzsteuer identifikationsnummer, uid nummer, freistellungsbescheid, steuer identnummer, identifikationsnummer, idnr, steuer nr, ust id nr, ust-id, umsatzsteuer id nr, mwst nr, che nummer, wirtschafts identifikationsnummer, steuerliche identifikationsnummer',
  total:
    'gesamtbetrag inkl, gesamtsumme inkl, forderungsbetrag, gesamtkosten, gesamtpreis, gesamtbetrag brutto, rechnungssumme, bruttobetrag, rechnungsendbetrag, gesamtforderung, endsumme, jahreskosten, gesamtverdienst, gesamtbrutto, jahresrechnungsbetrag, zahlungsbetrag, insgesamt zu zahlen, was zu zahlen ist, endsumme brutto',
  paid: 'bezahlter betrag, gezahlt, gezahlter betrag, betrag erhalten, bezahlte teilbeträge, bezahlter teilbeträge, bereits gezahlt, bereits bezahlt, geleistete zahlungen, geleistete abschläge, geleistete vorauszahlungen, gezahlte abschläge, gezahlte vorauszahlungen, geleistete teilbeträge, abzüglich bezahlter teilbeträge, geleistete abschlagszahlungen, bezahlt am, anzahlung erhalten, zahlungseingang',
  outstanding:
    'nachzahlung, restbetrag, noch zu zahlen, nachschuss, abrechnungsspitze, nachforderung, offene gebühren, rückstände, offener saldo, noch offen, fehlbetrag, zahlungsrückstand, restforderung, zu zahlender restbetrag, offene posten',
  money:
    'betrag in worten, wie viel, wieviel, wie hoch, zuwendungsbetrag, spendenbetrag, betrag der zuwendung, wert der zuwendung, anlagebetrag, ordervolumen, bedarf, anrechnungsbetrag, bewilligte leistung, nennwert, gegenwert, schadenhöhe, schadenshöhe, förderungsbetrag',
  gross: 'bruttobezug, gesamtbrutto, steuerbrutto, vor steuern',
  price:
    'einzelpreis, stückpreis, einstandskurs, einstandspreis, kaufpreis, kaufkurs, arbeitspreis, fahrpreis, übernachtungspreis, preis pro nacht, kurspreis, verkaufspreis, kaufpreis durchschnitt, durchschnittlicher kaufpreis, durchschnittlicher einstandskurs',
  usage:
    'verbrauch in kwh, gesamtverbrauch, stromverbrauch, gasverbrauch, wasserverbrauch, verbrauchsmenge, verbrauchte menge',
  product: 'artikelbezeichnung, beschreibung der leistung',
  property:
    'entnahmestelle, mietsache, wohnobjekt, lage der wohnung, liegenschaft, gebäude, mietgegenstand, nutzungseinheit, versicherungsort, objektadresse, wohnungsadresse, stellplatz, nebenwohnung, einzige wohnung, gegenstand der miete, mieträume, sondereigentum',
  vehicle: 'hersteller, marke, fabrikat',
  grade: 'prädikat, bewertung, gesamtnote, abschlussnote, notendurchschnitt, endnote, punktzahl',
  duration:
    'arbeitszeit, wochenstunden, wöchentliche arbeitszeit, stundenumfang, kündigungsfrist, semesterzeitraum, semesterdauer, wie lange, regelstudienzeit, restlaufzeit, zinsbindung, kursdauer, fahrtdauer, reisezeit, flugdauer, ausleihdauer, leihfrist, garantiezeit, garantiedauer, gewährleistung, gewährleistungsfrist, parkdauer, pachtdauer, wartezeit, probezeit, bearbeitungsdauer, mietdauer, vertragsdauer, bindefrist, zugbindung, mindestvertragsdauer, bewilligungsdauer',
  semester:
    'schuljahr, semesterzeitraum, semesterdauer, wintersemester, sommersemester, studienhalbjahr, schulhalbjahr',
  club: 'verband, sektion, vereinsname, fitnessstudio, fahrschule, kleingartenverein, kita, kindergarten, genossenschaft, wohnungsgenossenschaft, eigentümergemeinschaft, wohnungseigentümergemeinschaft, sportverein, ortsverband, landesverband, ortsgruppe',
  city: 'gemeinde, gemarkung, katastralgemeinde, heimatort, bürgerort',
  origin:
    'von bahnhof, abfahrtsbahnhof, abgangsort, startort, einstieg, einstiegshaltestelle, abflug von, abfahrt in, abgangsbahnhof, von nach',
  destination:
    'nach bahnhof, ausstieg, ausstiegshaltestelle, ankunftsort, ankunftsbahnhof, bestimmungsort, ankunftsflughafen, reise nach',
  breed: 'rasse, hunderasse',
  nothing: 'abzüglich, zzgl, zuzüglich, inkl, einschl, alle, dieser, dieses, diese, derzeit noch, bei',
  family: 'name oder firmenname, geburtsname, name bei der geburt, mädchenname, familienname bei geburt, ehename',
  owner:
    'halterin, eigentümerin, wohnungseigentümer, tierhalter, tierhalterin, grundstückseigentümer, fahrzeugeigentümer, eigentümer laut grundbuch',
  member: 'mitgliedsname, nutzerkonto, bibliotheksnutzer, ausweisinhaber',
  customer: 'rechnungsadressat, leistungsempfänger, rechnung an, vertragskunde, kundenname',
  policyholder: 'beitragszahler',
  insured: 'versichertes kind, versicherte personen, hauptversicherter, mitversicherte person, mitversicherte personen',
  patient: 'name des patienten, untersuchte person, getestete person, geimpfte person',
  passenger:
    'reisende, reisender, fahrgäste, mitreisende, fluggäste, reiseteilnehmer, begleitperson, begleiter, begleitung, mitfahrer, reisende person',
  guest: 'gäste, name des gastes, hauptgast, begleitung, anzahl gäste, reisegast',
  recipient:
    'empfängerin, adressat, adressatin, ausgestellt zur vorlage bei, zur vorlage bei, zustellung an, empfangen von, einführer, importeur, zuwendungsempfänger, spendenempfänger, warenempfänger, empfangende organisation, empfänger der spende, wer bekommt',
  sender: 'absenderin, versender, versender der ware, ausführer, exporteur, absender name, wer schickt',
  driver: 'fahrzeuglenker, lenker, lenkerin',
  borrower: 'kreditnehmerin, darlehensnehmer',
  donor: 'zuwendender, zuwendende, spendende person, spendenden person',
  doctor:
    'behandelnder arzt, behandelnde ärztin, zuweisender arzt, tierarzt, tierärztin, zahnarzt, fachärztin, facharzt, impfarzt, verordnender arzt, hausärztin, lanr, überweisender arzt, überweisende ärztin, einsender, einsendender arzt, einsendende praxis, anfordernder arzt, ausstellender tierarzt, kinderarzt, kinderärztin, behandler, behandlerin, impfender arzt',
  bank: 'geldinstitut, kontoführende bank, bankverbindung, bankname, hausbank',
  insurer: 'versicherungsunternehmen, krankenversicherung, kostenträger, versicherungsträger',
  hospital: 'gesundheitszentrum, ordination, arztpraxis, testzentrum, impfzentrum',
  account: 'vertragskonto, kundenkonto, depotkonto, verrechnungskonto',
  contract: 'vertragskonto',
  portfolio: 'wertpapierdepot, depotkonto',
  booking:
    'buchungscode, reservierungsnummer, reisebuchung, auftragsbuchung, buchungscode bahn, auftragsnummer der buchung',
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
  certificate:
    'zeugnis, bestätigung, spendenbescheinigung, zuwendungsbestätigung, zertifikatsnummer, spendenquittung, teilnahmebescheinigung, erstbescheinigung, folgebescheinigung, gutschein, immatrikulationsbescheinigung, meldebescheinigung',
  licence: 'führerscheinnummer, aufenthaltstitel, lizenznummer, gewerbeberechtigung',
  meter: 'stromzähler, gaszähler, wasserzähler, gerätenummer, zählernr, gerätenr, zähleridentifikation',
  electricity: 'elektrizität, ökostrom',
  event:
    'eigentümerversammlung, mitgliederversammlung, hauptversammlung, generalversammlung, jahreshauptversammlung, wohnungseigentümerversammlung, vorstellung',
  savings: 'sparplanausführung, sparguthaben',
  plan: 'sparplanausführung, versicherungstarif, mobilfunktarif, stromtarif, verpflegung, produktname, tarifname, mobilfunkvertrag, anschlusspaket, paketname, abomodell, zimmerverpflegung',
  service: 'leistungsbeschreibung, erbrachte leistung',
  appointment: 'untersuchungstermin, kontrolltermin, behandlungstermin, sprechstunde',
  notice: 'freistellungsbescheid, steuerbescheid, bescheid vom, freistellungsbescheid vom',
  nationalId:
    'svnr, sv nr, versicherungsnummer der rentenversicherung, rentenversicherungsnummer, krankenversichertennummer, versichertennummer, ahv nr, sozialversicherungs nr, personalausweis nr',
  chassis: 'fahrzeug ident nr, fahrgestell nr, fahrzeugident nr, fahrzeug identnummer, rahmennummer',
  plate:
    'kontrollschild, kfz kennzeichen, fahrzeugkennzeichen, registrierkennzeichen, registerkennzeichen, letztes kennzeichen, wechselkennzeichen',
  bic: 'swift code, bankcode, bc nummer',
  status: 'sendungsstatus, bearbeitungsstand, bearbeitungsstatus, familienstand, zivilstand, aktueller status',
  group: 'klasse der schule, schulklasse, klassenname, mannschaft',
  level:
    'schwierigkeitsgrad, niveaustufe, sprachniveau, pflegegrad, gehaltsstufe, entgeltgruppe, verwendungsgruppe, schadenfreiheitsklasse, sf klasse, typklasse, regionalklasse, statuslevel, statusstufe, besoldungsgruppe, erfahrungsstufe, tarifgruppe, anforderungsniveau, bonus malus stufe, vielfliegerstatus, bonusstufe',
  university:
    'name der hochschule, fachhochschule, bildungseinrichtung, lehranstalt, ausbildungsstätte, name der schule',
  address:
    'sitz, firmensitz, geschäftsanschrift, geschäftsadresse, sitz der gesellschaft, meldeadresse, hauptwohnsitz, anschrift des halters, wohnsitz, wohnadresse, standortadresse, bisherige wohnung, bisherige anschrift, frühere anschrift, letzte anschrift, neue wohnung, zuzug von, verwendungsort, einsatzort, hauptwohnung, alleinige wohnung',
  country:
    'herkunftsland, bestimmungsland, zielland, versendungsland, ursprungsland, ausfuhrland, ausstellerland, geburtsland',
  nationality: 'staatsbürgerschaft',
  phone: 'telefonnr, tel nr, fon, durchwahl, mobiltelefon, festnetz, festnetznummer',
  created:
    'eröffnet, eröffnet am, eröffnungsdatum, kontoeröffnung, depoteröffnung, gebucht am, buchungsdatum, bestelldatum, bestellt am, auftragsdatum, gemeldet am, meldedatum, anmeldedatum, erfasst am, registriert am, antragseingang, anmeldung am, wertstellung, valutadatum, ausführungsdatum, handelstag, orderdatum, probeneingang, eingangsstempel, antragseingang am, erworben am, erwerbsdatum, meldedatum des schadens, schadenmeldung, gemeldet, hinterlegt am, wann bestellt, wann gekauft',
  cancelledOn:
    'storniert, kündigung zum, exmatrikulation, exmatrikuliert am, gelöscht am, abgemeldet am, abmeldung, außer betrieb gesetzt am, kündbar bis, kündbar zum, kündigung möglich bis, kündbar ab, stornierbar bis, kostenlos stornierbar bis, stornierungsfrist, austritt, austritt am, kündigung möglich zum, frühestens kündbar zum, frühester kündigungstermin, wann kündbar',
  updated:
    'letzte änderung, letzte aktualisierung, zuletzt geändert, letzte eintragung, tag der letzten eintragung, datum der letzten eintragung',
  birth: 'geb am, geburtstag und ort, geburtsdatum und ort',
  departure: 'abflugdatum, reisedatum, reisetag, abfahrt um, rückreise',
  arrival: 'zustellung am',
  time: 'beginn uhr, uhrzeit von, einlass, abholzeit, öffnungszeit, wie spät, umstiegszeit, einlasszeit, anpfiff, bringzeit',
  period:
    'semesterzeitraum, semesterdauer, vorlesungszeit, abrechnungszeit, versicherungszeitraum, gültigkeitszeitraum, reisezeitraum, aufenthaltszeitraum, beschäftigungszeitraum, kurszeitraum, veranlagungszeitraum, lieferzeitraum, beitragszeitraum, reisedauer',
  balance: 'depotwert, depotbestand, gesamtguthaben, vertragsguthaben, verfügbares guthaben, buchsaldo',
  holdings: 'depotwert, kurswert, depotbestand, gesamtdepotwert, stückzahl, stück',
  due: 'zahlungsfrist, zahlungstermin, zu begleichen bis, bitte zahlen bis, rückgabe bis, rückgabedatum, leihfristende, leihfrist bis, leihfrist endet am, nächste hu, hu fällig, rückmeldefrist, abgabefrist, meldefrist, zahlung bis, fälligkeitstermin, abbuchung am, einzug am, wird abgebucht am, einspruchsfrist, bewerbungsfrist, anmeldeschluss, zahltermin, bezahlen bis',
  fee: 'hausgeld, semesterbeitrag, kursgebühr, studiengebühr, studiengebühren, jahresgebühr, jahresbeitrag, monatsbeitrag, verwaltungsgebühr, bearbeitungsgebühr, kontoführungsgebühr, spesen, zustellgebühr, versandkosten, ticketpreis, rundfunkbeitrag, kitabeitrag, elternbeitrag, essensgeld, abfallgebühr, abfallgebühren, müllgebühr, parkgebühr, kurtaxe, ortstaxe, einfuhrabgaben, zollabgaben, zollbetrag, provision, maklerprovision, courtage, neukundengebühr, nebenkosten, betriebskosten, heizkosten, sonderumlage, eintrittspreis, schulgeld, betreuungsgebühr, kanalgebühr, hundesteuer, servicegebühr, anmeldegebühr, aufnahmegebühr, nutzungsgebühr, anschlussgebühr',
  tax: 'steuerbetrag, einkommensteuer, grundsteuer, kfz steuer, kraftfahrzeugsteuer, kapitalertragsteuer, kirchensteuer, quellensteuer, mwst betrag, ust betrag, freistellungsbescheid, solidaritätszuschlag',
  rent: 'gesamtmiete, bruttomiete, nettomiete, nettokaltmiete, monatsmiete, mietzins, pacht, pachtzins, staffelmiete, indexmiete, jahrespacht, miete gesamt, gesamtmietzins, bruttowarmmiete, hauptmietzins',
  deposit: 'mietkaution, barkaution, kautionsbetrag, mietzinsdepot',
  coverage:
    'versicherungsschutz, deckungsumfang, versicherte leistung, haftungssumme, vollkasko, teilkasko, haftpflichtdeckung, deckungsumfang der kasko, versicherungsleistung',
  fine: 'verwarnungsgeld, verwarngeld, geldbuße, geldstrafe',
  refund:
    'rückzahlung, rückvergütung, gutschrift, erstattungsbetrag, steuererstattung, entschädigung, entschädigungsleistung, regulierungsbetrag, entschädigungsbetrag, schadenersatz, erstattungssumme',
  interest:
    'nominalzins, effektiver jahreszins, effektivzinssatz, zinsertrag, sollzins gebunden, gebundener sollzins, zinsgutschrift, rendite, verzinsung, wertentwicklung, sollzinssatz p a, habenzins',
  power:
    'nennleistung, motorleistung, leistung in kw, leistung kw, max leistung, höchstleistung, anschlussleistung, nennleistung in kw, leistung in ps',
  quantity:
    'stückzahl, anzahl personen, personenzahl, anzahl der, wie viele, wieviele, leerungen, anzahl leerungen, haushaltsmitglieder, personenanzahl, anzahl schlüssel, packungsgröße, anzahl der personen, anzahl packungen, personen im haushalt, bewohnerzahl, fehltage, fehlstunden, anzahl exemplare',
  visits: 'anzahl besuche, besuchszahl',
  credits: 'ects, credits gesamt, kreditpunkte, erworbene ects',
  percent: 'einspeiseanteil, beschäftigungsgrad, beschäftigungsausmaß, pensum',
  available:
    'restlich, restliche, restlicher, restliches, verbleibend, verbleibende, verbleibender, noch verfügbar, übrig, frei, freier, bereitgestellt',
  upcoming: 'neu, neue, neues, neuen, kommend, kommende, anstehend, bevorstehend, zukünftige',
  overdue: 'verspätet, säumig, gemahnt',
  pending:
    'in bearbeitung, ausstehende buchung, reserviert für, gesperrter betrag, blockierter betrag, vorgemerkte umsätze',
  last: 'vorjahr, des vorjahres, letztjährig',
  method: 'bezahlt mit, bezahlung, zahlung per, zahlungsmittel, bezahlt per, zahlart',
  frequency:
    'fälligkeitsrhythmus, abrechnungsrhythmus, zahlungsintervall, wie oft, leerungsrhythmus, abholrhythmus, zahlungsturnus, lieferrhythmus, abrechnungsturnus',
  vaccination:
    'schutzimpfung, grundimmunisierung, auffrischung, auffrischimpfung, geimpft am, impfdatum, datum der impfung',
  exam: 'prüfungsdatum, prüfungsfach, abiturprüfung, prüfungstermin, theorieprüfung, theoretische prüfung, praktische prüfung, fahrprüfung',
  seat: 'sitzplatznummer, sitzplätze, platznummer, sitz nr',
  room: 'zimmernummer, zimmer nr, hörsaal, raumnummer',
  zone: 'tarifzonen, gültigkeitsbereich zonen, parkzone, geltungszone, parkbereich, parkraum, tarifgebiet, preisstufe',
  library: 'bibliothekszweigstelle, stadtbücherei, stadtbibliothek',
  shop: 'verkaufsstelle, verkaufsfiliale',
  language: 'unterrichtssprache, kurssprache, verkehrssprache, familiensprache, muttersprache, erstsprache',
  capital: 'stammkapital, grundkapital, gesellschaftskapital, aktienkapital, haftkapital',
  next: 'hu nächste, nächste hu',
  water: 'kaltwasser, warmwasser, trinkwasser, frischwasser',
  document: 'kaufbeleg, kassenbon, beleg, quittung, lieferschein',
  ticket: 'gutschein, eintrittskarte, fahrausweis, zeitkarte, monatskarte, jahreskarte, deutschlandticket',
  landlord: 'wohnungsgeber, wohnungsgeberin, verpächter, verpächterin, vermietet von, wer vermietet',
  former: 'bisherige wohnung, bisherige anschrift, frühere anschrift, letzte anschrift, frühere, bisherige, bisheriges',
  card: 'benutzerausweis, bibliotheksausweis, leserausweis, leseausweis, büchereiausweis, kundenkarte, bonuskarte, vorteilskarte, bahncard, gesundheitskarte, studentenausweis',
};
