import { PNG } from 'pngjs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';
import { label, text } from '../domain/teaching/taught-page.ts';
import { TEMPLATE } from '../http/requests.ts';
import { captureDocument, pdfOf } from '../support/captured-document.ts';
import { assess, capture } from '../support/captured-inquiry.ts';
import { openConsoleHouse } from '../support/console-house.ts';
import { eventually } from '../support/eventually.ts';

const house = await openConsoleHouse();
test.after(() => house.close());
const home = await house.household('City Gym');
const kim = await house.operator(home.orgId, 'member');

const PICTURE = PNG.sync.write(new PNG({ width: 600, height: 300, fill: true }));
const PAGE: PageSnapshot = {
  url: 'https://gym.example.com/account',
  title: '',
  viewport: { width: 600, height: 300 },
  scale: 1,
  runs: [
    text('Konto', 20, 20),
    label('Zwirbelgrad', 20, 100),
    text('Gold <b>', 220, 100),
    label('Ankerzeit', 20, 140),
    text('3 March 2019', 220, 140),
  ],
  pairs: [],
  regions: [],
  truncated: false,
  stable: true,
};
const FIELDS = ['tier', 'member_since'].map(name => ({ name, description: '', required: true }));

async function newTemplate(): Promise<string> {
  const published = { ...TEMPLATE, fields: FIELDS, status: 'published' };
  return (await home.owner<{ key: string }>('POST', '/web/template', published)).body.key;
}

/** A case in review with this page in it; without one nothing of its text was kept. */
async function newCase(template: string, page?: PageSnapshot) {
  const asked = { template_key: template, subject_id: 'customer-1', max_retries: 0 };
  const { id } = (await home.owner<{ id: string }>('POST', '/web/inquiry', asked)).body;
  const captured = await capture(house, home.orgId, id, PICTURE, page);
  await assess(house, home.orgId, id, captured, { acceptance: 'low', confidence: 'low' });
  const address = `/console/inquiries/${id}`;
  return { id, ...captured, address, lesson: `${address}/evidence/${captured.evidenceId}/teach` };
}

const key = await newTemplate();
const taughtFrom = await newCase(key, PAGE);
const eventsOf = async (template: string) =>
  (await house.engines.eventStore.read(`template-${template}`)).map(({ type, data, metadata }) => ({
    type,
    data: Object(data),
    metadata,
  }));
const offersOn = (page: string) => [...page.matchAll(/name="offer" value="([^"]+)"/g)].map(([, offer]) => offer ?? '');

test('what was read is offered to be pointed at, in the order of the page, where it stands', async () => {
  assert.match((await kim.get(taughtFrom.address)).text, `href="${taughtFrom.lesson}"`);
  const { status, text: page } = await kim.get(taughtFrom.lesson);
  assert.is(status, 200);
  const told = [...page.matchAll(/<option value="(\d+)" data-place="([^"]+)">([^<]*)/g)].map(([, ...each]) => each);
  assert.equal(told, [
    ['0', '20 20 40 18', 'Konto'],
    ['1', '20 100 88 18', 'Zwirbelgrad'],
    ['2', '220 100 64 18', 'Gold &lt;b&gt;'],
    ['3', '20 140 72 18', 'Ankerzeit'],
    ['4', '220 140 96 18', '3 March 2019'],
  ]);
  const looks = await house.engines.eventStore.read(`evidence_access-${taughtFrom.evidenceId}`);
  assert.is(looks.at(-1)?.metadata.actor, `operator:${kim.operatorId}`, 'texts are evidence: who gets them is logged');
});

test('pointing shows what would be read, with the check of the picture, and saves nothing', async () => {
  const { text: page } = await kim.get(`${taughtFrom.lesson}?field=tier&text=2`);
  assert.match(page, 'tier is <strong>Gold &lt;b&gt;</strong>');
  assert.equal(offersOn(page), ['right Zwirbelgrad']);
  assert.match(page, 'beside “Zwirbelgrad”');
  // The picture is blank.
  assert.not.match(page, 'The picture shows the same');
  assert.match(page, /The picture (could not be read|shows something else)/);
  const nothing = (await kim.get(`${taughtFrom.lesson}?field=tier&text=0`)).text;
  assert.equal(offersOn(nothing), []);
  assert.match(nothing, 'can’t be read again');
  assert.is((await kim.get(`${taughtFrom.lesson}?field=shoe_size&text=2`)).status, 400);
  assert.equal(
    (await eventsOf(key)).map(({ type }) => type),
    ['TemplateDrafted', 'TemplatePublished'],
  );
});

