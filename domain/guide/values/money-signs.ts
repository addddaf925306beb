import { currenciesOf } from '../../reading/currencies.ts';

/** Names of currencies that are no more than their sign in words, by that sign, in the forms that stand behind numbers. */
const IN_WORDS: readonly (readonly [sign: string, words: string])[] = [
  ['£', 'pound,pounds,quid'],
  ['$', 'dollar,dollars,dólar,dólares,dollari,bucks'],
  ['€', 'euros,euron,eura,евро,євро,يورو,אירו,欧元,歐元,ユーロ,유로'],
  ['kr', 'krone,kroner,kronor,krona,kronur'],
  ['zł', 'złoty,złote,złotych,zlotych'],
  ['Kč', 'koruna,koruny,korun'],
  ['руб', 'рубль,рубля,рублей'],
  ['грн', 'гривня,гривні,гривень'],
  ['원', 'won'],
  ['円', 'yen'],
];
const SIGNS = new Map(IN_WORDS.flatMap(([sign, words]) => words.split(',').map(word => [word, sign] as const)));

/** A sign as other writings of the same have it: "kr" of "kr.", "£" of "pounds". */
export function plainSign(sign: string): string {
  const known = SIGNS.get(sign.toLowerCase());
  if (known !== undefined) return known;
  const bare = sign.replace(/\.$/u, '');
  return bare !== sign && currenciesOf(bare).size > 0 ? bare : sign;
}
