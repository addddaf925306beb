import type { WordsOf } from '../catalogue.ts';
import type { documents as english } from './en.ts';

export const documents: WordsOf<typeof english> = {
  'document.heading': '{host}: otwarto dokument',
  'document.text':
    'Dokument jest zachowywany tylko wtedy, gdy go użyjesz: {organization} otrzyma go wtedy z adresem, z którego pochodzi.',
  'document.save': 'Zapisz, aby obejrzeć',
  'document.use': 'Użyj tego dokumentu jako dowodu',
  'document.leave': 'Nie używaj',
  'problem.NO_DOCUMENT': 'Żaden dokument nie jest już otwarty. Otwórz go ponownie na stronie.',
};
