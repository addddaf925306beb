import { heldPhrases } from '../provenance/leading-phrases.ts';
import type { Concept } from '../reading/lexicon/concepts.ts';
import { meaningOf, names } from '../reading/meaning.ts';
import type { TextRun } from '../reading/page-snapshot.ts';
import { normalise } from '../reading/text.ts';
import type { Candidate } from './candidates/candidate.ts';
import { pathOf, type Region, type RegionStep } from './regions.ts';
import { type AskedWords, isNamed } from './told.ts';

/** A part of a page that may be a record: one of several things of a kind, such as the members of a household. */
type Part = { parent: number | null; values: Map<string, string>; names: string[] };

/** Pairs that are less likely say nothing of how a part is built. */
const LEAST_PLAUSIBILITY = 0.6;
const MOST_SIBLINGS = 100;
const LONGEST_MARK = 40;
/** A record that the page itself marks as that of whoever looks at it. */
const SELF =
  'you|(you)|yourself|myself|me|primary member|main member|primary account|your profile|sie|(sie)|ich|hauptmitglied|versicherungsnehmer|vous|(vous)|moi|tú|usted|yo|(tú)|você|eu|(você)|io|tu|(tu)|jij|uzelf|ik|ty|ja|du|jag|jeg|sinä|siz|sen|ben|вы|(вы)|я|ви|εσείς|εσύ|あなた|ご本人|本人|您|本人|我|본인|나|أنت|אתה|आप|bạn|คุณ|anda';
const isSelf = heldPhrases(SELF);
/** A label with one of these says whose record it is, or which. */
const NAMING: readonly Concept[] = ['name', 'person', 'holder', 'member', 'customer', 'insured', 'number', 'email'];

const saysWhose = (label: string) => {
  const meaning = meaningOf(label);
  return NAMING.some(concept => names(meaning, concept));
};

const plain = (text: string) => normalise(text).toLowerCase();

/** Both are built alike, and say different things: each is a record of its own. */
function areAlike(a: Part, b: Part): boolean {
  const shared = [...a.values.keys()].filter(label => b.values.has(label));
  const differ = shared.some(label => a.values.get(label) !== b.values.get(label));
  const isMost = shared.length >= 2 || 2 * shared.length > Math.min(a.values.size, b.values.size);
  return differ && shared.length > 0 && isMost;
}

/** The records of a page, and whether what is asked tells which of them is meant. */
export function recordsOf(
  candidates: readonly Candidate[],
  runs: readonly TextRun[],
  regionOf: (run: TextRun | undefined) => Region | null,
): (path: readonly RegionStep[], asked: AskedWords) => boolean {
  const parts = new Map<number, Part>();
  const partOf = (step: RegionStep, parent: number | null): Part => {
    const known = parts.get(step.number);
    if (known) return known;
    const part = { parent, values: new Map<string, string>(), names: step.heading === null ? [] : [step.heading] };
    parts.set(step.number, part);
    return part;
  };
  const each = (region: Region | null, use: (part: Part) => void) => {
    const path = pathOf(region);
    for (const [index, step] of path.entries()) use(partOf(step, path[index - 1]?.number ?? null));
  };
  const whose = new Map<string, boolean>();
  for (const { label, value, plausibility, region, source } of candidates) {
    if (plausibility < LEAST_PLAUSIBILITY || source === 'prose' || source === 'row and column') continue;
    const isNaming = whose.get(label) ?? saysWhose(label);
    whose.set(label, isNaming);
    each(region ?? null, part => {
      if (!part.values.has(plain(label))) part.values.set(plain(label), plain(value));
      if (isNaming) part.names.push(value);
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

  /** Whether a value at this place is of one record among several, and nothing tells that this one is meant. */
  return (path, asked) =>
    path.some(({ number }) => {
      const alike = others(number);
      if (alike.length === 0) return false;
      const namesOf = (one: number) => parts.get(one)?.names ?? [];
      const isMarked = marked.has(number) && !alike.some(other => marked.has(other));
      return !isMarked && !isNamed(namesOf(number), alike.map(namesOf), asked);
    });
}
