import { meaningOf } from '../reading/meaning.ts';
import { normalise } from '../reading/text.ts';

const PARTICLE = "(?:de|du|des|van|von|zu|der|den|ten|ter|da|do|dos|das|di|del|della|la|le|y|e|bin|al|el|'t)";
const WORD = String.raw`\p{Lu}[\p{L}\p{M}.'-]*`;
/** Words with capital letters that follow each other, as those of a name do. */
const NAME = new RegExp(`(?<![\\p{L}\\p{N}'])${WORD}(?: (?:${PARTICLE} ){0,2}${WORD})+`, 'gu');

/** The first word, with what else asks beside it: "¿Est-ce que", "Does the member". */
const ASKING = /^[^\p{L}]*[\p{L}\p{M}'-]+\s+(?:(?:ce )?(?:que|qu'))?\s*/u;

const FIRST_WORD = /^[^\p{L}]*[\p{L}\p{M}'-]+\s*/u;

/** A query without the names in it, each of two words or more: who is asked about is not what is asked. */
export function withoutNames(query: string): string {
  const text = normalise(query);
  const [first = ''] = FIRST_WORD.exec(text) ?? [];
  return first + text.slice(first.length).replace(NAME, ' ');
}

/** What stands before a noun of German, and before no name. */
const BEFORE_NOUN = /(?<!\p{L})(?:(?:k?ein|d|dies|jed|welch)(?:e[rmns]?|as|er|ie)|\p{Ll}{3,}(?:e[rmns]?))\s+$/u;

/** Whether words with capital letters are nouns of German, all of them known: "an einer eigenen Verbrauchsstelle Strom". */
const isOfNouns = (name: string, before: string): boolean =>
  BEFORE_NOUN.test(before) && meaningOf(name).every(({ concepts }) => concepts.length > 0);

/**
 * The name of the person that a query asks about: "Is Ada Palmer a member?" The first word of a query has a capital
 * whatever it is, so that it is no part of one. Null when there is none, or more than one could be meant.
 */
export function personIn(query: string): string | null {
  // What is somebody's is no part of their name: "Ada Palmer's November bill".
  const text = normalise(query)
    .replace(FIRST_WORD, '')
    .replace(/'s(?=\s)/gu, "' |");
  const found = [...text.matchAll(NAME)].filter(({ 0: name, index }) => !isOfNouns(name, text.slice(0, index)));
  const names = new Set(found.map(([name]) => name.replace(/'s?$|\.$/, '')));
  const [name, ...others] = names;
  return name !== undefined && others.length === 0 ? name : null;
}

/**
 * The name with which a query begins behind its first words, which ask: "Is Ada Palmer a member?", "Est-ce que Ada …". Who
 * stands there is who the question is about; a plan or a house is named further on. Null where none does.
 */
export function subjectOf(query: string): string | null {
  const text = normalise(query).replace(ASKING, '');
  const person = personIn(query);
  return person !== null && text.startsWith(person) ? person : null;
}

/** The commonest family names of China; a name that begins with another one is not told from other words. */
const CHINESE_SURNAMES =
  '王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧程曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾丁魏薛叶葉阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆陸郝孔白崔康毛邱秦江史顾侯邵孟龙龍万段雷钱汤尹黎易常武乔贺赖龚文';
/** Where a name ends that neither a capital nor a space tells: before the verb, or what somebody is called politely. */
const UNSPACED: readonly RegExp[] = [
  new RegExp(
    `^([${CHINESE_SURNAMES}]\\p{Script=Han}{1,2}?)(?:先生|女士|小姐)?(?=是不是|是否|是|有没有|有無|有无|目前|现在|還是|还|已经|已|的)`,
    'u',
  ),
  /^(\p{Script=Han}{2,5})(?:さん|様|氏)(?=[はがの])/u,
  /^([가-힣]{2,4}) ?(?:님|씨)(?=[은는이가의])/u,
];

/**
 * The name of a person with which a query of Chinese, Japanese or Korean begins: "林晓雯是不是……". Null where it begins with
 * none, or with a word for people.
 */
export function unspacedPersonIn(query: string): string | null {
  const text = normalise(query).trim();
  for (const pattern of UNSPACED) {
    const name = pattern.exec(text)?.[1];
    if (name !== undefined && meaningOf(name).every(({ concepts }) => concepts.length === 0)) return name;
  }
  return null;
}
