import type { Candidate } from '../extraction/candidates/candidate.ts';
import { pathOf, type Region, type RegionStep } from '../extraction/regions.ts';
import type { TextRun } from '../reading/page-snapshot.ts';
import { folded, normalise } from '../reading/text.ts';
import { belowExample } from './below-example.ts';
import { callsToTake } from './calls-to-take.ts';
import { isCheckout } from './checkout.ts';
import { standsOut } from './contrast.ts';
import { heldPhrases, leadingPhrases, wholePhrases } from './leading-phrases.ts';
import { countsNothing, isEntryBefore } from './menu-rows.ts';
import { passedOn } from './passed-on.ts';
import {
  ASSISTANTS,
  CALCULATOR_ENDS,
  CALCULATORS,
  FICTITIOUS,
  PHRASES,
  SPECIMENS,
  USER_CONTENT_ALONE,
} from './phrases.ts';
import { saysWhoWrote } from './said-by.ts';
import { shownAsExample } from './shown-as-example.ts';
import { takesPaperBack } from './takes-back.ts';

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
/** What a call to take something up speaks of: all that stands in the same one of these. */
const OFFERED = /^(card|item|article|dialog)$/;
/** What such a line shows stands behind it. */
const SHOWS = /[:：]\s*$/;
/** What leads back to the page before ("‹ Contract 7711") opens no quotation. */
const OPENING_QUOTE = /^\s*(?:["“„«「『‘]|‹(?!\s))/;

const BY_REGION: Partial<Record<RegionStep['kind'], Provenance>> = {
  quotation: 'quotation',
  aside: 'aside',
  // The foot of a page speaks of the house: its numbers, its address.
  footer: 'aside',
  figure: 'example',
  editable: 'editable',
  remark: 'user_content',
  promotion: 'advert',
};

const LEADS = (['advert', 'example', 'user_content', 'help'] as const).map(
  kind => [kind, leadingPhrases(PHRASES[kind])] as const,
);
const namesExample = heldPhrases(PHRASES.example);
const isUserContentAlone = wholePhrases(USER_CONTENT_ALONE);
const isSpecimenWord = wholePhrases(SPECIMENS);
const isExampleWord = wholePhrases(PHRASES.example);
const saysFictitious = heldPhrases(FICTITIOUS);
const saysCalculator = heldPhrases(CALCULATORS);
const namesAssistant = heldPhrases(ASSISTANTS);
const beginsWithCalculator = leadingPhrases(CALCULATORS);
/** A sentence about a calculator, no link to one. */
const LEAST_WORDS_OF_A_NOTICE = 4;

/** "Prestige (exemple)": what calls one of its values so shows nobody's. */
function bracketsExample(text: string): boolean {
  const [, bracketed = ''] = /[([（［]([^)\]）］]{1,30})[)\]）］]\s*$/u.exec(text) ?? [];
  return bracketed !== '' && isExampleWord(bracketed);
}

/** "Kreditrechner" as a title, or "Symulacja nie jest ofertą." */
function isOfCalculator({ tag, text }: TextRun): boolean {
  if (/^h[12]$/.test(tag) && text.length <= LONGEST_LEAD) return saysCalculator(text) || CALCULATOR_ENDS.test(text);
  const isNotice = text.length <= LONGEST_NOTICE && tag !== 'a' && tag !== 'button';
  return isNotice && text.trim().split(/\s+/).length >= LEAST_WORDS_OF_A_NOTICE && beginsWithCalculator(text);
}

function kindOfLead(text: string): Provenance | null {
  if (saysWhoWrote(text)) return 'user_content';
  if (text.length > LONGEST_LEAD) return null;
  // "Ollie, virtual assistant": they have names.
  if (namesAssistant(text) || isUserContentAlone(text.replace(/\p{Nd}+/gu, ' '))) return 'user_content';
  return LEADS.find(([, leads]) => leads(text))?.[0] ?? null;
}

/** "Sample University": of one word, it may be a name or a plan. */
const isExampleItself = (value: string) =>
  value.length <= LONGEST_LEAD && /\s/.test(value) && kindOfLead(value) === 'example';

