import { isUnspaced } from './lexicon/written-form.ts';
import { DOUBTFUL_FORMS, negates, stateOf } from './states.ts';
import { folded } from './text.ts';

/** Words by which a state that does not hold is said of nothing: "0 overdue", "keine offenen Rechnungen". */
const NONE = new Set(
  '0,no,none,not,never,nothing,without,zero,kein,keine,keinen,keiner,keines,nicht,nichts,ohne,null,aucun,aucune,pas,sans,zéro,ningún,ninguna,ninguno,sin,nada,cero,nenhum,nenhuma,sem,não,nessun,nessuna,nessuno,senza,non,geen,niet,zonder,inga,ingen,inget,inte,utan,ikke,uden,uten,ei,ilman,brak,bez,nie,żadnych,žádné,žádný,není,нет,не,без,ні,немає,nincs,nem,yok,fără,niciun,nicio,κανένα,καμία,χωρίς,δεν,لا,بدون,אין,ללא,לא'.split(
    ',',
  ),
);
export const isNoneWord = (word: string): boolean => NONE.has(folded(word));
/** How far before it such a word may stand: "no overdue", "keine einzige offene". */
const FARTHEST = 2;
const MOST_WORDS = 5;
/** Shorter words are too like others for their endings to be left open. */
const LEAST_FOR_ENDINGS = 6;
/** How many letters more or less than the listed form another one has: "scaduta" and "scaduti" of "scaduto". */
const MOST_OF_ENDING = 2;
/** Vowels by which adjectives tell gender, number and case. Those with an accent of French are part of the word. */
const ENDING = /(?:[aeioyáíýуыоаяеиій]|ый|ий|ая|ое)$/u;

const rootOf = (form: string): string => form.replace(ENDING, '');

let known:
  | { phrases: ReadonlySet<string>; roots: ReadonlyMap<string, number>; unspaced: readonly string[] }
  | undefined;

/** The listed forms, as they are looked for. */
function forms() {
  if (known) return known;
  const spaced = DOUBTFUL_FORMS.filter(form => !isUnspaced(form));
  const endless = spaced.filter(form => form.length >= LEAST_FOR_ENDINGS && /^\p{L}+$/u.test(form));
  known = {
    phrases: new Set(spaced),
    roots: new Map(endless.map(form => [rootOf(form), form.length])),
    unspaced: DOUBTFUL_FORMS.filter(isUnspaced),
  };
  return known;
}

/** Whether a word is another form of a listed one. */
function isInflected(word: string): boolean {
  const { roots } = forms();
  for (let cut = 0; cut <= MOST_OF_ENDING + 1; cut++) {
    const length = roots.get(word.slice(0, word.length - cut));
    if (length !== undefined && Math.abs(word.length - length) <= MOST_OF_ENDING) return true;
  }
  return false;
}

/** Whether some words are, as a whole and in whatever form, a word for what does not hold or is still open. */
export function isDoubtfulState(text: string): boolean {
  const plain = folded(text).replace(/[.!。]$/u, '');
  const state = stateOf(plain);
  if (state) return state.polarity !== 'positive';
  return /^\p{L}[\p{L}\p{M}]*$/u.test(plain) && isInflected(plain);
}

/** Whether the words from a place on are a state that does not hold, and not said of nothing. */
function isDoubtfulAt(words: readonly string[], at: number): boolean {
  const { phrases } = forms();
  const named =
    isInflected(words[at] ?? '') ||
    Array.from({ length: MOST_WORDS }, (_, more) => words.slice(at, at + 1 + more).join(' ')).some(
      phrase => phrases.has(phrase) || (stateOf(phrase)?.polarity ?? 'positive') !== 'positive',
    );
  return named && !words.slice(Math.max(0, at - FARTHEST), at).some(word => NONE.has(word));
}

/** Signs that end what belongs together; Catalan sets a point within "cancel·lat". */
const PARTING = /(?:[^\p{L}\p{M}\p{N}\s/'’·-]|(?<!l)·|·(?!l))+/u;

/**
 * Whether a text says anywhere, in any language, that something does not hold or is still open: a word for such a state in
 * any form, or one for a good state that is denied.
 */
export function tellsDoubtfulState(text: string): boolean {
  const plain = folded(text);
  if (forms().unspaced.some(form => plain.includes(form))) return true;
  return plain
    .split(PARTING)
    .map(part => part.split(/\s+/).filter(word => word !== ''))
    .some(words => words.some((_, at) => isDoubtfulAt(words, at) || isDeniedAt(words, at)));
}

/** Between a denial and the good state that it denies: "is not currently active". */
const MOST_BETWEEN = 3;

function isDeniedAt(words: readonly string[], at: number): boolean {
  if (stateOf(words[at] ?? '')?.polarity !== 'positive') return false;
  return negates(words.slice(Math.max(0, at - MOST_BETWEEN), at).join(' '));
}
