import { randomUUID } from 'node:crypto';
import { siteAddress } from '../../../domain/site-address.ts';
import { withinTime } from '../deadline.ts';
import type { RemotePage } from '../devtools/page.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';
import { type Answer, pdfDocument } from '../pdf/pdf-document.ts';
import { cutAddress } from '../wire/bounds.ts';
import { isWebAddress } from './allowed-page.ts';

/** A file that came as a download, and the frame that it came in. */
export type Made = { frameId: string; url: string; filename: string; bytes: Uint8Array };

/** Where a frame was led. */
type Going = { url: string; session: DevtoolsSession; page: RemotePage };

const TIMEOUT_MS = 10_000;
/** Of one session: who looks at an older one again sees nothing. */
const MOST_NAMES = 200;
const MOST_GOINGS = 200;

const GONE: Answer = {
  responseCode: 404,
  responseHeaders: [{ name: 'content-type', value: 'text/html; charset=utf-8' }],
  body: Buffer.from('<!doctype html><title></title>').toString('base64'),
};
/** A page that wants none but such documents in its frames gets one: this one loads nothing from anywhere. */
const EMBEDDED = { name: 'cross-origin-embedder-policy', value: 'require-corp' };

/** Whether a script made what stands at this address. */
export const isMade = (url: string): boolean => /^(blob:https?:|data:)/.test(url);

const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024)).includes('%PDF-');

/**
 * PDF files that scripts of a site made (`blob:`, `data:`). They pass no network, where they could be answered as a page of
 * ours, and come as downloads: the frame that was led to one is led on to an address of the same site, which is answered
 * here and never asked for there. Wherever an address is told, it is the one that the script gave the file.
 */
export class MadePdfs {
  readonly #maxBytes: number;
  readonly #pages = new Map<string, RemotePage>();
  readonly #goings = new Map<string, Going>();
  /** What the script gave each file, by the address that it is shown at. */
  readonly #names = new Map<string, string>();
  /** By the same; all together are no larger than one may be. */
  readonly #files = new Map<string, Pick<Made, 'filename' | 'bytes'>>();

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Notes where frames are led, those of a page or of a frame of another site. A link that saves a file leads nowhere. */
  watch(session: DevtoolsSession, page: RemotePage): void {
    for (const [id, known] of this.#pages) if (known.isClosed()) this.#pages.delete(id);
    this.#pages.set(page.id, page);
    session.on('Page.frameStartedNavigating', ({ frameId, url }) => {
      this.#goings.delete(frameId);
      if (isMade(url)) this.#goings.set(frameId, { url, session, page });
      dropOldest(this.#goings, MOST_GOINGS);
    });
    session.on('Page.frameDetached', ({ frameId }) => void this.#goings.delete(frameId));
  }

  /**
   * Shows a file in the frame that was led to it.
   * @returns the address of the page that shows it; null: it is no PDF file, or was not to be shown.
   */
  async show({ frameId, url, filename, bytes }: Made): Promise<string | null> {
    const going = this.#goingOf(frameId, url);
    const isPage = going?.page.id === frameId;
    // Chromium shows no page that stands in its own address.
    if (going === null || !isPdf(bytes) || (isPage && !url.startsWith('blob:'))) return null;
    const site = siteAddress(url.startsWith('blob:') ? url : going.page.url());
    if (site === null || site.origin === 'null') return null;
    const address = `${site.origin}/${randomUUID()}.pdf`;
    this.#keep(address, { url, filename, bytes });
    const around = going.page.url().replace(/#.*/s, '');
    const isShown = await withinTime(TIMEOUT_MS, 'a file', lead(going.session, frameId, address)).catch(() => false);
    if (!isShown) this.#files.delete(address);
    return isShown ? (isPage ? this.nameOf(address) : around) : null;
  }

  /** What is answered at an address of ours; undefined: it is none. */
  answerAt(address: string): Answer | undefined {
    if (!this.#names.has(address)) return undefined;
    const file = this.#files.get(address);
    if (file === undefined) return GONE;
    const { responseHeaders, ...document } = pdfDocument(file.bytes, file.filename);
    return { ...document, responseHeaders: [...responseHeaders, EMBEDDED] };
  }

  /** What is told of an address: that of the file, where it is one of ours. */
  nameOf(address: string): string {
    return this.#names.get(address.replace(/#.*/s, '')) ?? address;
  }

  /** A window that was opened for a file may have begun before it was taken over. */
  #goingOf(frameId: string, url: string): Going | null {
    const going = this.#goings.get(frameId);
    if (going !== undefined) return going.url === url ? going : null;
    const page = this.#pages.get(frameId);
    return page !== undefined && !isWebAddress(page.url()) ? { url, session: page.session, page } : null;
  }

  #keep(address: string, { url, filename, bytes }: Omit<Made, 'frameId'>): void {
    this.#names.set(address, cutAddress(url.replace(/#.*/s, '')));
    this.#files.set(address, { filename, bytes });
    dropOldest(this.#names, MOST_NAMES);
    const size = () => [...this.#files.values()].reduce((sum, file) => sum + file.bytes.length, 0);
    while (size() > this.#maxBytes) dropOldest(this.#files, this.#files.size - 1);
  }
}

function dropOldest(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}

/** Past the workers of the site, which know no such address. */
async function lead(session: DevtoolsSession, frameId: string, url: string): Promise<boolean> {
  await session.send('Network.setBypassServiceWorker', { bypass: true });
  try {
    return (await session.send('Page.navigate', { url, frameId })).errorText === undefined;
  } finally {
    session.send('Network.setBypassServiceWorker', { bypass: false }).catch(() => undefined);
  }
}
