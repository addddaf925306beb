/**
 * Runs every `*.test.js` below this folder, a process each, so that one suite can neither leak into nor stop another, in
 * two lanes, and prints `N passed, N failed` as its last line, after a `SKIPPED` line for everything that a suite left
 * out. Words on the command line select the files whose path holds one. `REQUIRE_ENGINES=nats,s3` names the engines whose
 * suites must not be skipped: a `SKIPPED` line that names one of them is a failure.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const folder = import.meta.dirname;
const words = process.argv.slice(2);
const SUITE_LIMIT_MS = 240_000;
const requiredEngines = (process.env.REQUIRE_ENGINES ?? '').split(',').filter(engine => engine !== '');

type Outcome = { file: string; passed: number; failed: number; output: string; skipped: string[]; ms: number };

function testFiles(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.test.js'))
    .filter(file => words.length === 0 || words.some(word => file.includes(word)))
    .sort();
}

/** How many of the skipped things are of an engine that the run must not do without. */
function wronglySkipped(skipped: readonly string[]): number {
  return skipped.filter(line => requiredEngines.some(engine => line.toLowerCase().split(/\W+/).includes(engine)))
    .length;
}

/** A suite that dies, hangs or reports nothing counts as one failure, so that no broken file passes unseen. */
function runSuite(file: string): Promise<Outcome> {
  const startedAt = performance.now();
  return new Promise(resolve => {
    const child = spawn(process.execPath, ['--enable-source-maps', join(folder, file)], {
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    let output = '';
    const timer = setTimeout(() => {
      output += `\nended after ${SUITE_LIMIT_MS / 1000} s without finishing\n`;
      child.kill('SIGKILL');
    }, SUITE_LIMIT_MS);
    child.stdout.on('data', chunk => {
      output += chunk;
    });
    child.stderr.on('data', chunk => {
      output += chunk;
    });
    child.on('close', code => {
      clearTimeout(timer);
      const total = Number(/Total:\s+(\d+)/.exec(output)?.[1] ?? 0);
      const passed = Number(/Passed:\s+(\d+)/.exec(output)?.[1] ?? 0);
      const skipped = [...output.matchAll(/^SKIPPED .*$/gm)].map(match => match[0]);
      const reported = code === 0 && (total > 0 || skipped.length > 0);
      const broken = reported ? total - passed : Math.max(1, total - passed);
      resolve({
        file,
        passed,
        failed: broken + wronglySkipped(skipped),
        output,
        skipped,
        ms: performance.now() - startedAt,
      });
    });
  });
}

/** Suites that hold a limit of time: alone, before all others. */
const isTimed = (file: string) => /^(end-to-end\/fairness|service-mode\/mixed-load)\./.test(file);

/** Suites that mostly wait for servers, which they share and kill: one after the other, beside all others. */
const isOfServers = (file: string) => ['contracts', 'mongodb', 'service-mode'].includes(file.split(sep)[0] ?? '');

const outcomes: Outcome[] = [];
async function runLane(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const outcome = await runSuite(file);
    outcomes.push(outcome);
    const mark = outcome.failed === 0 ? 'ok  ' : 'FAIL';
    process.stdout.write(
      `${mark} ${relative('.', join('tests', file))}  ${outcome.passed} passed  ${Math.round(outcome.ms)} ms\n`,
    );
    if (outcome.failed > 0) process.stdout.write(`${outcome.output}\n`);
  }
}

const files = testFiles();
await runLane(files.filter(isTimed));
const others = files.filter(file => !isTimed(file));
await Promise.all([runLane(others.filter(file => !isOfServers(file))), runLane(others.filter(isOfServers))]);
for (const { file, skipped } of outcomes) {
  for (const line of skipped) process.stdout.write(`${line}  (tests/${file})\n`);
}
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
