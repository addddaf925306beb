import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { labelSimilarity } from '../../../domain/reading/label-similarity.ts';
import { labelWordingOf, wordingOf } from '../../../domain/reading/wordings.ts';
import { certainly, perhaps, readOf } from './typed-page.ts';

const nearly = suite('labels that are nearly what is asked for');

nearly('the number of a customer is not that of the contract, and is never certain', () => {
  const others: readonly [label: string, field: string][] = [
    ['Kundennummer', 'vertragsnummer'],
    ['Kundennummer', 'contract_number'],
    ['Customer number', 'account_number'],
    ['Customer number', 'member_number'],
    ['Account number', 'customer_number'],
    ['Member no.', 'customer_number'],
  ];
  for (const [label, field] of others)
    assert.equal(readOf([`${label}: 44102208`], field), perhaps('44102208'), `${label} ${field}`);
});

nearly('what is numbered together has one number', () => {
  const same: readonly [label: string, field: string][] = [
    ['Kundennummer', 'customer_number'],
    ['Customer number', 'subscriber_number'],
    ['Policy number', 'contract_number'],
    ['Customer / contract number', 'contract_number'],
  ];
  for (const [label, field] of same)
    assert.equal(readOf([`${label}: 44102208`], field), certainly('44102208'), `${label} ${field}`);
});

nearly('whatever else than a number they have is not told apart so', () => {
  assert.equal(readOf(['Customer: Ada Palmer'], 'customer'), certainly('Ada Palmer'));
  assert.equal(readOf(['Contract start: 3 May 2026'], 'contract_start'), certainly('3 May 2026'));
});

const similarity = (name: string, label: string) =>
  labelSimilarity(wordingOf({ name, description: '', required: true }), labelWordingOf(label));

nearly('a long word in which one letter was misread is the word', () => {
  const misread: readonly [name: string, label: string][] = [
    ['kontrolldatum', 'Kontrolidatum'],
    ['kennzeichen', 'Kennzeiehen'],
    ['mandatsreferenz', 'Mandatsrefereniz'],
    ['kontroll_datum', 'Kontroli datum'],
  ];
  for (const [name, label] of misread) assert.is(similarity(name, label), 0.9, label);
  assert.is(readOf(['Kontrolidatum: 14.03.2026'], 'kontrolldatum')?.value, '14.03.2026');
});

nearly('a short word, a number, another first letter or a second one make another word', () => {
  const others: readonly [name: string, label: string][] = [
    ['datum', 'Dotum'],
    ['mietdatum', 'Mietdatun'],
    ['datum1', 'Datum2'],
    ['besiktning1', 'Besiktning2'],
    ['kontrolldatum', 'Kontrolldatum2'],
    ['kontrolldatum', 'Rontrolldatum'],
    ['kontrolldatum', 'Kontroidatun'],
    ['employer_name', 'Employee name'],
    ['insurer_name', 'Insured name'],
    ['abreisedatum', 'Anreisedatum'],
    ['zahlungsart', 'Zahlungsort'],
  ];
  for (const [name, label] of others) assert.is.not(similarity(name, label), 0.9, `${name} ${label}`);
  assert.is(similarity('datum', 'Dotum'), 0);
});

nearly('a word that is spelt alike is that word before one that is nearly so', () => {
  assert.is(similarity('kontrolldatum', 'Kontrolldatum'), 1);
});

nearly.run();
