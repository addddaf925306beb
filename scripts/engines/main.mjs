// Starts and stops the servers that the tests can use, on free ports of the loopback interface. What runs stands in
// `.services/state.json`; each server's files and its log are in a folder of its own beside it.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer, stillRuns, stopServer } from './server-process.mjs';
import { root, servers } from './servers.mjs';

const HELP = `scripts/services up [--only nats,mongodb,s3,eventstoredb] [--event-store URL]
scripts/services build [--only …]
scripts/services env
scripts/services down

up    starts the servers that do not run yet, waits until each answers, and prints their settings as "env" does;
      --event-store takes a real EventStoreDB instead of the test server
build makes ready what they are started from, which "up" does otherwise, and starts none
env   prints "export …" lines:  eval "$(scripts/services env)"
down  stops what "up" started and removes its files

A second server of MongoDB's protocol, ferretdb, is built and started only when --only names it.
`;
const folder = join(root, '.services');
const stateFile = join(folder, 'state.json');
const note = text => process.stderr.write(`${text}\n`);

const load = () => (existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : { running: {}, env: {} });

function save(state) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(stateFile, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
}

/** Text that a shell reads as it is. */
const quoted = text => `'${text.replaceAll("'", `'\\''`)}'`;

function printSettings(state) {
  const settings = Object.entries(state.running).flatMap(([name, one]) => (stillRuns(one) ? [state.env[name]] : []));
  for (const [name, value] of Object.entries(Object.assign({}, state.env.general, ...settings, state.env.given))) {
    process.stdout.write(`export ${name}=${quoted(value)}\n`);
  }
}

function namesOf(only) {
  const usual = Object.keys(servers).filter(name => servers[name].isBuilt === undefined);
  const names = only === undefined ? usual : only.split(',');
  const unknown = names.find(name => !(name in servers));
  if (unknown !== undefined) throw new Error(`There is no server ${unknown}: ${Object.keys(servers).join(', ')}.`);
  return names;
}

async function up({ only, 'event-store': eventStoreUrl }) {
  const names = namesOf(only);
  const state = load();
  state.env.general ??= { AFFIANT_MASTER_KEY: randomBytes(32).toString('base64') };
  if (eventStoreUrl !== undefined) state.env.given = { EVENT_STORE_URL: eventStoreUrl };
  for (const name of names) {
    if (name === 'eventstoredb' && eventStoreUrl !== undefined) continue;
    if (state.running[name] !== undefined && stillRuns(state.running[name])) {
      note(`${name} runs already`);
      continue;
    }
    const own = join(folder, name);
    rmSync(own, { recursive: true, force: true });
    const { running, env } = await startServer(name, servers[name], own);
    state.running[name] = running;
    state.env[name] = env;
    save(state);
    note(`${name} answers on 127.0.0.1:${running.port}`);
  }
  save(state);
  printSettings(state);
}

async function down() {
  const state = load();
  await Promise.all(
    Object.entries(state.running).map(async ([name, one]) => {
      const stopped = await stopServer(one);
      note(stopped ? `${name} stopped` : `${name} did not run any more`);
    }),
  );
  rmSync(folder, { recursive: true, force: true });
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      only: { type: 'string' },
      'event-store': { type: 'string' },
    },
  });
  const [command] = positionals;
  if (values.help) process.stdout.write(HELP);
  else if (command === 'up') await up(values);
  else if (command === 'build') for (const name of namesOf(values.only)) await servers[name].tool();
  else if (command === 'env') printSettings(load());
  else if (command === 'down') await down();
  else throw new Error(`Say what to do.\n\n${HELP}`);
} catch (error) {
  note(error.message);
  process.exitCode = 1;
}
