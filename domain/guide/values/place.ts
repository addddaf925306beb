import { folded } from '../../reading/text.ts';
import type { Outcome } from '../outcome.ts';

/** Between the parts of an address. */
const PARTS = /\s*[,;·|\n]\s*|\s+-\s+/u;
/** A postcode of letters: "1012 AB". */
const LETTERS_OF_CODE = /(?<=\b\d{4} )\p{Lu}{2}\b/gu;

/** Sites and customers write a town with its accents and without: "València". */
const unaccented = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const words = (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(word => word !== '');

/** The words of a part without those of its postcode. */
const nameOf = (part: string) =>
  words(folded(part.replace(LETTERS_OF_CODE, '')))
    .filter(word => !/\p{N}/u.test(word))
    .join(' ');

/** Whether a postcode and a town come before the street with the number of its house: "5000 Szolnok, Móra Ferenc utca 4/A". */
const beginsWithTown = ([first = '', ...others]: readonly string[]) =>
  /^\d{4,6} \P{N}+$/u.test(first) && others.some(part => /\p{L} \d{1,3}(?!\d)\P{L}*\p{L}?$/u.test(part));

/**
 * Whether an address is in a place: a whole part of it, but for the postcode, is the place's name. The first of several
 * parts names the street or the house, so that "Wexbury Road 5, London" is not in Wexbury. What does not name the place may
 * be in it all the same: a country, a district.
 */
export function standsIn(address: string, place: string): Outcome {
  const parts = address.split(PARTS).filter(part => part !== '');
  const asked = unaccented(folded(place));
  const wanted = words(asked).join(' ');
  const [name, code] = [nameOf(asked), words(asked).filter(word => /^\p{N}{4,6}$/u.test(word))];
  const towns = parts.length > 1 && !beginsWithTown(parts) ? parts.slice(1) : parts;
  const isOfCode = (part: string) => code.length === 1 && words(part).includes(code[0] ?? '');
  const isIt = (part: string) => {
    const own = unaccented(nameOf(part));
    return own === wanted || (own === name && name !== '' && isOfCode(part));
  };
  return wanted !== '' && towns.some(isIt) ? 'met' : 'unknown';
}
