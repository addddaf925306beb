import type { WordsOf } from '../catalogue.ts';
import type { limits as english } from './en.ts';

export const limits: WordsOf<typeof english> = {
  'outside.heading': 'Gehört nicht zu dieser Anfrage',
  'outside.text': '{host} wird nicht gezeigt. {organization} bittet nur um Seiten von {domains}.',
  'outside.advice': 'Gehen Sie zurück, um fortzufahren. Von jener Website wird nichts aufgezeichnet.',
};
