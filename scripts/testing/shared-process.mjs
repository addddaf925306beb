import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { ControlGroup } from './control-group.mjs';
import { outcomeOf } from './outcome.mjs';
import { endWhenLate, startNode } from './own-process.mjs';

const SCRIPT = join(import.meta.dirname, 'suites-in-turn.mjs');

/**
 * Runs suites of one Node one after the other in one process. One that dies or hangs takes the process with it; those
 * behind it go on in another.
 * @param {readonly import('./suites.mjs').Suite[]} suites
 * @param {{ begun(suite: import('./suites.mjs').Suite): void, done(outcome: import('./outcome.mjs').Outcome): void }} told
 * @param {{ env?: Record<string, string>, nice?: number }} [how] settings for them, and how far they stand back behind
 * others, 0 to 19
 */
export async function runTogether(suites, told, { env = {}, nice = 0 } = {}) {
  for (let left = suites; left.length > 0; ) left = left.slice(await runUntilOneBreaks(left, told, env, nice));
}

/** @returns {Promise<number>} how many of the suites are over, the one that broke included */
function runUntilOneBreaks(suites, told, env, nice) {
  // What a suite prints is followed by a line that no suite can print.
  const token = `over-${randomUUID()}`;
  const behindEach = new RegExp(`\n${token} (\\d+) (.*)\n`);
  let over = 0;
  let output = '';
  let startedAt;
  let limit;
  return new Promise(resolve => {
    const scripts = suites.map(({ built }) => built);
    const child = startNode(suites[0].program, [SCRIPT, token, ...scripts], env, hear, nice);
    const group = new ControlGroup(child);
    begin();

    function begin() {
      startedAt = performance.now();
      limit = endWhenLate(child, hear);
      told.begun(suites[over]);
    }

    function end(printed, ended, toldMs) {
      clearTimeout(limit);
      const cpuMs = group.used() ?? toldMs;
      told.done(outcomeOf(suites[over], { output: printed, ended, ms: performance.now() - startedAt, cpuMs }));
      over += 1;
    }

    function hear(text) {
      output += text;
      for (let found = behindEach.exec(output); found !== null; found = behindEach.exec(output)) {
        const [line, cpuMs, verdict] = found;
        const printed = output.slice(0, found.index);
        output = output.slice(found.index + line.length);
        end(verdict === 'ok' ? printed : `${printed}\n${verdict}\n`, verdict === 'ok', Number(cpuMs));
        // One that left something open was the last in its process.
        if (over < suites.length && !verdict.startsWith('left open')) begin();
        else suites = suites.slice(0, over);
      }
    }

    child.once('close', (code, signal) => {
      if (over < suites.length) end(`${output}\nits process ended with ${code ?? signal}\n`, false, 0);
      group.close();
      resolve(over);
    });
  });
}
