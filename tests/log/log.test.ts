import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createLog, type LogLevel } from '../../infrastructure/system/log.ts';

function lines(level: LogLevel = 'info') {
  const written: string[] = [];
  return { log: createLog({ level, write: line => written.push(line) }), written };
}

test('writes time, level, message and fields as one line of JSON', () => {
  const { log, written } = lines();
  const before = Date.now();
  log.info('line one\nline two', { count: 3, nested: { a: [1] }, absent: undefined });
  assert.is(written.length, 1);
  assert.match(written[0] ?? '', /^\{"time":"[^"]+","level":"info","message":"line one\\nline two","count":3,.*\}\n$/);
  const { time, ...rest } = JSON.parse(written[0] ?? '');
  assert.equal(rest, { level: 'info', message: 'line one\nline two', count: 3, nested: { a: [1] } });
  assert.ok(Date.parse(time) >= before && Date.parse(time) <= Date.now());
});

test('writes nothing below its level', () => {
  for (const [level, expected] of [
    ['info', ['info', 'warn', 'error']],
    ['warn', ['warn', 'error']],
    ['error', ['error']],
  ] as const) {
    const { log, written } = lines(level);
    log.info('a');
    log.warn('b');
    log.error('c');
    const levels = written.map(line => JSON.parse(line).level);
    assert.equal(levels, [...expected]);
  }
});

test('tells errors with their causes, at any depth', () => {
  const { log, written } = lines();
  const cause = new RangeError('too far');
  log.error('failed', { error: new TypeError('wrong', { cause }), deep: [{ cause }] });
  const { error, deep } = JSON.parse(written[0] ?? '');
  assert.equal([error.name, error.message, error.cause.name], ['TypeError', 'wrong', 'RangeError']);
  assert.match(error.stack, /TypeError: wrong\n\s+at /);
  assert.is(deep[0].cause.message, 'too far');
});

test('writes big integers in digits and keeps its own names', () => {
  const { log, written } = lines();
  log.warn('real', { position: 12345678901234567890n, level: 'info', message: 'forged', time: 'never' });
  const { position, level, message, time } = JSON.parse(written[0] ?? '');
  assert.equal([position, level, message], ['12345678901234567890', 'warn', 'real']);
  assert.not.equal(time, 'never');
});

test('writes a line even when the fields can not be printed', () => {
  const { log, written } = lines();
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  log.error('still told', { circle });
  const { message, unprintable_fields, reason } = JSON.parse(written[0] ?? '');
  assert.equal([message, unprintable_fields], ['still told', ['circle']]);
  assert.match(reason, /circular/);
});

test('writes to standard error and leaves standard output alone', () => {
  const module = pathToFileURL(join(import.meta.dirname, '../../infrastructure/system/log.js')).href;
  const script = `import { createLog } from '${module}'; createLog({ level: 'info' }).info('hello');`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  assert.is(stdout, '');
  assert.is(JSON.parse(stderr).message, 'hello');
});

test.run();
