import type { WorkKind } from '../../application/worklists.ts';
import type { ConsoleParts } from './route.ts';

/** What lists can be narrowed to: a template of inquiries by its key, one of envelopes by its id, each with its name. */
export async function templatesOf(
  kind: WorkKind,
  orgId: string,
  { envelopeTemplates, templates }: Pick<ConsoleParts, 'envelopeTemplates' | 'templates'>,
): Promise<(readonly [string, string])[]> {
  if (kind === 'inquiry') return (await templates.catalogue({ orgId })).map(({ key, name }) => [key, name] as const);
  return (await envelopeTemplates.list(orgId)).map(({ id, name }) => [id, name] as const);
}
