import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { s3LocationOf } from '../../infrastructure/evidence/s3/location.ts';

const KEYS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

test('Amazon is the default, with the bucket in the host name', () => {
  const location = s3LocationOf('s3://bucket', { ...KEYS, AWS_REGION: 'eu-central-1' });
  assert.is(location.bucketUrl, 'https://bucket.s3.eu-central-1.amazonaws.com');
  assert.is(location.prefix, '');
  assert.ok(location.presigns);
});

test('another endpoint has the bucket in its path', () => {
  const environment = { ...KEYS, AWS_ENDPOINT_URL: 'http://s3.internal:7070/' };
  const location = s3LocationOf('s3://bucket/a/b/?links=own', environment);
  assert.is(location.bucketUrl, 'http://s3.internal:7070/bucket');
  assert.is(location.prefix, 'a/b/');
  assert.is(location.region, 'us-east-1');
  assert.not(location.presigns);
});

test('what is wrong is said', () => {
  const cases: [string, Record<string, string>, RegExp][] = [
    ['https://bucket', KEYS, /must be of the form s3:/],
    ['s3://', KEYS, /must be of the form s3:/],
    ['s3://bucket/ä', KEYS, /prefix/],
    ['s3://bucket?links=no', KEYS, /links=own/],
    ['s3://bucket', {}, /needs AWS_ACCESS_KEY_ID/],
    ['s3://bucket', { AWS_ACCESS_KEY_ID: 'id' }, /needs AWS_SECRET_ACCESS_KEY/],
    ['s3://bucket', { ...KEYS, AWS_ENDPOINT_URL: 's3.internal' }, /AWS_ENDPOINT_URL must be/],
  ];
  for (const [url, environment, message] of cases) assert.throws(() => s3LocationOf(url, environment), message);
});

test.run();
