import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { unpackBundledBrowser } from '../../infrastructure/chromium/browser/bundled.ts';
import { tarFiles } from '../../infrastructure/chromium/browser/tar.ts';
import { openWatched, remoteBrowser } from '../support/remote-browser.ts';
import { startTargetSite } from '../support/target-site.ts';

const test = suite('the bundled browser');
let folder: string;

test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'affiant-test-bundled-'));
  chmodSync(folder, 0o755);
});

test.after(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** An archive of one file, written field by field. */
function archiveOf(name: string, content: string): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write('0000755\0', 100);
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('        0ustar\0', 148);
  header.write(
    `${header
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  );
  const body = Buffer.alloc(512);
  body.write(content);
  return Buffer.concat([header, body, Buffer.alloc(1024)]);
}

test('reads an archive, and none that is damaged or leads out of its folder', () => {
  const [file] = [...tarFiles(archiveOf('lib/one.so', 'content'))];
  assert.ok(file);
  assert.equal([file.name, file.executable, file.bytes.toString()], ['lib/one.so', true, 'content']);
  const damaged = archiveOf('lib/one.so', 'content');
  damaged[0] = 0x41;
  assert.throws(() => [...tarFiles(damaged)], /damaged/);
  assert.throws(() => [...tarFiles(archiveOf('../one.so', 'content'))], /outside its folder/);
  assert.throws(() => [...tarFiles(archiveOf('/etc/one.so', 'content'))], /outside its folder/);
});

test('is unpacked once, whole, and opens pages in its sandbox', async () => {
  const [one, other] = await Promise.all([unpackBundledBrowser(folder), unpackBundledBrowser(folder)]);
  if (!one) {
    assert.not.equal([process.platform, process.arch], ['linux', 'x64']);
    return;
  }
  assert.equal(other, one);
  assert.is(one.bundled, true);
  accessSync(one.path, constants.X_OK);
  assert.equal(readdirSync(folder), [one.path.split('/').at(-2)], 'nothing half unpacked is left');
  assert.ok(statSync(join(dirname(one.path), 'lib', 'libnss3.so')).size > 0);

  const site = await startTargetSite();
  const browser = remoteBrowser({ browserPath: one.path });
  try {
    assert.is((await browser.start())?.sandboxed, true);
    const { viewer, session } = await openWatched(browser, `${site.url}/login`);
    await viewer.at('/login');
    const { snapshot } = await session.capture({ fullPage: false });
    assert.ok(snapshot.runs.some(run => run.text === 'City Gym'));
  } finally {
    await browser.close();
    await site.close();
  }
});

test.run();
