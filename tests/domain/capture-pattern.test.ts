import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  addressOf,
  LONGEST_VALUE,
  matchCapturePattern,
  parseCapturePattern,
  placeOf,
  variablesOf,
} from '../../domain/envelope/capture-pattern.ts';
import { patternFault } from '../../domain/envelope/pattern-fault.ts';
import { fc } from '../support/fast-check.ts';
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

test('a page that stuffs its address fills no variable', () => {
  const pattern = 'https://a.example/:id';
  const longest = 'x'.repeat(LONGEST_VALUE);
  assert.equal(match(pattern, `https://a.example/${longest}`), { id: longest });
  assert.is(match(pattern, `https://a.example/${longest}x`), null);
});

test('a colon, a plus and a percent that are meant as they stand', () => {
  assert.equal(match('https://a.example/wiki/Category%3AGyms', 'https://a.example/wiki/Category:Gyms'), {});
  assert.equal(match('https://a.example/?q=a+b&s=%3Aid', 'https://a.example/?s=:id&q=a%20b'), {});
  assert.equal(match('https://a.example/a+b/50%', 'https://a.example/a+b/50%25'), {});
});

// specification: 2.5-variables-put-in
test('the address of a pattern is known once all of its variables are', () => {
  const pattern = present(parseCapturePattern('https://a.example/u/:user/x/?tab=:tab&of=:user#top'));
  assert.equal(addressOf(pattern, { tab: 'a' }), { missing: ['user'] });
  assert.equal(addressOf(pattern, {}), { missing: ['user', 'tab'] });
  assert.equal(addressOf(pattern, { user: 'Zoë/1', tab: 'a&b', other: 'c' }), {
    address: 'https://a.example/u/Zo%C3%AB%2F1/x/?tab=a%26b&of=Zo%C3%AB%2F1',
  });
  assert.equal(addressOf(present(parseCapturePattern('https://a.example')), {}), { address: 'https://a.example/' });
  assert.equal(addressOf(present(parseCapturePattern('https://a.example/:constructor')), {}), {
    missing: ['constructor'],
  });
});

test('a person reads where it is, with what is not known left open', () => {
  const place = (pattern: string, variables: Record<string, string>) =>
    placeOf(present(parseCapturePattern(pattern)), variables);
  assert.is(place('https://a.example/u/:user/x/?tab=:tab', { user: '7' }), 'a.example/u/7/x/?tab=…');
  assert.is(place('https://a.example:8443/', {}), 'a.example:8443');
});

const name = fc.stringMatching(/^[a-z]{1,3}$/);
/** What a variable can take. The two segments that every URL resolves away are none. */
const value = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter(text => !/^\.{1,2}$/.test(text));
const literal = fc.stringMatching(/^[A-Za-z0-9_~-]{1,5}$/);
const part = fc.oneof(
  literal,
  name.map(each => `:${each}`),
);
const pattern = fc
  .record({
    path: fc.array(part, { maxLength: 4 }),
    query: fc.uniqueArray(fc.tuple(name, part), { selector: ([key]) => key, maxLength: 3 }),
  })
  .map(({ path, query }) => {
    const search = query.map(pair => pair.join('=')).join('&');
    return `https://a.example/${path.join('/')}${search === '' ? '' : `?${search}`}`;
  });

// specification: 2.5-variables-taken, 2.5-variables-put-in
test('what is put in for the variables is what is taken out', () => {
  fc.assert(
    fc.property(pattern, fc.dictionary(name, value), value, (text, some, otherwise) => {
      const parsed = present(parseCapturePattern(text));
      const values = Object.fromEntries(variablesOf(parsed).map(each => [each, some[each] ?? otherwise]));
      const filled = addressOf(parsed, values);
      assert.ok('address' in filled);
      assert.equal(matchCapturePattern(parsed, filled.address), values);
    }),
    { numRuns: 500 },
  );
});

// specification: 2.5-step-capture-on
test('a pattern without a fault matches the address that it is filled into, and a fault is a sentence', () => {
  const hostile = fc.array(fc.oneof(fc.constantFrom('/', ':', '?', '&', '=', '#', '*', '%', ':id', '..'), literal));
  fc.assert(
    fc.property(
      fc.oneof(
        pattern,
        hostile.map(parts => `https://a.example/${parts.join('')}`),
        fc.string(),
      ),
      text => {
        const fault = patternFault(text);
        if (fault !== null) return assert.match(fault, /^must /);
        const parsed = present(parseCapturePattern(text));
        const values = Object.fromEntries(variablesOf(parsed).map(each => [each, 'v']));
        const filled = addressOf(parsed, values);
        assert.ok('address' in filled && matchCapturePattern(parsed, filled.address) !== null, text);
      },
    ),
    { numRuns: 1000 },
  );
});

// specification: 2.5-step-capture-on
test('what could never match as it is meant is told why', () => {
  const faults: [string, RegExp][] = [
    ['https://a.example/user-:id', /mix a variable with other text, as "user-:id" does/],
    ['https://a.example/?q=no:id', /mix a variable with other text, as "no:id" does/],
    ['https://a.example/:id.json', /":id.json" is none/],
    ['https://a.example/:', /":" is none/],
    ['https://a.example/*', /must not hold "\*"/],
    ['https://*.a.example/', /must not hold "\*"/],
    ['https://a.example/#/orders/:id', /fragment/],
    ['https://a.example/?:name=1', /in the place of a parameter's name/],
    ['https://a.example/?a=:x&a=:y', /parameter "a" once/],
    ['https://me:pw@a.example/', /credentials/],
    ['https://:tenant.a.example/', /http or https URL/],
    ['ftp://a.example/', /http or https URL/],
    ['a.example/:id', /http or https URL/],
  ];
  for (const [text, why] of faults) assert.match(patternFault(text) ?? 'no fault', why, text);
  for (const text of [
    'https://a.example',
    'http://127.0.0.1:8080/at/10:30',
    'https://a.example/w/A%3AB?x=:y#'.slice(0, -1),
  ])
    assert.is(patternFault(text), null, text);
});

test.run();
