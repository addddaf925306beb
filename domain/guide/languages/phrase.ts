import { CALENDAR_WORD } from '../../reading/units.ts';

/** What a clause names where a phrase has a slot. */
export type Slots = Readonly<Partial<Record<'values' | 'bound' | 'to' | 'n' | 'unit' | 'fields' | 'verb', string>>>;

/** A phrase that a text may consist of. */
export type Phrase = {
  /** @param lowerText the text in lower case, by whoever has many phrases to ask */
  matched(text: string, lowerText?: string): Slots | null;
  /** Whether a part of the text may be matched: it has the phrase's words. */
  mayStandIn(lowerText: string): boolean;
};

/** A phrase that a text may begin or end with. */
export type Lead = { without(text: string): string };

const SLOTS: Readonly<Record<string, string>> = {
  values: '(?<values>.+)',
  fields: '(?<fields>.+)',
  bound: '(?<bound>.+?)',
  to: '(?<to>.+)',
  n: String.raw`(?<n>\d{1,4}|[^\s\d]+)`,
  unit: `(?<unit>${CALENDAR_WORD})`,
  verb: String.raw`(?<verb>[^\s\d]+)`,
};

const ESCAPED = /[.*+?^$\\]/g;

function closing(template: string, from: number): number {
  let depth = 0;
  for (let at = from; at < template.length; at++) {
    const sign = template[at] ?? '';
    if ('[('.includes(sign)) depth++;
    if ('])'.includes(sign) && --depth === 0) return at;
  }
  throw new Error(`A bracket of the phrase "${template}" is left open.`);
}

/** The alternatives of a template, the longest first, so that none hides one that it begins. */
function alternatives(template: string): string[] {
  const found: string[] = [];
  let [from, depth] = [0, 0];
  for (let at = 0; at <= template.length; at++) {
    const sign = template[at];
    if (sign === '[' || sign === '(') depth++;
    if (sign === ']' || sign === ')') depth--;
    if (depth > 0 || (sign !== '|' && sign !== undefined)) continue;
    found.push(template.slice(from, at));
    from = at + 1;
  }
  return found.sort((a, b) => b.length - a.length);
}

const choice = (template: string): string => `(?:${alternatives(template).map(source).join('|')})`;

/** What may be left out takes the space before it along, or at the beginning the one behind it. */
function source(template: string): string {
  let out = '';
  for (let at = 0; at < template.length; at++) {
    const sign = template[at] ?? '';
    if (sign === '{') {
      const end = template.indexOf('}', at);
      out += SLOTS[template.slice(at + 1, end)] ?? '';
      at = end;
    } else if (sign === '(') {
      const end = closing(template, at);
      out += choice(template.slice(at + 1, end));
      at = end;
    } else if (sign === '[') {
      const end = closing(template, at);
      const inner = choice(template.slice(at + 1, end));
      const isBeforeSpace = template[end + 1] === ' ';
      const isBehindSpace = out.endsWith(' ');
      if (isBehindSpace) out = `${out.slice(0, -1)}(?: ${inner})?`;
      else out += isBeforeSpace ? `(?:${inner} )?` : `${inner}?`;
      at = isBeforeSpace && !isBehindSpace ? end + 1 : end;
    } else out += sign.replace(ESCAPED, String.raw`\$&`);
  }
  return out;
}

/** What a text that matches holds at least: of each list one. Only words that stand at the top of the template count. */
function needed(template: string): string[][] {
  const lists: string[][] = [];
  let words = '';
  const endWords = () => {
    if (words.trim() !== '') lists.push([words.trim().toLowerCase()]);
    words = '';
  };
  for (let at = 0; at < template.length; at++) {
    const sign = template[at] ?? '';
    if (!'{(['.includes(sign)) {
      words += sign;
      continue;
    }
    endWords();
    const end = sign === '{' ? template.indexOf('}', at) : closing(template, at);
    const inner = template.slice(at + 1, end);
    if (sign === '(' && !/[[({]/.test(inner)) lists.push(inner.toLowerCase().split('|'));
    at = end;
  }
  endWords();
  return lists;
}

/**
 * Makes a pattern when a text first holds its words: there are a thousand of them, most are of another language than the
 * guide, and the engine takes half a millisecond to compile one.
 */
function onDemand(template: string, made: () => RegExp) {
  const lists = needed(template);
  let pattern: RegExp | undefined;
  const mayStandIn = (lower: string) => lists.every(list => list.some(words => lower.includes(words)));
  return {
    mayStandIn,
    in(lower: string): RegExp | null {
      if (!mayStandIn(lower)) return null;
      pattern ??= made();
      return pattern;
    },
  };
}

/** A phrase for the whole of a text. */
export function phrase(template: string): Phrase {
  const pattern = onDemand(template, () => new RegExp(`^${source(template)}$`, 'i'));
  return {
    mayStandIn: pattern.mayStandIn,
    matched(text, lower = text.toLowerCase()) {
      const match = pattern.in(lower)?.exec(text);
      return match ? (match.groups ?? {}) : null;
    },
  };
}

/** A phrase for the beginning of a text, up to the end of a word. */
export function lead(template: string): Lead {
  const pattern = onDemand(
    template,
    () => new RegExp(`^${source(template)}(?:\\s+|,\\s*|(?<=['、はでに上在もだき若果当且则示的该])|$)`, 'i'),
  );
  return {
    without(text) {
      const found = pattern.in(text.toLowerCase());
      return found ? text.replace(found, '') : text;
    },
  };
}

/** A phrase for the end of a text, from the beginning of a word. */
export function end(template: string): Lead {
  const pattern = onDemand(
    template,
    () => new RegExp(`(?:\\s+|(?<=[\\p{Script=Han}\\p{Script=Hiragana}]))${source(template)}$`, 'iu'),
  );
  return {
    without(text) {
      const found = pattern.in(text.toLowerCase());
      return found ? text.replace(found, '') : text;
    },
  };
}

/** Whether words are set with spaces around them; a conjunction of Korean stands at the end of the word before it. */
export const isSpaced = (words: string): boolean =>
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(words);

/** Words as a pattern for a place between others; those of scripts without spaces stand anywhere. */
export function betweenPattern(words: readonly string[]): RegExp {
  const each = words.map(word => word.replace(ESCAPED, String.raw`\$&`)).sort((a, b) => b.length - a.length);
  const spaced = each.filter(isSpaced);
  const others = each.filter(word => !spaced.includes(word));
  const sources = [
    ...(spaced.length > 0 ? [String.raw`(?:\s*,)?\s+(?:${spaced.join('|')})\s+`] : []),
    ...(others.length > 0 ? [String.raw`\s*[、,]?(?:${others.join('|')})[、,]?\s*`] : []),
  ];
  return new RegExp(sources.join('|'), 'iu');
}
