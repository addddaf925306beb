import type { ViewerInput, Viewport } from '../../../application/ports/remote-browser.ts';
import type { FrameLimits } from '../../confinement/frames.ts';

/** How a host starts its browser. */
export type LaunchOrder = {
  type: 'launch';
  /** User and group to become before anything is started; null: the host is that user already. */
  uid: number | null;
  browser: { path: string; shell: boolean; environment: Record<string, string> };
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
  | { type: 'open'; startUrl: string; allowedDomains: readonly string[] | null; viewport: Viewport }
  | { type: 'attach'; viewer: number }
  | { type: 'detach' }
  /** A frame has been shown, or could not be. */
  | { type: 'displayed'; viewer: number; number: number; shown: boolean }
  | { type: 'input'; input: ViewerInput }
  | { type: 'capture' | 'read'; call: number; fullPage: boolean }
  | { type: 'activity'; call: number }
  | { type: 'resize'; viewport: Viewport }
  | { type: 'go_to'; url: string }
  | { type: 'ask' };

export const limitsToHost: FrameLimits<ToHost> = {
  longestHead: 1024 * 1024,
  parse: head => head as ToHost,
  longestBody: () => 0,
};
