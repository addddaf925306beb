import type { WordsOf } from '../catalogue.ts';
import type { documents as english } from './en.ts';

export const documents: WordsOf<typeof english> = {
  'document.heading': '{host} heeft een document geopend',
  'document.text':
    'Het wordt alleen bewaard als u het gebruikt: {organization} krijgt het dan, met het adres waar het vandaan kwam.',
  'document.save': 'Opslaan om te bekijken',
  'document.use': 'Dit document als bewijs gebruiken',
  'document.leave': 'Niet gebruiken',
  'problem.NO_DOCUMENT': 'Er is geen document meer open. Open het opnieuw op de website.',
};
