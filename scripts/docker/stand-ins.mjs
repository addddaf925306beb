// What each stand-in is built of.
import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../engines/servers.mjs';

/** Label of every stand-in, and of all images that are built on one. */
export const LABEL = 'affiant.stand-in';

/** Node and npm are packages of npm. What npm is set to on this machine, it is set to in the image. */
async function node(runner, tag, context) {
  const version = /\d+\.\d+\.\d+/.exec(tag)?.[0];
  const packages = [`node-linux-${process.arch}@${version}`, 'npm@10'];
  for (const [index, name] of ['node', 'npm'].entries()) {
    const folder = join(context, name);
    mkdirSync(folder);
    await runner.answer('npm', ['pack', '--silent', '--pack-destination', folder, packages[index]]);
  }
  const settings = join(context, 'etc');
  mkdirSync(settings);
  const registry = await runner.answer('npm', ['config', 'get', 'registry']);
  const cafile = await runner.answer('npm', ['config', 'get', 'cafile']);
  const lines = [`registry=${registry}`];
  if (cafile !== 'null') {
    copyFileSync(cafile, join(settings, 'npm-ca.crt'));
    lines.push('cafile=/usr/local/etc/npm-ca.crt');
  }
  writeFileSync(join(settings, 'npmrc'), `${lines.join('\n')}\n`);
  return { NODE_VERSION: version };
}

/** A server of the same version, built by Go. */
const builtByGo = module => async (runner, tag, context) => {
  const version = `v${/\d+\.\d+\.\d+/.exec(tag)?.[0]}`;
  const env = { GOBIN: context, CGO_ENABLED: '0' };
  await runner.answer('go', ['install', `${module}@${version}`], { env });
  return {};
};

const caddy = builtByGo('github.com/caddyserver/caddy/v2/cmd/caddy');

const versitygw = builtByGo('github.com/versity/versitygw/cmd/versitygw');

/** The document server that tests use too. */
async function mongo(runner, _tag, context) {
  const folder = await runner.answer(process.execPath, ['scripts/mongo-server.mjs', 'build']);
  cpSync(folder, join(context, 'server'), { recursive: true });
  return {};
}

const KINDS = { node, caddy, versitygw, mongo, nats: () => ({}) };

/** The context and the arguments with which the stand-in of an image is built. */
export async function contextOf(runner, image, nodeImage, folder) {
  const [repository, tag] = image.split(':');
  const name = repository.split('/').at(-1);
  // The log server is compiled from the checkout, as our image is.
  if (name === 'eventstore') return { name, context: root, args: { NODE_IMAGE: nodeImage } };
  const collect = KINDS[name];
  if (collect === undefined) throw new Error(`${image} cannot be pulled, and there is no stand-in for it`);
  const context = join(folder, name);
  mkdirSync(context, { recursive: true });
  return { name, context, args: await collect(runner, tag, context) };
}
