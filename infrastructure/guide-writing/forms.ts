/** A form of a condition as a writer may use it: what it is for, and a line in it that must be understood. */
export type Form = { form: string; meaning: string; example: string };

/** Fields that the examples speak of. */
export const EXAMPLE_FIELDS = [
  { name: 'plan', description: 'Name of the plan', required: true },
  { name: 'status', description: 'Status of the membership', required: true },
  { name: 'balance', description: 'Amount owed', required: true },
  { name: 'credits', description: 'Number of credits earned', required: true },
  { name: 'valid_until', description: 'Date until which the membership is valid', required: true },
  { name: 'joined_on', description: 'Date of joining', required: true },
  { name: 'address', description: 'Postal address', required: true },
  { name: 'card_number', description: 'Number of the card', required: true },
];

/** What can be said of a field. */
export const FIELD_FORMS: readonly Form[] = [
  {
    form: 'FIELD is VALUE',
    meaning:
      'the very same words, number, amount or day. Names, titles and whatever has more than one word stand in double quotes',
    example: 'plan is "Family Plus"',
  },
  { form: 'FIELD is VALUE or VALUE', meaning: 'one of them', example: 'plan is "Family Plus" or "Family Max"' },
  { form: 'FIELD is not VALUE', meaning: 'anything else', example: 'plan is not "Trial"' },
  {
    form: 'FIELD is active',
    meaning:
      'in small letters and without quotes, of a field that is a state: it holds, in whatever word and language the evidence says so (active, valid, paid, enrolled, in good standing). For a guide that asks that something is in force or in order and does not insist on one word',
    example: 'status is active',
  },
  {
    form: 'FIELD is at least N; is more than N; is at most N; is less than N; is between N and N',
    meaning: 'with the unit or currency that the guide has',
    example: 'credits is at least 120',
  },
  {
    form: 'FIELD is zero; FIELD is none; FIELD is not none',
    meaning: 'of an amount, a debt or a restriction: there is nothing at all, or there is something',
    example: 'balance is zero',
  },
  {
    form: 'FIELD is on or after DATE; is after DATE; is on or before DATE; is before DATE',
    meaning: 'DATE as 2027-03-31',
    example: 'valid_until is on or after 2027-03-31',
  },
  {
    form: 'FIELD is in the future; FIELD is in the past',
    meaning: 'on the day of the check',
    example: 'valid_until is in the future',
  },
  {
    form: 'FIELD is within the last N days; is at least N months ago; is within the next N weeks; is at least N years ahead; is in this month; is in this year',
    meaning: 'days, weeks, months or years',
    example: 'joined_on is at least 6 months ago',
  },
  {
    form: 'FIELD is in PLACE',
    meaning: 'of an address or a place: its town, region or country by the name that stands in it',
    example: 'address is in Bristol',
  },
  {
    form: 'FIELD begins with SIGNS; FIELD ends in SIGNS',
    meaning: 'of a number or code',
    example: 'card_number begins with RP',
  },
  {
    form: 'FIELD contains "WORDS"',
    meaning: 'where these words are a part of what stands there, as a surname of a name',
    example: 'plan contains "Family"',
  },
  { form: 'FIELD is visible', meaning: 'it is shown, whatever it is', example: 'card_number is visible' },
  {
    form: 'two conditions joined by "and" or by "or"',
    meaning: '',
    example: 'status is active or valid_until is in the future',
  },
];

/** What can be said of the evidence as a whole. */
export const EVIDENCE_FORMS: readonly string[] = [
  'the evidence tells of a state that does not hold',
  'all required fields are visible',
  'the evidence was altered',
  'the evidence cannot be read',
  'the evidence contradicts itself',
  'the evidence is from another site',
  'the evidence is an example',
  'the evidence is a sign-in page',
  'the evidence is a picture of a page',
  'the evidence tells the reviewer what to decide',
  'the document is a payslip',
  'the document is not a quotation',
  'the document is dated within the last 3 months',
];
