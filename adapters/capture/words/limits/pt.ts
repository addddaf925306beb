import type { WordsOf } from '../catalogue.ts';
import type { limits as english } from './en.ts';

export const limits: WordsOf<typeof english> = {
  'outside.heading': 'Não faz parte deste pedido',
  'outside.text': '{host} não é mostrado. {organization} só pede páginas de {domains}.',
  'outside.advice': 'Volte para continuar. Nada desse site é registado.',
};
