import type { Concept } from './concepts.ts';
import type { Meanings } from './form-index.ts';
import type { Inflection } from './inflection.ts';
import { plainForm } from './written-form.ts';

const LONGEST_ENDING = 6;
/** Letters left of a word. Languages of Latin letters share so many that a shorter stem is soon another one's word. */
const SHORTEST_LATIN_STEM = 5;
const SHORTEST_STEM = 4;

/** Stands among endings for that words may have none, though their forms in the lexicon do. */
const NONE = '-';
const LATIN = /^[a-z]/;
const ONE_WORD = /^[^\s\-'./]+-?$/;

const isLongEnough = (stem: string) => stem.length >= (LATIN.test(stem) ? SHORTEST_LATIN_STEM : SHORTEST_STEM);

type Stemmed = { endings: ReadonlySet<string>; meanings: Concept[] };

/**
 * Words by their stems: what is left of a form without the ending of its own language, and with another ending of the
 * same language is a word of the same meaning ("laskut", "laskujen" of "lasku"). Light stemming as Savoy describes it (A
 * stemming procedure and stopword list for general French corpora, 1999): a list of endings of nouns and adjectives, and
 * no grammar. Nobody knows a label's language, so every language is asked whose endings fit.
 */
export class LightStems {
  readonly #stems = new Map<string, Stemmed[]>();

  /** Adds the words of a language. */
  add({ forms, ofForms, ofWords }: Inflection): void {
    const endings = new Set(ofWords.split(', ').map(ending => (ending === NONE ? '' : ending)));
    const known = new Map<string, Stemmed>();
    const ends = ofForms.split(', ');
    for (const list of forms) {
      // Put into plain form at once: each call costs more than the words of one concept.
      const lists = plainForm(Object.values(list).join('|')).split('|');
      for (const [at, concept] of Object.keys(list).entries())
        if (concept !== 'nothing')
          for (const form of (lists[at] ?? '').split(', '))
            if (ONE_WORD.test(form)) this.#addStems(known, form, ends, endings, concept as Concept);
    }
  }

  /** What is left of a form, whole and without each ending that it has. */
  #addStems(
    known: Map<string, Stemmed>,
    written: string,
    ends: readonly string[],
    endings: ReadonlySet<string>,
    concept: Concept,
  ): void {
    const form = written.endsWith('-') ? written.slice(0, -1) : written;
    if (!isLongEnough(form)) return;
    this.#add(known, form, endings, concept);
    for (const end of ends) {
      if (end === '' || !form.endsWith(end)) continue;
      const stem = form.slice(0, form.length - end.length);
      if (isLongEnough(stem)) this.#add(known, stem, endings, concept);
    }
  }

  #add(known: Map<string, Stemmed>, stem: string, endings: ReadonlySet<string>, concept: Concept): void {
    let stemmed = known.get(stem);
    if (!stemmed) {
      stemmed = { endings, meanings: [] };
      known.set(stem, stemmed);
      const others = this.#stems.get(stem);
      if (others) others.push(stemmed);
      else this.#stems.set(stem, [stemmed]);
    }
    if (!stemmed.meanings.includes(concept)) stemmed.meanings.push(concept);
  }

  /** What a word in plain form names by its longest stem; undefined where no language has such a word. */
  meaningsOf(word: string): Meanings | undefined {
    for (let length = 0; length <= LONGEST_ENDING; length++) {
      const stem = word.slice(0, word.length - length);
      if (!isLongEnough(stem)) return undefined;
      const ending = word.slice(stem.length);
      const found = this.#stems.get(stem)?.filter(({ endings }) => endings.has(ending)) ?? [];
      if (found.length > 0) return [...new Set(found.flatMap(({ meanings }) => meanings))];
    }
    return undefined;
  }
}
