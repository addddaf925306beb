import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toldAlone } from '../../../domain/guide/told-figures.ts';

const test = suite('what only one of two guides tells');

const GUIDE = `Hi! We take anybody whose "Family Plus" runs to the 31st March 2027 or longer.
They owe us less than £1,250.00, and joined within the last 12 months.`;

test('the same days, amounts and names in another form are the same', () => {
  const lines = `High:
- plan is "Family Plus"
- valid_until is on or after 2027-03-31
- balance is less than £1250
- joined_on is within the last 12 months`;
  assert.equal(toldAlone(GUIDE, lines), { onlyFirst: [], onlySecond: [] });
});

test('what was lost is named as its author wrote it', () => {
  const lines = 'High:\n- plan is "Family Plus"\n- joined_on is within the last 12 months';
  assert.equal(toldAlone(GUIDE, lines).onlyFirst, ['31st March 2027', '1,250.00']);
});

test('what was made up is named as it stands', () => {
  const lines = `High:\n- plan is "Family Max"\n- valid_until is on or after 2027-04-01\n- balance is less than £1250`;
  assert.equal(toldAlone(GUIDE, lines).onlySecond, ['2027-04-01', 'Family Max']);
});

test('another day, one digit away, is another one', () => {
  assert.equal(toldAlone('Gültig bis mindestens 3. Mai 2027', '- valid_until is on or after 2027-05-04'), {
    onlyFirst: ['3. Mai 2027'],
    onlySecond: ['2027-05-04'],
  });
});

test('digits of other scripts and the numbers of a list do not count', () => {
  assert.equal(toldAlone('1. الرصيد أقل من ٢٥٠\n2. العضوية سارية', '- balance is less than 250'), {
    onlyFirst: [],
    onlySecond: [],
  });
});

test('words of the question may be quoted', () => {
  const { onlySecond } = toldAlone('The plan they ask for', '- plan is "Gold"', 'Is this person on the Gold plan?');
  assert.equal(onlySecond, []);
});

test.run();
