import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { createAffiantClient, verifyWebhook } from '../../adapters/client/client.ts';
import { EMBEDDED } from '../support/engine-settings.ts';
import { eventually } from '../support/eventually.ts';
import { serviceEnvironment, startService } from '../support/service.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';
import { checkEvidence, checkLog } from './audit.ts';
import { startGymSite } from './gym-site.ts';
import { Narrator } from './narrator.ts';
import { Person } from './person.ts';
import { startReturnPage } from './return-page.ts';
import { type Scenario, TEMPLATE } from './scenarios.ts';
import { keyOf, type Setting } from './setting.ts';
import { showEvidence } from './show-evidence.ts';

const SUBJECT = 'customer-user-8841';

/**
 * Tells one scenario from beginning to end.
 * @throws at the first step that does not go as it must
 */
export async function tell(scenario: Scenario, output: string, setting: Setting = {}): Promise<void> {
  const { start = startService, engines = EMBEDDED, spares = 'on' } = setting;
  const narrator = new Narrator();
  const folder = mkdtempSync(join(tmpdir(), 'affiant-demo-'));
  const cleanups: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const gym = await startGymSite(scenario.membership);
    const back = await startReturnPage();
    const receiver = await startWebhookReceiver();
    cleanups.push(gym.close, back.close, receiver.close);

    const service = await narrator.step(
      'The operator starts Affiant',
      () => start({ folder, env: { ...engines, AFFIANT_SPARES: spares } }),
      ({ url }) => `ready ${url}`,
    );
    cleanups.push(service.stop);
    const environment = {
      ...serviceEnvironment(folder, Number(new URL(service.url).port)),
      ...engines,
    };
    const key = await keyOf(service, environment);
    const affiant = createAffiantClient({ url: service.url, key });
    await narrator.step(
      'It is ready, and says which engines it works with',
      () => eventually('readiness', () => enginesOf(service.url)),
      engines => engines.join(', '),
    );

    const { secret } = await narrator.step(
      "The customer's server registers a webhook endpoint",
      () => affiant.webhookEndpoints.create({ url: receiver.url }),
      ({ id }) => id,
    );
    const template = await narrator.step(
      'It makes and publishes a template',
      () => affiant.templates.create({ ...TEMPLATE, start_url: `${gym.url}/login`, return_url: back.url }),
      ({ key, version }) => `${key} version ${version}`,
    );
    const created = await narrator.step(
      'It creates an inquiry about one of its users',
      () =>
        affiant.inquiries.create({
          template_key: template.key,
          subject_id: SUBJECT,
          max_retries: scenario.maxRetries,
        }),
      ({ capture_url }) => capture_url,
    );

    const person = await Person.arrive(resolve(output), join(folder, 'browser'));
    cleanups.push(() => person.leave());
    await showEvidence(narrator, person, created, scenario);

    await narrator.step(
      'The browser is sent back to the customer',
      async () => {
        await person.page.waitForURL(/\/done\?/);
        const url = new URL(person.page.url());
        assert.equal(url.searchParams.get('status'), scenario.redirectStatus);
        assert.equal(url.searchParams.get('inquiry_id'), created.id);
        assert.equal(url.searchParams.get('order'), '42', 'the query of the return URL stays');
        await person.look('back');
        return url.search;
      },
      search => search,
    );

    const final = await narrator.step(
      'The API tells the result with its history',
      async () => {
        const inquiry = await affiant.inquiries.get(created.id);
        assert.equal(inquiry.result?.status, scenario.status);
        return inquiry;
      },
      ({ result }) =>
        (result?.status_history ?? [])
          .map(entry => `${entry.from_status ?? '·'} → ${entry.to_status}: ${entry.reason ?? ''}`)
          .join('\n'),
    );
    await checkEvidence(narrator, final);
    await narrator.step(
      'A signed webhook has arrived; the client and an independent verifier accept it',
      async () => {
        const type = `web.result.${scenario.status}`;
        const arrived = await eventually('the webhook', () => receiver.received.find(each => each.body.includes(type)));
        const payload = new Webhook(secret).verify(arrived.body, arrived.headers) as { data: Record<string, unknown> };
        assert.deepEqual(payload.data, { inquiry_id: created.id, subject_id: SUBJECT });
        const event = await verifyWebhook(secret, arrived.headers, arrived.body);
        assert.deepEqual([event.type, event.data], [type, payload.data]);
        return arrived;
      },
      ({ headers, body }) => `${headers['webhook-id']}\n${body}`,
    );
    await checkLog(narrator, folder, final, environment, gym);
    narrator.say(`\n${JSON.stringify(final, null, 2)}\n`);
    narrator.say(`${scenario.status}: ${final.result?.acceptance_reason ?? ''}`);
    narrator.say(`Screenshots are in ${resolve(output)}`);
  } finally {
    for (const cleanup of cleanups.reverse()) await cleanup();
  }
}

/** Names of the engines, once it is ready. */
async function enginesOf(url: string): Promise<string[] | undefined> {
  const response = await fetch(`${url}/readyz`);
  const { engines } = (await response.json()) as { engines: Record<string, string> };
  return response.ok ? Object.values(engines) : undefined;
}
