import { Script } from 'node:vm';
import { test } from 'uvu';
import { AGENT_SCRIPT, ASKING_SCRIPT, snapshotExpression } from '../../infrastructure/chromium/page-scripts.ts';

/** Files of a page's scripts share one scope, where two things of one name would leave the page without any of them. */
test('the scripts that pages get can be read as they are put together', () => {
  for (const script of [AGENT_SCRIPT, ASKING_SCRIPT, snapshotExpression(true)]) new Script(script);
});

test.run();
