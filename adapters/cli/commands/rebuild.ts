import { type Command, UsageError } from '../command.ts';
import { withBar } from '../progress.ts';
import { table } from '../table.ts';
import { verifyReadModels } from './rebuild-verify.ts';

/** The one of this name, or all. @throws UsageError */
function chosenOf<Model extends { name: string }>(models: readonly Model[], name: string | undefined): Model[] {
  const chosen = models.filter(model => name === undefined || model.name === name);
  if (chosen.length > 0) return chosen;
  throw new UsageError(`there is no read model ${name}; there are ${models.map(model => model.name).join(', ')}`);
}

export const rebuild: Command = {
  name: 'rebuild',
  summary: 'Build read models again from the log, beside those that serve, then switch; or only compare',
  usage: '[NAME] [--verify]',
  options: { verify: { type: 'boolean' } },
  required: [],
  words: [{ name: 'the name of a read model', optional: true }],
  async run(input, application) {
    const [name] = input.words;
    if (input.flags.has('verify')) return verifyReadModels(chosenOf(application.verifiable, name), application);
    const chosen = chosenOf(application.readModels, name);
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
