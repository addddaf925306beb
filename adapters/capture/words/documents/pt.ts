import type { WordsOf } from '../catalogue.ts';
import type { documents as english } from './en.ts';

export const documents: WordsOf<typeof english> = {
  'document.heading': '{host} abriu um documento',
  'document.text': 'Só é guardado se o usar: {organization} recebe-o então com o endereço de onde veio.',
  'document.save': 'Guardar para ver',
  'document.use': 'Usar este documento como prova',
  'document.leave': 'Não usar',
  'problem.NO_DOCUMENT': 'Já não há nenhum documento aberto. Abra-o de novo no site.',
};
