// A base image like Debian's slim one, of packages, for machines that reach those and no registry of images.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LABEL } from './stand-ins.mjs';

const SUITE = 'bookworm';
const MIRROR = 'http://deb.debian.org/debian';
const PACKAGE_LINES = '$(SITE) $(RELEASE) $(COMPONENT)';

/** Where this machine gets its packages of the same release from; Debian's own mirror when it has another one. */
async function sourcesOf(runner) {
  const format = ['indextargets', '--format', PACKAGE_LINES, 'Created-By: Packages'];
  const lines = await runner.answer('apt-get', format).catch(() => '');
  const sources = lines
    .split('\n')
    .map(line => line.split(' '))
    .filter(([, release, component]) => release?.startsWith(SUITE) && component === 'main');
  return sources.some(([, release]) => release === SUITE) ? sources : [[MIRROR, SUITE, 'main']];
}

/** What slim images leave out, and that no package stays behind. */
const SETTINGS = {
  'etc/dpkg/dpkg.cfg.d/docker': [
    'path-exclude /usr/share/doc/*',
    'path-include /usr/share/doc/*/copyright',
    'path-exclude /usr/share/man/*',
    'path-exclude /usr/share/locale/*',
  ],
  'etc/apt/apt.conf.d/docker': [
    'Acquire::Languages "none";',
    'Acquire::GzipIndexes "true";',
    'APT::Keep-Downloaded-Packages "false";',
    'Dir::Cache::pkgcache "";',
    'Dir::Cache::srcpkgcache "";',
  ],
};

const UNNEEDED = [
  'usr/share/doc',
  'usr/share/man',
  'usr/share/locale',
  'var/cache/apt',
  'var/lib/apt/lists',
  'var/log',
];

/** Makes the image `affiant-stand-in/debian`. Needs root and debootstrap. @param folder for the files, removed again */
export async function makeDebian(runner, folder) {
  const sources = await sourcesOf(runner);
  const [mirror] = sources.find(([, release]) => release === SUITE);
  await runner.answer('debootstrap', ['--variant=minbase', SUITE, folder, mirror]);
  const list = sources.map(([site, release, component]) => `deb ${site} ${release} ${component}`);
  for (const [file, lines] of Object.entries({ 'etc/apt/sources.list': list, ...SETTINGS })) {
    writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
  }
  // How this machine's apt reaches its mirror, a proxy for example.
  const proxies = await runner.answer('apt-config', ['dump', '--format', '%F "%v";%n', 'Acquire::http::Proxy']);
  if (proxies !== '') writeFileSync(join(folder, 'etc/apt/apt.conf.d/proxy'), `${proxies}\n`);
  for (const path of UNNEEDED) {
    rmSync(join(folder, path), { recursive: true, force: true });
    mkdirSync(join(folder, path));
  }
  mkdirSync(join(folder, 'var/cache/apt/archives/partial'), { recursive: true });
  mkdirSync(join(folder, 'var/lib/apt/lists/partial'), { recursive: true });
  const packed = `${folder}.tar`;
  await runner.answer('tar', ['-C', folder, '--numeric-owner', '-cf', packed, '.']);
  await runner.answer('docker', [
    'import',
    '-c',
    `LABEL ${LABEL}=true`,
    '-c',
    'CMD ["bash"]',
    packed,
    'affiant-stand-in/debian',
  ]);
  rmSync(folder, { recursive: true, force: true });
  rmSync(packed);
}
