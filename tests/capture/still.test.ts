import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DevtoolsSession } from '../../infrastructure/chromium/devtools/protocol.ts';
import { takeStill } from '../../infrastructure/chromium/session/still.ts';
import { rejectionOf } from '../support/rejection.ts';

const NO_FRAME = 'Page.captureScreenshot: Unable to capture screenshot';

/** A page that answers one try after the other: with a picture, or with an error. */
function pageThatAnswers(...answers: (Buffer | Error)[]) {
  const asked: string[] = [];
  const send = async (command: string) => {
    asked.push(command);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return { data: answer?.toString('base64') ?? '' };
  };
  return { asked, session: { send, on: () => undefined } as unknown as DevtoolsSession };
}

test('a page that gave no frame is asked again', async () => {
  const { session, asked } = pageThatAnswers(new Error(NO_FRAME), new Error(NO_FRAME), Buffer.from('picture'));
  assert.is((await takeStill(session, { format: 'png' }, 5_000)).toString(), 'picture');
  assert.equal(asked, Array(3).fill('Page.captureScreenshot'));
});

test('one that never gives a frame is not asked for ever, and one that is gone is not asked again', async () => {
  const never = pageThatAnswers(...Array.from({ length: 9 }, () => new Error(NO_FRAME)));
  assert.match((await rejectionOf(takeStill(never.session, { format: 'png' }, 5_000))).message, 'Unable to capture');
  assert.is(never.asked.length, 3);
  const gone = pageThatAnswers(new Error('Target closed'));
  assert.match((await rejectionOf(takeStill(gone.session, { format: 'png' }, 5_000))).message, 'Target closed');
  assert.is(gone.asked.length, 1);
});

test.run();
