import { PNG } from 'pngjs';
import { CONSOLE_ROUTES } from '../../adapters/console/table.ts';
import { captureSession } from '../../domain/capture/session.ts';
import type { Assessment } from '../../domain/inquiry/assessment.ts';
import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';
import type { Reading } from '../../domain/teaching/taught-reading.ts';
import { template as templateDecider } from '../../domain/template/template.ts';
import { label, text } from '../domain/teaching/taught-page.ts';
import { ENVELOPE, INLINE, TEMPLATE } from '../http/requests.ts';
import { assessment } from './capture-house.ts';
import { captureDocument, pdfOf } from './captured-document.ts';
import { finishEnvelope, keepEvidence, startEnvelope } from './captured-envelope.ts';
import { assess, capture } from './captured-inquiry.ts';
import type { ConsoleVisitor, openConsoleHouse } from './console-house.ts';
import { attemptOf, recordAttempts, requestDelivery } from './exhausted-delivery.ts';
import type { Call } from './http-house.ts';

type House = Awaited<ReturnType<typeof openConsoleHouse>>;

/** What somebody writes into a field. */
export type Word = (field: string) => string;

export type ConsoleScene = {
  owner: ConsoleVisitor;
  /** Below `/console`, of every page that the table of routes has, with what there is to see; some have several. */
  pages: string[];
  /** Routes that are no pages: what else a browser gets there. */
  files: string[];
};

const GYM = 'https://gym.example.com/account';
const PICTURE = PNG.sync.write(new PNG({ width: 600, height: 300, fill: true }));

/** Routes whose answer is no page, routes that only lead to another one, and those that are named by hand below. */
const FILES = /^\/look\.css$|\/(export|presence|download|pages\/:page|evidence\/:evidence)$/;
const LEADS = /^\/next\/|\/pages$|^\/sign-in\/issuer\/back$/;

function snapshotOf(word: Word): PageSnapshot {
  return {
    url: GYM,
    title: word('title of a site'),
    viewport: { width: 600, height: 300 },
    scale: 1,
    runs: [
      text('Konto', 20, 20),
      label('Zwirbelgrad', 20, 100),
      text(word('text of a site'), 220, 100, { rect: { x: 220, y: 100, width: 300, height: 18 } }),
    ],
    pairs: [],
    regions: [],
    truncated: false,
    stable: true,
  };
}

/** What an analysis of a stranger's page may come to. */
function doubtsAbout(evidence_id: string, word: Word): Partial<Assessment> {
  const claim = { property: word('name of a claim'), source_url: `https://x.example/${word('address of a site')}` };
  const read = { value: word('value of a site'), label: word('label of a site'), score: 0.4 };
  const place = { rect: { x: 10, y: 10, width: 90, height: 20 } };
  return {
    acceptance: 'low',
    confidence: 'low',
    acceptance_reason: word('reason of an acceptance'),
    confidence_reason: word('reason of a confidence'),
    claims: [{ ...claim, ...read, evidence_id, place, pixels: 'agree' }],
    rules: [{ level: 'high', text: word('rule'), outcome: 'unknown' }],
    required_fields: [word('required field')],
    model: { name: word('model'), failure: word('failure of a model') },
  };
}

