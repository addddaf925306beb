/** Words of accounts and papers that other languages write otherwise; "status", "name" and "total" would tell nothing. */
const ENGLISH = new Set(
  `account accounts address amount and available balance bill billing birth booking browse cancel card charges city claim
  coverage cover country created current customer day deposit details due earnings employee employer end ends
  enrolment enrollment expired expires expiry fee following from full gross help history holder home issued join
  joined last license licence loan log lease member membership monthly month my next number of opened order orders owner
  paid pay payment payments period personal phone policy policyholder postal price rate
  received record registered registration renew renewal renews rent savings search settings sign since
  start statement student subscription summary supply tax tenant the to until usage valid verified with year your
  you`.split(/\s+/),
);

const LEAST_DIFFERENT = 2;
const LEAST_SHARE = 0.08;

/** Whether a text is English, told by the words that pages of accounts, bills and certificates are made of. */
export function isEnglish(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(word => word !== '');
  const english = words.filter(word => ENGLISH.has(word));
  return new Set(english).size >= LEAST_DIFFERENT && english.length >= LEAST_SHARE * words.length;
}
