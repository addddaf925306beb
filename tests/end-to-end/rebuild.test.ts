import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cliHouse } from '../cli/cli-house.ts';
import { INLINE } from '../http/requests.ts';
import { capture } from '../support/captured-inquiry.ts';
import { sized } from '../support/test-size.ts';
import { inFlight, openCaller } from './many-inquiries.ts';

const INQUIRIES = sized({ little: 2_000, whole: 10_000 });
const SAMPLE = 500;
const IN_FLIGHT = 32;
const LIMIT_MS = 60_000;

const cli = cliHouse();
const seeded = await cli.within(async house => {
  const { orgId, key, owner } = await house.household();
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) {
    const { body } = await owner<{ id: string }>('POST', '/web/inquiry', INLINE);
    await capture(house, orgId, body.id);
    ids.push(body.id);
  }
  await Promise.all(ids.slice(3).map(id => house.erasure.delete(id, 'system')));
  return { key, captured: ids.slice(0, 3) };
});
const service = await cli.serve();
const { call, close } = openCaller(service.url, seeded.key, IN_FLIGHT);
test.after(async () => {
  close();
  await service.stop();
});

/** What changes with every answer: where evidence can be got for a while. */
const masked = (body: string) =>
  body
    .replace(/expires=\d+&signature=[\w-]+/g, 'signed')
    .replace(/("url":"[^"]*signed","expires_at":)"[^"]+"/g, '$1""');

async function read(path: string): Promise<string> {
  const { status, body } = await call('GET', path);
  assert.is(status, 200, body);
  return masked(body);
}

type Page = { data: { id: string }[]; last_id: string; has_more: boolean };

/** Every page of the list, as text. */
async function allPages(): Promise<string[]> {
  const pages: string[] = [];
  for (let after = ''; ; ) {
    const text = await read(`/web/inquiry?limit=100${after}`);
    pages.push(text);
    const { has_more, last_id } = JSON.parse(text) as Page;
    if (!has_more) return pages;
    after = `&after_id=${last_id}`;
  }
}

test(`${INQUIRIES} inquiries read the same before and after a rebuild beside the running service`, async () => {
  const startedAt = performance.now();
  const made = await inFlight(INQUIRIES, IN_FLIGHT, async index => {
    const metadata = { index: String(index) };
    const sent = {
      ...INLINE,
      subject_id: `user-${index}`,
      metadata,
      fields: [{ name: 'status', description: 'ä 🎈' }],
    };
    const { status, body } = await call('POST', '/web/inquiry', JSON.stringify(sent));
    assert.is(status, 200, body);
    return (JSON.parse(body) as { id: string }).id;
  });
  const createdMs = performance.now() - startedAt;
  assert.is(new Set(made).size, INQUIRIES);

  const sample = [...seeded.captured, ...made.filter((_, index) => index % (INQUIRIES / SAMPLE) === 0)];
  const everything = async () => ({
    pages: await allPages(),
    whole: await inFlight(sample.length, IN_FLIGHT, index => read(`/web/inquiry/${sample[index]}`)),
  });
  const before = await everything();
  const rows = before.pages.flatMap(page => (JSON.parse(page) as Page).data.map(({ id }) => id));
  assert.equal(rows.length, INQUIRIES + seeded.captured.length);
  assert.is(before.whole.filter(text => text.includes('signed')).length, seeded.captured.length);

  const { rebuilt } = await cli.json<{ rebuilt: { name: string; events: number; events_per_second: number }[] }>(
    'rebuild',
  );
  const [inquiries] = rebuilt;
  assert.equal([inquiries?.name, (inquiries?.events ?? 0) >= INQUIRIES * 2], ['inquiries', true]);
  const after = await everything();
  assert.equal(after.whole, before.whole);
  assert.ok(
    after.pages.every((page, index) => page === before.pages[index]),
    'every page is the same',
  );
  assert.is(after.pages.length, before.pages.length);

  const tookMs = performance.now() - startedAt;
  process.stdout.write(
    `created ${Math.round(INQUIRIES / (createdMs / 1000))} inquiries/s, rebuilt ${inquiries?.events_per_second} events/s, ` +
      `all in ${(tookMs / 1000).toFixed(1)} s\n`,
  );
  assert.ok(tookMs < LIMIT_MS, `${tookMs} ms`);
});

test.run();
