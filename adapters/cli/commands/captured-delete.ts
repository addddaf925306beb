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
      return { json: await erasure.delete(id, cliActor()), text: `${id} is deleted and its personal data is erased.` };
    },
  };
}

export const inquiryDelete = deletion('inquiry', 'web_iq_');
export const envelopeDelete = deletion('envelope', 'iq_');
