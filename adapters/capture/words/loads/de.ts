import type { WordsOf } from '../catalogue.ts';
import type { loads as english } from './en.ts';

export const loads: WordsOf<typeof english> = {
  'load.heading': 'Diese Seite konnte nicht geöffnet werden',
  'load.NO_NAME': 'Es gibt keine Website mit dem Namen {host}.',
  'load.NOT_ALLOWED': '{host} ist von hier nicht erreichbar: Nur öffentliche Websites sind es.',
  'load.BUSY': 'Die Website öffnet zu viel auf einmal. Warten Sie kurz und versuchen Sie es noch einmal.',
  'load.REFUSED': '{host} nimmt gerade keine Verbindungen an.',
  'load.TIMEOUT': '{host} hat nicht rechtzeitig geantwortet.',
  'load.BROKEN': '{host} hat die Verbindung abgebrochen.',
  'load.EMPTY': '{host} hat eine leere Antwort gegeben.',
  'load.CERTIFICATE':
    '{host} kann nicht belegen, diese Website zu sein: Das Zertifikat ist nicht gültig. Es wurde nichts dorthin gesendet.',
  'load.REDIRECTS': '{host} leitet im Kreis weiter.',
  'load.SLOW': '{host} hat seit 30 Sekunden nicht geantwortet. Es wird weiter gewartet.',
  'load.OTHER': '{host} konnte nicht erreicht werden.',
  'load.turnedAway': '{host} weist diesen Browser ab',
  'load.TURNED_AWAY':
    'Die Website hält den Browser für eine Maschine oder wurde zu oft gefragt. Zeigt sie eine Prüfung, können Sie diese selbst machen; oder versuchen Sie es später noch einmal.',
  'load.uploadInstead': 'Sie können das Dokument auch von Ihrem eigenen Gerät hochladen.',
  'load.secure': 'Verschlüsselte Verbindung',
  'load.plain': 'Nicht verschlüsselt',
};
