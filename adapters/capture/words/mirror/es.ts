import type { WordsOf } from '../catalogue.ts';
import type { mirror as english } from './en.ts';

export const mirror: WordsOf<typeof english> = {
  'site.wayOut': 'Salir del sitio web: Escape y luego Tab',
  'mirror.use': 'Usar la página como texto',
  'mirror.picture': 'Ocultar de nuevo el texto',
  'mirror.region': 'El sitio web como texto',
  'mirror.hint': 'Lo que pulse y escriba aquí ocurre en el sitio web.',
  'mirror.reading': 'Se está leyendo el sitio web…',
  'mirror.cut': 'La página es más larga que lo que aparece aquí.',
};
