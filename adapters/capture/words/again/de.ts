import type { WordsOf } from '../catalogue.ts';
import type { again as english } from './en.ts';

export const again: WordsOf<typeof english> = {
  'again.open': 'Die Website ist noch da geöffnet, wo Sie waren: Sie müssen sich nicht neu anmelden.',
  'again.kept':
    'Was Sie aufgenommen haben, zählt wieder: Nehmen Sie zurück, was falsch ist, und ergänzen Sie, was fehlt.',
  'again.here': 'Sie machen da weiter, wo Sie waren.',
  'again.fresh': 'Die Website wurde neu geöffnet. Melden Sie sich wieder an, wo sie es verlangt.',
  'again.mark': 'Vom letzten Versuch',
  'again.finishHeading': 'Ohne Neues abschließen?',
  'problem.NOTHING_NEW':
    'Das hatte schon Ihr letzter Versuch. Nehmen Sie auf, was fehlt, oder nehmen Sie zurück, was falsch ist.',
};
