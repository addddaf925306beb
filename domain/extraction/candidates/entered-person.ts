import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

const NAME_PART = "\\p{Lu}[\\p{L}\\p{M}'’.-]*(?:\\s[\\p{L}\\p{M}'’.-]+){0,3}";
/** What stands before the day of somebody's birth. */
const BORN =
  '\\*|geb\\.?|geboren(?:\\sam)?|born|née?(?:\\sle)?|nat[oa]\\s(?:il|a|el)|nacid[oa]\\s(?:el|en)|nascid[oa]\\s(?:a|em)|ur\\.|nar\\.|szül\\.|född|født|geboren\\sop|р\\.';
const PERSON = `(?<name>${NAME_PART},\\s${NAME_PART}),\\s(?:[^,*:;]{2,40},\\s)?(?:${BORN})\\s?\\d`;
const ENTERED = new RegExp(`^${PERSON}`, 'u');
/** The same behind what the person is. */
const WITH_ROLE = new RegExp(
  `(?:^|[.;]\\s)(?<role>\\p{Lu}[\\p{L}\\p{M} /-]{2,50}):\\s+(?:\\d{1,2}\\.\\s)?${PERSON}`,
  'u',
);
/** Between one person and the next nothing else begins. */
const AND_ANOTHER = new RegExp(`;\\s(?:\\d{1,2}\\.\\s)?${PERSON.replace('<name>', '<other>')}`, 'u');

/**
 * Whom an entry of a register names, family name first, with town and day of birth behind: "Tjaden, Focko" of "Tjaden, Focko,
 * Westerhafen, *30.08.1985"; null where a text is none.
 */
export const personEntered = (text: string): string | null => ENTERED.exec(text)?.groups?.name ?? null;

/** A person whom a register enters behind what they are, with what they may do behind that: "Geschäftsführer: Tann, Silke, Oberhalm, *19.08.1978 …". */
export function enteredPersonCandidates({ text, parts }: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  const { role, name } = WITH_ROLE.exec(text)?.groups ?? {};
  if (role !== undefined && name !== undefined)
    propose(candidates, {
      label: role,
      value: name,
      plausibility: 0.9,
      source: 'colon',
      runs: parts,
      unsure: AND_ANOTHER.test(text),
    });
  return candidates;
}
