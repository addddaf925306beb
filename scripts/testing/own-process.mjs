import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { ControlGroup } from './control-group.mjs';
import { outcomeOf } from './outcome.mjs';

const SCRIPT = join(import.meta.dirname, 'suite-alone.mjs');

/** Makes machine code of a pattern at once, not of some other code at its second use: a tenth of what guides take. */
const PATTERNS_AT_ONCE = '--no-regexp-tier-up';

/** A suite that takes longer hangs; all of what suites repeat takes longer. */
const SUITE_LIMIT_MS = process.env.TEST_SIZE === 'whole' ? 900_000 : 420_000;

/**
 * Starts a Node on a script.
 * @param {string} program its path
 * @param {(text: string) => void} heard is handed everything that it prints
 * @param {number} [nice] how far it and what it starts stand back behind others, 0 to 19
 */
export function startNode(program, args, env, heard, nice = 0) {
  const child = spawn(program, [PATTERNS_AT_ONCE, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, FORCE_COLOR: '0' },
  });
  if (nice > 0 && child.pid !== undefined) setPriority(child.pid, nice);
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', heard);
  return child;
}

/** Ends a process in which a suite hangs. @param {(text: string) => void} heard is told so. @returns a timer to clear */
export function endWhenLate(child, heard) {
  return setTimeout(() => {
    heard(`\nended after ${SUITE_LIMIT_MS / 1000} s without finishing\n`);
    child.kill('SIGKILL');
  }, SUITE_LIMIT_MS);
}

/**
 * Runs a suite in a process of its own, so that it can neither leak into nor stop another.
 * @param {import('./suites.mjs').Suite} suite
 * @param {Record<string, string>} env settings for it
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
export function runAlone(suite, env) {
  const startedAt = performance.now();
  const token = randomUUID();
  return new Promise(resolve => {
    let output = '';
    const heard = text => {
      output += text;
    };
    const child = startNode(suite.program, [SCRIPT, token, suite.built], env, heard);
    const group = new ControlGroup(child);
    const limit = endWhenLate(child, heard);
    child.once('close', code => {
      clearTimeout(limit);
      const [line, told] = new RegExp(`\n${token} (\\d+)\n`).exec(output) ?? ['', 0];
      const cpuMs = group.used() ?? Number(told);
      group.close();
      const ms = performance.now() - startedAt;
      resolve(outcomeOf(suite, { output: output.replace(line, ''), ended: code === 0, ms, cpuMs }));
    });
  });
}
