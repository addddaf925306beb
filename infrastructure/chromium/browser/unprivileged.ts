/**
 * Chromium refuses its sandbox to root, so a service that runs as root gives each browser a user of its own: ids
 * without an account, from a range that neither Debian nor systemd hands out. One browser cannot read another's files.
 */
const FIRST_UID = 60_600;
const UIDS = 100;
const taken = new Set<number>();

/** Takes an unprivileged id for a browser, null when this process is not root and the browser runs as the same user. */
export function takeUnprivilegedId(): number | null {
  if (process.getuid?.() !== 0) return null;
  for (let uid = FIRST_UID; uid < FIRST_UID + UIDS; uid++) {
    if (taken.has(uid)) continue;
    taken.add(uid);
    return uid;
  }
  throw new Error(`more than ${UIDS} browsers of one process run at once`);
}

export function giveBackUnprivilegedId(uid: number | null): void {
  if (uid !== null) taken.delete(uid);
}
