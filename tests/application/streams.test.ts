import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isOf, streamOf } from '../../application/streams.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { envelope } from '../../domain/envelope/envelope.ts';
import { envelopeTemplate } from '../../domain/envelope/template.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { simulation } from '../../domain/inquiry/simulation.ts';
import { kycResult } from '../../domain/kyc/kyc-result.ts';
import { organization } from '../../domain/organization/organization.ts';
import { template } from '../../domain/template/template.ts';
import { delivery } from '../../domain/webhook/delivery.ts';
import { endpoint } from '../../domain/webhook/endpoint.ts';
import { InMemoryEventStore } from '../support/in-memory-event-store.ts';
import { someEvent } from '../support/some-event.ts';

test('streams are called as every log that was ever written calls them', () => {
  const deciders = [organization, template, inquiry, captureSession, envelope, envelopeTemplate, kycResult];
  assert.equal(
    [...deciders, endpoint, delivery].map(decider => streamOf(decider, 'a-b')),
    [
      ...['organization-a-b', 'template-a-b', 'inquiry-a-b', 'capture-a-b', 'envelope-a-b', 'envelope_template-a-b'],
      ...['kyc_result-a-b', 'webhook_endpoint-a-b', 'webhook_delivery-a-b'],
    ],
  );
});

test('a simulation decides on the streams of inquiries', () => {
  assert.is(streamOf(simulation, '1'), streamOf(inquiry, '1'));
});

test('an event is told by the whole name of its category', async () => {
  const store = new InMemoryEventStore();
  const [event] = await store.append(streamOf(envelopeTemplate, 'envelope-1'), [someEvent()], 'no_stream');
  if (event === undefined) throw new Error('nothing was appended');
  assert.equal([isOf(envelopeTemplate, event), isOf(envelope, event), isOf(template, event)], [true, false, false]);
});

test.run();
