import { readFile } from 'node:fs/promises';
import type { RequestedEnvelopeTemplate } from '../../../application/envelope-templates.ts';
import { detailsOf } from '../../http/issues.ts';
import { createEnvelopeTemplate } from '../../http/schemas/envelope.ts';
import { cliActor } from '../actor.ts';
import { type Command, required, UsageError } from '../command.ts';
import { list } from '../table.ts';

/** @throws UsageError that names the file, and each field that is wrong. */
async function templateIn(file: string): Promise<RequestedEnvelopeTemplate> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`--file ${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = createEnvelopeTemplate.safeParse(json);
  if (parsed.success) return parsed.data;
  const faults = detailsOf(parsed.error, json, 'the whole').map(({ message }) => message);
  throw new UsageError(`--file ${file} is not valid. ${faults.join(' ')}`);
}

export const envelopeTemplateCreate: Command = {
  name: 'envelope-template create',
  summary: 'Make a template of envelopes from a JSON file with the fields of an envelope',
  usage: '--org ORG --file FILE',
  options: { org: { type: 'string' }, file: { type: 'string' } },
  required: ['org', 'file'],
  words: [],
  async run(input, { envelopeTemplates }) {
    const template = await templateIn(required(input, 'file'));
    const created = await envelopeTemplates.create(required(input, 'org'), template, cliActor());
    return {
      json: created,
      text: list([
        ['id', created.id],
        ['name', created.name],
      ]),
    };
  },
};
