import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ConsoleRoute } from '../../adapters/console/route.ts';
import { CONSOLE_ROUTES } from '../../adapters/console/table.ts';
import type { Reading } from '../../domain/teaching/taught-reading.ts';
import { template as templateDecider } from '../../domain/template/template.ts';
import { ENVELOPE, INLINE, TEMPLATE } from '../http/requests.ts';
import { assessment } from '../support/capture-house.ts';
import { finishEnvelope, keepEvidence, startEnvelope } from '../support/captured-envelope.ts';
import { bringToReview } from '../support/captured-inquiry.ts';
import { type ConsoleVisitor, openConsoleHouse } from '../support/console-house.ts';

const house = await openConsoleHouse();
test.after(() => house.close());
const home = await house.household('City Gym');
const away = await house.household('Other Gym');

const ROLES = ['owner', 'admin', 'member', 'auditor'] as const;
const DOUBT = assessment({ acceptance: 'low', acceptance_certain: false, confidence: 'low' });

async function newInquiry() {
  const { id } = (await home.owner<{ id: string }>('POST', '/web/inquiry', { ...INLINE, max_retries: 0 })).body;
  const { evidenceId } = await bringToReview(house, home.orgId, id);
  return { id, evidence: evidenceId };
}

async function newEnvelope() {
  const made = await home.owner<{ envelope_id: string }>('POST', '/envelope', ENVELOPE);
  const id = made.body.envelope_id;
  const session = await startEnvelope(house, home.orgId, id);
  const evidence = await keepEvidence(house, home.orgId, id, session);
  await finishEnvelope(house, home.orgId, id, session, DOUBT);
  return { id, evidence };
}

const [inquiry, envelope] = [await newInquiry(), await newEnvelope()];

const READING: Reading = {
  field: 'status',
  site: 'gym.example.com',
  label: 'Status',
  relation: 'right',
  landmarks: [],
  set_apart: false,
  form: { type: 'text', shape: 'a' },
};

/** What owners and admins make an end of, made anew for everybody who tries. */
async function newSetup() {
  const { id: endpoint } = (
    await home.owner<{ id: string }>('POST', '/webhook/endpoints', { url: 'https://hooks.example.com/' })
  ).body;
  const { id: delivery } = (await home.owner<{ id: string }>('POST', `/webhook/endpoints/${endpoint}/test`)).body;
  const { operator_id: operator } = await house.invite(home.orgId, 'member');
  const { id: key } = await house.organizations.createKey(
    home.orgId,
    { role: 'member', name: 'A key', email: null },
    'system',
  );
  const made = await home.owner<{ key: string }>('POST', '/web/template', TEMPLATE);
  const template = made.body.key;
  const reading = house.identifiers.next('web_rd_');
  const from = { inquiry_id: inquiry.id, evidence_id: inquiry.evidence };
  const context = { orgId: home.orgId, actor: 'system', correlationId: house.identifiers.event() };
  const taught = { type: 'TeachReading', readingId: reading, reading: READING, taughtBy: operator, from } as const;
  await house.handle(templateDecider, template, taught, context);
  const written = { name: ENVELOPE.name, query: 'Is it active?' };
  const { id: envelope_template } = await house.envelopeTemplates.create(home.orgId, written, 'system');
  return { endpoint, delivery, operator, key, template, reading, envelope_template };
}

let setup = await newSetup();

/** The address of a route about what stands, for whoever has this session. */
function addressOf({ path }: ConsoleRoute, sessionId: string): string {
  const thing = path.startsWith('/envelopes') ? envelope : inquiry;
  const named: Record<string, string> = {
    id: thing.id,
    evidence: thing.evidence,
    session: sessionId,
    stream: `inquiry-${inquiry.id}`,
    category: 'inquiry',
    page: '1',
    ...setup,
  };
  return `/console${path === '/' ? '' : path.replace(/:(\w+)/g, (_, name: string) => named[name] ?? 'nothing')}`;
}

const call = (person: ConsoleVisitor, route: ConsoleRoute) => {
  const path = addressOf(route, person.cookies.get('affiant_console')?.split('.')[0] ?? 'none');
  // A reason is missing, so that nobody decides anything before all have tried.
  return route.method === 'GET'
    ? person.get(path)
    : person.send(path, { decision: 'approve', reason: '', revision: '0', role: 'member' });
};

/** Who gets further than to the check of their role. */
const MAY: Record<ConsoleRoute['who'], readonly string[]> = {
  anyone: ROLES,
  operator: ROLES,
  reviewer: ['owner', 'admin', 'member'],
  manager: ['owner', 'admin'],
};

const guarded = CONSOLE_ROUTES.filter(({ who }) => who !== 'anyone');
/** What is about one thing of the organization. */
const ofThings = guarded.filter(({ path }) => /:(?!session|category)/.test(path));

