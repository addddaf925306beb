import type { Acceptance } from '../inquiry/assessment.ts';
import { withAskedElsewhere, withToldApart } from './asked-elsewhere.ts';
import { frameOf } from './frame.ts';
import { GIVE, LEVEL, levelOf, WHEN } from './levels.ts';
import { isMarked, withoutMarks } from './list-marks.ts';
import { narrows } from './narrowing-words.ts';
import { parseConditions } from './parse-conditions.ts';
import type { ReadingContext } from './reading-context.ts';
import { refersToList } from './refers-back.ts';
import { withoutRest } from './rest-in-line.ts';
import { withoutRestOfCases } from './rest-of-cases.ts';
import type { Rule } from './rule.ts';

type Section = { level: Acceptance; joins: 'all' | 'any'; texts: string[] };

const AFTER_LEVEL =
  '(?:\\s+acceptance|\\s+level|\\s*(?:akzeptanz|acceptation|aceptación|aceitação)|\\s*(?:conditions?|criteria|bedingung(?:en)?|voorwaarden|condiciones|condições|condizioni|(?:の)?条件|條件|조건)(?=\\s*(?:[:：]|$)))?';
const MARK = '(?:[-*•>+]+\\s*|\\d+[.)]\\s*)?';
const HEADING = new RegExp(`^#{1,6}\\s*(?:acceptance\\s*[:=-]?\\s*)?(${LEVEL})${AFTER_LEVEL}\\s*[:：]?\\s*(.*)$`, 'iu');
/** That it is so in no other case says nothing more of the case that is meant. */
const ONLY =
  '(?:(?:only|nur|ausschließlich|seulement|uniquement|solo|sólo|solamente|únicamente|somente|apenas|só|soltanto|solamente|alleen|enkel|slechts|endast|bara|kun|vain|tylko|wyłącznie|pouze|jen|jedině|только|лишь|тільки|лише|csak|csakis|sadece|yalnızca|ancak|doar|numai|μόνο|فقط|רק)(?![\\p{L}\\p{N}])\\s*)?';
/** How whoever writes to a person begins and asks. */
const POLITELY =
  '(?:(?:hi|hello|dear|hallo|guten tag|liebe[rs]?|bonjour|hola|olá|ciao|hej|hei|cześć|ahoj|здравствуйте|привет|merhaba|bună)(?:\\s+\\p{L}+){0,3}\\s*[,!:]\\s*)?(?:(?:please|kindly|bitte|merci de|veuillez|svp|por favor|favor|per favore|si prega di|graag|gelieve|vänligen|venligst|vennligst|proszę|prosím|пожалуйста|просьба|будь ласка|kérjük|kérem|lütfen|vă rugăm|παρακαλώ|请|請|يرجى|الرجاء|נא)\\s*)?';
/** What turns an order into its opposite. */
const NOT =
  '(?:not|never|no|neither|nicht|nie|niemals|kein\\p{L}*|pas|jamais|no|nunca|jamás|não|jamais|non|mai|niet|nooit|geen|inte|ej|aldrig|ikke|aldri|nie|nigdy|ne|nikdy|не|никогда|ні|ніколи|nem|soha|nu|niciodată|μη|μην|δεν|ποτέ|لا|אל|לא|không|đừng|jangan|tidak)';
/** Whom or what the level is given to: "Reject the case if". */
const TO = `(?:\\s+(?!${NOT}(?!\\p{L}))\\p{L}+){0,3}?`;
/** Whom the level is given to, as who they are: "Approve members whose", "Approve shops with a". */
const THOSE = `(?:\\s+(?!${NOT}(?!\\p{L}))\\p{L}+){1,3}?\\s+(?:whose|who|that|which|with(?:\\s+(?:a|an|the))?)(?!\\p{L})`;
const LEVEL_FIRST = new RegExp(
  `^${MARK}(?:[^:;()]{1,80}\\((?=(?:${LEVEL})\\)\\s))?${POLITELY}(?:the result is\\s+)?${ONLY}${GIVE}{0,4}(?:acceptance\\s+)?(${LEVEL})${AFTER_LEVEL}\\)?\\s*(?:[:：=]|\\s[–—-]+\\s|→|->|${ONLY}(?:,\\s*)?${ONLY}${WHEN}[:：]?|${TO}\\s*,?\\s+${ONLY}${WHEN}|${THOSE}|$)\\s*(.*)$`,
  'iu',
);
/** "If the status is Expired, reject", "…の場合は却下". */
const LEVEL_LAST = new RegExp(
  `^${MARK}(?:(?:${WHEN})\\s*(.+?)(?:\\s*,\\s*|\\s+(?=(?:then|dann|alors|entonces|então|allora|dan)\\s))${POLITELY}${GIVE}{0,4}(${LEVEL})(?: it| acceptance)?|(.+?)(?:の場合|ならば|なら|であるとき|とき)[は、]*(${LEVEL})(?:とする|する|します)?)[.。]?$`,
  'iu',
);
const TABLE_ROW = /^\|(.+)\|$/;
const ONLY_LEVEL = new RegExp(`^(${LEVEL})${AFTER_LEVEL}$`, 'iu');
/** What leads up to a list instead of being a condition. */
const INTRODUCTION =
  /[:：]$|^(?:if |when )?(?:all|any|either|one) of (?:the |these )?(?:following|conditions|criteria)\b[^.;]*$/i;
