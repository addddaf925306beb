import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';
import type { GivenFile } from './given-file.ts';
import type { LoadProblem } from './load-problem.ts';
import type { MirrorAct, PageMirror } from './page-mirror.ts';

export type Viewport = { width: number; height: number; scale: number; touch: boolean };

/** What its person's own browser tells every site, and so the remote one does. */
export type BrowserPreferences = {
  /** Languages by their tags (BCP 47), the one that is liked best first. */
  languages: readonly string[];
  /** A zone of the IANA database; null: that of the machine. */
  timezone: string | null;
  /** Dark colours are preferred; `calm`: less motion is. */
  dark: boolean;
  calm: boolean;
};

/** Why a download was not handed over. */
export type DownloadProblem = 'TOO_LARGE' | 'TOO_MANY_DOWNLOADS' | 'DOWNLOAD_BROKEN';

/** What went wrong on the remote page that its picture does not show. */
export type PageProblem = 'TOO_MANY_WINDOWS' | 'NOT_A_WEB_PAGE';

/** What a website asks of its visitor's machine and does not get here. */
export const UNAVAILABLE = ['print', 'passkey', 'camera', 'location', 'app'] as const;
export type Unavailable = (typeof UNAVAILABLE)[number];

/** One of the pages that are open. `shown`: it is the one in the picture. */
export type OpenTab = { id: number; title: string; host: string; shown: boolean };

/** What a session may take a part of: memory, processes, room on the disk. */
export const SESSION_LIMITS = ['memory', 'processes', 'disk'] as const;
export type SessionLimit = (typeof SESSION_LIMITS)[number];

/**
 * Why a remote browser is gone that its person did not close. `page_closed`: the only page has closed itself;
 * `maintenance`: the machine that runs it was told to stop; a limit: it took more than a session may.
 */
export const LOSSES = ['crashed', 'page_closed', 'idle', 'time_limit', 'maintenance', ...SESSION_LIMITS] as const;
export type BrowserLoss = (typeof LOSSES)[number];

/** What the remote browser tells about a session, in the order in which it happened; of visits, as many as are kept. */
export type BrowserEvent =
  | { type: 'visited'; url: string; at: Date }
  /** The page that is shown has loaded, or another one has come to the front. */
  | { type: 'shown'; url: string }
  /** `shownAt`: the address of the page that shows it, itself or in a frame; null: none does. */
  | { type: 'downloaded'; url: string; filename: string; bytes: Uint8Array; shownAt: string | null; at: Date }
  | { type: 'download_refused'; filename: string; problem: DownloadProblem }
  /** It is closed so soon: nobody does anything, which `stay` mends, its time is over, or its machine stops. */
  | { type: 'ending'; cause: 'idle' | 'time_limit' | 'maintenance'; seconds: number }
  | { type: 'closed'; reason: 'ended' | BrowserLoss };

/**
 * A frame of the remote page on its way to the viewer. Width and height in CSS pixels of the remote viewport. `at`: it
 * is a part of the picture, and lies at this pixel of the frames before it.
 */
export type Frame = { jpeg: Uint8Array; width: number; height: number; at?: { x: number; y: number } };

/** A choice of a list. `group`: of choices that it is one of; empty for none. */
export type Choice = { text: string; group: string; disabled: boolean; selected: boolean };

/** What the viewer is told beside frames. */
export type ViewerNotice =
  | { type: 'location'; url: string; loading: boolean; canGoBack: boolean }
  /** The page that is shown lies where its person may not go, and nothing of it is shown; null: it no longer does. */
  | { type: 'outside'; host: string | null }
  /** The page that was asked for is not shown, and why; null: it is. */
  | { type: 'load'; problem: LoadProblem | null; host: string }
  | { type: 'tabs'; count: number }
  /** The pages that are open, in the order in which they were opened. */
  | { type: 'tab_list'; tabs: OpenTab[] }
  /** What the mouse is over: the pointer that the page wants (a keyword of CSS), and its words for it. */
  | { type: 'hover'; cursor: string; title: string }
  /** The page wants a file of its visitor's own, or several. */
  | { type: 'file_asked'; multiple: boolean }
  /** A host wants a name and a password before it answers (RFC 9110, 11). `secure`: what is said reaches nobody else. */
  | { type: 'sign_in'; host: string; secure: boolean; again: boolean }
  | { type: 'unavailable'; what: Unavailable }
  | { type: 'dialog'; kind: 'alert' | 'confirm' | 'prompt' | 'beforeunload'; message: string; defaultValue: string }
  | { type: 'focus'; editable: boolean; inputType: string; inputMode: string; enterKeyHint: string }
  | { type: 'picker'; kind: 'date' | 'time' | 'datetime-local' | 'month' | 'week' | 'color'; value: string }
  /** A list of choices that opened; `cut`: there are more than are told. */
  | { type: 'choices'; label: string; multiple: boolean; cut: boolean; options: Choice[] }
  /** `site`: the website did it, for one by a button of its own. `cut`: it was longer. */
  | { type: 'copied'; text: string; cut: boolean; by: 'person' | 'site' }
  /** The accessibility tree of the page that is shown, told again when it changes, while somebody asks for it. */
  | { type: 'mirror'; tree: PageMirror }
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
  /** Text of the end user's own clipboard. */
  | { type: 'paste'; text: string }
  | { type: 'copy' }
  | { type: 'pick'; value: string }
  /** Places of what is chosen in the list that was told last. */
  | { type: 'choose'; places: number[] }
  | { type: 'dialog'; accept: boolean; text: string | null }
  /** Answers `sign_in`; null: the person would rather not. */
  | { type: 'sign_in'; credentials: { username: string; password: string } | null }
  | { type: 'tab'; wish: 'show' | 'close'; id: number }
  | { type: 'mirror'; on: boolean }
  /** `number` counts what is done: a mirror says which of these it follows. */
  | { type: 'act'; node: number; act: MirrorAct; text: string; number: number }
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
  /** Its person is there, although they do nothing: it does not count as idle. */
  stay(): void;
  /** Half a minute at most. @throws NoAnswer when the page gives none in time. */
  capture(options: { fullPage: boolean }): Promise<Capture>;
  /** What the page says now. @throws when it does not answer in time. */
  read(options: { fullPage: boolean }): Promise<PageSnapshot>;
  activity(): Promise<PageActivity>;
  /** Gives a file to the page, which has asked for one. @throws when it asks for none any more, or has too many. */
  giveFile(file: GivenFile): Promise<void>;
  /** Begins to open this address of the web in the page that is shown, as if its end user had typed it. */
  goTo(url: string): void;
  /** Lays its pages out for this size from now on: another device of its end user watches. Never waits. */
  resize(viewport: Viewport): void;
  /** Address of the page that is shown, or of the first while it is on its way; empty where it could not be opened. */
  url(): string;
  /** Visits that were too many to be told of, since this was asked last. */
  visitsLeftOut(): number;
  close(): Promise<void>;
}

export type OpenOptions = {
  sessionId: string;
  startUrl: string;
  /** Domains that pages may be shown of, each with all hosts below it; null: any. */
  allowedDomains: readonly string[] | null;
  viewport: Viewport;
  /** null: nothing is known of them. */
  preferences: BrowserPreferences | null;
  onEvent(event: BrowserEvent): void;
};

/** The page did not answer in time, or can't be captured as it is. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

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
