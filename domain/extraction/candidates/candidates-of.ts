import type { FieldType } from '../../reading/field-types.ts';
import type { LabelledValue, PageRegion, TextRun } from '../../reading/page-snapshot.ts';
import { folded, isPartOf } from '../../reading/text.ts';
import { looksLikeLabel } from '../../reading/value-types.ts';
import { holdsValue } from '../cut.ts';
import type { Region } from '../regions.ts';
import type { Segment } from '../segments.ts';
import { joinAddresses } from './address-lines.ts';
import { setAddresseesBack } from './addressees.ts';
import { addressCandidates } from './addresses.ts';
import { badgedTitleCandidates } from './badged-title.ts';
import type { Candidate } from './candidate.ts';
import { cardCandidates } from './card.ts';
import { setOtherTimesBack } from './columns-by-time.ts';
import { withoutContacts } from './contacts.ts';
import { countCandidates } from './count.ts';
import { emphasisCandidates } from './emphasis.ts';
import { firstNameGreetedCandidates } from './first-name-greeted.ts';
import { firstNameInBarCandidates } from './first-name-in-bar.ts';
import { goesOnBelow } from './goes-on-below.ts';
import { greetedAlone, headingAlone } from './greeted-alone.ts';
import { greetedInFull } from './greeted-in-full.ts';
import { greetedBelowCandidates, greetingCandidates } from './greeting.ts';
import { heavyRowCandidates } from './heavy-row.ts';
import { addressedBelowCandidates, honorificCandidates } from './honorific.ts';
import { indentedCandidates } from './indented.ts';
import { inlineCandidates } from './inline.ts';
import { itemCandidates } from './item.ts';
import { joinedPairs } from './joined-pairs.ts';
import { knownPersonCandidates } from './known-person.ts';
import { BY_LAYOUT, CLEARLY_PAIRED, labelsOfOthers, termsOfOthers } from './labels-of-others.ts';
import { layoutCandidates, layoutSegments } from './layout.ts';
import { LETTERHEAD } from './letterhead.ts';
import { lineCandidates } from './line.ts';
import { makerOfPaper } from './maker-of-paper.ts';
import { markedCurrentCandidates } from './marked-current.ts';
import { markupCandidates } from './markup.ts';
import { memberCardCandidates } from './member-card.ts';
import { isPartOfMenu } from './menus.ts';
import { onlyNumberCandidates } from './only-number.ts';
import { onlyPeriodCandidates } from './only-period.ts';
import { namesOrganisation } from './organisation.ts';
import { originCandidates } from './origin-candidates.ts';
import { partyCandidates } from './parties.ts';
import { personOfPaper } from './person-of-paper.ts';
import { pricedThingCandidates } from './priced-thing.ts';
import { roleCandidates } from './role.ts';
import { saidOfDayCandidates } from './said-of-day.ts';
import { sentenceCandidates } from './sentence-candidates.ts';
import { isBesideSigner, signedAsCandidates } from './signed-as.ts';
import { signedInCandidates } from './signed-in.ts';
import { SITE_NAME } from './site-name.ts';
import { stackedCellCandidates } from './stacked-cell.ts';
import { headingCandidates, onlyOneCandidates, selfLabelledCandidates } from './standing-alone.ts';
import { statesOfThings } from './state-of-thing.ts';
import { sumRowCandidates } from './sum-rows.ts';
import { tableCandidates } from './table.ts';
import { titleCandidates } from './title.ts';
import { unlinkedLabelCandidates } from './unlinked-label.ts';
import { untilAroundCandidates } from './until-around.ts';

/** Text with places, of a screenshot or of one page of a document. */
export type PositionedText = {
  runs: readonly TextRun[];
  pairs: readonly LabelledValue[];
  regions?: readonly PageRegion[] | undefined;
};

/** In characters: no label and value stand in a longer piece of text, and patterns on it would take long. */
const LONGEST_LINE = 1000;
/** Among more runs than this a value has no place of its own. */
const MOST_RUNS_OF_VALUE = 60;

/** The values that have a label of their own, by the runs in which they stand. @param brand what the site calls itself: no label */
function labelledValues(candidates: readonly Candidate[], brand: string): Map<TextRun, Set<string>> {
  const labelled = new Map<TextRun, Set<string>>();
  for (const { source, plausibility, label, value, runs, titled } of candidates) {
    if (source === 'bare status' || titled || plausibility < CLEARLY_PAIRED) continue;
    if (BY_LAYOUT.includes(source) && folded(label) !== brand && isPartOf(folded(label), brand)) continue;
    for (const run of runs.slice(0, MOST_RUNS_OF_VALUE)) {
      if (run.tag !== 'h1') labelled.set(run, (labelled.get(run) ?? new Set()).add(value));
    }
  }
  return labelled;
}

