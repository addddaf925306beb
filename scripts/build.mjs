// Compiles the TypeScript projects into dist/, copies the files that are served or read as they are, stores the version of
// the analyser, and makes programs that start fast.
// `--if-needed` does nothing when dist/ is newer than every source, so that `npm start` starts at once.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { analyserVersion } from './analyser-version.mjs';
import { makeFonts } from './fonts.mjs';
import { makePrograms } from './programs.mjs';
import { makeReaderImage } from './reader-image.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const sources = ['domain', 'application', 'projections', 'infrastructure', 'adapters', 'examples', 'tests'];
const settings = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.browser.json',
  'scripts/build.mjs',
  'scripts/analyser-version.mjs',
  'scripts/fonts.mjs',
  'scripts/programs.mjs',
  'scripts/reader-image.mjs',
];
const stamp = join(root, 'dist', '.built');
/** What the compiler knows of the last build, by which it compiles what has changed alone. */
const memoryOf = project => join(root, 'dist', `.${project}.tsbuildinfo`);
/** Examples import the client by the name of its package, as customers do. */
const installedClient = join(root, 'dist', 'examples', 'node_modules', 'affiant-client');
/** Written anew by each build. */
const programs = join(root, 'dist', 'programs');
const fonts = join(root, 'dist', 'fonts');
const storedVersion = join(root, 'dist', 'infrastructure', 'analysis', 'analyser-version.txt');

/** Every file below a folder. */
function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

const sourceFiles = () => sources.flatMap(folder => [...filesBelow(join(root, folder))]);

function isFresh() {
  if (!existsSync(stamp)) return false;
  const built = statSync(stamp).mtimeMs;
  return [...sourceFiles(), ...settings.map(file => join(root, file))].every(file => statSync(file).mtimeMs <= built);
}

function compile(project) {
  const require = createRequire(import.meta.url);
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');
  return new Promise(resolve => {
    const child = spawn(
      process.execPath,
      [tsc, '-p', join(root, project), '--incremental', '--tsBuildInfoFile', memoryOf(project)],
      { stdio: ['ignore', 2, 2] },
    );
    child.on('close', code => resolve(code ?? 1));
  });
}

if (process.argv.includes('--if-needed') && isFresh()) process.exit(0);
const since = performance.now();
const building = () =>
  `Building, which takes half a minute or so … ${Math.round((performance.now() - since) / 1000)} s`;
// Whoever watches sees that it goes on; a log has one line at either end.
const ticking = process.stderr.isTTY ? setInterval(() => process.stderr.write(`\r${building()}`), 1000).unref() : null;
process.stderr.write(ticking === null ? 'Building, which takes half a minute or so …\n' : building());
process.on('exit', code => {
  const took = `${((performance.now() - since) / 1000).toFixed(1)} s`;
  process.stderr.write(
    `${ticking === null ? '' : '\n'}${code === 0 ? `Built in ${took}` : `The build failed after ${took}`}\n`,
  );
});

/** Whether a file of dist/ came from a source that is still there: a test that was deleted must not run on. */
function hasSource(built) {
  if (built.endsWith('.tsbuildinfo') || built === installedClient) return true;
  if ([programs, fonts].some(folder => built.startsWith(folder))) return true;
  const source = join(root, built.slice(join(root, 'dist').length + 1));
  return existsSync(source) || existsSync(source.replace(/(\.d\.ts|\.js|\.js\.map)$/, '.ts'));
}

/** The compiler believes that what it wrote is still there. */
function somebodyTookAway() {
  if (!existsSync(stamp)) return true;
  const built = statSync(stamp).mtimeMs;
  const target = file => join(root, 'dist', file.slice(root.length + 1).replace(/\.ts$/, '.js'));
  return sourceFiles().some(
    file => file.endsWith('.ts') && statSync(file).mtimeMs <= built && !existsSync(target(file)),
  );
}

const projects = ['tsconfig.json', 'tsconfig.browser.json'];
if (somebodyTookAway()) for (const project of projects) rmSync(memoryOf(project), { force: true });
const startedAt = new Date();
const [codes] = await Promise.all([Promise.all(projects.map(compile)), makeFonts(fonts)]);
if (codes.some(code => code !== 0)) process.exit(1);
for (const file of sourceFiles()) {
  if (extname(file) === '.ts') continue;
  const target = join(root, 'dist', file.slice(root.length + 1));
  mkdirSync(dirname(target), { recursive: true });
  cpSync(file, target);
}
for (const built of filesBelow(join(root, 'dist'))) if (!hasSource(built)) rmSync(built);
mkdirSync(dirname(installedClient), { recursive: true });
if (!existsSync(installedClient)) symlinkSync(join('..', '..', 'adapters', 'client'), installedClient);
writeFileSync(storedVersion, `${analyserVersion(root)}\n`);
await makePrograms(root);
await makeReaderImage(root);
writeFileSync(stamp, `${startedAt.toISOString()}\n`);
