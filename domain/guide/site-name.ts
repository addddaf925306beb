import { parseUrl } from '../parse-url.ts';
import { wordsOf } from '../reading/lexicon/written-form.ts';

/** The shortest beginning of a word by which a site is called: "uni" of "university". */
const LEAST_OF_A_WORD = 3;
/** What stands between the name of a site and the country or kind of registry that it is registered with: "example.co.uk". */
const SECOND_LEVEL = /^(?:com?|org|net|edu|gov|gob|gouv|ac|or|ne|go|nom|in|biz|sch|govt)$/;
const IS_ADDRESS = /^[\d.]+$|^\[/;

/** What a site is registered as, without its hosts and the registry: `nordbank` of "my.nordbank.example". */
function registeredName(address: string): string {
  const host = parseUrl(address)?.hostname ?? '';
  const labels = host.split('.');
  if (IS_ADDRESS.test(host) || labels.length < 2) return host;
  const isSecond = labels.length > 2 && SECOND_LEVEL.test(labels.at(-2) ?? '');
  return labels.at(isSecond ? -3 : -2) ?? '';
}

/** Of a word that a site's name may begin or end with. */
const LEAST_OF_A_KIND = 5;

/**
 * Whether a word that says of what kind something is begins or ends what a site is registered as: "storage" of
 * "ironbarkstorage.com". Of a name that says nothing: "nordbank-login.example" may be anybody's.
 */
export function isKindOfSite(word: string, address: string): boolean {
  const name = wordsOf(registeredName(address)).join('');
  const kind = wordsOf(word).join('');
  return kind.length >= LEAST_OF_A_KIND && (name.startsWith(kind) || name.endsWith(kind));
}

/**
 * The words of a text by which a site is called: what it is registered as must be made of them, in their order, and of nothing
 * else. "nordbank-login.example" and "nordbank.check.example" may be anybody's.
 */
export function siteWordsIn(text: string, address: string): ReadonlySet<string> {
  const name = wordsOf(registeredName(address)).join('');
  const words = wordsOf(text);
  const failed = new Set<string>();
  const named = (rest: string, from: number): string[] | null => {
    if (rest === '') return [];
    const place = `${rest.length} ${from}`;
    if (failed.has(place)) return null;
    failed.add(place);
    for (let at = from; at < words.length; at++) {
      const word = words[at] ?? '';
      for (let length = word.length; length >= Math.min(word.length, LEAST_OF_A_WORD); length--) {
        if (!rest.startsWith(word.slice(0, length))) continue;
        const others = named(rest.slice(length), at + 1);
        if (others) return [word, ...others];
      }
    }
    return null;
  };
  return new Set(name === '' ? [] : named(name, 0));
}
