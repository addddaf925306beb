import type { WordsOf } from '../catalogue.ts';
import type { typing as en } from './en.ts';

export const typing: WordsOf<typeof en> = {
  'action.copy': 'Kopiëren',
  'action.paste': 'Plakken',
  'choices.heading': 'Kiezen',
  'choices.several': 'U kunt er meer dan één kiezen.',
  'choices.more': 'Er zijn meer keuzes dan hier staan. Sluit dit en typ de eerste letters.',
  'clipboard.text': 'Tekst',
  'clipboard.offer': 'De website heeft dit voor u gekopieerd',
  'clipboard.pasteHere': 'Zet hier wat u wilt plakken',
  'clipboard.nothing': 'Er is niets geselecteerd op de website.',
  'clipboard.empty': 'Er is geen tekst om te plakken.',
  'clipboard.cut': 'Geknipt',
  'clipboard.copiedPart': 'Alleen het begin is gekopieerd: de tekst is te lang.',
  'clipboard.pastedPart': 'Alleen de eerste {length} tekens zijn geplakt: de tekst is te lang.',
  'typing.lost': 'Niet alles wat u hebt getypt is op de website aangekomen. Controleer het en typ het einde opnieuw.',
};
