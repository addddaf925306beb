import type { WordsOf } from '../catalogue.ts';
import type { loads as english } from './en.ts';

export const loads: WordsOf<typeof english> = {
  'load.heading': 'Non è stato possibile aprire questa pagina',
  'load.NO_NAME': 'Non esiste un sito con il nome {host}.',
  'load.NOT_ALLOWED': '{host} non è raggiungibile da qui: lo sono solo i siti pubblici.',
  'load.BUSY': 'Il sito apre troppe cose insieme. Aspetti un momento e riprovi.',
  'load.REFUSED': '{host} non accetta connessioni in questo momento.',
  'load.TIMEOUT': '{host} non ha risposto in tempo.',
  'load.BROKEN': '{host} ha interrotto la connessione.',
  'load.EMPTY': '{host} ha dato una risposta vuota.',
  'load.CERTIFICATE':
    '{host} non può dimostrare di essere questo sito: il suo certificato non è valido. Non gli è stato inviato nulla.',
  'load.REDIRECTS': '{host} rimanda in circolo.',
  'load.SLOW': '{host} non risponde da 30 secondi. L’attesa continua.',
  'load.OTHER': 'Non è stato possibile raggiungere {host}.',
  'load.turnedAway': '{host} respinge questo browser',
  'load.TURNED_AWAY':
    'Prende il browser per una macchina oppure è stato interrogato troppo spesso. Se mostra una verifica può farla lei; oppure riprovi più tardi.',
  'load.uploadInstead': 'Può anche caricare il documento dal suo dispositivo.',
  'load.secure': 'Connessione cifrata',
  'load.plain': 'Non cifrata',
};
