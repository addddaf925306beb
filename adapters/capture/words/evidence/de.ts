import type { WordsOf } from '../catalogue.ts';
import type { evidence as english } from './en.ts';

export const evidence: WordsOf<typeof english> = {
  'recorded.heading': 'Was aufgezeichnet wird',
  'recorded.visits': 'Die Adressen der Seiten, die Sie in diesem Fenster besuchen.',
  'recorded.byItself':
    'Bildschirmfotos, mit dem Text, der darauf steht, von Seiten, die das Gefragte zeigen. Sie entstehen von selbst: Sie sehen jedes und können es zurücknehmen, bis Sie fertig sind.',
  'recorded.captures': 'Bildschirmfotos mit dem Text, der darauf steht, wenn Sie „Aufnehmen“ drücken.',
  'recorded.capturesOrLast':
    'Bildschirmfotos mit dem Text, der darauf steht, wenn Sie „Aufnehmen“ drücken. Wenn Sie das nie tun, eines von der Seite, die bei „Fertig“ offen ist.',
  'recorded.last': 'Ein Bildschirmfoto der Seite, die bei „Fertig“ offen ist, mit dem Text, der darauf steht.',
  'recorded.lastIfNone':
    'Wenn bei „Fertig“ nichts behalten ist: ein Bildschirmfoto der Seite, die dann offen ist, mit dem Text, der darauf steht.',
  'recorded.downloads': 'Dokumente, die Sie auf der Website herunterladen, mit der Adresse, von der sie kommen.',
  'recorded.documents':
    'Dokumente, die Sie auf der Website herunterladen oder hier hochladen, mit der Adresse, von der sie kommen.',
  'recorded.chosen': 'Dokumente, die die Website öffnet, wenn Sie sie verwenden, mit der Adresse, von der sie kamen.',
  'recorded.never':
    'Was Sie tippen und Ihre Passwörter werden nie gespeichert. Der Browser wird verworfen, wenn Sie fertig sind, oder einige Minuten später, wenn Sie es noch einmal versuchen dürfen.',

  'tray.heading': 'Bisher behalten',
  'tray.empty': 'Noch ist nichts behalten.',
  'tray.count': { one: '{count} Nachweis behalten', other: '{count} Nachweise behalten' },
  'tray.screenshot': 'Bildschirmfoto',
  'tray.document': 'Dokument',
  'tray.byItself': 'Von selbst aufgenommen',
  'tray.captured':
    'Diese Seite zeigt das Gefragte und wurde aufgenommen. Unter „{heading}“ können Sie das zurücknehmen.',
  'tray.newer': 'Die Seite hat sich geändert. Ein neues Bildschirmfoto steht jetzt an der Stelle des vorigen.',
  'tray.takeBack': 'Zurücknehmen',
  'tray.takeBackOf': 'Zurücknehmen: {kind}, {label}',
  'tray.takeBackHeading': 'Das zurücknehmen?',
  'tray.takeBackText': 'Es wird gelöscht, und {organization} bekommt es nicht.',
  'tray.takenBack': 'Zurückgenommen. Es wird gelöscht.',

  'preview.of': 'Ansehen: {kind}, {label}',
  'preview.picture': 'Bild des Nachweises von {label}',
  'preview.larger': 'Größer',
  'preview.smaller': 'Kleiner',
  'preview.next': 'Nächstes',
  'preview.previous': 'Voriges',
  'preview.document': 'Dokumente werden hier nicht gezeigt. Speichern Sie es, um es anzusehen.',
  'preview.save': 'Speichern',
  'preview.gone': 'Das Bild konnte nicht geladen werden. Versuchen Sie es gleich noch einmal.',
};
