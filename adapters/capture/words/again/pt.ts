import type { WordsOf } from '../catalogue.ts';
import type { again as english } from './en.ts';

export const again: WordsOf<typeof english> = {
  'again.open': 'O site continua aberto onde o deixou: não precisa de iniciar sessão de novo.',
  'again.kept': 'O que capturou volta a contar: retire o que está errado e acrescente o que falta.',
  'again.here': 'Continua onde estava.',
  'again.fresh': 'O site foi aberto de novo. Inicie sessão outra vez onde ele o pedir.',
  'again.mark': 'Da sua última tentativa',
  'again.finishHeading': 'Concluir sem nada de novo?',
  'problem.NOTHING_NEW': 'Isto é o que a sua última tentativa tinha. Capture o que falta ou retire o que está errado.',
};
