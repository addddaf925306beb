import { contextOf } from '../../../domain/guide/context-of.ts';
import { evaluateGuide } from '../../../domain/guide/evaluate-guide.ts';
import { type EvidenceSignals, NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import { parseGuide } from '../../../domain/guide/parse-guide.ts';
import type { Field } from '../../../domain/inquiry/configuration.ts';

export type Judged = { guide: string; query: string; fields: Field[]; signals?: Partial<EvidenceSignals> };

/** The acceptance that values beyond doubt earn by a rule of the guide; 'open' where none is met for certain. */
export function judged({ guide, query, fields, signals }: Judged, values: Readonly<Record<string, string>>): string {
  const { acceptance, certain, byGuide } = evaluateGuide(parseGuide(guide, contextOf(fields, query)), {
    fields,
    query,
    values: new Map(Object.entries(values).map(([name, value]) => [name, { value, certain: true }] as const)),
    signals: { ...NO_SIGNALS, ...signals },
    mentions: { said: new Set(), isAll: true },
    submittedAt: new Date('2026-11-21T10:00:00Z'),
  });
  return byGuide && certain ? acceptance : 'open';
}
