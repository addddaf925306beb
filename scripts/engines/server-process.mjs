// A server as a background process: started, waited for, recognized again and stopped.
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 10_000;

/** When a process began, in clock ticks since the machine's start; undefined when there is none with this id. */
function beginOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/** Whether it is still that process, and not another one that was given its id since. */
export function stillRuns({ pid, begin }) {
  return beginOf(pid) === begin;
}

/** A port of the loopback interface that nobody listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function accepts(port) {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    const done = answer => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => done(true)).once('error', () => done(false));
  });
}

/** Starts one server in its folder and waits until it answers. Answers how to find it again, and its settings. */
export async function startServer(name, server, folder) {
  const tool = await server.tool();
  const port = await freePort();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { args, env = {}, settings } = server.start(port, folder);
  const logFile = join(folder, 'server.log');
  const log = openSync(logFile, 'w');
  const child = spawn(tool, args, {
    // A group of its own: what it starts itself ends with it.
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...env },
  });
  closeSync(log);
  const failed = new Promise((_, reject) => {
    child.once('error', error => reject(new Error(`${name} did not start: ${error.message}`)));
    child.once('exit', code => reject(new Error(`${name} ended at once (${code}); its log is ${logFile}`)));
  });
  failed.catch(() => undefined);
  const running = { pid: child.pid, begin: beginOf(child.pid), port };
  try {
    await Promise.race([answering(name, port, logFile), failed]);
  } catch (error) {
    if (stillRuns(running)) await stopServer(running);
    throw error;
  }
  child.removeAllListeners('exit');
  child.unref();
  return { running, env: settings };
}

async function answering(name, port, logFile) {
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await accepts(port))) {
    if (performance.now() > deadline) throw new Error(`${name} does not answer after 60 s; its log is ${logFile}`);
    await pause(50);
  }
}

/** Ends a server that `startServer` started: asks first. False when it did not run any more. */
export async function stopServer(running) {
  if (!stillRuns(running)) return false;
  process.kill(-running.pid, 'SIGTERM');
  const deadline = performance.now() + STOP_LIMIT_MS;
  while (stillRuns(running) && performance.now() < deadline) await pause(20);
  if (stillRuns(running)) process.kill(-running.pid, 'SIGKILL');
  return true;
}
