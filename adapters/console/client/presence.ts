/** How often an open case says that it is looked at, and asks who else does, in ms. */
const EVERY_MS = 8000;

type Presence = { others: string[]; revision: number };

/** Tells who else has the case open, and when somebody has changed it. */
export function keepPresence(): void {
  const place = document.querySelector<HTMLElement>('[data-presence]');
  const others = place?.querySelector<HTMLElement>('[data-others]');
  const changed = place?.querySelector<HTMLElement>('[data-changed]');
  if (place === null || others === null || others === undefined || changed === null || changed === undefined) return;
  const { presence = '', revision = '' } = place.dataset;

  async function look(): Promise<void> {
    const response = await fetch(presence, {
      headers: { 'affiant-refresh': '1', accept: 'application/json' },
      cache: 'no-store',
      redirect: 'error',
    });
    if (!response.ok) return;
    const found = (await response.json()) as Presence;
    const told = found.others.length === 0 ? '' : `Also here: ${found.others.join(', ')}.`;
    if (others?.textContent !== told && others !== null && others !== undefined) others.textContent = told;
    others?.toggleAttribute('hidden', told === '');
    changed?.toggleAttribute('hidden', String(found.revision) === revision);
  }

  async function next(): Promise<void> {
    try {
      if (!document.hidden) await look();
    } catch {
      // A hint that does not come is no trouble: what is decided is held against the case as it stands.
    }
    setTimeout(next, EVERY_MS);
  }
  setTimeout(next, EVERY_MS);
}
