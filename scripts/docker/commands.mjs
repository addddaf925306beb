// Runs commands: each in the checkout, with its output in a file, a limit of time, and an end when all is interrupted.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../engines/servers.mjs';

const LIMIT_MS = 15 * 60_000;
const LINES_SHOWN = 30;

/**
 * @param folder where the outputs go
 * @param signal ends what runs
 */
export function createRunner(folder, signal) {
  const startedAt = performance.now();
  mkdirSync(folder, { recursive: true });

  function say(text) {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    process.stdout.write(`${String(seconds).padStart(4)} s  ${text}\n`);
  }

  /** Runs a command to its end. @returns what it wrote to standard output. @throws when it fails, with its last lines */
  function answer(program, args, { env = {}, limitMs = LIMIT_MS } = {}) {
    if (signal?.aborted) throw new Error('interrupted');
    const command = [program, ...args].join(' ');
    const file = join(folder, 'output.log');
    const log = createWriteStream(file, { flags: 'a' });
    log.write(`\n$ ${command}\n`);
    return new Promise((resolve, reject) => {
      // A group of its own: Ctrl-C reaches this process alone, which ends the others in its order.
      const child = spawn(program, args, {
        cwd: root,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...env },
      });
      let output = '';
      let tail = '';
      child.stdout.on('data', chunk => {
        output += chunk;
      });
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', chunk => {
          log.write(chunk);
          tail = `${tail}${chunk}`.slice(-8000);
        });
      }
      const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
      const limit = setTimeout(end, limitMs);
      signal?.addEventListener('abort', end, { once: true });
      const over = () => {
        clearTimeout(limit);
        signal?.removeEventListener('abort', end);
        log.end();
      };
      child.once('error', error => {
        over();
        reject(new Error(`${program} could not be started (${error.code}): is it installed?`));
      });
      child.once('close', code => {
        over();
        const lines = tail.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n');
        const how = code === null ? `was ended (its limit is ${limitMs / 1000} s)` : `ended with code ${code}`;
        if (code === 0) resolve(output.trim());
        else reject(new Error(`${lines}\n\n"${command}" ${how}.`));
      });
    });
  }

  return {
    say,
    answer,
    /** Runs a command and says that it is done. */
    async step(title, program, args, options) {
      const output = await answer(program, args, options);
      say(title);
      return output;
    },
    /** Whether a command succeeds. */
    async succeeds(program, args, options) {
      return answer(program, args, options).then(
        () => true,
        error => {
          if (signal?.aborted) throw error;
          return false;
        },
      );
    },
    /** Everything that commands have printed so far. */
    printed: () => readFileSync(join(folder, 'output.log'), 'utf8'),
  };
}
