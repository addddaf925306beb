/**
 * Runs the test server as a process of its own: `main.js [--port N] [--host H] [--file F] [--delay MS]`. Prints
 * `listening <port>` once it answers; SIGTERM and SIGINT end it.
 */
import { parseArgs } from 'node:util';
import { startTestServer } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    host: { type: 'string', default: '127.0.0.1' },
    file: { type: 'string' },
    delay: { type: 'string', default: '0' },
  },
});
const server = await startTestServer({
  port: Number(values.port),
  host: values.host,
  delayMs: Number(values.delay),
  ...(values.file === undefined ? {} : { file: values.file }),
});
process.stdout.write(`listening ${server.port}\n`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.stop());
