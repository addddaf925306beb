import type { Field } from '../../../domain/inquiry/configuration.ts';
import type { Cutting } from '../../../domain/judging/findings.ts';
import { folded } from '../../../domain/reading/text.ts';
import { decoyLabels } from './decoys.ts';
import type { ModelAnswer } from './model-answer.ts';
import { numbersFor } from './numbers.ts';
import { shuffled } from './shuffled.ts';
import { rearmed } from './untrusted-block.ts';

/**
 * A label and a value that a second reading is shown. With a `cutting` its word may make the value certain; a decoy is the
 * same value under a label of ours that no field asks for. It is not told which is which, so that whoever goes by the value
 * alone is found out.
 */
export type Pair = {
  /** By which it is named, drawn by chance, so that only who reads the pairs can name one. */
  number: number;
  label: string | null;
  value: string;
  /** The headings over the value; empty: none. */
  under: string;
  /** What stands around the value; null: nothing of it is shown. */
  around: string | null;
  cutting: Cutting | null;
  isDecoy: boolean;
};

type Shown = Pick<Pair, 'label' | 'value'> & { under?: string; around?: string };
type Unnumbered = Omit<Pair, 'number'>;

const DECOYS = 2;

const plain = (text: string) => folded(rearmed(text));
const keyOf = ({ label, value, under = '' }: Shown) => `${plain(under)}→${plain(label ?? '')}→${plain(value)}`;

/**
 * A decoy looks like what it stands beside: with a label where that has one, and with the same label in a part of another
 * matter where its place alone tells what it is.
 */
function decoysOf({ label, value, under, isToldByPlace }: Cutting, matters: readonly string[]): Unnumbered[] {
  const [first, ...others] = matters;
  const named = others.map((matter): Unnumbered => {
    const around = `${matter} | ${value}`;
    return { label: label === null ? null : matter, value, under, around, cutting: null, isDecoy: true };
  });
  if (first === undefined) return named;
  const [of, below] = isToldByPlace && label !== null ? [label, first] : [label === null ? null : first, under];
  const around = isToldByPlace && label !== null ? `${label} | ${value}` : `${first} | ${value}`;
  return [{ label: of, value, under: below, around, cutting: null, isDecoy: true }, ...named];
}

/**
 * The pairs of a second reading, in an order that nobody can foresee: what was read, what it may make certain with decoys,
 * and other values of their kinds.
 * @param claims what was read; a cutting takes the place of the claim with its value
 */
export function pairsOf(claims: readonly Shown[], cuttings: readonly Cutting[], fields: readonly Field[]): Pair[] {
  const offered = cuttings.flatMap((cutting): Unnumbered[] => {
    const { label, value, under, around } = cutting;
    return [
      { label, value, under, around, cutting, isDecoy: false },
      ...decoysOf(cutting, shuffled(decoyLabels(fields)).slice(0, DECOYS)),
    ];
  });
  const isOffered = ({ value }: Shown) => cuttings.some(cutting => plain(cutting.value) === plain(value));
  const others: Shown[] = [...claims, ...cuttings.flatMap(cutting => cutting.others)].filter(one => !isOffered(one));
  const shown = new Map(others.map(one => [keyOf(one), one]));
  const rest = [...shown.values()].map(({ label, value, under = '', around = '' }): Unnumbered => {
    return { label, value, under, around: around === '' ? null : around, cutting: null, isDecoy: false };
  });
  const pairs = shuffled([...offered, ...rest]);
  const numbers = numbersFor(pairs.length);
  return pairs.map((pair, index) => ({ ...pair, number: numbers[index] ?? 0 }));
}

/**
 * The cuttings that a second reading puts to the fields that the first one put them to, each to its own and nothing else to
 * it; none where it takes a decoy for what is asked for, or had none to tell.
 */
export function cuttingsSeen(pairs: readonly Pair[], { values }: ModelAnswer): Cutting[] {
  const taken = values.map(({ field, evidence }) => ({ field, pair: pairs.find(one => one.number === evidence) }));
  const isFoundOut = taken.some(({ pair }) => pair === undefined || pair.isDecoy);
  if (isFoundOut || !pairs.some(({ isDecoy }) => isDecoy)) return [];
  return pairs.flatMap(pair => {
    if (pair.cutting === null) return [];
    const { field } = pair.cutting;
    const [said, ...more] = taken.filter(one => one.field === field);
    return said?.pair === pair && more.length === 0 ? [pair.cutting] : [];
  });
}
