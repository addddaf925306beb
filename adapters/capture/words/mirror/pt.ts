import type { WordsOf } from '../catalogue.ts';
import type { mirror as english } from './en.ts';

export const mirror: WordsOf<typeof english> = {
  'site.wayOut': 'Sair do site: Escape e depois Tab',
  'mirror.use': 'Usar a página como texto',
  'mirror.picture': 'Voltar a ocultar o texto',
  'mirror.region': 'O site como texto',
  'mirror.hint': 'O que premir e escrever aqui acontece no site.',
  'mirror.reading': 'O site está a ser lido…',
  'mirror.cut': 'A página é mais longa do que o que está aqui.',
};
