import type { Field } from '../inquiry/configuration.ts';
import { type Concept, conceptsOf, hasConcept } from './lexicon.ts';
import { differByOneLetterAtMost } from './spelling.ts';
import { stem } from './stem.ts';
import { normalise } from './text.ts';
import { tokens } from './tokens.ts';

/** What of a field is compared with labels, made once for many of them. */
export type FieldWording = {
  name: readonly string[];
  description: readonly string[];
  plainName: string;
  /** Labels that the description gives in quotes, such as `shown as "Runs out"`. */
  hints: readonly string[];
};

export function wordingOf(field: Field): FieldWording {
  const quoted = normalise(field.description).matchAll(/["“']([^"”']{2,40})["”']/g);
  return {
    name: tokens(field.name),
    description: tokens(field.description),
    plainName: normalise(field.name.replace(/[_-]+/g, ' ')).toLowerCase(),
    hints: [...quoted].map(match => (match[1] ?? '').toLowerCase()),
  };
}

/** What of a label is compared with fields, made once for all of them. */
export type LabelWording = { plain: string; words: readonly string[] };

export function labelWordingOf(label: string): LabelWording {
  return { plain: normalise(label).toLowerCase(), words: tokens(label) };
}

/** Words of one group exclude each other: a label with one of them is not the label of a field with another. */
const OPPOSITES = [
  ['net', 'gross'],
  ['start', 'end', 'expiry'],
  ['issue', 'due'],
  ['first', 'last', 'given', 'family'],
  ['next', 'last', 'previous'],
  ['paid', 'due'],
  ['minimum', 'maximum'],
  ['original', 'outstanding', 'principal'],
  ['checking', 'saving'],
  ['available', 'pending'],
  ['home', 'work', 'billing', 'shipping'],
  ['arrival', 'departure'],
  ['since', 'until'],
].map(group => group.map(stem));

function only(words: readonly string[], one: Concept, other: Concept): boolean {
  return hasConcept(words, one) && !hasConcept(words, other);
}

function contradict(field: readonly string[], label: readonly string[]): boolean {
  const opposite = OPPOSITES.some(group => {
    const ofField = group.filter(word => field.includes(word));
    const ofLabel = group.filter(word => label.includes(word));
    return ofField.length > 0 && ofLabel.length > 0 && !ofField.some(word => ofLabel.includes(word));
  });
  if (opposite) return true;
  return (
    (only(field, 'expiry', 'start') && only(label, 'start', 'expiry')) ||
    (only(field, 'start', 'expiry') && only(label, 'expiry', 'start'))
  );
}

/** How much two tokens mean the same, 0 to 1. */
function sameness(a: string, b: string): number {
  if (a === b) return 1;
  const concepts = conceptsOf(b);
  if (conceptsOf(a).some(concept => concepts.includes(concept))) return 0.85;
  if (a.length > 4 && b.length > 4 && (a.startsWith(b) || b.startsWith(a))) return 0.8;
  if (a.length > 5 && b.length > 5 && differByOneLetterAtMost(a, b)) return 0.75;
  return 0;
}

/** Words that stand in many labels say little about which one it is. */
function weight(token: string): number {
  if (/^(detail|inform|info|summary|overview|profil|data)$/.test(token)) return 0.2;
  if (/^(number|dat|date|nam|name|type|valu|value|account|member|membership|membersh)$/.test(token)) return 0.55;
  return 1;
}

const best = (token: string, among: readonly string[]) =>
  among.reduce((most, other) => Math.max(most, sameness(token, other)), 0);

/** The weighted share of the tokens that something covers; 0 for no tokens. */
function coverage(of: readonly string[], covered: (token: string) => number): number {
  let sum = 0;
  let total = 0;
  for (const token of of) {
    sum += weight(token) * covered(token);
    total += weight(token);
  }
  return total === 0 ? 0 : sum / total;
}

/** How likely the label names the field, 0 to 1. */
export function labelSimilarity(field: FieldWording, { plain, words }: LabelWording): number {
  for (const hint of field.hints) {
    if (plain === hint) return 1;
    if (plain.endsWith(` ${hint}`) || plain.startsWith(`${hint} `)) return 0.9;
  }
  if (words.length === 0 || field.name.length === 0) return 0;
  if (contradict([...field.name, ...field.description], words)) return 0;
  if (field.plainName === plain) return 1;
  const ofName = coverage(field.name, token => best(token, words));
  const ofDescription = coverage(field.description, token => best(token, words));
  const ofLabel = coverage(words, token => Math.max(best(token, field.name), 0.8 * best(token, field.description)));
  return Math.min(1, 0.5 * Math.max(ofName, 0.8 * ofDescription) + 0.42 * ofLabel + 0.08 * ofDescription);
}

/** Whether each content word of the label is one of the field's own words or means the same as one. */
export function wordsCovered({ words }: LabelWording, field: FieldWording): boolean {
  const own = [...field.name, ...field.description];
  return words.every(word => best(word, own) > 0);
}
