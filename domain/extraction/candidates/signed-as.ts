import { classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import { bottom, type Segment, sharedHeight } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { isPlain } from './letterhead.ts';
import { isPersonsName } from './persons-name.ts';

const LONGEST_ROLE = 30;
const MOST_WORDS = 3;
/** In heights of the role: below it a hand signs, and below that the name stands. */
const FARTHEST = 7;
const PLAUSIBILITY = 0.76;
/** A name that is signed has initials, and the printed one below has none: "Ε. Καλλιγέρης". */
const HAS_INITIAL = /(?:^|\s)\p{Lu}\./u;

const isRole = ({ text }: Segment) =>
  text.length <= LONGEST_ROLE &&
  text.split(' ').length <= MOST_WORDS &&
  !/\p{Nd}/u.test(text) &&
  meaningOf(text).some(({ concepts }) => concepts.length > 0 && concepts.every(one => classOf(one) === 'who'));

const middle = ({ rect }: Segment) => rect.x + rect.width / 2;

/** Whether a text stands below another, in the same column. */
function isInColumn(role: Segment, { rect }: Segment, near: number): boolean {
  const gap = rect.y - bottom(role.rect);
  const isBelow = gap > -0.3 * role.rect.height && gap <= FARTHEST * role.rect.height;
  const isCentred = Math.abs(rect.x + rect.width / 2 - middle(role)) < near;
  return isBelow && (isCentred || Math.abs(rect.x - role.rect.x) <= role.rect.height);
}

/** The one printed name that stands below a role; null where none or several stand there. */
function signedBelow(role: Segment, lines: readonly Segment[], near: number): Segment | null {
  const names = lines.filter(line => isInColumn(role, line, near) && !HAS_INITIAL.test(line.text));
  const [only, second] = names.filter(({ text }) => /\s/.test(text) && isPersonsName(text));
  return only && !second ? only : null;
}

/** In heights of the role. */
const CENTRED = 1.5;

/**
 * Who signs a contract, where the parties stand beside each other and each name below what its bearer is there: "Vermieter"
 * and "Mieterin", two lines for their hands, and their names in print.
 */
export function signedAsCandidates(segments: readonly Segment[]): Candidate[] {
  const lines = segments.filter(isPlain);
  const candidates: Candidate[] = [];
  const roles = lines.filter(isRole);
  for (const role of roles) {
    const isBeside = roles.some(other => other !== role && sharedHeight(other.rect, role.rect) > 0);
    const name = isBeside ? signedBelow(role, lines, CENTRED * role.rect.height) : null;
    if (name)
      propose(candidates, {
        label: role.text,
        value: name.text,
        plausibility: PLAUSIBILITY,
        source: 'below',
        runs: name.parts,
        unsure: true,
      });
  }
  return candidates;
}

/** Whether a pair takes who signs beside somebody for the value of what that one signs as. */
export function isBesideSigner(signed: readonly Candidate[]): (candidate: Candidate) => boolean {
  const names = new Map(signed.map(({ label, value }) => [label, value]));
  return ({ label, value, source }) => source === 'right' && names.has(label) && names.get(label) !== value;
}
