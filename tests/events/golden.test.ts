import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type AnyEventDefinition, currentVersion, ownerOf } from '../../infrastructure/events/event-definition.ts';
import { eventDefinitions } from '../../infrastructure/events/event-definitions.ts';
import { asFarAs } from '../support/as-far-as.ts';
import { decodedBy, fixtureCodec, readFixtures, recorded } from './fixture.ts';

const fixtures = readFixtures();
const definitions: [string, AnyEventDefinition][] = Object.entries(eventDefinitions);

/** The name of the fixture without what tells it from another of the same version. */
const versionOf = (file: string) => file.replace(/\.of-\w+\.json$/, '.json');

test('every version of every event type has a fixture, and no fixture is of another', () => {
  const versions = definitions.flatMap(([type, definition]) =>
    Array.from({ length: currentVersion(definition) }, (_, index) => `${type}.v${index + 1}.json`),
  );
  assert.equal([...new Set([...fixtures.keys()].map(versionOf))].sort(), versions.sort());
});

test('what a version ever stored is read as what it meant', async () => {
  for (const [file, { stored, decoded }] of fixtures) {
    const codec = await fixtureCodec([ownerOf(Object(stored.data))]);
    assert.is(versionOf(file), `${stored.type}.v${stored.metadata.schema_version}.json`);
    const read = await decodedBy(codec, recorded(stored));
    const definition = new Map(definitions).get(stored.type);
    const schema_version = definition && currentVersion(definition);
    assert.is(read.metadata.schema_version, schema_version, file);
    const meant = { ...recorded(decoded), metadata: { ...decoded.metadata, schema_version } };
    // An older version says nothing of the fields that came later.
    assert.equal(stored.metadata.schema_version === schema_version ? read : asFarAs(meant, read), meant, file);
  }
});

test('a fixture holds its personal fields sealed, and nothing else', () => {
  for (const [file, { stored, decoded }] of fixtures) {
    const definition = new Map(definitions).get(stored.type);
    const personal = Object.keys(definition?.personal ?? {});
    if (stored.metadata.schema_version !== (definition && currentVersion(definition))) continue;
    const fields = Object.keys(Object(decoded.data)).filter(field => !personal.includes(field));
    const expected = personal.length > 0 ? [...fields, 'sealed'] : fields;
    assert.equal(Object.keys(Object(stored.data)).sort(), expected.sort(), file);
  }
});

test.run();
