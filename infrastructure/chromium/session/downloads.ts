import { constants } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DownloadProblem } from '../../../application/ports/remote-browser.ts';
import { withinTime } from '../deadline.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';
import { cutAddress, LONGEST } from '../wire/bounds.ts';
import { isMade, type Made } from './made-pdfs.ts';
import type { SessionEvent } from './session-event.ts';

export type DownloadOptions = {
  /** Commands to the browser as a whole. */
  browser: DevtoolsSession;
  /** Where they land until they are read. */
  folder: string;
  browserContextId: string;
  maxBytes: number;
  onEvent(event: SessionEvent): void;
  /** Shows what a script made, if it is to be. @returns the address of the page that shows it, else null. */
  show(made: Made): Promise<string | null>;
  /** A download that is not shown began in this frame; a tab that was opened for it alone has nothing to show. */
  onBegin(frameId: string): void;
};

type Running = { url: string; source: string; frameId: string; filename: string; refused: boolean };

const MOST_AT_ONCE = 4;

/** Catches every download of the session: attachments, PDF files of frames, what scripts make. Nothing stays on disk. */
export async function catchDownloads(options: DownloadOptions): Promise<void> {
  const { browser, folder } = options;
  const running = new Map<string, Running>();
  const fileOf = (guid: string) => join(folder, basename(guid));

  function refuse(guid: string, download: Running, problem: DownloadProblem): void {
    if (download.refused) return;
    download.refused = true;
    if (isMade(download.source)) options.onBegin(download.frameId);
    options.onEvent({ type: 'download_refused', filename: download.filename, problem });
    browser.send('Browser.cancelDownload', { guid, browserContextId: options.browserContextId }).catch(() => undefined);
  }

  async function hand(guid: string, download: Running): Promise<void> {
    try {
      const bytes = await readDownload(fileOf(guid), options.maxBytes);
      const { url, source, frameId, filename } = download;
      const shownAt = isMade(source) ? await options.show({ frameId, url: source, filename, bytes }) : null;
      if (isMade(source) && shownAt === null) options.onBegin(frameId);
      const at = { url, shownAt: shownAt && cutAddress(shownAt) };
      // An address that holds the file itself says nothing of where it came from.
      if (at.shownAt !== null && source.startsWith('data:')) at.url = at.shownAt;
      options.onEvent({ type: 'downloaded', ...at, filename, bytes });
    } catch {
      options.onEvent({ type: 'download_refused', filename: download.filename, problem: 'DOWNLOAD_BROKEN' });
    } finally {
      await rm(fileOf(guid), { force: true }).catch(() => undefined);
    }
  }

  browser.on('Browser.downloadWillBegin', event => {
    const { frameId, url: source } = event;
    const filename = plainName(event.suggestedFilename);
    const download = { url: cutAddress(source), source, frameId, filename, refused: false };
    // A window that was opened for what may be shown stays until that is known.
    if (!isMade(source)) options.onBegin(frameId);
    if (running.size >= MOST_AT_ONCE) refuse(event.guid, download, 'TOO_MANY_DOWNLOADS');
    running.set(event.guid, download);
  });
  browser.on('Browser.downloadProgress', event => {
    const download = running.get(event.guid);
    if (!download) return;
    if (Math.max(event.receivedBytes, event.totalBytes) > options.maxBytes) {
      refuse(event.guid, download, 'TOO_LARGE');
    }
    if (event.state === 'inProgress') return;
    running.delete(event.guid);
    if (event.state === 'completed' && !download.refused) void hand(event.guid, download);
    else {
      if (!download.refused) refuse(event.guid, download, 'DOWNLOAD_BROKEN');
      void rm(fileOf(event.guid), { force: true }).catch(() => undefined);
    }
  });
  const behaviour = browser.send('Browser.setDownloadBehavior', {
    behavior: 'allowAndName',
    browserContextId: options.browserContextId,
    downloadPath: folder,
    eventsEnabled: true,
  });
  await withinTime(5_000, 'how downloads are handled', behaviour);
}

/** Reads what the browser's user wrote: a plain file of its own and no link to one of ours. */
async function readDownload(path: string, maxBytes: number): Promise<Uint8Array> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const { size, nlink } = await file.stat().then(stat => (stat.isFile() ? stat : { size: -1, nlink: 0 }));
    if (nlink !== 1 || size < 0 || size > maxBytes) throw new Error('not a plain file of a permitted size');
    const bytes = Buffer.alloc(size);
    const { bytesRead } = await file.read(bytes, 0, size, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The suggested name without folders and control characters. */
export function plainName(suggested: string): string {
  const name = (suggested.split(/[\\/]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim();
  return name.slice(-LONGEST.filename) || 'download';
}
