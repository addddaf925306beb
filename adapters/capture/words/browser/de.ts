import type { WordsOf } from '../catalogue.ts';
import type { browser as english } from './en.ts';

export const browser: WordsOf<typeof english> = {
  'browser.tabs': 'Offene Tabs',
  'browser.showTab': '{title} zeigen',
  'browser.closeTab': '{title} schließen',
  'browser.untitled': 'Tab ohne Titel',
  'browser.fileHeading': '{host} möchte eine Datei',
  'browser.fileText': 'Die Datei, die Sie auswählen, geht an die Website. {organization} erhält sie nicht.',
  'browser.fileChoose': 'Datei auswählen',
  'browser.fileGiven': '{name} wurde der Website gegeben.',
  'browser.filesText':
    'Die Dateien, die Sie auswählen (bis zu {count}), gehen an die Website. {organization} erhält sie nicht.',
  'browser.filesChoose': 'Dateien auswählen',
  'browser.filesGiven': 'Der Website gegeben: {names}',
  'browser.filesMost': 'Der Website wurde nichts gegeben. Wählen Sie höchstens {count} Dateien auf einmal.',
  'browser.signInHeading': '{host} bittet um Anmeldung',
  'browser.signInText': 'Was Sie eingeben, geht nur an {host}. Es wird nicht gespeichert.',
  'browser.signInPlain': 'Die Verbindung ist nicht verschlüsselt: Andere können unterwegs mitlesen.',
  'browser.signInAgain': 'Das war nicht richtig. Versuchen Sie es noch einmal.',
  'browser.username': 'Benutzername',
  'browser.password': 'Passwort',
  'browser.signIn': 'Anmelden',
  'browser.print': 'Websites können hier nicht drucken. Was gebraucht wird, wird stattdessen aufgenommen.',
  'browser.passkey': 'Passkeys und Sicherheitsschlüssel gehen hier nicht. Wählen Sie einen anderen Weg zur Anmeldung.',
  'browser.camera': 'Kamera und Mikrofon gehen hier nicht. Wählen Sie einen anderen Weg.',
  'browser.location':
    'Websites erfahren hier nicht, wo Sie sind. Wählen Sie einen anderen Weg, etwa indem Sie den Ort eintippen.',
  'browser.app':
    'Websites können hier keine Apps öffnen. Wählen Sie einen anderen Weg, zum Beispiel über ein anderes Gerät.',
};
