import { isStillIn, keepingInPlace, rowBeingRead } from './reading-place.ts';

/** How often a page that is looked at asks whether there is anything new, in ms. */
const EVERY_MS = 4000;

const HELD = 'Much has come. The list waits until you leave it.';

/** What tells a row apart from its neighbours, so that it stays the same element while others come and go. */
const keyOf = (node: Node): string | undefined => (node instanceof HTMLElement ? node.dataset.key : undefined);

function updateAttributes(old: Element, next: Element): void {
  // Whether something is unfolded is the reader's own doing.
  for (const { name } of [...old.attributes]) {
    if (!next.hasAttribute(name) && name !== 'open') old.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

const fits = (old: Node | undefined, next: Node): old is Node =>
  old !== undefined && old.nodeName === next.nodeName && keyOf(old) === keyOf(next);

/** Makes one piece of the page say what the other does, and touches nothing that is the same already. */
function update(old: Node, next: Node): void {
  if (old.isEqualNode(next)) return;
  if (!(old instanceof Element && next instanceof Element)) {
    old.textContent = next.textContent;
    return;
  }
  updateAttributes(old, next);
  const known = new Map([...old.childNodes].map(child => [keyOf(child), child]));
  let place: ChildNode | null = old.firstChild;
  for (const child of [...next.childNodes]) {
    const key = keyOf(child);
    const same = key === undefined ? place : known.get(key);
    if (same !== null && fits(same, child)) {
      if (same !== place) old.insertBefore(same, place);
      update(same, child);
      place = same.nextSibling;
    } else {
      old.insertBefore(child, place);
    }
  }
  while (place !== null) {
    const after: ChildNode | null = place.nextSibling;
    place.remove();
    place = after;
  }
}

/** Keeps the parts of the page that are marked as live up to date, until somebody says that they shall rest. */
function keepUpToDate(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-live-switch]');
  const told = document.querySelector<HTMLElement>('[data-live-told]');
  let tag = '';
  let timer = 0;
  let paused = false;
  let isHeld = false;
  // Browsers that keep rows in place by themselves would do it twice.
  document.documentElement.style.setProperty('overflow-anchor', 'none');

  const say = (text: string) => {
    if (told !== null && told.textContent !== text) told.textContent = text;
  };

  async function look(): Promise<void> {
    const response = await fetch(location.href, {
      headers: { 'affiant-refresh': '1', ...(tag === '' ? {} : { 'if-none-match': tag }) },
      cache: 'no-store',
      redirect: 'manual',
    });
    if (response.type === 'opaqueredirect') {
      paused = true;
      say('You are signed out: load the page again to sign in.');
      return;
    }
    if (response.status === 200) {
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      tag = response.headers.get('etag') ?? '';
      isHeld = false;
      for (const part of document.querySelectorAll<HTMLElement>('[data-live]')) {
        const next = page.getElementById(part.id);
        if (next === null) continue;
        const row = rowBeingRead(part);
        // What somebody is reading is not taken from under their eyes, however much comes.
        if (row !== undefined && !isStillIn(next, row)) isHeld = true;
        else keepingInPlace(row, () => update(part, next));
      }
      if (isHeld) tag = '';
    }
    const isAway = !response.ok && response.status !== 304;
    say(isAway ? 'Not up to date: the service is away.' : isHeld ? HELD : 'Keeps itself up to date.');
  }

  async function next(): Promise<void> {
    try {
      if (!document.hidden && !paused) await look();
    } catch {
      say('Not up to date: the service is away.');
    }
    if (!paused) timer = setTimeout(next, EVERY_MS);
  }

  if (button !== null) {
    button.hidden = false;
    button.addEventListener('click', () => {
      paused = !paused;
      button.setAttribute('aria-pressed', String(paused));
      clearTimeout(timer);
      if (paused) say('Rests.');
      else void next();
    });
  }
  say('Keeps itself up to date.');
  timer = setTimeout(next, EVERY_MS);
}

keepUpToDate();
