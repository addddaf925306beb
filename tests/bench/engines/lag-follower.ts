/** A process that only reads a read model: says of each command how late its document was readable here. */
import { ProjectionFollower } from '../../../projections/follower.ts';
import { ProjectedReadModel } from '../../../projections/read-model.ts';
import { silentLog } from '../../support/silent-log.ts';
import { inquiriesOf, openSet } from './engine-set.ts';
import { type FollowerAnswer, type FollowerOrder, now } from './lag.ts';

const LIMIT_MS = 5000;
/** Every so manieth document is looked at, to see that it is there indeed. */
const LOOKED_AT = 20;

const answer = (message: FollowerAnswer) => process.send?.(message);
const orders: Promise<void>[] = [];
const lags: number[] = [];

async function follow({ set, category }: Extract<FollowerOrder, { category: string }>) {
  const { log: store, documents, settings, announcements } = await openSet(set);
  const follower = new ProjectionFollower(inquiriesOf(category), {
    store,
    documents,
    settings,
    announcements,
    log: silentLog,
  });
  await follower.catchUp();
  follower.start();
  const readModel = new ProjectedReadModel(follower, documents);
  process.on('message', async (order: FollowerOrder) => {
    if ('position' in order) orders.push(wait(order));
    if (!('end' in order)) return;
    await Promise.all(orders);
    answer({ lags });
  });
  const wait = async ({ position, sentAt, id, counts }: Extract<FollowerOrder, { position: string }>) => {
    if (!(await follower.reached(BigInt(position), LIMIT_MS))) throw new Error(`${position} was not readable in 5 s`);
    if (!counts) return;
    lags.push(now() - sentAt);
    if (lags.length % LOOKED_AT !== 0) return;
    if ((await readModel.get(id)) === undefined) throw new Error(`${id} is missing at position ${position}`);
  };
  answer({ ready: true });
}

process.once('message', (order: FollowerOrder) => {
  if ('category' in order) void follow(order);
});
process.once('disconnect', () => process.exit(0));
