/**
 * Frequent words of papers, without accents, as a reader of English letters sees them, by the codes of ISO 639-1. That of some
 * languages there are fewer is no matter: a word counts the more the fewer languages have it.
 */
export const LATIN_WORDS = {
  en: 'the of and to for your you this is are by with from date amount account number name total period valid until at on in has been',
  de: 'der die das und von fur mit zum zur den dem des ist ihre ihr sie vom bis nach nr herr herrn frau betrag rechnung datum strasse kunde konto monat summe gultig wird wir wurde eine nicht auf bei',
  fr: 'le la les des du et de votre vous pour sur par au aux une est nom prenom montant facture numero client compte rue date avant nee dans ce cette nous mois',
  es: 'el la los las del y de su para con por en una es fecha importe cuenta cliente nombre numero calle hasta apellidos titular pago que se ha domicilio',
  pt: 'o os as do da dos das e de para com por em uma seu sua data valor conta cliente nome numero rua ate fatura titular pagamento que se foi nao no na',
  it: 'il lo gli della del dei delle di e per con una che suo da data importo conto cliente nome cognome numero via fino fattura codice totale si nel al sono',
  nl: 'de het een van en voor met op uw te is datum bedrag rekening naam nummer straat tot klant factuur per aan bij wij wordt zijn door niet',
  pl: 'i w z na do od dla jest nie sie data kwota konto klient imie nazwisko numer ulica faktura nr razem ul oraz umowy ze dnia przez zl zostal zaswiadcza',
  sv: 'och att det som en ett for av med till fran ar inte datum namn nummer belopp kr pris giltig klass konto person skattsedel avgift manad summa betalt bokning du din vi har enligt galler',
  tr: 've bir bu ile icin olarak tarih tarihi tutar hesap musteri ad adi soyadi numarasi no fatura adres toplam kadar',
  cs: 'a se na je ze pro od do podle jmeno prijmeni ulice cislo datum dne smlouva smlouvy castka kc celkem rodne bydliste platnost byl ktery jsou ke vyse potvrzeni potvrzujeme narozeni adresa listopadu unora brezna',
  sk: 'a sa na je ze pre od do podla meno priezvisko ulica cislo datum dna zmluva suma spolu bydlisko platnost bol ktory ktora su ku potvrdenie potvrdzujeme narodenia adresa novembra januara',
  hu: 'a az es egy nem hogy nev neve lakcim szam datum kelt osszeg ft fizetendo szerzodes ervenyes utca szuletesi hatarido igazoljuk fenti kerjuk cim telefon alairas osszesen szamla',
  ro: 'si de la cu pe nr din pentru data nume numele prenume prenumele suma lei total valabil valabila strada contract semnatura este a fost prin care pana adeverinta se in ca',
  fi: 'ja on ei se tai nimi osoite paivays paivamaara maara summa yhteensa alkaen asti sopimus numero katu voimassa allekirjoitus puhelin eur kk paatos syntymaaika hakemus laskun maksu oy',
  // Norwegian as well, which has the same letters.
  da: 'og at er den det i til af fra navn adresse dato belob beloeb kr alt gyldig vej cpr kontrakt underskrift ikke har der bekraefter ved pa telefon betaling venlig hilsen december oktober maned av belop sum gate fodselsnummer som bekrefter bekreftelse vennlig desember kommune',
  hr: 'i je na za od do se ime prezime adresa datum iznos broj ukupno ugovor vrijedi ulica potpis oib da dana koja koji iz potvrda potvrduje rodenja godine',
  vi: 'va cua la cho tai ngay thang nam so ten dia chi tien hop dong hieu luc cong ty lam viec nhan xac trinh quan duong thanh pho nguyen thi ba ong dau tu khach hang den',
} as const;
export type LatinLanguage = keyof typeof LATIN_WORDS;

/** Those of Cyrillic letters, as a reader of Ukrainian ones sees them. */
export const CYRILLIC_WORDS = {
  uk: 'та і з у в на до від за для що про не грн вул дата номер сума рахунок видана довідка є',
  ru: 'и от из в на до за для что о не руб ул дата номер сумма справка выдана работает должность является рублей оплата или по при г',
  bg: 'и от из на до за че се да е не лв ул дата номер сума удостоверение издадено със през като по при г гр име адрес лице',
} as const;
export type CyrillicLanguage = keyof typeof CYRILLIC_WORDS;
