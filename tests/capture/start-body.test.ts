import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseStartBody } from '../../adapters/capture/start-body.ts';

const VIEWPORT = { width: 1280, height: 720, scale: 1, touch: false };
const PREFERENCES = { languages: ['de-CH', 'en'], timezone: 'Europe/Zurich', dark: true, calm: false };
const parsed = (preferences: unknown) => parseStartBody({ viewport: VIEWPORT, preferences, take_over: false });

test('what a browser tells of its person is taken as it is', () => {
  assert.equal(parsed(PREFERENCES)?.preferences, PREFERENCES);
  assert.is(parsed(undefined)?.preferences, null);
});

test('what is no language or no zone is left out, and keeps nobody from a start', () => {
  const languages = ['en-US@posix', '', 'fr', `x${'-longtag'.repeat(4)}`, 'de,en;q=0.1\r\nx: y'];
  assert.equal(parsed({ ...PREFERENCES, languages })?.preferences?.languages, ['fr']);
  assert.is(parsed({ ...PREFERENCES, languages: ['?'] })?.preferences, null);
  for (const timezone of ['Mars/Olympus', '+05:00', '../../etc/passwd']) {
    assert.is(parsed({ ...PREFERENCES, timezone })?.preferences?.timezone, null);
  }
  const many = Array.from({ length: 40 }, () => 'en');
  assert.is(parsed({ ...PREFERENCES, languages: many })?.preferences?.languages.length, 8);
});

test('what no page of ours sends is refused', () => {
  const long = { ...PREFERENCES, timezone: 'E'.repeat(100) };
  for (const preferences of [{ ...PREFERENCES, more: 1 }, long, [], 'de']) assert.is(parsed(preferences), undefined);
});

test.run();
