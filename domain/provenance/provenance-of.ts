import type { Candidate } from '../extraction/candidates/candidate.ts';
import { pathOf, type Region, type RegionStep } from '../extraction/regions.ts';
import type { TextRun } from '../reading/page-snapshot.ts';
import { folded, normalise } from '../reading/text.ts';
import { heldPhrases, leadingPhrases, wholePhrases } from './leading-phrases.ts';
import { FICTITIOUS, PHRASES, SPECIMENS } from './phrases.ts';

/**
 * Why what stands on a page is no statement of the site that may be relied on: somebody else says it, it is said of
 * something else, whoever looks may write it, or hardly anybody can see it.
 */
export const PROVENANCES = [
  'advert',
  'example',
  'quotation',
  'user_content',
  'help',
  'aside',
  'editable',
  'control',
  'faint',
] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** In CSS pixels. Nobody sets smaller what is to be read. */
const SMALLEST_LETTERS = 6;
const LEAST_OPACITY = 0.35;
/** A line that heads a part of a page is no longer. */
const LONGEST_LEAD = 60;
/** A sentence that speaks of the whole page is no longer. */
const LONGEST_NOTICE = 200;
/** What has a first line that speaks for all of it. */
const BOX = /^(card|item|article|section|dialog|row)$/;
const OPENING_QUOTE = /^\s*["“„«‹「『‘]/;

const BY_REGION: Partial<Record<RegionStep['kind'], Provenance>> = {
  quotation: 'quotation',
  aside: 'aside',
  figure: 'example',
  editable: 'editable',
};

const LEADS = (['advert', 'example', 'user_content', 'help'] as const).map(
  kind => [kind, leadingPhrases(PHRASES[kind])] as const,
);
const namesExample = heldPhrases(PHRASES.example);
const isSpecimenWord = wholePhrases(SPECIMENS);
const saysFictitious = heldPhrases(FICTITIOUS);

const kindOfLead = (text: string): Provenance | null =>
  text.length > LONGEST_LEAD ? null : (LEADS.find(([, leads]) => leads(text))?.[0] ?? null);

function isFaint({ fontSize, color }: TextRun): boolean {
  const opacity = /^rgba\([^)]*,\s*([\d.]+)\)$/.exec(color)?.[1];
  return fontSize < SMALLEST_LETTERS || (opacity !== undefined && Number(opacity) < LEAST_OPACITY);
}

function ofRuns(runs: readonly TextRun[], value: string): Provenance | null {
  if (runs.some(run => run.kind === 'input' && run.editable !== false)) return 'editable';
  if (runs.some(isFaint)) return 'faint';
  if (runs.some(run => run.tag === 'button' || run.tag === 'option')) return 'control';
  if (runs.some(run => run.tag === 'q' || run.tag === 'blockquote' || run.tag === 'cite')) return 'quotation';
  const [first] = runs;
  if (first && OPENING_QUOTE.test(first.text) && !OPENING_QUOTE.test(value)) return 'quotation';
  const around = runs.map(run => normalise(run.text)).join(' ');
  return around.length > value.length && namesExample(around.replace(normalise(value), ' ')) ? 'example' : null;
}

/**
 * Says of each candidate of a text whether it is a statement of the site (null), and else what it is. A label that
 * speaks of user content or an advert tells nothing when the field itself asks for that (`own`).
 */
export function provenances(
  runs: readonly TextRun[],
  regionOf: (run: TextRun | undefined) => Region | null,
): (candidate: Candidate, valueRuns: readonly TextRun[], own: string) => Provenance | null {
  const isSpecimen = runs.some(
    ({ text }) =>
      (text.length <= LONGEST_LEAD && isSpecimenWord(text)) || (text.length <= LONGEST_NOTICE && saysFictitious(text)),
  );
  const kinds = new Map<string, Provenance | null>();
  const kindOf = (lead: string): Provenance | null => {
    const known = kinds.get(lead);
    if (known !== undefined) return known;
    const kind = lead === '' ? null : kindOfLead(lead);
    kinds.set(lead, kind);
    return kind;
  };
  const firstLines = new Map<number, string>();
  const before = new Map<TextRun, TextRun | undefined>();
  let previous: TextRun | undefined;
  for (const run of runs) {
    before.set(run, previous);
    previous = run;
    for (let at = regionOf(run); at && !firstLines.has(at.number); at = at.parent) firstLines.set(at.number, run.text);
  }

  return (candidate, valueRuns, own) => {
    if (isSpecimen) return 'example';
    const path = pathOf(candidate.region ?? null);
    for (const { kind } of path) if (BY_REGION[kind]) return BY_REGION[kind];
    const byRuns = ofRuns(valueRuns, candidate.value);
    if (byRuns) return byRuns;
    const first = valueRuns[0];
    const preceding = first && before.get(first);
    const isNear = preceding && regionOf(preceding)?.number === regionOf(first)?.number;
    const leads = [
      ...path.map(({ heading }) => heading ?? ''),
      ...path
        .filter(({ kind }) => BOX.test(kind))
        .slice(-1)
        .map(({ number }) => firstLines.get(number) ?? ''),
      candidate.label,
      isNear ? preceding.text : '',
    ];
    for (const lead of leads) {
      const kind = kindOf(lead);
      if (kind && !own.includes(folded(lead))) return kind;
    }
    return null;
  };
}
