import { type Command, UsageError } from '../command.ts';
import { ProgressBar } from '../progress.ts';
import { table } from '../table.ts';

export const rebuild: Command = {
  name: 'rebuild',
  summary: 'Build read models again from the log, beside those that serve, then switch',
  usage: '[NAME]',
  options: {},
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
    const rebuilt = [];
    for (const model of chosen) {
      const bar = new ProgressBar(model.name.padEnd(18));
      const { events, seconds } = await model.rebuild(progress => {
        const share = progress.head === 0n ? 1 : Number(progress.position) / Number(progress.head);
        bar.update(Math.min(1, share), progress.events);
      });
      bar.end();
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
