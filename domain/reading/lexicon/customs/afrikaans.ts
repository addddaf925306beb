/** How single kinds of papers and pages call what all of them speak of, in Afrikaans. */
export const afrikaansCustoms = `
name: maatskappynaam, geregistreerde naam
family: van en voorletters, nooiensvan
customer: kliëntnommer, rekeningnaam, faktuur aan, kliëntnaam, verbruikersnaam
doctor: behandelende dokter, voorskrywer, tandarts, veearts, spesialis, huisdokter, verwysende dokter
manager: skoolhoof, direkteur, hoof, lynbestuurder, bestuursagent
parcel: besending, volgnommer, opsporingsnommer, spoornommer, pakkienommer
registration: eerste registrasie, geregistreer, geregistreer op, registrasiedatum
event: vergadering, algemene jaarvergadering, jaarvergadering, algemene vergadering, byeenkoms
seat: sitpleknommer, setel, sitpleknr
room: kamernommer, kamertipe
status: huwelikstatus, lidmaatskapstatus, rekeningstatus
type: voertuigtipe, klas van voertuig, regsvorm
level: vlak, salarisvlak, onderrigvlak
hospital: laboratorium, gesondheidsentrum, spreekkamer
position: posbenaming, rang, pligstaat, posbeskrywing
origin: vertrekstasie, opklimplek, vertreklughawe
destination: aankomsstasie, eindbestemming, aankomslughawe, reisbestemming
date: wanneer, tydstip
start: openingsdatum, rekening oopgemaak, datum van aanstelling, aanstellingsdatum, eerste dag
until: verval, verstryking, laaste dag, hou tot, goed tot
issued: staatdatum, datum van uitreik, datum van brief, sertifikaatdatum, verslagdatum, kennisgewingdatum
created: oopgemaak op, datum ontvang, ontvang op, bespreek op, datum bespreek, besteldatum, geopen op
money: geldbedrag
total: totale bedrag betaalbaar, faktuurtotaal, totaal insluitend btw
balance: beginsaldo, openingsaldo, vorige saldo, sluitingsaldo, nuwe saldo, saldo oorgedra
outstanding: agterstallig bedrag, verskuldig, verskuldigde bedrag, nog verskuldig, skuldbedrag
fee: fooi, fooie, skoolgeld, klasgeld, administrasiefooi, ledefooi, dienskoste, diensfooi, studiegelde, maandfooi
price: aankoopprys, kaartjieprys, prys per nag, eenheidsprys, reisgeld, verkoopprys
pay: basiese salaris, besoldiging, vergoeding
rent: huurbedrag, huurprys
tax: eiendomsbelasting, inkomstebelasting, belastingbedrag, btw-bedrag
deposit: huurdeposito, waarborgbedrag, depositobedrag
refund: belastingterugbetaling
fine: boetebedrag, biblioteekboete, verkeersboete, laat boete
power: netto krag, maksimum netto krag, kragvermoë
reading: lesing, vorige lesing, huidige lesing, nuwe lesing, ou lesing, beginlesing, eindlesing, meterlesings
due: terugbesorg teen, inhandigingsdatum, betaal teen, betaalbaar voor of op, keerdatum, moet betaal word teen, teruggee voor
paid: reeds betaal, betaal op, betalings ontvang
first: eerste registrasie
`;
