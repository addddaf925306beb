import type { Concept } from './concepts.ts';
import type { Forms } from './forms.ts';
import { isUnspaced, markedForm, plainForm } from './written-form.ts';

/** What a word or phrase names: empty for words of grammar, several where languages share a word. */
export type Meanings = readonly Concept[];

const LONGEST_ENDING = 4;
const SHORTEST_STEM = 3;

/** The forms of one or more languages, in plain form. */
export class FormIndex {
  readonly #phrases = new Map<string, Concept[]>();
  readonly #inflected = new Map<string, Concept[]>();
  readonly #words = new Set<string>();
  #longestUnspaced = 0;

  constructor(languages: readonly Forms[] = []) {
    for (const forms of languages) this.add(forms);
  }

  /** Adds a language. It is put into plain form at once and not word by word, since this is done anew in every process. */
  add(forms: Forms): void {
    const lists = plainForm(Object.values(forms).join('|')).split('|');
    for (const [at, name] of Object.keys(forms).entries())
      for (const form of (lists[at] ?? '').split(', ')) this.#add(form, name);
  }

  #add(form: string, name: string): void {
    const meaning = name === 'nothing' ? null : (name as Concept);
    const key = form.replace(/[-'/.]+/g, ' ').trim();
    add(this.#phrases, key, meaning);
    if (form.endsWith('-')) add(this.#inflected, key, meaning);
    if (key.includes(' ')) for (const word of key.split(' ')) this.#words.add(word);
    else this.#words.add(key);
    if (isUnspaced(key)) this.#longestUnspaced = Math.max(this.#longestUnspaced, key.length);
  }

  /** What a word or phrase names as it stands. */
  phrase(key: string): Meanings | undefined {
    return this.#phrases.get(key);
  }

  /** What a word names, perhaps as a form that only lacks the ending of its case, number or possessor. */
  word(word: string): Meanings | undefined {
    const whole = this.#phrases.get(word);
    if (whole) return whole;
    for (let end = word.length; end >= Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING); end--) {
      const meanings = this.#inflected.get(word.slice(0, end));
      if (meanings) return meanings;
    }
    return undefined;
  }

  /** Whether the word is a form, or a part of one. */
  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** Of the forms of scripts without spaces, in characters. */
  get longestUnspaced(): number {
    return this.#longestUnspaced;
  }
}

function add(map: Map<string, Concept[]>, key: string, meaning: Concept | null): void {
  const known = map.get(key);
  if (!known) map.set(key, meaning ? [meaning] : []);
  else if (meaning && !known.includes(meaning)) known.push(meaning);
}

/** The forms of languages in which marks tell words apart, with their marks. */
export function markedForms(languages: readonly Forms[]): ReadonlyMap<string, Meanings> {
  const marked = new Map<string, Concept[]>();
  // What has no marks in them is too much like the words of others.
  for (const forms of languages)
    for (const [name, list] of Object.entries(forms))
      for (const key of markedForm(list).split(', '))
        if (plainForm(key) !== key || key.includes(' '))
          add(marked, key, name === 'nothing' ? null : (name as Concept));
  return marked;
}
