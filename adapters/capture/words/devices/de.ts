import type { WordsOf } from '../catalogue.ts';
import type { devices as english } from './en.ts';

export const devices: WordsOf<typeof english> = {
  'devices.offer': 'Stattdessen mit dem Handy',
  'devices.heading': 'Mit dem Handy weitermachen',
  'devices.scan':
    'Richten Sie die Kamera Ihres Handys auf diesen Code. Was Sie bisher aufgenommen haben, bleibt, und diese Seite zeigt den Stand.',
  'devices.picture': 'QR-Code mit dem Link darunter',
  'devices.link': 'Link für Ihr Handy',
  'devices.copy': 'Link kopieren',
  'devices.once': 'Der Code gilt einmal und fünf Minuten lang; danach kommt von selbst ein neuer.',
  'devices.here': 'Mit diesem Gerät weitermachen',
  'devices.hereText':
    'Was Sie am Computer begonnen haben, geht hier weiter. Der Computer zeigt, wie weit Sie sind, und führt Sie am Ende zurück.',
  'devices.follows': 'Diese Seite zeigt, wie weit Sie sind, und geht weiter, wenn Sie dort fertig sind.',
  'devices.connected': 'Ihr anderes Gerät ist verbunden.',
  'devices.away':
    'Ihr anderes Gerät ist nicht verbunden. Öffnen Sie dort die Seite wieder, oder machen Sie hier weiter.',
  'devices.lost':
    'Der Besuch auf Ihrem anderen Gerät ist abgebrochen. Starten Sie ihn dort noch einmal, oder machen Sie hier weiter.',
  'devices.steps': '{done} von {total} Schritten erledigt',
  'devices.takeBack': 'Doch hier weitermachen',
  'devices.onComputer': 'Es geht an Ihrem Computer weiter',
  'devices.back': 'Sie können zu Ihrem Computer zurückkehren.',
  'devices.thisDevice': 'Auf diesem Gerät weiter',
  'asked.heading': 'Jemand möchte dies auf einem anderen Gerät fortsetzen',
  'asked.text':
    'Die Person hat den Link zu dieser Seite. Wenn Sie es erlauben oder nicht rechtzeitig antworten, endet Ihr Besuch hier, und was Sie aufgenommen haben, wird nicht verwendet.',
  'asked.left': 'Verbleibende Zeit: {seconds} s',
  'asked.refuse': 'Ablehnen',
  'asked.allow': 'Erlauben',
  'asking.heading': 'Die Person, die dies geöffnet hat, wird gefragt',
  'asking.text': 'Sie hat eine Minute, um abzulehnen. Lassen Sie diese Seite offen; sie geht von selbst weiter.',
  'asking.bar': 'Warten auf die Antwort',
  'asking.refused': 'Es bleibt anderswo geöffnet',
  'asking.refusedText':
    'Die Person, die dies geöffnet hat, macht dort weiter. Es wurde nichts geändert. Sind Sie das selbst, nehmen Sie den Code, den die Seite dort für Ihr Handy anbietet.',
};
