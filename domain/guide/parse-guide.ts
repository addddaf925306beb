import type { Acceptance } from '../inquiry/assessment.ts';
import { isAnyone } from './anyone.ts';
import { withAskedElsewhere, withToldApart } from './asked-elsewhere.ts';
import type { Clause } from './clause.ts';
import { demands, saysMust } from './demands.ts';
import { frameOf } from './frame.ts';
import { saysInDoubt, withoutDoubt } from './in-doubt.ts';
import { INTRODUCTION, isTitle, saysAllBelow } from './introduction.ts';
import { AFTER_LEVEL, givenFirst, givenLast, headingOf, type LevelGiven } from './level-lines.ts';
import { LEVEL, levelOf } from './levels.ts';
import { isMarked, withoutMarks } from './list-marks.ts';
import { saysNoMatter } from './no-matter.ts';
import { ordersIn } from './orders-in-line.ts';
import { parseConditions } from './parse-conditions.ts';
import type { ReadingContext } from './reading-context.ts';
import { refersToList } from './refers-back.ts';
import { type Refusal, refusalIn, thingsIn } from './refusal.ts';
import { withoutRest } from './rest-in-line.ts';
import { withoutRestOfCases } from './rest-of-cases.ts';
import type { Rule } from './rule.ts';

/** `isOpen`: what it names alone decides nothing, so that it is never met. */
type Section = { level: Acceptance; joins: 'all' | 'any'; texts: string[]; isOpen?: boolean };

const TABLE_ROW = /^\|(.+)\|$/;
const ONLY_LEVEL = new RegExp(`^(${LEVEL})${AFTER_LEVEL}$`, 'iu');
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
  return bare !== line && givenFirst(bare) && !givenFirst(line) ? bare : line;
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
    .replace(new RegExp(`^【(${LEVEL})】\\s*[:：]?`, 'iu'), (_, level) => `${level}: `)
    .replace(/\*\*|__|`/g, '')
    .trim();
}

function tableRule(line: string): { level: Acceptance; text: string } | null {
  const cells = (TABLE_ROW.exec(line)?.[1] ?? '').split('|').map(cell => cell.replace(/:$/, '').trim());
  const level = cells.find(cell => ONLY_LEVEL.test(cell));
  const text = cells.filter(cell => cell !== '' && cell !== level).join('; ');
  return level === undefined || text === '' ? null : { level: levelOf(level), text };
}

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
    const heading = headingOf(line);
    const row = TABLE_ROW.test(line);
    if (row) this.#readRow(line);
    else if (heading) this.#begin(heading.level, heading.condition, true);
    else if (line.startsWith('#')) this.#open = null;
    else this.#readText(line);
  }

  #readRow(line: string): void {
    const rule = tableRule(line);
    if (rule) this.sections.push({ level: rule.level, joins: 'all', texts: [rule.text] });
    else if (!/^[|\s:-]+$/.test(line) && demands(line)) this.#leave(line);
  }

  #readText(line: string): void {
    const first = givenFirst(line);
    const last = givenLast(line);
    const frame = first ? null : frameOf(line);
    const refusal = this.#isItem && this.#open ? null : refusalIn(line);
    if (saysInDoubt(line)) this.notUnderstood.push({ level: 'reject', text: line });
    else if (first) this.#beginWith(first);
    else if (frame?.grants && (this.#open?.level === 'medium' || this.#open?.level === 'low'))
      this.#open.texts.push(frame.condition);
    else if (frame) this.#begin(frame.grants ? 'high' : 'reject', frame.condition, false);
    else if (last) this.#begin(last.level, last.condition, false);
    else if (refusal) this.#readRefusal(refusal);
    else this.#readPlain(line);
  }

  #readRefusal({ what, says }: Refusal): void {
    if (says === 'enough') this.#readPlain(what);
    else this.sections.push({ level: 'reject', joins: 'any', texts: thingsIn(what), isOpen: says === 'not enough' });
  }

  #readPlain(line: string): void {
    // What is asked for below a reason to refuse is none itself.
    const isAsked = this.#open?.level === 'reject' && !this.#isItem && saysMust(line);
    const isLead = !this.#isItem && this.#open?.joins === 'all' && saysAllBelow(line);
    if (isLead) return;
    if (this.#open && !isAsked) this.#open.texts.push(line);
    else this.#leave(line);
  }

  /** "Approve Gold members whose card is valid": who they are may be a condition of its own. */
  #beginWith({ level, whom, condition }: LevelGiven): void {
    this.#begin(level, condition, false);
    if (condition !== '' && this.#open && !isAnyone(whom)) this.#open.texts.unshift(whom);
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

  /** Where the guide grants nothing, what stands outside its levels is what must hold; else what it asks for bears on all that it grants. */
  end(context: ReadingContext): void {
    const grants = this.sections.some(({ level }) => isGranting(level));
    const texts = this.outside.map(({ text }) => text).filter(text => !INTRODUCTION.test(text));
    if (!grants && texts.length > 0) this.sections.push({ level: 'high', joins: 'all', texts });
    else for (const text of texts) if (demands(text) && !saysNoMatter(text)) this.#demand(text, context);
  }

  /** Whoever does not meet a general demand that is not understood may have to be rejected. */
  #demand(text: string, context: ReadingContext): void {
    const granting = this.sections.filter(({ level }) => isGranting(level));
    const isUnderstood = parseConditions(text, context).every(({ kind }) => kind !== 'not_understood');
    if (isUnderstood && granting.every(({ joins }) => joins === 'all'))
      for (const { texts } of granting) texts.push(text);
    else this.notUnderstood.push({ level: 'reject', text });
  }
}

const isGranting = (level: Acceptance) => level === 'high' || level === 'medium';

function rulesOf({ level, joins, texts, isOpen = false }: Section, context: ReadingContext): Rule[] {
  if (texts.length === 0) return [];
  const open = (text: string): Clause[] => (isOpen ? [{ kind: 'not_understood', text }] : []);
  if (joins === 'any')
    return texts.map(text => ({ level, text, clauses: [...parseConditions(text, context), ...open(text)] }));
  const clauses = texts.flatMap(text => parseConditions(text, context));
  const asking = clauses.filter(clause => clause.kind !== 'not_understood' || !saysNoMatter(clause.text));
  return [{ level, text: texts.join('; '), clauses: asking.length > 0 ? asking : clauses }];
}

/**
 * Reads an acceptance guide: `## High Acceptance` sections with bullets, `- **High**: …`, tables `| High | … |`, and
 * sentences such as "Accept if …" and "Reject if …"; where nothing is granted, all else that it says must hold. It never throws; what it does not understand becomes a clause that stays unknown.
 */
export function parseGuide(guide: string, context: ReadingContext): Rule[] {
  const reader = new GuideReader();
  for (const written of guide.split(/\r?\n/)) {
    const isItem = isMarked(written.trim());
    const texts = ordersIn(plainLine(written)).map(withoutRest);
    for (const [at, text] of texts.entries()) if (text !== '') reader.read({ text, isItem: isItem && at === 0 });
  }
  reader.end(context);
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
  const asked = withAskedElsewhere(withoutDoubt(rules), fields, context.matter?.person ?? null);
  return withoutRestOfCases(withToldApart(asked), context);
}
