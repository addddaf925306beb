import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createAddressPolicy } from '../../infrastructure/network/address-policy.ts';
import { BAD_PORTS } from '../../infrastructure/webhook-sender/bad-ports.ts';
import { checkTargetUrl } from '../../infrastructure/webhook-sender/target-url.ts';
import { fc } from '../support/fast-check.ts';

const strict = createAddressPolicy({ allow: [] });
const opened = createAddressPolicy({ allow: ['127.0.0.0/8', '10.1.0.0/16'] });

test('takes public https addresses on the ports of the web and most others', () => {
  for (const url of [
    'https://example.com/webhooks',
    'https://example.com',
    'HTTPS://EXAMPLE.COM:443/a?b=c#d',
    'https://example.com:8443/hook',
    'https://xn--bcher-kva.example/',
    'https://bücher.example/',
    'https://93.184.215.14/hook',
    'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/hook',
  ]) {
    assert.is(checkTargetUrl(url, strict), null, url);
  }
});

// specification: 6.5.6-target
test('refuses private and special addresses in every spelling', () => {
  for (const host of [
    '127.0.0.1',
    '127.0.0.1.',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '017700000001',
    '０x7f.1',
    '0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:a9fe:a9fe]',
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[fd00::1]',
    '[fe80::1]',
    'localhost',
    'localhost.',
    'api.LOCALHOST',
  ]) {
    assert.match(checkTargetUrl(`https://${host}/hook`, strict) ?? '', /is no public address/, host);
  }
});

test('refuses a user name or password', () => {
  for (const url of ['https://user@example.com/', 'https://user:pass@example.com/', 'https://:pass@example.com/']) {
    assert.match(checkTargetUrl(url, strict) ?? '', /user name or password/, url);
  }
});

test('refuses the ports of other protocols, in opened networks too', () => {
  for (const port of BAD_PORTS) {
    assert.match(checkTargetUrl(`https://example.com:${port}/`, strict) ?? '', `Port ${port} belongs`);
  }
  for (const port of [22, 25, 6000, 6667]) {
    assert.match(checkTargetUrl(`http://127.0.0.1:${port}/`, opened) ?? '', `Port ${port} belongs`);
  }
});

// specification: 2.6-https
test('refuses other schemes and what is no URL', () => {
  for (const url of ['ftp://example.com/', 'file:///etc/passwd', 'javascript:alert(1)', 'ws://example.com/']) {
    assert.match(checkTargetUrl(url, opened) ?? '', /must begin with https/, url);
  }
  for (const url of [
    '',
    'example.com',
    '/hook',
    'https://',
    'https://[::1',
    'https://1.2.3.4.5/',
    'https://a:99999/',
  ]) {
    assert.match(checkTargetUrl(url, opened) ?? '', /malformed/, url);
  }
});

test('takes plain http and private addresses inside opened networks only', () => {
  for (const url of [
    'http://127.0.0.1:3000/hook',
    'http://2130706433/hook',
    'http://[::ffff:127.0.0.1]/hook',
    'http://localhost:3000/hook',
    'https://localhost:3000/hook',
    'http://10.1.2.3/hook',
    'https://10.1.2.3/hook',
  ]) {
    assert.is(checkTargetUrl(url, opened), null, url);
    assert.type(checkTargetUrl(url, strict), 'string', url);
  }
  for (const url of [
    'http://example.com/hook',
    'http://93.184.215.14/hook',
    'http://10.2.0.1/hook',
    'https://10.2.0.1/hook',
    'http://localhost.example.com/hook',
  ]) {
    assert.type(checkTargetUrl(url, opened), 'string', url);
  }
});

test('answers with null or a sentence for any text', () => {
  const host = fc.oneof(
    fc.domain(),
    fc.ipV4Extended(),
    fc.ipV6().map(address => `[${address}]`),
    fc.string(),
  );
  const port = fc.oneof(
    fc.constant(''),
    fc.integer().map(number => `:${number}`),
  );
  const urlLike = fc
    .tuple(fc.constantFrom('https://', 'http://', 'HTTPS:', '//', ''), host, port, fc.string())
    .map(parts => parts.join(''));
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), urlLike);
  for (const policy of [strict, opened]) {
    fc.assert(
      fc.property(anything, url => {
        const reason = checkTargetUrl(url, policy);
        assert.ok(reason === null || reason.endsWith('.'), String(reason));
        if (reason === null && policy === strict) assert.is(new URL(url).protocol, 'https:');
      }),
      { numRuns: 2000 },
    );
  }
});

test.run();
