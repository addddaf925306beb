import { withApart } from '../../domain/extraction/apart.ts';
import { extractUnasked, labelsOf } from '../../domain/extraction/unasked.ts';
import type { WhatIsAsked } from '../../domain/guide/unasked/clauses-of-labels.ts';
import { fieldsNamed, type NamedLabels, namedLabels } from '../../domain/guide/unasked/named-labels.ts';
import type { Field } from '../../domain/inquiry/configuration.ts';
import type { PageExtractions } from './findings-in.ts';
import type { ExtractedPage } from './model/placed.ts';

/** The labels of a piece of evidence that conditions are about, as fields, and what stands beside them. */
export type Unasked = { named: NamedLabels[]; labels: Field[]; beside: PageExtractions[] };

/** Reads what conditions of the guide are about that no asked field is about. */
export function unaskedIn(
  pages: readonly ExtractedPage[],
  conditions: readonly string[],
  { fields, query }: WhatIsAsked,
): Unasked {
  const taken = pages.flatMap(({ extractions }) => extractions.flatMap(({ label }) => label ?? []));
  const written = pages.flatMap(({ text }) => labelsOf(text));
  const named = namedLabels(conditions, written, taken, { fields, query });
  const labels = fieldsNamed(named);
  const beside = pages.map(({ page, text, extractions }) => {
    const own = extractUnasked(text, labels, fields, query);
    return { page, extractions: withApart(own, extractions, { page: text, fields, query, isPaper: page !== null }) };
  });
  return { named, labels, beside };
}
