import type { Documents } from '../application/ports/documents.ts';

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
export async function liveGeneration(documents: Documents, model: Versioned): Promise<Generation> {
  const setting = await documents.setting(settingName(model));
  return generation(model, setting === null ? 1 : Number(setting));
}

/** The generation after this one. */
export function nextGeneration(model: Versioned, current: Generation): Generation {
  return generation(model, current.number + 1);
}

/** Makes a generation the one that serves; every process notices within a moment. */
export async function makeLive(documents: Documents, model: Versioned, next: Generation): Promise<void> {
  await documents.saveSetting(settingName(model), String(next.number));
}
