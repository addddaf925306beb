import { join } from 'node:path';
import { suite } from 'uvu';
import { SCENARIOS } from '../demo/scenarios.ts';
import { tell } from '../demo/story.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const test = suite('the whole story');
const run = (await hasBrowser('the whole story')) ? test : test.skip;

for (const [name, scenario] of Object.entries(SCENARIOS)) {
  run(`${name}: ${scenario.status}`, () => tell(scenario, join(temporaryFolder(), name)));
}

test.run();
