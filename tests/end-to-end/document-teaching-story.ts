import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { UsedReading } from '../../domain/inquiry/assessment.ts';
import { pdfOf, submitDocument } from '../support/captured-document.ts';
import { eventually } from '../support/eventually.ts';
import type { TeachingScene } from './teaching-story.ts';

type Told = { result: { status: string; status_history: { changed_by: unknown; reason: string | null }[] } };

/** A statement whose words nobody wrote down for the analyser; what matters stands on its second page. */
const statement = (...lines: string[]) => pdfOf([['Konto der Mitglieder'], lines]);

/** A4, in points. */
const SHEET = { width: 595, height: 842 };

/** A line of text, as a picture. */
async function scanOf(browser: Browser, line: string): Promise<Uint8Array> {
  const tab = await browser.newPage({ viewport: { width: 900, height: 400 } });
  await tab.setContent(`<body style="font:32px sans-serif;margin:80px">${line}`);
  const picture = await tab.screenshot();
  await tab.close();
  return picture;
}

/**
 * Teaches by pointing at a value on a page of a PDF file, by mouse; then a second file of the template is approved
 * without a person, and a third, whose label moved, goes to one with the reason.
 */
export async function documentTaught({
  address,
  api,
  browser,
  house,
  orgId,
  tab,
  wrong,
}: TeachingScene): Promise<void> {
  const { key } = (
    await api<{ key: string }>('POST', '/web/template', {
      name: 'Tier on a statement',
      query: 'Is the membership of the tier Gold or Silber?',
      acceptance_guide: 'High Acceptance\n- tier is Gold or Silber',
      start_url: 'https://gym.example.com/documents',
      return_url: 'https://customer.example.com/done',
      fields: [{ name: 'tier', description: '', required: true }],
      status: 'published',
    })
  ).body;

  /** An inquiry whose person hands this file in; the service analyses it by itself. */
  async function decided(bytes: Uint8Array, contentType = 'application/pdf') {
    const asked = { template_key: key, subject_id: 'customer-1', max_retries: 0 };
    const { id } = (await api<{ id: string }>('POST', '/web/inquiry', asked)).body;
    const { evidenceId } = await submitDocument(house, orgId, id, { bytes, contentType });
    const result = await eventually(
      'a verdict',
      async () => {
        const told = (await api<Told>('GET', `/web/inquiry/${id}`)).body.result;
        return told.status === 'pending' ? undefined : told;
      },
      60_000,
    );
    const stream = await house.engines.eventStore.read(`inquiry-${id}`);
    const readings: UsedReading[] = Object(stream.find(({ type }) => type === 'ResultAssessed')?.data).readings;
    const last = result.status_history.at(-1);
    return { id, evidenceId, status: result.status, changedBy: last?.changed_by, reason: last?.reason ?? '', readings };
  }

  /** Points at the end of a text in the picture: its option says where it stands, in the unit that the picture names. */
  async function pointAt(words: string) {
    const drawn = async () => Number(await tab.evaluate(`document.querySelector('.sheet img').naturalWidth`)) > 0;
    await eventually('the page to be drawn', async () => (await drawn()) || undefined);
    const told = (await tab.locator('#text option', { hasText: words }).getAttribute('data-place')) ?? '';
    const [x = 0, y = 0, width = 0, height = 0] = told.split(' ').map(Number);
    const unit = (await tab.locator('[data-pointed]').getAttribute('data-unit')) ?? '';
    const box = await tab.locator('.sheet img').boundingBox();
    if (box === null || width === 0) throw new Error(`${words} does not stand on the page: ${told}`);
    const share = box.width / Number(unit.split(' ')[0]);
    await tab.mouse.click(box.x + (x + width * 0.95) * share, box.y + (y + height / 2) * share);
    return box;
  }

  const first = await decided(statement('Zwirbelgrad: Gold', 'Ankerzeit: 3 March 2019'));
  assert.is(first.status, 'manual_review', 'nobody has taught anything yet');

  await tab.goto(`${address}/console/inquiries/${first.id}`);
  await tab.getByRole('link', { name: 'Point at a value on document 1' }).click();
  await tab.getByRole('heading', { name: 'Teach a value' }).waitFor();
  await tab.getByRole('navigation', { name: 'Pages of the document' }).getByRole('link', { name: 'Page 2' }).click();
  await tab.waitForURL('**page=2**');
  await tab.waitForLoadState('load');
  assert.equal(await wrong(), []);
  const box = await pointAt('Gold');
  assert.ok(Math.abs(box.height / box.width - SHEET.height / SHEET.width) < 0.01, 'it has the shape of its sheet');
  await tab.getByRole('status').getByText('tier is Gold').waitFor();
  await tab.getByText('Where it stands in documents').waitFor();
  assert.equal(await wrong(), []);
  await tab.getByRole('button', { name: 'Save this reading' }).click();
  await tab.getByRole('status').getByText('from now on tier is read so').waitFor();
  assert.is(new URL(tab.url()).searchParams.get('page'), '2', 'the page that was pointed at is still shown');

  const second = await decided(statement('Zwirbelgrad: Silber', 'Ankerzeit: 12 July 2024'));
  assert.is(second.status, 'approved', second.reason);
  assert.is(second.changedBy, null, 'no person decided');
  assert.equal(
    second.readings.map(({ field, outcome }) => [field, outcome]),
    [['tier', 'read']],
  );
  const third = await decided(statement('Zwirbelgrad', 'Ankerzeit: 4 May 2020', 'Silber'));
  assert.is(third.status, 'manual_review');
  assert.match(third.reason, 'The label “Zwirbelgrad” no longer stands where it was pointed at.');
  await tab.goto(`${address}/console/inquiries/${third.id}`);
  await tab.getByRole('region', { name: 'Taught readings' }).getByText('no longer stands').waitFor();

  // A picture of such a statement is a document too: it is read by the same, and pointed at as well.
  const scan = await decided(await scanOf(browser, 'Zwirbelgrad: Silber'), 'image/png');
  assert.equal(
    scan.readings.map(({ field, outcome }) => [field, outcome]),
    [['tier', 'read']],
  );
  await tab.goto(`${address}/console/inquiries/${scan.id}`);
  await tab.locator(`[id="${scan.evidenceId}-1"] .place`).first().waitFor();
  await tab.getByRole('link', { name: 'Point at a value on document 1' }).click();
  await tab.waitForLoadState('load');
  await pointAt('Silber');
  await tab.getByRole('status').getByText('tier is Silber').waitFor();
  assert.equal(await wrong(), []);

  // Text has no picture: its words are what one points at.
  const text = await decided(Buffer.from('Konto\nZwirbelgrad: Silber\n'), 'text/plain');
  assert.is(text.status, 'approved', text.reason);
  await tab.goto(`${address}/console/inquiries/${text.id}/evidence/${text.evidenceId}/teach`);
  await tab.locator('.piece', { hasText: 'Silber' }).click();
  await tab.getByRole('status').getByText('tier is Silber').waitFor();
  await tab.locator('.piece.linked').waitFor();
  assert.equal(await wrong(), []);
}
