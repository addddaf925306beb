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
const ONE_WORD = /^[^\s\-'./]+$/;

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

  constructor(inflections: readonly Inflection[]) {
    for (const { forms, ofForms, ofWords } of inflections) {
      const endings = new Set(ofWords.split(', ').map(ending => (ending === NONE ? '' : ending)));
      const known = new Map<string, Stemmed>();
      for (const list of forms)
        for (const [concept, words] of Object.entries(list))
          if (concept !== 'nothing')
            for (const form of plainForm(words).split(', '))
              for (const stem of stemsOf(form.replace(/-$/, ''), ofForms.split(', ')))
                this.#add(known, stem, endings, concept as Concept);
    }
  }

  #add(known: Map<string, Stemmed>, stem: string, endings: ReadonlySet<string>, concept: Concept): void {
    let stemmed = known.get(stem);
    if (!stemmed) {
      stemmed = { endings, meanings: [] };
      known.set(stem, stemmed);
      this.#stems.set(stem, [...(this.#stems.get(stem) ?? []), stemmed]);
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

/** What is left of a form, whole and without each ending that it has. */
function stemsOf(form: string, endings: readonly string[]): string[] {
  if (!ONE_WORD.test(form)) return [];
  return ['', ...endings]
    .filter(ending => form.endsWith(ending))
    .map(ending => form.slice(0, form.length - ending.length))
    .filter(isLongEnough);
}
