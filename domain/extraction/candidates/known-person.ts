import type { TextRun } from '../../reading/page-snapshot.ts';
import { folded, normalise } from '../../reading/text.ts';
import { EMAIL } from '../../reading/value-types.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { isPersonsName } from './persons-name.ts';

/** What sets names apart from what else stands in their line. */
const PARTS = /\s*[|｜·•,(（)）]+\s*/u;
const LONGEST_NAME = 40;
const LONGEST_LINE = 120;
const WORD = /^\p{Lu}[\p{L}\p{M}.'’-]+$/u;
/** A picture of somebody that a site makes of the first letters of their names. */
const INITIALS = /^\p{Lu}{2,3}$/u;
/** Texts between such a picture and the name: none, or another name's first half. */
const FARTHEST_INITIALS = 2;
const SHORTEST_IN_ADDRESS = 4;
/** As of who is greeted. */
const PLAUSIBILITY = 0.62;

type Person = { name: string; parts: readonly TextRun[]; at: number };

const isPerson = (text: string) =>
  text.length <= LONGEST_NAME && text.split(' ').filter(word => WORD.test(word)).length >= 2 && isPersonsName(text);

/** Names of people, wherever they stand by themselves in their line or between signs. */
function peopleIn(segments: readonly Segment[], places: ReadonlyMap<TextRun, number>): Person[] {
  return segments.flatMap(({ text, parts }) => {
    if (text.length > LONGEST_LINE) return [];
    const pieces = new Set([...text.split(PARTS), ...parts.map(run => normalise(run.text))]);
    const [first] = parts;
    return [...pieces].filter(isPerson).map(name => {
      const own = parts.find(run => run.text.includes(name)) ?? first;
      return { name, parts, at: (own && places.get(own)) ?? 0 };
    });
  });
}

/** Letters as e-mail addresses have them. */
const inAddress = (text: string) =>
  folded(text)
    .normalize('NFD')
    .replace(/[^a-z]/g, '');

/** Whether an address is made of somebody's names: both of them, or one and the first letter of the other. */
function isAddressOf(name: string, address: string): boolean {
  const local = inAddress(address.split('@')[0] ?? '');
  const words = name.split(' ').map(inAddress).filter(Boolean);
  const [first, last] = [words[0] ?? '', words.at(-1) ?? ''];
  const joined = [
    `${first}${last}`,
    `${last}${first}`,
    `${first}${last[0]}`,
    `${first[0]}${last}`,
    `${last}${first[0]}`,
  ];
  return joined.some(made => made.length > SHORTEST_IN_ADDRESS && local === made);
}

function initialsOf(name: string): string[] {
  const letters = name.split(' ').flatMap(word => (WORD.test(word) ? [word[0] ?? ''] : []));
  const [first, last] = [letters[0] ?? '', letters.at(-1) ?? ''];
  // Where the family's name comes first, the picture still begins with the given one.
  return [letters.join(''), `${first}${last}`, `${letters[1] ?? ''}${first}`];
}

/**
 * Somebody whom the page shows as a person besides naming them: by the letters of their names in place of a picture, or by
 * an e-mail address that is made of these. Where it shows several so, none is told.
 */
export function knownPersonCandidates(segments: readonly Segment[]): Candidate[] {
  const all = segments.flatMap(({ parts }) => parts);
  const places = new Map(all.map((run, at) => [run, at]));
  const addresses = segments.filter(({ text }) => EMAIL.test(text)).map(({ text }) => text);
  const isKnown = ({ name, at }: Person) => {
    const initials = initialsOf(name);
    // In a table or on paper letters before words are their short form.
    const before = all
      .slice(Math.max(0, at - FARTHEST_INITIALS), at)
      .filter(({ cell, tag }) => cell === null && tag !== '')
      .map(run => normalise(run.text));
    return (
      before.some(text => INITIALS.test(text) && initials.includes(text)) ||
      addresses.some(address => isAddressOf(name, address))
    );
  };
  const known = peopleIn(segments, places).filter(isKnown);
  const [only] = known;
  if (!only || known.some(({ name }) => folded(name) !== folded(only.name))) return [];
  const candidates: Candidate[] = [];
  const { name: value, parts: runs } = only;
  propose(candidates, { label: 'name', value, plausibility: PLAUSIBILITY, source: 'greeting', runs });
  return candidates;
}
