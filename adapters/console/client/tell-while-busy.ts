/** Says what is going on while an answer takes its time, and that once is enough. */
export function tellWhileBusy(): void {
  const told = document.querySelector<HTMLElement>('[data-busy-told]');
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-busy]')) {
    form.addEventListener('submit', event => {
      if (form.ariaBusy === 'true') return event.preventDefault();
      form.ariaBusy = 'true';
      if (told !== null) told.textContent = form.dataset.busy ?? '';
    });
  }
  // Whoever comes back by the browser's own button finds the page as it was left.
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-busy]')) form.ariaBusy = null;
    if (told !== null) told.textContent = '';
  });
}
