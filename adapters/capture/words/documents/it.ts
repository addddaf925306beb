import type { WordsOf } from '../catalogue.ts';
import type { documents as english } from './en.ts';

export const documents: WordsOf<typeof english> = {
  'document.heading': '{host} ha aperto un documento',
  'document.text': 'Viene conservato solo se lo usa: {organization} lo riceve allora con l’indirizzo da cui proviene.',
  'document.save': 'Salvalo per guardarlo',
  'document.use': 'Usa questo documento come prova',
  'document.leave': 'Non usarlo',
  'problem.NO_DOCUMENT': 'Non è più aperto alcun documento. Lo apra di nuovo sul sito.',
};
