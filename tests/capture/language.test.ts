import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { languageOf } from '../../adapters/capture/language.ts';
import { front } from '../support/capture-front.ts';

const tagFor = (accepted?: string, setting: string | null = null, cookie?: string) =>
  languageOf({ accepted, cookie }, setting).tag;

test('the language is the first that the browser accepts and that there is', () => {
  assert.is(tagFor('de'), 'de');
  assert.is(tagFor('de-AT,en;q=0.5'), 'de');
  assert.is(tagFor('DE-ch'), 'de');
  assert.is(tagFor('cy,de;q=0.8,en;q=0.9'), 'en');
  assert.is(tagFor('cy, de;q=0.2'), 'de');
  assert.is(tagFor('de-x-private'), 'de');
});

test('every way of writing Chinese finds the one that there is', () => {
  for (const accepted of ['zh', 'zh-CN', 'zh-Hans-SG', 'zh-TW']) assert.is(tagFor(accepted), 'zh-Hans', accepted);
});

test('English is what remains', () => {
  for (const accepted of [undefined, '', '*', 'cy', 'de;q=0', 'dex', 'x-de', ';;=,,', 'cy,'.repeat(10_000)]) {
    assert.is(tagFor(accepted), 'en', accepted);
  }
});

test('a setting outweighs the browser, and the choice of the person both; unknown ones are passed over', () => {
  assert.is(tagFor('en', 'de'), 'de');
  assert.is(tagFor('en', 'de-CH'), 'de');
  assert.is(tagFor('de', 'tlh'), 'de');
  assert.is(tagFor('de', ''), 'de');
  assert.is(tagFor('de', 'de', 'other=1; capture_language=en'), 'en');
  assert.is(tagFor('de', null, 'capture_language=tlh'), 'de');
});

/** The page as it comes for this request. */
async function pageIn(headers: Record<string, string>, settings = {}): Promise<string> {
  const opened = await front({ settings });
  return (await opened.app.request(opened.at(''), { headers })).text();
}

test('a page names its language and carries the words of no other', async () => {
  const german = await pageIn({ 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' });
  assert.match(german, '<html lang="de" dir="ltr">');
  assert.match(german, 'Jetzt nicht');
  assert.not.match(german, 'Not now');
  assert.match(await pageIn({}, { language: 'de' }), '<html lang="de"');
  assert.match(await pageIn({ 'accept-language': 'de' }, { language: ['de'] }), '<html lang="de"');
  assert.match(await pageIn({ 'accept-language': 'de' }, { language: 'en' }), '<html lang="en"');
});

test('a choice is kept for the visit, and one that there is not is not', async () => {
  const opened = await front();
  const chosen = await opened.app.request(opened.at('?language=de'), { headers: { 'accept-language': 'en' } });
  assert.is(chosen.status, 303);
  assert.is(chosen.headers.get('location'), opened.at(''));
  const cookie = chosen.headers.get('set-cookie') ?? '';
  assert.is(cookie, 'capture_language=de; Path=/capture; HttpOnly; SameSite=Lax; Secure');
  assert.match(await pageIn({ cookie: 'capture_language=de' }), '<html lang="de"');
  const unknown = await opened.app.request(opened.at('?language=tlh'));
  assert.is(unknown.status, 200);
  assert.is(unknown.headers.get('set-cookie'), null);
});

test('a link that leads nowhere is told in the language of the browser', async () => {
  const { app } = await front();
  const page = await app.request('/capture/web_iq_nothing', { headers: { 'accept-language': 'de' } });
  assert.is(page.status, 404);
  assert.match(await page.text(), /<html lang="de"[\s\S]*Dieser Link führt nirgendwohin/);
});

test.run();
