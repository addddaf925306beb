// The compose file as it is, under a project name, a port and settings of this run alone.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../engines/server-process.mjs';

const START_LIMIT_MS = 6 * 60_000;
const STOP_LIMIT_MS = 2 * 60_000;
const HEALTHY_LIMIT_MS = 3 * 60_000;

/** Docker's own pools of addresses, from which the site has its own. */
const NETWORKS_OF_DOCKER = '172.16.0.0/12,192.168.0.0/16';

/** The plugin of today, or the program of before. */
async function composeCommand(runner) {
  for (const [program, ...args] of [['docker', 'compose'], ['docker-compose']]) {
    const answered = await runner.answer(program, [...args, 'version', '--short']).catch(() => undefined);
    if (answered === undefined) continue;
    runner.say(`${[program, ...args].join(' ')} ${answered} is used`);
    return [program, ...args];
  }
  throw new Error('Neither "docker compose" nor docker-compose is installed.');
}

/**
 * @param cleaner runs what takes everything down, after an interruption too
 * @param folder for a file of this run
 */
export async function createStack(runner, cleaner, folder) {
  const [program, ...first] = await composeCommand(runner);
  const port = await freePort();
  const project = `affiant-containers-${process.pid}`;
  const url = `http://127.0.0.1:${port}`;
  const env = { INGRESS: `127.0.0.1:${port}`, AFFIANT_URL: url, AFFIANT_ALLOW_NETWORKS: NETWORKS_OF_DOCKER };
  // Neither the file `.env` nor an override: they are of whoever runs Affiant here.
  const settings = join(folder, 'empty.env');
  writeFileSync(settings, '');
  const files = ['--env-file', settings, '-f', 'docker-compose.yml', '-p', project];
  const compose = (who, args, limitMs) => who.answer(program, [...first, ...files, ...args], { env, limitMs });

  // Those that run: Compose's own list holds a killed one too.
  const containersOf = async service => {
    const labels = { project, service };
    const filters = Object.entries(labels).flatMap(([name, value]) => [
      '--filter',
      `label=com.docker.compose.${name}=${value}`,
    ]);
    const ids = await runner.answer('docker', ['ps', '-q', '--no-trunc', ...filters]);
    return ids.split('\n').filter(id => id !== '');
  };

  async function untilHealthy(id) {
    const format = ['inspect', '-f', '{{.State.Status}} {{.State.Health.Status}}', id];
    const deadline = performance.now() + HEALTHY_LIMIT_MS;
    while ((await runner.answer('docker', format)) !== 'running healthy') {
      if (performance.now() > deadline) {
        const checks = await runner.answer('docker', ['inspect', '-f', '{{(index .State.Health.Log 0).Output}}', id]);
        throw new Error(`${id} is not healthy after ${HEALTHY_LIMIT_MS / 1000} s: ${checks}`);
      }
      await pause(500);
    }
  }

  return {
    project,
    url,
    siteContainer: `${project}-site`,
    containersOf,
    untilHealthy,
    logsOf: service => compose(runner, ['logs', '--no-color', service]),
    async build() {
      await compose(runner, ['build']);
      const size = await runner.answer('docker', ['image', 'inspect', '-f', '{{.Size}}', 'affiant:local']);
      runner.say(`The image is built: ${Math.round(Number(size) / 1e6)} MB`);
    },
    async up() {
      await compose(runner, ['up', '-d', '--scale', 'http=2', '--scale', 'capture=2'], START_LIMIT_MS);
      runner.say(`docker-compose.yml is up, with two of http and of capture: ${url}`);
      for (const service of ['projector', 'processes', 'browsers', 'capture', 'http']) {
        for (const id of await containersOf(service)) await untilHealthy(id);
      }
      runner.say('Every role is healthy');
    },
    async down() {
      // Into the file with the outputs, which is kept when something failed.
      await compose(cleaner, ['logs', '--no-color', '--tail', '200']);
      await cleaner.succeeds('docker', ['rm', '-f', `${project}-site`]);
      await compose(cleaner, ['down', '-v', '--remove-orphans', '-t', '15'], STOP_LIMIT_MS);
      cleaner.say('Everything is down, with its volumes');
    },
  };
}
