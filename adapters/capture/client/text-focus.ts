import { type RemoteField, suitKeyboard } from './text-entry.ts';

/** Who of our page has the keyboard, by what has the focus on the remote page. */
export type TextFocus = {
  /** This has the focus on the remote page. */
  show(field: RemoteField): void;
  /** The person turned to the website: a mouse went down on it, or a finger was lifted. */
  take(): void;
};

/** Whether nothing is operated that the keyboard would be taken from. */
function isIdle(active: Element | null): boolean {
  return active === null || active === document.body || active.matches('h1, h2');
}

/**
 * Keeps the keyboard with the invisible field while a field of the remote page has the focus, and with the picture
 * otherwise. A button or dialog of ours that is being operated is left alone.
 */
export function createTextFocus(canvas: HTMLElement, entry: HTMLTextAreaElement, touch: boolean): TextFocus {
  let editable = false;
  const focus = (to: HTMLElement, scrolls = false) => to.focus({ preventScroll: !scrolls });

  return {
    show(field) {
      suitKeyboard(entry, field);
      editable = field.editable;
      const { activeElement } = document;
      if (editable && (touch || activeElement === canvas || isIdle(activeElement))) focus(entry, touch);
      if (!editable && activeElement === entry) focus(canvas);
    },
    take() {
      const wanted = editable ? entry : canvas;
      if (document.activeElement !== wanted) focus(wanted);
    },
  };
}

/** A mouse that presses a button of ours takes the keyboard from nothing: whoever types goes on. */
export function leaveFocus(bar: HTMLElement): void {
  bar.addEventListener('mousedown', event => {
    if (event.target instanceof Element && event.target.closest('button') !== null) event.preventDefault();
  });
}
