// Which servers there are, what each needs, and the settings that lead Affiant to it.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { goProgram } from './go-program.mjs';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const BUCKET = 'affiant-evidence';
const EVENT_STORE_SERVER = 'dist/tests/support/eventstoredb/main.js';

const onPath = name =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(existsSync);

function needed(path, what, command) {
  if (path === undefined || !existsSync(path)) throw new Error(`${what} is missing. Get it with: ${command}`);
  return path;
}

/** Runs what builds a server, and shows what it prints. @throws when it does not succeed */
function build(program, args, what, env = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 2, 2], env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', code => {
      if (code === 0) resolve();
      else reject(new Error(`${what} could not be built; the reason stands above.`));
    });
  });
}

/** Runs a script of ours that builds what runs in Node. @returns Node itself */
async function builtBy(script, argument, what) {
  await build(process.execPath, [join(root, 'scripts', script), argument], what);
  return process.execPath;
}

const goFor = what =>
  needed(onPath('go'), `Go, which builds ${what},`, 'apt-get install golang-go, or from https://go.dev/dl');

/** Of its other databases nothing is needed. */
const ferretdbHere = () => goProgram(root, 'ferretdb', ['-tags', 'ferretdb_no_postgresql']);

/** It answers a few hundred requests, and no debugger looks into it: built for neither it takes half of the time. */
const NEITHER_FAST_NOR_LOOKED_INTO = ['-gcflags=all=-N -l -dwarf=false -c=1', '-ldflags=-s -w'];
const gatewayHere = () => goProgram(root, 's3-gateway', NEITHER_FAST_NOR_LOOKED_INTO);

/** Most of the memory that a compiler fills is needed until its end: it looks for what is not less often. */
const GO = { CGO_ENABLED: '0', GOGC: '400' };

/** A server in the cache folder, built there by Go the first time. @param {string} takes how long that is, in words */
async function builtByGo({ path, isBuilt, build: args }, what, takes) {
  if (isBuilt) return path;
  process.stderr.write(`building ${what}, which takes ${takes} of a processor\n`);
  await build(goFor(what), args, what, GO);
  return path;
}

/**
 * By name: `setting` names Affiant's setting that leads to such a server; `tool()` answers the program, built if need be,
 * or throws with the command that installs it; `start(port, folder)` answers its arguments, its environment, and
 * Affiant's settings for it. One with `isBuilt` is asked for by name, and tests use it only where it was built before.
 */
export const servers = {
  nats: {
    setting: 'MESSAGE_BUS_URL',
    tool: async () => needed(onPath('nats-server'), 'nats-server', 'apt-get install nats-server'),
    start: (port, folder) => ({
      args: ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', join(folder, 'store')],
      settings: { MESSAGE_BUS_URL: `nats://127.0.0.1:${port}` },
    }),
  },
  mongodb: {
    setting: 'READ_MODEL_URL',
    async tool() {
      needed(onPath('java'), 'Java, which runs the document server,', 'apt-get install default-jdk-headless');
      needed(join(root, 'scripts', 'mongo-server.mjs'), 'scripts/mongo-server.mjs', 'git checkout scripts');
      return builtBy('mongo-server.mjs', 'build', 'The document server');
    },
    start: (port, folder) => ({
      args: [
        join(root, 'scripts', 'mongo-server.mjs'),
        'start',
        '--port',
        String(port),
        '--file',
        join(folder, 'documents'),
      ],
      settings: { READ_MODEL_URL: `mongodb://127.0.0.1:${port}/affiant` },
    }),
  },
  s3: {
    setting: 'EVIDENCE_URL',
    tool: async () => onPath('versitygw') ?? builtByGo(gatewayHere(), 'the S3 gateway', 'a minute'),
    start(port, folder) {
      const secret = randomBytes(24).toString('hex');
      // A folder of the store is a bucket.
      mkdirSync(join(folder, 'store', BUCKET), { recursive: true });
      mkdirSync(join(folder, 'metadata'));
      return {
        args: [
          '--port',
          `127.0.0.1:${port}`,
          '--quiet',
          'posix',
          '--sidecar',
          join(folder, 'metadata'),
          join(folder, 'store'),
        ],
        env: { ROOT_ACCESS_KEY_ID: 'affiant', ROOT_SECRET_ACCESS_KEY: secret },
        settings: {
          EVIDENCE_URL: `s3://${BUCKET}/evidence`,
          AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
          AWS_REGION: 'us-east-1',
          AWS_ACCESS_KEY_ID: 'affiant',
          AWS_SECRET_ACCESS_KEY: secret,
        },
      };
    },
  },
  eventstoredb: {
    setting: 'EVENT_STORE_URL',
    async tool() {
      needed(join(root, 'node_modules'), 'What the EventStoreDB test server is built with', 'npm ci');
      return builtBy('build.mjs', '--if-needed', 'The EventStoreDB test server');
    },
    start: (port, folder) => ({
      args: [join(root, EVENT_STORE_SERVER), '--port', String(port), '--file', join(folder, 'events')],
      settings: { EVENT_STORE_URL: `esdb://127.0.0.1:${port}?tls=false` },
    }),
  },
  ferretdb: {
    setting: 'FERRETDB_URL',
    isBuilt: () => ferretdbHere().isBuilt,
    tool: () => builtByGo(ferretdbHere(), 'FerretDB', 'two minutes'),
    start(port, folder) {
      const data = join(folder, 'documents');
      mkdirSync(data);
      return { args: [`127.0.0.1:${port}`, data], settings: { FERRETDB_URL: `mongodb://127.0.0.1:${port}` } };
    },
  },
};
