import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FIRST_STEPS } from '../../adapters/docs/first-steps.ts';
import { GUIDES } from '../../adapters/docs/guides.ts';
import { DETAIL_CODES, REFUSALS } from '../../adapters/http/openapi/refusals.ts';
import { OPERATIONS } from '../../adapters/http/operations.ts';
import { RESULT_STATUSES } from '../../domain/inquiry/transitions.ts';
import { openHttpHouse } from '../support/http-house.ts';

const house = await openHttpHouse();
test.after(() => house.close());

const page = await house.app.request('/docs');
const text = await page.text();

test('the reference is one page with every route in it, in its contents and as a section', () => {
  assert.is(page.status, 200);
  assert.match(page.headers.get('content-type') ?? '', /^text\/html/);
  for (const { id, path, summary } of OPERATIONS) {
    assert.ok(text.includes(`<a href="#${id}"><span class="method`), `${id} is in the contents`);
    assert.ok(text.includes(`<section class="operation" id="${id}"`), `${id} has a section`);
    assert.ok(text.includes(path) && text.includes(summary), id);
  }
});

test('the first steps stand before the routes, each in the contents and as a section', () => {
  for (const { id, title } of [...FIRST_STEPS, ...GUIDES]) {
    assert.ok(text.includes(`<a href="#${id}">${title}</a>`), `${id} is in the contents`);
    assert.ok(text.includes(`<section class="operation guide" id="${id}"`), `${id} has a section`);
  }
  assert.ok(text.indexOf('id="quick-start"') < text.indexOf('id="authentication"'));
});

test('the picture of the life cycle has every status, also in words', () => {
  const section = text.slice(text.indexOf('id="life-cycle"'), text.indexOf('id="acceptance-guide"'));
  for (const status of RESULT_STATUSES) {
    assert.ok(section.includes(`>${status}</text>`), status);
    assert.ok(section.includes(`<code class="name">${status}</code>`), status);
  }
});

test('each status of the redirect is told of, with what to do', () => {
  const section = text.slice(text.indexOf('id="redirect"'), text.indexOf('id="life-cycle"'));
  for (const status of ['pending', 'processing', 'approved', 'rejected', 'failed']) {
    assert.match(
      section,
      new RegExp(`<code class="name">${status}</code>.*?<p class="about">[^<].*?<p class="rules">[^<]`),
    );
  }
  assert.match(section, 'manual_review');
});

test('what to do about each refusal is told', () => {
  const section = text.slice(text.indexOf('id="errors"'), text.indexOf('id="pages"'));
  for (const status of Object.keys(REFUSALS)) {
    assert.match(section, new RegExp(`>${status}</code>.*?<p class="rules">[^<]`), status);
  }
  for (const code of ['METHOD_NOT_ALLOWED', ...Object.keys(DETAIL_CODES)]) {
    assert.match(section, new RegExp(`<code class="name">${code}</code></p><p class="about">[^<]`), code);
  }
});

test('the page needs nothing from elsewhere, and lets nothing else in', () => {
  const policy = page.headers.get('content-security-policy') ?? '';
  assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self'/);
  assert.match(policy, /; connect-src 'self'; /);
  assert.not.match(policy, /unsafe|\*/);
  assert.not.match(text, /(?:src|href)="(?:https?:)?\/\//);
  assert.not.match(text, /<style|style="|<script>|onclick=/);
});

test('every route can be tried, with its parameters, its key and an example of its body', () => {
  for (const { id, method, path, ...operation } of OPERATIONS) {
    const form = text.slice(text.indexOf(`<form data-operation="${id}"`)).split('</form>', 1)[0] ?? '';
    assert.ok(form.includes(`data-method="${method}" data-path="${path}"`), id);
    for (const [, name] of path.matchAll(/\{(\w+)\}/g)) assert.match(form, `name="${name}" data-in="path"`, id);
    const takesKey = 'keyHeader' in operation && operation.keyHeader !== null;
    assert.is(form.includes('data-key required'), takesKey, id);
    const body = 'body' in operation ? operation.body : undefined;
    assert.is(form.includes('<textarea data-body'), body !== undefined, id);
    const [example] = Object.values(body?.examples ?? {});
    const told = /<textarea[^>]*>([^<]*)</.exec(form)?.[1]?.replaceAll('&quot;', '"');
    if (example !== undefined) assert.equal(JSON.parse(told ?? ''), example, id);
  }
});

test('every link within the page leads somewhere, and no id is there twice', () => {
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(match => match[1]);
  assert.is(new Set(ids).size, ids.length);
  for (const [, target] of text.matchAll(/href="#([^"]+)"/g)) assert.ok(ids.includes(target), target);
});

test('the files of the page are served, to be kept for good', async () => {
  const files = [...text.matchAll(/(?:src|href)="(\/docs\/assets\/[^"]+)"/g)].map(match => match[1] ?? '');
  assert.ok(['docs.css', 'docs.js', 'try-it.js'].every(name => files.some(file => file.endsWith(`/${name}`))));
  for (const file of files) {
    const answer = await house.app.request(file);
    assert.is(answer.status, 200, file);
    assert.match(answer.headers.get('cache-control') ?? '', /immutable/);
    assert.match(answer.headers.get('content-type') ?? '', file.endsWith('.css') ? /^text\/css/ : /^text\/javascript/);
    assert.ok((await answer.text()).length > 200);
  }
  assert.is((await house.app.request('/docs/assets/old/docs.css')).status, 404);
});

test.run();
