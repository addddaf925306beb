import { meaningOf } from '../../reading/meaning.ts';
import { right, type Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { isPersonsName } from './persons-name.ts';

/** How people are addressed before their name, in languages that do so; between bars. */
const TITLES =
  'Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sir|Dame|Herrn|Herr|Frau|Hr|M\\.|Mme|Mlle|Monsieur|Madame|Sr|Sra|Srta|Don|Doña|D\\.ª|Dña|Sig|Sig\\.ra|Signor|Signora|Dott|Dott\\.ssa|Dhr|Mw|Mevr|Mevrouw|Pan|Pani|Pán|Paní|Mgr|Ing|Fru|Bay|Bayan|Sayın|SAYIN|Г-н|Г-жа|Пан|Пані|Κος|Κα|Κύριος|Κυρία|Dl|Dna|Domnul|Doamna|Ông|Bà|Bapak|Ibu|السيد|السيدة|श्री|श्रीमती';
/** A word of a name: "van", "O'Brien", "J.", "Dipl.-Ing.". */
const PART =
  "(?:\\p{Lu}[\\p{L}\\p{M}.'’-]*|\\(\\p{Lu}[\\p{L}\\p{M}-]+\\)(?= \\p{L})|\\p{Lo}[\\p{L}\\p{M}]*|de|da|do|dos|du|di|del|della|la|van|von|der|den|el|al|bin|'t|ten|ter)";
const ADDRESSED = new RegExp(`^(?:${TITLES})\\.?(?: ${PART}){1,5}(?=$|,|\\s[·|•(–—-])`, 'iu');
const ONE_NAME = new RegExp(`^(?:${TITLES})\\.?\\s+\\S+$`, 'iu');
/** Who has such a title is more often the doctor or the teacher than the one who looks; "M. Adeyinka" has an initial. */
const OF_OFFICE = /^(?:Dr|Dra|Prof)\.?\s|^M\.\s\S+$/iu;
/** To whom a letter is sent, in a line of its own above the name; between bars. */
const SENT_TO =
  "To|An|À|À l[’']attention de|A la atención de|A|Ao|Alla cortese attenzione di|Spett\\.le|Aan|Do|Pro|Komu|Címzett|Către|Προς|До|Кому|Til|Till|Kepada Yth|Kepada|Kính gửi|לכבוד|إلى|إلى السيد|إلى السيدة|السادة|กราบเรียน|เรียน";
/** The first line of an address, above the name. */
const ALONE = new RegExp(`^(?:(?:${TITLES})\\.?|(?:${SENT_TO})\\s?:?)$`, 'iu');
const CAPITAL = /^\p{Lu}|^[\p{Lo}]/u;
/** How people are addressed behind their name, without a space or with one. */
const SUFFIXED =
  /^(?<name>[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー・\s]{2,14}?)\s?(?:様|さま|さん|殿|님|씨|先生|女士|小姐|太太)$/u;
/** The same where the line goes on with what is said of them: "남궁하린 님의 현재 등급", "林若溪 女士 金卡客户". */
const SUFFIXED_AHEAD =
  /^(?<name>[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー・]{2,6}(?: [\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー・]{1,5})?)\s?(?:様|님|女士|先生|小姐)(?=[の의]|\s\S)/u;
/** How a name comes before or behind the words of a greeting: "欧阳晓岚，您好", "您好，欧阳晓岚". */
const EASTERN =
  '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}ー・]{2,8}(?: [\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}ー・]{1,8})?';
const CALLED = '(?:様|さま|さん|님|씨|先生|女士|小姐)?';
const WISHES =
  '(?:您好|你好|早上好|下午好|晚上好|欢迎您?|欢迎回来|歡迎您?|歡迎回來|こんにちは|おかえりなさい|ようこそ|안녕하세요|환영합니다|반갑습니다)';
const WISHED_BEHIND = new RegExp(`^(?<name>${EASTERN}?)\\s?${CALLED}[,、!]?\\s?${WISHES}`, 'u');
const WISHED_BEFORE = new RegExp(
  `(?:^|\\s)${WISHES}[,、!:]?\\s?(?<name>${EASTERN}?)\\s?${CALLED}(?=[!。.]|\\s|$)`,
  'u',
);
/** Thai sets how people are addressed before their name, without a space. */
const THAI =
  /^(?<name>(?:คุณ|นายแพทย์|นาย|แพทย์หญิง|นางสาว|นาง|น\.ส\.|ดร\.|ทพญ\.|พญ\.|นพ\.|ทพ\.|สพ\.ญ\.|น\.สพ\.|ภก\.|ภญ\.|ผศ\.|รศ\.|ศ\.)\s?[\u0e00-\u0e7f]{2,20} [\u0e00-\u0e7f]{2,30})$/u;
/** Academic and professional titles, of which several may stand before a whole name: "mgr inż. Przemysław Wolniewicz", "MUDr. Jana Malá". */
const ACADEMIC =
  /^(?<name>(?:(?:[Mm]gr|[Ii]nż|[Ll]ek|med|hab|[Dd]r|[Pp]rof|[Mm]ec|[Aa]dw|[Aa]rch|[Ii]ng|Bc|MUDr|JUDr|MVDr|PhDr|RNDr|PharmDr|[Dd]oc|Dipl\.-Ing|Avv|Geom|Arq|Abg)\.?\s){1,3}(?:\p{Lu}[\p{L}\p{M}'’-]+\s){1,3}\p{Lu}[\p{L}\p{M}'’-]+)$/u;
/** Parts of a line in which somebody is addressed. */
const PARTS = /\s*[|｜·•[\]()]+\s*/u;

/** A title and initials, behind which the name goes on: "Dhr. J.W. (Jelmer) Oosterwijk". */
const INITIALS_ONLY = /^\S+(?:\s(?:\p{Lu}\.)+)+$/u;

/** Whoever looks, and nobody by name. */
const NOBODY = /^(?:お客|客|皆|会員|ご利用者|利用者|고객|회원|여러분|손님)$/u;
const LONGEST_LINE = 90;
/** Too little to be read where nothing else speaks for it. */
const PLAUSIBILITY_OF_OFFICE = 0.45;
const SHORTEST_OF_SITE = 2;
/** In heights of the line above. */
const FAR_BELOW = 3;

/** Whether a name begins with how somebody is addressed, as doctors and advisers are on pages of others. */
export const isAddressed = (text: string): boolean => ADDRESSED.test(text);

const TITLE = new RegExp(`^(?:${TITLES})\\.?\\s+(?=\\p{L})`, 'iu');

/** A name without how its bearer is addressed before it. */
export const withoutTitle = (text: string): string => (isAddressed(text) ? text.replace(TITLE, '') : text);

/** The same behind a name: "森下 千尋 様". */
export const isAddressedBehind = (text: string): boolean => SUFFIXED.test(text);

/** A name without how its bearer is addressed behind it: "오세린님". */
export const withoutAddress = (text: string): string => SUFFIXED.exec(text)?.groups?.name?.trim() ?? text;

/** Whether a person is addressed by one of their names alone, so that it is not told who of the family it is. */
export const isOneName = (text: string): boolean => ONE_NAME.test(text);

/** A bank, a portal or a service is called by words that labels are made of; a letter of a name may be such a word by chance. */
const isOfSite = (name: string) =>
  meaningOf(name).some(({ text, concepts }) => concepts.length > 0 && text.length >= SHORTEST_OF_SITE);

/** Who is addressed in a part of a line; undefined when nobody is. With academic titles papers have those who sign them. */
function addressedIn(part: string, isPaper: boolean): string | undefined {
  for (const pattern of [
    SUFFIXED,
    SUFFIXED_AHEAD,
    WISHED_BEFORE,
    WISHED_BEHIND,
    THAI,
    ...(isPaper ? [] : [ACADEMIC]),
  ]) {
    const name = pattern.exec(part)?.groups?.name?.trim();
    if (name !== undefined && !NOBODY.test(name) && !isOfSite(name)) return name;
  }
  const western = ADDRESSED.exec(part)?.[0];
  return western !== undefined && CAPITAL.test(western) && !INITIALS_ONLY.test(western) ? western : undefined;
}

/** Below a line for it stands who signs: "(นายธีรพงศ์ วัฒนากร)". */
const IN_BRACKETS = /^[(（][^()（）]*[)）]$/u;

/** A person who is addressed as one: "Mrs P. Threlkeld, Beck Cottage", "森下 千尋 様", "您好，欧阳晓岚". */
export function honorificCandidates({ text, parts, cell }: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  if (text.length > LONGEST_LINE || IN_BRACKETS.test(text)) return candidates;
  // The name by which somebody is called may stand in brackets within the whole one.
  for (const part of [...(text.includes('(') ? [text] : []), ...text.split(PARTS)]) {
    // In a table a title says of a name no more than its column does.
    const value = addressedIn(part, parts[0]?.tag === '' || cell !== null);
    if (value === undefined) continue;
    propose(candidates, {
      label: 'name',
      value,
      plausibility: OF_OFFICE.test(value) ? PLAUSIBILITY_OF_OFFICE : 0.6,
      source: 'greeting',
      runs: parts,
      unsure: isOneName(value),
    });
    break;
  }
  return candidates;
}

/** A person whose name stands below how they are addressed, as at the head of a letter: "Herrn" above "Valentin Zschoche". */
export function addressedBelowCandidates(segments: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  for (const { text, rect, fontSize } of segments) {
    if (!ALONE.test(text)) continue;
    const next = segments.find(
      ({ rect: other }) =>
        (Math.abs(other.x - rect.x) < fontSize || Math.abs(right(other) - right(rect)) < fontSize) &&
        other.y > rect.y &&
        other.y < rect.y + FAR_BELOW * rect.height,
    );
    if (next !== undefined && isPersonsName(next.text))
      propose(candidates, { label: 'name', value: next.text, plausibility: 0.6, source: 'greeting', runs: next.parts });
  }
  return candidates;
}
