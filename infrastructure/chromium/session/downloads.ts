import { constants } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Clock } from '../../../application/ports/clock.ts';
import type { BrowserEvent, DownloadProblem } from '../../../application/ports/remote-browser.ts';
import type { BrowserProcess } from '../browser/launch.ts';
import { withinTime } from '../deadline.ts';

export type DownloadOptions = {
  process: BrowserProcess;
  browserContextId: string;
  maxBytes: number;
  clock: Clock;
  onEvent(event: BrowserEvent): void;
  /** A download began in this frame; a tab that was opened for it alone has nothing to show. */
  onBegin(frameId: string): void;
};

type Running = { url: string; filename: string; refused: boolean };

const MOST_AT_ONCE = 4;
const MAX_NAME = 120;

/** Catches every download of the session: attachments, PDF files, what scripts make. Nothing stays on disk. */
export async function catchDownloads(options: DownloadOptions): Promise<void> {
  const { commands, folder } = options.process;
  const running = new Map<string, Running>();
  const fileOf = (guid: string) => join(folder.downloads, basename(guid));

  function refuse(guid: string, download: Running, problem: DownloadProblem): void {
    if (download.refused) return;
    download.refused = true;
    options.onEvent({ type: 'download_refused', filename: download.filename, problem });
    commands
      .send('Browser.cancelDownload', { guid, browserContextId: options.browserContextId })
      .catch(() => undefined);
  }

  async function hand(guid: string, download: Running): Promise<void> {
    try {
      const bytes = await readDownload(fileOf(guid), options.maxBytes);
      const { url, filename } = download;
      options.onEvent({ type: 'downloaded', url, filename, bytes, at: options.clock.now() });
    } catch {
      options.onEvent({ type: 'download_refused', filename: download.filename, problem: 'DOWNLOAD_BROKEN' });
    } finally {
      await rm(fileOf(guid), { force: true }).catch(() => undefined);
    }
  }

  commands.on('Browser.downloadWillBegin', event => {
    const download = { url: event.url, filename: plainName(event.suggestedFilename), refused: false };
    options.onBegin(event.frameId);
    if (running.size >= MOST_AT_ONCE) refuse(event.guid, download, 'TOO_MANY_DOWNLOADS');
    running.set(event.guid, download);
  });
  commands.on('Browser.downloadProgress', event => {
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
  const behaviour = commands.send('Browser.setDownloadBehavior', {
    behavior: 'allowAndName',
    browserContextId: options.browserContextId,
    downloadPath: folder.downloads,
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
function plainName(suggested: string): string {
  const name = (suggested.split(/[\\/]/).at(-1) ?? '').replace(/\p{C}/gu, '').trim();
  return name.slice(-MAX_NAME) || 'download';
}
