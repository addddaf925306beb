import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Webhook } from 'standardwebhooks';
import {
  type CreatedInquiry,
  createAffiantClient,
  type DetailedInquiry,
  verifyWebhook,
} from '../../adapters/client/client.ts';
import { runCli } from '../support/cli.ts';
import { eventually } from '../support/eventually.ts';
import { serviceEnvironment, startService } from '../support/service.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';
import { type GymSite, startGymSite } from './gym-site.ts';
import { Narrator } from './narrator.ts';
import { Person } from './person.ts';
import { startReturnPage } from './return-page.ts';
import { type Scenario, TEMPLATE } from './scenarios.ts';

const SUBJECT = 'customer-user-8841';

type Recorded = { id: string; type: string; data: Record<string, unknown>; created_at: string };

/** Starts a service on a folder. */
type Start = (options: { folder: string }) => Promise<{ url: string; key: string | null; stop(): Promise<unknown> }>;

/**
 * Tells one scenario from beginning to end.
 * @param start one process that does everything unless told
 * @throws at the first step that does not go as it must
 */
export async function tell(scenario: Scenario, output: string, start: Start = startService): Promise<void> {
  const narrator = new Narrator();
  const folder = mkdtempSync(join(tmpdir(), 'affiant-demo-'));
  const cleanups: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const gym = await startGymSite(scenario.membership);
    const back = await startReturnPage();
    const receiver = await startWebhookReceiver();
    cleanups.push(gym.close, back.close, receiver.close);

    const service = await narrator.step(
      'The operator starts Affiant with an empty data folder',
      () => start({ folder }),
      ({ url }) => `ready ${url}`,
    );
    cleanups.push(service.stop);
    assert.ok(service.key, 'a fresh service shows a key');
    const affiant = createAffiantClient({ url: service.url, key: service.key });

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
    const port = Number(new URL(service.url).port);
    await checkLog(narrator, folder, final, serviceEnvironment(folder, port), gym);
    narrator.say(`\n${JSON.stringify(final, null, 2)}\n`);
    narrator.say(`${scenario.status}: ${final.result?.acceptance_reason ?? ''}`);
    narrator.say(`Screenshots are in ${resolve(output)}`);
  } finally {
    for (const cleanup of cleanups.reverse()) await cleanup();
  }
}

/** What the person does, in as many tries as it takes. */
async function showEvidence(
  narrator: Narrator,
  person: Person,
  created: CreatedInquiry,
  scenario: Scenario,
): Promise<void> {
  await narrator.step('The person opens the hosted page', async () => {
    await person.page.goto(created.capture_url);
    await person.button('Start').waitFor();
    await person.look('cover');
  });
  await narrator.step('They press Start and sign in to the real site in a remote browser', async () => {
    await person.button('Start').click();
    await person.seesAddress('/login');
    await person.signIn();
  });
  await captureAndFinish(narrator, person);
  if (scenario.status !== 'manual_review') {
    if (scenario.status === 'rejected') await leaveVerdict(narrator, person);
    return;
  }
  await narrator.step('The page says why that was not enough, and they try again', async () => {
    await person.button('Try again').click({ trial: true });
    await person.look('try-again');
    await person.button('Try again').click();
    await person.seesAddress('/login');
    await person.signIn();
  });
  await captureAndFinish(narrator, person);
}

async function captureAndFinish(narrator: Narrator, person: Person): Promise<void> {
  await narrator.step('They capture the page that shows the membership', async () => {
    await person.button('Capture').click();
    await person.page.getByText('Screenshot captured', { exact: true }).waitFor();
    await person.look('captured');
  });
  await narrator.step('They download the statement, which is kept as evidence', async () => {
    await person.downloadStatement();
    await person.page.getByText(/Document kept: statement\.pdf/).waitFor();
    await person.look('downloaded');
  });
  await narrator.step('They press Finish and wait for the verdict', async () => {
    await person.button('Finish').click();
    await person.look('waiting');
  });
}

async function leaveVerdict(narrator: Narrator, person: Person): Promise<void> {
  await narrator.step('The page says why it was not accepted, and they go on', async () => {
    await person.button('Continue').waitFor();
    await person.look('rejected');
    await person.button('Continue').click();
  });
}

async function checkEvidence(narrator: Narrator, final: DetailedInquiry): Promise<void> {
  await narrator.step(
    'Every piece of evidence can be got at its signed address, and at no other',
    async () => {
      const evidence = final.sessions.flatMap(session => session.evidence);
      assert.deepEqual(new Set(evidence.map(each => each.evidence_type)), new Set(['screenshot', 'document']));
      for (const { file } of evidence) {
        assert.equal((await fetch(file.url)).status, 200);
        assert.equal((await fetch(file.url.replace(/expires=\d+/, 'expires=9999999999'))).status, 403);
      }
      return evidence;
    },
    evidence => evidence.map(each => `${each.evidence_type} of ${each.source_url}`).join('\n'),
  );
}

const LOG_FILES = ['log.db', 'log.db-wal'];

/** The auditor's view: the history is the event stream, and nobody without the keys reads a person's data in the log. */
async function checkLog(
  narrator: Narrator,
  folder: string,
  final: DetailedInquiry,
  env: Record<string, string>,
  gym: GymSite,
): Promise<void> {
  await narrator.step(
    'The auditor reads the stream: its status events are the history, entry by entry',
    async () => {
      const { stdout } = await runCli(['events', `inquiry-${final.id}`, '--json'], env);
      const { events } = JSON.parse(stdout) as { events: Recorded[] };
      const entries = events
        .filter(({ type }) => type === 'ResultOpened' || type === 'ResultStatusChanged')
        .map(({ id, data }) => ({
          id,
          from_status: data.from_status ?? null,
          to_status: data.to_status,
          reason: data.reason ?? null,
          changed_by: data.changed_by ?? null,
        }));
      const history = (final.result?.status_history ?? []).map(({ created_at: _, ...entry }) => entry);
      assert.deepEqual(entries, history);
      return events;
    },
    events => events.map(event => event.type).join(', '),
  );
  await narrator.step(
    'A raw look into the log finds no subject, claim value or visited address',
    async () => {
      const visits = final.sessions.flatMap(session => session.page_visits.map(visit => visit.url));
      // The customer's own template names its start page in the clear; every other visited page is the person's.
      const visited = visits.filter(url => url !== `${gym.url}/login`);
      const claims = (final.result?.claims ?? []).map(claim => claim.value);
      const secrets = [final.subject_id, ...visited, ...claims];
      assert.ok(visited.length > 0 && claims.length > 0, 'there is something to look for');
      for (const file of LOG_FILES) {
        const bytes = readFileSync(join(folder, file));
        // A status such as "Active" is a word of the customer's own guide: it is looked for as JSON would hold it.
        for (const secret of secrets) assert.equal(bytes.includes(`"${secret}"`), false, `${file} holds ${secret}`);
      }
      return secrets.length;
    },
    count => `${count} values looked for in ${LOG_FILES.join(', ')}`,
  );
}
