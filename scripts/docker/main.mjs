// Builds the image, brings the compose file up, goes through one capture, takes processes away, and takes all of it down.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../engines/servers.mjs';
import { createRunner } from './commands.mjs';
import { getImages, removeStandIns } from './images.mjs';
import { createStack } from './stack.mjs';
import { tellStory } from './story.mjs';

const HELP = `scripts/containers [--keep]

Tries the image and docker-compose.yml as they are, with a Docker engine (DOCKER_HOST says which): builds, starts everything,
drives a capture to "approved" through the ingress, kills a capture node, restarts the API under requests, and takes
everything down. Images that cannot be pulled are replaced by stand-ins under the same names, which needs root,
debootstrap, npm, Go, and a JDK with Maven; they speak the protocols, and say nothing about the real servers. Takes a
minute or two, and with stand-ins up to fifteen.

--keep   leaves the stand-ins, for the next time: remove them before you start the compose file for anything else
         (docker image rm -f $(docker image ls -q --filter label=affiant.stand-in))

Exit codes: 0 all of it went well, 1 something did not, 2 called wrongly, 130 interrupted.
`;

function argumentsOf(line) {
  try {
    return parseArgs({ args: line, options: { help: { type: 'boolean', short: 'h' }, keep: { type: 'boolean' } } })
      .values;
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${HELP}`);
    process.exit(2);
  }
}

const options = argumentsOf(process.argv.slice(2));
if (options.help) {
  process.stdout.write(HELP);
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), 'affiant-containers-'));
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interrupted.abort());
const runner = createRunner(folder, interrupted.signal);
// What takes things down again goes on when the rest was interrupted.
const cleaner = createRunner(folder);

/** In this order; each that has begun is undone at the end, the last one first. */
async function tryAll(cleanups) {
  if (!existsSync(join(root, 'node_modules'))) throw new Error('Dependencies are missing. Get them with: npm ci');
  await runner.step('Tests and demo are built', process.execPath, ['scripts/build.mjs', '--if-needed']);
  const version = await runner.answer('docker', ['version', '--format', '{{.Server.Version}}']);
  runner.say(`Docker ${version} answers`);
  cleanups.push(() => options.keep || removeStandIns(cleaner));
  const parts = join(folder, 'images');
  cleanups.push(() => rmSync(parts, { recursive: true, force: true }));
  await getImages(runner, parts);
  const stack = await createStack(runner, cleaner, folder);
  await stack.build();
  cleanups.push(() => stack.down());
  await stack.up();
  await tellStory(runner, stack, join(folder, 'pictures'));
}

const cleanups = [];
try {
  await tryAll(cleanups);
} catch (error) {
  process.exitCode = interrupted.signal.aborted ? 130 : 1;
  process.stderr.write(interrupted.signal.aborted ? '\nInterrupted: taking everything down\n' : `\n${error.message}\n`);
}
for (const cleanup of cleanups.reverse()) {
  try {
    await cleanup();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode ||= 1;
  }
}
if (process.exitCode) process.stderr.write(`What the commands printed is in ${folder}\n`);
else {
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write('All of it went well.\n');
}
