import type { WordsOf } from '../catalogue.ts';
import type { typing as en } from './en.ts';

export const typing: WordsOf<typeof en> = {
  'action.copy': 'Copia',
  'action.paste': 'Incolla',
  'choices.heading': 'Scegli',
  'choices.several': 'Puoi sceglierne più di una.',
  'choices.more': 'Ci sono più scelte di quelle mostrate qui. Chiudi e digita le prime lettere.',
  'clipboard.text': 'Testo',
  'clipboard.offer': 'Il sito ha copiato questo per te',
  'clipboard.pasteHere': 'Inserisci qui ciò che vuoi incollare',
  'clipboard.nothing': 'Sul sito non è selezionato nulla.',
  'clipboard.empty': 'Non c’è testo da incollare.',
  'clipboard.cut': 'Tagliato',
  'clipboard.copiedPart': 'È stato copiato solo l’inizio: il testo è troppo lungo.',
  'clipboard.pastedPart': 'Sono stati incollati solo i primi {length} caratteri: il testo è troppo lungo.',
  'typing.lost': 'Non tutto ciò che hai digitato è arrivato al sito. Controlla e digita di nuovo la fine.',
};
