import type { WordsOf } from '../catalogue.ts';
import type { again as english } from './en.ts';

export const again: WordsOf<typeof english> = {
  'again.open': 'Le site est toujours ouvert là où vous l’avez laissé : inutile de vous reconnecter.',
  'again.kept': 'Ce que vous avez capturé compte de nouveau : retirez ce qui est faux et ajoutez ce qui manque.',
  'again.here': 'Vous reprenez là où vous étiez.',
  'again.fresh': 'Le site a été rouvert à neuf. Reconnectez-vous là où il le demande.',
  'again.mark': 'De votre dernier essai',
  'again.finishHeading': 'Terminer sans rien de nouveau ?',
  'problem.NOTHING_NEW':
    'C’est ce que contenait votre dernier essai. Capturez ce qui manque, ou retirez ce qui est faux.',
};
