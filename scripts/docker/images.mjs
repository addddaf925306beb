// The images that Dockerfile and docker-compose.yml name: those that are here, those that can be pulled, and stand-ins.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../engines/servers.mjs';
import { makeDebian } from './debian.mjs';
import { contextOf, LABEL } from './stand-ins.mjs';

const PULL_LIMIT_MS = 10 * 60_000;

const own = 'affiant:local';
const has = (runner, image) => runner.succeeds('docker', ['image', 'inspect', image]);

/** Names of the images: first the one with Node, on which ours and one of the stand-ins are built. */
function namedImages() {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const names = [...dockerfile.matchAll(/^FROM (\S+)/gm), ...compose.matchAll(/^ +image: (\S+)$/gm)];
  return [...new Set(names.map(([, name]) => name))].filter(name => name !== own);
}

/** The image with Node on which ours is built. */
export const nodeImage = () => namedImages()[0];

/** Makes sure that every image is there. @param folder for what stand-ins are built of */
export async function getImages(runner, folder) {
  for (const image of namedImages()) {
    if (await has(runner, image)) runner.say(`${image} is here`);
    else if (await runner.succeeds('docker', ['pull', '-q', image], { limitMs: PULL_LIMIT_MS })) {
      runner.say(`${image} was pulled`);
    } else await standIn(runner, image, folder);
  }
}

async function standIn(runner, image, folder) {
  mkdirSync(folder, { recursive: true });
  if (!(await has(runner, 'affiant-stand-in/debian'))) {
    await makeDebian(runner, join(folder, 'debian'));
    runner.say('affiant-stand-in/debian was made of packages');
  }
  const { name, context, args } = await contextOf(runner, image, nodeImage(), folder);
  const dockerfile = join(root, 'scripts', 'docker', 'stand-ins', `${name}.Dockerfile`);
  const given = Object.entries(args).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]);
  const build = ['build', '--label', `${LABEL}=true`, '-t', image, '-f', dockerfile, ...given, context];
  await runner.step(`${image} cannot be pulled: a stand-in was built`, 'docker', build);
}

/** Removes the stand-ins and what was built of them. */
export async function removeStandIns(runner) {
  const images = await runner.answer('docker', ['image', 'ls', '-aq', '--filter', `label=${LABEL}`]);
  const ids = [...new Set(images.split('\n').filter(id => id !== ''))];
  if (ids.length === 0) return;
  await runner.step('Stand-ins are removed', 'docker', ['image', 'rm', '-f', ...ids]);
}
