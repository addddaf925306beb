/**
 * The server that the tests of the MongoDB engine talk to where there is no MongoDB: see
 * tests/support/mongodb/TestMongoServer.java. Needs a JDK of 17 or newer, and Maven to build it.
 *
 *   node scripts/mongo-server.mjs build              fetches the libraries, checks and compiles; once
 *   node scripts/mongo-server.mjs start --file F     runs it on a free port, or --port P; prints `listening PORT`
 *
 * What is built is kept in ~/.cache/affiant, or in --cache DIR; `build` prints the folder.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const SOURCES = resolve(import.meta.dirname, '..', 'tests', 'support', 'mongodb');
const SOURCE = join(SOURCES, 'TestMongoServer.java');
const CACHE = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'affiant');
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';

/** What it would gain by compiling more, a test is over before it has. */
const SHORT_LIVED = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Runs a program to its end. */
function run(program, args) {
  const { error, status } = spawnSync(program, args, { stdio: ['ignore', 2, 2] });
  if (error !== undefined) throw new Error(`${program} could not be started: install a JDK 17 and Maven`);
  if (status !== 0) throw new Error(`${program} ended with code ${status}`);
}

/** Every library must be one that is expected, byte by byte, and none may be missing. */
function checkLibraries(folder) {
  const expected = readFileSync(join(SOURCES, 'jars.sha256'), 'utf8').trim().split('\n').sort();
  const found = readdirSync(folder).map(file => {
    const hash = createHash('sha256').update(readFileSync(join(folder, file)));
    return `${hash.digest('hex')}  ${file}`;
  });
  const wrong = found.filter(line => !expected.includes(line));
  if (wrong.length > 0 || found.length !== expected.length) {
    throw new Error(`the libraries are not those of jars.sha256: ${wrong.join(', ') || 'some are missing'}`);
  }
}

/** A folder for each state of the sources, so that a changed source is compiled again. */
function builtFolder(cache) {
  const hash = createHash('sha256');
  for (const file of ['TestMongoServer.java', 'pom.xml', 'jars.sha256']) hash.update(readFileSync(join(SOURCES, file)));
  return join(resolve(cache), `mongo-server-${hash.digest('hex').slice(0, 16)}`);
}

/** @returns the folder with what was built, now or before */
function build(cache) {
  const folder = builtFolder(cache);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  try {
    mkdirSync(join(unfinished, 'classes'), { recursive: true });
    const libraries = join(unfinished, 'libraries');
    run('mvn', ['-q', '-B', '-f', join(SOURCES, 'pom.xml'), COPY, `-DoutputDirectory=${libraries}`]);
    checkLibraries(libraries);
    run('javac', ['-cp', join(libraries, '*'), '-d', join(unfinished, 'classes'), SOURCE]);
    // Of two who build at once the second finds it done.
    if (!existsSync(folder)) renameSync(unfinished, folder);
    return folder;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function start(cache, file, port) {
  const folder = builtFolder(cache);
  if (!existsSync(folder)) throw new Error(`there is no server in ${cache}: run build first`);
  const classpath = [join(folder, 'libraries', '*'), join(folder, 'classes')].join(delimiter);
  const child = spawn('java', [...SHORT_LIVED, '-Xmx512m', '-cp', classpath, 'TestMongoServer', port, resolve(file)], {
    stdio: ['ignore', 'inherit', 'ignore'],
  });
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill('SIGKILL'));
  child.on('exit', code => {
    process.exitCode = code ?? 0;
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cache: { type: 'string', default: CACHE },
    file: { type: 'string' },
    port: { type: 'string', default: '0' },
  },
});
const [command] = positionals;
try {
  if (command === 'build') process.stdout.write(`${build(values.cache)}\n`);
  else if (command === 'start' && values.file !== undefined) start(values.cache, values.file, values.port);
  else throw new Error('usage: mongo-server.mjs build | start --file F [--port P], both with [--cache DIR]');
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
