import type { WordsOf } from '../catalogue.ts';
import type { limits as english } from './en.ts';

export const limits: WordsOf<typeof english> = {
  'outside.heading': 'Non fa parte di questa richiesta',
  'outside.text': '{host} non viene mostrato. {organization} chiede solo pagine di {domains}.',
  'outside.advice': 'Torni indietro per continuare. Di quel sito non viene registrato nulla.',
};
