import type { WordsOf } from '../catalogue.ts';
import type { mirror as english } from './en.ts';

export const mirror: WordsOf<typeof english> = {
  'site.wayOut': 'Uscire dal sito: Esc, poi Tab',
  'mirror.use': 'Usare la pagina come testo',
  'mirror.picture': 'Nascondere di nuovo il testo',
  'mirror.region': 'Il sito come testo',
  'mirror.hint': 'Quello che preme e scrive qui accade sul sito.',
  'mirror.reading': 'Il sito viene letto…',
  'mirror.cut': 'La pagina è più lunga di quanto è riportato qui.',
};
