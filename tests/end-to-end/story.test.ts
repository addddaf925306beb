import { join } from 'node:path';
import { suite } from 'uvu';
import { SCENARIOS } from '../demo/scenarios.ts';
import { tell } from '../demo/story.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const test = suite('the whole story');
const run = (await hasBrowser('the whole story')) ? test : test.skip;

for (const [name, scenario] of Object.entries(SCENARIOS)) {
  // Nobody comes after who waits for one: spares are there once, as they are where the service is in use.
  const spares = scenario === SCENARIOS.approve ? 'on' : 'off';
  // specification: 1-verdict, 1-flow-3-capture-url, 1-flow-4-guided, 1-flow-5-redirect, 1-flow-6-outcome, 1-document
  // specification: 3.1-approved, 3.1-rejected, 6.1-web-manual-review, 6.1-web-approved, 6.1-web-rejected
  run(`${name}: ${scenario.status}`, () => tell(scenario, join(temporaryFolder(), name), { spares }));
}

test.run();
