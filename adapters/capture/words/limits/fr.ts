import type { WordsOf } from '../catalogue.ts';
import type { limits as english } from './en.ts';

export const limits: WordsOf<typeof english> = {
  'outside.heading': 'Ne fait pas partie de cette demande',
  'outside.text': '{host} n’est pas affiché. {organization} ne demande que des pages de {domains}.',
  'outside.advice': 'Revenez en arrière pour continuer. Rien de ce site n’est enregistré.',
};
