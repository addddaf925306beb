// What is tried on the stack that is up.
import { join } from 'node:path';
import { root } from '../engines/servers.mjs';
import { nodeImage } from './images.mjs';
import { startTraffic } from './traffic.mjs';

const CAPTURE_LIMIT_MS = 4 * 60_000;
const SITE = { name: 'gym', port: 8000 };

/** The key that the first start made, from the log of the process that made it. */
async function firstKey(stack) {
  const key = /secret_live_[\w-]+/.exec(await stack.logsOf('http'))?.[0];
  if (key === undefined) throw new Error('The log of http names no API key.');
  return key;
}

/** The site with the evidence, on the network by which browsers go out. @returns its address there */
async function startSite(runner, stack) {
  const program = ['node', '/affiant/dist/tests/demo/gym-site-process.js', String(SITE.port)];
  const place = ['--network', `${stack.project}_web`, '--network-alias', SITE.name, '-v', `${root}:/affiant:ro`];
  await runner.answer('docker', [
    'run',
    '-d',
    '--rm',
    '--name',
    stack.siteContainer,
    ...place,
    nodeImage(),
    ...program,
  ]);
  return `http://${SITE.name}:${SITE.port}`;
}

async function capture(runner, stack, { key, site, pictures }) {
  const options = { url: stack.url, site, output: pictures };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const story = join('dist', 'tests', 'demo', 'through-ingress.js');
  for (const line of (
    await runner.answer(process.execPath, [story, ...args], { env: { AFFIANT_KEY: key }, limitMs: CAPTURE_LIMIT_MS })
  ).split('\n')) {
    runner.say(`    ${line}`);
  }
}

/** Restarts one process after the other, as an upgrade does. Nobody may notice. */
async function restartUnderTraffic(runner, stack, service, key) {
  const traffic = startTraffic(stack.url, key);
  let outcome;
  try {
    for (const id of await stack.containersOf(service)) {
      await runner.answer('docker', ['restart', '-t', '15', id]);
      await stack.untilHealthy(id);
    }
  } finally {
    outcome = await traffic.stop();
  }
  const { answered, failures, longestMs } = outcome;
  const told = failures.length === 0 ? 'all of them 2xx' : `NOT 2xx: ${failures.length} (${[...new Set(failures)]})`;
  runner.say(`Each ${service} was restarted under ${answered} requests: ${told}, the longest took ${longestMs} ms`);
  if (failures.length > 0) throw new Error('A restart of one process must not be noticed.');
}

async function killOneOf(runner, stack, service) {
  const [id] = await stack.containersOf(service);
  await runner.step(`One ${service} is killed`, 'docker', ['kill', id]);
}

/** Without any node for captures the API goes on, and people are told. */
async function checkWithoutCapture(runner, stack, key) {
  const page = await fetch(`${stack.url}/capture/web_iq_01ARZ3NDEKTSV4RRFFQ69G5FAV`);
  const text = await page.text();
  if (page.status !== 503 || !text.includes('Not available for a moment')) {
    throw new Error(`Without capture nodes the hosted page answers ${page.status}: ${text.slice(0, 200)}`);
  }
  const api = await fetch(`${stack.url}/api/v1/web/template`, { headers: { 'api-key': key } });
  if (api.status !== 200) throw new Error(`Without capture nodes the API answers ${api.status}.`);
  runner.say('Without capture nodes the hosted page says so, and the API answers');
}

/** @param pictures folder for what the person sees. @throws at the first thing that does not go as it must */
export async function tellStory(runner, stack, pictures) {
  const key = await firstKey(stack);
  const site = await startSite(runner, stack);
  await capture(runner, stack, { key, site, pictures });
  await killOneOf(runner, stack, 'capture');
  await capture(runner, stack, { key, site, pictures });
  await restartUnderTraffic(runner, stack, 'http', key);
  await killOneOf(runner, stack, 'capture');
  await checkWithoutCapture(runner, stack, key);
}
