import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { closeAll, post, sender, tcp } from './sender-under-test.ts';

test.after(closeAll);

// specification: 6.5.2-8-seconds, 8-webhook-timeout
test('gives up after 8 s unless told otherwise', async () => {
  const { port } = await tcp(() => undefined);
  const answer = await post(port, sender);
  assert.equal([answer.accepted, answer.status, answer.error], [false, null, 'timeout']);
  assert.ok(answer.durationMs >= 7990 && answer.durationMs < 9500, String(answer.durationMs));
});

test.run();
