import type { WordsOf } from '../catalogue.ts';
import type { limits as english } from './en.ts';

export const limits: WordsOf<typeof english> = {
  'outside.heading': 'No forma parte de esta solicitud',
  'outside.text': '{host} no se muestra. {organization} solo pide páginas de {domains}.',
  'outside.advice': 'Vuelva atrás para continuar. No se registra nada de ese sitio web.',
};
