import type { WordsOf } from '../catalogue.ts';
import type { limits as english } from './en.ts';

export const limits: WordsOf<typeof english> = {
  'outside.heading': 'To nie należy do tej prośby',
  'outside.text': 'Strona {host} nie jest pokazywana. {organization} prosi tylko o strony z {domains}.',
  'outside.advice': 'Wróć, aby kontynuować. Z tamtej witryny nic nie jest zapisywane.',
};
