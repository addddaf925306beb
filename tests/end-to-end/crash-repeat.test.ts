import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AffiantConnectionError, createAffiantClient } from '../../adapters/client/client.ts';
import { WITHOUT_CAPTURE } from '../support/service.ts';
import { sized } from '../support/test-size.ts';
import { gymInquiry, Scene } from './scene.ts';

const test = suite('requests sent again after a crash');

const ROUNDS = sized({ little: 2, whole: 3 });
/** So many that not all are answered by one look at what has come. */
const REQUESTS = 200;

test('each is done once, whenever the service was killed', async () => {
  const scene = await Scene.open(WITHOUT_CAPTURE);
  let lost = 0;
  try {
    const client = createAffiantClient({ url: scene.url, key: scene.key, retries: 0 });
    const create = (index: number) => {
      const body = { ...gymInquiry('https://gym.example.com/'), subject_id: `subject-${index}` };
      return client.inquiries.create(body, { idempotencyKey: `order-${index}` });
    };
    for (let round = 0; round < ROUNDS; round++) {
      const indexes = Array.from({ length: REQUESTS }, (_, index) => round * REQUESTS + index);
      const sent = indexes.map(index =>
        create(index).then(
          ({ id }) => id,
          (error: unknown) => error,
        ),
      );
      // The first answer is there, others are not: the service ends in the middle of them.
      await Promise.race(sent);
      await scene.killAndStart();
      const before = await Promise.all(sent);
      for (const [position, index] of indexes.entries()) {
        const { id } = await create(index);
        const first = before[position];
        if (typeof first === 'string') assert.is(id, first, 'what was answered is answered again');
        else assert.instance(first, AffiantConnectionError);
        if (typeof first !== 'string') lost += 1;
      }
    }
    assert.ok(lost > 0, 'some requests were under way when the service was killed');
    const subjects: string[] = [];
    for await (const inquiry of client.inquiries.all()) subjects.push(inquiry.subject_id);
    assert.is(subjects.length, ROUNDS * REQUESTS);
    assert.is(new Set(subjects).size, subjects.length);
  } finally {
    await scene.close();
  }
});

test.run();
