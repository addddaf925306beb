const CLAIM = '[data-claim]';

/** Everything on the page that tells of this claim: its row, and where it stands in the evidence. */
const tellingOf = (claim: string) => document.querySelectorAll<HTMLElement>(`[data-claim="${CSS.escape(claim)}"]`);

function mark(at: EventTarget | null, on: boolean): void {
  const { claim } = (at as Element | null)?.closest<HTMLElement>(CLAIM)?.dataset ?? {};
  if (claim !== undefined) for (const other of tellingOf(claim)) other.classList.toggle('linked', on);
}

/** Moves a frame, and nothing around it, so that something in it is seen. */
function showIn(frame: Element, inner: Element): void {
  const [outer, box] = [frame.getBoundingClientRect(), inner.getBoundingClientRect()];
  if (box.top < outer.top || box.bottom > outer.bottom)
    frame.scrollTop += box.top - outer.top - (outer.height - box.height) / 2;
  if (box.left < outer.left || box.right > outer.right)
    frame.scrollLeft += box.left - outer.left - (outer.width - box.width) / 2;
}

/** Brings into sight where the claim of a row stands in the evidence; who reads the row stays there. */
function reveal(at: EventTarget | null): void {
  const row = (at as Element | null)?.closest<HTMLElement>(`li${CLAIM}`);
  const place = [...tellingOf(row?.dataset.claim ?? '')].find(
    each => each !== row && each.closest('.picture') !== null,
  );
  if (row === null || row === undefined || place === undefined) return;
  for (const frame of ['.picture', '.proof']) {
    const around = place.closest(frame);
    if (around !== null) showIn(around, place);
  }
}

/** Shows which row and which place in the evidence belong together while one of them is looked at. */
export function linkClaims(): void {
  document.addEventListener('pointerover', ({ target }) => mark(target, true));
  document.addEventListener('pointerout', ({ target }) => mark(target, false));
  document.addEventListener('focusin', ({ target }) => {
    mark(target, true);
    reveal(target);
  });
  document.addEventListener('focusout', ({ target }) => mark(target, false));
  document.addEventListener('click', ({ target }) => reveal(target));
}
