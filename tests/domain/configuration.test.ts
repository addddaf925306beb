import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isId } from '../../domain/identifiers.ts';
import { nameFromQuery } from '../../domain/inquiry/configuration.ts';
import { requiredFields } from '../../domain/inquiry/required-fields.ts';
import { WEBHOOK_MANAGERS } from '../../domain/organization/access.ts';
import { fc } from '../support/fast-check.ts';

const field = (name: string, required: boolean) => ({ name, required, description: '' });

test('marked fields are required, or all of them when none is marked', () => {
  assert.equal(requiredFields([]), []);
  assert.equal(requiredFields([field('a', false), field('b', false)]), ['a', 'b']);
  assert.equal(requiredFields([field('a', false), field('b', true), field('c', true)]), ['b', 'c']);
});

test('a query gives its first sentence as the name', () => {
  const names: [string, string][] = [
    ['Is she a member? Check the card.', 'Is she a member?'],
    ['  Is she\n  a member  ', 'Is she a member'],
    ['Version 2.5 is installed. Yes!', 'Version 2.5 is installed.'],
    ['See club.example for it', 'See club.example for it'],
    ['Stop!', 'Stop!'],
    ['', ''],
    [' \n ', ''],
  ];
  for (const [query, name] of names) assert.is(nameFromQuery(query), name);
});

test('a long name is cut to 80 characters', () => {
  assert.is(nameFromQuery('a'.repeat(80)), 'a'.repeat(80));
  assert.is(nameFromQuery('a'.repeat(81)), `${'a'.repeat(79)}…`);
  assert.is(nameFromQuery(`${'a'.repeat(78)} bcd`), `${'a'.repeat(78)}…`);
  assert.is(nameFromQuery(`${'a'.repeat(78)}🎈🎈`), `${'a'.repeat(78)}…`);
  assert.is(nameFromQuery(`${'a'.repeat(77)}🎈🎈`), `${'a'.repeat(77)}🎈…`);
});

test('no query makes a name that is too long or no text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), query => {
      const name = nameFromQuery(query);
      assert.ok(name.length <= 80);
      assert.ok(!/\p{Surrogate}/u.test(name));
    }),
  );
});

test('an id is its prefix and 1 to 64 letters, digits and underscores', () => {
  assert.ok(isId('web_iq_', 'web_iq_01K'));
  assert.ok(isId('web_iq_', `web_iq_${'a'.repeat(64)}`));
  for (const text of ['', 'web_iq_', 'web_res_1', 'web_iq_a-b', 'web_iq_ä', 'web_iq_1\n', `web_iq_${'a'.repeat(65)}`]) {
    assert.not.ok(isId('web_iq_', text), text);
  }
});

// specification: 5.4-manage
test('owners and admins manage webhooks', () => {
  assert.equal(
    (['owner', 'admin', 'member'] as const).map(role => WEBHOOK_MANAGERS.roles.includes(role)),
    [true, true, false],
  );
});

test.run();
