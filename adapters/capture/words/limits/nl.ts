import type { WordsOf } from '../catalogue.ts';
import type { limits as english } from './en.ts';

export const limits: WordsOf<typeof english> = {
  'outside.heading': 'Hoort niet bij dit verzoek',
  'outside.text': '{host} wordt niet getoond. {organization} vraagt alleen om pagina’s van {domains}.',
  'outside.advice': 'Ga terug om verder te gaan. Van die website wordt niets vastgelegd.',
};
