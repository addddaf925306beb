import type { WordsOf } from '../catalogue.ts';
import type { line as english } from './en.ts';

export const line: WordsOf<typeof english> = {
  'toast.region': 'Avvisi',
  'line.silent': 'La linea non risponde. Quello che fa può arrivare tardi al sito.',
  'line.lost': 'La connessione si è interrotta. Nuovo tentativo…',
  'line.offline': 'È offline. Nulla di quello che fa arriva al sito finché non torna.',
  'line.back': 'Di nuovo connesso.',
  'loss.heading': 'Il sito è stato chiuso',
  'loss.crashed': 'Il browser che mostrava il sito ha smesso di funzionare.',
  'loss.page_closed': 'Il sito ha chiuso da solo la propria finestra.',
  'loss.idle': 'Sul sito non è stato fatto nulla per un po’, perciò il suo browser è stato chiuso.',
  'loss.time_limit': 'Una visita può durare solo un certo tempo, e quello di questa è finito.',
  'loss.maintenance': 'Il computer che mostrava il sito è stato fermato per manutenzione.',
  'loss.kept': 'Quello che ha acquisito è conservato. Acceda di nuovo dove il sito lo chiede e continui.',
  'loss.nothing': 'Nulla della visita è stato inviato. Può ricominciare.',
  'idle.heading': 'È ancora lì?',
  'idle.text': 'Sul sito non si fa nulla da un po’. Se nessuno risponde, il suo browser viene chiuso.',
  'idle.last': 'Una visita può durare solo un certo tempo. Acquisisca quello che manca e prema Termina.',
  'idle.maintenance': {
    one: 'Questo servizio è in manutenzione: la visita finisce tra {count} minuto. Acquisisca quello che manca e prema Termina.',
    many: 'Questo servizio è in manutenzione: la visita finisce tra {count} di minuti. Acquisisca quello che manca e prema Termina.',
    other:
      'Questo servizio è in manutenzione: la visita finisce tra {count} minuti. Acquisisca quello che manca e prema Termina.',
  },
  'idle.left': {
    one: 'Resta {count} secondo.',
    many: 'Restano {count} di secondi.',
    other: 'Restano {count} secondi.',
  },
};
