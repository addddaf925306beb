/*
 * How a condition is followed by what becomes of the case, in languages whose verbs stand last: "…，则通过", "…であれば承認する",
 * "…이면 승인합니다", "… ise onayla". What leads to the verdict is a must: in "状态为未通过" it is a value.
 */

const ZH_LEADS =
  '(?:[，,]\\s*(?:[则則]|[则則]予以|就|即可|即|方可|才能?|便|可以|予以|可)?|[则則]|[则則]予以|就|即可|方可|才能?|便|(?<![及准])[时時][，,]?(?:[则則]|就|即可)?|的[话話][，,]?(?:[则則]|就)?|的情[况況]下[，,]?|[，,]?(?:则|則|将|將|应|應)?(?:一律|一概|均|都))(?:应|應|须|將|将)?';
const zh = (verdicts: string) =>
  new RegExp(`^(?!除非)(?<condition>.+?)${ZH_LEADS}(?:${verdicts})(?:该申请|申请|审核)?[。.！!]?$`, 'u');

const JA_LEADS =
  '(?<how>の場合|な場合|場合|であれば|(?<=てい)れば|(?<=があ)れば|ならば|なら|とき|時|のみ)(?:に限り|にのみ|のみ|には|に|は)?[、,]?';
const ja = (verdicts: string) => new RegExp(`^(?:もし[、]?)?(?<condition>.+?)${JA_LEADS}(?:${verdicts})[。.]?$`, 'u');
const JA_BACK: Readonly<Record<string, string>> = { れば: 'る', であれば: 'である', な場合: 'である' };

/** Syllables that end in "n", by which a verb of Korean stands before a noun: "지난 경우". */
const KO_N = `[${Array.from({ length: 399 }, (_, at) => String.fromCodePoint(0xac00 + at * 28 + 4)).join('')}]`;
const KO_LEADS = `(?<how>(?<!아니)(?:이라면|라면|으면|면)|(?:인|일) 경우|(?<=${KO_N}) 경우)(?:에만|에는|에 한해|에|만)?,?\\s*`;
const ko = (verdicts: string) =>
  new RegExp(`^(?:(?:만약|만일),?\\s+)?(?<condition>.+?)${KO_LEADS}(?:${verdicts})[.。]?$`, 'u');
const KO_DONE = '(?:합니다|한다|함|하세요|해 주세요|해주세요|하십시오|하시오|됩니다|된다|시킵니다|시킨다)?';
const KO_NOT = '(?:하지|되지|시키지) (?:않습니다|않는다|않음|마세요|마십시오|말 것|않아야 한다|않아야 합니다)';

const TR_LEADS =
  '(?<how>\\s+ise|(?<=\\p{L})y?s[ae]|\\s+olduğunda|\\s+olduğu takdirde|\\s+olması (?:durumunda|halinde))\\s*,?\\s+';
const tr = (verdicts: string) => new RegExp(`^(?:eğer,?\\s+)?(?<condition>.+?)${TR_LEADS}(?:${verdicts})[.!]?$`, 'iu');
/** What is said of a thing by a verb or a bound; all else is what it is. */
const TR_SAYS =
  /(?:yor|m[iıuü]ş|var|yok|değil|mevcut|önce|sonra|sonrası|öncesi|fazla|az|üzeri|üzerinde|üstünde|altı|altında|arasında|içinde|görünür|okunaklı|olmalı|gelecekte|geçmişte)$/u;
const trPart = (part: string) => (TR_SAYS.test(part) ? part : `${part} olmalı`);

/** "이용 중이" and "개통되었" with the ending of a sentence. */
function inKorean(condition: string, how: string): string {
  if (how.endsWith('경우')) return how === ' 경우' ? condition : `${condition}${how}`;
  if (how === '이라면') return `${condition}이다`;
  if (/되$/u.test(condition)) return `${condition.slice(0, -1)}된다`;
  return how === '으면' || /[이하]$/u.test(condition) ? `${condition}다` : `${condition}이다`;
}

