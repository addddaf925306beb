import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedInquiry } from '../../application/inquiries.ts';
import { streamOf } from '../../application/streams.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { Person } from '../demo/person.ts';
import { gymInquiry, Scene } from '../end-to-end/scene.ts';
import { inquiryOf } from '../end-to-end/whole-story.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { eventually } from '../support/eventually.ts';
import { HEALTH_MS, watchHealth } from '../support/health-watch.ts';
import type { LocalSite } from '../support/local-site.ts';
import { foldersLeft, stillRunning, tracesOf } from '../support/service-traces.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startGreedySite } from './greedy-site.ts';

const test = suite('visits to pages that take all that they can get');
const run = (await hasBrowser('visits to pages that take all that they can get')) ? test : test.skip;
const SENTENCE = /The website needed more memory than a visit may use\./;
let site: LocalSite;
let scene: Scene;
let greedy: Person;
let calm: Person;

test.before(async () => {
  site = await startGreedySite();
  scene = await Scene.open({ CAPTURE_MEMORY: '400', AFFIANT_SPARES: 'on' });
  const folder = temporaryFolder();
  greedy = await Person.arrive(process.env.TEST_PICTURES, join(folder, 'browser'));
  calm = await Person.arrive(process.env.TEST_PICTURES, join(folder, 'browser'));
});
test.after(async () => {
  await Promise.all([greedy?.leave(), calm?.leave()]);
  await scene?.close();
  await site?.close();
});

async function begin(person: Person, path: string): Promise<CreatedInquiry> {
  const request = gymInquiry(`${site.url}${path}`, { capture_type: 'screenshot' });
  const { body } = await scene.api<CreatedInquiry>('POST', '/web/inquiry', request);
  await person.page.goto(body.capture_url);
  await person.button('Start').click();
  return body;
}

async function metric(sample: string): Promise<number> {
  const line = (await (await fetch(`${scene.url}/metrics`)).text())
    .split('\n')
    .find(one => one.startsWith(`${sample} `));
  return Number(line?.split(' ')[1]);
}

run('the person reads why it ended, the service answers and another visit goes on', async () => {
  await begin(calm, '/calm');
  await calm.seesAddress('/calm');
  const before = tracesOf(scene.service.process.pid ?? 0);
  const health = watchHealth(scene.url);
  const { id } = await begin(greedy, '/memory');
  await greedy.page.getByText(SENTENCE).waitFor({ timeout: 60_000 });
  await calm.button('Capture').click();
  await calm.page.getByText('Screenshot captured').first().waitFor();
  const took = await health.stop();
  assert.ok(
    took.length > 10 && Math.max(...took) < HEALTH_MS,
    `${took.length} answers, ${Math.max(...took)} ms at most`,
  );

  const [session] = (await inquiryOf(scene, id)).sessions;
  const ended = (await scene.events(streamOf(captureSession, session?.id ?? ''))).at(-1);
  assert.equal([ended?.type, ended?.data.reason], ['CaptureEnded', 'browser_closed']);
  const line = scene.service
    .log()
    .split('\n')
    .find(one => one.includes(session?.id ?? '') && one.includes('"limit"'));
  const { limit, measured, most } = JSON.parse(line ?? '{}');
  assert.equal([limit, most], ['memory', 400 * 1024 * 1024]);
  assert.ok(measured > most);
  assert.is(await metric('affiant_browser_hosts_ended_total{cause="memory"}'), 1);
  assert.is(await metric('affiant_capture_places_taken'), 1);
  assert.is(await metric('affiant_capture_places'), 8);
  assert.is(await metric('affiant_browser_hosts{state="in_use"}'), 1);

  // The spare of then was given to the greedy visit: its processes are gone, those of the calm one run.
  await eventually('one folder of each host that runs', async () => {
    const hosts = 1 + (await metric('affiant_browser_hosts{state="spare"}'));
    return foldersLeft(before).length === hosts;
  });
  assert.ok(stillRunning(before).length > 0);
  await greedy.page.getByText('Nothing of the visit was sent. You can begin anew.').waitFor();
});

run('a running service tells what it is busy with: visits, places, hosts, readers, and its own process', async () => {
  assert.equal([await metric('affiant_captures_live'), await metric('affiant_capture_waiting')], [1, 0]);
  await calm.button('Finish').click();
  // Its evidence is read by one, which then waits for the next for a while.
  await eventually('a reader', async () => (await metric('affiant_readers')) > 0, 20_000);
  await eventually('no visit', async () => (await metric('affiant_captures_live')) === 0);
  assert.ok((await metric('process_resident_memory_bytes')) > 10e6);
  assert.ok((await metric('process_cpu_seconds_total')) > 0.1);
  assert.ok((await metric('nodejs_heap_size_used_bytes')) > 1e6);
  assert.ok((await metric('nodejs_eventloop_lag_seconds')) >= 0);
});

test.run();
