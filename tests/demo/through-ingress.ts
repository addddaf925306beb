/**
 * One capture to "approved" at a service that runs already, wherever that is: by the API, by a person's browser, and by
 * the way back. `through-ingress.js --url ADDRESS --site ADDRESS --output FOLDER`, with the API key in `AFFIANT_KEY`; the
 * site is the gym's (`gym-site-process.js`), at an address that the service's remote browsers reach. Exits with 1 when a step fails.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AffiantClient, createAffiantClient } from '../../adapters/client/client.ts';
import { eventually } from '../support/eventually.ts';
import { checkEvidence } from './audit.ts';
import { Narrator } from './narrator.ts';
import { Person } from './person.ts';
import { startReturnPage } from './return-page.ts';
import { SCENARIOS, TEMPLATE } from './scenarios.ts';
import { showEvidence } from './show-evidence.ts';

const VERDICT_LIMIT_MS = 90_000;
const NEEDED = ['url', 'site', 'output'] as const;

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { url: text, site: text, output: text } });
const [url = '', site = '', output = ''] = NEEDED.map(name => values[name]);
const missing = NEEDED.filter(name => values[name] === undefined);
if (missing.length > 0) throw new Error(`--${missing.join(', --')} must be given`);
const key = process.env.AFFIANT_KEY;
if (key === undefined) throw new Error('AFFIANT_KEY must be set to an API key');

const { approve: scenario } = SCENARIOS;
assert.ok(scenario);
/** The inquiry, once its result is decided. */
async function decided(affiant: AffiantClient, id: string) {
  const inquiry = await affiant.inquiries.get(id);
  return inquiry.result?.status === 'pending' ? undefined : inquiry;
}

const narrator = new Narrator();
const folder = mkdtempSync(join(tmpdir(), 'affiant-person-'));
const back = await startReturnPage();
let person: Person | undefined;
try {
  const affiant = createAffiantClient({ url, key });
  const created = await narrator.step(
    'A template is published and an inquiry created',
    async () => {
      const template = await affiant.templates.create({
        ...TEMPLATE,
        start_url: `${site}/login`,
        return_url: back.url,
      });
      return affiant.inquiries.create({ template_key: template.key, subject_id: 'customer-user-8841', max_retries: 0 });
    },
    ({ capture_url }) => capture_url,
  );
  person = await Person.arrive(output, join(folder, 'browser'));
  await showEvidence(narrator, person, created, scenario);
  const { page } = person;
  await narrator.step(
    'The browser is sent back to the customer',
    async () => {
      await page.waitForURL(/\/done\?/);
      const { searchParams, search } = new URL(page.url());
      // The page does not wait for ever: on a slow machine the verdict comes later.
      assert.ok(['approved', 'processing'].includes(searchParams.get('status') ?? ''), search);
      return search;
    },
    search => search,
  );
  const final = await narrator.step(
    'The API tells the result',
    async () => {
      const inquiry = await eventually('a verdict', () => decided(affiant, created.id), VERDICT_LIMIT_MS);
      assert.equal(inquiry.result?.status, 'approved', inquiry.result?.acceptance_reason ?? '');
      return inquiry;
    },
    ({ result }) => `${result?.status}: ${result?.acceptance_reason}`,
  );
  await checkEvidence(narrator, final);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exitCode = 1;
} finally {
  await person?.leave();
  await back.close();
  rmSync(folder, { recursive: true, force: true });
}
