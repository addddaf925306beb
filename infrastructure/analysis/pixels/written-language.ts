import type { OcrLanguage } from './ocr-languages.ts';

/** Frequent words of letters and bills, without accents, as a reader of English letters sees them. */
const FREQUENT: Readonly<Partial<Record<OcrLanguage, string>>> = {
  en: 'the of and to for your you this is are by with from date amount account number name total period valid until',
  de: 'der die das und von fur mit zum zur den dem des ist ihre ihr sie vom bis nach nr herr herrn frau betrag rechnung datum strasse kunde konto monat summe gultig',
  fr: 'le la les des du et de votre vous pour sur par au aux une est nom prenom montant facture numero client compte rue date avant nee',
  es: 'el la los las del y de su para con por en una es fecha importe cuenta cliente nombre numero calle hasta apellidos titular pago',
  pt: 'o os as do da dos das e de para com por em uma seu sua data valor conta cliente nome numero rua ate fatura titular pagamento',
  it: 'il lo gli della del dei delle di e per con una che suo da data importo conto cliente nome cognome numero via fino fattura codice totale',
  nl: 'de het een van en voor met op uw te is datum bedrag rekening naam nummer straat tot klant factuur per aan bij',
  pl: 'i w z na do od dla jest nie sie data kwota konto klient imie nazwisko numer ulica faktura nr razem ul oraz umowy',
  sv: 'och att det som en ett for av med till fran ar inte datum namn nummer belopp kr pris giltig klass konto person skattsedel avgift manad summa betalt bokning',
  tr: 've bir bu ile icin olarak tarih tarihi tutar hesap musteri ad adi soyadi numarasi no fatura adres toplam kadar',
};

const plainWords = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replaceAll('ß', 'ss')
      .split(/[^\p{L}]+/u),
  );

const ALL_FREQUENT = new Set(Object.values(FREQUENT).flatMap(words => words.split(' ')));
/** A sample of text holds more of them, whatever its language. */
const LEAST_FREQUENT = 3;

/** Whether words that are frequent in languages of Latin letters tell that a text is written in these. */
export const makesWords = (text: string): boolean =>
  [...plainWords(text)].filter(word => ALL_FREQUENT.has(word)).length >= LEAST_FREQUENT;

/** The language of Latin letters that a text is written in, by its frequent words; English when nothing tells. */
export function writtenLanguage(text: string): OcrLanguage {
  const said = plainWords(text);
  let best: OcrLanguage = 'en';
  let most = 0;
  for (const [language, words] of Object.entries(FREQUENT) as [OcrLanguage, string][]) {
    const seen = words.split(' ').filter(word => said.has(word)).length;
    if (seen > most) {
      most = seen;
      best = language;
    }
  }
  return best;
}
