import type { Erased } from '../../../application/erasure.ts';
import { DomainError } from '../../../domain/domain-error.ts';
import { isId } from '../../../domain/identifiers.ts';
import { cliActor } from '../actor.ts';
import { type Command, word } from '../command.ts';

/** Deletes what is captured, an inquiry or an envelope: each is only found by its own command. */
function deletion(what: string, prefix: 'web_iq_' | 'iq_'): Command {
  return {
    name: `${what} delete`,
    summary: `Delete an ${what} for everyone and erase its personal data and evidence`,
    usage: 'ID',
    options: {},
    required: [],
    words: [{ name: `the id of the ${what}` }],
    async run(input, { erasure }) {
      const id = word(input, 0, `the id of the ${what}`);
      if (!isId(prefix, id)) throw new DomainError('NOT_FOUND', `There is no such ${what}.`, { field: 'id' });
      const erased = await erasure.delete(id, cliActor());
      return { json: erased, text: sentencesOf(erased) };
    },
  };
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function sentencesOf({ id, evidence_files, webhook_deliveries, kept_by }: Erased): string {
  const did = [
    `${id} is deleted and its personal data is erased.`,
    `Its key is destroyed, ${counted(evidence_files, 'piece', 'pieces')} of evidence and what receivers answered to ` +
      `${counted(webhook_deliveries, 'webhook delivery', 'webhook deliveries')} are removed, and what was deleted is overwritten.`,
  ];
  const left = kept_by.length === 0 ? 'Backups' : `${kept_by.join(', ')}, and backups`;
  return [...did, `${left} keep it until you remove it there: see "Erasure" in docs/operations.md.`].join('\n');
}

export const inquiryDelete = deletion('inquiry', 'web_iq_');
export const envelopeDelete = deletion('envelope', 'iq_');
