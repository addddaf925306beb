/** Whether the reader can copy: the clipboard is there on https and localhost only. */
const CAN_COPY = navigator.clipboard !== undefined;

/** Makes the button copy the code that stands beside it. */
export function offerCopy(button: HTMLButtonElement): void {
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.closest('figure')?.querySelector('code')?.textContent ?? '');
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1500);
  });
  button.hidden = !CAN_COPY;
}

/** A box of code as the page has them: it has a name, can be scrolled with the keyboard, and copied. */
export function codeBox(name: string, code: string): HTMLElement {
  const figure = document.createElement('figure');
  const caption = document.createElement('figcaption');
  const button = document.createElement('button');
  const pre = document.createElement('pre');
  const text = document.createElement('code');
  figure.className = 'code';
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  offerCopy(button);
  caption.append(name, button);
  pre.tabIndex = 0;
  pre.setAttribute('role', 'group');
  pre.setAttribute('aria-label', name);
  text.textContent = code;
  pre.append(text);
  figure.append(caption, pre);
  return figure;
}
