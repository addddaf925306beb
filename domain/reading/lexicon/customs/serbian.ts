/** How single kinds of papers and pages call what all of them speak of, in Serbian. */
export const serbianCustoms = `
name: ime životinje, imenom, imenu
owner: gazda, suvlasnik, suvlasnika, suvlasnici, nosilac prava, imalac prava, čiji, власник, власника, сувласник, чији, tko je vlasnik, nositelj prava vlasništva, vlasništva, suvlasnica, vlasnik životinje, posjednici, gazde, vlasništvo, vlasnica stana, posjednik, vlasnici
policyholder: ugovarateljica, tko je ugovorio
landlord: najmodavka, tko iznajmljuje, tko daje u najam
child: polaznik vrtića
borrower: primatelj leasinga, tko je uzeo kredit, kreditni dužnik
recipient: tko prima, kome, komu, primatelju
contact: osobni bankar, vaš savjetnik, kome se obratiti, za informacije
doctor: veterinar, veterinara, ordinirajući lekar
provider: upravnik, profesionalni upravnik, snabdevač električnom energijom, upravitelj, upravitelja, pružatelj usluga, tko isporučuje, davatelj usluge, vodoopskrbljivač, komunalno poduzeće, komunalac, komunalno društvo, opskrbljivač električnom energijom, opskrbljivač plinom, izvođač, izvršitelj, trgovac, trgovca, toplinar, distributer topline, davatelj javne usluge, telekom operater, operatera, tko opskrbljuje, koncesionar
bank: isplata preko banke, исплата преко, преко банке
account: račun za uplatu, račun primatelja, bankovni račun, šifra korisnika, šifra kupca, mjesto plaćanja računa, korisnički, šifra obveznika, profil, profila, moj račun, tekućeg računa
card: kartica vjernosti, loyalty kartica
invoice: blagajnički račun
delivery: dostavu
parcel: praćenje paketa
vehicle: motocikl, vozilu
passport: identifikacijska isprava, vrsta isprave, isprava o identitetu, osobna
electricity: električna, struju, električne, opskrba električnom energijom, elektroenergetska suglasnost
portfolio: investicije
service: odnošenje smeća, одношење смећа, grejanje, грејање, voda i kanalizacija, канализација
product: što je kupljeno, što je naručeno, naziv robe
employment: staž, penzijski staž, staža, ukupan staž, koliko je radio, zaposlen u, radnom odnosu, vrsta radnog odnosa, navršeni staž, radni, radna knjižica
pension: пензионер, penzioner, penzionera, пензије, umirovljenica, mirovinski, mirovinu, mirovinskog, mirovinska, mirovini, hzmo, mirovinskom, umirovljenje
application: zahtev, molba, prijava za, zahtjev, prijavnica, podnesak
appointment: dogovoreni termin, posjet liječniku
enrolment: upisni, upisan na, upisan u, datum upisa u školu
event: festival, utakmica, manifestacija, koja predstava
document: rešenje, rešenja, zapisnik, obrazac, izvod, akt
number: evidencijski broj, inventarni broj, broj predmeta, reg br, broj pod kojim, brojem, broj subjekta, broj poslovnog subjekta, serijski, inv broj, redni, rbr, zk uložak, z k uložak, broj zk uloška, broj uloška, uložak, broj poduloška, tvornički broj, šifra potvrde
reference: број предмета, деловодни број, позив на број, broj predmeta, spis, spisa, poslovni broj, posl br, broj zahtjeva, oznaka predmeta, urudžbeni broj, pnb, evidencijski broj predmeta
taxNumber: osobni identifikacijski broj oib, pdv id broj, pdv id
nationalId: lbo, broj zdravstvene kartice, lična karta, matični broj osigurane osobe, matični broj osiguranika, osobni broj, oib osobe, osobne iskaznice, broj osiguranika, osobni broj osiguranika
chassis: identifikacijska oznaka vozila, broj okvira, broj rame
seat: broj mjesta u vlaku, red i sjedalo, sjedeće mjesto, loža
status: gdje je
plan: paketa, vrsta pretplate, opcija, tarifni
level: razina znanja, stupanj znanja, stupnja, rang
hospital: laboratorija, ambulanta, veterinarska stanica
department: katedra, zavod za, smjena
semester: akademske godine, školske godine, ak god, šk god, akad god
address: адреса становања, пребивалиште, боравиште, седиште, mesto potrošnje, место потрошње, mjesto stanovanja, gdje živi, gdje se nalazi, mjesto potrošnje, adresa mjernog mjesta, adresa isporuke, adresa stana, adresa obračunskog mjernog mjesta, gdje stanuje, na adresi, adresom, gdje je stan, dostavna adresa
origin: mjesto ukrcaja, odakle krećemo, zemlja podrijetla, iz mjesta, polazno mjesto
email: elektronička adresa
phone: na koji broj zvati
frequency: ritam
date: kada, na dan, kog dana
start: počinje, pravo priznato od, priznato od, početak rada, početak najma, u radnom odnosu od, признато од, право признато од, почетак, од када, почиње, otkad, datum sklapanja i početka, datum stupanja, datum početka najma, s danom, počevši od, početak radnog odnosa, s početkom, priznanje prava, datum priznanja prava, priznanja prava, pravo na mirovinu od, pravo od, stjecanje prava, datum stjecanja prava, ostvareno od, u primjeni od, datum početka osiguranja, stupanje na snagu, vrijede od, valjano od, valjan od, valjana od, datum zapošljavanja, zaposlen dana, na radu od, otvorena, aktivirano, aktiviran, priključen, priključenje, od kojeg datuma, od dana, bolovanje od, datum početka rada, datum prijave prebivališta, stanuje od, zasnivanje radnog odnosa, početak nastave, montirano, datum ugradnje, ugrađeno, datum montaže, useljenje, početak korištenja, s primjenom od
until: do kada, čuva se do, rok čuvanja, završava, preuzeti do, najkasnije do, do datuma, истиче, датум истека, рок важења, престаје, завршава, најкасније до, dokad, važi do datuma, vrijedi do datuma, prestanak, kraj ugovora, vrijedi zaključno, rok preuzimanja, članstvo vrijedi do, ugovorna obveza do, obveza do, ugovorna obveza, minimalno trajanje do, trajanje do, istek obveze, kraj obveze, kraj razdoblja, prestanak radnog odnosa, rok uporabe, uporabivo do, valjano do, valjana do, valjan do, zaključno s, aktivno do, aktivna do, jamstvo do, jamstveni rok, registriran do, registracija vrijedi do, do kojeg datuma, kraj najma, datum zatvaranja, zatvoren, bolovanje do, završni datum, do dana, pokriće do, vrijede do, rok podizanja, čuva se u pošti do, krajnji datum, rok važenja karte
joined: datum pristupa, u programu od, s nama od, kada se učlanio, početak članstva u, čitatelj od
renewal: automatska obnova, automatsko produljenje, produljenje, produljenja, obnavlja se dana, sljedeća naplata, sljedeće terećenje, produljivanja, može se produljiti, kada se obnavlja
cancelledOn: raskid, raskida, раскид, раскида, отказано, otkaz, отказ, otkaza, otkazivanje, otkazivanja, poništeno, poništen, stornirano, datum ispisa člana, ispisan, datum odjave prebivališta, datum brisanja, brisan, prestanak članstva
lastVisit: poslednji dolazak, последњи долазак, последња посета, zadnji posjet, zadnji trening, datum zadnjeg dolaska, zadnji put, posljednji put, zadnja posjeta, zadnji ulazak, zadnja aktivnost, kada je zadnji put, zadnja kontrola
created: zaprimljeno, podnesen, podneseno, datum podnošenja zahtjeva, datum zaprimanja, datum zaprimanja zahtjeva, zaprimljen, zaprimljena, prijavljeno, naručeno dana, datum transakcije, datum prodaje, evidentirano, zabilježeno
updated: datum izmjene, datum promjene, posljednja izmjena, ažuran na dan
departure: datum puta, datum putovanja, odlaska, isplovljavanje, ukrcaj
arrival: slijetanje
graduation: predviđeni završetak studija, kada završava studij, datum stjecanja diplome
time: u koliko sati, vreme početka, vrijeme održavanja, satnica događaja, kada otvaraju, početak u, radno vrijeme
money: novčani iznos
total: koliko platiti, ukupan iznos za uplatu, sveukupno, ukupno kn, ukupno eur, koliko treba platiti, za naplatu, konačni iznos, preostaje za platiti, preostalo za uplatu, sve zajedno, ukupno sa pdv om, za uplatiti, sveukupno eur, koliko plaćam, koliko moram platiti
balance: salda
outstanding: neplaćeno, koliko dugujem, dospele obaveze, дуг, дуга, преостали износ, неплаћено, неизмирене обавезе, nepodmireno, ukupan dug, dugovanja na dan, dugovno stanje, preostalo, preostaje, dospjele obveze, neplaćene obveze, otvorene stavke, otvoreni računi, neplaćena, ostatak za platiti, za doplatu, razlika za uplatu, razlika za platiti
fee: чланарина, чланарине, таксе, trošak, troškovi, troškova, upravna pristojba, školarine, upisnina, poštarina, komunalna naknada, vodna naknada, naknada za upravljanje, boravišna pristojba, provizije, cijena dostave, trošak slanja, biljezi, sudska pristojba, kotizacija, kotizacije, spomenička renta, participacija vrtić, cijena vrtića, radio pristojba, hrt pristojba, komunalni doprinos, naknada za uređenje voda, naknada za korištenje, troškovi održavanja, održavanje zgrade, fiksni dio, naknada za mjerno mjesto, opskrbna naknada, mrežarina, naknada za vođenje računa, vođenje računa, upravljanje zgradom, upisna, naknada za obradu
price: koliko košta
premium: koliko košta osiguranje, premiju
deposit: kapare, avansa, avansno, jamstveni polog
interest: kamatnu stopu, kamatna, euribor, fiksna kamata, nks, koliko posto
points: prikupljeni bodovi, milja, milje
usage: утрошено, потрошња, виша тарифа, нижа тарифа, viša tarifa, niža tarifa, potrošak, utrošak vt, utrošak nt, potrošnja po nižoj tarifi, potrošnja po višoj tarifi, radna energija, isporučena voda, m3, kubika, dnevna struja, noćna, dnevna tarifa, jednotarifni, djelatna energija
area: kvadratura, površina stana, površina, površine, korisna površina, stambena površina
reading: očitano, stanje mjerila, prethodno stanje, krajnje stanje
quantity: koliko, broj članova domaćinstva, broj osoba, ukućana, број чланова домаћинства, комада, колико, osoba u kućanstvu, stranica, primjeraka, broj djece, odraslih, broj gostiju, broj putnika, broj zaposlenih, koliko ih ima, broj mjesta
visits: preostali termini, преостали термини
credits: stečeni ects bodovi
due: rok za vraćanje, vratiti do, kada platiti, rok za žalbu, uplatiti najkasnije do, платити до, рок за плаћање, рок за уплату, датум доспећа, када платити, platiti najkasnije do, rok vraćanja, rok povrata, kad se plaća, do kada treba platiti, platiti najkasnije, platite do, dospijeva, krajnji rok za plaćanje, najkasniji datum plaćanja, datum naplate, rok za predaju, predati do, vratiti najkasnije, datum povrata, kada vratiti, isplata na dan, rok dospijeća, rok za podmirenje, rok povrata knjige, kad treba platiti, dospjeće, rok za dostavu
overdue: zakašnjeli, prekoračeni, u kašnjenju, prekoračenje roka
last: posljednji, prošla, najnovije, prošlog, zadnjeg
gross: obračunato, obračunata plaća, bruto 1, bruto 2
emergency: dežurna služba, hitne intervencije
bitcoin: биткоин
ethereum: eterijum, етеријум
`;
