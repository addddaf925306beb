import { type Command, UsageError } from '../command.ts';
import { withBar } from '../progress.ts';
import { table } from '../table.ts';
import { verifyAnswer } from './rebuild-verify.ts';

export const rebuild: Command = {
  name: 'rebuild',
  summary: 'Build read models again from the log, beside those that serve, then switch; or only compare the two',
  usage: '[NAME] [--verify]',
  options: { verify: { type: 'boolean' } },
  required: [],
  words: [{ name: 'the name of a read model', optional: true }],
  async run(input, { readModels }) {
    const [name] = input.words;
    const chosen = readModels.filter(model => name === undefined || model.name === name);
    if (chosen.length === 0) {
      throw new UsageError(
        `there is no read model ${name}; there are ${readModels.map(model => model.name).join(', ')}`,
      );
    }
    if (input.flags.has('verify')) return verifyAnswer(chosen);
    const rebuilt = [];
    for (const model of chosen) {
      const { events, seconds } = await withBar(model.name, onProgress => model.rebuild(onProgress));
      rebuilt.push({
        name: model.name,
        events,
        seconds: Number(seconds.toFixed(3)),
        events_per_second: Math.round(events / seconds),
      });
    }
    const rows = rebuilt.map(row => [row.name, String(row.events), String(row.seconds), String(row.events_per_second)]);
    return { json: { rebuilt }, text: table(['read model', 'events', 'seconds', 'events/s'], rows) };
  },
};
