import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { faultsOf } from '../support/axe.ts';
import { fillConsole } from '../support/console-scene.ts';
import { serveConsole } from '../support/served-console.ts';
import { launchTestBrowser } from '../support/test-browser.ts';

const test = suite('every page of the console');
const browser = await launchTestBrowser();
if (browser === undefined) process.stdout.write('SKIPPED every page of the console: no browser was found\n');
const run = browser === undefined ? test.skip : test;

/** Closes whatever it stands in, and would run; what it is written into comes first. */
const PAYLOAD = `"'><img src=x onerror=alert(1)></title></textarea></option><script>alert(1)</script>`;
const MARK = PAYLOAD.slice(0, 20);

/** What no page tells; that of a hook stands in an address, encoded. */
const UNTOLD = [
  'instruction for a model',
  'title of a site',
  'address of a site',
  'failure of a model',
  'heading of a site',
  'address of a hook',
];

/** What an answer is that no page of ours leads to. */
const REPORTS = `window.violated = [];
document.addEventListener('securitypolicyviolation', event => window.violated.push(event.violatedDirective + ' ' + event.sample));`;

/** Everything that somebody reads on the page: its text, what stands in fields, and what is told instead of pictures. */
const READ = `[document.documentElement.textContent, ...[...document.querySelectorAll('input, textarea')].map(each => each.value),
  ...[...document.querySelectorAll('[alt], [aria-label], [title]')].flatMap(each => [each.alt, each.ariaLabel, each.title])].join('\\n')`;

const PLANTED = `[...document.querySelectorAll('img[src="x"], script:not([src]), [onerror]')].map(each => each.outerHTML).join()`;

const served = browser === undefined ? undefined : await serveConsole();
test.after(async () => {
  await served?.close();
  await browser?.close();
});

/** What axe-core finds wrong with the page, and whether a phone has to scroll it sideways. */
async function wrongWith(tab: Page): Promise<string[]> {
  const wrong = await faultsOf(tab);
  const wide = Number(await tab.evaluate('document.documentElement.scrollWidth'));
  return wide > 320 ? [...wrong, `it is ${wide} pixels wide`] : wrong;
}

run('what customers, people and sites write is text on every page, and each page is fit for everybody', async () => {
  if (browser === undefined || served === undefined) return;
  const { address, house } = served;
  const home = await house.household('City Gym');
  const fields = new Set<string>();
  const word = (field: string) => {
    fields.add(field);
    return `${field}${PAYLOAD}`;
  };
  const { files, owner, pages } = await fillConsole(house, home.orgId, home.owner, word);
  // Somebody else has the case open as well, and is told by name.
  const colleague = await house.operator(home.orgId, 'member');
  const context = await served.contextOf(browser, colleague, { viewport: { width: 320, height: 800 } });
  await context.addInitScript(REPORTS);
  const managing = await served.contextOf(browser, owner, { viewport: { width: 320, height: 800 } });
  await managing.addInitScript(REPORTS);
  const tab = await managing.newPage();
  const problems: string[] = [];
  let at = '';
  for (const each of [managing, context]) {
    each.on('dialog', dialog => {
      problems.push(`${at}: a dialog says ${dialog.message()}`);
      void dialog.dismiss();
    });
    each.on('weberror', error => problems.push(`${at}: ${error.error()}`));
  }
  const seen = new Set<string>();
  /** Pages of one kind are looked through once, and read all. */
  const shapes = new Set<string>();
  const look = async (into: Page, page: string) => {
    at = page;
    const answer = await into.goto(`${address}/console${page}`);
    assert.is(answer?.status(), 200, page);
    // What comes later comes by script.
    if (/\/inquiries\/[^/]+$|\/pages$/.test(page)) await into.waitForLoadState('networkidle');
    const read = String(await into.evaluate(READ));
    for (const field of fields) if (read.includes(`${field}${MARK}`)) seen.add(field);
    const [planted, violated] = [await into.evaluate(PLANTED), await into.evaluate('window.violated')];
    if (planted !== '' || String(violated) !== '') problems.push(`${page}: ${planted} ${violated}`);
    const shape = page.replace(/[a-z_]+_[0-9A-Z]{26}|\?.*/g, 'id').replace(/streams\/.*/, 'streams');
    if (!shapes.has(shape)) problems.push(...(await wrongWith(into)).map(wrong => `${page}: ${wrong}`));
    shapes.add(shape);
  };
  for (const page of pages) await look(tab, page);
  const shared = pages.find(page => /^\/inquiries\/web_iq_\w+$/.test(page)) ?? '';
  // Both sit before it: each page asks every few seconds who else does, and whether it has been decided.
  await tab.clock.install();
  await tab.goto(`${address}/console${shared}`);
  const beside = await context.newPage();
  seen.delete('name of an operator');
  await look(beside, shared);
  assert.ok(seen.has('name of an operator'), 'who else has the case open is told');
  assert.is(await tab.getByText('Also here').isVisible(), false);
  await tab.clock.runFor(8_000);
  await tab.getByText('Also here: Kim the member.').waitFor();
  await beside.getByLabel('Reason').fill('It is Gold.');
  await beside.getByRole('button', { name: 'Approve' }).click();
  await beside.getByText('it is approved').waitFor();
  await tab.getByLabel('Reason').fill('It is not Gold.');
  await tab.clock.runFor(8_000);
  await tab.locator('[data-changed]').waitFor();
  assert.equal(await wrongWith(tab), []);
  await tab.getByRole('button', { name: 'Reject' }).click();
  await tab.getByRole('alert').waitFor();
  assert.is(await tab.getByLabel('Reason').inputValue(), 'It is not Gold.', 'nobody writes a reason twice');
  assert.equal(problems, []);
  assert.ok(files.length >= 6, 'the table has files too');
  assert.equal([...fields].filter(field => !seen.has(field)).sort(), UNTOLD.sort(), 'each field is seen somewhere');
  await managing.close();
  await context.close();
});

run('nothing was our fault', () => assert.equal(served?.house.errors, []));

test.run();
