import type { WordsOf } from '../catalogue.ts';
import type { devices as english } from './en.ts';

export const devices: WordsOf<typeof english> = {
  'devices.offer': 'Usa invece il telefono',
  'devices.heading': 'Continua con il telefono',
  'devices.scan':
    'Inquadri questo codice con la fotocamera del telefono. Ciò che ha catturato finora resta, e questa pagina mostra a che punto è.',
  'devices.picture': 'Codice QR con il link qui sotto',
  'devices.link': 'Link per il telefono',
  'devices.copy': 'Copia il link',
  'devices.once': 'Il codice vale una volta, per cinque minuti; poi ne arriva da solo uno nuovo.',
  'devices.here': 'Continua con questo dispositivo',
  'devices.hereText':
    'Ciò che ha iniziato sul computer continua qui. Il computer mostra a che punto è e alla fine la riporta indietro.',
  'devices.follows': 'Questa pagina mostra a che punto è e continua quando avrà finito lì.',
  'devices.connected': 'L’altro dispositivo è connesso.',
  'devices.away': 'L’altro dispositivo non è connesso. Riapra lì la pagina, oppure continui qui.',
  'devices.lost': 'La visita sull’altro dispositivo si è interrotta. La avvii di nuovo lì, oppure continui qui.',
  'devices.steps': '{done} passaggi su {total} fatti',
  'devices.takeBack': 'Continua qui',
  'devices.onComputer': 'Si continua sul computer',
  'devices.back': 'Può tornare al computer.',
  'devices.thisDevice': 'Prosegui su questo dispositivo',
  'asked.heading': 'Qualcuno vuole continuare su un altro dispositivo',
  'asked.text':
    'Ha il link di questa pagina. Se lo consente, o non risponde in tempo, la sua visita qui finisce e ciò che ha catturato non viene usato.',
  'asked.left': 'Tempo rimasto: {seconds} s',
  'asked.refuse': 'Rifiuta',
  'asked.allow': 'Consenti',
  'asking.heading': 'Viene chiesto a chi ha aperto questa richiesta',
  'asking.text': 'Ha un minuto per rifiutare. Lasci aperta questa pagina: continua da sola.',
  'asking.bar': 'In attesa della risposta',
  'asking.refused': 'Resta aperta altrove',
  'asking.refusedText':
    'Chi ha aperto questa richiesta continua da lì. Non è cambiato nulla. Se è lei, usi il codice che lì la pagina offre per il telefono.',
};
