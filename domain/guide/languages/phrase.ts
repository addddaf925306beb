import { CALENDAR_WORD } from '../../reading/units.ts';

/** What a clause names where a phrase has a slot. */
export type Slots = Readonly<Partial<Record<'values' | 'bound' | 'to' | 'n' | 'unit' | 'fields', string>>>;

const SLOTS: Readonly<Record<string, string>> = {
  values: '(?<values>.+)',
  fields: '(?<fields>.+)',
  bound: '(?<bound>.+?)',
  to: '(?<to>.+)',
  n: String.raw`(?<n>\d{1,4}|[^\s\d]+)`,
  unit: `(?<unit>${CALENDAR_WORD})`,
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

/** What may be left out takes the space behind it along, or at the end the one before it. */
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
      if (isBeforeSpace) out += `(?:${inner} )?`;
      else if (out.endsWith(' ')) out = `${out.slice(0, -1)}(?: ${inner})?`;
      else out += `${inner}?`;
      at = isBeforeSpace ? end + 1 : end;
    } else out += sign.replace(ESCAPED, String.raw`\$&`);
  }
  return out;
}

/** A phrase as a pattern for the whole of a text. */
export const wholePattern = (template: string) => new RegExp(`^${source(template)}$`, 'i');

/** A phrase as a pattern for the beginning of a text, up to the end of a word. */
export const leadingPattern = (template: string) =>
  new RegExp(`^${source(template)}(?:\\s+|,\\s*|(?<=['、はでに上])|$)`, 'i');

/** Words as a pattern for a place between others; those of scripts without spaces stand anywhere. */
export function betweenPattern(words: readonly string[]): RegExp {
  const each = words.map(word => word.replace(ESCAPED, String.raw`\$&`)).sort((a, b) => b.length - a.length);
  const spaced = each.filter(word => /^\p{Script=Latin}/u.test(word));
  const others = each.filter(word => !spaced.includes(word));
  const sources = [
    ...(spaced.length > 0 ? [String.raw`(?:\s*,)?\s+(?:${spaced.join('|')})\s+`] : []),
    ...(others.length > 0 ? [String.raw`\s*[、,]?(?:${others.join('|')})[、,]?\s*`] : []),
  ];
  return new RegExp(sources.join('|'), 'iu');
}
