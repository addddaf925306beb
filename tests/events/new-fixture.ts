/**
 * Writes the fixture of a new event type or version: `node dist/tests/events/new-fixture.js <Type> <folder> < data.json`.
 * A second one of the same version, for data of another shape, is called `<Type>.v<version>.of-<what>.json`.
 * Never writes over one: what was shipped once must stay readable.
 */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ownerOf } from '../../infrastructure/events/event-definition.ts';
import { decodedBy, type Fixture, fixtureCodec, recorded } from './fixture.ts';

const [type, folder] = process.argv.slice(2);
if (type === undefined || folder === undefined) throw new Error('name the event type and the folder of the fixtures');

const data = JSON.parse(await text(process.stdin));
const codec = await fixtureCodec([ownerOf(data)]);
const {
  id,
  metadata,
  data: sealed,
} = await codec.encode({
  id: randomUUID(),
  type,
  data,
  metadata: {
    org_id: 'org_01K0000000000000000000000A',
    actor: 'system',
    correlation_id: randomUUID(),
    causation_id: null,
    occurred_at: '2026-01-02T03:04:05.678Z',
  },
});
const stored = { id, type, data: sealed, metadata };
const decoded = await decodedBy(codec, recorded(stored));
const fixture: Fixture = { stored, decoded: { id, type, data: decoded.data, metadata } };
const file = join(folder, `${type}.v${metadata.schema_version}.json`);
writeFileSync(file, `${JSON.stringify(fixture, null, 2)}\n`, { flag: 'wx' });
process.stdout.write(`${file}\n`);
