import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';

export type Viewport = { width: number; height: number; scale: number; touch: boolean };

/** Why a download was not handed over. */
export type DownloadProblem = 'TOO_LARGE' | 'TOO_MANY_DOWNLOADS' | 'DOWNLOAD_BROKEN';

/** What went wrong on the remote page that its picture does not show. */
export type PageProblem = 'FILE_ASKED' | 'TOO_MANY_WINDOWS' | 'NOT_A_WEB_PAGE' | 'NOT_OPENED';

/** What a session may take a part of: memory, processes, room on the disk. */
export const SESSION_LIMITS = ['memory', 'processes', 'disk'] as const;
export type SessionLimit = (typeof SESSION_LIMITS)[number];

/** What the remote browser tells about a session, in the order in which it happened. */
export type BrowserEvent =
  | { type: 'visited'; url: string; at: Date }
  /** The page that is shown has loaded, or another one has come to the front. */
  | { type: 'shown'; url: string }
  | { type: 'downloaded'; url: string; filename: string; bytes: Uint8Array; at: Date }
  | { type: 'download_refused'; filename: string; problem: DownloadProblem }
  /** `memory`, `processes`, `disk`: it took more than a session may. */
  | { type: 'closed'; reason: 'crashed' | 'idle' | 'time_limit' | 'ended' | SessionLimit };

/** A frame of the remote page on its way to the viewer. Width and height in CSS pixels of the remote viewport. */
export type Frame = { jpeg: Uint8Array; width: number; height: number };

/** What the viewer is told beside frames. */
export type ViewerNotice =
  | { type: 'location'; url: string; loading: boolean; canGoBack: boolean }
  /** The page that is shown lies where its person may not go, and nothing of it is shown; null: it no longer does. */
  | { type: 'outside'; host: string | null }
  | { type: 'tabs'; count: number }
  | { type: 'dialog'; kind: 'alert' | 'confirm' | 'prompt' | 'beforeunload'; message: string; defaultValue: string }
  | { type: 'focus'; editable: boolean; inputType: string; inputMode: string }
  | { type: 'picker'; kind: 'date' | 'time' | 'datetime-local' | 'month' | 'week' | 'color'; value: string }
  | { type: 'copied'; text: string }
  | { type: 'error'; problem: PageProblem };

/** What the end user does. Coordinates in CSS pixels of the remote viewport. */
export type ViewerInput =
  | {
      type: 'mouse';
      kind: 'move' | 'down' | 'up';
      x: number;
      y: number;
      button: 'none' | 'left' | 'middle' | 'right';
      buttons: number;
      clicks: number;
      modifiers: number;
    }
  | { type: 'wheel'; x: number; y: number; dx: number; dy: number; modifiers: number }
  | { type: 'touch'; kind: 'start' | 'move' | 'end' | 'cancel'; points: { id: number; x: number; y: number }[] }
  | {
      type: 'key';
      kind: 'down' | 'up';
      key: string;
      code: string;
      text: string | null;
      location: number;
      modifiers: number;
      repeat: boolean;
    }
  | { type: 'text'; text: string }
  | { type: 'composition'; text: string }
  | { type: 'copy' }
  | { type: 'pick'; value: string }
  | { type: 'dialog'; accept: boolean; text: string | null }
  | { type: 'back' }
  | { type: 'reload' };

/** Who watches a session: one at a time. `frame` resolves when the frame has been shown, which paces the encoder. */
export interface Viewer {
  frame(frame: Frame): Promise<void>;
  notice(notice: ViewerNotice): void;
}

/** How busy the page that is shown is. */
export type PageActivity = {
  /** How long it has loaded nothing and asked for nothing, in ms; 0 while it does. */
  quietMs: number;
  /** A field for a password has the focus. */
  password: boolean;
};

/** A screenshot and what the page said at that moment. */
export type Capture = { png: Uint8Array; snapshot: PageSnapshot };

/** One remote browser that one end user drives. */
export interface RemoteSession {
  /** Sends frames and notices to this viewer, and to no other, until it is detached. */
  attach(viewer: Viewer): { detach(): void };
  /** Never waits: the order is kept, and input to a page that hangs is dropped. */
  input(input: ViewerInput): void;
  /** @throws when the page does not answer in time. */
  capture(options: { fullPage: boolean }): Promise<Capture>;
  /** What the page says now. @throws when it does not answer in time. */
  read(options: { fullPage: boolean }): Promise<PageSnapshot>;
  activity(): Promise<PageActivity>;
  /** Begins to open this address of the web in the page that is shown, as if its end user had typed it. */
  goTo(url: string): void;
  /** Lays its pages out for this size from now on: another device of its end user watches. Never waits. */
  resize(viewport: Viewport): void;
  /** Address of the page that is shown. */
  url(): string;
  close(): Promise<void>;
}

export type OpenOptions = {
  sessionId: string;
  startUrl: string;
  /** Domains that pages may be shown of, each with all hosts below it; null: any. */
  allowedDomains: readonly string[] | null;
  viewport: Viewport;
  onEvent(event: BrowserEvent): void;
};

/** All places are taken. */
export class BrowserBusy extends Error {
  override readonly name = 'BrowserBusy';
}

/** No browser of this machine will do. The message says why, and what to install or to set. */
export class NoUsableBrowser extends Error {
  override readonly name = 'NoUsableBrowser';
}

/** The browser that sessions run in. */
export type FoundBrowser = { path: string; version: string; bundled: boolean; sandboxed: boolean };

/** The remote browsers of this node: one browser per session, one warm spare. */
export interface RemoteBrowser {
  /**
   * Finds and probes the browser. null: it runs on other machines, and none of them answers yet; they are asked again.
   * @throws NoUsableBrowser
   */
  start(): Promise<FoundBrowser | null>;
  /** @throws BrowserBusy when every place is taken, EngineUnavailable when no machine with browsers answers. */
  open(options: OpenOptions): Promise<RemoteSession>;
  /** Sessions that can be opened beside those that are there. */
  freePlaces(): number;
  /** Why no session could be opened just now, as words for an operator; null: nothing speaks against it. */
  problem(): string | null;
  close(): Promise<void>;
}
