/** Buttons that copy a text which stands beside them. */
export function offerCopies(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    if (!('clipboard' in navigator)) continue;
    const { textContent: name, dataset } = button;
    button.hidden = false;
    button.setAttribute('aria-live', 'polite');
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(dataset.copy ?? '');
        button.textContent = 'Copied';
      } catch {
        button.textContent = 'Copy it by hand: the browser refuses';
      }
      setTimeout(() => {
        button.textContent = name;
      }, 3000);
    });
  }
}
