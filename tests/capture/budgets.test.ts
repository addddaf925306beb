import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CaptureBudgets } from '../../adapters/capture/budgets.ts';
import { clientAddress } from '../../adapters/http/client-address.ts';
import { CaptureHouse } from '../support/capture-house.ts';
import { type CaptureServer, startCaptureServer } from '../support/capture-server.ts';

type Answer = { status: number; code: string | null; kind: string | null; retryAfter: string | null };

async function open() {
  const house = await new CaptureHouse().create();
  const causes: string[] = [];
  const clock = { now: () => house.now };
  const budgets = new CaptureBudgets({ clock, log: house.log, onRefused: cause => causes.push(cause) });
  const server = await startCaptureServer(house, { budgets, addressOf: clientAddress(() => false) });
  return { house, causes, server };
}

async function post({ url }: CaptureServer, id: string, what: string, body: object, cookie = ''): Promise<Answer> {
  const headers = { origin: url, 'content-type': 'application/json', cookie };
  const response = await fetch(`${url}/capture/${id}/${what}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as { error?: { code: string }; view?: { kind: string } };
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, code: answer.error?.code ?? null, kind: answer.view?.kind ?? null, retryAfter };
}

const TAKE_OVER = { viewport: { width: 800, height: 600, scale: 1, touch: false }, take_over: true };

test('take-overs in a loop open three browsers a minute and ten an hour, and end no session beyond that', async () => {
  const { house, causes, server } = await open();
  try {
    const loop = async (times: number) => {
      const answers: Answer[] = [];
      for (let time = 0; time < times; time++) answers.push(await post(server, house.inquiryId, 'start', TAKE_OVER));
      return answers.filter(({ kind }) => kind === 'live').length;
    };
    assert.is(await loop(10), 3);
    const refused = await post(server, house.inquiryId, 'start', TAKE_OVER);
    assert.equal(refused, { status: 429, code: 'TOO_MANY_STARTS', kind: null, retryAfter: '20' });
    assert.not.ok(house.scripted.latest.closed, 'who was refused has ended nothing');
    assert.is(house.logged.filter(({ message }) => message.includes('too often')).length, 1);
    assert.is(causes.length, 8);
    let started = 3;
    for (let minute = 0; minute < 6; minute++) {
      house.now = new Date(house.now.getTime() + 60_000);
      started += await loop(5);
    }
    assert.ok(started >= 10 && started <= 11, `${started} in seven minutes`);
  } finally {
    await server.close();
  }
});

test('one address starts sixty captures at once', async () => {
  const { house, causes, server } = await open();
  try {
    house.scripted.places = 100;
    const answers: Answer[] = [];
    for (let time = 0; time < 61; time++) {
      answers.push(await post(server, await house.another(), 'start', { ...TAKE_OVER, take_over: false }));
    }
    assert.is(answers.filter(({ kind }) => kind === 'live').length, 60);
    assert.is(answers.at(-1)?.code, 'TOO_MANY_VISITS');
    assert.equal(causes, ['address']);
    assert.is(house.desk.waiting(), 0, 'who was refused does not wait');
  } finally {
    await server.close();
  }
});

test('codes have a budget, and so has asking for what another person has', async () => {
  const { house, server } = await open();
  try {
    const codes: Answer[] = [];
    for (let time = 0; time < 11; time++) codes.push(await post(server, house.inquiryId, 'handover', {}));
    assert.equal(
      codes.map(({ status }) => status),
      [...Array(10).fill(200), 429],
    );
    assert.is(codes.at(-1)?.code, 'TOO_MANY_CODES');
    const page = await house.desk.start(house.inquiryId, {
      ...TAKE_OVER,
      viewport: { ...TAKE_OVER.viewport },
      holder: null,
      takeOver: false,
    });
    assert.ok(page.view.kind === 'live');
    house.desk.watch(page.view.kind === 'live' ? page.view.sessionId : '', {
      frame: async () => undefined,
      notice: () => undefined,
    });
    const ask = (name: string) => post(server, house.inquiryId, 'ask', { request: name.repeat(32) });
    for (const name of ['a', 'b', 'c']) {
      assert.is((await ask(name)).status, 200);
      assert.is((await ask(name)).status, 200, 'asking again is the same question');
      house.now = new Date(house.now.getTime() + 11_000);
    }
    assert.is((await ask('d')).code, 'TOO_MANY_QUESTIONS');
  } finally {
    await server.close();
  }
});

test.run();
