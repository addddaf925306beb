import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { canonicalJson } from '../../domain/canonical-json.ts';
import type { Json } from '../../domain/json.ts';
import { fc } from '../support/fast-check.ts';

test('writes the example of RFC 8785, section 3.2.2 and 3.2.3', () => {
  const value = {
    numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
    literals: [null, true, false],
  };
  assert.is(
    canonicalJson(value),
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});

test('sorts keys by UTF-16 code units, as RFC 8785 shows', () => {
  const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f600}': 5, '\u0080': 6, '\u00f6': 7 };
  assert.is(canonicalJson(value), '{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}');
});

test('writes zero without a sign', () => assert.is(canonicalJson([-0]), '[0]'));

test('refuses what has no canonical form', () => {
  for (const value of ['\ud800', { '\udc00': 1 }, [Number.NaN], Number.POSITIVE_INFINITY]) {
    assert.throws(() => canonicalJson(value), /has no canonical JSON/);
  }
});

test('says the same whatever the order of keys, and reads back as it was', () => {
  const reversed = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(reversed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, member]) => [key, reversed(member)]),
    );
  };
  fc.assert(
    fc.property(fc.jsonValue(), json => {
      const value = JSON.parse(JSON.stringify(json)) as Json;
      const text = canonicalJson(value);
      assert.is(canonicalJson(reversed(value)), text);
      assert.equal(JSON.parse(text), value);
    }),
    { numRuns: 300 },
  );
});

test.run();
