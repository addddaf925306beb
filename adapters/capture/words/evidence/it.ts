import type { WordsOf } from '../catalogue.ts';
import type { evidence as english } from './en.ts';

export const evidence: WordsOf<typeof english> = {
  'recorded.heading': 'Che cosa verrà registrato',
  'recorded.visits': 'Gli indirizzi delle pagine che visita in questa finestra.',
  'recorded.byItself':
    'Schermate, con il testo che contengono, delle pagine che mostrano ciò che è richiesto. Vengono acquisite da sole: le vede tutte e può ritirarle finché non termina.',
  'recorded.captures': 'Schermate, con il testo che vi compare, quando preme «Cattura».',
  'recorded.capturesOrLast':
    'Schermate, con il testo che vi compare, quando preme «Cattura». Se non lo fa mai, una della pagina aperta quando preme «Termina».',
  'recorded.last': 'Una schermata della pagina aperta quando preme «Termina», con il testo che vi compare.',
  'recorded.lastIfNone':
    'Se quando preme Termina non è conservato nulla: una schermata della pagina aperta in quel momento, con il testo che contiene.',
  'recorded.downloads': 'I documenti che scarica dal sito, con l’indirizzo da cui provengono.',
  'recorded.documents': 'I documenti che scarica dal sito o carica qui, con l’indirizzo da cui provengono.',
  'recorded.chosen': 'I documenti che il sito apre, se sceglie di usarli, con l’indirizzo da cui provengono.',
  'recorded.never':
    'Ciò che digita e le sue password non vengono mai salvati. Alla fine il browser viene eliminato, o qualche minuto dopo se può riprovare.',

  'tray.heading': 'Conservato finora',
  'tray.empty': 'Non è ancora conservato nulla.',
  'tray.count': {
    one: '{count} elemento conservato',
    many: '{count} elementi conservati',
    other: '{count} elementi conservati',
  },
  'tray.screenshot': 'Schermata',
  'tray.document': 'Documento',
  'tray.byItself': 'Acquisita automaticamente',
  'tray.captured': 'Questa pagina mostra ciò che è richiesto ed è stata acquisita. Può ritirarla in “{heading}”.',
  'tray.newer': 'La pagina è cambiata. Una nuova schermata ha preso il posto della precedente.',
  'tray.takeBack': 'Ritira',
  'tray.takeBackOf': 'Ritira: {kind}, {label}',
  'tray.takeBackHeading': 'Ritirare questo elemento?',
  'tray.takeBackText': 'Viene cancellato e {organization} non lo riceve.',
  'tray.takenBack': 'Ritirato. Viene cancellato.',

  'preview.of': 'Guardare: {kind}, {label}',
  'preview.picture': 'Immagine di quanto conservato da {label}',
  'preview.larger': 'Più grande',
  'preview.smaller': 'Più piccolo',
  'preview.next': 'Successivo',
  'preview.previous': 'Precedente',
  'preview.document': 'I documenti non vengono mostrati qui. Lo salvi per vederlo.',
  'preview.save': 'Salvare',
  'preview.gone': 'Non è stato possibile caricare l’immagine. Riprovi tra poco.',
};
