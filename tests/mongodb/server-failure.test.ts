import { MongoServerError } from 'mongodb';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EngineUnavailable } from '../../application/ports/engine-unavailable.ts';
import { explainedFailure } from '../../infrastructure/mongodb/server-failure.ts';

const test = suite('mongodb: what a server refuses');
const refused = (code: number) => explainedFailure(new MongoServerError({ message: 'refused', code }));

/** Names and codes as MongoDB publishes them (src/mongo/base/error_codes.yml). */
const PASSING = {
  NotWritablePrimary: 10_107,
  PrimarySteppedDown: 189,
  InterruptedDueToReplStateChange: 11_602,
  WriteConcernTimeout: 64,
  TemporarilyUnavailable: 365,
  OutOfDiskSpace: 14_031,
};

/** What waiting mends nothing about. */
const LASTING = { Unauthorized: 13, AuthenticationFailed: 18, DocumentTooLarge: 10_334, DuplicateKey: 11_000 };

for (const [name, code] of Object.entries(PASSING)) {
  test(`${name} passes: the engine is away`, () => assert.instance(refused(code), EngineUnavailable));
}
for (const [name, code] of Object.entries(LASTING)) {
  test(`${name} does not pass`, () => assert.instance(refused(code), MongoServerError));
}

test.run();
