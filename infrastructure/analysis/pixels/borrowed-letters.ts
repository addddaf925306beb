import type { OcrLanguage } from './ocr-languages.ts';

/** Frequent words of languages for whose letters there is no data, without accents, as readers of other letters see them. */
const UNREAD: readonly string[] = [
  'a se na je ze pro od do podle jmeno prijmeni ulice cislo datum dne smlouva castka kc celkem rodne bydliste platnost',
  'a sa na je ze pre od do podla meno priezvisko ulica cislo datum dna zmluva suma spolu bydlisko platnost',
  'a az es egy nem hogy nev lakcim szam datum kelt osszeg ft fizetendo szerzodes ervenyes utca szuletesi',
  'si de la cu pe nr din pentru data nume prenume suma lei total valabil strada contract semnatura este a fost prin',
  'ja on ei se tai nimi osoite paivays maara summa yhteensa alkaen asti sopimus numero katu voimassa allekirjoitus puhelin eur kk',
  'og at er den det i til af fra navn adresse dato belob beloeb kr i alt gyldig vej cpr kontrakt underskrift',
  'og at er den det i til av fra navn adresse dato belop kr sum gyldig gate fodselsnummer kontrakt underskrift',
  'i je na za od do se ime prezime adresa datum iznos broj ukupno ugovor vrijedi ulica potpis oib',
  'va cua la cho tai ngay thang nam so ten dia chi tien hop dong hieu luc',
];
const ofWords = (words: string) => new Set(words.split(' '));
const UNREAD_WORDS = UNREAD.map(ofWords);
/** The same of those for which there is data, as far as they share words with the others. */
const READ_WORDS = [
  'the of and to for your you this is are by with from date amount number name total period valid until at on in',
  'der die das und von fur mit zum zur den dem des ist ihre vom bis nach betrag rechnung datum strasse kunde konto monat',
  'le la les des du et de votre vous pour sur par au aux une est nom prenom montant facture numero',
  'el la los las del y de su para con por en una es fecha importe cuenta cliente nombre numero calle hasta',
  'o os as do da dos das e de para com por em uma seu sua data valor conta nome numero rua ate',
  'il lo gli della del dei delle di e per con una che data importo conto nome cognome numero via',
  'het een van en voor met op uw te is datum bedrag rekening naam nummer straat tot de aan',
  'i w z na do od dla jest nie sie data kwota konto imie nazwisko numer ulica faktura razem ul oraz umowy ze',
  'och att det som en ett for av med till fran ar inte datum namn nummer belopp kr pris giltig',
  've bir bu ile icin olarak tarih tutar hesap ad adi soyadi numarasi adres toplam',
].map(ofWords);

/** Russian, of which Ukrainian letters lack four; and Ukrainian. */
const RUSSIAN =
  /(?<!\p{L})(?:от|из|в|и|при|для|что|руб|дата|справка|выдана|работает|должность|является|рублей|оплата)(?!\p{L})/giu;
const UKRAINIAN = /[іїєґ]/giu;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u);

const mostOf = (lists: readonly ReadonlySet<string>[], words: readonly string[]) =>
  Math.max(...lists.map(list => words.filter(word => list.has(word)).length));

/**
 * Whether a page is written in a language whose letters the data that it was read with does not know: Czech read as Polish, Russian
 * as Ukrainian. Words that were so read may lack a mark, and look right.
 */
export function areBorrowed(text: string, language: OcrLanguage): boolean {
  if (language === 'uk') return (text.match(UKRAINIAN)?.length ?? 0) < (text.match(RUSSIAN)?.length ?? 0);
  if (!/\p{sc=Latin}/u.test(text)) return false;
  const words = [...new Set(wordsOf(text))];
  return mostOf(UNREAD_WORDS, words) > mostOf(READ_WORDS, words);
}
