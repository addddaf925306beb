import { cliActor } from '../actor.ts';
import { type Command, word } from '../command.ts';

export const inquiryDelete: Command = {
  name: 'inquiry delete',
  summary: 'Delete an inquiry for everyone and erase its personal data and evidence',
  usage: 'ID',
  options: {},
  required: [],
  words: [{ name: 'the id of the inquiry' }],
  async run(input, { erasure }) {
    const id = word(input, 0, 'the id of the inquiry');
    return { json: await erasure.delete(id, cliActor()), text: `${id} is deleted and its personal data is erased.` };
  },
};
