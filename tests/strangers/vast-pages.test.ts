import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { boundText } from '../../infrastructure/analysis/bounds.ts';
import { pagePicture } from '../../infrastructure/analysis/documents/page-picture.ts';
import { pngSize } from '../../infrastructure/analysis/picture-size.ts';
import { createConfinedReader } from '../../infrastructure/reader/confined-reader.ts';
import { createConfinedViewer } from '../../infrastructure/reader/confined-viewer.ts';
import { gym, screenshot } from '../analysis/gym-request.ts';
import { snapshotIn } from '../analysis/in-process-reader.ts';
import { pagePdf } from '../analysis/pdf-builder.ts';
import { freshReaders } from '../support/fresh-readers.ts';
import { silentLog } from '../support/silent-log.ts';

const test = suite('pages of a size that there is not');
const never = new AbortController().signal;

/** A page with this box, and words that stand this high. */
function boxed(box: string, y: number): Buffer {
  const page = pagePdf(`BT /F 12 Tf 50 ${y} Td (Status: Active) Tj ET`).toString('latin1');
  return Buffer.from(page.replace(/\/MediaBox\s*\[[^\]]*\]/, `/MediaBox${box}`), 'latin1');
}

test('what stands farther away or is larger than anything that is shown is moved within bounds, and said to be', () => {
  const [run] = snapshotIn(screenshot('d02-gym').snapshot).runs;
  assert.ok(run);
  const rect = { x: 1e18, y: -1e18, width: 1e18, height: -1 };
  const bounding = boundText();
  const kept = bounding.page({ runs: [{ ...run, rect, fontSize: 1e18 }], pairs: [] }).runs.at(0);
  assert.equal(kept?.rect, { x: 1e6, y: -1e6, width: 1e5, height: 0 });
  assert.is(kept?.fontSize, 1_000);
  assert.ok(bounding.isCut);
});

test('a PDF whose page is 1e18 points high is read within them', async () => {
  const reader = createConfinedReader({ log: silentLog, readers: freshReaders() });
  const fields = gym.fields.map(({ name, description, required }) => ({ name, description, required }));
  const asked = { fields, query: '', conditions: [], readings: [], ai_instruction: '', proposals: [], excerpt: 0 };
  const bytes = boxed('[0 0 999999999999999999 999999999999999999]', 5_000_000);
  const evidence = screenshot('d02-gym', { type: 'document', snapshot: null, bytes, contentType: 'application/pdf' });
  const { refused, isCut } = await reader.read(evidence, asked, never);
  await reader.close();
  assert.equal([refused, isCut], [null, true]);
});

test('a scan is put together of as many pixels as are read, however large its page', () => {
  const page = { width: 20_000, height: 10_000 };
  const { image, scale } = pagePicture([], page);
  assert.ok(image.width * image.height < 4_300_000, `${image.width} by ${image.height}`);
  assert.ok(Math.abs(image.width / page.width - scale) < 0.001);
});

test('a page as large as a wall is drawn as large as a screen', async () => {
  const viewer = createConfinedViewer({
    log: silentLog,
    readers: freshReaders(),
    drawers: freshReaders({ drawing: true }),
  });
  const wall = boxed('[0 0 14400 7200]', 780);
  const { contentType, bytes: picture } = await viewer.draw({ bytes: wall, contentType: 'application/pdf' }, 1, never);
  await viewer.close();
  assert.is(contentType, 'image/png');
  const { width = 0, height = 0 } = pngSize(picture) ?? {};
  assert.equal([width, height], [2_000, 1_000]);
});

test.run();
