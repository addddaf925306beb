import type { Mention } from '../mentions/mentions-in.ts';
import type { PaperKind } from '../papers/kinds.ts';
import type { Facts } from './facts.ts';

/** Papers that evidence calls by their name, also where it is none. */
export const MATTER_OF_PAPER: Readonly<Partial<Record<PaperKind, Mention>>> = {
  quotation: 'offer',
  draft: 'draft',
  application: 'application',
};

/** Whether the evidence was read whole and beyond doubt and speaks of none of these. */
export const isRuledOut = (mentions: readonly Mention[], { mentions: found }: Facts): boolean =>
  found?.isAll === true && !mentions.some(one => found.said.has(one));
