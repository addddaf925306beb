import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { assessmentConfiguration, captureConfiguration } from '../../domain/envelope/configuration.ts';
import { type EnvelopeCommand, envelope } from '../../domain/envelope/envelope.ts';
import { scopeOf } from '../../domain/envelope/evidence-scope.ts';
import type { Assessment } from '../../domain/inquiry/assessment.ts';
import { created, EXPIRES_AT, envelopeData, IN_TIME, recorded, started, submitted } from '../support/envelope-story.ts';
import { specify } from '../support/given.ts';
import { assessment } from '../support/inquiry-story.ts';

const { given } = specify(envelope);

const start = (session: string, now = IN_TIME) =>
  ({ type: 'StartSession', sessionId: `iq_sess_${session}`, consentVersion: '1', now }) as const;
const submit = (session: string) => ({ type: 'SubmitCapture', sessionId: `iq_sess_${session}` }) as const;
const record = (session: string, more: Partial<Assessment> = {}): EnvelopeCommand => ({
  type: 'RecordResult',
  sessionId: `iq_sess_${session}`,
  assessment: assessment(more),
  hashOf: () => 'the hash',
});

const approved = { status: 'approved', status_reason: 'The membership is active.', retry_count: 0 } as const;
const ended = { acceptance: 'reject', acceptance_reason: 'The membership has ended.' } as const;
const rejected = { status: 'rejected', status_reason: 'The membership has ended.', retry_count: 0 } as const;
const nothing = { found_fields: [] };
const again = {
  status: 'pending',
  status_reason: 'None of the required fields was found in the evidence.',
  retry_count: 1,
} as const;

const first = [created, started('iq_sess_1'), submitted('1')];

test('is created once', () => {
  given().when({ type: 'CreateEnvelope', envelope: envelopeData }).thenEvents(created);
  given(created)
    .when({ type: 'CreateEnvelope', envelope: envelopeData })
    .thenRefused({ code: 'CONFLICT', message: /exists already/ });
});

test('knows nothing of what was never created', () => {
  for (const command of [start('1'), submit('1'), record('1')]) {
    given()
      .when(command)
      .thenRefused({ code: 'NOT_FOUND', message: /no such envelope/ });
  }
});

test('is started, submitted and gets the result of its session', () => {
  given(created).when(start('1')).thenEvents(started('iq_sess_1'));
  given(created, started('iq_sess_1')).when(submit('1')).thenEvents(submitted('1'));
  given(...first)
    .when(record('1'))
    .thenEvents(recorded('1', approved));
});

test('can be started until it expires', () => {
  const expired = { code: 'CONFLICT', message: /has expired/, reason: 'EXPIRED' } as const;
  given(created)
    .when(start('1', new Date(Date.parse(EXPIRES_AT) - 1)))
    .thenEvents(started('iq_sess_1'));
  given(created)
    .when(start('1', new Date(EXPIRES_AT)))
    .thenRefused(expired);
});

test('is not started while evidence is assessed, nor once it is approved', () => {
  given(...first)
    .when(start('2'))
    .thenRefused({ code: 'CONFLICT', message: /being assessed/, reason: 'ASSESSING' });
  given(...first, recorded('1', approved))
    .when(start('2'))
    .thenRefused({ code: 'CONFLICT', message: /is approved and no try is left/, reason: 'DECIDED' });
});

test('only the latest session is submitted, and once', () => {
  given(created, started('iq_sess_1'), started('iq_sess_2'))
    .when(submit('1'))
    .thenRefused({ code: 'CONFLICT', message: /not the latest capture session/ });
  given(...first)
    .when(submit('1'))
    .thenNothing();
  given(...first, recorded('1', again, nothing))
    .when(submit('1'))
    .thenNothing();
});

test('records a result once, and of the submitted session only', () => {
  given(...first, recorded('1', approved))
    .when(record('1'))
    .thenNothing();
  given(...first)
    .when(record('2'))
    .thenNothing();
});

