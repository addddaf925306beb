import { accept } from '../../../domain/guide/accept.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import { CONFIGURATION_DEFAULTS } from '../../../domain/inquiry/configuration.ts';

export type Asked = { query: string; guide?: string };

/** Whether an inquiry is granted for certain whose fields have these values, beyond doubt, on evidence that tells no more. */
export function isGranted({ query, guide = '' }: Asked, values: Readonly<Record<string, string>>): boolean {
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
  const verdict = accept(
    configuration,
    { fields, implied: null },
    {
      values: new Map(Object.entries(values).map(([name, value]) => [name, { value, certain: true }] as const)),
      signals: { ...NO_SIGNALS, doubtful_state: 'not_met' },
      mentions: { said: new Set(), isAll: true },
      submittedAt: new Date('2026-11-21T10:00:00Z'),
    },
  );
  return verdict.certain && verdict.acceptance === 'high';
}
