import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Documents, StoredDocument } from '../../application/ports/documents.ts';
import type { RecordedEvent } from '../../application/ports/event-store.ts';
import { streamOf } from '../../application/streams.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { applyBatch } from '../../projections/apply.ts';
import { inquiries } from '../../projections/inquiries.ts';
import type { Projection } from '../../projections/projection.ts';
import { present } from '../support/present.ts';
import type { StoresTwice } from '../support/stores.ts';
import { inquiryMade, recorded, statusChanged } from './some-inquiry.ts';

const projection = inquiries as unknown as Projection<unknown>;
let names = 0;

async function collectionIn(...all: Documents[]): Promise<string> {
  const name = `inquiries_2_${++names}`;
  for (const documents of all) await documents.open({ name, indexes: inquiries.indexes });
  return name;
}

async function standing(documents: Documents, collection: string): Promise<StoredDocument[]> {
  const found: StoredDocument[] = [];
  for await (const document of documents.scan(collection)) found.push(document);
  return found;
}

/** Inquiries whose results go from status to status. */
function story(count: number): RecordedEvent[] {
  const ids = Array.from({ length: count }, (_, index) => `web_iq_${index}`);
  const changes = ids.flatMap(id => [
    statusChanged(id, 'pending', 'approved'),
    statusChanged(id, 'approved', 'manual_review'),
  ]);
  return recorded([...ids.flatMap(inquiryMade), ...changes]);
}

const batchOf = (events: RecordedEvent[]) => ({ events, checkpoint: String(events.at(-1)?.position ?? 0) });
const apply = (documents: Documents, collection: string, events: RecordedEvent[]) =>
  applyBatch(documents, projection, collection, batchOf(events));

/** What a documents engine must do under projections. @param open the same documents twice, over connections of their own */
export function applyingContract(name: string, open: () => Promise<StoresTwice>): void {
  const test = suite(`applying: ${name}`);
  let both: StoresTwice | undefined;
  const opened = (): [Documents, Documents] => {
    const { one, other } = present(both);
    return [one.documents, other.documents];
  };
  test.before(async () => {
    both = await open();
  });
  test.after(() => both?.close());

  test('applying a batch twice changes nothing, nor does an older one', async () => {
    const [documents] = opened();
    const collection = await collectionIn(documents);
    const events = story(20);
    await apply(documents, collection, events);
    const before = await standing(documents, collection);
    assert.is(before.length, 20);
    await apply(documents, collection, events);
    await apply(documents, collection, events.slice(0, 30));
    assert.equal(await standing(documents, collection), before);
    assert.is(await documents.checkpoint(collection), batchOf(events).checkpoint);
  });

  test('two projectors over one collection, interleaved in any way, end at what one of them makes', async () => {
    const [one, other] = opened();
    const events = story(30);
    const alone = await collectionIn(one, other);
    await apply(one, alone, events);
    const expected = await standing(one, alone);

    for (const sizes of [
      [1, 7],
      [3, 50],
      [11, 11],
    ]) {
      const shared = await collectionIn(one, other);
      const project = async (documents: Documents, size: number) => {
        for (let from = 0; from < events.length; from += size) {
          await apply(documents, shared, events.slice(from, from + size));
        }
      };
      await Promise.all([project(one, sizes[0] ?? 1), project(other, sizes[1] ?? 1)]);
      assert.equal(await standing(other, shared), expected, sizes.join(' beside '));
    }
  });

  test('who was overtaken between reading and writing reads again', async () => {
    const [documents] = opened();
    const collection = await collectionIn(documents);
    const events = story(3);
    let overtaken = 0;
    const slow: Documents = Object.create(documents, {
      read: {
        value: async (name: string, ids: string[]) => {
          const found = await documents.read(name, ids);
          if (overtaken++ === 0) await apply(documents, collection, events.slice(0, -1));
          return found;
        },
      },
      write: { value: documents.write.bind(documents) },
    });
    await apply(slow, collection, events);
    assert.is(overtaken, 2, 'it read a second time');
    const alone = await collectionIn(documents);
    await apply(documents, alone, events);
    assert.equal(await standing(documents, collection), await standing(documents, alone));
  });

  test('a replayed event cannot raise the dead', async () => {
    const [documents] = opened();
    const collection = await collectionIn(documents);
    const events = recorded([...inquiryMade('web_iq_1'), { type: 'InquiryDeleted', data: { inquiry_id: 'web_iq_1' } }]);
    await apply(documents, collection, events);
    for (const replay of [events, events.slice(0, 1), recorded(inquiryMade('web_iq_1'), streamOf(inquiry, '1'), 100)]) {
      await apply(documents, collection, replay);
      assert.is(await documents.get(collection, 'web_iq_1'), undefined);
      assert.equal((await documents.list(collection, { where: { org_id: 'org_1' }, limit: 5 })).ids, []);
    }
    const [tombstone] = await standing(documents, collection);
    assert.equal([tombstone?.deleted, tombstone?.body], [true, '{"org_id":"org_1"}']);
  });

  test.run();
}
