import type { TaughtReading } from '../domain/teaching/taught-reading.ts';
import { template } from '../domain/template/template.ts';
import { load } from './load.ts';
import type { EventStore } from './ports/event-store.ts';

/** How people taught us to read evidence of this template; nothing for what was made without one. */
export async function taughtReadings(store: EventStore, templateKey: string | null): Promise<TaughtReading[]> {
  if (templateKey === null) return [];
  const { readings } = (await load(store, template, templateKey)).state;
  return readings.map(({ taught_by: _, from: __, ...reading }) => reading);
}
