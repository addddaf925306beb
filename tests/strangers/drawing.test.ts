import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DomainError } from '../../domain/domain-error.ts';
import { missingConfinement } from '../../infrastructure/confinement/confined-command.ts';
import { createConfinedViewer } from '../../infrastructure/reader/confined-viewer.ts';
import { descendants } from '../support/descendants.ts';
import { eventually } from '../support/eventually.ts';
import { freshReaders } from '../support/fresh-readers.ts';
import { silentLog } from '../support/silent-log.ts';
import { sized } from '../support/test-size.ts';
import { assertConfined, openElsewhere } from './confined-process.ts';
import { drawnBombs, endlessPage, plan } from './drawn-bombs.ts';

/** What the service's own process may spend while a page of a stranger is drawn, in ms of a processor. */
const MOST_OWN_MS = 1_000;
const viewer = createConfinedViewer({
  log: silentLog,
  readers: freshReaders(),
  drawers: freshReaders({ drawing: true, keepsSpare: true }),
});
const never = new AbortController().signal;

/** What becomes of the first page: the kind of its picture, or the sentence that its reader gets. */
async function drawn(bytes: Uint8Array, signal = never): Promise<string> {
  try {
    return (await viewer.draw({ bytes, contentType: 'application/pdf' }, 1, signal)).contentType;
  } catch (problem) {
    return problem instanceof DomainError ? problem.message : `no sentence: ${problem}`;
  }
}

/** Those that draw, the spare among them. */
const drawers = (): number[] =>
  descendants()
    .filter(({ commandLine }) => commandLine.includes('--allow-addons'))
    .map(({ pid }) => pid);

/** Whether it has loaded the native code that draws. */
const isDrawing = (pid: number): boolean => /canvas.*\.node$/m.test(readFileSync(`/proc/${pid}/maps`, 'latin1'));

const test = suite('pages of strangers that are drawn');
test.after(() => viewer.close());

const BOMBS = Object.entries(drawnBombs);
for (const [name, bytesOf] of sized({ little: BOMBS.slice(0, 6), whole: BOMBS })) {
  test(`${name}: it is a picture or a sentence, and the service does nothing of it`, async () => {
    const bytes = bytesOf();
    const before = process.cpuUsage();
    const startedAt = performance.now();
    const outcome = await drawn(bytes);
    const { user, system } = process.cpuUsage(before);
    const ownMs = Math.round((user + system) / 1000);
    console.log(`${name}: ${Math.round(performance.now() - startedAt)} ms, ${ownMs} of them here: ${outcome}`);
    assert.match(outcome, /^(image\/(png|jpeg)|This (page|document) .+\.)$/);
    assert.ok(ownMs < MOST_OWN_MS, `${ownMs} ms of this process`);
    // The next one may have started before the kernel took down the one that drew.
    await eventually('nothing of it is left but the next one, which waits', () => drawers().length <= 1);
  });
}

test('who draws has no secret, no network and no privilege, and is gone with who asked', async () => {
  const missing = await missingConfinement();
  const controller = new AbortController();
  const drawing = drawn(endlessPage(), controller.signal);
  const pid = await eventually('who draws', () => drawers().find(isDrawing), 20_000);
  if (missing.length === 0) assertConfined(pid);
  else console.log(`SKIPPED: this machine has not ${missing.join(', ')}`);
  // It looks through the fonts of the machine first.
  await eventually('nothing open but its way to the service', () => openElsewhere(pid).length === 0);
  controller.abort(new Error('enough'));
  assert.is(await drawing, 'no sentence: Error: enough');
  await eventually('its end', () => !drawers().includes(pid));
});

test('a page of ten thousand lines is drawn all the same', async () => {
  assert.match(await drawn(plan), /^image\//);
});

const endless = sized({ little: test.skip, whole: test });
endless('what would be drawn for minutes is ended after its time, and says so', async () => {
  const startedAt = performance.now();
  assert.is(await drawn(endlessPage()), 'This page takes too much to be shown. Download the file to look at it.');
  const took = performance.now() - startedAt;
  assert.ok(took > 14_000 && took < 30_000, `${took} ms`);
});

test.run();
