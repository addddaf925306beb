import type { WordsOf } from '../catalogue.ts';
import type { problems as english } from './en.ts';

export const problems: WordsOf<typeof english> = {
  'problem.UNKNOWN': 'Non ha funzionato. Riprovi tra un momento.',
  'problem.OFFLINE': 'La connessione si è interrotta. Controlli la rete e riprovi.',
  'problem.SERVICE_UNAVAILABLE': 'Il servizio non è raggiungibile per un momento. Riprovi tra qualche secondo.',
  'problem.NO_ANSWER': 'La pagina non ha risposto. Riprovi tra un momento.',
  'problem.ENDED': 'Questa visita è terminata. Ricarichi la pagina per proseguire.',
  'problem.EXPIRED': 'Il tempo per questa richiesta è scaduto.',
  'problem.FORBIDDEN': 'La visita non appartiene a questo browser. Ricarichi la pagina.',
  'problem.NO_EVIDENCE':
    'Non è ancora conservato nulla. Catturi la pagina che mostra la risposta, oppure aggiunga il documento. Poi prema «Termina».',
  'problem.TOO_MUCH_EVIDENCE': 'Non si può conservare altro. Prema «Termina» per inviare ciò che c’è.',
  'problem.TOO_LARGE': 'Il file supera {limit}.',
  'problem.UPLOAD_UNDER_WAY': 'È in corso il caricamento di un altro file. Attenda che sia terminato.',
  'problem.UPLOAD_BROKEN': 'Il caricamento si è interrotto. Riprovi.',
  'problem.UNREADABLE_TYPE':
    'Questo file non si può leggere. Si possono leggere PDF, PNG, JPEG, Word (.docx), Excel (.xlsx), HTML, CSV, testo semplice ed e-mail (.eml).',
  'problem.FILE_ARCHIVE': 'Il file è un archivio compresso. Estrai il documento che contiene e aggiungilo.',
  'problem.FILE_MESSAGE':
    'I messaggi di Outlook (.msg) e le pagine salvate in un unico file (.mht) non si possono leggere. Stampa in PDF e aggiungi il PDF.',
  'problem.FILE_ATTACHED':
    'Il messaggio non mostra testo proprio. Aggiungi il file allegato, oppure stampa il messaggio in PDF e aggiungi il PDF.',
  'problem.FILE_EMPTY': 'Il file è vuoto. Scegli quello con il documento.',
  'problem.FILE_PASSWORD': 'Il file è protetto da una password. Aggiungi una copia che si apra senza.',
  'problem.FILE_BROKEN': 'Il file è danneggiato e non si apre. Scaricalo di nuovo.',
  'problem.FILE_TOO_MUCH': 'Il file contiene più di quanto si possa leggere. Aggiungi solo le pagine che contano.',
  'problem.DOMAIN_NOT_ALLOWED': 'Questa pagina non fa parte della richiesta. Torni a una che ne fa parte.',
  'problem.WRONG_PAGE': 'Questo passo si cattura su un’altra pagina.',
  'problem.NO_STEP': 'Tutti i passi sono stati percorsi. Prema «Termina», o scelga un passo per rifarlo.',
  'problem.STEPS_UNDONE': 'Alcuni passi non sono fatti. Li faccia, o termini senza di essi.',
  'problem.NOT_NEEDED': 'Questa richiesta riguarda ciò che mostra una pagina. Non servono file scaricati.',
  'problem.NOT_KEPT': 'Non è stato possibile conservare il documento. Riprovi.',
  'problem.DOWNLOAD_BROKEN': 'Il download si è interrotto. Riprovi.',
  'problem.TOO_MANY_DOWNLOADS': 'Troppi download insieme. Attenda che uno finisca.',
  'problem.FILE_NOT_GIVEN': 'La pagina non chiede più un file.',
  'problem.TOO_MANY_WINDOWS': 'La pagina apre troppe finestre.',
  'problem.NOT_A_WEB_PAGE': 'Si possono aprire solo pagine del Web.',
  'problem.NOT_OPENED': 'Non è stato possibile aprire la pagina.',
  'problem.NO_COPYING': 'Il suo browser non ha permesso di copiare dal sito.',
  'problem.TOO_MANY_STARTS':
    'Questa richiesta è stata iniziata troppe volte in poco tempo. Attenda qualche minuto e riprovi.',
  'problem.TOO_MANY_VISITS': 'Dalla sua rete sono state iniziate troppe visite. Attenda qualche minuto e riprovi.',
  'problem.TOO_MANY_QUESTIONS': 'È stato chiesto troppe volte. Attenda qualche minuto e riprovi.',
  'problem.TOO_MANY_CODES': 'Sono stati creati troppi codici. Attenda un minuto e riprovi.',
  'problem.HANDOVER_OVER': 'Questo codice non vale più. Inquadri quello che il computer mostra adesso.',
};
