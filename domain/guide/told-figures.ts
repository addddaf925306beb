import { datesWithin } from '../reading/dates/read-dates.ts';
import { plainDigits } from '../reading/digits.ts';
import { readDigits } from '../reading/numbers.ts';
import { folded, withoutParts } from '../reading/text.ts';
import { withoutQuotations } from './quotes.ts';

/** What of two texts that should say the same stands in one of them alone, as it is written there. */
export type ToldAlone = { onlyFirst: string[]; onlySecond: string[] };

/** A day, a number, or a text in quotes: as it is written, and what makes two of them the same. */
type Told = { written: string; key: string };

const LIST_MARK = /^\s*(?:\d{1,2}[.)]|[-*•–])\s+/;
const NUMBER = /\d+(?:[.,'’\u00a0\u202f]\d+)*/g;

/** Dates are looked for in short texts only. */
const piecesOf = (text: string): string[] =>
  text.split('\n').flatMap(line => line.replace(LIST_MARK, '').split(/(?<=\p{L}{2}[.;!?]|[。！？])\s*/u));

function figuresIn(piece: string): Told[] {
  const plain = plainDigits(piece);
  const days = datesWithin(plain);
  const told = days.map(({ start, end, readings }) => {
    return { written: plain.slice(start, end), key: readings.map(({ from, to }) => `${from} ${to}`).join(' or ') };
  });
  const rest = withoutParts(plain, days);
  const numbers = [...rest.matchAll(NUMBER)].map(([written]) => {
    return { written, key: readDigits(written.replaceAll(/[\u00a0\u202f’]/g, "'")).join(' or ') || written };
  });
  return [...told, ...numbers];
}

const figuresOf = (text: string): Told[] => piecesOf(text).flatMap(figuresIn);
const quotationsOf = (text: string): Told[] =>
  withoutQuotations(text).quotations.map(written => ({ written, key: folded(written) }));

/** Each once, in its order. */
const writtenOf = (told: readonly Told[]): string[] => [...new Set(told.map(({ written }) => written))];

function aloneIn(one: string, other: string): string[] {
  const figures = new Set(figuresOf(other).map(({ key }) => key));
  const text = folded(other);
  return writtenOf([
    ...figuresOf(one).filter(({ key }) => !figures.has(key)),
    ...quotationsOf(one).filter(({ key, written }) => !/^[\d.,]+$/.test(written) && !text.includes(key)),
  ]);
}

/**
 * The days, numbers and quoted words that only one of two guides has which should ask for the same: what has been lost
 * on the way from one to the other, or was made up. Numbers in words ("three months") are not looked for.
 * @param besides what the second one may take from elsewhere: the question, and the descriptions of fields
 */
export function toldAlone(first: string, second: string, besides = ''): ToldAlone {
  return { onlyFirst: aloneIn(first, second), onlySecond: aloneIn(second, `${first}\n${besides}`) };
}
