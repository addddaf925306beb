/** A browser binary that may do. */
export type BrowserBinary = {
  path: string;
  /** Headless shell (old headless mode, lighter) or a whole Chrome or Chromium (new headless mode). */
  shell: boolean;
  /** Unpacked from the npm package: for trying out. */
  bundled: boolean;
  /** What this binary needs in its environment. */
  environment: Record<string, string>;
  /** As it named itself when it ran last; null: it has not run yet. */
  version: string | null;
};
