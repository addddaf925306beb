import type { BrowserPreferences, ViewerInput, Viewport } from '../../../application/ports/remote-browser.ts';
import type { FrameLimits } from '../../confinement/frames.ts';
import { FILE_PIECE } from './bounds.ts';

/** The browser of a host. `version`: as another host has seen it run; null: none has, and it is asked. */
export type BrowserToLaunch = {
  path: string;
  shell: boolean;
  environment: Record<string, string>;
  version: string | null;
};

/** How a host starts its browser. */
export type LaunchOrder = {
  type: 'launch';
  /** User and group to become before anything is started; null: the host is that user already. */
  uid: number | null;
  browser: BrowserToLaunch;
  sandbox: 'on' | 'off';
  /** Whether to look if a page really opens, in a renderer that is really sandboxed. */
  probe: boolean;
  folders: { home: string; profile: string; downloads: string };
  networks: { allow: readonly string[]; deny: readonly string[] };
  maxDownloadBytes: number;
};

/** What the service tells a host, which believes it. */
export type ToHost =
  | LaunchOrder
  | {
      type: 'open';
      startUrl: string;
      allowedDomains: readonly string[] | null;
      viewport: Viewport;
      preferences: BrowserPreferences | null;
    }
  | { type: 'attach'; viewer: number }
  | { type: 'detach' }
  /** A frame has been shown, or could not be. */
  | { type: 'displayed'; viewer: number; number: number; shown: boolean }
  | { type: 'input'; input: ViewerInput }
  | { type: 'capture' | 'read'; call: number; fullPage: boolean }
  | { type: 'activity'; call: number }
  /** The body is a piece of a file for the page; after the last one it is given to it, with those that follow if more do. */
  | { type: 'file'; call: number; filename: string; isLast: boolean; more: boolean }
  | { type: 'resize'; viewport: Viewport }
  | { type: 'go_to'; url: string }
  | { type: 'ask' };

export const limitsToHost: FrameLimits<ToHost> = {
  longestHead: 1024 * 1024,
  parse: head => head as ToHost,
  longestBody: ({ type }) => (type === 'file' ? FILE_PIECE : 0),
};
