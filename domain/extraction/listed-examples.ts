import { stateOf } from '../reading/states.ts';
import { folded } from '../reading/text.ts';
import type { FieldWording } from '../reading/wordings.ts';

/** What leads to examples, in front of them. */
const LEADING =
  /^.*?(?:e\.\s?g\.|z\.\s?b\.|p\.\s?ex\.|p\.\s?ej\.|por ejemplo|por exemplo|par exemple|ad es\.|ad esempio|es\.|bijv\.|bv\.|np\.|např\.|napr\.|t\.\s?ex\.|f\.\s?eks\.|esim\.|örn\.|örneğin|наприклад|например|напр\.|π\.\s?χ\.|de ex\.|pl\.|npr\.|例えば|例如|例|예:?|예를 들어|مثل|مثلا|לדוגמה|למשל|उदा\.|ví dụ|contoh|misalnya|such as|wie|comme|como|come|zoals|:)\s*[:：]?\s*/iu;
const BETWEEN =
  /\s*[,;、，/]\s*|\s+(?:or|oder|ou|o|oppure|lub|albo|nebo|alebo|eller|tai|veya|или|або|ή|sau|vagy|ili|ali|または|或|或者|또는|أو|או|या|hoặc|หรือ|atau)\s+/iu;
const ENDING = /[\s,;、，]*(?:…|\.{2,}|etc\.?|usw\.?|u\.\s?a\.?|osv\.?|и т\.\s?д\.?|itd\.?|など|等|등)?\s*[.)]?$/iu;
/** Behind more examples that are left out a description goes on with something else. */
const GOES_ON = /…|\.{3}/u;
const FEWEST = 2;
const MOST_WORDS = 3;
const SHORTEST_BEGINNING = 5;
const IS_LETTER = /[\p{L}\p{M}\p{N}]/u;

/** What values of a field may be, and whether the description itself calls them examples. */
export type Examples = { parts: readonly string[]; isLed: boolean };
const NONE: Examples = { parts: [], isLed: false };

/** What values of a field may be, as its description lists them: "weekly, biweekly, …". States of a thing are said of others as well. */
export function examplesOf({ plainDescription }: FieldWording): Examples {
  const isLed = LEADING.test(plainDescription);
  const [listed = ''] = plainDescription.split(GOES_ON, 1);
  const rest = listed.replace(LEADING, '').replace(ENDING, '');
  const parts = rest.split(BETWEEN).map(part => part.replace(/-$/, '').replace(ENDING, '').trim());
  const isList = parts.every(part => /^[^\p{Nd}]+$/u.test(part) && part.split(' ').length <= MOST_WORDS);
  // Two words that are joined may be parts of a sentence: "whether she or he may practise".
  const isSure = isLed || parts.length > FEWEST || parts.every(part => !part.includes(' '));
  const isOfStates = parts.some(part => stateOf(part) !== null);
  return isList && isSure && parts.length >= FEWEST && !isOfStates ? { parts, isLed } : NONE;
}

/** Whether a value is one of the examples, or begins with it: "Pflichtversichert (Beschäftigung)". */
export function isExample(value: string, { parts }: Examples): boolean {
  const plain = folded(value);
  return parts.some(
    example =>
      plain === example ||
      (plain.startsWith(example) &&
        (example.length >= SHORTEST_BEGINNING || !IS_LETTER.test(plain.charAt(example.length)))),
  );
}
