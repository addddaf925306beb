/** How single kinds of papers and pages call what all of them speak of, in Dutch. */
export const dutchCustoms = `
name: naam dier, naam van het dier, naam huisdier, dierennaam, bedrijfsnaam
given: alle voornamen
family: geboortenaam, geslachtsnaam, meisjesnaam, naam bij geboorte
person: aangever, meldplichtige, betrokken persoon, wie betaalt, rekeningbetaler, belastingschuldige
holder: tenaamgestelde, kentekenhouder, kaart op naam van, rekening op naam van
owner: eigenaren, eigenares, rechthebbende
member: bibliotheeklid, ledennaam
customer: relatienummer, relatie nr, debiteurnaam, klantnaam, factuur aan
policyholder: verzekeringsnemer
insured: verzekerden, hoofdverzekerde, meeverzekerden
student: gediplomeerde, geslaagde
employee: werkzame personen, aantal medewerkers, aantal werknemers, medewerkers, werknemers
passenger: reizigers, medereizigers, passagiers, reisgenoten, reisgezelschap, medereiziger, begeleider
patient: geteste persoon, gevaccineerde
driver: regelmatige bestuurder
borrower: geldnemer, hypotheekgever, schuldenaar, oud student
guest: gasten, hoofdgast, hoofdboeker, reisgezelschap
recipient: ontvangen door, aan wie, goed doel, begunstigde instelling, invoerder, importeur, ontvangende instelling, anbi
sender: verzender, afzendster, uitvoerder van de goederen, exporteur, wie stuurt
doctor: behandelend arts, specialist, tandarts, dierenarts, voorschrijver, medisch specialist, verwijzer, behandelend specialist, aanvragend arts, aanvrager onderzoek, bedrijfsarts, agb code, verwijzend arts, vaccinateur, toegediend door, gevaccineerd door, kinderarts, fysiotherapeut
manager: beheerder, rector, schoolleider, decaan, afdelingshoofd, vve beheer, bestuur, schooldirecteur, locatiemanager, manager opvang
employer: inhoudingsplichtige, rechtspersoon, werkgeversnaam
insurer: verzekeringsmaatschappij, zorgverzekeraar, ziekenfonds, mutualiteit, pensioenuitvoerder, pensioenfonds, uzovi, uitvoerder
provider: energiebedrijf, zorgverlener, zorgaanbieder, verkocht door, winkelier, internetprovider, netbedrijf, afvalinzamelaar, telecomaanbieder, drinkwaterbedrijf, waterbedrijf, warmteleverancier, opvangorganisatie
bank: banknaam, kredietinstelling
account: effectenrekening, klantaccount, contractrekening, tegenrekening, rekeningtype
subscription: internetabonnement, treinabonnement, sim only
policy: aanvullende verzekering, basisverzekering, verzekeringspolis, autoverzekering, zorgverzekering
invoice: jaarafrekening, jaarnota, eindafrekening, eindnota, voorschotnota
booking: boekingscode
ticket: cadeaubon, cadeaukaart, voucher, enkele reis, toegangskaart, e ticket, vervoersbewijs, dagkaart
delivery: bezorgd, geleverd, bezorgd op, leverdatum, afgeleverd
parcel: track en trace, volgcode
licence: parkeervergunning, verblijfsvergunning, verblijfstitel
registration: eerste toelating, datum eerste toelating, eerste inschrijving, tenaamstellings, eerste tenaamstelling, b datum eerste toelating, datum eerste inschrijving, gemeente van inschrijving, basisregistratie personen, ingeschreven per, kvk nummer, kvk, handelsregister, handelsregisternummer, ondernemingsnummer, vestigingsnummer, ingeschreven, tenaamstelling, inschrijvingsbewijs
certificate: getuigschrift
meter: gasmeter, elektriciteitsmeter, watermeter, slimme meter
electricity: stroomverbruik
loan: collegegeldkrediet, studieschuld, studielening, toestelkrediet
portfolio: effecten, effectenportefeuille, beleggingsportefeuille, effectenrekening
property: adres object, onroerend goed, gebouw, woonobject, woonruimte, risicoadres, perceeladres
course: studieprogramma, croho, module, vakken, hoofdvak, cursusnaam, opleidingsnaam
exam: theorie examen, praktijkexamen, examenonderdeel, rijexamen
payment: gift, donatie, schenking, overschrijving, automatische incasso, afschrijving, afgeschreven op, huurtoeslag, kinderbijslag, kindgebonden budget, studiefinanciering, basisbeurs, aanvullende beurs, uitkering, uitkeringen, toegekend bedrag, subsidie, toelage, studietoelage, dividend, dividenden, uitbetaling, uitkeringsbedrag
pension: ouderdomspensioen, nabestaandenpensioen, partnerpensioen, aow, pensioenuitkering, aanvullend pensioen
claim: ongeval, ongevalsdatum, pleegdatum, datum overtreding, schadegeval, schademelding, incident, schadeoorzaak
appointment: afspraakdatum, consult, controleafspraak, spreekuur
vaccination: vaccinatiedatum, prikdatum, gevaccineerd op, ingeënt op
notice: aanslag, aanslagbiljet, beschikking, kennisgeving, aanslagbiljetnummer
event: vergadering, ledenvergadering, algemene ledenvergadering, algemene vergadering, jaarvergadering, bijeenkomst, aandeelhoudersvergadering, vergader, ledenvergaderings
document: aankoopbewijs, kassabon, aangifte, uittreksel, kwitantie, ontvangstbewijs, pakbon
number: kvk nummer, kvk, ondernemingsnummer, vestigingsnummer, relatienummer, relatie nr, documentnummer, isin, agb code, simkaartnummer, aanslagbiljetnummer, vorderingsnummer, cjib nummer, containernummer, kandidaatnummer, betalingsnummer
reference: uw kenmerk, zaakkenmerk, betalingskenmerk, boekingscode, referentienummer, klantreferentie, dossiernummer, machtigingskenmerk, gestructureerde mededeling, briefkenmerk, beschikkingsnummer, incassant id, incassanten id, machtigingsnummer, mandaatreferentie, cjib nummer, betaalreferentie, omschrijving betaling
bic: swiftcode
taxNumber: btw id, btw identificatienummer, loonheffingennummer, fiscaal identificatienummer, omzetbelastingnummer, ondernemingsnummer
nationalId: insz, identiteitskaartnummer, rijksregister
chassis: voertuigidentificatie, framenummer
seat: stoelnummer, zitplaatsnummer, plaatsnummer
room: kamernummer, lokaal, kamertype
zone: parkeerzone, parkeergebied, zonecode
status: burgerlijke staat, zendingstatus, voertuigstatus, lidmaatschapsstatus, statusaanvraag
plan: aanvullende verzekering, aanvullend pakket, abonnementsvorm, abonnementstype, lidmaatschapstype, aanvullende dekking, tariefgroep, abonnement type, verzorging, arrangement, tariefsoort, productnaam, abonnementsnaam, polistype, dekkingspakket
type: voertuigcategorie, voertuigsoort, contracttype, woningtype, kamertype, contractvorm, ritsoort
level: opleidingsniveau, taalniveau, schaal, trede, salarisschaal, functieschaal, onderwijsniveau, schadevrije jaren, bonus malus, bonus malus trede, zuinigheidslabel, energielabel, statusniveau, functiegroep, inschaling
university: naam instelling
club: verenigingsnaam, vestigingsadres, bezoekadres, adres vestiging, clubnaam, rijschool, kinderopvang, kinderdagverblijf, kdv, vve, vereniging, volkstuinvereniging, sportvereniging, stichting, goed doel, woningcorporatie, woningbouwvereniging, buurtvereniging
hospital: huisartsenpost, zorginstelling, laboratorium, behandellocatie, polikliniek, gezondheidscentrum
shop: verkooppunt, winkelfiliaal
department: specialisme, kostenplaats
degree: propedeuse, behaald diploma, certificaat behaald, kwalificatie, diplomanaam
position: specialisme, functiebenaming, vakgebied
address: bezoekadres, vestigingsadres, adres vestiging, hoofdvestiging, statutaire zetel, maatschappelijke zetel, domicilie, verblijfplaats, vorig adres, oud adres, locatie opvang
city: kadastrale gemeente, plaatsnaam
country: land van herkomst, land van oorsprong, geboorteland, afgevende staat
origin: vertrek van, van station, opstapplaats, vertrekplaats, beginstation, luchthaven van vertrek
destination: aankomststation, uitstapplaats, naar station, eindbestemming, aankomstluchthaven, eindstation, luchthaven van aankomst
phone: telefoonnr
method: betaald met, betaling via, betaalmiddel, wijze van betaling
frequency: betaalfrequentie, betalingsfrequentie, betaalperiode, hoe vaak
date: datum eerste toelating, b datum eerste toelating, datum eerste inschrijving, chipdatum, datum chippen, implantatiedatum, gechipt op, pleegdatum, ongevalsdatum, schadedatum, hersteldatum, verhuisdatum, datum verhuizing, op welke datum, wanneer, tijdstip, peildatum, leverdatum, afspraakdatum
start: geopend, geopend op, openingsdatum, datum opening, huuringangsdatum, ingaande, eerste dag, van kracht vanaf, geldig sinds, in gebruik genomen, sleuteloverdracht, oplevering, overdrachtsdatum, arbeidsongeschikt vanaf, ziek vanaf, eerste ziektedag, ziekmelding, ingangsdatum recht, huurverhoging per, vestigingsdatum, datum vestiging op adres, woonachtig sinds, woont sinds, verhuisdatum
until: houdbaar tot, ten minste houdbaar tot, loopt af, rentevast tot, einde rentevaste periode, bewaard tot, eindigt, laatste dag, verloopdatum, uiterste gebruiksdatum, punten vervallen, vervallen op, vast contract tot, gratis annuleren tot, annuleren tot, geldig t e m, hersteldatum, bewaren tot, te gebruiken voor, laatste werkdag, toegekend tot, geldt t m
joined: lid per, ingeschreven sinds, ingeschreven op, relatie sinds, aangesloten sinds, toegetreden
renewal: automatische verlenging, volgende betaling, volgende termijn, contractverlenging, verlengd, aantal keer verlengd, wordt verlengd, indexering, volgende incassodatum
issued: datum uitgifte, datum nota, notadatum, datum uittreksel, datum aanslag, datum beschikking, aanmaakdatum, toegekend op, uitslagdatum, datum uitslag, vrijgegeven, vrijgegeven op, datum rapport, rapportdatum, besluitdatum, datum besluit, vastgesteld op, datum vaststelling, gedrukt op, afgegeven te en op
cancelledOn: uiterste opzegdatum, opzeggen kan tot en met, opzeggen kan tot, opzegbaar tot, opzegbaar tot en met, opzegbaar per, opzeggen voor, uitgeschreven op, datum uitschrijving, uitschrijfdatum, beëindigd op, datum beëindiging, geannuleerd, ontslagdatum
created: geopend op, besteldatum, besteld op, gemeld op, meldingsdatum, registratiedatum, datum registratie, boekingsdatum, geboekt op, aanmelddatum, datum melding, ontvangstdatum, datum ontvangst, koopjaar, aangifte gedaan, datum aangifte, aangiftedatum, ontvangen op, deponering, schade gemeld op, datum storting, transportdatum, verkregen op, datum verkrijging, wanneer besteld, uitvoeringsdatum, handelsdatum, valutadatum
updated: laatste wijziging, datum laatste wijziging, gewijzigd op, bijgewerkt op, laatste statutenwijziging, datum laatste statutenwijziging, wijzigingsdatum, laatste mutatie
birth: geboortejaar
departure: vertrekdag, reisdatum, terugreis, datum reis
arrival: aankomst om
graduation: datum diploma, diplomadatum, geslaagd op, examendatum, datum uitreiking
time: starttijd, eindtijd, aanvangstijd, hoe laat, haaltijd, brengtijd, begintijd
period: factureringsperiode, verbruiksperiode, verzekeringsperiode, afrekenperiode, verblijfsperiode, contractperiode, reisperiode, kwartaal, huurperiode, lesperiode, toeslagjaar, belastingjaar, boekjaar, kalenderjaar, verslagjaar, aanslagjaar, berekeningsjaar, inkomstenjaar, aangiftejaar
duration: rentevaste periode, reistijd, leentermijn, leenperiode, vluchtduur, hoe lang, huurtermijn, studieduur, parkeerduur, garantieperiode, garantietermijn, proeftijd, contracttermijn, bedenktijd, verwerkingstijd, wachttijd, garantieduur
money: giftbedrag
total: te betalen per maand, totaalprijs, notabedrag, bedrag inclusief btw, aanslagbedrag, totaal verschuldigd, totaal verschuldigd bedrag, eindtotaal
balance: beginsaldo, openingssaldo, saldo begin, vorig saldo, oud saldo, saldo einde, restwaarde, vrije ruimte, bestedingsruimte, kaarttegoed, restsaldo
outstanding: bijbetalen, bij te betalen, restantbedrag, betalingsachterstand, nog openstaand, huurachterstand, nog verschuldigd
fee: eenmalige bijdrage, extra bijdrage, rioolheffing, afvalstoffenheffing, toeristenbelasting, parkeerkosten, transactiekosten, netbeheerkosten, invoerrechten, douanerechten, opzegvergoeding, stookkosten, canon, reserveringskosten, schoonmaakkosten, ouderbijdrage, instapkosten, aansluitkosten, beheerkosten, makelaarskosten, notariskosten, kinderopvangkosten, inschrijfkosten, entree, servicekosten, vve bijdrage, leges, legeskosten, collegegeld, cursusgeld, verzendkosten, administratiekosten, inschrijfgeld, jaarbijdrage, lidgeld, lidmaatschapskosten, vastrecht, bezorgkosten, abonnementskosten
price: aankoopprijs, aankoopkoers, koopsom, koopprijs, leveringstarief, ritprijs, prijs per nacht, verkoopprijs, reissom, uurtarief, kostprijs, aankoopwaarde, aanschafprijs, koers, slotkoers, basistarief
premium: te betalen per maand, maandpremie, jaarpremie, nettopremie, premiebedrag, brutopremie
pay: uurloon, basissalaris, periodeloon, maandsalaris, maandloon, uurtarief, periodesalaris, basisloon, brutosalaris, nettosalaris, loon in geld, loonsom
income: toetsingsinkomen, verzamelinkomen, draagkracht, naar draagkracht, jaarinkomen, gezinsinkomen, brutojaarinkomen, jaarsalaris, pensioengevend salaris, pensioengrondslag, bijverdiengrens
rent: kale huur, basishuur, huurbedrag, maandhuur, huursom, rekenhuur, kale huurprijs, pacht, pachtprijs, erfpacht
tax: motorrijtuigenbelasting, wegenbelasting, onroerendezaakbelasting, omzetbelasting, inkomstenbelasting, bedrijfsvoorheffing, dividendbelasting, bpm, rest bpm, rioolheffing, afvalstoffenheffing, hondenbelasting, ozb, waterschapsbelasting, watersysteemheffing, zuiveringsheffing, verontreinigingsheffing, accijns, bijzonder tarief
discount: gezinskorting, kortingsbedrag, kwijtschelding
deposit: huurwaarborg, aanbetaling, borgsom
limit: rood staan, roodstaan, roodstandlimiet, kredietruimte, bestedingslimiet, daglimiet, bijverdiengrens
coverage: aanvullende verzekering, aanvullende dekking, verzekerde waarde, dekkingsvorm
deductible: vrijwillig eigen risico, zelfgekozen eigen risico, eigen risico totaal
refund: teruggave, terugbetaald, terug te krijgen, retourbedrag, creditnota, vergoed bedrag, schadevergoeding, schadebedrag, uitgekeerd, terugvordering
fine: boetebedrag, verkeersboete, naheffing, geldboete, sanctiebedrag, bekeuring
holdings: portefeuillewaarde, waarde portefeuille, beleggingen, aantal stukken, huidige waarde, effectenwaarde, waarde effecten, totaal vermogen
interest: debetrente, rentestand, rentetarief, hypotheekrente, rentevoet, jkp, effectieve rente, rendement, spaarrente, creditrente, dividendrendement, koersresultaat
usage: stroomverbruik, gasverbruik, waterverbruik, restafval, hoogtarief, laagtarief, daltarief, normaal tarief, teruglevering
data: downloadsnelheid, uploadsnelheid, internetsnelheid, databundel over, verbruikte mb
power: nettovermogen, motorvermogen, aansluitwaarde, doorlaatwaarde, aansluitcapaciteit, capaciteit aansluiting
area: perceelgrootte, perceeloppervlakte, gebruiksoppervlakte, tuinoppervlakte, vloeroppervlakte, bewoonbare oppervlakte
reading: beginstand, eindstand, oude stand, nieuwe stand, oude meterstand, nieuwe meterstand, vorige meterstand, huidige meterstand, vorige stand, huidige stand, meterstanden, opgenomen stand
quantity: werkzame personen, aantal medewerkers, aantal werknemers, aantal sleutels, ledigingen, verzuim, aantal personen in huishouden, gezinsgrootte, aantal stuks, aantal verpakkingen
grade: eindcijfer, graad van verdienste, behaald resultaat, rapportcijfer, eindgemiddelde, examencijfer, cijfergemiddelde
credits: behaalde studiepunten, behaalde ec
due: te voldoen uiterlijk, te voldoen voor, uiterlijk te voldoen, uiterlijk voldoen, voldoen voor, te voldoen op, uiterlijk, uiterste termijn, te voldoen vóór, uiterste opzegdatum, opzeggen kan tot en met, opzeggen kan tot, opzegbaar tot, opzegbaar tot en met, opzeggen voor, inleveren voor, inleverdatum, uiterste inleverdatum, terugbrengen voor, inleveren uiterlijk, retour voor, te betalen op, betalingstermijn, uiterste betaaldag, bezwaartermijn, incassodatum, wordt afgeschreven op, aanmelden voor, sluitingsdatum, uiterste inschrijfdatum, vervaldag
paid: reeds voldaan, betaald op, in rekening gebrachte voorschotten, al betaald
pending: gereserveerd bedrag, geblokkeerd bedrag, nog te verwerken
overdue: te laat ingeleverd, achterstallig
available: nog te verbruiken, nog te gebruiken, nog te besteden, nog open, vrij te besteden, vrije ruimte, restwaarde, nog over, resterend, resterende, vrij besteedbaar, nog beschikbaar
next: eerstkomende
last: laatst, voorgaande, voorafgaande
former: oude, vorig adres, oud adres, voorgaand adres
upcoming: aankomende, toekomstige
first: eerste toelating, datum eerste toelating, eerste tenaamstelling, b datum eerste toelating, datum eerste inschrijving
gross: brutoloon, brutosalaris, brutobedrag, voor belastingen
net: nettoloon, uitbetaald, nettosalaris, nettobedrag, na belastingen, exclusief btw, excl btw, zonder btw
monthly: te betalen per maand, mnd, maandlast, maandlasten, maandtermijn
yearly: cumulatief, t m heden, dit jaar
`;