/** A sentence outside every rule that still asks for something. */
const DEMANDS = /\b(must|should|shall|only|never|not|required?|requires|needs?|ensure|except|unless|cannot|don't)\b/i;

/** Reasons to lower the acceptance stand for themselves; demands for a high one hold together, unless the guide says otherwise. */
function joinsOf(level: Acceptance, title: string): 'all' | 'any' {
  if (/\b(any|either|one) of\b/i.test(title)) return 'any';
  if (/\ball of\b/i.test(title)) return 'all';
  return level === 'reject' || level === 'low' ? 'any' : 'all';
}

/** Signs that only tell how Arabic is spoken; of an order they say nothing more, of a value they may. */
const POINTS = /[\u064b-\u0652]/gu;
const withoutPoints = (line: string) => {
  const bare = line.replace(POINTS, '');
  return bare !== line && LEVEL_FIRST.test(bare) && !LEVEL_FIRST.test(line) ? bare : line;
};
/** Thanks behind an order. */
const SAYS_NOTHING =
  /(?<=[.!。])\s*(?:thanks|thank you|many thanks|danke|vielen dank|merci|gracias|obrigad[oa]|grazie|dank u|bedankt|tack|tak|takk|kiitos|dziękuję|dziękujemy|děkuji|děkujeme|спасибо|дякую|köszönöm|teşekkürler|mulțumesc|ευχαριστώ|谢谢|謝謝|감사합니다|شكرا|תודה)[^.\p{L}]*$/giu;

function plainLine(line: string): string {
  return withoutMarks(withoutPoints(line.trim()))
    .replace(SAYS_NOTHING, '')
    .replace(
      new RegExp(`(\\*\\*|__)(${LEVEL})(?:\\s+acceptance)?\\s*:?\\s*\\1\\s*[:–—-]?`, 'giu'),
      (_, _mark, level) => `${level}: `,
    )
    .replace(/\*\*|__|`/g, '')
    .trim();
}

function tableRule(line: string): { level: Acceptance; text: string } | null {
  const cells = (TABLE_ROW.exec(line)?.[1] ?? '').split('|').map(cell => cell.replace(/:$/, '').trim());
  const level = cells.find(cell => ONLY_LEVEL.test(cell));
  const text = cells.filter(cell => cell !== '' && cell !== level).join('; ');
  return level === undefined || text === '' ? null : { level: levelOf(level), text };
}

/** What only leads up to a list: of what the guide is, or that a list follows. */
const isTitle = (text: string): boolean =>
  INTRODUCTION.test(text) || (text.split(' ').length <= MOST_OF_A_TITLE && !/\p{N}/u.test(text) && !narrows(text));
const MOST_OF_A_TITLE = 3;

/** A line of the guide, and whether it is an item of a list. */
type Line = { text: string; isItem: boolean };

/** Reads the guide line by line into texts under levels; text that only mentions a level is kept as not understood. */
class GuideReader {
  readonly sections: Section[] = [];
  readonly notUnderstood: { level: Acceptance; text: string }[] = [];
  /** What stands outside every level and mentions none. */
  readonly outside: Line[] = [];
  #open: Section | null = null;

  #isItem = false;

  read({ text: line, isItem }: Line): void {
    this.#isItem = isItem;
    const heading = HEADING.exec(line);
    const row = TABLE_ROW.test(line);
    if (row) this.#readRow(line);
    else if (heading) this.#begin(levelOf(heading[1] ?? ''), heading[2] ?? '', true);
    else if (line.startsWith('#')) this.#open = null;
    else this.#readText(line);
  }

  #readRow(line: string): void {
    const rule = tableRule(line);
    if (rule) this.sections.push({ level: rule.level, joins: 'all', texts: [rule.text] });
    else if (!/^[|\s:-]+$/.test(line) && DEMANDS.test(line)) this.#leave(line);
  }

  #readText(line: string): void {
    const levelFirst = LEVEL_FIRST.exec(line);
    const [, before = '', last = '', beforeToo = '', lastToo = ''] = LEVEL_LAST.exec(line) ?? [];
    const condition = before === '' ? beforeToo : before;
    const frame = levelFirst ? null : frameOf(line);
    if (levelFirst) this.#begin(levelOf(levelFirst[1] ?? ''), levelFirst[2] ?? '', false);
    else if (frame?.grants && (this.#open?.level === 'medium' || this.#open?.level === 'low'))
      this.#open.texts.push(frame.condition);
    else if (frame) this.#begin(frame.grants ? 'high' : 'reject', frame.condition, false);
    else if (condition !== '') this.#begin(levelOf(last === '' ? lastToo : last), condition, false);
    else if (this.#open) this.#open.texts.push(line);
    else this.#leave(line);
  }

  #begin(level: Acceptance, rest: string, isHeading: boolean): void {
    const isTitle = isHeading && !/\b(?:is|are|has|no|all|every)\b/i.test(rest);
    const isIntroduction = isTitle || INTRODUCTION.test(rest);
    const text = isIntroduction ? '' : rest;
    if (level === 'high' && this.#beginWithList(text)) return;
    const section: Section = { level, joins: joinsOf(level, rest), texts: text === '' ? [] : [text] };
    this.sections.push(section);
    this.#open = section;
  }

  /** "Approve when both are met": what must hold is the list above. */
  #beginWithList(condition: string): boolean {
    const items = this.outside.filter(({ isItem }) => isItem);
    if (!refersToList(condition, items.length)) return false;
    const texts = this.outside.filter(({ text, isItem }) => isItem || !isTitle(text)).map(({ text }) => text);
    this.outside.length = 0;
    this.sections.push({ level: 'high', joins: 'all', texts });
    this.#open = null;
    return true;
  }

  #leave(line: string): void {
    const mentioned = new RegExp(`(${LEVEL})`, 'iu').exec(line)?.[1];
    if (mentioned !== undefined) this.notUnderstood.push({ level: levelOf(mentioned), text: line });
    else this.outside.push({ text: line, isItem: this.#isItem });
  }

  /** Where the guide grants nothing, what stands outside its levels is what must hold; else it leads up to them. */
  end(): void {
    const grants = this.sections.some(({ level }) => level === 'high' || level === 'medium');
    const texts = this.outside.map(({ text }) => text).filter(text => !INTRODUCTION.test(text));
    if (!grants && texts.length > 0) this.sections.push({ level: 'high', joins: 'all', texts });
    // Whoever does not meet a general demand may have to be rejected, so that it bears on every other level.
    else for (const text of texts) if (DEMANDS.test(text)) this.notUnderstood.push({ level: 'reject', text });
  }
}

const isOrder = (sentence: string) =>
  LEVEL_FIRST.test(sentence) || LEVEL_LAST.test(sentence) || frameOf(sentence) !== null;

/** "Relocation: approve if …" gives a level behind words that lead up to it; "Medium: accept if …" and "Decision: Accept" do not. */
const isLedUpTo = (lead: string, sentence: string) =>
  !lead.endsWith(':') || (!isOrder(lead) && LEVEL_FIRST.exec(sentence)?.[2] !== '');

/** Sentences of one line of which each gives a level: "Accept if … . Reject if … ." */
function ordersIn(line: string): string[] {
  const orders: string[] = [];
  for (const sentence of line.split(
    /(?<=[.;!:]) +|(?<=[。！；])|, (?=(?:and )?(?:reject|refuse|decline) (?:when|if) )/u,
  )) {
    const before = orders.at(-1);
    if (before === undefined || (isOrder(sentence) && isLedUpTo(before, sentence))) orders.push(sentence);
    else orders[orders.length - 1] = `${before} ${sentence}`;
  }
  return orders;
}

function rulesOf({ level, joins, texts }: Section, context: ReadingContext): Rule[] {
  if (texts.length === 0) return [];
  if (joins === 'any') return texts.map(text => ({ level, text, clauses: parseConditions(text, context) }));
  return [{ level, text: texts.join('; '), clauses: texts.flatMap(text => parseConditions(text, context)) }];
}

/**
 * Reads an acceptance guide: `## High Acceptance` sections with bullets, `- **High**: …`, tables `| High | … |`, and
 * sentences such as "Accept if …" and "Reject if …"; where nothing is granted, all else that it says must hold. It never throws; what it does not understand becomes a clause that stays unknown.
 */
export function parseGuide(guide: string, context: ReadingContext): Rule[] {
  const reader = new GuideReader();
  for (const written of guide.split(/\r?\n/)) {
    const isItem = isMarked(written.trim());
    for (const text of ordersIn(plainLine(written)).map(withoutRest)) if (text !== '') reader.read({ text, isItem });
  }
  reader.end();
  const rules = [
    ...reader.sections.flatMap(section => rulesOf(section, context)),
    ...reader.notUnderstood.map(({ level, text }): Rule => {
      return { level, text, clauses: [{ kind: 'not_understood', text }] };
    }),
  ];
  // Whoever writes a guide wants something, whatever it is.
  if (rules.length === 0 && guide.trim() !== '')
    return [{ level: 'high', text: guide.trim(), clauses: [{ kind: 'not_understood', text: guide.trim() }] }];
  const fields = context.fields ?? [];
  const asked = withAskedElsewhere(rules, fields, context.matter?.person ?? null);
  return withoutRestOfCases(withToldApart(asked), fields);
}
