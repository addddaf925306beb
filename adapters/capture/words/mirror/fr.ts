import type { WordsOf } from '../catalogue.ts';
import type { mirror as english } from './en.ts';

export const mirror: WordsOf<typeof english> = {
  'site.wayOut': 'Quitter le site : Échap, puis Tab',
  'mirror.use': 'Utiliser la page sous forme de texte',
  'mirror.picture': 'Masquer à nouveau le texte',
  'mirror.region': 'Le site sous forme de texte',
  'mirror.hint': 'Ce que vous actionnez et saisissez ici se fait sur le site.',
  'mirror.reading': 'Le site est en cours de lecture…',
  'mirror.cut': 'La page est plus longue que ce qui figure ici.',
};