test('grants another try when nothing certain was found, until none is left', () => {
  given(...first)
    .when(record('1', nothing))
    .thenEvents(recorded('1', again, nothing));
  const second = [recorded('1', again, nothing), started('iq_sess_2'), submitted('2')];
  given(...first, ...second)
    .when(record('2', nothing))
    .thenEvents(recorded('2', { ...again, retry_count: 2 }, nothing));
  const third = [recorded('2', { ...again, retry_count: 2 }, nothing), started('iq_sess_3'), submitted('3')];
  given(...first, ...second, ...third)
    .when(record('3', nothing))
    .thenEvents(recorded('3', { ...again, status: 'manual_review', retry_count: 2 }, nothing));
});

test('a start after a rejection is a further try', () => {
  given(...first, recorded('1', rejected, ended))
    .when(start('2'))
    .thenEvents(started('iq_sess_2'));
  const tried = [...first, recorded('1', rejected, ended), started('iq_sess_2'), submitted('2')];
  given(...tried)
    .when(record('2', ended))
    .thenEvents(recorded('2', { ...rejected, retry_count: 1 }, ended));
  const out = recorded('2', { ...rejected, retry_count: 2 }, ended);
  given(...tried, out)
    .when(start('3'))
    .thenRefused({ code: 'CONFLICT', message: /is rejected and no try is left/, reason: 'DECIDED' });
});

test('an error of ours makes a result without success', () => {
  const broken = { error: 'The analysis failed repeatedly.' };
  const failed = { status: 'failed', status_reason: 'The evidence could not be assessed.', retry_count: 0 } as const;
  const event = recorded('1', failed, broken);
  assert.is(event.type === 'EnvelopeResultRecorded' && event.data.success, false);
  given(...first)
    .when(record('1', broken))
    .thenEvents(event);
});

const step = {
  user_instruction: 'Sign in.',
  capture_on: 'https://gym.example/members/:id',
  auto_redirect: false,
  ai_instruction: null,
  full_screen: false,
  fields: [],
};

test('is captured by hand from its redirect_url on, with the instruction of its first step', () => {
  const bare = captureConfiguration(envelopeData);
  assert.equal([bare.start_url, bare.user_instruction], ['https://search.example/', '']);
  assert.equal([bare.capture_type, bare.allowed_modes], ['screenshot', ['manual']]);
  assert.equal(bare.settings, { show_acceptance_guide: true });
  const steps = [step, { ...step, user_instruction: 'Show the contract.' }];
  assert.is(captureConfiguration({ ...envelopeData, steps }).user_instruction, 'Sign in.');
});

// specification: 2.5-step-ai-instruction
test('the instruction of a step is for its own evidence, beside that of the envelope', () => {
  const steps = [step, { ...step, ai_instruction: 'Never mind the banner.' }];
  const whole = { ...envelopeData, ai_instruction: 'Be strict.', steps };
  assert.is(assessmentConfiguration(whole).ai_instruction, 'Be strict.');
  assert.equal(
    [1, 2].map(number => scopeOf(whole, number)?.ai_instruction),
    ['', 'Never mind the banner.'],
  );
});

// specification: 2.5-step-fields
test("from the evidence of a step are read its fields and those of the envelope, and no other step's", () => {
  const [own] = envelopeData.fields;
  const total = { name: 'total', required: true, description: 'Of the order' };
  const again = { name: 'membership_status', required: false, description: 'as this step says' };
  const whole = {
    ...envelopeData,
    steps: [
      { ...step, fields: [total] },
      { ...step, fields: [again] },
    ],
  };
  assert.equal(
    [1, 2].map(number => scopeOf(whole, number)?.fields),
    [[total, own], [again]],
  );
  assert.is(scopeOf(whole, 3), undefined);
});

// specification: 2.5-step-fields
test('asks for its own fields and those of its steps, each once', () => {
  const [own] = envelopeData.fields;
  const other = { name: 'valid_until', required: false, description: '' };
  const fields = [{ name: 'membership_status', required: false, description: 'again' }, other];
  assert.equal(captureConfiguration({ ...envelopeData, steps: [{ ...step, fields }] }).fields, [own, other]);
});

test('evidence is trusted from the site that the first step names, else from where the capture begins', () => {
  assert.is(assessmentConfiguration(envelopeData).start_url, 'https://search.example/');
  assert.is(assessmentConfiguration({ ...envelopeData, steps: [step] }).start_url, step.capture_on);
});

test.run();
