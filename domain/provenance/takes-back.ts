import { normalise } from '../reading/text.ts';

/** Family names of nobody, which are made of a word for an example and an ending of such names: "Exempelsson", "Beispielmann". */
const NAME_OF_EXAMPLE =
  /(?<!\p{L})(?:exempel|eksempel|esimerkki|muster|beispiel|voorbeeld|testi?|example|sample)s?(?:sson|son|dotter|datter|sen|mann?|frau|ström|nen)(?!\p{L})|(?<!\p{L})przykładowsk[ia](?!\p{L})/iu;
/** The word itself, in the capitals in which papers set family names: "Marie EXEMPLE". */
const EXAMPLE_AS_NAME =
  /(?<!\p{L})\p{Lu}\p{Ll}+ (?:EXEMPLE|EXEMPLU|EXEMPLO|EXAMPLE|EJEMPLO|ESEMPIO|EXEMPEL|EKSEMPEL|ESIMERKKI|BEISPIEL|MUSTER|VOORBEELD|PRZYKŁAD|PŘÍKLAD|SPECIMEN|SPÉCIMEN)(?!\p{L})/u;
/** "Modèle présenté aux jurys - sans valeur": set apart from what it is said of; by itself, "sin valor" is an empty cell. */
const WITHOUT_VALUE =
  /(?:[-,;(.]\s*|(?<!\p{L})(?:specimen|spécimen|espécimen|muster|wzór|vzor|exempel|exemplar) )(?:sans valeur|sin valor|sem valor|senza valore|ohne gültigkeit|zonder waarde|utan värde|uden værdi|uten verdi|bez wartości|bez hodnoty|fără valoare)[.!)]*$/iu;
const WITHOUT_LEGAL_VALUE =
  /(?<!\p{L})(?:sans valeur (?:légale|juridique|officielle)|sin valor (?:legal|oficial|jurídico)|sem valor (?:legal|oficial|jurídico)|senza valore (?:legale|ufficiale)|no legal value|without legal value|ohne rechtliche gültigkeit|zonder (?:wettelijke|juridische) waarde|bez wartości prawnej|bez právní hodnoty|fără valoare (?:legală|juridică)|без юридической силы)[.!)]*$/iu;

/** Whether a text names nobody, or says that the paper has no value: what stands beside it is no statement. */
export function takesPaperBack(text: string): boolean {
  const plain = normalise(text);
  return [NAME_OF_EXAMPLE, EXAMPLE_AS_NAME, WITHOUT_VALUE, WITHOUT_LEGAL_VALUE].some(sign => sign.test(plain));
}
