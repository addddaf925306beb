import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allowedDomains, isOutside } from '../../domain/capture/allowed-domains.ts';

test('a domain stands for itself and every host below it', () => {
  const domains = ['example.com', 'xn--mller-kva.de', '127.0.0.1'];
  const within = [
    'https://example.com/a?b#c',
    'http://shop.EXAMPLE.com:8080/',
    'https://example.com./',
    'https://www.müller.de/',
    'http://127.0.0.1:4000/',
    'http://2130706433/',
    'blob:https://example.com/5f1e',
  ];
  assert.equal(
    within.filter(address => isOutside(address, domains)),
    [],
  );
  const outside = [
    'https://badexample.com/',
    'https://example.com.evil.org/',
    'https://example.org/example.com',
    'https://example.com@evil.org/',
    'http://127.0.0.2/',
    'blob:https://evil.org/5f1e',
  ];
  assert.equal(
    outside.filter(address => isOutside(address, domains)),
    outside,
  );
});

test('what no site stands behind belongs to the page that made it, and without a list nothing is outside', () => {
  for (const address of ['', 'about:blank', 'data:text/csv,a', 'blob:null/5f1e']) {
    assert.not.ok(isOutside(address, ['example.com']), address);
  }
  assert.not.ok(isOutside('https://evil.org/', null));
});

test('settings that were free before there was a list are no list', () => {
  assert.equal(allowedDomains({ allowed_domains: ['a.com', 'b.com'] }), ['a.com', 'b.com']);
  for (const allowed_domains of [null, 'a.com', {}, [], [7]]) assert.is(allowedDomains({ allowed_domains }), null);
  assert.is(allowedDomains({}), null);
});

test.run();
