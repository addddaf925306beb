import type { WordsOf } from '../catalogue.ts';
import type { again as english } from './en.ts';

export const again: WordsOf<typeof english> = {
  'again.open': 'Il sito è ancora aperto dove lo ha lasciato: non deve accedere di nuovo.',
  'again.kept': 'Ciò che ha catturato vale di nuovo: ritiri ciò che è sbagliato e aggiunga ciò che manca.',
  'again.here': 'Riprende da dove era.',
  'again.fresh': 'Il sito è stato riaperto da capo. Acceda di nuovo dove lo chiede.',
  'again.mark': 'Dall’ultimo tentativo',
  'again.finishHeading': 'Terminare senza nulla di nuovo?',
  'problem.NOTHING_NEW': 'È ciò che aveva l’ultimo tentativo. Catturi ciò che manca o ritiri ciò che è sbagliato.',
};
