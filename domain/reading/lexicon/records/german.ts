/** What registers, parcels, health papers, schools, journeys and bills speak of, in German. */
export const germanRecords = `
colour: farbe, fahrzeugfarbe, fellfarbe, lackierung, lackfarbe, farbton
fuel: kraftstoff, kraftstoffart, treibstoff, treibstoffart, antriebsart, antrieb, energiequelle, energieträger
make: marke, hersteller, fabrikmarke, fabrikat, automarke, fahrzeughersteller, herstellerkurzbezeichnung, hsn, herstellerschlüsselnummer
model: modell, modellbezeichnung, handelsbezeichnung, handelsbezeichnungen, fahrzeugmodell, fahrzeugtyp, typbezeichnung, tsn, typschlüsselnummer, typ schlüsselnummer
body: aufbau, aufbauart, karosserie, karosserieform, fahrzeugaufbau
engine: motor, motortyp, motorkennbuchstabe
engineSize: hubraum, motorhubraum, hubraum ccm
weight: gewicht, leergewicht, leermasse, eigengewicht, gesamtgewicht, gesamtmasse, bruttogewicht, nutzlast, zulässige gesamtmasse, zulässiges gesamtgewicht, masse in fahrbereitem zustand, zul gesamtmasse, zul gesamtgewicht, zul gesamtmasse kg, höchstgewicht, höchstmasse, technisch zulässige gesamtmasse, höchstzulässiges gesamtgewicht, höchstzulässige gesamtmasse, anhängelast, stützlast, nettogewicht, taragewicht, ladegewicht, sendungsgewicht, geburtsgewicht, körpergewicht
mileage: kilometerstand, tachostand, km-stand, laufleistung, tachometerstand, gefahrene kilometer, kilometerleistung, jahresfahrleistung, fahrleistung, jahreskilometer
emissions: emissionsklasse, schadstoffklasse, abgasnorm, emissionen, abgasklasse, co2-ausstoß, co2-emission, euronorm, feinstaubplakette, umweltplakette, schadstoffgruppe, emissionsschlüsselnummer
manufactured: baujahr, herstellungsjahr, produktionsjahr, modelljahr, herstellungsdatum, herstelldatum, gebaut
use: verwendung, nutzungsart, verwendungsart, art der nutzung, verwendungsbestimmung, nutzungszweck, wirtschaftsart, nutzung des grundstücks
inspection: prüf, prüfung, hauptuntersuchung, untersuchung, überprüfung, begutachtung, abgasuntersuchung, motorfahrzeugkontrolle, fahrzeugprüfung, tüv, hu datum, hu bis, hu gültig bis, hu fällig, nächste hu, letzte hu, begutachtungsplakette, pickerl, prüfdatum, datum der prüfung, prüftag, untersuchungsdatum, tag der prüfung, hu nächste, hu termin, mfk
inspector: prüfer, prüferin, prüfingenieur, prüfingenieurin, sachverständiger, gutachter, geprüft von, untersucht von, begutachtet von, ableser
station: prüfstelle, prüfstation, prüfstützpunkt, prüforganisation, werkstatt, überwachungsorganisation, begutachtungsstelle, teststelle
result: ergebnis, gesamtergebnis, prüfergebnis, befund, beurteilung, gesamturteil, untersuchungsergebnis, testergebnis, resultat, entscheidung, gesamtbeurteilung, beschluss, konferenzbeschluss, messwert, laborwert, untersuchungsbefund, versetzungsvermerk, versetzt, kursfortschritt, fortschritt
defect: mangel, mängel, festgestellte mängel, beanstandung, beanstandungen, fehlerbeschreibung
restriction: auflagen, beschränkung, beschränkungen, einschränkung, einschränkungen, verfügungsbeschränkung, schlüsselzahlen, lasten, belastung, belastungen, grundschuld, dienstbarkeit, dienstbarkeiten, grunddienstbarkeit, lasten und beschränkungen abteilung ii, haustiere, tierhaltung
carrier: versanddienstleister, paketdienst, zusteller, spediteur, spedition, fluggesellschaft, transporteur, frachtführer, kurier, kurierdienst, versand durch, versand mit, versandpartner, beförderer, lieferdienst, verkehrsunternehmen, durchgeführt von
pickup: abhol, abholung, abholort, abholstelle, abholstation, abholpunkt, abholfiliale, packstation, paketshop, postfiliale, abholbereit in, abzuholen bei, abholbibliothek, zur abholung
contents: inhalt, sendungsinhalt, paketinhalt, warenbezeichnung, warenbeschreibung, warenart
note: bemerkung, bemerkungen, anmerkung, anmerkungen, hinweis, hinweise, kommentar, notiz, vermerk, vermerke, zustellhinweis, lieferhinweis, besonderheiten, mitteilung, wunsch, wünsche, sonstiges, nebenwirkungen, impfreaktion, allergien, verhalten, empfehlung, verwendungshinweis, buchungstext, arbeitsverhalten, sozialverhalten, weiteres vorgehen
expected: voraussichtlich, voraussichtliche zustellung, voraussichtliche lieferung, voraussichtliche ankunft, geplante zustellung, erwartet, erwartete lieferung, erwartete zustellung, liefertermin, zustellfenster, vsl zustellung
shipped: versandt, versendet, verschickt, versanddatum, versandt am, versendet am, abgeschickt, abgesendet, aufgegeben, aufgabedatum, eingeliefert, einlieferung, einlieferungsdatum, übergeben an
cashOnDelivery: nachnahme, nachnahmebetrag, per nachnahme
code: abholcode, abhol-pin, zugangscode, türcode, öffnungscode, sicherheitscode, prüfcode, bestätigungscode, verifizierungscode, freischaltcode, aktivierungscode, rücksendecode, prüfziffer, kontrollnummer, zolltarifnummer, warennummer, warentarifnummer, warencode, kn code, gutscheincode, aktionscode, rabattcode, einmalkennwort
barcode: strichcode, ean-code
article: artikel
articleNumber: zolltarifnummer, warennummer, warentarifnummer, warencode, kn code, warenverzeichnisnummer
diagnosis: diagnose, diagnosen, indikation, hauptdiagnose, einweisungsdiagnose, dauerdiagnose, diagnoseschlüssel
disease: krankheit, erkrankung, impfung gegen, geimpft gegen, schutz gegen, zielkrankheit, gegen krankheit
medicine: arzneimittel, medikament, medikamente, präparat, impfstoff, arznei, verordnetes arzneimittel, heilmittel, pzn, pharmazentralnummer, arzneimittelname, fertigarzneimittel, medikamentenname
ingredient: wirkstoff, wirkstoffe, substanz, inhaltsstoff
dosage: dosierung, dosierungsanweisung, einnahme, einnahmehinweis, anwendung, dosierschema
dose: dosis, impfdosis, teilimpfung, nummer der impfung
batch: chargennummer, chargen nr, chargenbezeichnung, ch b, losnummer, charge nr
pharmacy: apotheke, abgabestelle, stammapotheke
pharmacist: apotheker, apothekerin, abgegeben von
sample: probe, probenart, probenmaterial, untersuchungsmaterial, probentyp, probenbezeichnung
sampled: probenentnahme, probenahme, entnommen am, entnahmedatum, abnahmedatum, blutabnahme, abgenommen am, probennahme, testdatum, probeneingang, materialentnahme, entnahmezeit, entnahmezeitpunkt
bodyHeight: körpergröße, größe cm, größe in cm, körpergrösse, grösse cm, wie groß
copayment: zuzahlung, eigenanteil, rezeptgebühr, patientenanteil, kostenanteil, gesetzliche zuzahlung
chip: chipnummer, mikrochip, mikrochipnummer, transpondernummer, transpondercode, implantationsdatum, implantiert am, gechippt am, datum der implantation, kennzeichnung des tieres, datum der kennzeichnung, transponder
species: tierart, art des tieres, tiergattung
breed: rassebezeichnung
blood: blutgruppe und rhesusfaktor
father: vater, vatersname, kindesvater, erziehungsberechtigte, erziehungsberechtigter, elternteil
mother: mutter, kindesmutter, erziehungsberechtigte, erziehungsberechtigter, elternteil
spouse: ehemann, ehefrau, ehegatte, ehegattin, ehepartner, ehepartnerin, lebenspartner, lebenspartnerin, gatte, gattin
guarantor: bürge, bürgin, mitkreditnehmer, mitdarlehensnehmer
householder: haushaltsvorstand, haushaltungsvorstand, familienoberhaupt
relation: verwandtschaft, verwandtschaftsverhältnis, verwandtschaftsgrad, beziehung, verhältnis zum, verhältnis zur, stellung in der familie
teacher: lehrer, lehrerin, klassenlehrer, klassenlehrerin, lehrkraft, klassenvorstand, klassenleitung, klassenleiter, dozent, dozentin, kursleiter, kursleiterin, kursleitung, trainer, trainerin, ausbilder, ausbilderin, übungsleiter, prüfungsbetreuer, referentin, fahrlehrer, fahrlehrerin, klassenlehrkraft, tutor, tutorin, betreuungslehrer, erzieherin, erzieher, bezugserzieherin, gruppenleitung
author: autor, autorin, verfasser, verfasserin, urheber, verfasst von, geschrieben von, schriftsteller
agent: vermittler, vermittlerin, makler, maklerin, versicherungsmakler, versicherungsvertreter, betreuende agentur, betreuender vermittler, versicherungsagentur, handelsvertreter
caseworker: sachbearbeiter, sachbearbeiterin, sachbearbeitung, bearbeiter, bearbeiterin, bearbeitet von, auskunft erteilt, ihr ansprechpartner, ihre ansprechpartnerin, es betreut sie, zuständig, erstellt von
signatory: unterzeichner, unterzeichnerin, unterzeichnet von, unterschrift, unterschrieben von, gezeichnet, zeichnungsberechtigter, für die richtigkeit, für die richtigkeit der angaben, freigegeben von, genehmigt von, im auftrag
representative: vertreter, vertreterin, gesetzlicher vertreter, gesetzliche vertreterin, gesetzliche vertreter, vertretungsberechtigt, vertretungsberechtigter, vertreten durch, bevollmächtigter, bevollmächtigte, geschäftsführer, geschäftsführerin, geschäftsführung, inhaber der vollmacht, sorgeberechtigte, sorgeberechtigter, erziehungsberechtigte, erziehungsberechtigter, erziehungsberechtigten, abholberechtigte, vormund, betreuerin, vertretungsregelung, allgemeine vertretungsregelung, vertretungsbefugnis, besondere vertretungsbefugnis, prokura, einzelprokura, wer vertritt, vertretungsberechtigte
chairperson: vorsitzender, vorsitzende, vorsitz, vorstandsvorsitzender, vorstandsvorsitzende, präsident, präsidentin, obmann, obfrau, 1 vorsitzender, vereinsvorsitzender, versammlungsleiter, versammlungsleiterin, versammlungsleitung, sitzungsleitung
shareholder: gesellschafter, gesellschafterin, alleingesellschafter, alleiniger gesellschafter, aktionär, anteilseigner, teilhaber, kommanditist, komplementär, persönlich haftender gesellschafter
court: gericht, amtsgericht, registergericht, landgericht, handelsgericht, bezirksgericht, firmenbuchgericht
authority: behörde, finanzamt, ausstellende behörde, zuständige behörde, ausstellungsbehörde, zulassungsstelle, zulassungsbehörde, standesamt, meldebehörde, bürgeramt, gesundheitsamt, ordnungsamt, landratsamt, dienststelle, magistrat, bezirkshauptmannschaft, grundbuchamt, steuerverwaltung, familienkasse, rentenversicherungsträger, zollstelle, hauptzollamt, amt für ausbildungsförderung, wohngeldbehörde, bußgeldstelle, jugendamt, ausländerbehörde, jobcenter, agentur für arbeit, veterinäramt, gewerbeamt
creditor: gläubiger, gläubigerin, kreditgeber, kreditgeberin, darlehensgeber, darlehensgeberin, hypothekengläubiger, pfandgläubiger, finanzierende bank, darlehensgebende bank, finanziert durch, grundschuldgläubiger, berechtigter, sicherungsnehmer
founded: gründung, gegründet, gründungsdatum, gegründet am, gründungsjahr, errichtet am, firmengründung
signed: unterzeichnet, unterzeichnet am, unterschrieben am, vertragsdatum, vertragsabschluss, vertragsschluss, datum der unterschrift, datum der unterzeichnung, unterschriftsdatum, datum des vertrags, datum des gesellschaftsvertrags, geschlossen am
activity: gegenstand des unternehmens, unternehmensgegenstand, geschäftsgegenstand, geschäftszweig, branche, haupttätigkeit, gewerbe, wirtschaftszweig, art der tätigkeit, geschäftstätigkeit, angemeldete tätigkeit, tätigkeitsbereich, gesellschaftszweck
brand: handelsname, markenname, geschäftsbezeichnung, kurzname, kurzbezeichnung, firmenkurzname, etablissementbezeichnung
purpose: zweck, verwendungszweck, ausstellungszweck, zur vorlage bei, ausgestellt zur vorlage bei, zur vorlage, vorlage bei, wofür
reason: begründung, anlass, ursache, ausstellungsgrund, kündigungsgrund, austrittsgrund, grund der, grund des, grund für, erwerbsgrund, eintragungsgrund, besuchsgrund, tatvorwurf, tatbestand, schadenursache, abmeldegrund, beendigungsgrund, versagungsgrund
plot: grundstück, flurstück, parzelle, flurstücke, grundstücks, bauplatz
deed: grundlage der eintragung, eintragungsgrundlage, auflassung, urkundenrolle, notarieller kaufvertrag, grundbuchblatt, erwerbstitel, rechtsgrund
share: anteil, miteigentumsanteil, eigentumsanteil, geschäftsanteil, beteiligung, anteile, miteigentum, beteiligungsquote, stammeinlage, umlageschlüssel, verteilerschlüssel, verteilungsschlüssel, ihr anteil, anteilig, tausendstel, nutzwertanteil, wertquote
floor: etage, stockwerk, geschoss, geschoß, geschosslage, lage im haus
apartment: wohnungsnummer, wohnung nr, wohnungs nr, wohneinheit, einheit, türnummer, tür nr, top nr, wohnungseinheit, einheitennummer
rooms: zimmeranzahl, zimmerzahl, anzahl zimmer, anzahl der zimmer, zahl der zimmer, räume
valuation: einheitswert, verkehrswert, grundsteuerwert, grundsteuermessbetrag, marktwert, schätzwert, steuerwert, amtlicher wert, bodenrichtwert, eigenmietwert, grundstückswert, beleihungswert, zollwert, statistischer wert, rückkaufswert, restwert, zeitwert, wiederbeschaffungswert, versicherungswert, nutzwert
turnover: umsatz, umsatzerlöse, jahresumsatz, nettoumsatz, erlöse, gesamtumsatz
fund: rücklage, rücklagen, erhaltungsrücklage, instandhaltungsrücklage, instandhaltungsrückstellung, reparaturrücklage, reparaturfonds, erneuerungsfonds, rücklagenkonto, rücklagenbestand, rücklagenstand, instandhaltungsfonds, erhaltungsfonds
territory: geltungsbereich, räumlicher geltungsbereich, geltungsgebiet, gültigkeitsbereich, gültig in, geltungsraum, örtlicher geltungsbereich, versicherungsschutz gilt in
supplyPoint: zählpunkt, zählpunktbezeichnung, zählpunktnummer, marktlokation, marktlokations-id, marktlokationsnummer, malo, malo-id, messlokation, messlokations-id, melo-id, anlagennummer
distributor: netzbetreiber, verteilnetzbetreiber, netzbetreiberin, stromnetzbetreiber, gasnetzbetreiber, messstellenbetreiber
opening: alter stand, alter zählerstand, zählerstand alt, stand alt, anfangsstand, anfangsbestand, anfangssaldo, alter saldo, eröffnungssaldo, saldovortrag, vorheriger zählerstand, alter kontostand, stand zu beginn, übertrag, zählerstand anfang
closing: neuer stand, neuer zählerstand, zählerstand neu, stand neu, endstand, endbestand, endsaldo, schlusssaldo, neuer saldo, aktueller zählerstand, neuer kontostand, stand am ende, zählerstand ende
principal: restschuld, restkapital, restdarlehen, darlehensrest, kapitalsaldo, nettodarlehensbetrag, darlehensbetrag, darlehenssumme, kreditsumme, kreditbetrag, hypothekarschuld
instalment: monatsrate, kreditrate, darlehensrate, ratenhöhe, tilgungsrate, annuität, tilgung, abschlag, abschläge, abschlagsbetrag, abschlagszahlung, teilbetrag, teilzahlung, teilzahlungsbetrag, vorauszahlung, vorauszahlungen, vorauszahlungsbetrag, akontozahlung, akonto, hausgeld, hausgeldvorschuss, sparrate, sollvorschuss, soll vorschuss, heizkostenvorauszahlung, nebenkostenvorauszahlung, betriebskostenvorauszahlung, teilzahlungsbeträge, darlehensanteil, rückzahlungsrate
overpayment: überzahlung, überzahlungsbetrag, guthabenbetrag, guthaben aus abrechnung, zu ihren gunsten, guthaben zu ihren gunsten
lateFee: mahngebühr, mahngebühren, mahnspesen, mahnkosten, verzugszinsen, säumniszuschlag, säumniszuschläge, säumnisgebühr, versäumnisgebühr, verspätungszuschlag
deduction: abzug, abzüge, gesamtabzüge, gesetzliche abzüge, einbehalt, einbehalten, freibetrag, freibeträge, freistellungsauftrag, pauschbetrag, absetzbetrag
taxBase: zu versteuerndes einkommen, bemessungsgrundlage, steuerpflichtiges einkommen, steuerbares einkommen, steuerbrutto, steuerpflichtiges brutto, sv-brutto, beitragsgrundlage
bonus: zulage, zulagen, zuschlag, zuschläge, bonuszahlung, weihnachtsgeld, urlaubsgeld, sonderzahlung, einmalzahlung, gratifikation, tantieme, 13 monatslohn, neukundenbonus, sofortbonus, abfindung, treuebonus, jubiläumszuwendung
contribution: sozialversicherungsbeitrag, sozialversicherungsbeiträge, sozialversicherung, rentenversicherung, krankenversicherungsbeitrag, rentenversicherungsbeitrag, pflegeversicherung, arbeitslosenversicherung, sozialabgaben, arbeitnehmeranteil, arbeitgeberanteil, sv-beiträge, kirchenbeitrag
hours: stunden, arbeitszeit, wochenarbeitszeit, wochenstunden, arbeitsstunden, stunden pro woche, normalarbeitszeit, stundenumfang, stundenzahl, überstunden, geleistete stunden, unterrichtseinheiten, betreuungszeit, betreuungszeiten, betreuungsumfang, fahrstunden, zeitguthaben, stundensaldo, gleitzeitsaldo, pflichtstunden, arbeitstage
leave: urlaub, resturlaub, urlaubstage, urlaubsanspruch, jahresurlaub, ferienanspruch, ferientage, feriensaldo, urlaubsguthaben
noticePeriod: kündigungsfrist, kündigungsfristen, frist zur kündigung, kündigung spätestens, frist für die kündigung
branch: filiale, zweigstelle, geschäftsstelle, niederlassung, stammfiliale, stammbibliothek, heimatbibliothek, betreuende filiale, kundencenter, zweigniederlassung, servicepunkt, zuständige filiale, medienzentrum
channel: benachrichtigungsart, benachrichtigung per, kontaktweg, kontaktkanal, kommunikationsweg, benachrichtigungen, benachrichtigung, bevorzugter kontakt
studyYear: fachsemester, hochschulsemester, studienjahr, ausbildungsjahr, lehrjahr, jahrgangsstufe, klassenstufe, schulstufe, studiensemester, jahrgang
studyMode: studienform, studienart, unterrichtsform, ausbildungsform, studienmodus, form des studiums, zeitmodell, studienumfang
train: zug, zugnummer, zugverbindung, fahrtnummer
coach: wagen, wagennummer
platform: gleis, bahnsteig, abfahrtsgleis, ankunftsgleis, bussteig
travelClass: reiseklasse, wagenklasse, beförderungsklasse, buchungsklasse, kabinenklasse, serviceklasse
checkIn: anreise, anreisetag, anreisedatum, ankunftsdatum, ankunftstag
checkOut: abreise, abreisetag, abreisedatum
nights: nächte, übernachtungen, aufenthaltsdauer
luggage: gepäck, gepäckstück, gepäckstücke, freigepäck, aufgabegepäck, handgepäck, reisegepäck, koffer, fahrradmitnahme
venue: veranstaltungsort, ort der veranstaltung, treffpunkt, tagungsort, spielort, austragungsort, spielstätte, kursort, veranstaltungsstätte, tatort, unfallort, schadenort, ort des geschehens, handelsplatz, börsenplatz
organiser: veranstalter, veranstalterin, organisator, organisatorin, ausrichter, gastgeber, reiseveranstalter
training: trainingseinheit, kurseinheit, gebuchter kurs, nächster kurs, workout
borrowed: ausgeliehen, entliehen, ausleihen, entleihungen, entliehene medien, ausgeliehene medien
reserved: vormerkungen, vormerkung, reserviert, vorbestellt, vorbestellungen, reservierte medien, reservierungen, warteliste
`;
