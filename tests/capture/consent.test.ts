import { createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { en } from '../../adapters/capture/words/en.ts';
import { LANGUAGES } from '../../adapters/capture/words/languages.ts';
import { CONSENT_VERSION, type RecordedCapture, recorded } from '../../application/capture/consent.ts';
import { textsOf } from '../../application/capture/texts.ts';
import { captureConfiguration } from '../../domain/envelope/configuration.ts';
import { envelopeData } from '../support/envelope-story.ts';
import { inquiryData } from '../support/inquiry-story.ts';

/** What the end user reads in English. */
function consentText(capture: RecordedCapture): string[] {
  return recorded(capture).map(about => en[`recorded.${about}`]);
}

const MODES = [
  { manual: true, auto: true, guided: false },
  { manual: true, auto: false, guided: false },
  { manual: true, auto: false, guided: true },
  { manual: false, auto: true, guided: false },
];

test('names a button only where the page has it, and Finish only where it captures', () => {
  for (const captureType of ['screenshot', 'document'] as const) {
    for (const modes of MODES) {
      const text = consentText({ captureType, ...modes }).join(' ');
      const told = JSON.stringify({ captureType, ...modes, text });
      assert.is(/press Capture/.test(text), modes.manual, told);
      assert.is(/press Finish/.test(text), modes.auto && captureType === 'screenshot', told);
      assert.is(/upload/.test(text), modes.manual && captureType === 'document', told);
      assert.is(/download/.test(text), modes.guided || captureType === 'document', told);
    }
  }
});

test('an envelope is captured by hand only, an inquiry as its modes say', () => {
  const envelope = textsOf(
    { id: 'iq_1', configuration: captureConfiguration(envelopeData), steps: [] },
    'City Gym',
  ).recorded;
  assert.is(envelope[1], 'captures');
  const both = textsOf({ id: 'web_iq_1', configuration: inquiryData, steps: [] }, 'City Gym').recorded;
  assert.is(both[1], 'capturesOrLast');
  const auto = textsOf(
    { id: 'web_iq_1', configuration: { ...inquiryData, allowed_modes: ['auto'] }, steps: [] },
    'City Gym',
  ).recorded;
  assert.is(auto[1], 'last');
});

/** Whoever changes a word raises the version, and writes the digest of the new texts here. */
test('the version stands for these very texts, in every language', () => {
  const texts = LANGUAGES.map(({ words }) =>
    Object.entries(words).filter(([key]) => key.startsWith('recorded.') && key !== 'recorded.heading'),
  );
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  assert.equal([CONSENT_VERSION, digest], ['3', '856e4c9d2ec44bb7']);
});

test.run();
