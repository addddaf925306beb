import type { WordsOf } from '../catalogue.ts';
import type { browser as english } from './en.ts';

export const browser: WordsOf<typeof english> = {
  'browser.tabs': 'Open tabbladen',
  'browser.showTab': '{title} tonen',
  'browser.closeTab': '{title} sluiten',
  'browser.untitled': 'Tabblad zonder titel',
  'browser.fileHeading': '{host} vraagt om een bestand',
  'browser.fileText': 'Het bestand dat u kiest, gaat naar de website. {organization} krijgt het niet.',
  'browser.fileChoose': 'Bestand kiezen',
  'browser.fileGiven': '{name} is aan de website gegeven.',
  'browser.filesText':
    'De bestanden die u kiest, hoogstens {count}, gaan naar de website. {organization} krijgt ze niet.',
  'browser.filesChoose': 'Bestanden kiezen',
  'browser.filesGiven': 'Aan de website gegeven: {names}',
  'browser.filesMost': 'Er is niets aan de website gegeven. Kies hoogstens {count} bestanden tegelijk.',
  'browser.signInHeading': '{host} vraagt u in te loggen',
  'browser.signInText': 'Wat u invoert, gaat alleen naar {host}. Het wordt niet bewaard.',
  'browser.signInPlain': 'De verbinding is niet versleuteld: anderen kunnen onderweg meelezen.',
  'browser.signInAgain': 'Dat klopte niet. Probeer het opnieuw.',
  'browser.username': 'Gebruikersnaam',
  'browser.password': 'Wachtwoord',
  'browser.signIn': 'Inloggen',
  'browser.print': 'Websites kunnen hier niet afdrukken. Wat nodig is, wordt in plaats daarvan vastgelegd.',
  'browser.passkey': 'Passkeys en beveiligingssleutels werken hier niet. Kies een andere manier om in te loggen.',
  'browser.camera': 'Camera en microfoon werken hier niet. Kies een andere manier.',
  'browser.location':
    'Websites krijgen hier niet te horen waar u bent. Kies een andere manier, bijvoorbeeld door de plaats te typen.',
  'browser.app': 'Websites kunnen hier geen apps openen. Kies een andere manier, bijvoorbeeld op een ander apparaat.',
};
