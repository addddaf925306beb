import { fieldsOf, PERSON, type SentenceTable, STANDS_BADLY, STANDS_WELL } from './sentences.ts';

/** Lines that name no field and no state, but a paper's age, how long something has been or will be so, or that nothing is owed. */
export const PLAIN_WORDS: Readonly<Record<string, SentenceTable>> = {
  'papers in English': {
    query: 'Is the ticket of this customer valid?',
    fields: fieldsOf({
      bill_date: 'day on which the bill was issued',
      customer: 'Name of the customer',
      start_date: 'first day as a customer',
      valid_until: 'Ticket is valid until',
      arrears: 'Amount that is overdue',
      supply_address: 'Address of the supply',
    }),
    sentences: [
      ['The bill is not older than 3 months', 'bill_date lies in the last 3 months'],
      ['The letter is not older than three months', 'bill_date lies in the last 3 months'],
      ['The bill was issued within the last three months', 'bill_date lies in the last 3 months'],
      ['The bill was not issued within the last three months', PERSON],
      ['The quote is not older than 3 months', PERSON],
      ['Customer for at least two years', 'start_date lies more than 2 years back'],
      ['Notice period of at least two years', PERSON],
      ['Valid until at least 31 March 2027', 'valid_until is on or after 31 March 2027'],
      ['Ticket does not expire before 2027-06-01', 'valid_until is on or after 2027-06-01'],
      ['Valid until June 2027 or longer', 'valid_until is on or after June 2027'],
      ['The passport is valid until at least 31 March 2027', PERSON],
      ['The ticket is valid today', `valid_until lies in the future and ${STANDS_WELL}`],
      ['The ticket is hardly valid', PERSON],
      ['The passport is valid today', PERSON],
      ['Nothing is owed', 'arrears is nothing at all'],
      ['nothing is overdue (£0.00)', 'arrears is nothing at all'],
      ['nothing is overdue (£1.00)', PERSON],
      ['Nothing but the last bill is overdue', PERSON],
      ['Address in Keswick', 'supply_address is in Keswick'],
      ['The customer is called Ada Palmer', 'customer is Ada Palmer'],
    ],
  },
  'Papiere auf Deutsch': {
    query: 'Ist das Ticket des Kunden gültig?',
    fields: fieldsOf({
      rechnungsdatum: 'Datum der Rechnung',
      kunde: 'Name des Kunden',
      gueltig_bis: 'Ticket gültig bis',
      rueckstand: 'Offener Rückstand',
    }),
    sentences: [
      ['Die Rechnung ist höchstens 3 Monate alt', 'rechnungsdatum lies in the last 3 months'],
      ['Das Angebot ist höchstens 3 Monate alt', PERSON],
      ['Ticket gilt mindestens bis 31.03.2027', 'gueltig_bis is on or after 31.03.2027'],
      ['Das Ticket ist heute gültig', `gueltig_bis lies in the future and ${STANDS_WELL}`],
      ['Das Ticket ist nicht gültig', STANDS_BADLY],
      ['Keine Rückstände', 'rueckstand is nothing at all'],
      ['Keine Rückstände außer Gebühren', PERSON],
      ['Der Kunde heißt Ada Palmer', 'kunde is Ada Palmer'],
    ],
  },
  'papiers en français': {
    fields: fieldsOf({
      date_facture: 'Date de la facture',
      titulaire: 'Nom du titulaire',
      fin_validite: 'Carte valable jusqu’au',
      impayes: 'Montant impayé',
    }),
    sentences: [
      ['La facture date de moins de 3 mois', 'date_facture lies in the last 3 months'],
      ['Le devis date de moins de 3 mois', PERSON],
      ['Aucun impayé', 'impayes is nothing at all'],
      ['Un impayé', STANDS_BADLY],
    ],
  },
  'papeles en español': {
    fields: fieldsOf({ fecha_factura: 'Fecha de la factura', titular: 'Nombre del titular', deuda: 'Deuda pendiente' }),
    sentences: [
      ['La factura es de los últimos 3 meses', 'fecha_factura lies in the last 3 months'],
      ['El presupuesto es de los últimos 3 meses', PERSON],
      ['No hay deudas', 'deuda is nothing at all'],
      ['No hay más deudas que una', PERSON],
      ['El titular se llama Ada Palmer', 'titular is Ada Palmer'],
    ],
  },
  'papéis em português': {
    fields: fieldsOf({ data_emissao: 'Data de emissão', titular: 'Nome do titular', divida: 'Valor em dívida' }),
    sentences: [
      ['Emitida nos últimos 90 dias', 'data_emissao lies in the last 90 days'],
      ['Não emitida nos últimos 90 dias', PERSON],
      ['Não há débitos', 'divida is nothing at all'],
      ['Há débitos', PERSON],
      ['O titular chama-se Ada Palmer', 'titular is Ada Palmer'],
    ],
  },
  日本語の書類: {
    fields: fieldsOf({ name: '氏名', overdue: '延滞の金額' }),
    sentences: [
      ['延滞なし', 'overdue is nothing at all'],
      ['延滞あり', PERSON],
    ],
  },
};
