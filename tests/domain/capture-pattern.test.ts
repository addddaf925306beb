import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { matchCapturePattern, parseCapturePattern, variablesOf } from '../../domain/envelope/capture-pattern.ts';
import { present } from '../support/present.ts';

const match = (pattern: string, address: string) => matchCapturePattern(present(parseCapturePattern(pattern)), address);

// specification: 2.5-step-capture-on
test('reads variables in path and query, each once', () => {
  const pattern = present(parseCapturePattern('https://a.example/users/:user_id/orders/:order?tab=:tab&of=:user_id'));
  assert.equal(variablesOf(pattern), ['user_id', 'order', 'tab']);
});

test('a port and a time are no variables', () => {
  assert.equal(variablesOf(present(parseCapturePattern('http://127.0.0.1:8080/at/10:30'))), []);
});

test('refuses what is no pattern', () => {
  const wrongs = ['', 'gym', '/users/:id', 'ftp://a.example/', 'javascript:alert(1)', 'https://me:pw@a.example/'];
  for (const wrong of [...wrongs, 'https://:tenant.a.example/', 'https://a.example/:', 'https://a.example/:1st']) {
    assert.is(parseCapturePattern(wrong), undefined, wrong);
  }
});

// specification: 2.5-step-capture-on-rules, 2.5-variables-taken
test('matches an address and takes its values', () => {
  const pattern = 'https://a.example/users/:user_id/orders/:order';
  assert.equal(match(pattern, 'https://a.example/users/42/orders/9f'), { user_id: '42', order: '9f' });
  assert.equal(match(pattern, 'https://A.example:443/users/42/orders/9f/?page=2#top'), { user_id: '42', order: '9f' });
  assert.equal(match(pattern, 'https://a.example/users/Zo%C3%AB/orders/a%2Fb'), { user_id: 'Zoë', order: 'a/b' });
  assert.equal(match('https://a.example', 'https://a.example/'), {});
});

test('does not match another address', () => {
  const pattern = 'https://a.example/users/:user_id/orders';
  for (const address of [
    'https://a.example/users/42',
    'https://a.example/users/42/orders/1',
    'https://a.example/users//orders',
    'https://a.example/people/42/orders',
    'https://a.example/Users/42/orders',
    'http://a.example/users/42/orders',
    'https://b.example/users/42/orders',
    'https://a.example:8443/users/42/orders',
    'about:blank',
    'nowhere',
  ]) {
    assert.is(match(pattern, address), null, address);
  }
});

test('parameters of the pattern must be there, others may be', () => {
  const pattern = 'https://a.example/orders?view=full&id=:id';
  assert.equal(match(pattern, 'https://a.example/orders?id=7&utm=x&view=full'), { id: '7' });
  for (const query of ['', '?id=7', '?view=full', '?view=short&id=7', '?view=full&id=']) {
    assert.is(match(pattern, `https://a.example/orders${query}`), null, query);
  }
});

test('a variable has one value', () => {
  const pattern = 'https://a.example/:id/again/:id';
  assert.equal(match(pattern, 'https://a.example/7/again/7'), { id: '7' });
  assert.is(match(pattern, 'https://a.example/7/again/8'), null);
});

test('a variable named as something that objects have is a value like every other', () => {
  const values = match('https://a.example/:__proto__/:constructor', 'https://a.example/x/y');
  assert.equal(Object.entries(present(values)), [
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ]);
});

// specification: 2.5-variables-put-in, 2.5-variables-kept
test('what is put in for the variables is what is taken out', () => {
  const value = fc.string({ minLength: 1, unit: 'grapheme' }).filter(text => text !== '.' && text !== '..');
  fc.assert(
    fc.property(value, value, (user, tab) => {
      const address = `https://a.example/u/${encodeURIComponent(user)}/x?tab=${encodeURIComponent(tab)}`;
      assert.equal(match('https://a.example/u/:user/x?tab=:tab', address), { user, tab });
    }),
    { numRuns: 300 },
  );
});

test.run();
