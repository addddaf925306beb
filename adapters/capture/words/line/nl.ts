import type { WordsOf } from '../catalogue.ts';
import type { line as english } from './en.ts';

export const line: WordsOf<typeof english> = {
  'toast.region': 'Meldingen',
  'line.silent': 'De verbinding is stil. Wat u doet komt misschien laat bij de website aan.',
  'line.lost': 'De verbinding is weggevallen. Opnieuw verbinden…',
  'line.offline': 'U bent offline. Niets van wat u doet komt bij de website aan tot u terug bent.',
  'line.back': 'Weer verbonden.',
  'loss.heading': 'De website is gesloten',
  'loss.crashed': 'De browser die de website toonde, is vastgelopen.',
  'loss.page_closed': 'De website heeft zelf haar venster gesloten.',
  'loss.idle': 'Er is een tijdje niets op de website gedaan, daarom is de browser gesloten.',
  'loss.time_limit': 'Een bezoek mag maar zo lang duren, en de tijd van dit bezoek was om.',
  'loss.maintenance': 'De computer die de website toonde, is gestopt voor onderhoud.',
  'loss.kept': 'Wat u hebt vastgelegd, blijft bewaard. Meld u opnieuw aan waar de website erom vraagt en ga verder.',
  'loss.nothing': 'Er is niets van het bezoek verstuurd. U kunt opnieuw beginnen.',
  'idle.heading': 'Bent u er nog?',
  'idle.text': 'Er is al een tijdje niets op de website gedaan. Als niemand antwoordt, wordt de browser gesloten.',
  'idle.last': 'Een bezoek mag maar zo lang duren. Leg vast wat u nog nodig hebt en druk op Klaar.',
  'idle.maintenance': {
    one: 'Er is onderhoud aan deze dienst: het bezoek eindigt over {count} minuut. Leg vast wat u nog nodig hebt en druk op Klaar.',
    other:
      'Er is onderhoud aan deze dienst: het bezoek eindigt over {count} minuten. Leg vast wat u nog nodig hebt en druk op Klaar.',
  },
  'idle.left': { one: 'Nog {count} seconde.', other: 'Nog {count} seconden.' },
};