test('the table is what is tried: it has open, guarded and reviewing routes', () => {
  assert.ok(CONSOLE_ROUTES.length > 10 && ofThings.length >= 8);
  for (const who of ['anyone', 'operator', 'reviewer', 'manager'])
    assert.ok(CONSOLE_ROUTES.some(route => route.who === who));
});

test('nobody who is not signed in gets further than to the sign-in', async () => {
  for (const route of guarded) {
    const { status, headers } = await call(house.visitor(), route);
    assert.is(status, route.method === 'GET' ? 303 : 403, route.path);
    if (route.method === 'GET') assert.match(headers.get('location') ?? '', /^\/console\/sign-in\?to=%2Fconsole/);
  }
});

for (const role of ROLES) {
  test(`${role}: every route by the table`, async () => {
    setup = await newSetup();
    for (const route of guarded) {
      const person = await house.operator(home.orgId, role);
      const { status, text } = await call(person, route);
      if (!MAY[route.who].includes(role)) {
        assert.is(status, 403, route.path);
        assert.match(text, /Auditors read everything and change nothing|Only owners and admins may do this/);
      } else {
        assert.ok([200, 303, 400, 409].includes(status), `${route.method} ${route.path}: ${status}`);
      }
    }
  });
}

test('for people of another organization nothing of this one is there', async () => {
  setup = await newSetup();
  for (const role of ROLES) {
    const stranger = await house.operator(away.orgId, role);
    for (const route of ofThings) {
      const { status, text } = await call(stranger, route);
      assert.is(status, MAY[route.who].includes(role) ? 404 : 403, `${role} ${route.path}`);
      assert.not.match(text, ENVELOPE.name);
    }
    assert.not.match((await stranger.get('/console/review')).text, inquiry.id);
  }
});

test('what test keys make is nothing of the console', async () => {
  const { body } = await home.tester<{ id: string }>('POST', '/web/inquiry', INLINE);
  const owner = await house.operator(home.orgId, 'owner');
  assert.is((await owner.get(`/console/inquiries/${body.id}`)).status, 404);
});

test('a change that no page of ours asks for is refused before anything else', async () => {
  const person = await house.operator(home.orgId, 'owner');
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'https://console.test.evil.example' },
    { origin: 'http://console.test' },
    { origin: 'null' },
    { origin: '' },
  ];
  for (const route of CONSOLE_ROUTES.filter(({ method }) => method === 'POST')) {
    for (const headers of foreign) {
      const path = addressOf(route, person.cookies.get('affiant_console')?.split('.')[0] ?? '');
      const { status, text } = await person.ask('POST', path, { headers });
      assert.is(status, 403, `${route.path} ${headers.origin}`);
      assert.match(text, 'own pages only');
    }
  }
  assert.is((await person.get('/console/sessions')).status, 200);
});

test('every answer says that nobody frames it, and that nothing but our own files runs on it', async () => {
  const person = await house.operator(home.orgId, 'member');
  const answers = [await person.get('/console/nothing'), await house.visitor().get('/console/sign-in')];
  for (const route of guarded.filter(({ method }) => method === 'GET')) answers.push(await call(person, route));
  for (const { headers } of answers) {
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, "default-src 'none'");
    assert.not.match(policy, 'unsafe-inline');
    assert.is(headers.get('x-frame-options'), 'DENY');
    assert.is(headers.get('cache-control'), 'no-store');
    assert.is(headers.get('x-content-type-options'), 'nosniff');
    if (!policy.includes('sandbox')) assert.match(policy, "frame-ancestors 'none'");
  }
});

test('no page has script or style of its own in it', async () => {
  const person = await house.operator(home.orgId, 'owner');
  for (const route of guarded.filter(({ method, path }) => method === 'GET' && !path.includes('evidence'))) {
    const { text } = await call(person, route);
    assert.not.match(text, /<script(?![^>]* src=)|<style|\son\w+=|\sstyle=/i, route.path);
  }
});

test('a sign-in leads to pages of the console only', async () => {
  for (const to of ['//evil.example', 'https://evil.example/', '/console/../api', '/console/sign-in', 'javascript:1']) {
    const { text } = await house.visitor().get(`/console/sign-in?to=${encodeURIComponent(to)}`);
    assert.match(text, 'data-to="/console/review"', to);
  }
  const { text } = await house
    .visitor()
    .get(`/console/sign-in?to=${encodeURIComponent(`/console/inquiries/${inquiry.id}`)}`);
  assert.match(text, `data-to="/console/inquiries/${inquiry.id}"`);
});

test('nothing was our fault', () => assert.equal(house.errors, []));

test.run();