const isMaker = (label: string) => label === LETTERHEAD || label === SITE_NAME;

const FIGURES: readonly FieldType[] = ['date', 'money'];

/** Whether what stands as a label has a value of its own, of the same form: "from 12 March 2026" beside "to 11 March 2027". */
function hasOwnValue({ label, value, source }: Candidate): boolean {
  if (!BY_LAYOUT.includes(source) || !/\p{Nd}/u.test(label)) return false;
  return FIGURES.some(form => holdsValue(form, value) && holdsValue(form, label));
}

/** Everything in the text that may be a label and its value. */
export function candidatesOf(
  text: PositionedText,
  all: readonly Segment[],
  regionOf: (run: TextRun | undefined) => Region | null,
): Candidate[] {
  const lines = all.filter(segment => segment.text.length <= LONGEST_LINE);
  const placed = layoutSegments(all);
  const signed = signedAsCandidates(all);
  const isOfNextSigner = isBesideSigner(signed);
  const told = [
    ...markupCandidates(text.pairs, text.runs),
    ...unlinkedLabelCandidates(text.runs),
    ...tableCandidates(all),
    ...stackedCellCandidates(all),
    ...heavyRowCandidates(all),
    ...lines.flatMap(segment => [
      ...inlineCandidates(segment),
      ...countCandidates(segment),
      ...lineCandidates(segment),
      ...untilAroundCandidates(segment),
      ...pricedThingCandidates(segment),
      ...emphasisCandidates(segment),
      ...greetingCandidates(segment),
      ...honorificCandidates(segment),
      ...selfLabelledCandidates(segment),
    ]),
    ...sentenceCandidates(all),
    ...layoutCandidates(placed, regionOf),
    ...sumRowCandidates(placed),
    ...greetedBelowCandidates(all),
    ...addressedBelowCandidates(all),
    ...headingCandidates(all),
    ...originCandidates(all),
    ...addressCandidates(all),
    ...indentedCandidates(all),
    ...partyCandidates(all),
    ...signed,
    ...roleCandidates(placed, regionOf),
    ...markedCurrentCandidates(all, regionOf),
    ...signedInCandidates(all),
    ...firstNameInBarCandidates(all),
    ...firstNameGreetedCandidates(all),
    ...knownPersonCandidates(all),
    ...onlyOneCandidates(all),
    ...onlyPeriodCandidates(all),
    ...memberCardCandidates(all, regionOf),
    ...badgedTitleCandidates(all),
    ...cardCandidates(placed),
    ...itemCandidates(placed, text.runs, regionOf),
  ];
  const candidates = withoutContacts(told, all);
  setAddresseesBack(candidates);
  setOtherTimesBack(candidates);
  joinAddresses(candidates, all);
  candidates.push(
    ...onlyNumberCandidates(all, candidates),
    ...joinedPairs(candidates),
    ...greetedAlone(candidates, all),
    ...personOfPaper(candidates, all),
    ...makerOfPaper(candidates, all),
    ...headingAlone(candidates, all),
    ...greetedInFull(candidates, all),
    ...statesOfThings(candidates),
    ...saidOfDayCandidates(all, candidates, regionOf),
  );
  for (const candidate of candidates) candidate.region = regionOf(candidate.runs[0]);
  for (const title of titleCandidates(all, candidates, regionOf))
    candidates.push({ ...title, region: regionOf(title.runs[0]) });
  const labelled = labelledValues(candidates, folded(all[0]?.text ?? ''));
  // A status that stands beside its own label is the status of what that label names, and no badge.
  const isBadge = ({ runs, value }: Candidate) => !runs.some(run => labelled.get(run)?.has(value));
  const isLabelOfAnother = labelsOfOthers(candidates);
  const isOfAnotherTerm = termsOfOthers(candidates);
  const makers = new Set(
    candidates
      .filter(({ label, value }) => isMaker(label) && namesOrganisation(value) && !looksLikeLabel(value))
      .map(({ value }) => folded(value)),
  );
  // What somebody is called is no label of what stands beside it.
  const isNameOfMaker = ({ label }: Candidate) => makers.has(folded(label));
  const isFirstOfColumn = goesOnBelow(all);
  for (const candidate of candidates) if (isFirstOfColumn(candidate)) candidate.unsure = true;
  return candidates.filter(
    candidate =>
      !isNameOfMaker(candidate) &&
      !isLabelOfAnother(candidate) &&
      !isOfAnotherTerm(candidate) &&
      !isOfNextSigner(candidate) &&
      !hasOwnValue(candidate) &&
      !isPartOfMenu(candidate) &&
      (candidate.source !== 'bare status' || isBadge(candidate)),
  );
}
