import type { Acceptance } from '../inquiry/assessment.ts';
import type { Clause } from './clause.ts';
import { GIVE, LEVEL, levelOf, WHEN } from './levels.ts';
import { parseConditions } from './parse-conditions.ts';
import type { ReadingContext } from './reading-context.ts';

/** A rule of the guide: when all clauses hold, the evidence earns the level. */
export type Rule = { level: Acceptance; text: string; clauses: Clause[] };

type Section = { level: Acceptance; joins: 'all' | 'any'; texts: string[] };

const AFTER_LEVEL = '(?:\\s+acceptance|\\s+level|\\s*(?:akzeptanz|acceptation|aceptación|aceitação))?';
const MARK = '(?:[-*•>+]+\\s*|\\d+[.)]\\s*)?';
const HEADING = new RegExp(`^#{1,6}\\s*(?:acceptance\\s*[:=-]?\\s*)?(${LEVEL})${AFTER_LEVEL}\\s*[:：]?\\s*(.*)$`, 'iu');
const LEVEL_FIRST = new RegExp(
  `^${MARK}(?:the result is\\s+)?${GIVE}{0,4}(?:acceptance\\s+)?(${LEVEL})${AFTER_LEVEL}\\s*(?:[:：=]|\\s[–—-]+\\s|→|->|(?:,\\s*)?${WHEN}[:：]?|$)\\s*(.*)$`,
  'iu',
);
/** "If the status is Expired, reject", "…の場合は却下". */
const LEVEL_LAST = new RegExp(
  `^${MARK}(?:(?:${WHEN})\\s*(.+?)\\s*,\\s*${GIVE}{0,4}(${LEVEL})(?: it| acceptance)?|(.+?)(?:の場合|ならば|なら|であるとき|とき)[は、]*(${LEVEL})(?:とする|する|します)?)[.。]?$`,
  'iu',
);
const TABLE_ROW = /^\|(.+)\|$/;
const BULLET = /^(?:[-*•+]|\d+[.)])\s+/;
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

function plainLine(line: string): string {
  return line
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

/** Reads the guide line by line into texts under levels; text that only mentions a level is kept as not understood. */
class GuideReader {
  readonly sections: Section[] = [];
  readonly notUnderstood: { level: Acceptance; text: string }[] = [];
  #open: Section | null = null;

  read(line: string): void {
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
    if (levelFirst) this.#begin(levelOf(levelFirst[1] ?? ''), levelFirst[2] ?? '', false);
    else if (condition !== '') this.#begin(levelOf(last === '' ? lastToo : last), condition, false);
    else if (this.#open) this.#open.texts.push(line.replace(BULLET, ''));
    else this.#leave(line);
  }

  #begin(level: Acceptance, rest: string, isHeading: boolean): void {
    const isTitle = isHeading && !/\b(?:is|are|has|no|all|every)\b/i.test(rest);
    const isIntroduction = isTitle || INTRODUCTION.test(rest);
    const text = isIntroduction ? '' : rest;
    const section: Section = { level, joins: joinsOf(level, rest), texts: text === '' ? [] : [text] };
    this.sections.push(section);
    this.#open = section;
  }

  #leave(line: string): void {
    const mentioned = new RegExp(`(${LEVEL})`, 'iu').exec(line)?.[1];
    if (mentioned !== undefined) this.notUnderstood.push({ level: levelOf(mentioned), text: line });
    // Whoever does not meet a general demand may have to be rejected, so that it bears on every other level.
    else if (DEMANDS.test(line)) this.notUnderstood.push({ level: 'reject', text: line.replace(BULLET, '') });
  }
}

function rulesOf({ level, joins, texts }: Section, context: ReadingContext): Rule[] {
  if (texts.length === 0) return [];
  if (joins === 'any') return texts.map(text => ({ level, text, clauses: parseConditions(text, context) }));
  return [{ level, text: texts.join('; '), clauses: texts.flatMap(text => parseConditions(text, context)) }];
}

/**
 * Reads an acceptance guide: `## High Acceptance` sections with bullets, `- **High**: …`, tables `| High | … |`, and
 * sentences such as "Reject if …". It never throws; what it does not understand becomes a clause that stays unknown.
 */
export function parseGuide(guide: string, context: ReadingContext): Rule[] {
  const reader = new GuideReader();
  for (const line of guide.split(/\r?\n/).map(plainLine)) if (line !== '') reader.read(line);
  return [
    ...reader.sections.flatMap(section => rulesOf(section, context)),
    ...reader.notUnderstood.map(({ level, text }): Rule => {
      return { level, text, clauses: [{ kind: 'not_understood', text }] };
    }),
  ];
}
