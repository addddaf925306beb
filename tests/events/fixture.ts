import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventMetadata, RecordedEvent } from '../../application/ports/event-store.ts';
import { SealingKey } from '../../infrastructure/cryptography/sealing-key.ts';
import { createEventCodec, type EventCodec } from '../../infrastructure/events/event-codec.ts';
import { InMemoryDataKeys } from '../support/in-memory-data-keys.ts';

export type FixtureEvent = { id: string; type: string; data: unknown; metadata: EventMetadata };

/** An event as a version of Affiant stored it, for good, and what the version of today reads it as. */
export type Fixture = { stored: FixtureEvent; decoded: FixtureEvent };

/** The data key of every fixture. */
const FIXTURE_KEY = new SealingKey(
  Buffer.from('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'hex'),
);

/** The codec that opens the fixtures of these inquiries. */
export async function fixtureCodec(inquiryIds: readonly string[]): Promise<EventCodec> {
  const dataKeys = new InMemoryDataKeys(() => FIXTURE_KEY);
  for (const id of inquiryIds) await dataKeys.obtain(id);
  return createEventCodec({ dataKeys });
}

/** Every fixture by its file name: `<Type>.v<version>.json`, or `….of-envelope.json` for another shape of its data. */
export function readFixtures(): Map<string, Fixture> {
  const folder = join(import.meta.dirname, 'fixtures');
  const files = readdirSync(folder).filter(file => file.endsWith('.json'));
  return new Map(files.map(file => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'))]));
}

/** The event as a log would hand it out. */
export function recorded(event: FixtureEvent): RecordedEvent {
  return { ...event, stream: 'test-1', revision: 0, position: 1n, created_at: '2026-01-02T03:04:05.678Z' };
}

/** What the codec makes of one event. */
export async function decodedBy(codec: Pick<EventCodec, 'decode'>, event: RecordedEvent): Promise<RecordedEvent> {
  const [read] = await codec.decode([event]);
  if (read === undefined) throw new Error('the codec answers nothing');
  return read;
}
