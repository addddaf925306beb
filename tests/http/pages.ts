import * as assert from 'uvu/assert';
import type { Call } from '../support/http-house.ts';

export type Page = { data: { id: string }[]; first_id: string | null; last_id: string | null; has_more: boolean };

/** One page of a list, checked in itself. */
export async function pageAt(call: Call, path: string, query: string): Promise<Page> {
  const { status, body } = await call<Page>('GET', `${path}?${query}`);
  assert.is(status, 200, JSON.stringify(body));
  assert.equal(Object.keys(body), ['data', 'first_id', 'last_id', 'has_more']);
  assert.is(body.first_id, body.data[0]?.id ?? null);
  assert.is(body.last_id, body.data.at(-1)?.id ?? null);
  return body;
}

/** Ids of the whole list, page by page. */
export async function walk(call: Call, path: string, limit: number): Promise<string[]> {
  const ids: string[] = [];
  let after = '';
  for (;;) {
    const page = await pageAt(call, path, `limit=${limit}${after}`);
    ids.push(...page.data.map(({ id }) => id));
    assert.ok(page.data.length <= limit);
    if (!page.has_more) return ids;
    assert.is(page.data.length, limit, 'only the last page is short');
    after = `&after_id=${page.last_id}`;
  }
}
