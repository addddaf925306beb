import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Key, Plural } from '../../adapters/capture/words/catalogue.ts';
import { ENGLISH, LANGUAGES } from '../../adapters/capture/words/languages.ts';

/** Sentences that read the same in a language as in English, and why. */
const THE_SAME: Readonly<Record<string, Partial<Record<Key, string>>>> = {
  de: { 'action.ok': 'German says so too', 'live.site': 'the German word is the English one' },
  fr: { 'action.ok': 'French says so too', 'tray.document': 'the French word is the English one' },
  it: { 'action.ok': 'Italian says so too', 'browser.password': 'the Italian word is the English one' },
  ja: { 'action.ok': 'Japanese writes it so too' },
  nl: {
    'action.ok': 'Dutch says so too',
    'live.site': 'the Dutch word is the English one',
    'tray.document': 'the Dutch word is the English one',
  },
  pl: { 'action.ok': 'Polish says so too' },
  pt: { 'action.ok': 'Portuguese says so too' },
};

const en = ENGLISH.words;
const others = LANGUAGES.filter(language => language !== ENGLISH);
const keys = Object.keys(en) as Key[];
const formsOf = (words: string | Plural): [string, string][] =>
  typeof words === 'string' ? [['', words]] : Object.entries(words);
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

test('no sentence is left in English', () => {
  const found: string[] = [];
  for (const { tag, words } of others) {
    for (const key of keys) {
      const english = formsOf(en[key]).map(([, text]) => text);
      const same = formsOf(words[key]).some(([, text]) => english.includes(text));
      const listed = THE_SAME[tag]?.[key] !== undefined;
      if (same !== listed) found.push(`${tag} ${key}: ${same ? 'is English' : 'is listed as the same, and differs'}`);
    }
  }
  assert.equal(found, []);
});

test('every sentence takes what the English one takes', () => {
  for (const { tag, words } of others) {
    for (const key of keys) {
      const wanted = placeholders(formsOf(en[key]).at(-1)?.[1] ?? '');
      for (const [form, text] of formsOf(words[key])) {
        // A form that stands for one number alone may spell it out.
        const spelt = ['zero', 'one', 'two'].includes(form) ? wanted.filter(name => name !== '{count}') : wanted;
        const taken = placeholders(text);
        const fits = [wanted, spelt].some(names => names.join() === taken.join());
        assert.ok(fits, `${tag} ${key} ${form}: takes ${taken.join() || 'nothing'} and not ${wanted.join()}`);
      }
    }
  }
});

test('a sentence with a number has the plural forms of its language, and no others', () => {
  for (const { tag, words } of LANGUAGES) {
    const categories = [...new Intl.PluralRules(tag).resolvedOptions().pluralCategories].sort();
    for (const key of keys) {
      const entry = words[key];
      if (typeof entry !== 'string') assert.equal(Object.keys(entry).sort(), categories, `${tag} ${key}`);
    }
  }
});

test('no sentence is empty, or begins or ends with a space', () => {
  for (const { tag, words } of LANGUAGES) {
    for (const key of keys) {
      for (const [form, text] of formsOf(words[key])) assert.match(text, /^\S(.*\S)?$/s, `${tag} ${key} ${form}`);
    }
  }
});

test('who is told to press Finish is told the name that its button has', () => {
  for (const { tag, words } of LANGUAGES) {
    for (const key of keys) {
      if (!formsOf(en[key]).some(([, text]) => /[Pp]ress Finish/.test(text))) continue;
      for (const [form, text] of formsOf(words[key])) {
        const told = text.toLocaleLowerCase(tag).includes(words['action.finish'].toLocaleLowerCase(tag));
        assert.ok(told, `${tag} ${key} ${form}: names no button "${words['action.finish']}"`);
      }
    }
  }
});

test('every language is one that Intl knows, under its own name', () => {
  for (const { tag, name } of LANGUAGES) {
    assert.equal(Intl.PluralRules.supportedLocalesOf(tag), [tag]);
    const own = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? '';
    assert.is(name.toLocaleLowerCase(tag), own.toLocaleLowerCase(tag));
  }
  assert.is(new Set(LANGUAGES.map(({ tag }) => tag)).size, LANGUAGES.length);
});

test.run();
