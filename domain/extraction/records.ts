import { heldPhrases } from '../provenance/leading-phrases.ts';
import type { Concept } from '../reading/lexicon/concepts.ts';
import { meaningOf, names } from '../reading/meaning.ts';
import type { TextRun } from '../reading/page-snapshot.ts';
import { folded } from '../reading/text.ts';
import { valueType } from '../reading/value-types.ts';
import type { Candidate, CandidateSource } from './candidates/candidate.ts';
import { isPersonsName } from './candidates/persons-name.ts';
import type { Page } from './page.ts';
import { pathOf, type Region, type RegionStep } from './regions.ts';
import { hasLabel } from './scoring.ts';
import { type AskedWords, isNamed } from './told.ts';

/** A part of a page that may be a record: one of several things of a kind, such as the members of a household. */
type Part = { parent: number | null; heading: string | null; values: Map<string, string>; names: string[] };

/** Pairs that are less likely say nothing of how a part is built. */
const LEAST_PLAUSIBILITY = 0.6;
const MOST_SIBLINGS = 100;
const LONGEST_MARK = 40;
const LONGEST_LABEL = 70;
/** Their label stands in the line of the value. */
const WITHIN_LINE: readonly CandidateSource[] = [
  'label',
  'colon',
  'alternating',
  'inline',
  'count',
  'verb and date',
  'line',
];
/** A record that the page itself marks as that of whoever looks at it. */
const SELF =
  'you|(you)|yourself|myself|me|primary member|main member|primary account|your profile|sie|(sie)|ich|hauptmitglied|versicherungsnehmer|vous|(vous)|moi|tú|usted|yo|(tú)|você|eu|(você)|io|tu|(tu)|jij|uzelf|ik|ty|ja|du|jag|jeg|sinä|siz|sen|ben|вы|(вы)|я|ви|εσείς|εσύ|あなた|ご本人|本人|您|本人|我|본인|나|أنت|אתה|आप|bạn|คุณ|anda';
const isSelf = heldPhrases(SELF);
/** A label with one of these says whose record it is, or which. */
const NAMING: readonly Concept[] = ['name', 'person', 'holder', 'member', 'customer', 'insured', 'number', 'email'];

/** What has a number of its own is called by it: "S-2026-0417". */
const isNumbered = (value: string) => valueType(value) === 'id' && /\d{3}/.test(value);

const saysWhose = (label: string) => {
  const meaning = meaningOf(label);
  return NAMING.some(concept => names(meaning, concept));
};

/** Both are built alike, and say different things: each is a record of its own. */
function areAlike(a: Part, b: Part): boolean {
  const shared = [...a.values.keys()].filter(label => b.values.has(label));
  const differ = shared.some(label => a.values.get(label) !== b.values.get(label));
  // What says one thing only leaves open no more than that, which its label elsewhere tells.
  const isMost = shared.length >= 2 || (a.values.size === 1 && b.values.size === 1);
  return differ && shared.length > 0 && isMost;
}

/** What is headed by the names of two people is of one each, however differently it is built: a child and who pays for it. */
const areOfPeople = (a: Part, b: Part) =>
  a.heading !== null &&
  b.heading !== null &&
  folded(a.heading) !== folded(b.heading) &&
  [a.heading, b.heading].every(heading => heading.includes(' ') && isPersonsName(heading));

const withoutColon = (text: string) => folded(text).replace(/\s*[:：]$/, '');

/**
 * Says whether a label stands within a part as its value does: what stands beside a part, or below a caption of another,
 * is no line of a record. A label that stands in its value's own line is where that is.
 */
function labelsByRegion({ lines, regionOf }: Page): (candidate: Candidate, number: number) => boolean {
  const labels = new Map<number, Set<string>>();
  const add = (text: string, run: TextRun | undefined) => {
    for (const { number } of pathOf(regionOf(run))) labels.set(number, (labels.get(number) ?? new Set()).add(text));
  };
  for (const { text, parts } of lines) {
    if (text.length > LONGEST_LABEL) continue;
    add(withoutColon(text), parts[0]);
    for (const run of parts) add(withoutColon(run.text), run);
  }
  return ({ label, source }, number) =>
    WITHIN_LINE.includes(source) || (labels.get(number)?.has(withoutColon(label)) ?? false);
}

/** The records of a page, and whether what is asked tells which of them is meant. */
export function recordsOf(page: Page): (path: readonly RegionStep[], asked: AskedWords) => boolean {
  const { candidates, runs, regionOf, isStatement } = page;
  const isLabelIn = labelsByRegion(page);
  const parts = new Map<number, Part>();
  const partOf = (step: RegionStep, parent: number | null): Part => {
    const known = parts.get(step.number);
    if (known) return known;
    const { heading } = step;
    const part = { parent, heading, values: new Map<string, string>(), names: heading === null ? [] : [heading] };
    parts.set(step.number, part);
    return part;
  };
  const each = (region: Region | null, use: (part: Part, number: number) => void) => {
    const path = pathOf(region);
    for (const [index, step] of path.entries()) use(partOf(step, path[index - 1]?.number ?? null), step.number);
  };
  const whose = new Map<string, boolean>();
  for (const candidate of candidates) {
    const { label, value, plausibility, region, source, implies } = candidate;
    if (plausibility < LEAST_PLAUSIBILITY || source === 'prose' || source === 'row and column' || implies) continue;
    if (!hasLabel(candidate) || !isStatement(candidate)) continue;
    const isNaming = whose.get(label) ?? saysWhose(label);
    whose.set(label, isNaming);
    each(region ?? null, (part, number) => {
      if (source !== 'column' && !isLabelIn(candidate, number)) return;
      if (!part.values.has(folded(label))) part.values.set(folded(label), folded(value));
      if (isNaming || isNumbered(value)) part.names.push(value);
    });
  }
  const marked = new Set<number>();
  for (const run of runs)
    if (run.text.length <= LONGEST_MARK && isSelf(run.text))
      for (const { number } of pathOf(regionOf(run))) marked.add(number);
  const siblings = new Map<number | null, number[]>();
  for (const [number, { parent }] of parts) {
    const known = siblings.get(parent);
    if (known) known.push(number);
    else siblings.set(parent, [number]);
  }

  function others(number: number): number[] {
    const part = parts.get(number);
    if (!part) return [];
    return (siblings.get(part.parent) ?? []).slice(0, MOST_SIBLINGS).filter(other => {
      const sibling = parts.get(other);
      return other !== number && sibling !== undefined && areAlike(part, sibling);
    });
  }

  /** Whether what is asked names the person of a part beside this one, and not this one's. */
  function isOfSomebodyElse(number: number, asked: AskedWords): boolean {
    const part = parts.get(number);
    return (siblings.get(part?.parent ?? null) ?? []).slice(0, MOST_SIBLINGS).some(other => {
      const sibling = parts.get(other);
      if (!part || !sibling || !areOfPeople(part, sibling)) return false;
      return isNamed([sibling.heading ?? ''], [[part.heading ?? '']], asked);
    });
  }

  /** Whether a value at this place is of one record among several, and nothing tells that this one is meant. */
  return (path, asked) =>
    path.some(({ number }) => {
      if (isOfSomebodyElse(number, asked)) return true;
      const alike = others(number);
      if (alike.length === 0) return false;
      const namesOf = (one: number) => parts.get(one)?.names ?? [];
      const isMarked = marked.has(number) && !alike.some(other => marked.has(other));
      return !isMarked && !isNamed(namesOf(number), alike.map(namesOf), asked);
    });
}