test('saved, it is a reading of the template by its operator, once', async () => {
  const form = { field: 'tier', text: '2', offer: 'right Zwirbelgrad' };
  assert.is((await kim.send(taughtFrom.lesson, { ...form, offer: 'below Konto' })).status, 409);
  const saved = await kim.send(taughtFrom.lesson, form);
  assert.equal([saved.status, saved.headers.get('location')], [303, `${taughtFrom.lesson}?taught=tier`]);
  const last = (await eventsOf(key)).at(-1);
  assert.is(last?.type, 'ReadingTaught');
  assert.is(last?.metadata.actor, `operator:${kim.operatorId}`);
  const { field, from, label: words, relation, site, taught_by } = last?.data ?? {};
  assert.equal(
    { field, from, words, relation, site, taught_by },
    {
      field: 'tier',
      from: { inquiry_id: taughtFrom.id, evidence_id: taughtFrom.evidenceId },
      words: 'Zwirbelgrad',
      relation: 'right',
      site: 'gym.example.com',
      taught_by: kim.operatorId,
    },
  );
  assert.not.match(JSON.stringify(last?.data), 'Gold');
  const again = await kim.send(taughtFrom.lesson, form);
  assert.is(again.status, 409);
  assert.match(again.text, 'taught already');
  assert.is((await eventsOf(key)).length, 3);
});

const readings = `/console/templates/${key}/readings`;
const readingIds = (page: string) => [...page.matchAll(/readings\/(web_rd_\w+)\/withdraw/g)].map(([, id]) => id ?? '');

test('the readings of a template are told with who taught them, and the case they were taught on', async () => {
  assert.match((await kim.get(`/console/templates/${key}`)).text, `href="${readings}"`);
  assert.match((await kim.get(taughtFrom.address)).text, `<a href="/console/templates/${key}">${key}, version 1</a>`);
  assert.match((await kim.get(taughtFrom.address)).text, `href="${readings}"`);
  const { text: page } = await kim.get(readings);
  assert.match(page, '<strong>tier</strong> <span>beside “Zwirbelgrad” on gym.example.com: a text</span>');
  assert.match(page, 'Taught by Kim the member');
  assert.match(page, `href="${taughtFrom.address}"`);
});

test('a reading is tried on what is kept of its site, the newest first, and changes nothing', async () => {
  const moved = { ...PAGE, runs: [label('Zwirbelgrad', 20, 100), text('Silber', 20, 124)] };
  const later = await newCase(key, moved);
  const elsewhere = await newCase(await newTemplate(), PAGE);
  const foreign = await newCase(key, { ...PAGE, url: 'https://club.example.com/account' });
  const [id] = readingIds((await kim.get(readings)).text);
  const { status, text: page } = await kim.get(`${readings}/${id}`);
  assert.is(status, 200);
  const trials = page.slice(page.indexOf('Tried on what is kept'), page.indexOf('Taught by'));
  assert.ok(trials.indexOf(later.id) < trials.indexOf(taughtFrom.id), 'newest first');
  assert.not.match(trials, elsewhere.id);
  assert.not.match(trials, foreign.id, 'a page of another site');
  assert.match(trials.slice(0, trials.indexOf(later.id)), 'Label moved');
  assert.match(trials.slice(trials.indexOf(later.id)), 'Gold &lt;b&gt;');
  const looks = await house.engines.eventStore.read(`evidence_access-${later.evidenceId}`);
  assert.is(looks.at(-1)?.metadata.actor, `operator:${kim.operatorId}`);
  assert.is((await eventsOf(key)).length, 3);
});

test('auditors teach nothing, and strangers find nothing to teach', async () => {
  const auditor = await house.operator(home.orgId, 'auditor');
  assert.not.match((await auditor.get(taughtFrom.address)).text, taughtFrom.lesson);
  const away = await house.household('Other Gym');
  const stranger = await house.operator(away.orgId, 'owner');
  const form = { field: 'member_since', text: '4', offer: 'right Ankerzeit' };
  for (const [person, expected] of [
    [auditor, 403],
    [stranger, 404],
  ] as const) {
    assert.is((await person.get(taughtFrom.lesson)).status, expected);
    assert.is((await person.send(taughtFrom.lesson, form)).status, expected);
  }
  assert.is((await eventsOf(key)).length, 3);
});

