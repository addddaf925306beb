import type { WordsOf } from '../catalogue.ts';
import type { documents as english } from './en.ts';

export const documents: WordsOf<typeof english> = {
  'document.heading': '{host} ha abierto un documento',
  'document.text':
    'Solo se conserva si lo utiliza: {organization} lo recibe entonces con la dirección de la que procede.',
  'document.save': 'Guardarlo para verlo',
  'document.use': 'Usar este documento como prueba',
  'document.leave': 'No usarlo',
  'problem.NO_DOCUMENT': 'Ya no hay ningún documento abierto. Ábralo otra vez en el sitio.',
};
