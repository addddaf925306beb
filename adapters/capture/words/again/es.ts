import type { WordsOf } from '../catalogue.ts';
import type { again as english } from './en.ts';

export const again: WordsOf<typeof english> = {
  'again.open': 'El sitio sigue abierto donde lo dejó: no tiene que volver a iniciar sesión.',
  'again.kept': 'Lo que capturó vuelve a contar: retire lo que esté mal y añada lo que falte.',
  'again.here': 'Continúa donde estaba.',
  'again.fresh': 'El sitio se ha abierto de nuevo. Vuelva a iniciar sesión donde lo pida.',
  'again.mark': 'Del intento anterior',
  'again.finishHeading': '¿Finalizar sin nada nuevo?',
  'problem.NOTHING_NEW': 'Esto es lo que tenía su último intento. Capture lo que falta o retire lo que esté mal.',
};
