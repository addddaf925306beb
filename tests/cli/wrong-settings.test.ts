import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runCli, runCliProcess } from '../support/cli.ts';
import { serviceEnvironment } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const AFFIANT_MASTER_KEY = 'a'.repeat(64);
const KEYS = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };

/** Settings, and what is said of them. */
const WRONG: [Record<string, string>, RegExp][] = [
  [{ PORT: 'abc' }, /^PORT must be a whole number$/],
  [{ PORT: '99999' }, /^PORT must be at most 65535$/],
  [{ AFFIANT_LOG_LEVEL: 'loud' }, /^AFFIANT_LOG_LEVEL must be info or warn or error$/],
  [{ CAPTURE_SANDBOX: 'yes' }, /^CAPTURE_SANDBOX must be on or off$/],
  [{ AFFIANT_ALLOW_NETWORKS: '10.0.0.0/99' }, /^AFFIANT_ALLOW_NETWORKS "10.0.0.0\/99" is not a network: /],
  [{ AFFIANT_MASTER_KEY: 'short' }, /^AFFIANT_MASTER_KEY: the master key must be 32 bytes/],
  [{ AFFIANT_MASTER_KEY_FILE: '/nonexistent' }, /^AFFIANT_MASTER_KEY_FILE: there is no file \/nonexistent$/],
  [{ AFFIANT_MASTER_KEY_FILE: '/' }, /^AFFIANT_MASTER_KEY_FILE: \/ cannot be read \(EISDIR/],
  [{ AFFIANT_MASTER_KEY, READ_MODEL_URL: 'mongodb://' }, /^READ_MODEL_URL cannot be read: /],
  [{ AFFIANT_MASTER_KEY, READ_MODEL_URL: 'mongodb://a:s@cret@h:99999/x' }, /^READ_MODEL_URL cannot be read: /],
  [{ AFFIANT_MASTER_KEY, MESSAGE_BUS_URL: 'nats://' }, /^MESSAGE_BUS_URL must be of the form nats:/],
  [{ AFFIANT_MASTER_KEY, MESSAGE_BUS_URL: 'nats://127.0.0.1:port' }, /^MESSAGE_BUS_URL must be of the form nats:/],
  [{ AFFIANT_MASTER_KEY, EVIDENCE_URL: 's3://' }, /^EVIDENCE_URL must be of the form s3:/],
  [{ AFFIANT_MASTER_KEY, EVIDENCE_URL: 's3://bucket' }, /^Evidence in S3 needs AWS_ACCESS_KEY_ID/],
  [{ AFFIANT_MASTER_KEY, EVIDENCE_URL: 's3://bucket', ...KEYS, AWS_ENDPOINT_URL: 'x' }, /^AWS_ENDPOINT_URL must be/],
];

test('a wrong setting is told in one line that names it, without a stack and without a password', async () => {
  for (const [settings, sentence] of WRONG) {
    const env = { ...serviceEnvironment(temporaryFolder(), 0), ...settings };
    const { code, stdout, stderr } = await runCli(['key', 'list', '--org', 'org_1'], env);
    assert.equal([code, stdout], [1, ''], JSON.stringify(settings));
    assert.match(stderr, /^affiant: .*\n$/, stderr);
    assert.match(stderr.slice('affiant: '.length, -1), sentence);
    assert.not.match(stderr, 'cret');
  }
});

test('the address of an EventStoreDB that is none is told while another engine is away', async () => {
  const engines = { AFFIANT_MASTER_KEY, READ_MODEL_URL: 'mongodb://127.0.0.1:1/x', EVENT_STORE_URL: 'esdb://h:port' };
  const env = { ...serviceEnvironment(temporaryFolder(), 0), AFFIANT_LOG_LEVEL: 'error', ...engines };
  const { code, stderr } = await runCliProcess(['serve'], env);
  assert.is(code, 1);
  assert.match(stderr, /^affiant: EVENT_STORE_URL cannot be read: .*\n$/);
});

test('an address or a port that cannot be listened on is told', async () => {
  const env = { ...serviceEnvironment(temporaryFolder(), 0), HOST: '192.0.2.1' };
  const { code, stderr } = await runCliProcess(['serve'], env);
  assert.is(code, 1);
  assert.match(stderr, /^affiant: HOST is 192\.0\.2\.1, which can't be listened on \(.*EADDRNOTAVAIL.*\)\n$/);
});

test('what one worker is refused for is said once', async () => {
  const env = { ...serviceEnvironment(temporaryFolder(), 0), AFFIANT_WORKERS: '3', AFFIANT_MASTER_KEY: 'short' };
  const { code, stderr } = await runCliProcess(['serve'], { ...env, AFFIANT_LOG_LEVEL: 'error' });
  assert.is(code, 1);
  assert.match(stderr, /^affiant: AFFIANT_MASTER_KEY: .*\n$/);
});

test.run();
