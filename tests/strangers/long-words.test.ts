import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RemoteBrowser } from '../../application/ports/remote-browser.ts';
import { LONGEST } from '../../infrastructure/chromium/wire/bounds.ts';
import { PROOF } from '../end-to-end/end-user.ts';
import { hasBrowser } from '../support/any-browser.ts';
import { CaptureHouse } from '../support/capture-house.ts';
import { begin, Watcher } from '../support/capture-steps.ts';
import { eventually } from '../support/eventually.ts';
import { type LocalSite, startLocalSite } from '../support/local-site.ts';
import { remoteBrowser } from '../support/remote-browser.ts';

const NAME = 'words without end of a site';
const test = suite(NAME);
const run = (await hasBrowser(NAME)) ? test : test.skip;

/** As much as a site may put into a dialog, and into the name of a file: a longer one Chromium itself does not save. */
const MUCH = `'x'.repeat(1e6)`;
const LONG_NAME = `'x'.repeat(1e5) + '.pdf'`;
/** A host's messages, log lines and events have nothing longer than what is meant to be long. */
const LONGEST_LINE = 2_000;

const script = (code: string) =>
  `<!doctype html><title>Site</title><p>here<script>addEventListener('load', () => setTimeout(() => { ${code} }))</script>`;
const save = (bytes: string, name: string) => `
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([${bytes}]));
  link.download = ${name};
  link.click();`;

const PAGES: Record<string, string> = {
  '/alert': script(`alert(${MUCH})`),
  '/confirm': script(`confirm(${MUCH})`),
  '/prompt': script(`prompt(${MUCH}, ${MUCH})`),
  '/saved': script(save(`Uint8Array.from(atob('${PROOF.toString('base64')}'), sign => sign.charCodeAt(0))`, LONG_NAME)),
  '/too-large': script(save(`new Uint8Array(30 * 1024 * 1024)`, LONG_NAME)),
};

let site: LocalSite;
let browser: RemoteBrowser;
const hostLines: string[] = [];
const line = (message: string, fields?: unknown) => void hostLines.push(JSON.stringify({ message, fields }));

test.before(async () => {
  site = await startLocalSite((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(PAGES[request.url ?? ''] ?? '<p>here');
  });
  browser = remoteBrowser({ log: { info: line, warn: line, error: line } });
  await browser.start();
});
test.after(async () => {
  await browser?.close();
  await site?.close();
});

/** Somebody captures documents at this page; what they are told, what is logged, and their end. */
async function visit(path: string) {
  const house = await new CaptureHouse({ start_url: `${site.url}${path}`, capture_type: 'document' }, browser).create();
  const sessionId = await begin(house);
  const watcher = new Watcher();
  house.desk.watch(sessionId, watcher);
  const told = <Type extends string>(type: Type) =>
    watcher.notices.find((notice): notice is Extract<typeof notice, { type: Type }> => notice.type === type);
  return { house, told, leave: () => house.desk.close() };
}

for (const kind of ['alert', 'confirm', 'prompt'] as const) {
  run(`a person is told the beginning of what "${kind}" says, and the session goes on`, async () => {
    const { told, leave } = await visit(`/${kind}`);
    const dialog = await eventually('the dialog', () => told('dialog') ?? told('ended'));
    assert.is(dialog.type, 'dialog');
    const { message, defaultValue } = dialog as Extract<typeof dialog, { type: 'dialog' }>;
    assert.equal([message.length, defaultValue.length], [LONGEST.dialog, kind === 'prompt' ? LONGEST.dialog : 0]);
    assert.is(message.at(-1), '…');
    await leave();
  });
}

for (const [path, type] of [
  ['/saved', 'evidence'],
  ['/too-large', 'download_refused'],
] as const) {
  run(`the name of a file that is ${path.slice(1)} is cut before anybody keeps, logs or shows it`, async () => {
    const { house, told, leave } = await visit(path);
    const notice = await eventually('the file', () => told(type) ?? told('ended'), 20_000);
    assert.is(notice.type, type, JSON.stringify(notice).slice(0, 500));
    for (const said of [notice, ...house.store.events, ...house.logged, ...hostLines]) {
      const text = JSON.stringify(said, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
      assert.ok(text.length < LONGEST_LINE, `${text.length} characters: ${text.slice(0, 200)}`);
    }
    await leave();
  });
}

test.run();
