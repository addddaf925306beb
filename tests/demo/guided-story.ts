import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type CreatedEnvelope, createAffiantClient } from '../../adapters/client/client.ts';
import { streamOf } from '../../application/streams.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { runCliProcess } from '../support/cli.ts';
import { EMBEDDED } from '../support/engine-settings.ts';
import { eventually } from '../support/eventually.ts';
import { serviceEnvironment, startService } from '../support/service.ts';
import { shopEnvelope } from '../support/shop-envelope.ts';
import { startShopSite } from '../support/shop-site.ts';
import { capture, follow, isAt } from './guided-visit.ts';
import { Narrator } from './narrator.ts';
import { Person } from './person.ts';
import { startReturnPage } from './return-page.ts';
import { keyOf, type Setting } from './setting.ts';

const VERDICT_LIMIT_MS = 60_000;

/**
 * Tells how a person is led through several pages of a site: an envelope of four steps, the last of which they leave out.
 * @throws at the first step that does not go as it must
 */
export async function tellGuided(output: string, { engines = EMBEDDED }: Setting): Promise<void> {
  const narrator = new Narrator();
  const folder = mkdtempSync(join(tmpdir(), 'affiant-demo-'));
  const cleanups: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const shop = await startShopSite();
    const back = await startReturnPage();
    cleanups.push(shop.close, back.close);
    const service = await narrator.step(
      'The operator starts Affiant',
      () => startService({ folder, env: engines }),
      ({ url }) => `ready ${url}`,
    );
    cleanups.push(service.stop);
    const environment = { ...serviceEnvironment(folder, Number(new URL(service.url).port)), ...engines };
    const affiant = createAffiantClient({ url: service.url, key: await keyOf(service, environment) });

    const envelope = shopEnvelope(shop.url, back.url);
    const created = await narrator.step(
      "The customer's server creates an envelope of four steps",
      () => affiant.envelopes.create(envelope),
      ({ envelope_url }) =>
        [...envelope.steps.map(step => `${step.user_instruction}  ${step.capture_on}`), envelope_url].join('\n'),
    );
    const person = await Person.arrive(resolve(output), join(folder, 'browser'));
    cleanups.push(() => person.leave());
    await visit(narrator, person, created);
    await narrator.step(
      'The browser is sent back to the customer',
      async () => {
        await person.page.waitForURL(/\/done\?/);
        await person.look('back');
        return new URL(person.page.url()).search;
      },
      search => search,
    );

    const result = await narrator.step(
      'The API tells what was read at each step, and what was left out',
      () =>
        eventually(
          'the result',
          async () => (await affiant.envelopes.results(created.envelope_id))[0] ?? false,
          VERDICT_LIMIT_MS,
        ),
      ({ supporting_claims, acceptance_category, acceptance_reason }) =>
        [
          ...supporting_claims.map(({ property, value, source_url }) => `${property}: ${value}  ${source_url}`),
          `${acceptance_category}: ${acceptance_reason}`,
        ].join('\n'),
    );
    assert.deepEqual(result.supporting_claims.map(({ value }) => value).sort(), [
      'Active',
      'INV-2207',
      'Paid',
      '£412.50',
    ]);
    assert.match(result.acceptance_reason, /Not done: step 4 of 4/);
    assert.notEqual(result.acceptance_category, 'high');

    await narrator.step(
      'The auditor reads the session: its steps, and the variables that were taken from addresses',
      async () => {
        const stream = streamOf(captureSession, result.inquiry_session_id);
        const { stdout, stderr, code } = await runCliProcess(['events', stream, '--json'], environment);
        assert.equal(code, 0, stderr);
        const { events } = JSON.parse(stdout) as { events: { type: string; data: Record<string, unknown> }[] };
        assert.ok(events.some(({ type }) => type === 'StepSkipped'));
        return events;
      },
      events => events.map(({ type, data }) => (data.step === undefined ? type : `${type} (${data.step})`)).join(', '),
    );
    narrator.say(`Screenshots are in ${resolve(output)}`);
  } finally {
    for (const cleanup of cleanups.reverse()) await cleanup();
  }
}

/** What the person does, step by step of the envelope. */
async function visit(narrator: Narrator, person: Person, created: CreatedEnvelope): Promise<void> {
  await narrator.step('The person opens the hosted page, which says what is asked of them', async () => {
    await person.page.goto(created.envelope_url);
    await person.button('Start').waitFor();
    await person.look('cover');
  });
  await narrator.step('Step 1: Capture is refused on another page, with the way there; they go there', async () => {
    await person.button('Start').click();
    await person.seesSite();
    await isAt(person, 1, 'elsewhere');
    await person.button('Capture').click();
    await person.page.getByText('This step is captured on another page.').first().waitFor();
    await person.look('elsewhere');
    await follow(person);
    await isAt(person, 1, 'here');
    await person.page.getByLabel('membership status (seen)').waitFor();
    await person.look('step-1');
    await capture(person);
  });
  await narrator.step(
    'Step 2: they are led there, with their user number in the address; all of the page is kept',
    async () => {
      await person.seesAddress('/users/42/orders');
      await isAt(person, 2, 'here');
      await person.page.getByLabel('total amount (seen)').waitFor();
      await person.look('step-2');
      await capture(person);
    },
  );
  await narrator.step('Step 3: they open the order and download its invoice', async () => {
    await isAt(person, 3, 'elsewhere');
    await follow(person);
    await isAt(person, 3, 'here');
    await person.look('step-3');
    await follow(person);
    await person.page.getByText('Document kept: invoice.pdf').waitFor();
  });
  await narrator.step('Step 4: they finish without it, and are asked whether they mean to', async () => {
    await isAt(person, 4, 'elsewhere');
    await person.button('Finish').click();
    await person.button('Finish anyway').waitFor();
    await person.look('finish');
    await person.button('Finish anyway').click();
  });
}
