import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { byKind, defaultsOf, erasedOf, fieldsOfVersions, pick, versionOf } from '../../domain/field-list.ts';

const LIST = {
  name: { kind: 'text', max: 7, erased: 'erased' },
  tags: { kind: 'texts', default: [], erased: [] },
  colour: { kind: 'text', max: 9, default: 'red', since: 3 },
  shown: { kind: 'switch', default: false, since: 2 },
} as const;

test('makes something of each field by its kind, in the order of the list', () => {
  const made = byKind(LIST, {
    text: ({ max }, name) => `${name} of ${max}`,
    texts: () => ['many'],
    switch: (_field, name) => name.length,
  });
  assert.equal(Object.entries(made), [
    ['name', 'name of 7'],
    ['tags', ['many']],
    ['colour', 'colour of 9'],
    ['shown', 5],
  ]);
});

test('tells defaults and what reads as erased, of the fields that have any', () => {
  assert.equal(Object.entries(defaultsOf(LIST)), [
    ['tags', []],
    ['colour', 'red'],
    ['shown', false],
  ]);
  assert.equal(Object.entries(erasedOf(LIST)), [
    ['name', 'erased'],
    ['tags', []],
  ]);
});

test('a field belongs to the list from its version on', () => {
  assert.is(versionOf(LIST), 3);
  assert.equal(
    [1, 2, 3].map(until => Object.keys(fieldsOfVersions(LIST, version => version <= until))),
    [
      ['name', 'tags'],
      ['name', 'tags', 'shown'],
      ['name', 'tags', 'colour', 'shown'],
    ],
  );
  assert.is(versionOf(fieldsOfVersions(LIST, version => version === 1)), 1);
});

test('picks in the order that is asked for', () => {
  assert.equal(Object.entries(pick({ a: 1, b: 2, c: 3 }, ['c', 'a'])), [
    ['c', 3],
    ['a', 1],
  ]);
});

test.run();
