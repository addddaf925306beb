// Runs once before the roles start: puts the master key and the token of the browsers where they read them, and makes the
// bucket for evidence. What stands already stays as it is, so that it may run again.
import { randomBytes } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { masterKeyIn, parseMasterKey } from '../dist/infrastructure/cryptography/master-key.js';
import { s3LocationOf } from '../dist/infrastructure/evidence/s3/location.js';
import { createDurably } from '../dist/infrastructure/system/durable-file.js';

const { AFFIANT_MASTER_KEY: given, AFFIANT_MASTER_KEY_FILE: file, EVIDENCE_URL: evidence } = process.env;

async function prepareMasterKey() {
  if (!file) throw new Error('AFFIANT_MASTER_KEY_FILE must name the file for the master key');
  const key = given ? Buffer.from(parseMasterKey(given)) : randomBytes(32);
  const made = await createDurably(dirname(file), basename(file), [Buffer.from(`${key.toString('hex')}\n`)]);
  if (made && !given) {
    process.stdout.write(`made a master key for trying out in ${file}: for production set AFFIANT_MASTER_KEY\n`);
  } else if (made) {
    process.stdout.write(`put AFFIANT_MASTER_KEY into ${file}\n`);
  } else if (given && !key.equals(await masterKeyIn(file))) {
    throw new Error(
      `AFFIANT_MASTER_KEY is not the key in ${file}, with which the data was made: put that one back, or remove all volumes to begin anew`,
    );
  }
}

async function prepareToken() {
  const { CAPTURE_BROWSERS_TOKEN: given, CAPTURE_BROWSERS_TOKEN_FILE: file } = process.env;
  if (!file) throw new Error('CAPTURE_BROWSERS_TOKEN_FILE must name the file for the token of the browsers');
  if (!given) {
    const made = Buffer.from(`${randomBytes(32).toString('hex')}\n`);
    await createDurably(dirname(file), basename(file), [made]);
    return;
  }
  // Nothing is lost with an earlier one.
  await writeFile(`${file}.new`, `${given}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

async function prepareBucket() {
  const { bucket, bucketUrl, ...credentials } = s3LocationOf(evidence ?? '', process.env);
  const signer = new AwsClient({ ...credentials, service: 's3', retries: 0 });
  const answer = await signer.fetch(bucketUrl, { method: 'PUT', signal: AbortSignal.timeout(10_000) });
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? `status ${answer.status}`;
  if (answer.ok) process.stdout.write(`made the bucket ${bucket}\n`);
  else if (!['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'].includes(code)) {
    throw new Error(`the bucket ${bucket} could not be made at ${bucketUrl}: ${code}`);
  }
}

try {
  await prepareMasterKey();
  await prepareToken();
  await prepareBucket();
} catch (error) {
  process.stderr.write(`prepare: ${error.cause?.message ?? error.message}\n`);
  process.exitCode = 1;
}
