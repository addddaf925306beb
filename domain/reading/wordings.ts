import type { Field } from '../inquiry/configuration.ts';
import { inFull } from './abbreviations.ts';
import { withoutDenied } from './denied-part.ts';
import { inAllWords } from './lexicon/lexicon.ts';
import { bare, isSpeltOut, meaningOf, type Word } from './meaning.ts';
import { withPeriodEnd } from './period-ends.ts';
import { folded, normalise } from './text.ts';
import { meaningOfName, withWholeName } from './whole-name.ts';

/** What of a field is compared with labels, made once for many of them. */
export type FieldWording = {
  name: readonly Word[];
  description: readonly Word[];
  plainName: string;
  /** Without the marks of letters, and without what parts words. */
  joinedName: string;
  /** The same without small words that only join others. */
  leanName: string;
  plainDescription: string;
  /** Labels that the description gives in quotes, such as `shown as "Runs out"`. */
  hints: readonly string[];
  /** One of its words is none that all pages have. */
  hasUnknown?: boolean;
  /** The same where words count that only single kinds of papers have; null where these say no more of it. */
  inAllWords?: () => FieldWording | null;
};

const spaced = (name: string) => name.replace(/[_-]+/g, ' ');
const joined = (text: string) => bare(text).replaceAll(' ', '');

/**
 * Small words that programs leave out of names: "adresse_fourniture" for "Adresse de fourniture". None that means "from" or "until"
 * anywhere, as Romanian "de la", Italian "da" and Danish "til" do.
 */
const SMALL_WORDS =
  /(?<=\p{L} )(?:de|du|des|d|de l|le|les|l|el|los|las|del|di|della|dello|dell|dos|das|of|of the|the|van|van de|van het|het|av|af|for|für|för) (?=\p{L})/gu;
const lean = (text: string) => bare(text).replace(/['’]/g, ' ').replace(SMALL_WORDS, '').replaceAll(' ', '');

/** What is made once, when somebody asks for it. */
function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const isUnknown = ({ concepts }: Word) => concepts.length === 0;

/** Whether two readings of a text have the same words, which mean the same. */
const areSame = (some: readonly Word[], others: readonly Word[]): boolean =>
  some.length === others.length &&
  some.every(({ text, concepts }, at) => {
    const other = others[at];
    return text === other?.text && concepts.length === other.concepts.length;
  });

/** Of each field: a page or a guide is compared with a few fields thousands of times. */
const worded = new WeakMap<Field, FieldWording>();

/** What of a field is compared with labels. */
export function wordingOf(field: Field): FieldWording {
  const known = worded.get(field);
  if (known) return known;
  const plain = newWordingOf(field);
  const wide = once(() => {
    const { name, description, ...rest } = inAllWords(() => newWordingOf(field));
    const isSame = areSame(name, plain.name) && areSame(description, plain.description);
    return isSame ? null : { name, description, ...rest };
  });
  const hasUnknown = plain.name.some(isUnknown) || plain.description.some(isUnknown);
  const wording = { ...plain, hasUnknown, inAllWords: wide };
  worded.set(field, wording);
  return wording;
}

function newWordingOf(field: Field): FieldWording {
  const quoted = normalise(field.description).matchAll(/["“']([^"”']{2,40})["”']/g);
  const description = meaningOf(withoutDenied(field.description));
  return {
    name: isSpeltOut(field.name, field.description) ? description : meaningOfName(inFull(spaced(field.name))),
    description,
    plainName: folded(spaced(field.name)),
    joinedName: joined(field.name),
    leanName: lean(spaced(field.name)),
    plainDescription: folded(field.description),
    hints: [...quoted].map(match => (match[1] ?? '').toLowerCase()),
  };
}

/** What of a label is compared with fields, made once for all of them. */
export type LabelWording = {
  plain: string;
  joined: string;
  lean: string;
  words: readonly Word[];
  /** One of its words is none that all pages have. */
  hasUnknown?: boolean;
  /** The same where words count that only single kinds of papers have; null where these say no more of it. */
  inAllWords?: () => LabelWording | null;
};

/** The day for which a value is told, behind what it is: "Total value 2026-11-17", "Saldo per 01.03.2027". */
const AS_OF_DAY = /(?<=\p{L}{3}.*)[\s,(]+(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})\)?$/u;
const LONGEST_WITH_DAY = 70;

/** The number of a box before what stands in it, as registrations of vehicles and licences have them: "C.2.1 Owner", "(P.3) Fuel", "4a) Date of issue". */
const BOX =
  /^(?:\(\p{Lu}(?:\.\d){0,3}\)|\p{Lu}(?:\.\d){1,3}|\p{Lu}(?=\s\p{Lu}\p{Ll})|\d{1,2}[a-z]?[.)])\s(?=\p{L}{3})/u;

/** What is longer is hardly a label. */
const LONGEST_LABEL = 80;

/** So many labels has a long page; what is kept of more begins anew. */
const MOST_LABELS = 5000;
const labelsWorded = new Map<string, LabelWording>();

/** What of a label is compared with fields: tables have the same labels in each of their rows, and pages of a site on each. */
export function labelWordingOf(label: string): LabelWording {
  const known = labelsWorded.get(label);
  if (known) return known;
  const wording = wordingOfLabel(label);
  if (labelsWorded.size >= MOST_LABELS) labelsWorded.clear();
  if (label.length <= LONGEST_LABEL) labelsWorded.set(label, wording);
  return wording;
}

function wordingOfLabel(label: string): LabelWording {
  const plain = newLabelWordingOf(label);
  if (label.length > LONGEST_LABEL) return plain;
  const wide = once(() => {
    const more = inAllWords(() => newLabelWordingOf(label));
    return areSame(more.words, plain.words) ? null : more;
  });
  return { ...plain, hasUnknown: plain.words.some(isUnknown), inAllWords: wide };
}

function newLabelWordingOf(label: string): LabelWording {
  const undated = label.length <= LONGEST_WITH_DAY ? label.replace(AS_OF_DAY, '').replace(BOX, '') : label;
  const plain = folded(undated);
  return {
    plain,
    joined: joined(undated),
    lean: lean(undated),
    words: withPeriodEnd(withWholeName(meaningOf(undated)), plain),
  };
}
