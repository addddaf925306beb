import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Analyser, AnalysisRequest } from '../../application/ports/analyser.ts';
import { assessEvidence, queueAssessments } from '../../application/processes/assess-evidence.ts';
import { ASSESSMENTS, type AssessmentDue } from '../../application/processes/queues.ts';
import { digests } from '../../infrastructure/cryptography/digests.ts';
import { as, VIEWPORT } from '../support/capture-steps.ts';
import { countedWork } from '../support/counted-work.ts';
import { EnvelopeHouse } from '../support/envelope-house.ts';
import { ENVELOPE_ID } from '../support/envelope-story.ts';
import { handBus } from '../support/hand-bus.ts';
import { assessment } from '../support/inquiry-story.ts';
import { present } from '../support/present.ts';
import { silentLog } from '../support/silent-log.ts';

/** An envelope that was captured on the gym's site and submitted, and its assessment on the bus. */
async function due(analyse: (request: AnalysisRequest) => ReturnType<Analyser['analyse']>) {
  const steps = [
    {
      user_instruction: 'Show it.',
      capture_on: 'https://gym.example/members/:id',
      auto_redirect: false,
      ai_instruction: 'Look at the date.',
      full_screen: false,
      fields: [],
    },
  ];
  const house = await new EnvelopeHouse().create({ steps });
  const page = await house.desk.start(ENVELOPE_ID, { viewport: VIEWPORT, holder: null, takeOver: false });
  const { sessionId } = as(page, 'live');
  house.browser.latest.visit('https://gym.example/members/7');
  await house.desk.capture(sessionId);
  await house.desk.finish(sessionId);
  const { bus, published, hand } = handBus();
  const analyser: Analyser = { name: 'test', version: '1', analyse, close: async () => undefined };
  const { store, handle, evidence } = house;
  const abort = new AbortController().signal;
  const clock = { now: () => house.now };
  assessEvidence({
    store,
    handle,
    evidence,
    analyser,
    bus,
    digests,
    clock,
    log: silentLog,
    metrics: countedWork(),
    abort,
  });
  const process = queueAssessments(bus);
  assert.ok(process.categories.includes('envelope'));
  await process.handle(await house.events());
  const [message] = published;
  if (message === undefined) throw new Error('nothing was queued');
  assert.equal([published.length, message.queue], [1, ASSESSMENTS]);
  return {
    house,
    sessionId,
    message,
    hand: (deliveries = 1, body = message.body, lost = 0) => hand(ASSESSMENTS, body, deliveries, lost),
  };
}

test('a submitted envelope is assessed against the site of its first step', async () => {
  const requests: AnalysisRequest[] = [];
  const { house, sessionId, hand } = await due(async request => {
    requests.push(request);
    return assessment();
  });
  await hand();
  assert.is(requests[0]?.configuration.start_url, 'https://gym.example/members/:id');
  assert.is(requests[0]?.evidence.length, 1);
  assert.is(requests[0]?.evidence[0]?.scope?.ai_instruction, 'Look at the date.');
  const { type, data, metadata } = (await house.events()).at(-1) ?? {};
  assert.is(type, 'EnvelopeResultRecorded');
  assert.equal([Reflect.get(Object(data), 'session_id'), Reflect.get(Object(data), 'status')], [sessionId, 'approved']);
  assert.equal([metadata?.org_id, metadata?.actor], ['org_1', 'system']);
});

test('a message that an older version queued is understood', async () => {
  const { house, sessionId: session_id, message, hand } = await due(async () => assessment());
  const { causation_id } = message.body as AssessmentDue;
  assert.equal(message.body, { captured_id: ENVELOPE_ID, session_id, causation_id });
  await hand(1, { inquiry_id: ENVELOPE_ID, session_id, causation_id });
  const { type, metadata } = present((await house.events()).at(-1));
  assert.equal([type, metadata.causation_id], ['EnvelopeResultRecorded', causation_id]);
});

test('an assessment that is handed out twice leaves one result', async () => {
  const { house, hand } = await due(async () => assessment());
  await hand();
  await hand(2);
  assert.is((await house.events()).filter(({ type }) => type === 'EnvelopeResultRecorded').length, 1);
});

// specification: 2.5-result-error, 2.5-result-success
test('an analysis that keeps breaking leaves a result without success', async () => {
  const { house, hand } = await due(() => Promise.reject(new Error('broken')));
  for (const deliveries of [1, 2]) {
    assert.is(await hand(deliveries).then(String, String), 'Error: broken');
  }
  await hand(3);
  const { success, error, status, ai_instruction_use } = present((await house.events()).at(-1)).data as Record<
    string,
    unknown
  >;
  assert.equal([success, error, status], [false, 'The analysis failed repeatedly.', 'failed']);
  assert.is(ai_instruction_use, 'not_used');
});

test('an analysis that ended the process twice is not begun again: a person looks at it', async () => {
  let begun = 0;
  const { house, message, hand } = await due(async () => {
    begun += 1;
    return assessment();
  });
  await hand(3, message.body, 2);
  assert.is(begun, 0);
  const { success, status, status_reason } = present((await house.events()).at(-1)).data as Record<string, unknown>;
  assert.equal([success, status], [true, 'manual_review']);
  assert.match(String(status_reason), /A person must look at it\.$/);
});

test.run();