test('assessed again, a case shows what would change by what was taught, and is recorded as it was seen', async () => {
  const again = `${taughtFrom.address}/reassessment`;
  const resultOf = async () =>
    (await home.owner<{ result: { status: string; claims: unknown[] } }>('GET', `/web/inquiry/${taughtFrom.id}`)).body
      .result;
  const streamOf = () => house.engines.eventStore.read(`inquiry-${taughtFrom.id}`);
  assert.match((await kim.get(taughtFrom.address)).text, `action="${again}"`);
  const before = (await streamOf()).length;
  const { status, text: page } = await kim.get(again);
  assert.is(status, 200);
  assert.match(
    page,
    /scope="row">tier<\/th><td class="written" data-of="As it stands">–<\/td><td [^>]*>Gold &lt;b&gt;</,
  );
  assert.match(
    page,
    /scope="row">taught reading of tier<\/th><td class="written" data-of="As it stands">–<\/td><td [^>]*>read</,
  );
  assert.match(page, 'The result stays in review.');
  assert.is((await streamOf()).length, before, 'nothing is recorded by looking');
  const [revision = '', shown = ''] = ['revision', 'shown'].map(
    name => new RegExp(`name="${name}" value="(\\w+)"`).exec(page)?.[1],
  );
  const auditor = await house.operator(home.orgId, 'auditor');
  assert.not.match((await auditor.get(taughtFrom.address)).text, again);
  assert.is((await auditor.get(again)).status, 403);
  assert.is((await auditor.send(again, { revision, shown })).status, 403);
  assert.is((await kim.send(again, { revision, shown: '0'.repeat(64) })).status, 409);
  assert.is((await streamOf()).length, before);
  assert.is((await kim.send(again, { revision, shown })).status, 303);
  const last = (await streamOf()).at(-1);
  assert.equal([last?.type, last?.metadata.actor], ['ResultAssessed', `operator:${kim.operatorId}`]);
  const { claims, status: now } = await resultOf();
  assert.is(now, 'manual_review');
  assert.ok(JSON.stringify(claims).includes('Gold <b>'), JSON.stringify(claims));
  assert.match((await kim.get(again)).text, 'Nothing would change');
  assert.is((await kim.send(again, { revision, shown })).status, 409, 'it has gone on since');
});

test('withdrawn by whoever may change things, it is read by no more, and can be taught again', async () => {
  const [id] = readingIds((await kim.get(readings)).text);
  const auditor = await house.operator(home.orgId, 'auditor');
  assert.equal(readingIds((await auditor.get(readings)).text), []);
  assert.is((await auditor.send(`${readings}/${id}/withdraw`)).status, 403);
  const stranger = await house.operator((await house.household('Third Gym')).orgId, 'owner');
  for (const path of [readings, `${readings}/${id}`]) assert.is((await stranger.get(path)).status, 404, path);
  assert.is((await stranger.send(`${readings}/${id}/withdraw`)).status, 404);
  assert.is((await kim.send(`${readings}/${id}/withdraw`)).status, 303);
  const last = (await eventsOf(key)).at(-1);
  assert.equal([last?.type, last?.data.reading_id, last?.data.withdrawn_by], ['ReadingWithdrawn', id, kim.operatorId]);
  assert.match((await kim.get(readings)).text, 'Nothing was taught yet');
  assert.is((await kim.send(`${readings}/${id}/withdraw`)).status, 404);
  const form = { field: 'tier', text: '2', offer: 'right Zwirbelgrad' };
  assert.is((await kim.send(taughtFrom.lesson, form)).status, 303);
});

test('there is nothing to point at without the text of a page, without a template, and after the case is erased', async () => {
  const bare = await newCase(key);
  const nothing = await kim.get(bare.lesson);
  assert.is(nothing.status, 409);
  assert.match(nothing.text, '<h1>This can’t be done now</h1>');
  assert.match(nothing.text, 'the text of this page was not kept');
  const { id } = (
    await home.owner<{ id: string }>('POST', '/web/inquiry', { ...TEMPLATE, name: 'Inline', subject_id: 'customer-2' })
  ).body;
  const { evidenceId } = await capture(house, home.orgId, id, PICTURE, PAGE);
  const address = `/console/inquiries/${id}`;
  assert.not.match((await kim.get(address)).text, 'Taught readings');
  assert.match((await kim.get(`${address}/evidence/${evidenceId}/teach`)).text, 'without a template');
  const asked = { template_key: key, subject_id: 'customer-3' };
  const pending = (await home.owner<{ id: string }>('POST', '/web/inquiry', asked)).body.id;
  assert.not.match(
    (await kim.get(`/console/inquiries/${pending}`)).text,
    'Taught readings',
    'nothing was captured yet',
  );
  const gone = await newCase(key, PAGE);
  await house.erasure.delete(gone.id, 'system');
  assert.is((await kim.get(gone.lesson)).status, 404);
});

