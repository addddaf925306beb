import { fieldsOf, PERSON, type SentenceTable, STANDS_BADLY } from './sentences.ts';

const SIGN_IN = 'the evidence is a sign-in or error page';
const EXAMPLE = 'the evidence is an example';
const UNREADABLE = 'the evidence cannot be read';

/** Lines of guides that list much of what may stand against a case, and near misses of them. */
export const ELABORATE: Readonly<Record<string, SentenceTable>> = {
  'an account': {
    query: 'Is the account of the customer paid up?',
    fields: fieldsOf({
      account_holder: 'name on the account',
      available_balance: 'Available balance of the account',
      account_number: '',
      arrears: 'amount in arrears',
    }),
    sentences: [
      ['Account number shown', 'account_number is shown'],
      ['Account number clearly visible on the statement', 'account_number is shown'],
      ['The letter names the account holder', 'account_holder is shown'],
      ['Account number shown to somebody else', PERSON],
      ['The account is overdrawn', 'available_balance is less than 0'],
      ['Account was overdrawn last year', PERSON],
      ['The account is in arrears or in default', STANDS_BADLY],
      ['The account is in a good mood', PERSON],
      ['Any arrears', 'arrears is more than 0'],
      ['There are arrears', 'arrears is more than 0'],
      ['Any balance', PERSON],
      ['Any arrears older than a month', PERSON],
      ['The account holder is on notice', STANDS_BADLY],
      ['The payment was refunded', STANDS_BADLY],
      ['The account holder is a contractor', PERSON],
      ['Help page, sample or template', `${EXAMPLE} or ${EXAMPLE} or ${EXAMPLE}`],
      ['Only a sample', EXAMPLE],
      ['A sample of the account holder', PERSON],
      ['The page is a sign-in page', SIGN_IN],
      ['The page shows an error message', SIGN_IN],
      ['The page is not a sign-in page', PERSON],
      ['The customer is not logged in', PERSON],
      ['The page is blurred, cropped or edited', `${UNREADABLE} or ${UNREADABLE} or the evidence was altered`],
      ['The page is blurred or yellow', PERSON],
      ['The document is blank or cannot be opened', `${UNREADABLE} or ${UNREADABLE}`],
      ['The file is damaged', UNREADABLE],
    ],
  },
  'a loan': {
    query: 'Is the loan in repayment?',
    fields: fieldsOf({ repayment_status: '', current_balance: '', band: 'council tax band', refills_remaining: '' }),
    sentences: [
      [
        'The loan is in repayment, not in default',
        'repayment_status is in repayment and repayment_status is not in default',
      ],
      ['The loan is in repayment, never in default', PERSON],
      ['Band is between A and D', 'band is at least A and band is at most D'],
      ['Band is between A and 7', PERSON],
      ['At least one refill remains', 'refills_remaining is at least 1'],
      ['At least two refills remaining', 'refills_remaining is at least 2'],
      ['At least the one refill remaining', PERSON],
    ],
  },
  'a bound and its words': {
    fields: fieldsOf({ balance: 'Balance of the account', bill_date: 'date of the bill' }),
    sentences: [
      ['Balance of at least £10', 'balance is at least £10'],
      ['No balance of at least £10', PERSON],
      ['Balance - at least £10', 'balance is at least £10'],
      ['At least 5 € balance', 'balance is at least 5 €'],
      ['Balance of at least 1 000 £', 'balance is at least 1 000 £'],
    ],
  },
  'days of what was done': {
    query: 'Is this user a moderator of the forum?',
    fields: fieldsOf({
      verified_on: 'date of verification',
      last_bill: 'amount of the most recent bill',
      last_bill_date: '',
      joined: 'date the user joined',
    }),
    sentences: [
      ['Verification was done within the last 12 months', 'verified_on lies in the last 12 months'],
      ['Verification was cancelled within the last 12 months', PERSON],
      ['The payment was received within the last 12 months', PERSON],
      ['The last bill is from the last 2 months', 'last_bill_date lies in the last 2 months'],
      ['The first bill is from the last 2 months', PERSON],
      ['Member of the forum for at least 5 years', 'joined lies more than 5 years back'],
      ['Member of the board for at least 5 years', PERSON],
      ['Moderator of the forum for at least 5 years', PERSON],
    ],
  },
  'a moment to come': {
    fields: fieldsOf({ licence_expires: 'expiry date of the licence', invoice_due: 'due date of the invoice' }),
    sentences: [
      ['The licence is older than 5 years', PERSON],
      ['The licence was issued within the last 5 years', PERSON],
      ['The invoice is from the last 2 months', PERSON],
      ['Invoice was received within the last 3 months', PERSON],
      ['The expiry date is within the last 3 months', 'licence_expires lies in the last 3 months'],
      ['The due date is within the last 3 months', 'invoice_due lies in the last 3 months'],
    ],
  },
  'an event': {
    fields: fieldsOf({ event_date: '', subscription_paid_to: 'subscription is paid up to this date' }),
    sentences: [
      ['The event has not taken place yet', 'event_date lies in the future'],
      ['The event has taken place', 'event_date lies in the past'],
      ['The event has taken place twice', PERSON],
      ['The subscription is paid up to a date that is not yet past', PERSON],
      ['Subscription paid up to a date in the future', 'subscription_paid_to lies in the future'],
      ['Subscription paid up to a date in the past', 'subscription_paid_to lies in the past'],
    ],
  },
};
