import { createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CONSENT_VERSION, consentText } from '../../application/capture/consent.ts';
import { textsOf } from '../../application/capture/texts.ts';
import { captureConfiguration } from '../../domain/envelope/configuration.ts';
import { envelopeData } from '../support/envelope-story.ts';
import { inquiryData } from '../support/inquiry-story.ts';

const MODES = [
  { manual: true, auto: true },
  { manual: true, auto: false },
  { manual: false, auto: true },
];

test('names a button only where the page has it, and Finish only where it captures', () => {
  for (const captureType of ['screenshot', 'document'] as const) {
    for (const modes of MODES) {
      const text = consentText({ captureType, ...modes }).join(' ');
      const told = JSON.stringify({ captureType, ...modes, text });
      assert.is(/press Capture/.test(text), modes.manual, told);
      assert.is(/press Finish/.test(text), modes.auto && captureType === 'screenshot', told);
      assert.is(/upload/.test(text), modes.manual && captureType === 'document', told);
    }
  }
});

test('an envelope is captured by hand only, an inquiry as its modes say', () => {
  const recorded = textsOf('iq_1', captureConfiguration(envelopeData), 'City Gym').recorded;
  assert.equal(recorded[1], 'Screenshots, with the text that stands on them, when you press Capture.');
  const both = textsOf('web_iq_1', inquiryData, 'City Gym').recorded;
  assert.match(both[1] ?? '', /If you never do, one of the page that is open when you press Finish\.$/);
  const auto = textsOf('web_iq_1', { ...inquiryData, allowed_modes: ['auto'] }, 'City Gym').recorded;
  assert.match(auto[1] ?? '', /^A screenshot of the page that is open when you press Finish/);
});

/** Whoever changes a word raises the version, and writes the digest of the new texts here. */
test('the version stands for these very texts', () => {
  const texts = (['screenshot', 'document'] as const).flatMap(captureType =>
    MODES.map(modes => consentText({ captureType, ...modes })),
  );
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  assert.equal([CONSENT_VERSION, digest], ['2', '8bef32113fc2bfec']);
});

test.run();
