import type { WordsOf } from '../catalogue.ts';
import type { documents as english } from './en.ts';

export const documents: WordsOf<typeof english> = {
  'document.heading': '{host} hat ein Dokument geöffnet',
  'document.text':
    'Es wird nur behalten, wenn Sie es verwenden: {organization} erhält es dann mit der Adresse, von der es kam.',
  'document.save': 'Zum Ansehen speichern',
  'document.use': 'Dieses Dokument als Nachweis verwenden',
  'document.leave': 'Nicht verwenden',
  'problem.NO_DOCUMENT': 'Es ist kein Dokument mehr offen. Öffnen Sie es auf der Website noch einmal.',
};
