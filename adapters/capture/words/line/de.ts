import type { WordsOf } from '../catalogue.ts';
import type { line as english } from './en.ts';

export const line: WordsOf<typeof english> = {
  'toast.region': 'Meldungen',
  'line.silent': 'Die Leitung ist still. Was Sie tun, kommt vielleicht spät bei der Website an.',
  'line.lost': 'Die Verbindung ist abgebrochen. Sie wird wieder aufgebaut …',
  'line.offline': 'Sie sind offline. Bis Sie wieder verbunden sind, kommt nichts davon bei der Website an.',
  'line.back': 'Wieder verbunden.',
  'loss.heading': 'Die Website wurde geschlossen',
  'loss.crashed': 'Der Browser, der die Website zeigte, ist abgestürzt.',
  'loss.page_closed': 'Die Website hat ihr Fenster selbst geschlossen.',
  'loss.idle': 'Auf der Website wurde eine Weile nichts getan, deshalb wurde ihr Browser geschlossen.',
  'loss.time_limit': 'Ein Besuch darf nur eine gewisse Zeit dauern, und die von diesem war um.',
  'loss.maintenance': 'Der Rechner, der die Website zeigte, wurde wegen Wartung angehalten.',
  'loss.kept':
    'Was Sie festgehalten haben, bleibt erhalten. Melden Sie sich wieder an, wo die Website danach fragt, und machen Sie weiter.',
  'loss.nothing': 'Von dem Besuch wurde nichts gesendet. Sie können neu beginnen.',
  'idle.heading': 'Sind Sie noch da?',
  'idle.text': 'Auf der Website wurde eine Weile nichts getan. Antwortet niemand, wird ihr Browser geschlossen.',
  'idle.last':
    'Ein Besuch darf nur eine gewisse Zeit dauern. Halten Sie fest, was noch fehlt, und drücken Sie auf „Fertig“.',
  'idle.maintenance': {
    one: 'Dieser Dienst wird gewartet: Der Besuch endet in {count} Minute. Halten Sie fest, was noch fehlt, und drücken Sie auf „Fertig“.',
    other:
      'Dieser Dienst wird gewartet: Der Besuch endet in {count} Minuten. Halten Sie fest, was noch fehlt, und drücken Sie auf „Fertig“.',
  },
  'idle.left': { one: 'Noch {count} Sekunde.', other: 'Noch {count} Sekunden.' },
};
