import type { WordsOf } from '../catalogue.ts';
import type { mirror as english } from './en.ts';

export const mirror: WordsOf<typeof english> = {
  'site.wayOut': 'De website verlaten: Escape, dan Tab',
  'mirror.use': 'De pagina als tekst gebruiken',
  'mirror.picture': 'De tekst weer verbergen',
  'mirror.region': 'De website als tekst',
  'mirror.hint': 'Wat u hier aanklikt en typt, gebeurt op de website.',
  'mirror.reading': 'De website wordt gelezen…',
  'mirror.cut': 'De pagina is langer dan wat hier staat.',
};
