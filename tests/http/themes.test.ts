import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CreatedInquiry } from '../../application/inquiries.ts';
import { readStream } from '../../application/streams.ts';
import type { TemplateView } from '../../application/views/template-view.ts';
import type { InquiryCreated } from '../../domain/inquiry/events.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { DEFAULT_COLOURS } from '../../domain/organization/theme.ts';
import { expectError, named } from '../support/expect-error.ts';
import { type Call, openHttpHouse } from '../support/http-house.ts';
import { INLINE, TEMPLATE } from './requests.ts';

const house = await openHttpHouse();
const { owner, tester, orgId } = await house.household();
const theirs = await house.household('Another house');
const pages = house.pages();
test.after(() => house.close());

const COLOURS = { background: '#101418', text: '#f2f4f6', accent: '#6fdcb9' };
const LOGO = 'https://cdn.example:8443/pictures/logo.svg?v="2"&x=<b>';
const night = { name: 'Night', logo_url: LOGO, colours: COLOURS, font: 'Inter, sans-serif' };
const ours = await house.themes.create(orgId, night, 'system');
const plain = await house.themes.create(
  orgId,
  { name: 'Plain', logo_url: null, colours: DEFAULT_COLOURS, font: null },
  'system',
);
const foreign = await house.themes.create(theirs.orgId, night, 'system');

const create = (body: object, call: Call = owner) =>
  call<TemplateView>('POST', '/web/template', { ...TEMPLATE, status: 'published', ...body });

// specification: 2.4-theme-id, 4.4-theme-id
test('a theme of the organization is stored and answered', async () => {
  assert.match(ours.id, /^theme_/);
  const created = (await create({ theme_id: ours.id })).body;
  assert.is(created.theme_id, ours.id);
  const path = `/web/template/${created.key}`;
  const drafted = (await owner<TemplateView>('POST', `${path}/draft`)).body;
  assert.is(drafted.theme_id, ours.id, 'a draft keeps the theme');
  const patched = (await owner<TemplateView>('PATCH', path, { theme_id: plain.id })).body;
  assert.is(patched.theme_id, plain.id);
  await owner('POST', `${path}/publish`);
  const again = (await owner<TemplateView>('POST', `${path}/draft`, { theme_id: ours.id })).body;
  assert.is(again.theme_id, ours.id);
  const { data } = (await owner<{ data: TemplateView[] }>('GET', path)).body;
  assert.equal(
    data.map(({ theme_id }) => theme_id),
    [ours.id, plain.id, ours.id],
  );
});

// specification: 2.4-theme-id
test('null takes the theme away, from a draft and from one that is made anew, and may be said at the creation', async () => {
  assert.is((await create({ theme_id: null })).body.theme_id, null);
  const { key } = (await create({ theme_id: ours.id })).body;
  const path = `/web/template/${key}`;
  await owner('POST', `${path}/draft`);
  assert.is((await owner<TemplateView>('PATCH', path, { name: 'x' })).body.theme_id, ours.id, 'what is left out stays');
  assert.is((await owner<TemplateView>('PATCH', path, { theme_id: null })).body.theme_id, null);
  assert.is((await owner<TemplateView>('PATCH', path, { theme_id: ours.id })).body.theme_id, ours.id);
  await owner('POST', `${path}/publish`);
  assert.is((await owner<TemplateView>('POST', `${path}/draft`, { theme_id: null })).body.theme_id, null);
});

test('themes serve the test keys of the organization too', async () => {
  assert.is((await create({ theme_id: ours.id }, tester)).body.theme_id, ours.id);
});

test("what is no theme of the organization's is refused on theme_id", async () => {
  const { key } = (await create({})).body;
  for (const theme_id of [foreign.id, 'theme_01K', '', orgId]) {
    const answers = [
      await create({ theme_id }),
      await create({ theme_id }, tester),
      await owner('POST', `/web/template/${key}/draft`, { theme_id }),
    ];
    for (const answer of answers) {
      assert.equal(named(expectError(answer, 400, 'VALIDATION_ERROR', theme_id)), ['theme_id THEME_NOT_FOUND']);
    }
  }
  await owner('POST', `/web/template/${key}/draft`);
  const patch = await owner('PATCH', `/web/template/${key}`, { theme_id: foreign.id });
  assert.equal(named(expectError(patch, 400, 'VALIDATION_ERROR')), ['theme_id THEME_NOT_FOUND']);
});

async function inquiryWith(theme_id?: string): Promise<string> {
  const { key } = (await create(theme_id === undefined ? {} : { theme_id })).body;
  const body = { template_key: key, subject_id: 'user-1' };
  return (await owner<CreatedInquiry>('POST', '/web/inquiry', body)).body.id;
}

test('an inquiry records the theme of its template', async () => {
  for (const theme_id of [ours.id, undefined]) {
    const id = await inquiryWith(theme_id);
    const [created] = await readStream(house.engines.eventStore, inquiry, id);
    assert.is((created?.data as InquiryCreated['data'] | undefined)?.theme_id, theme_id ?? null);
    // The first version that has it; fields of the configuration that come later raise it.
    assert.ok(Number(created?.metadata.schema_version) >= 2);
  }
});

test('the page of the inquiry wears the theme, and nothing else may come from where its logo is', async () => {
  const id = await inquiryWith(ours.id);
  const response = await pages.request(`/capture/${id}`);
  const policy = response.headers.get('content-security-policy') ?? '';
  assert.match(policy, "img-src 'self' blob: data: https://cdn.example:8443;");
  assert.is(policy.split('cdn.example').length, 2, 'the origin stands in one rule only');
  assert.not.match(policy, 'unsafe');
  const page = await response.text();
  assert.match(page, `<link rel="stylesheet" href="/capture/${id}/theme.css">`);
  assert.match(page, 'data-logo="https://cdn.example:8443/pictures/logo.svg?v=&quot;2&quot;&amp;x=&lt;b&gt;"');
  const css = await pages.request(`/capture/${id}/theme.css`);
  assert.is(css.status, 200);
  assert.match(css.headers.get('content-type') ?? '', 'text/css');
  assert.is(css.headers.get('x-content-type-options'), 'nosniff');
  const rules = await css.text();
  for (const rule of ['--ground: #101418;', '--text: #f2f4f6;', '--accent: #6fdcb9;', 'color-scheme: dark;']) {
    assert.match(rules, rule);
  }
  assert.match(rules, 'font-family: "Inter", sans-serif,');
});

test('without a theme the page is as it is for everybody', async () => {
  const inline = (await owner<CreatedInquiry>('POST', '/web/inquiry', INLINE)).body.id;
  for (const id of [inline, await inquiryWith()]) {
    const response = await pages.request(`/capture/${id}`);
    assert.match(response.headers.get('content-security-policy') ?? '', "img-src 'self' blob: data:;");
    assert.not.match(await response.text(), /theme\.css|data-logo/);
    assert.is((await pages.request(`/capture/${id}/theme.css`)).status, 404);
  }
  assert.is((await pages.request('/capture/nonsense/theme.css')).status, 404);
});

test('nothing of all that is our fault', () => assert.equal(house.errors, []));

test.run();
