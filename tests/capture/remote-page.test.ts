import { PassThrough } from 'node:stream';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DevtoolsConnection } from '../../infrastructure/chromium/devtools/connection.ts';
import { openContext } from '../../infrastructure/chromium/devtools/context.ts';
import type { PageObserver } from '../../infrastructure/chromium/devtools/page.ts';
import { eventually } from '../support/eventually.ts';

const CONTEXT = 'context';
const PAGE = { targetId: 'page', type: 'page', browserContextId: CONTEXT };
const LETTER = 'https://club.example/letter.pdf';

type Command = { id: number; method: string; sessionId?: string };

/** A browser that answers every command; `answers` says what to these, with what it tells along in one piece. */
function scriptedBrowser(answers: Record<string, (command: Command) => object[]>) {
  const [commands, told] = [new PassThrough(), new PassThrough()];
  const tell = (...messages: object[]) => told.write(messages.map(message => `${JSON.stringify(message)}\0`).join(''));
  commands.on('data', (chunk: Buffer) => {
    for (const text of chunk.toString().split('\0').filter(Boolean)) {
      const command = JSON.parse(text) as Command;
      const { id, sessionId } = command;
      setImmediate(() => tell(...(answers[command.method]?.(command) ?? [{ id, sessionId, result: {} }])));
    }
  });
  return new DevtoolsConnection(commands, told, () => undefined);
}

test('a window that comes to a page while it is taken over is where that page is', async () => {
  const connection = scriptedBrowser({
    'Target.createBrowserContext': ({ id }) => [{ id, result: { browserContextId: CONTEXT } }],
    'Target.setAutoAttach': ({ id, sessionId }) =>
      sessionId === undefined
        ? [
            { method: 'Target.attachedToTarget', params: { sessionId: 'of-page', targetInfo: { ...PAGE, url: '' } } },
            { id, result: {} },
          ]
        : [{ id, sessionId, result: {} }],
    'Page.getFrameTree': ({ id, sessionId }) => [
      { id, sessionId, result: { frameTree: { frame: { id: PAGE.targetId, url: '' } } } },
      { method: 'Page.frameNavigated', sessionId, params: { frame: { id: PAGE.targetId, url: LETTER } } },
    ],
  });
  const addresses: string[] = [];
  const observer = {
    nameOf: (address: string) => address,
    navigated: (url: string) => addresses.push(url),
  } as unknown as PageObserver;
  let isTaken = false;
  await openContext(
    connection,
    page => {
      void page.begin(observer).then(() => {
        isTaken = page.url() === LETTER;
      });
    },
    () => undefined,
  );
  await eventually('it to be there', () => isTaken);
  assert.equal(addresses, [LETTER]);
  connection.close();
});

test.run();
