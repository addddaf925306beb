import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliDecompress } from 'node:zlib';
import { z } from 'zod';
import { isOpenToEveryone, makeReadableFolder } from '../../confinement/folder-access.ts';
import type { BrowserBinary } from './binary.ts';
import { carriedFonts } from './carried-fonts.ts';
import { lacksLibraries } from './shared-libraries.ts';
import { tarFiles } from './tar.ts';

const decompress = promisify(brotliDecompress);

/** Shared libraries that a bare machine lacks, software OpenGL, fonts. */
const ARCHIVES = ['al2023.tar.br', 'swiftshader.tar.br', 'fonts.tar.br'];

/**
 * Unpacks the browser that the npm package carries, once, into a folder that the unprivileged user of the browser can
 * read: below `cacheFolder`, or below the system's temp folder when the way to it is closed to other users. The
 * package's own code is never loaded. undefined: the package is missing or carries no browser for this machine.
 */
export async function unpackBundledBrowser(cacheFolder: string): Promise<BrowserBinary | undefined> {
  const source = packagedFiles();
  if (!source) return undefined;
  const parent = await readableParent(cacheFolder);
  const folder = join(parent, `chromium-${source.version}`);
  if (!existsSync(folder)) await unpack(source.folder, parent, folder);
  const path = join(folder, 'chromium');
  const environment: Record<string, string> = { FONTCONFIG_FILE: await configureFonts(folder) };
  if (await lacksLibraries(path)) Object.assign(environment, { LD_LIBRARY_PATH: join(folder, 'lib') });
  return { path, shell: true, bundled: true, environment, version: null };
}

/** Folder of the package's compressed files and its version. It holds binaries for Linux on x64 only. */
function packagedFiles(): { folder: string; version: string } | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const root = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
    const description: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const { version } = z.object({ version: z.string().regex(/^[\w.-]+$/) }).parse(description);
    return { folder: join(root, 'bin'), version };
  } catch {
    return undefined;
  }
}

async function readableParent(cacheFolder: string): Promise<string> {
  await makeReadableFolder(cacheFolder);
  if (process.getuid?.() !== 0 || (await isOpenToEveryone(cacheFolder))) return cacheFolder;
  const shared = join(tmpdir(), 'affiant-chromium');
  await makeReadableFolder(shared);
  return shared;
}

/** Unpacks beside the final place and renames, so that nobody ever sees half a browser. */
async function unpack(source: string, parent: string, folder: string): Promise<void> {
  const partial = await mkdtemp(join(parent, 'unpacking-'));
  try {
    await pipeline(
      createReadStream(join(source, 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(join(partial, 'chromium'), { mode: 0o755 }),
    );
    for (const archive of ARCHIVES) await unpackArchive(join(source, archive), partial);
    await chmod(partial, 0o755);
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // Another process was faster: what it unpacked is the same.
    if (!existsSync(folder)) throw error;
  }
}

async function unpackArchive(path: string, folder: string): Promise<void> {
  for (const file of tarFiles(await decompress(await readFile(path)))) {
    const target = join(folder, file.name);
    await mkdir(dirname(target), { recursive: true, mode: 0o755 });
    await writeFile(target, file.bytes, { mode: file.executable ? 0o755 : 0o644 });
  }
}

/**
 * Writes what fontconfig reads: the machine's own fonts first, then ours, then the package's one family, so that a bare
 * machine shows text at all. Written at each start, since the program may have moved.
 */
async function configureFonts(folder: string): Promise<string> {
  const carried = await carriedFonts();
  const file = join(folder, 'fontconfig.xml');
  const partial = `${file}.${randomUUID()}`;
  const included = carried === undefined ? '' : `<include ignore_missing="yes">${carried}</include>`;
  await writeFile(
    partial,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  ${included}
  <dir>${folder}/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`,
  );
  await rename(partial, file);
  return file;
}
