import type { MirrorNode, PageMirror } from '../../../application/ports/page-mirror.ts';
import type { ViewerInput } from '../../../application/ports/remote-browser.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';
import type { Tab } from '../session/tab.ts';
import { cutText, LONGEST } from '../wire/bounds.ts';
import { type FrameTree, readFrames } from './accessibility-tree.ts';
import { type MirroredElement, perform } from './acts.ts';
import { mirrorNodes } from './mirror-nodes.ts';

type Act = Extract<ViewerInput, { type: 'act' }>;

/** Pauses between two readings: at least so long, a multiple of what the last one took, and for so many bytes. In ms. */
const PAUSE_MS = 600;
const TIMES_LONGER = 4;
const BYTES_A_MS = 60;
/** After an act the page is read at once, when it had this time to answer it, in ms. */
const AFTER_ACT_MS = 120;

/** Elements that are remembered of a page. */
const MOST_NAMED = 20_000;

export type LiveMirrorParts = {
  /** The page that is shown; undefined: there is none. */
  active(): Tab | undefined;
  /** Whether nothing of the page may be shown. */
  isHidden(tab: Tab): boolean;
  tell(tree: PageMirror): void;
};

/** Tells the accessibility tree of the page that is shown, again whenever it changes, while somebody uses it. */
export class LiveMirror {
  readonly #parts: LiveMirrorParts;
  readonly #named = new Map<number, MirroredElement & { field?: MirrorNode['field'] }>();
  #ids = new Map<DevtoolsSession, Map<number, number>>();
  #nextId = 1;
  #acted = 0;
  #told = '';
  #on = false;
  #reading = false;
  #timer: NodeJS.Timeout | undefined;
  #acts: Promise<void> = Promise.resolve();

  constructor(parts: LiveMirrorParts) {
    this.#parts = parts;
  }

  /** Begins, also anew for who has just come. */
  start(): void {
    this.#on = true;
    this.#told = '';
    this.#acted = 0;
    this.#schedule(0);
  }

  /** Nobody uses it any more: it costs nothing. */
  stop(): void {
    this.#on = false;
    clearTimeout(this.#timer);
    this.#named.clear();
    this.#ids.clear();
    const tab = this.#parts.active();
    tab?.session.send('Accessibility.disable').catch(() => undefined);
  }

  /** Acts are done one after the other. */
  act({ node, act, text, number }: Act): void {
    this.#acts = this.#acts.then(async () => {
      const tab = this.#parts.active();
      const target = this.#named.get(node);
      if (tab !== undefined && target !== undefined && !this.#parts.isHidden(tab)) {
        await perform(tab.session, target, act, text).catch(() => undefined);
      }
      this.#acted = number;
      this.#schedule(AFTER_ACT_MS);
    });
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#on) this.#timer = setTimeout(() => void this.#read(), ms).unref();
  }

  async #read(): Promise<void> {
    if (this.#reading) {
      this.#schedule(PAUSE_MS);
      return;
    }
    this.#reading = true;
    const since = performance.now();
    let bytes = 0;
    try {
      const tree = await this.#tree();
      const json = JSON.stringify(tree);
      if (this.#on && json !== this.#told) {
        this.#told = json;
        bytes = json.length;
        this.#parts.tell(tree);
      }
    } catch {
      // The page is busy or gone: it is read again.
    }
    this.#reading = false;
    const took = performance.now() - since;
    this.#schedule(Math.max(PAUSE_MS, took * TIMES_LONGER, bytes / BYTES_A_MS));
  }

  async #tree(): Promise<PageMirror> {
    const tab = this.#parts.active();
    const acted = this.#acted;
    if (tab === undefined || this.#parts.isHidden(tab)) return { title: '', nodes: [], cut: false, acted };
    if (this.#named.size > MOST_NAMED) this.#forget();
    const frames = await readFrames([tab.session, ...tab.frames]);
    const title = cutText(String(frames[0]?.nodes[0]?.name?.value ?? ''), LONGEST.label);
    const naming = {
      idOf: (frame: FrameTree, element: number) => this.#idOf(frame, element),
      fieldOf: (id: number) => this.#named.get(id)?.field,
    };
    await this.#learnFields(frames);
    return { title, ...mirrorNodes(frames, naming), acted };
  }

  #forget(): void {
    this.#named.clear();
    this.#ids = new Map();
  }

  #idOf({ session, frameId }: FrameTree, element: number): number {
    const ids = this.#ids.get(session) ?? new Map<number, number>();
    this.#ids.set(session, ids);
    const id = ids.get(element) ?? this.#nextId++;
    ids.set(element, id);
    if (!this.#named.has(id)) this.#named.set(id, { session, frameId, element });
    return id;
  }

  /** The tree does not say which fields hide what is typed: the elements do, and are asked once. */
  async #learnFields(frames: readonly FrameTree[]): Promise<void> {
    const unknown = frames.flatMap(frame =>
      frame.nodes.flatMap(({ role, backendDOMNodeId: element, ignored }) => {
        if (ignored || element === undefined || !/^(textbox|searchbox|spinbutton|combobox)$/.test(String(role?.value)))
          return [];
        const id = this.#idOf(frame, element);
        return this.#named.get(id)?.field === undefined ? [id] : [];
      }),
    );
    for (const id of unknown.slice(0, 200)) {
      const known = this.#named.get(id);
      if (known === undefined) continue;
      const { node } = await known.session.send('DOM.describeNode', { backendNodeId: known.element });
      const { nodeName, attributes = [] } = node;
      const type = attributes[attributes.indexOf('type') + 1]?.toLowerCase();
      const isPassword = nodeName === 'INPUT' && attributes.includes('type') && type === 'password';
      known.field = isPassword ? 'password' : nodeName === 'INPUT' ? 'text' : 'multiline';
    }
  }
}
