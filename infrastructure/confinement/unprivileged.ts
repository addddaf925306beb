/**
 * A service that runs as root gives each process that touches a stranger's bytes a user of its own: ids without an
 * account, from a range that neither Debian nor systemd hands out. One cannot read another's files, and Chromium refuses
 * its sandbox to root.
 */
const FIRST_UID = 60_600;
const UIDS = 200;
const taken = new Set<number>();

/** Takes an unprivileged id, null when this process is not root and what it starts runs as the same user. */
export function takeUnprivilegedId(): number | null {
  if (process.getuid?.() !== 0) return null;
  for (let uid = FIRST_UID; uid < FIRST_UID + UIDS; uid++) {
    if (taken.has(uid)) continue;
    taken.add(uid);
    return uid;
  }
  throw new Error(`more than ${UIDS} confined processes of one process run at once`);
}

export function giveBackUnprivilegedId(uid: number | null): void {
  if (uid !== null) taken.delete(uid);
}
