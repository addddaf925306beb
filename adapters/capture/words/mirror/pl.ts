import type { WordsOf } from '../catalogue.ts';
import type { mirror as english } from './en.ts';

export const mirror: WordsOf<typeof english> = {
  'site.wayOut': 'Aby opuścić witrynę: Escape, potem Tab',
  'mirror.use': 'Używaj strony jako tekstu',
  'mirror.picture': 'Ukryj tekst',
  'mirror.region': 'Witryna jako tekst',
  'mirror.hint': 'To, co tu naciśniesz i wpiszesz, dzieje się w witrynie.',
  'mirror.reading': 'Witryna jest odczytywana…',
  'mirror.cut': 'Strona jest dłuższa niż to, co tu widać.',
};
