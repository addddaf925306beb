import { test } from 'uvu';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import type { ResultStatus } from '../../domain/inquiry/transitions.ts';
import { specify } from '../support/given.ts';
import {
  assessed,
  assessment,
  changed,
  created,
  opened,
  retryGranted,
  started,
  storyUntil,
  submitted,
} from '../support/inquiry-story.ts';

const { given } = specify(inquiry);
const operator = { name: 'Olga', email: 'olga@customer.example' };

const APPROVES = assessment({ acceptance_reason: 'It is active.' });
const REJECTS = assessment({ acceptance: 'reject', acceptance_reason: 'It is over.' });
const UNDECIDED = assessment({ acceptance: 'low', acceptance_certain: false, acceptance_reason: 'Who knows.' });

const again = (found: typeof APPROVES, sessionId = 's1') =>
  ({ type: 'Reassess', sessionId, assessment: found, operator }) as const;
const becomes = (from: ResultStatus, to: ResultStatus, reason: string) =>
  changed(from, to, { reason: `Assessed again: ${reason}`, changed_by: operator });

test('what waits for a person is settled in the name of the operator, or stays where it is', () => {
  const waiting = given(...storyUntil('manual_review'));
  waiting
    .when(again(APPROVES))
    .thenEvents(assessed('s1', APPROVES), becomes('manual_review', 'approved', 'It is active.'));
  waiting.when(again(REJECTS)).thenEvents(assessed('s1', REJECTS), becomes('manual_review', 'rejected', 'It is over.'));
  waiting.when(again(UNDECIDED)).thenEvents(assessed('s1', UNDECIDED));
});

test('an approval that two people have to give stays theirs', () => {
  const two = { ...created, data: { ...created.data, settings: { four_eyes: true } } };
  const waiting = given(two, ...storyUntil('manual_review').slice(1));
  waiting.when(again(APPROVES)).thenEvents(assessed('s1', APPROVES));
  waiting.when(again(REJECTS)).thenEvents(assessed('s1', REJECTS), becomes('manual_review', 'rejected', 'It is over.'));
});

test('what was decided stays so, unless it is decided otherwise or had failed: then a person decides', () => {
  given(...storyUntil('approved'))
    .when(again(APPROVES))
    .thenEvents(assessed('s1', APPROVES));
  given(...storyUntil('approved'))
    .when(again(UNDECIDED))
    .thenEvents(assessed('s1', UNDECIDED));
  given(...storyUntil('approved'))
    .when(again(REJECTS))
    .thenEvents(assessed('s1', REJECTS), becomes('approved', 'manual_review', 'It is over.'));
  given(...storyUntil('rejected'))
    .when(again(APPROVES))
    .thenEvents(assessed('s1', APPROVES), becomes('rejected', 'manual_review', 'It is active.'));
  given(...storyUntil('failed'))
    .when(again(UNDECIDED))
    .thenEvents(assessed('s1', UNDECIDED), becomes('failed', 'manual_review', 'Who knows.'));
});

test('nothing is assessed again before it was, while it is, when it has gone on, or when it can not be', () => {
  const refused = (message: RegExp) => ({ code: 'CONFLICT', message }) as const;
  const early = refused(/nothing to assess again yet/);
  given(created, opened).when(again(APPROVES)).thenRefused(early);
  given(created, opened, started('s1'), submitted('s1')).when(again(APPROVES)).thenRefused(early);
  const tried = [created, opened, started('s1'), submitted('s1'), assessed('s1', UNDECIDED)];
  given(...tried, retryGranted(1, 'Show more.'))
    .when(again(APPROVES))
    .thenRefused(early);
  given(...storyUntil('manual_review'))
    .when(again(APPROVES, 's0'))
    .thenRefused(refused(/evidence has changed/));
  given(...storyUntil('manual_review'))
    .when(again(assessment({ error: 'it broke' })))
    .thenRefused(refused(/can't be assessed now/));
});

test.run();
