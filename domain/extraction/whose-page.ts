import type { Concept } from '../reading/lexicon/concepts.ts';
import { meaningOf } from '../reading/meaning.ts';
import type { TextRun } from '../reading/page-snapshot.ts';
import { saysViewer } from './asks-for-viewer.ts';
import type { Candidate } from './candidates/candidate.ts';
import { isAddressed } from './candidates/honorific.ts';
import { mayBeOnePerson, wordsOfName } from './candidates/one-person.ts';
import { isPersonsName } from './candidates/persons-name.ts';
import { saysWhose } from './candidates/says-whose.ts';
import type { Page } from './page.ts';
import { pathOf } from './regions.ts';
import { hasLabel } from './scoring.ts';

/** Pairs that are less likely say nothing of whose page it is. */
const LEAST_PLAUSIBILITY = 0.6;
/** What a part of a page tells of a person and of nothing else. */
const OF_PERSONS: readonly Concept[] = [
  'birth',
  'email',
  'phone',
  'nationalId',
  'gender',
  'student',
  'employee',
  'patient',
];
/** How people are called in scripts without capitals (with them any title may look like a name), where no word of it but a single letter means anything else. */
const EASTERN_NAME = /^[\p{sc=Han}\p{sc=Hangul}]{2,4}$/u;

const isCalledLikePerson = (heading: string) =>
  EASTERN_NAME.test(heading) &&
  meaningOf(heading).every(({ text, concepts }) => concepts.length === 0 || text.length === 1);

const tellsOfPerson = (label: string) =>
  meaningOf(label).some(({ concepts }) => concepts.some(concept => OF_PERSONS.includes(concept)));

/** Whose profile a page shows: the headings of parts that are called like a person and tell of one. */
const profilesIn = (statements: readonly Candidate[]) =>
  statements
    .filter(one => hasLabel(one) && tellsOfPerson(one.label))
    .flatMap(({ region }) => pathOf(region ?? null).flatMap(({ heading }) => heading ?? []))
    .filter(isCalledLikePerson);

/** The letters that stand for somebody's picture. */
const initialsOf = (name: string) => (name.match(/(?<![\p{L}\p{M}'’-])\p{Lu}/gu) ?? []).join('');

/** Whose profile a page shows beside the letters that stand for a picture; the bar's own stand for whoever looks. */
function picturedIn(statements: readonly Candidate[], runs: readonly TextRun[]): string[] {
  const letters = new Set(runs.map(({ text }) => text.trim()).filter(text => /^\p{Lu}{2,3}$/u.test(text)));
  return statements
    .filter(one => one.source === 'heading' || (one.source === 'greeting' && one.unsure !== true))
    .map(({ value }) => value)
    .filter(name => isPersonsName(name) && letters.has(initialsOf(name)));
}

/** What leads to whom somebody else acts for: "Vorgänge für: …", "Acting on behalf of: …". */
const ACTED_FOR =
  /(?<![\p{L}\p{M}])(?:for|on behalf of|für|im namen von|in vertretung von|pour|au nom de|para|en nombre de|em nome de|per|a nome di|per conto di|voor|namens|för|i namn av|på vegne af|på vegne av|puolesta|dla|w imieniu|pro|jménem|pre|v mene|для|от имени|від імені|за|от името на|για|εκ μέρους|pentru|în numele|részére|nevében|adına|için)\s*[:：]\s*(?<name>\p{Lu}[\p{L}\p{M}'’.-]+(?: \p{Lu}[\p{L}\p{M}'’.-]+){1,3})/giu;

/** The people for whom whoever looks at a page acts, as it says of itself in a bar or a line. */
const actedFor = (runs: readonly TextRun[]) =>
  runs
    .filter(({ text }) => /[:：]/.test(text))
    .flatMap(({ text }) => [...text.matchAll(ACTED_FOR)].flatMap(({ groups }) => groups?.name ?? []))
    .filter(name => /^\p{Lu}/u.test(name) && isPersonsName(name));

/** How a page tells that it is of another than who looks: by the picture over it, or by a label; null where nothing does. */
function otherShown({ candidates, isStatement, runs }: Page): 'pictured' | 'told' | null {
  const said = candidates.filter(one => one.plausibility >= LEAST_PLAUSIBILITY && isStatement(one));
  const greeted = said.filter(one => one.source === 'greeting' && !isAddressed(one.value));
  if (greeted.length === 0) return null;
  const isNoneOf = (shown: readonly string[], viewers: readonly Candidate[]) => {
    const names = viewers.map(({ value }) => wordsOfName(value));
    return (
      names.length > 0 &&
      shown.length > 0 &&
      !shown.some(name => names.some(other => mayBeOnePerson(wordsOfName(name), other)))
    );
  };
  if (isNoneOf(picturedIn(said, runs), greeted.filter(saysViewer))) return 'pictured';
  const isSure = (one: Candidate) => one.unsure !== true;
  const labelled = said
    .filter(one => isSure(one) && hasLabel(one) && one.source !== 'prose')
    .filter(one => saysWhose(one.label) && isPersonsName(one.value))
    .map(({ value }) => value);
  const isTold =
    isNoneOf(labelled, greeted.filter(isSure)) ||
    isNoneOf(profilesIn(said), greeted) ||
    isNoneOf(actedFor(runs), greeted);
  return isTold ? 'told' : null;
}

/**
 * Whether a page greets one person and shows what is another's: whose the values are that stand there is then open. A
 * page that greets nobody, or names nobody else, tells nothing of the kind.
 */
export const isOfAnother = (page: Page): boolean => otherShown(page) !== null;

/** Tells of the values of a page whether it is open whose they are: all but the name of who looks, where the page is of another. */
export function openWhose(page: Page): (one: Candidate) => boolean {
  const other = otherShown(page);
  return one => (other === 'pictured' ? !saysViewer(one) : other === 'told' && one.source !== 'greeting');
}
