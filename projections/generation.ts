import type { Reservations } from '../application/ports/reservations.ts';
import type { Settings } from '../application/ports/settings.ts';

/** Which collection of a read model is live: a rebuild makes the next generation beside it and then switches. */
export type Generation = { collection: string; number: number };

/** A read model as far as its collections are concerned. */
type Versioned = { name: string; version: number };

const settingName = ({ name, version }: Versioned): string => `live:${name}_${version}`;

const generation = ({ name, version }: Versioned, number: number): Generation => ({
  number,
  collection: `${name}_${version}_${number}`,
});

/** The generation that serves now; the first one when nothing was ever rebuilt. */
export async function liveGeneration(settings: Settings, model: Versioned): Promise<Generation> {
  const setting = await settings.read(settingName(model));
  return generation(model, setting === null ? 1 : Number(setting));
}

/** A generation after this one that nobody else builds, now or ever: each number is given out once. */
export async function claimGeneration(
  reservations: Reservations,
  model: Versioned,
  current: Generation,
): Promise<Generation> {
  for (let number = current.number + 1; ; number++) {
    const claimed = generation(model, number);
    const { reserved } = await reservations.reserve(`generation:${claimed.collection}`, 'claimed');
    if (reserved) return claimed;
  }
}

/** The generations from this one on, up to but without the other. */
export function generationsBetween(model: Versioned, from: Generation, to: Generation): Generation[] {
  return Array.from({ length: to.number - from.number }, (_, index) => generation(model, from.number + index));
}

/** The generations of earlier versions that may have been left behind: those that served last, and what was before. */
export async function earlierGenerations(settings: Settings, { name, version }: Versioned): Promise<Generation[]> {
  const earlier: Generation[] = [];
  for (let past = 1; past < version; past++) {
    const model = { name, version: past };
    const last = await liveGeneration(settings, model);
    earlier.push(...generationsBetween(model, generation(model, 1), last), last);
  }
  return earlier;
}

/** Makes a generation the one that serves; every process notices within a moment. */
export async function makeLive(settings: Settings, model: Versioned, next: Generation): Promise<void> {
  await settings.save(settingName(model), String(next.number));
}
