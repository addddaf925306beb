import type { FoundBrowser } from '../../../application/ports/remote-browser.ts';
import type { RunningHost } from './start-host.ts';

/** Where hosts come from: this machine, or those that run browsers for it. */
export interface HostSource {
  /**
   * @param onBack there is a place for hosts again where there was none
   * @returns the browser that they run; null: nobody can be asked just now
   * @throws NoUsableBrowser
   */
  start(onBack: () => void): Promise<FoundBrowser | null>;
  /**
   * A host whose browser runs.
   * @throws BrowserBusy when every place is taken, EngineUnavailable when nobody can be asked
   */
  launch(): Promise<RunningHost>;
  /** Why no host could be had just now, as words for an operator; null: nothing speaks against it. */
  problem(): string | null;
  close(): void;
}
