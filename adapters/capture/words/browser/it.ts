import type { WordsOf } from '../catalogue.ts';
import type { browser as english } from './en.ts';

export const browser: WordsOf<typeof english> = {
  'browser.tabs': 'Schede aperte',
  'browser.showTab': 'Mostra {title}',
  'browser.closeTab': 'Chiudi {title}',
  'browser.untitled': 'Scheda senza titolo',
  'browser.fileHeading': '{host} chiede un file',
  'browser.fileText': 'Il file che sceglie viene dato al sito. {organization} non lo riceve.',
  'browser.fileChoose': 'Scegli un file',
  'browser.fileGiven': '{name} è stato dato al sito.',
  'browser.filesText': 'I file che sceglie, al massimo {count}, vengono dati al sito. {organization} non li riceve.',
  'browser.filesChoose': 'Scegli i file',
  'browser.filesGiven': 'Dato al sito: {names}',
  'browser.filesMost': 'Al sito non è stato dato nulla. Scelga al massimo {count} file alla volta.',
  'browser.signInHeading': '{host} le chiede di accedere',
  'browser.signInText': 'Ciò che inserisce va solo a {host}. Non viene conservato.',
  'browser.signInPlain': 'La connessione non è cifrata: altri possono leggere lungo il percorso.',
  'browser.signInAgain': 'Non era corretto. Riprovi.',
  'browser.username': 'Nome utente',
  'browser.password': 'Password',
  'browser.signIn': 'Accedi',
  'browser.print': 'Qui i siti non possono stampare. Ciò che serve viene acquisito.',
  'browser.passkey': 'Passkey e chiavi di sicurezza non funzionano qui. Scelga un altro modo di accedere.',
  'browser.camera': 'Fotocamera e microfono non funzionano qui. Scelga un altro modo.',
  'browser.location':
    'Qui ai siti non viene detto dove si trova. Scelga un altro modo, per esempio scrivendo il luogo.',
  'browser.app': 'Qui i siti non possono aprire app. Scelga un altro modo, per esempio con un altro dispositivo.',
};
