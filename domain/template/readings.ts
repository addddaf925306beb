import { DomainError } from '../domain-error.ts';
import { folded } from '../reading/text.ts';
import { areSame } from '../teaching/landmarks.ts';
import { LONGEST_LABEL, MOST_READINGS, type Reading, type TaughtReading } from '../teaching/taught-reading.ts';
import type { KeptReading, ReadingTaught, ReadingWithdrawn } from './events.ts';

/** What a person teaches by pointing, and where they did. */
export type TeachReading = {
  type: 'TeachReading';
  readingId: string;
  reading: Reading;
  taughtBy: string;
  from: KeptReading['from'];
};

export type WithdrawReading = { type: 'WithdrawReading'; readingId: string; withdrawnBy: string };

const isAlike = (a: Reading, b: Reading) =>
  a.field === b.field &&
  a.site === b.site &&
  a.relation === b.relation &&
  folded(a.label) === folded(b.label) &&
  areSame(a.landmarks, b.landmarks);

/** @throws DomainError VALIDATION, or CONFLICT when it stands already or there are too many. */
export function teach(key: string, readings: readonly TaughtReading[], command: TeachReading): ReadingTaught {
  const { reading, readingId: reading_id, taughtBy: taught_by, from } = command;
  if (reading.label.trim() === '' || reading.label.length > LONGEST_LABEL || reading.site === '') {
    throw new DomainError('VALIDATION', `A reading needs a site and a label of 1 to ${LONGEST_LABEL} characters.`);
  }
  if (readings.some(one => isAlike(one, reading))) {
    throw new DomainError('CONFLICT', 'This is taught already: the field is read beside this label.', {
      reason: 'TAUGHT_ALREADY',
    });
  }
  if (readings.length >= MOST_READINGS) {
    throw new DomainError('CONFLICT', `A template has at most ${MOST_READINGS} readings: withdraw one first.`);
  }
  return { type: 'ReadingTaught', data: { key, reading_id, ...reading, taught_by, from } };
}

/** @throws DomainError NOT_FOUND when it never stood or is withdrawn. */
export function withdraw(key: string, readings: readonly TaughtReading[], command: WithdrawReading): ReadingWithdrawn {
  const { readingId: reading_id, withdrawnBy: withdrawn_by } = command;
  if (!readings.some(one => one.reading_id === reading_id)) {
    throw new DomainError('NOT_FOUND', 'There is no such reading, or it is withdrawn.');
  }
  return { type: 'ReadingWithdrawn', data: { key, reading_id, withdrawn_by } };
}
