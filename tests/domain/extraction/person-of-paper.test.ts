import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { certainly, perhaps, readOf } from './typed-page.ts';

const papers = suite('the one person of whom a paper speaks');

const letter = (...lines: readonly string[]) => ['Harrow Lane', ...lines, 'Yours sincerely,', 'The office'];
const CONFIRMED = 'We confirm that Ms Silke Ahrens, born on 3 May 1990, is a member of our choir.';

papers('is whom it confirms something of', () => {
  for (const field of ['full_name', 'member_name', 'tenant_name'])
    assert.equal(readOf(letter(CONFIRMED), field), certainly('Silke Ahrens'), field);
});

papers('is whom it addresses in two places', () => {
  const addressed = ['Ms Silke Ahrens', '4 Mill Road', 'Leeds LS1 9XH'];
  assert.equal(readOf(letter(...addressed, 'Dear Ms Silke Ahrens,'), 'customer_name'), certainly('Ms Silke Ahrens'));
  // Whoever applies for a lease is addressed as well.
  assert.equal(readOf(letter(...addressed, 'Dear Ms Silke Ahrens,'), 'tenant_name'), perhaps('Ms Silke Ahrens'));
});

const OPEN: readonly [why: string, lines: readonly string[]][] = [
  ['another is addressed', ['Dear Mr Owen Tallis,', CONFIRMED]],
  ['it confirms something of two', [CONFIRMED, CONFIRMED.replace('Silke Ahrens', 'Ivor Penn')]],
  ['another is named beside a label', ['Name: Ivor Penn', CONFIRMED]],
  ['it says what was so', [CONFIRMED.replace('is a', 'was a')]],
  ['it denies something', [CONFIRMED.replace('is a', 'is not a')]],
  ['it quotes what somebody may write', [`Please write: “${CONFIRMED}”`]],
  ['more of the name stands elsewhere', ['Re: Marit Silke Ahrens', CONFIRMED]],
];
for (const [why, lines] of OPEN)
  papers(`is not certain where ${why}`, () =>
    assert.not.equal(readOf(letter(...lines), 'member_name'), certainly('Silke Ahrens')),
  );

papers('may have more of a name than the line in which that ends', () => {
  const broken = ['We confirm that Ms Silke Marit', 'Ahrens is a member of our choir and has paid.'];
  assert.is.not(readOf(letter(...broken), 'full_name')?.isCertain, true);
});

papers('is nobody of another part: whose child it is, a paper for a parent does not tell', () => {
  assert.is.not(readOf(letter(CONFIRMED), 'child_name')?.isCertain, true);
});

papers.run();