/** "… है तो", "… हो तो", "… होने पर": what is so stays in the condition. */
const HI_LEADS = '(?<how>\\s+(?:हो|हों|है|हैं))\\s*,?\\s+तो(?:\\s+ही)?,?\\s+';
const hi = (verdicts: string) =>
  new RegExp(`^(?:(?:यदि|अगर)\\s+)?(?<condition>.+?)${HI_LEADS}(?:इसे |आवेदन )?(?:${verdicts})[।.!]?$`, 'u');

const matched = (pattern: RegExp, text: string) => pattern.exec(text)?.groups;

/** What a sentence asks for, and whether it approves of what has that. */
export type Framed = { condition: string; grants: boolean };

type Reader = { refuses: RegExp; grants: RegExp; plain(condition: string, how: string): string };

const READERS: readonly Reader[] = [
  {
    refuses: zh(
      '不予通过|不予通過|不通过|不通過|不予批准|不批准|不接受|不能通过|不得通过|不可通过|拒绝|拒絕|驳回|駁回|予以拒绝|予以驳回',
    ),
    grants: zh('予以通过|予以批准|视为通过|通过|通過|批准|接受|核准|同意'),
    plain: condition =>
      condition.replace(/^(?:如果|若是|若|如|当|只要|假如|倘若|只有|凡|當)[，,]?/u, '').replace(/的$/u, ''),
  },
  {
    refuses: ja(
      '却下|拒否|否認|不承認|不可|却下する|却下します|却下してください|拒否する|拒否します|承認(?:しない|しません|しないでください|できない|できません)|認めない|認めません|不合格(?:とする)?',
    ),
    grants: ja(
      '(?:承認|受理|許可|合格|OK|可)(?:とする|とします|する|します|してください|して下さい|できる|できます|してよい|となる|です)?|認める|認めます|通す|通します|通してください',
    ),
    plain: (condition, how) => `${condition}${JA_BACK[how] ?? ''}`,
  },
  {
    refuses: ko(`(?:거절|거부|반려|불승인)${KO_DONE}|(?:승인|수락|통과|허용)${KO_NOT}`),
    grants: ko(`(?:승인|수락|통과|허용|인정)${KO_DONE}`),
    plain: inKorean,
  },
  {
    refuses: tr(
      'reddet|reddedin|reddedilir|reddedilmeli|reddedilsin|kabul etme|kabul etmeyin|kabul edilmez|onaylama|onaylamayın|onaylanmaz',
    ),
    grants: tr(
      'onayla|onaylayın|onaylanır|onaylanmalı|onaylansın|kabul et|kabul edin|kabul edilir|kabul edilmeli|kabul edilsin|onay ver',
    ),
    plain: condition =>
      condition
        .replace(/\s+ise(?=\s+ve\s)/giu, '')
        .split(/\s+ve\s+/iu)
        .map(trPart)
        .join(' ve '),
  },
  {
    refuses: hi(
      '(?:अस्वीकार|अस्वीकृत|नामंज़ूर|नामंजूर|ख़ारिज|खारिज)(?: (?:करें|कर दें|करना|किया जाए))?|(?:स्वीकार|स्वीकृत|मंज़ूर|मंजूर|पास) (?:न|नहीं|मत) (?:करें|करना|किया जाए)',
    ),
    grants: hi('(?:स्वीकार|स्वीकृत|मंज़ूर|मंजूर|अनुमोदित|अनुमोदन|पास)(?: (?:करें|कर दें|करना|करना है|किया जाए|कर लें|है))?|चलेगा|ठीक है'),
    plain: condition => condition,
  },
];

/** The condition before a verdict at the end of a sentence; null where it ends in none. */
export function closingFrameOf(sentence: string): Framed | null {
  for (const { refuses, grants, plain } of READERS) {
    const refused = matched(refuses, sentence);
    const found = refused ?? matched(grants, sentence);
    if (found)
      return { condition: plain(found.condition ?? '', (found.how ?? '').trimEnd()), grants: refused === undefined };
  }
  return null;
}
