import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommandLine } from '../../adapters/cli/command-line.ts';
import { EMBEDDED } from './engine-settings.ts';

/** The compiled command line. */
export const MAIN = join(import.meta.dirname, '..', '..', 'programs', 'affiant.js');

/** The compiled command line of the checkout in this folder. */
export function mainOf(checkout: string): string {
  const { bin } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
  return join(checkout, bin.affiant);
}

export type CliAnswer = { code: number | null; stdout: string; stderr: string };

/**
 * Runs a command of the command line in this process: the code that a process of its own runs, without the second that
 * it takes to start one. Not for `serve`, and not where a signal is to reach it.
 */
export async function runCli(args: readonly string[], env: Record<string, string>): Promise<CliAnswer> {
  const answer = { stdout: '', stderr: '' };
  const into = (name: keyof typeof answer) => ({
    write(text: string) {
      answer[name] += text;
    },
  });
  const settings = { ...process.env, ...EMBEDDED, ...env };
  const code = await runCommandLine(args, { env: settings, stdout: into('stdout'), stderr: into('stderr') });
  return { code, ...answer };
}

/** Runs a command of the command line in a process of its own. @param main this checkout's command line unless told */
export function runCliProcess(args: readonly string[], env: Record<string, string>, main = MAIN): Promise<CliAnswer> {
  return runCommand([process.execPath, main, ...args], env);
}

/** Runs a command that ends by itself, with the settings of this process and these. */
export function runCommand(command: readonly string[], env: Record<string, string>): Promise<CliAnswer> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, ...EMBEDDED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', chunk => {
    stdout += chunk;
  });
  child.stderr.on('data', chunk => {
    stderr += chunk;
  });
  return new Promise(resolve => child.once('close', code => resolve({ code, stdout, stderr })));
}
