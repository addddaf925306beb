import assert from 'node:assert/strict';
import type { DetailedInquiry } from '../../adapters/client/client.ts';
import { runCliProcess } from '../support/cli.ts';
import type { LocalSite } from '../support/local-site.ts';
import type { Narrator } from './narrator.ts';
import { rawLog } from './raw-log.ts';

type Recorded = { id: string; type: string; data: Record<string, unknown>; created_at: string };

/** Whoever has a signed address gets that piece of evidence, and nobody gets more by changing it. */
export async function checkEvidence(narrator: Narrator, final: DetailedInquiry): Promise<void> {
  await narrator.step(
    'Every piece of evidence can be got at its signed address, and at no other',
    async () => {
      const evidence = final.sessions.flatMap(session => session.evidence);
      assert.deepEqual(new Set(evidence.map(each => each.evidence_type)), new Set(['screenshot', 'document']));
      for (const { file } of evidence) {
        assert.equal((await fetch(file.url)).status, 200);
        assert.equal((await fetch(forged(file.url))).status, 403);
      }
      return evidence;
    },
    evidence => evidence.map(each => `${each.evidence_type} of ${each.source_url}`).join('\n'),
  );
}

/** The same address with another end of its time, under the old signature. */
function forged(url: string): string {
  const later = url.includes('X-Amz-Expires')
    ? url.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=86400')
    : url.replace(/expires=\d+/, 'expires=9999999999');
  assert.notEqual(later, url);
  return later;
}

/** The auditor's view: the history is the event stream, and nobody without the keys reads a person's data in the log. */
export async function checkLog(
  narrator: Narrator,
  folder: string,
  final: DetailedInquiry,
  env: Record<string, string>,
  gym: LocalSite,
): Promise<void> {
  await narrator.step(
    'The auditor reads the stream: its status events are the history, entry by entry',
    async () => {
      const { stdout } = await runCliProcess(['events', `inquiry-${final.id}`, '--json'], env);
      const { events } = JSON.parse(stdout) as { events: Recorded[] };
      const entries = events
        .filter(({ type }) => type === 'ResultOpened' || type === 'ResultStatusChanged')
        .map(({ id, data }) => ({
          id,
          from_status: data.from_status ?? null,
          to_status: data.to_status,
          reason: data.reason ?? null,
          changed_by: data.changed_by ?? null,
        }));
      const history = (final.result?.status_history ?? []).map(({ created_at: _, ...entry }) => entry);
      assert.deepEqual(entries, history);
      return events;
    },
    events => events.map(event => event.type).join(', '),
  );
  await narrator.step(
    'A raw look into the log finds no subject, claim value or visited address',
    async () => {
      const visits = final.sessions.flatMap(session => session.page_visits.map(visit => visit.url));
      // The customer's own template names its start page in the clear; every other visited page is the person's.
      const visited = visits.filter(url => url !== `${gym.url}/login`);
      const claims = (final.result?.claims ?? []).map(claim => claim.value);
      const secrets = [final.subject_id, ...visited, ...claims];
      assert.ok(visited.length > 0 && claims.length > 0, 'there is something to look for');
      const log = await rawLog(folder, env.EVENT_STORE_URL);
      assert.ok(log.holds(final.id), 'it is the log of this inquiry');
      // A status such as "Active" is a word of the customer's own guide: it is looked for as JSON would hold it.
      for (const secret of secrets) assert.equal(log.holds(`"${secret}"`), false, `${log.where} holds ${secret}`);
      return `${secrets.length} values looked for in ${log.where}`;
    },
    said => said,
  );
}