/** A paper that is called an example of its kind, in languages that make one word of it: "Musterrechnung", "Voorbeeldrekening". */
const IS_EXAMPLE_OF_PAPER =
  /(?<!\p{L})(?:muster|beispiel|voorbeeld|exempel|eksempel|esimerkki|malli|minta)-?(?:rechnung|vertrag|schreiben|brief|bescheid|ausweis|police|zeugnis|bescheinigung|abrechnung|dokument|formular|rekening|nota|factuur|polis|contract|loonstrook|faktura|räkning|avtal|intyg|kvitto|regning|kontrakt|lasku|sopimus|todistus|számla|szerződés|igazolás|okirat)(?!\p{L})/iu;
const namesExampleOfPaper = ({ tag, text }: TextRun) =>
  (tag === '' || /^h[12]$/.test(tag)) && text.length <= LONGEST_LEAD && IS_EXAMPLE_OF_PAPER.test(text);

function isFaint({ fontSize, color, ground }: TextRun): boolean {
  const opacity = /^rgba\([^)]*,\s*([\d.]+)\)$/.exec(color)?.[1];
  if (ground != null && !standsOut(color, ground)) return true;
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

/** Whether a text says of itself that it is a specimen, made up, or what somebody worked out. */
export const isMarkedSpecimen = (runs: readonly TextRun[]): boolean =>
  runs.some(
    run =>
      (run.text.length <= LONGEST_LEAD && (isSpecimenWord(run.text) || bracketsExample(run.text))) ||
      (run.text.length <= LONGEST_NOTICE && (saysFictitious(run.text) || takesPaperBack(run.text))) ||
      namesExampleOfPaper(run) ||
      isOfCalculator(run),
  );

/**
 * Says of each candidate of a text whether it is a statement of the site (null), and else what it is. A label that
 * speaks of user content or an advert tells nothing when the field itself asks for that (`own`).
 */
export function provenances(
  runs: readonly TextRun[],
  regionOf: (run: TextRun | undefined) => Region | null,
): (candidate: Candidate, valueRuns: readonly TextRun[], own: string) => Provenance | null {
  const isSpecimen = isMarkedSpecimen(runs);
  const isBought = isCheckout(runs);
  const ofOthers = passedOn(runs);
  const examplesShown = new Set([...belowExample(runs), ...shownAsExample(runs)]);
  const kinds = new Map<string, Provenance | null>();
  const kindOf = (lead: string): Provenance | null => {
    const known = kinds.get(lead);
    if (known !== undefined) return known;
    const kind = lead === '' ? null : kindOfLead(lead);
    kinds.set(lead, kind);
    return kind;
  };
  const isShownAsExample = (run: TextRun | undefined) =>
    run !== undefined && run.text.length <= LONGEST_NOTICE && SHOWS.test(run.text) && namesExample(run.text);
  const firstLines = new Map<number, { text: string; block: number }>();
  const examples = new Set<number>();
  const offered = new Set<number>();
  const before = new Map<TextRun, TextRun | undefined>();
  let previous: TextRun | undefined;
  for (const run of runs) {
    before.set(run, previous);
    previous = run;
    if (callsToTake(run.text)) {
      const box = pathOf(regionOf(run)).findLast(({ kind }) => OFFERED.test(kind));
      if (box) offered.add(box.number);
    }
    for (let at = regionOf(run); at; at = at.parent) {
      const line = firstLines.get(at.number);
      if (!line && isShownAsExample(before.get(run))) examples.add(at.number);
      if (line && (line.block !== run.block || line.text.length > LONGEST_LEAD)) break;
      firstLines.set(at.number, { text: line ? `${line.text} ${run.text}` : run.text, block: run.block });
    }
  }

  return (candidate, valueRuns, own) => {
    if (isSpecimen || valueRuns.some(run => examplesShown.has(run))) return 'example';
    if (valueRuns.some(run => ofOthers.has(run))) return 'quotation';
    if (isBought) return 'advert';
    const path = pathOf(candidate.region ?? null);
    for (const { kind, number } of path) {
      if (BY_REGION[kind]) return BY_REGION[kind];
      if (examples.has(number)) return 'example';
      if (offered.has(number)) return 'advert';
    }
    if (isExampleItself(candidate.value)) return 'example';
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
        .map(({ number }) => firstLines.get(number)?.text ?? ''),
      candidate.label,
      isNear && !isEntryBefore(preceding, first, runs) ? preceding.text : '',
    ];
    for (const lead of leads) {
      const kind = kindOf(lead);
      if (kind && !countsNothing(lead) && !own.includes(folded(lead))) return kind;
    }
    return null;
  };
}
