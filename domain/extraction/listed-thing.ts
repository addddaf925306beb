import { type Concept, classOf } from '../reading/lexicon/concepts.ts';
import type { Word } from '../reading/meaning.ts';
import { type LabelWording, labelWordingOf } from '../reading/wordings.ts';
import type { Candidate, CandidateSource } from './candidates/candidate.ts';

/** What a list of labels and values is made of, and no sentence or neighbour on the page. */
const OF_A_LIST: readonly CandidateSource[] = [
  'dl',
  'label',
  'row header',
  'colon',
  'item',
  'row',
  'line',
  'card',
  'column',
];
/** Of what is done about a thing a list tells beside it, and then a state may be that of what is done. */
const DONE: readonly Concept[] = [
  'invoice',
  'payment',
  'due',
  'order',
  'delivery',
  'parcel',
  'claim',
  'booking',
  'application',
  'appointment',
  'ticket',
  'event',
];

/** The part of the page that holds a list: each label with its value may be a part of its own in it. */
function listOf({ label, region }: Candidate): number | null {
  if (!region) return null;
  return (region.heading === label ? region.parent : region)?.number ?? null;
}

type Labelled = { candidate: Candidate; label: LabelWording };

const isBareState = ({ words }: LabelWording) => words.length === 1 && words[0]?.concepts.join() === 'status';
const namesThing = ({ concepts }: Word) => concepts.length === 1 && classOf(concepts[0] as Concept) === 'thing';
const isDone = ({ concepts }: Word) => concepts.some(concept => DONE.includes(concept));

/**
 * For a label that says no more than that a state follows: what the labels beside it in its own list speak of. "Status" in a
 * list with "Licence number" and "Licence holder" is the licence's, as a reader takes it, where the list has one state only
 * and tells of nothing that is done about the thing.
 */
export function thingsListed(all: readonly Labelled[]): (one: Labelled) => LabelWording[] {
  const lists = new Map<number, Labelled[]>();
  for (const one of all) {
    const number = listOf(one.candidate);
    if (number === null || !OF_A_LIST.includes(one.candidate.source)) continue;
    const list = lists.get(number);
    if (list) list.push(one);
    else lists.set(number, [one]);
  }
  return ({ candidate, label }) => {
    const number = listOf(candidate);
    if (number === null || !isBareState(label) || !OF_A_LIST.includes(candidate.source)) return [];
    const list = lists.get(number) ?? [];
    const states = new Set(list.filter(one => isBareState(one.label)).map(one => one.candidate.value));
    const words = list.flatMap(one => one.label.words);
    if (states.size !== 1 || words.some(isDone)) return [];
    const things = new Set(words.filter(namesThing).map(({ text }) => text));
    return [...things].map(thing => labelWordingOf(`${thing} ${label.plain}`));
  };
}
