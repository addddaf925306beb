import { folded, normalise } from '../../reading/text.ts';
import { looksLikeLabel, valueType } from '../../reading/value-types.ts';
import { bottom, type Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { HIGHEST_OF_BAR } from './menus.ts';
import { namesOrganisation } from './organisation.ts';

/** What the name of a site stands for as a label. */
export const SITE_NAME = 'site';

/** The first texts of a page, among which its name stands. */
const MOST_OF_HEAD = 6;
const LONGEST_NAME = 50;
const LONGEST_FOOT = 220;
/** Of the height of a page, from where on its foot tells who runs it. */
const FOOT = 0.8;
const RIGHTS = /©|\(c\)|copyright/i;
const PICTURES = /^[\p{Extended_Pictographic}\p{S}\p{P}\s]+|[\p{Extended_Pictographic}\p{S}\s]+$/gu;
/** Signs that the name of a site is set apart by from what part of it this is. */
const PARTS = /\s*[|｜·•›»]+\s*|\s[-–—]\s/u;
/** Words, of which letters without capitals need no second one. */
const ARE_WORDS = /\p{L}{3}.*\p{L}|\p{Lo}{2}/u;

const mayBeCalled = (text: string) =>
  text.length <= LONGEST_NAME &&
  ARE_WORDS.test(text) &&
  !/[@:：!?？！]/u.test(text) &&
  /^(?:text|name)$/.test(valueType(text)) &&
  !(looksLikeLabel(text) && !namesOrganisation(text));

/** What a text of the head may call the site: its first part, without the pictures before it. */
const calledIn = ({ text, parts: [first] }: Segment): string[] =>
  [text.split(PARTS, 1)[0] ?? '', normalise(first?.text ?? '').split(PARTS, 1)[0] ?? '']
    .map(name => name.replace(PICTURES, '').trim())
    .filter(mayBeCalled);

const OF_FORMS: ReadonlySet<string> = new Set(['button', 'label']);

const PLAUSIBILITY = 0.62;
const PLAUSIBILITY_OF_FOOT = 0.6;
/** What parts the line of rights: its sign, the year, and what stands behind the name. */
const PARTS_OF_FOOT = /\s*[|｜·•©,;:(（]+\s*|\s[-–—]\s|\.\s|(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})/u;

/** The whole name of which a site shows the beginning at its head: "Calloway State University"; null where it has no more. */
function wholeNameIn(foot: string, name: string): string | null {
  const whole = foot
    .split(PARTS_OF_FOOT)
    .map(part => part.trim())
    .find(part => folded(part).startsWith(`${folded(name)} `));
  return whole !== undefined && mayBeCalled(whole) ? whole : null;
}

/** Whether a foot begins with a name, or names it in its line of rights. */
const isNamedIn = (name: string, foot: string) =>
  RIGHTS.test(foot) ? folded(foot).includes(folded(name)) : folded(foot.replace(PICTURES, '')).startsWith(folded(name));

/**
 * What a site calls itself: a text of its head that its foot names as well, or that is called as organisations are and stands
 * first. Who runs a site is the bank, the school or the club that its pages speak of, and not whom somebody works for.
 */
export function siteNameCandidates(segments: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  const shown = segments.filter(({ tag }) => tag !== '');
  const end = shown.reduce((most, { rect }) => Math.max(most, bottom(rect)), 0);
  const feet = shown.filter(
    ({ text, rect }) => text.length <= LONGEST_FOOT && (RIGHTS.test(text) || rect.y > FOOT * end),
  );
  const head = shown.slice(0, MOST_OF_HEAD).filter(({ rect }) => rect.y < HIGHEST_OF_BAR);
  // "Sign in" heads a form, and is on its button.
  const pressed = new Set(shown.filter(({ tag }) => OF_FORMS.has(tag)).map(({ text }) => folded(text)));
  const named = head.flatMap((segment, at) =>
    calledIn(segment)
      .filter(name => !pressed.has(folded(name)))
      .map(name => ({ name, segment, at })),
  );
  const found =
    named.find(({ name }) => feet.some(({ text }) => isNamedIn(name, text))) ??
    named.find(({ name, at }) => at === 0 && namesOrganisation(name));
  const add = (value: string, plausibility: number, { parts: runs }: Segment) =>
    propose(candidates, { label: SITE_NAME, value, plausibility, source: 'company', runs, unsure: true });
  if (found) {
    add(found.name, PLAUSIBILITY, found.segment);
    for (const foot of feet) {
      const whole = wholeNameIn(foot.text, found.name);
      if (whole !== null) add(whole, PLAUSIBILITY_OF_FOOT, foot);
    }
  }
  return candidates;
}