test('on a page of a document values are pointed at in the unit of its sheet, and the reading is of documents', async () => {
  const template = await newTemplate();
  const asked = { template_key: template, subject_id: 'customer-1', max_retries: 0 };
  const { id } = (await home.owner<{ id: string }>('POST', '/web/inquiry', asked)).body;
  const bytes = pdfOf([['Konto'], ['Zwirbelgrad: Gold']]);
  const evidence = await captureDocument(house, home.orgId, id, { bytes, contentType: 'application/pdf' }, []);
  const lesson = `/console/inquiries/${id}/evidence/${evidence}/teach`;
  assert.match((await kim.get(`/console/inquiries/${id}`)).text, `href="${lesson}">Point at a value on document 1`);
  const first = (await kim.get(lesson)).text;
  assert.match(first, `data-unit="595 842"`);
  assert.match(first, `src="/console/inquiries/${id}/evidence/${evidence}/pages/1"`);
  assert.match(first, `href="${lesson}?page=2"`);
  const { text: page } = await kim.get(`${lesson}?page=2&field=tier&text=0`);
  const [x = 0, y = 0] = (/data-place="([^"]+)"/.exec(page)?.[1] ?? '').split(' ').map(Number);
  assert.ok(Math.abs(x - 72) < 3 && y > 50 && y < 80, `${x} ${y}`);
  assert.match(page, 'tier is <strong>Gold</strong>');
  assert.match(page, 'Where it stands in documents');
  assert.equal(offersOn(page), ['within Zwirbelgrad']);
  const looks = await house.engines.eventStore.read(`evidence_access-${evidence}`);
  assert.equal(
    looks.map(({ data }) => Object(data).page),
    [1, 2],
  );
  const form = { field: 'tier', text: '0', offer: 'within Zwirbelgrad' };
  assert.is((await kim.send(`${lesson}?page=1`, form)).status, 409, 'on the first page another text is the first');
  const saved = await kim.send(`${lesson}?page=2`, form);
  assert.equal([saved.status, saved.headers.get('location')], [303, `${lesson}?page=2&taught=tier`]);
  const listed = (await kim.get(`/console/templates/${template}/readings`)).text;
  assert.match(listed, 'behind “Zwirbelgrad” in the same line in documents');
  const [reading] = readingIds(listed);
  assert.match(
    (await kim.get(`/console/templates/${template}/readings/${reading}`)).text,
    '<strong class="value">Gold',
  );
  assert.is((await kim.get(`${lesson}?page=3`)).status, 409);
  for (const wrong of ['0', 'x']) assert.is((await kim.get(`${lesson}?page=${wrong}`)).status, 404, wrong);
});

test('in a document that is no picture values are pointed at in its text, and PDF files are read by that too', async () => {
  const template = await newTemplate();
  const asked = { template_key: template, subject_id: 'customer-1', max_retries: 0 };
  const newDocument = async (bytes: Uint8Array, contentType: string) => {
    const { id } = (await home.owner<{ id: string }>('POST', '/web/inquiry', asked)).body;
    const evidence = await captureDocument(house, home.orgId, id, { bytes, contentType }, []);
    return { id, lesson: `/console/inquiries/${id}/evidence/${evidence}/teach` };
  };
  const text = await newDocument(Buffer.from('Konto\nZwirbelgrad: Gold\n'), 'text/plain');
  assert.match(
    (await kim.get(`/console/inquiries/${text.id}`)).text,
    `href="${text.lesson}">Point at a value on document 1`,
  );
  const { text: page } = await kim.get(text.lesson);
  assert.not.match(page, '<img');
  const [, at = ''] = /data-text="(\d+)">Zwirbelgrad: Gold</.exec(page) ?? [];
  assert.match(page, `<option value="${at}" data-place=`);
  assert.match((await kim.get(`${text.lesson}?field=tier&text=${at}`)).text, 'tier is <strong>Gold</strong>');
  const saved = await kim.send(text.lesson, { field: 'tier', text: at, offer: 'within Zwirbelgrad' });
  assert.is(saved.status, 303);
  const pdf = await newDocument(pdfOf([['Zwirbelgrad: Silber']]), 'application/pdf');
  const [reading] = readingIds((await kim.get(`/console/templates/${template}/readings`)).text);
  // The list of what waits for a person shows a new document a moment later.
  let tried = '';
  await eventually('the reading was tried on the PDF file', async () => {
    tried = (await kim.get(`/console/templates/${template}/readings/${reading}`)).text;
    return tried.includes(pdf.id) && tried.includes('<strong class="value">Silber');
  }).catch(({ message }: Error) => assert.unreachable(`${message}: ${tried}`));
  const cells = await newDocument(Buffer.from('Name,Zwirbelgrad\nZoe,Gold\n'), 'text/csv');
  assert.match((await kim.get(cells.lesson)).text, />Zwirbelgrad<\/span>/);
});

test('nothing was our fault', () => assert.equal(house.errors, []));

test.run();
