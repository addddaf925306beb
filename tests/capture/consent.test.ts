import { createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ENGLISH, LANGUAGES } from '../../adapters/capture/words/languages.ts';
import { CONSENT_VERSION, type RecordedCapture, recorded } from '../../application/capture/consent.ts';
import { textsOf } from '../../application/capture/texts.ts';
import { captureConfiguration, ENVELOPE_DEFAULTS } from '../../domain/envelope/configuration.ts';
import type { Step } from '../../domain/envelope/step.ts';
import type { CaptureMode, InquiryConfiguration } from '../../domain/inquiry/configuration.ts';
import { envelopeData } from '../support/envelope-story.ts';
import { guidedStep } from '../support/guided-step.ts';
import { inquiryData } from '../support/inquiry-story.ts';

/** What the end user reads in English. */
function consentText(capture: RecordedCapture): string[] {
  return recorded(capture).map(about => String(ENGLISH.words[`recorded.${about}`]));
}

const MODES = [
  { manual: true, byItself: false, atFinish: true, guided: false },
  { manual: true, byItself: false, atFinish: false, guided: false },
  { manual: true, byItself: false, atFinish: false, guided: true },
  { manual: false, byItself: false, atFinish: true, guided: false },
  { manual: true, byItself: true, atFinish: true, guided: false },
  { manual: false, byItself: true, atFinish: true, guided: false },
  { manual: true, byItself: true, atFinish: false, guided: true },
  { manual: false, byItself: true, atFinish: false, guided: true },
];

test('names a button only where the page has it, and Finish only where it captures', () => {
  for (const captureType of ['screenshot', 'document'] as const) {
    for (const modes of MODES) {
      const text = consentText({ captureType, ...modes }).join(' ');
      const told = JSON.stringify({ captureType, ...modes, text });
      assert.is(/press Capture/.test(text), modes.manual, told);
      assert.is(/press Finish/.test(text), modes.atFinish && captureType === 'screenshot', told);
      assert.is(/made by themselves/.test(text), modes.byItself && captureType === 'screenshot', told);
      assert.is(/upload/.test(text), modes.manual && captureType === 'document', told);
      assert.is(/download/.test(text), modes.guided || captureType === 'document', told);
    }
  }
});

const toldOf = (id: string, configuration: InquiryConfiguration, steps: Step[] = []) => {
  const { recorded: told, canCapture, capturesByItself } = textsOf({ id, configuration, steps }, 'City Gym');
  return { told: told.slice(1, -1), canCapture, capturesByItself };
};

// specification: 2.4-allowed-modes, 4.4-allowed-modes
test('an inquiry is captured as its modes say, by itself only where they name it', () => {
  const ofModes = (changes: Partial<InquiryConfiguration>) => toldOf('web_iq_1', { ...inquiryData, ...changes });
  const byHand = { canCapture: true, capturesByItself: false };
  assert.equal(ofModes({ allowed_modes: [] }), { told: ['capturesOrLast', 'chosen'], ...byHand });
  assert.equal(ofModes({ allowed_modes: ['manual'] }), { told: ['captures', 'chosen'], ...byHand });
  assert.equal(ofModes({ allowed_modes: ['auto'] }), {
    told: ['byItself', 'lastIfNone'],
    canCapture: false,
    capturesByItself: true,
  });
  assert.equal(ofModes({ allowed_modes: ['manual', 'auto'] }), {
    told: ['byItself', 'captures', 'lastIfNone', 'chosen'],
    canCapture: true,
    capturesByItself: true,
  });
  // Nothing says which page is wanted.
  assert.equal(ofModes({ allowed_modes: ['auto'], fields: [] }), {
    told: ['last'],
    canCapture: false,
    capturesByItself: false,
  });
});

test('an envelope is captured by hand unless it says otherwise, its steps as well', () => {
  const step = guidedStep('https://gym.example/account');
  const ofModes = (allowed_modes: CaptureMode[], steps: Step[]) =>
    toldOf('iq_1', captureConfiguration({ ...envelopeData, allowed_modes, steps }), steps);
  assert.equal(ofModes(ENVELOPE_DEFAULTS.allowed_modes, []).told, ['captures', 'chosen']);
  assert.equal(ofModes(['auto'], [step]), {
    told: ['byItself', 'downloads'],
    canCapture: false,
    capturesByItself: true,
  });
  assert.equal(ofModes(['manual', 'auto'], [step]).told, ['byItself', 'captures', 'downloads']);
});

/** Whoever changes a word raises the version, and writes the digest of the new texts here. */
test('the version stands for these very texts, in every language', () => {
  const texts = LANGUAGES.map(({ words }) =>
    Object.entries(words).filter(([key]) => key.startsWith('recorded.') && key !== 'recorded.heading'),
  );
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  assert.equal([CONSENT_VERSION, digest], ['6', '05723e6946fe1e6a']);
});

test.run();
