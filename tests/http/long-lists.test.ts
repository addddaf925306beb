import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { NewEvent, StreamName } from '../../application/ports/event-store.ts';
import { streamOf } from '../../application/streams.ts';
import type { TemplateView } from '../../application/views/template-view.ts';
import { organization } from '../../domain/organization/organization.ts';
import { template } from '../../domain/template/template.ts';
import { openHttpHouse } from '../support/http-house.ts';
import { TEMPLATE } from './requests.ts';

const MANY = 1100;

const house = await openHttpHouse();
const ours = await house.household();
test.after(() => house.close());

/** Puts events that are like one of a stream behind it, as many as there are data. */
async function lengthen(stream: StreamName, type: string, datas: (data: object) => readonly [string, object][]) {
  const past = await house.engines.eventStore.read(stream);
  const like = past.findLast(event => event.type === type);
  if (like === undefined) throw new Error(`${stream} has no ${type}`);
  const { schema_version: _, ...metadata } = like.metadata;
  const events = datas(Object(like.data)).map(
    ([name, data]): NewEvent => ({ id: house.identifiers.event(), type: name, data, metadata }),
  );
  await house.engines.eventStore.append(stream, events, past.at(-1)?.revision ?? 'no_stream');
  await house.readModels.catchUp();
}

test('all versions of a template are answered, newest first', async () => {
  const { body } = await ours.owner<TemplateView>('POST', '/web/template', TEMPLATE);
  const { key } = body;
  await lengthen(streamOf(template, key), 'TemplateDrafted', data => {
    const ids = Array.from({ length: MANY }, () => house.identifiers.next('web_tpl_'));
    return ids.flatMap((template_id, index): [string, object][] => [
      ['TemplatePublished', { key, template_id: ids[index - 1] ?? body.id, version: index + 1, supersedes: null }],
      ['TemplateDrafted', { ...data, template_id, version: index + 2 }],
    ]);
  });
  const { data } = (await ours.owner<{ data: TemplateView[] }>('GET', `/web/template/${key}`)).body;
  assert.equal(
    data.map(({ version }) => version),
    Array.from({ length: MANY + 1 }, (_, index) => MANY + 1 - index),
  );
});

test('all keys of an organization are listed', async () => {
  const before = (await house.organizations.listKeys(ours.orgId)).length;
  await lengthen(streamOf(organization, ours.orgId), 'ApiKeyIssued', data =>
    Array.from({ length: MANY }, (_, index): [string, object] => {
      const key_id = house.identifiers.next('key_');
      return ['ApiKeyIssued', { ...data, key_id, key_hash: `hash ${index}` }];
    }),
  );
  const keys = await house.organizations.listKeys(ours.orgId);
  assert.is(keys.length, before + MANY);
  assert.is(new Set(keys.map(({ key_id }) => key_id)).size, before + MANY);
  assert.not.match(JSON.stringify(keys), 'hash');
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
