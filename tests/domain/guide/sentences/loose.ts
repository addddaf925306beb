import { fieldsOf, PERSON, type SentenceTable, STANDS_BADLY, STANDS_WELL } from './sentences.ts';

/** Lines that are short of words: a bound and its field in any order, inflected names, states of what no field asks for. */
export const LOOSE: Readonly<Record<string, SentenceTable>> = {
  'a bill': {
    fields: fieldsOf({
      bill_date: 'date the bill was issued',
      amount_due: '',
      supply_address: '',
      account_number: '',
    }),
    sentences: [
      ['The bill is from the last 3 months', 'bill_date lies in the last 3 months'],
      ['Bill not older than 3 months', 'bill_date lies in the last 3 months'],
      ['The bill is not from the last 3 months', PERSON],
      ['The quote is from the last 3 months', PERSON],
      ['Only if the bill is from the last 3 months', PERSON],
      [
        'The bill date is in November 2026',
        'bill_date is on or after November 2026 and bill_date is on or before November 2026',
      ],
      ['The meter was tampered with or disconnected', PERSON],
      ['The supply is disconnected', STANDS_BADLY],
      ['The account is in arrears or in default', STANDS_BADLY],
      ['The account is not blocked', STANDS_WELL],
      ['The account has expired', PERSON],
      ['The account is blocked unless it is paid', PERSON],
      ['The account was blocked 3 times', PERSON],
      ['Expired account is visible', PERSON],
    ],
  },
  'a tenancy': {
    fields: fieldsOf({
      deposit_amount: 'protected amount',
      landlord: 'landlord or agent',
      tenancy_end: 'End of the term',
    }),
    sentences: [
      ['Deposit of at least £1,000 is protected', 'deposit_amount is at least £1,000'],
      ['At most £2,000 deposit', 'deposit_amount is at most £2,000'],
      ['Deposit of at least £1,000 is not protected', PERSON],
      ['Deposit of at least £1,000 was returned', PERSON],
      ['The tenancy was terminated', STANDS_BADLY],
    ],
  },
  'a volunteer': {
    fields: fieldsOf({ hours: 'hours given in total', rating: '', clearance: 'clearance level' }),
    sentences: [
      ['hours at least 200', 'hours is at least 200'],
      ['rating is at least 4.0', 'rating is at least 4.0'],
      ['hours at least 200 €', 'hours is at least 200 €'],
    ],
  },
  'a pension': {
    fields: fieldsOf({ trimestres_total: 'total des trimestres validés', revenu_fiscal_reference: 'RFR' }),
    sentences: [
      ['Au moins 120 trimestres validés', 'trimestres_total is at least 120'],
      ['Au moins 120 trimestres refusés', PERSON],
      ['Le revenu fiscal de référence est supérieur à 45 000 €', 'revenu_fiscal_reference is more than 45 000 €'],
      ['Dossier clôturé ou annulé', STANDS_BADLY],
    ],
  },
  'an employer in Sweden': {
    fields: fieldsOf({ namn: '', manadslon: 'Aktuell månadslön' }),
    sentences: [
      ['Månadslönen är minst 20 000 kr', 'manadslon is at least 20 000 kr'],
      ['Anställningen är avslutad eller vilande', PERSON],
      ['Kontot är spärrat', STANDS_BADLY],
      ['Kortet är spärrad', STANDS_BADLY],
    ],
  },
  'a payslip': {
    fields: fieldsOf({ employee: 'Työntekijä', gross: 'Bruttopalkka', net: 'Maksetaan', pay_day: 'Maksupäivä' }),
    sentences: [
      ['Net pay is above 2 000 €', 'net is more than 2 000 €'],
      ['Gross pay of 2 000 € or more', 'gross is at least 2 000 €'],
      ['Pay is above 2 000 €', PERSON],
    ],
  },
  'a club of flyers': {
    fields: fieldsOf({ traveller: '', tier: 'Tier of the membership', points: '', since: 'Member since' }),
    sentences: [
      ['They have at least 10,000 points', 'points is at least 10,000'],
      ['The member has at least 10,000 points', 'points is at least 10,000'],
      ['His spouse has at least 10,000 points', PERSON],
      ['The tier is high ("Kulta")', 'tier is Kulta'],
      ['The tier is not high ("Kulta")', PERSON],
      ['The tier is hardly ever high ("Kulta")', PERSON],
      ['Member since 2020 or longer', 'since is on or before 2020'],
      ['Member until 2020 or longer', PERSON],
    ],
  },
  'cards and contracts elsewhere': {
    fields: fieldsOf({ numero: 'numéro', saldo: 'saldo disponible' }),
    sentences: [
      ['La carta è bloccata o revocata', STANDS_BADLY],
      ['Certificado cancelado', STANDS_BADLY],
      ['Der Vertrag ist gekündigt', STANDS_BADLY],
      ['Karta jest zablokowana', STANDS_BADLY],
      ['Karta je zablokovaná', STANDS_BADLY],
      ['Het abonnement is stopgezet', STANDS_BADLY],
      ['会员已注销', STANDS_BADLY],
      ['解約済みである', STANDS_BADLY],
      ['الحساب موقوف أو محظور', STANDS_BADLY],
      ['Карта заблокирована', STANDS_BADLY],
      ['Certificado caducado', PERSON],
    ],
  },
};
