import type { WordsOf } from '../catalogue.ts';
import type { mirror as english } from './en.ts';

export const mirror: WordsOf<typeof english> = {
  'site.wayOut': 'Website verlassen: Escape, dann Tab',
  'mirror.use': 'Seite als Text benutzen',
  'mirror.picture': 'Text wieder ausblenden',
  'mirror.region': 'Die Website als Text',
  'mirror.hint': 'Was Sie hier drücken und eingeben, geschieht auf der Website.',
  'mirror.reading': 'Die Website wird gelesen …',
  'mirror.cut': 'Die Seite ist länger als das, was hier steht.',
};
