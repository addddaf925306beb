import { customerTable } from './customers.ts';

export const italian = customerTable(
  `Nome dell'intestatario
  Stato dell'abbonamento
  Nome del piano
  Data di scadenza
  Inizio dell'abbonamento
  Data di emissione
  Saldo disponibile
  Importo non pagato
  Numero cliente`,
  { status: 'Attivo' },
  `Il nome dell'intestatario è visibile
  Il nome dell'intestatario è sulla pagina
  La pagina mostra il numero cliente
  Numero cliente presente
  Si vede il numero cliente
  È indicato il numero cliente
  Nome dell'intestatario e numero cliente visibili
  Sulla pagina compare il numero cliente
  Stato: Attivo
  Lo stato è Attivo o Pagato
  Lo stato non è Disdetto
  L'abbonamento è attivo
  L'abbonamento non è sospeso
  Il piano è Comfort Plus
  Piano Comfort Plus
  Il piano è Comfort o Comfort Plus
  La scadenza è futura
  La data di scadenza non è passata
  L'abbonamento non è scaduto
  L'abbonamento è ancora in corso
  Abbonamento valido almeno fino al 31 marzo 2027
  Valido fino a marzo 2027 o oltre
  Scadenza dopo il 2026
  Scadenza a partire dal 2027
  Mancano almeno 30 giorni alla scadenza
  L'abbonamento è iniziato almeno 12 mesi fa
  L'inizio dell'abbonamento risale a più di due anni fa
  Cliente da almeno 2 anni
  Cliente dal 2020 o prima
  Inizio dell'abbonamento prima del 2020
  La data di emissione è negli ultimi 3 mesi
  Il documento non è più vecchio di 90 giorni
  Emesso negli ultimi 30 giorni
  Saldo di almeno 2.000 EUR
  Il saldo disponibile è superiore a 2.000 €
  Il saldo non è inferiore a 1.000 EUR
  Saldo tra 1.000 e 5.000 EUR
  Almeno 2.000 € di saldo disponibile
  Nessun importo non pagato
  Non ci sono debiti
  Importo non pagato di massimo 50 EUR
  L'importo non pagato è 0 EUR
  L'intestataria si chiama Ana Novak
  Nome: Ana Novak`,
  `Il nome dell'intestatario non è visibile
  La pagina non mostra il numero cliente
  Il nome del datore di lavoro è visibile
  Forse si vede il numero cliente
  Stato: Disdetto
  Lo stato non è Attivo
  L'abbonamento è sospeso
  Il piano è Comfort
  La scadenza è passata
  L'abbonamento è scaduto
  L'abbonamento non è più in corso
  Valido fino a giugno 2027 o oltre
  Scadenza dopo il 2027
  L'abbonamento è iniziato almeno 10 anni fa
  Cliente dal 2018 o prima
  Il documento è più vecchio di 90 giorni
  La data di emissione è negli ultimi 10 giorni
  Saldo di almeno 20.000 EUR
  Saldo di almeno 2.000 USD
  Il saldo è inferiore a 2.000 EUR
  Importo non pagato di oltre 50 EUR
  Ci sono debiti
  L'intestataria si chiama Eva Novak`,
);
