import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { openFiles } from '../support/process-files.ts';

const CHECKOUT = join(import.meta.dirname, '..', '..', '..');
/** The program itself, which a reader loads while it is looked at. */
const PROGRAM = ['dist', 'node_modules'].map(folder => join(CHECKOUT, folder, '/'));
const HARMLESS = /^(pipe:|anon_inode:|\/dev\/(null|urandom)$|socket:)/;

/** This process has no secret, no network, no privilege and limits of the kernel. */
export function assertConfined(pid: number): void {
  const look = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'latin1');
  assert.is(look('environ'), '');
  assert.match(look('status'), /NoNewPrivs:\s+1/);
  assert.match(look('status'), /CapEff:\s+0+\n/);
  if (process.getuid?.() === 0) assert.match(look('status'), /^Uid:\s+(606\d\d|607\d\d)\s+\1\s+\1\s+\1$/m);
  const interfaces = look('net/dev').trim().split('\n').slice(2);
  assert.equal(
    interfaces.filter(line => !/^\s*lo:/.test(line)),
    [],
  );
  assert.is(look('net/tcp').trim().split('\n').length, 1);
  const limits = look('limits');
  assert.match(limits, /^Max core file size\s+0\s+0\s/m);
  assert.match(limits, /^Max data size\s+\d+\s+\d+\s/m);
  assert.match(limits, /^Max cpu time\s+\d+\s+\d+\s/m);
}

/** What a process has open beside its program and its way to the service. */
export function openElsewhere(pid: number): string[] {
  const isProgram = (file: string) => PROGRAM.some(folder => file.startsWith(folder));
  return openFiles(pid).filter(file => !HARMLESS.test(file) && !isProgram(file));
}