/** Fills the console of a new organization with one of everything, and says where all of it is seen. */
export async function fillConsole(house: House, orgId: string, call: Call, word: Word): Promise<ConsoleScene> {
  const made = async <Body>(path: string, body: object): Promise<Body> => {
    const answer = await call<Body>('POST', path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const context = { orgId, actor: 'system', correlationId: house.identifiers.event() };
  const invited = await house.operators.invite(
    orgId,
    { email: 'robin@example.com', role: 'owner', name: word('name of an operator') },
    'system',
  );
  const owner = house.visitor();
  await owner.accept(invited.sign_in_url);
  const waiting = await house.operators.invite(
    orgId,
    { email: 'sam@example.com', role: 'member', name: word('name of an invited person') },
    'system',
  );
  await house.organizations.createKey(orgId, { role: 'member', name: word('name of a key'), email: null }, 'system');
  await owner.send('/console/themes', { name: word('name of a theme'), accent: '#0a7a5c' });

  const fields = [
    { name: 'tier', required: true, description: word('description of a field') },
    { name: word('name of a field'), required: false, description: '' },
  ];
  const written = {
    ...TEMPLATE,
    name: word('name of a template'),
    description: word('description of a template'),
    query: word('query of a template'),
    user_instruction: word('instruction for a person'),
    ai_instruction: word('instruction for a model'),
    acceptance_guide: `High: tier is Gold\nLow: ${word('guide of a template')}`,
    metadata: { note: word('metadata of a template') },
    fields,
  };
  const { key } = await made<{ key: string }>('/web/template', { ...written, status: 'published' });
  const asked = { template_key: key, subject_id: word('subject'), max_retries: 0 };
  const { id } = await made<{ id: string }>('/web/inquiry', {
    ...asked,
    metadata: { [word('k').slice(0, 40)]: word('metadata of an inquiry') },
  });
  const captured = await capture(house, orgId, id, PICTURE, snapshotOf(word));
  const { evidenceId: evidence, sessionId } = captured;
  const visit = { inquiry_id: id, session_id: sessionId, visit_id: house.identifiers.next('web_pv_') };
  const url = `https://x.example/?${word('address that was visited')}`;
  await house.handle(captureSession, sessionId, { type: 'RecordVisit', visit: { ...visit, url } }, context);
  await assess(house, orgId, id, captured, doubtsAbout(evidence, word));
  const reading = house.identifiers.next('web_rd_');
  const taught: Reading = {
    field: word('name of a field'),
    site: 'gym.example.com',
    label: word('label of a reading').slice(0, 70),
    relation: 'right',
    landmarks: [{ kind: 'section', heading: word('heading of a site').slice(0, 90) }],
    set_apart: false,
    form: { type: 'text', shape: 'a' },
  };
  const from = { inquiry_id: id, evidence_id: evidence };
  const teach = { readingId: reading, reading: taught, taughtBy: invited.operator_id, from };
  await house.handle(templateDecider, key, { type: 'TeachReading', ...teach }, context);

  const pdf = await made<{ id: string }>('/web/inquiry', { ...asked, name: word('name of an inquiry') });
  const read = { property: 'tier', value: word('value in a document'), label: null, page: 1 };
  const bytes = pdfOf([['City Gym', 'Membership of'], [word('text of a document').slice(0, 60)]]);
  const drawn = await captureDocument(house, orgId, pdf.id, { bytes, contentType: 'application/pdf' }, [read]);
  const csv = await made<{ id: string }>('/web/inquiry', { ...INLINE, max_retries: 0 });
  const cells = Buffer.from(`Name;Tier;Since\n${word('name in a table')};${word('value in a document')};2020\n`);
  const table = await captureDocument(house, orgId, csv.id, { bytes: cells, contentType: 'text/csv' }, [read]);
  const four = await made<{ id: string }>('/web/inquiry', {
    ...INLINE,
    name: word('name of an inquiry'),
    max_retries: 0,
    settings: { four_eyes: true },
  });
  await assess(house, orgId, four.id, await capture(house, orgId, four.id, PICTURE), {
    acceptance: 'low',
    confidence: 'low',
  });
  for (const [case_, decision] of [
    [four.id, 'approve'],
    [csv.id, 'reject'],
  ] as const) {
    const page = (await owner.get(`/console/inquiries/${case_}`)).text;
    const revision = /name="revision" value="(\d+)"/.exec(page)?.[1] ?? '';
    await owner.send(`/console/inquiries/${case_}/decision`, {
      decision,
      reason: word('reason of a person'),
      revision,
    });
  }

  const draft = await owner.send('/console/new/envelope-template', {
    action: 'keep',
    name: word('name of an envelope template'),
    query: word('query of an envelope template'),
    acceptance_guide: `High: tier is Gold\nLow: ${word('guide of an envelope template')}`,
    field_name: 'tier',
    field_required: 'yes',
    field_description: word('description of a field of an envelope template'),
    step1_user_instruction: word('instruction of a step of an envelope template'),
    step1_capture_on: 'https://gym.example.com/account',
    auto: 'yes',
  });
  const drafted = draft.headers.get('location')?.split('/').at(-1);
  if (drafted === undefined) throw new Error(`no envelope template: ${draft.text}`);
  const step = { capture_on: 'https://gym.example.com/account', user_instruction: word('instruction of a step') };
  const envelope = await made<{ envelope_id: string }>('/envelope', {
    ...ENVELOPE,
    name: word('name of an envelope'),
    query: word('query of an envelope'),
    steps: [{ ...step, auto_redirect: false, full_screen: false, fields: [], ai_instruction: '' }],
  });
  const session = await startEnvelope(house, orgId, envelope.envelope_id);
  await keepEvidence(house, orgId, envelope.envelope_id, session);
  const doubt = assessment({ ...doubtsAbout('', word), claims: [], acceptance_certain: false });
  await finishEnvelope(house, orgId, envelope.envelope_id, session, doubt);

  const hook = { url: `https://hooks.example.com/?${encodeURIComponent(word('address of a hook'))}` };
  const endpoint = await made<{ id: string }>('/webhook/endpoints', { ...hook, name: word('name of a hook') });
  const delivery = await requestDelivery(house, orgId, endpoint.id, { inquiry_id: id, subject_id: asked.subject_id });
  await recordAttempts(house, orgId, delivery, [attemptOf(1, 500, word('answer of a hook')), attemptOf(2, 503)]);
  await house.readModels.catchUp();

  const named: Record<string, string[]> = {
    id: [id],
    evidence: [evidence],
    template: [key],
    envelope_template: [drafted],
    reading: [reading],
    endpoint: [endpoint.id],
    category: ['inquiry', 'operator', 'template'],
    stream: [
      `inquiry-${id}`,
      `inquiry-${four.id}`,
      `template-${key}`,
      `capture-${sessionId}`,
      `envelope-${envelope.envelope_id}`,
      `organization-${orgId}`,
      `operator-${invited.operator_id}`,
      `webhook_endpoint-${endpoint.id}`,
      `webhook_delivery-${delivery}`,
    ],
    page: ['1'],
    operator: [waiting.operator_id],
    secret: [new URL(waiting.sign_in_url).pathname.split('/').at(-1) ?? ''],
  };
  /** The addresses of a route: what its last name stands for may be several. */
  const addressesOf = (path: string): string[] => {
    const ids = path.startsWith('/envelopes/') ? { ...named, id: [envelope.envelope_id] } : named;
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const last = names.at(-1) ?? '';
    return (ids[last] ?? ['']).map(value =>
      path
        .replace(/^\/$/, '')
        .replace(/:(\w+)/g, (_, name: string) => (name === last ? value : (ids[name]?.[0] ?? 'nothing'))),
    );
  };
  const paths = CONSOLE_ROUTES.filter(({ method, path }) => method === 'GET' && !LEADS.test(path)).map(
    ({ path }) => path,
  );
  const [drawnAt, tableAt] = [`/inquiries/${pdf.id}`, `/inquiries/${csv.id}`];
  return {
    owner,
    pages: [
      ...paths.filter(path => !FILES.test(path)).flatMap(addressesOf),
      ...[drawnAt, tableAt, `/inquiries/${four.id}`],
      ...[`${drawnAt}/evidence/${drawn}/pages`, `${tableAt}/evidence/${table}/pages`],
      `/inquiries/${id}/evidence/${evidence}/teach?field=tier&text=2`,
      `${drawnAt}/evidence/${drawn}/teach?page=2&field=tier&text=0`,
      `/themes?name=${encodeURIComponent(word('name of a theme'))}`,
    ],
    files: paths.filter(path => FILES.test(path)).flatMap(addressesOf),
  };
}
