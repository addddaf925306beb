/** How single kinds of papers and pages call what all of them speak of, in German. */
export const germanCustoms = `
name: tiername, rufname des tieres, name des hundes, name der katze, firmenname, anzeigename
family: name oder firmenname, geburtsname, name bei der geburt, mädchenname, ehename
person: betroffener, betroffene, beschuldigter, anmelder, anmelderin, meldepflichtige person, beitragsschuldner, gebührenschuldner, wer zahlt, zahler
holder: name oder firmenname, halterin, fahrzeughalterin, zulassungsbesitzer, zulassungsinhaber, ausweisinhaber, ticketinhaber, kontobezeichnung
owner: halterin, eigentümerin, wohnungseigentümer, tierhalter, tierhalterin, grundstückseigentümer, fahrzeugeigentümer, eigentümer laut grundbuch
member: benutzer, benutzerin, vereinsmitglied, genossenschaftsmitglied, fördermitglied, mitgliedsname, nutzerkonto, bibliotheksnutzer, ausweisinhaber
customer: rechnungsadressat, leistungsempfänger, rechnung an, vertragskunde, kundenname
policyholder: beitragszahler
insured: hauptversicherter, mitversicherte person, mitversicherte personen
student: matrikel, auszubildender, auszubildende, kursteilnehmer, prüfling
employee: lohnempfängerin
landlord: wohnungsgeber, wohnungsgeberin, verpächter, verpächterin, vermietet von, wer vermietet
passenger: fahrgäste, mitreisende, fluggäste, reiseteilnehmer, begleitperson, begleiter, begleitung, mitfahrer
patient: untersuchte person, getestete person, geimpfte person
driver: fahrzeuglenker, lenker, lenkerin
borrower: kreditnehmerin
donor: zuwendender, zuwendende, spendende person, spendenden person
guest: gäste, hauptgast, begleitung, reisegast
recipient: empfängerin, adressatin, ausgestellt zur vorlage bei, zur vorlage bei, zustellung an, empfangen von, einführer, importeur, zuwendungsempfänger, spendenempfänger, warenempfänger, empfangende organisation, wer bekommt
sender: absenderin, versender der ware, ausführer, exporteur, wer schickt
doctor: behandelnder arzt, behandelnde ärztin, zuweisender arzt, tierarzt, tierärztin, zahnarzt, fachärztin, facharzt, impfarzt, verordnender arzt, hausärztin, lanr, überweisender arzt, überweisende ärztin, einsender, einsendender arzt, einsendende praxis, anfordernder arzt, ausstellender tierarzt, kinderarzt, kinderärztin, behandler, behandlerin, impfender arzt
manager: hausverwaltung, verwalter, verwalterin, immobilienverwaltung, schulleiter, schulleiterin, schulleitung, direktorin, abteilungsleiter, wohnungsverwaltung, weg verwaltung, verwalterfirma, kitaleitung, einrichtungsleitung, leitung
employer: firmenname, dienststelle, betriebsstätte
insurer: versicherungsunternehmen, krankenversicherung, kostenträger, versicherungsträger
provider: stromlieferant, gaslieferant, energieversorger, verkauft von, dienstleister, internetanbieter, netzanbieter, telefonanbieter, entsorger, entsorgungsunternehmen, messdienst, messdienstleister, abrechnungsunternehmen, versorgungsunternehmen, stadtwerke, verkehrsverbund
bank: geldinstitut, kontoführende bank, bankverbindung, bankname, hausbank
account: depot, vertragskonto, kundenkonto, depotkonto, verrechnungskonto
contract: vertragskonto
card: benutzerausweis, bibliotheksausweis, leserausweis, leseausweis, büchereiausweis, kundenkarte, bonuskarte, vorteilskarte, bahncard, gesundheitskarte, studentenausweis
invoice: heizkostenabrechnung, nebenkostenabrechnung, betriebskostenabrechnung, hausgeldabrechnung, jahresabrechnung
order: bestellvorgang
booking: buchungscode, reisebuchung, auftragsbuchung, buchungscode bahn
ticket: gutschein, eintrittskarte, fahrausweis, zeitkarte, monatskarte, jahreskarte, deutschlandticket
delivery: zustell, zugestellt, geliefert, zugestellt am, lieferdatum
parcel: sendungsstatus
licence: aufenthaltstitel, gewerbeberechtigung
registration: erstzulassung, eintragung, ersteintragung, b datum der erstzulassung, datum der erstzulassung, tag der erstzulassung, erstmals zugelassen, erstmalige zulassung, zugelassen, eingetragen, registerblatt, registernummer, handelsregister, firmenbuch, firmenbuchnummer, vereinsregister, hrb nr, hra, partnerschaftsregister
certificate: zeugnis, bestätigung, spendenbescheinigung, zuwendungsbestätigung, spendenquittung, teilnahmebescheinigung, erstbescheinigung, folgebescheinigung, gutschein, immatrikulationsbescheinigung, meldebescheinigung
meter: stromzähler, gaszähler, wasserzähler, zählernr, gerätenr, zähleridentifikation
electricity: elektrizität, ökostrom
water: kaltwasser, warmwasser, trinkwasser, frischwasser
savings: sparplan, sparrate, festgeld, tagesgeld, bausparvertrag, anlagekonto, sparplanausführung, sparguthaben
portfolio: wertpapierdepot, depotkonto
property: liegenschaft, gebäude, mietgegenstand, nutzungseinheit, versicherungsort, objektadresse, wohnungsadresse, stellplatz, nebenwohnung, einzige wohnung, gegenstand der miete, mieträume, sondereigentum
course: studienfächer, lehrveranstaltung, modul, ausbildung, schulform, kursname, kurstitel, fächer
exam: prüfungsdatum, prüfungsfach, abiturprüfung, prüfungstermin, theorieprüfung, theoretische prüfung, praktische prüfung, fahrprüfung
service: leistungsbeschreibung, erbrachte leistung
payment: spende, spenden, zuwendung, kindergeld, wohngeld, krankengeld, elterngeld, arbeitslosengeld, bürgergeld, zuschuss, bafög, stipendium, beihilfe, förderbetrag, förderung, dividende, dividenden, ausschüttung, pflegegeld, familienbeihilfe, leistungsbetrag, bewilligter betrag, spendenbetrag, lastschrift, abbuchung, abgebucht am, sparplanausführung, buchung vom
claim: unfall, unfalltag, schadentag, schadenfall, schadensfall, schadensdatum, unfalldatum, schadenereignis, tattag, tatzeit, vorfall
appointment: untersuchungstermin, kontrolltermin, behandlungstermin, sprechstunde
vaccination: schutzimpfung, grundimmunisierung, auffrischung, auffrischimpfung, geimpft am, impfdatum
enrolment: ersteinschreibung, matrikel, immatrikuliert, eingeschrieben seit, immatrikuliert seit, einschreibedatum, immatrikulationsdatum
notice: bescheid, freistellungsbescheid, steuerbescheid, bescheid vom, freistellungsbescheid vom
event: versammlung, tagesordnung, elternabend, versammlungstermin, eigentümerversammlung, mitgliederversammlung, hauptversammlung, generalversammlung, jahreshauptversammlung, wohnungseigentümerversammlung, vorstellung
document: kaufbeleg, kassenbon, beleg, quittung, lieferschein
number: registernummer, firmenbuchnummer, hrb nr, lfd nr, laufende nummer, seriennummer, schlüsselnummer, hsn, tsn, isin, wkn, pzn, pharmazentralnummer, lanr, wertpapierkennnummer, betriebsstättennummer, betriebsnummer, iccid
reference: geschäftszeichen, ihr zeichen, vorgang, buchungscode, referenznummer, kundenreferenz, zahlungsreferenz, kassenzeichen, mandatsreferenz, geschäftszahl, gz, ordnungsbegriff, buchungszeichen, buchungstext, gläubiger id, gläubiger identifikationsnummer, sepa mandat, zahlungsgrund
bic: bankcode, bc nummer
taxNumber: freistellungsbescheid, steuer identnummer, identifikationsnummer, idnr, steuer nr, ust id nr, ust-id, umsatzsteuer id nr, mwst nr, che nummer, wirtschafts identifikationsnummer, steuerliche identifikationsnummer
nationalId: svnr, sv nr, versicherungsnummer der rentenversicherung, rentenversicherungsnummer, krankenversichertennummer, versichertennummer, ahv nr, sozialversicherungs nr, personalausweis nr
plate: kontrollschild, fahrzeugkennzeichen, registrierkennzeichen, registerkennzeichen, wechselkennzeichen
chassis: fahrzeug ident nr, fahrgestell nr, fahrzeugident nr, fahrzeug identnummer, rahmennummer
seat: sitzplatznummer, sitzplätze, platznummer
room: zimmernummer, hörsaal, raumnummer
zone: tarifzonen, parkzone, geltungszone, parkbereich, parkraum, tarifgebiet, preisstufe
status: sendungsstatus, bearbeitungsstand, bearbeitungsstatus, familienstand, zivilstand
plan: sparplanausführung, versicherungstarif, mobilfunktarif, stromtarif, verpflegung, produktname, tarifname, mobilfunkvertrag, anschlusspaket, paketname, abomodell, zimmerverpflegung
type: fahrzeugklasse, fahrzeugart, gesellschaftsform, beschäftigungsart, vertragstyp, objektart, anschlussart, leistungsart, förderungsart, rentenart, ableseart, kontoart, buchungsart, schadenart, versicherungsart, antragsart, hörerstatus, zimmerkategorie, tarifart, auftragsart, bezugsart, wohnungsart, lohnart, ticketart
level: schwierigkeitsgrad, niveaustufe, sprachniveau, pflegegrad, gehaltsstufe, entgeltgruppe, verwendungsgruppe, schadenfreiheitsklasse, sf klasse, typklasse, regionalklasse, statuslevel, statusstufe, besoldungsgruppe, erfahrungsstufe, tarifgruppe, anforderungsniveau, bonus malus stufe, vielfliegerstatus, bonusstufe
group: schulklasse, klassenname, mannschaft
university: fachhochschule, bildungseinrichtung, lehranstalt, ausbildungsstätte
club: vereinsname, fitnessstudio, fahrschule, kleingartenverein, kita, kindergarten, genossenschaft, wohnungsgenossenschaft, eigentümergemeinschaft, wohnungseigentümergemeinschaft, sportverein, ortsverband, landesverband, ortsgruppe
hospital: gesundheitszentrum, ordination, arztpraxis, testzentrum, impfzentrum
library: bibliothekszweigstelle, stadtbücherei, stadtbibliothek
shop: verkaufsstelle, verkaufsfiliale
department: fachgebiet, fachabteilung, kostenstelle, ressort, referat, dezernat, sachgebiet
semester: semesterzeitraum, semesterdauer, wintersemester, sommersemester, studienhalbjahr, schulhalbjahr
degree: bachelor, studienziel, erworbener grad
position: dienstverwendung, dienststellung, berufsgruppe, facharzt für, fachgebiet
address: sitz, firmensitz, geschäftsanschrift, geschäftsadresse, sitz der gesellschaft, meldeadresse, hauptwohnsitz, wohnsitz, wohnadresse, standortadresse, bisherige wohnung, bisherige anschrift, frühere anschrift, letzte anschrift, neue wohnung, zuzug von, verwendungsort, einsatzort, hauptwohnung, alleinige wohnung
city: gemarkung, katastralgemeinde, heimatort, bürgerort
country: herkunftsland, bestimmungsland, zielland, versendungsland, ursprungsland, ausfuhrland, ausstellerland, geburtsland
nationality: staatsbürgerschaft
origin: abfahrtsbahnhof, abgangsort, startort, einstieg, einstiegshaltestelle, abflug von, abfahrt in, abgangsbahnhof, von nach
destination: ausstieg, ausstiegshaltestelle, ankunftsort, ankunftsbahnhof, bestimmungsort, ankunftsflughafen, reise nach
phone: telefonnr, fon, durchwahl, festnetz, festnetznummer
language: unterrichtssprache, kurssprache, verkehrssprache, familiensprache, muttersprache, erstsprache
method: bezahlt mit, bezahlung, zahlung per, zahlungsmittel, bezahlt per, zahlart
frequency: fälligkeitsrhythmus, abrechnungsrhythmus, zahlungsintervall, wie oft, leerungsrhythmus, abholrhythmus, zahlungsturnus, lieferrhythmus, abrechnungsturnus
date: prüfdatum, datum der prüfung, prüftag, untersuchungsdatum, tag der prüfung, b datum der erstzulassung, datum der erstzulassung, tag der erstzulassung, implantationsdatum, implantiert am, gechippt am, datum der implantation, schadentag, unfalltag, tatzeit, tattag, wann genau, um wie viel uhr, zeitpunkt, stichtag, bescheid vom, freistellungsbescheid vom, sparplanausführung, lieferdatum
start: eröffnet, eröffnet am, eröffnung, eröffnungsdatum, kontoeröffnung, depoteröffnung, inbetriebnahme, inkrafttreten, gilt ab, gilt seit, wirksam ab, antritt, dienstantritt, übergabe, kursbeginn, ausbildungsbeginn, studienbeginn, lieferbeginn, in kraft seit, dienstbeginn, bezugsdatum, arbeitsunfähig seit, garantiebeginn, schlüsselübergabe, bezugsfertig, bewilligt ab, betreuungsbeginn, eingewöhnung, wirksam seit, anspruch ab, beitragspflichtig ab, rentenbeginn, pachtbeginn, leistungsbeginn, auszahlungsbeginn, beschäftigungsbeginn
until: befristet, haltbar bis, mindesthaltbarkeit, verwendbar bis, gebunden bis, mietende, kursende, dienstende, aufbewahrt bis, abholbereit bis, einlösbar bis, arbeitsunfähig bis, voraussichtlich arbeitsunfähig bis, punkteverfall, verfallsdatum, verfällt am, parkende, preisgarantie bis, unkündbar bis, austritt, auszug, auszugsdatum, letzter arbeitstag, bewilligt bis, betreuungsende, wie lange gültig, läuft wie lange, zinsbindungsende, vollmacht bis, anspruch bis, beschäftigungsende, bindung bis
joined: ersteinschreibung, aufgenommen am, aufnahmedatum, eingeschrieben seit, immatrikuliert seit, eingetreten am, kundenbeziehung seit
issued: erstellungsdatum, erteilt am, erteilungsdatum, druckdatum, datum der rechnung, briefdatum, tag der ausfertigung, datum des auszugs, abrufdatum, abruf vom, ausgefertigt am, bescheid vom, freigabe, freigabedatum, freigegeben am, festgestellt am, befunddatum, datum des befundes, beschlussdatum, feststellungsdatum, beurkundet am, bescheinigt am, validiert am
cancelledOn: storniert, kündigung zum, exmatrikulation, exmatrikuliert am, gelöscht am, abgemeldet am, abmeldung, außer betrieb gesetzt am, kündbar bis, kündbar zum, kündigung möglich bis, kündbar ab, stornierbar bis, kostenlos stornierbar bis, stornierungsfrist, austritt, austritt am, kündigung möglich zum, frühestens kündbar zum, frühester kündigungstermin, wann kündbar
created: eröffnet, eröffnet am, eröffnungsdatum, kontoeröffnung, depoteröffnung, gebucht am, buchungsdatum, bestelldatum, bestellt am, auftragsdatum, gemeldet am, meldedatum, anmeldedatum, erfasst am, registriert am, antragseingang, anmeldung am, wertstellung, valutadatum, ausführungsdatum, handelstag, orderdatum, probeneingang, eingangsstempel, antragseingang am, erworben am, erwerbsdatum, schadenmeldung, gemeldet, hinterlegt am, wann bestellt, wann gekauft
updated: letzte änderung, letzte aktualisierung, letzte eintragung, tag der letzten eintragung, datum der letzten eintragung
birth: geb am
departure: abflugdatum, reisedatum, reisetag, abfahrt um, rückreise
arrival: zustellung am
time: beginn uhr, uhrzeit von, einlass, abholzeit, öffnungszeit, wie spät, umstiegszeit, einlasszeit, anpfiff, bringzeit
period: wirtschaftsjahr, geschäftsjahr, steuerjahr, kalenderjahr, abrechnungsjahr, veranlagungsjahr, haushaltsjahr, rechnungsjahr, bezugszeitraum, bewilligungszeitraum, bescheinigungszeitraum, bemessungszeitraum, anrechnungszeitraum, semesterzeitraum, semesterdauer, vorlesungszeit, abrechnungszeit, versicherungszeitraum, gültigkeitszeitraum, reisezeitraum, aufenthaltszeitraum, beschäftigungszeitraum, kurszeitraum, veranlagungszeitraum, lieferzeitraum, beitragszeitraum, reisedauer
duration: semesterzeitraum, semesterdauer, wie lange, regelstudienzeit, restlaufzeit, zinsbindung, kursdauer, fahrtdauer, reisezeit, flugdauer, ausleihdauer, leihfrist, garantiezeit, garantiedauer, gewährleistung, gewährleistungsfrist, parkdauer, pachtdauer, wartezeit, probezeit, bearbeitungsdauer, mietdauer, vertragsdauer, bindefrist, zugbindung, mindestvertragsdauer, bewilligungsdauer
money: wie viel, wieviel, wie hoch, zuwendungsbetrag, spendenbetrag, anlagebetrag, ordervolumen, bedarf, anrechnungsbetrag, bewilligte leistung, nennwert, gegenwert, schadenhöhe, schadenshöhe, förderungsbetrag
capital: stammkapital, grundkapital, gesellschaftskapital, aktienkapital, haftkapital
total: gesamtkosten, gesamtpreis, rechnungssumme, bruttobetrag, rechnungsendbetrag, gesamtforderung, endsumme, jahreskosten, gesamtverdienst, gesamtbrutto, jahresrechnungsbetrag, zahlungsbetrag, insgesamt zu zahlen, was zu zahlen ist
balance: anfangssaldo, alter saldo, eröffnungssaldo, saldovortrag, alter kontostand, neuer kontostand, abrechnungsergebnis, abrechnungssaldo, restguthaben, kartenguthaben, freier betrag, verfügbares kapital, barbestand, liquidität, cashbestand, gesamtvermögen, depotwert, depotbestand, gesamtguthaben, vertragsguthaben, buchsaldo
outstanding: nachschuss, abrechnungsspitze, nachforderung, rückstände, noch offen, fehlbetrag, zahlungsrückstand, restforderung, zu zahlender restbetrag, offene posten
fee: hausgeld, semesterbeitrag, kursgebühr, studiengebühr, studiengebühren, jahresgebühr, jahresbeitrag, monatsbeitrag, verwaltungsgebühr, bearbeitungsgebühr, kontoführungsgebühr, spesen, zustellgebühr, versandkosten, ticketpreis, rundfunkbeitrag, kitabeitrag, elternbeitrag, essensgeld, abfallgebühr, abfallgebühren, müllgebühr, parkgebühr, kurtaxe, ortstaxe, einfuhrabgaben, zollabgaben, zollbetrag, provision, maklerprovision, courtage, neukundengebühr, nebenkosten, betriebskosten, heizkosten, sonderumlage, eintrittspreis, schulgeld, betreuungsgebühr, kanalgebühr, hundesteuer, servicegebühr, anmeldegebühr, aufnahmegebühr, nutzungsgebühr, anschlussgebühr
price: einstandskurs, einstandspreis, kaufpreis, kaufkurs, arbeitspreis, fahrpreis, übernachtungspreis, preis pro nacht, kurspreis, verkaufspreis, kaufpreis durchschnitt, durchschnittlicher kaufpreis, durchschnittlicher einstandskurs
pay: gesamtbrutto, netto verdienst, gesetzliches netto, grundgehalt, grundlohn, besoldung, monatslohn, stundenlohn, stundensatz
rent: gesamtmiete, bruttomiete, nettomiete, nettokaltmiete, monatsmiete, mietzins, pacht, pachtzins, staffelmiete, indexmiete, jahrespacht, gesamtmietzins, bruttowarmmiete, hauptmietzins
tax: steuerbetrag, einkommensteuer, grundsteuer, kraftfahrzeugsteuer, kapitalertragsteuer, kirchensteuer, quellensteuer, freistellungsbescheid, solidaritätszuschlag
discount: gutscheinbetrag, geschwisterermäßigung, preisnachlass, frühbucherrabatt, rabattbetrag
deposit: mietkaution, barkaution, kautionsbetrag, mietzinsdepot
limit: kontoüberziehung, eingeräumte kontoüberziehung, dispokredit, überziehungslimit, hinzuverdienstgrenze, höchstbetrag, kartenlimit, tageslimit, einkommensgrenze
coverage: versicherungsschutz, deckungsumfang, versicherte leistung, haftungssumme, vollkasko, teilkasko, haftpflichtdeckung, versicherungsleistung
refund: rückzahlung, rückvergütung, gutschrift, erstattungsbetrag, steuererstattung, entschädigung, entschädigungsleistung, regulierungsbetrag, entschädigungsbetrag, schadenersatz, erstattungssumme
fine: verwarnungsgeld, verwarngeld, geldbuße, geldstrafe
holdings: depotwert, kurswert, depotbestand, gesamtdepotwert, stückzahl, stück
interest: nominalzins, effektiver jahreszins, effektivzinssatz, zinsertrag, sollzins gebunden, gebundener sollzins, zinsgutschrift, rendite, verzinsung, wertentwicklung, sollzinssatz p a, habenzins
percent: einspeiseanteil, beschäftigungsgrad, beschäftigungsausmaß, pensum
points: statuspunkte, statusmeilen, prämienmeilen, treuepunkte, einlösbare punkte, entgeltpunkte, punkteguthaben, herzen
usage: gesamtverbrauch, stromverbrauch, gasverbrauch, wasserverbrauch, verbrauchsmenge
data: downloadgeschwindigkeit, bandbreite, download, upload, inklusivvolumen, restvolumen, highspeed volumen
power: nennleistung, motorleistung, max leistung, höchstleistung, anschlussleistung, leistung in ps
area: gartengröße, grundstücksgröße, grundstücksfläche, größe m2, größe qm, beheizte fläche, wohnungsgröße, flächenmaß, parzellengröße
reading: stand alt, stand neu, anfangsstand, endstand, alter stand, neuer stand, alter zählerstand, neuer zählerstand, zählerstand alt, zählerstand neu, vorheriger zählerstand, aktueller zählerstand, zählerstand anfang, zählerstand ende, ablesewert, zählerstände, ablesung, ablesestand, verbrauchsstand
quantity: stückzahl, personenzahl, anzahl der, wie viele, wieviele, leerungen, haushaltsmitglieder, personenanzahl, anzahl schlüssel, packungsgröße, anzahl packungen, personen im haushalt, bewohnerzahl, fehltage, fehlstunden, anzahl exemplare
visits: besuchszahl
grade: gesamtnote, abschlussnote, notendurchschnitt, endnote, punktzahl
credits: kreditpunkte, erworbene ects
due: hu nächste, nächste mfk, rückgabe spätestens, zahlbar spätestens, zahlungsfrist, zahlungstermin, zu begleichen bis, bitte zahlen bis, rückgabe bis, rückgabedatum, leihfristende, leihfrist bis, leihfrist endet am, nächste hu, hu fällig, rückmeldefrist, abgabefrist, meldefrist, zahlung bis, fälligkeitstermin, abbuchung am, einzug am, wird abgebucht am, einspruchsfrist, bewerbungsfrist, anmeldeschluss, zahltermin, bezahlen bis
paid: bezahlte teilbeträge, bezahlter teilbeträge, bereits gezahlt, bereits bezahlt, geleistete zahlungen, geleistete abschläge, geleistete vorauszahlungen, geleistete teilbeträge, abzüglich bezahlter teilbeträge, geleistete abschlagszahlungen, bezahlt am, anzahlung erhalten, zahlungseingang
pending: in bearbeitung, ausstehende buchung, reserviert für, gesperrter betrag, blockierter betrag, vorgemerkte umsätze
overdue: verspätet, säumig, gemahnt
available: restlich, restliche, restlicher, restliches, verbleibend, verbleibende, verbleibender, noch verfügbar, übrig, frei, freier, bereitgestellt
next: hu nächste, nächste hu
last: vorjahr, des vorjahres, letztjährig
former: bisherige wohnung, bisherige anschrift, frühere anschrift, letzte anschrift, frühere, bisherige, bisheriges
upcoming: neu, neue, neues, neuen, kommend, anstehend, bevorstehend, zukünftige
first: erstzulassung, ersteintragung, ersteinschreibung, b datum der erstzulassung, datum der erstzulassung, tag der erstzulassung, erstmals zugelassen, erstmalige zulassung, erstmals, erstmalig, erstmalige
gross: gesamtbrutto, steuerbrutto, vor steuern
net: netto verdienst, gesetzliches netto, nettoverdienst, nach steuern, ohne mwst, ohne umsatzsteuer
`;
