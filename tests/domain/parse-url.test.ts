import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseUrl } from '../../domain/parse-url.ts';

test('an address is one however often it was asked', () => {
  for (let asked = 0; asked < 20_000; asked++) {
    if (parseUrl('https://bücher.example/größe')?.hostname !== 'xn--bcher-kva.example') {
      assert.unreachable(`it is none after ${asked} times`);
    }
  }
});

test('what is no address is none', () => {
  for (const text of ['', 'example.com', 'https://', 'https://exa mple.com', '//example.com', 'http://[::1']) {
    assert.is(parseUrl(text), null, text);
  }
});

test.run();
