import type { WordsOf } from '../catalogue.ts';
import type { typing as en } from './en.ts';

export const typing: WordsOf<typeof en> = {
  'action.copy': 'Kopieren',
  'action.paste': 'Einfügen',
  'choices.heading': 'Auswählen',
  'choices.several': 'Sie können mehrere auswählen.',
  'choices.more': 'Es gibt mehr, als hier steht. Schließen Sie dies und tippen Sie die ersten Buchstaben.',
  'clipboard.text': 'Der Text',
  'clipboard.offer': 'Die Website hat dies für Sie kopiert',
  'clipboard.pasteHere': 'Geben Sie hier ein, was Sie einfügen möchten',
  'clipboard.nothing': 'Auf der Website ist nichts markiert.',
  'clipboard.empty': 'Es gibt keinen Text zum Einfügen.',
  'clipboard.cut': 'Ausgeschnitten',
  'clipboard.copiedPart': 'Nur der Anfang wurde kopiert: Der Text ist zu lang.',
  'clipboard.pastedPart': 'Nur die ersten {length} Zeichen wurden eingefügt: Der Text ist zu lang.',
  'typing.lost':
    'Nicht alles, was Sie getippt haben, ist bei der Website angekommen. Prüfen Sie es und tippen Sie das Ende noch einmal.',
};
