import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { ENGLISH, LANGUAGES, type Language } from '../../adapters/capture/words/languages.ts';
import { faultsOf } from '../support/axe.ts';
import { ENDED } from '../support/capture-house.ts';
import { captureSuite, live, start } from '../support/capture-visits.ts';
import { GuidedWalk } from '../support/guided-walk.ts';
import { textsOn } from '../support/page-texts.ts';
import { PageWalk } from '../support/page-walk.ts';

/** What the customer, the site and the person wrote themselves: it stays as it is. */
const NOT_OURS = [
  'Club membership',
  'Northwind Insurance',
  'Does this person hold an active membership of the Alpine Club?',
  'Sign in to your account and open the page “My membership”.',
  'High Acceptance',
  'The membership is active and valid for at least 30 days',
  'Reject',
  ENDED.text,
  'valid until',
  'invoice.zip',
  'invoice.pdf',
  'SITE',
  '/account',
  'org_1.test',
  'Does this person hold an active membership?',
  'Membership status is Active',
  'membership status',
  'member name',
  'total amount',
  'Membership',
  'Open https://',
  '/users/42',
  'High',
];

/** Names that are the same in every language. */
const NAMES =
  /\b(?:JavaScript|Escape|Tab|PDF|PNG|JPEG|CSV|MB|Google|Apple|[\w.]*(?:club|northwind|search|shop)\.example[\w/:]*|127\.0\.0\.1:\d+|OK)\b/g;
const STATUSES = /\b(?:approved|rejected|manual_review|failed|pending)\b/g;

function ours(text: string): string {
  return NOT_OURS.reduce((rest, other) => rest.replaceAll(other, ''), text)
    .replace(NAMES, '')
    .replace(STATUSES, '');
}

/** The English sentences of more than one word, each as what it looks like with its values. */
const SENTENCES = Object.values(ENGLISH.words)
  .flatMap(words => (typeof words === 'string' ? [words] : Object.values(words)))
  .filter(sentence => sentence.includes(' '))
  .map(sentence => {
    const escaped = sentence.split(/\{\w+\}/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${escaped.join('.*')}$`);
  });

function languageOf(tag: string): Language {
  const found = LANGUAGES.find(language => language.tag === tag);
  if (found === undefined) throw new Error(`there is no ${tag}`);
  return found;
}

await captureSuite('the page in other languages', (page, visits) => {
  /** @param check finds what is wrong with a page. */
  async function walk(tag: string, check: (tab: Page) => Promise<string[]>): Promise<void> {
    const language = languageOf(tag);
    const found: string[] = [];
    const states: string[] = [];
    const look = async (state: string, tab: Page) => {
      states.push(state);
      const { lang, dir } = await tab.locator('html').evaluate(html => {
        const { lang, dir } = html as unknown as { lang: string; dir: string };
        return { lang, dir };
      });
      assert.equal([lang, dir], [tag, language.direction], state);
      found.push(...(await check(tab)).map(fault => `${state}: ${fault}`));
    };
    const pages = new PageWalk(visits, language, look);
    await pages.cover();
    await pages.live();
    await pages.devices();
    await pages.outcomes();
    await pages.test();
    const guided = new GuidedWalk(visits, language, look);
    await guided.steps();
    await guided.byItself();
    assert.equal(found, []);
    assert.is(states.length, 55);
  }

  page('German from end to end', async () => {
    const isForgotten = (text: string) => !NOT_OURS.includes(text) && SENTENCES.some(sentence => sentence.test(text));
    await walk('de', async tab => (await textsOn(tab)).filter(isForgotten));
  });

  page('Arabic from end to end, where every Latin word is one that was forgotten; axe finds nothing', async () => {
    await walk('ar', async tab => {
      const latin = (await textsOn(tab)).filter(text => /[A-Za-z]{2,}/.test(ours(text)));
      return [...latin, ...(await faultsOf(tab))];
    });
  });

  page('the choice of a language is kept, and brings the keyboard back to where it was made', async () => {
    const visited = await visits.open();
    const { tab } = visited;
    await tab.getByLabel('Language').selectOption('العربية');
    await tab.getByRole('button', { name: languageOf('ar').words['action.start'] }).waitFor();
    assert.is(await tab.evaluate('document.documentElement.dir'), 'rtl');
    assert.is(await tab.evaluate('document.activeElement.value'), 'ar');
    assert.not.match(tab.url(), 'language');
    await tab.reload();
    await tab.getByLabel(languageOf('ar').words['page.language']).selectOption('en');
    await start(visited);
    await tab.reload();
    await live(tab);
  });
});
