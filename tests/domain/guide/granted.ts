import { accept } from '../../../domain/guide/accept.ts';
import type { GuideVerdict } from '../../../domain/guide/evaluate-guide.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import { CONFIGURATION_DEFAULTS } from '../../../domain/inquiry/configuration.ts';

/** What is asked, and the days on which the evidence says that it begins. */
export type Asked = { query: string; guide?: string; beginnings?: readonly string[] };

/** What an inquiry comes to whose fields have these values, beyond doubt, on evidence that tells no more. */
export function accepted(
  { query, guide = '', beginnings = [] }: Asked,
  values: Readonly<Record<string, string>>,
): GuideVerdict {
  const fields = Object.keys(values).map(name => ({ name, description: '', required: true }));
  const configuration = {
    ...CONFIGURATION_DEFAULTS,
    name: '',
    return_url: 'https://customer.example/',
    start_url: 'https://site.example/',
    capture_type: 'screenshot' as const,
    query,
    fields,
    acceptance_guide: guide,
  };
  return accept(
    configuration,
    { fields, implied: null },
    {
      values: new Map(Object.entries(values).map(([name, value]) => [name, { value, certain: true }] as const)),
      signals: { ...NO_SIGNALS, doubtful_state: 'not_met' },
      mentions: { said: new Set(), isAll: true },
      beginnings,
      submittedAt: new Date('2026-11-21T10:00:00Z'),
    },
  );
}

/** Whether such an inquiry is granted for certain. */
export function isGranted(asked: Asked, values: Readonly<Record<string, string>>): boolean {
  const { certain, acceptance } = accepted(asked, values);
  return certain && acceptance === 'high';
}
