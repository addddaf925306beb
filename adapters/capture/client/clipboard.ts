import { announce } from './announcer.ts';
import { button, element } from './dom.ts';
import { type IconName, icon } from './icons.ts';
import { pressKey } from './keyboard-input.ts';
import { MODIFIER } from './modifiers.ts';
import { showDialog } from './page-dialog.ts';
import type { CaptureNotice, ViewerInput } from './protocol.ts';
import { say } from './say.ts';

type Copied = CaptureNotice & { type: 'copied' };

/** A longer text is not pasted whole. */
const LONGEST_PASTE = 20_000;

/** Copies between the remote page and the end user's own clipboard. */
export type Clipboard = {
  /** Asks for what is selected on the site; only once it is safe here a cut takes it away there. */
  copy(cut: boolean): void;
  /** The site has this text for the person. */
  copied(notice: Copied): Promise<void>;
  /** Gives a text of the person to the site. */
  paste(text: string): void;
  /** Takes the text from the person's clipboard, or lets them put it in where the browser does not give it. */
  pasteByButton(): Promise<void>;
};

export function createClipboard(send: (input: ViewerInput) => void): Clipboard {
  let cutting = false;

  /** A browser lets a page write to the clipboard only while somebody presses something. */
  function offer(text: string): void {
    const shown = element('textarea', { readonly: true, rows: '4', 'aria-label': say('clipboard.text'), dir: 'auto' });
    shown.value = text;
    showDialog({
      heading: say('clipboard.offer'),
      body: [shown],
      accept: say('action.copy'),
      refuse: say('action.close'),
      done: accepted => {
        if (!accepted) return;
        navigator.clipboard.writeText(text).then(
          () => announce(say('live.copied')),
          () => announce(say('problem.NO_COPYING')),
        );
      },
    });
    shown.select();
  }

  function paste(text: string): void {
    if (text === '') return;
    send({ type: 'paste', text: text.slice(0, LONGEST_PASTE) });
    if (text.length > LONGEST_PASTE) announce(say('clipboard.pastedPart', { length: LONGEST_PASTE }));
  }

  return {
    copy(cut) {
      cutting = cut;
      send({ type: 'copy' });
    },
    async copied({ text, cut: isPart, by }) {
      const deletes = cutting && by === 'person';
      if (by === 'person') cutting = false;
      if (text === '') return announce(say('clipboard.nothing'));
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        return offer(text);
      }
      announce(say(isPart ? 'clipboard.copiedPart' : deletes ? 'clipboard.cut' : 'live.copied'));
      if (deletes && !isPart) pressKey(send, { key: 'x', modifiers: MODIFIER.ctrl }, null);
    },
    paste,
    async pasteByButton() {
      const text = await navigator.clipboard.readText().catch(() => null);
      if (text !== null) return text === '' ? announce(say('clipboard.empty')) : paste(text);
      const field = element('textarea', { rows: '4', 'aria-label': say('clipboard.text'), dir: 'auto' });
      showDialog({
        heading: say('clipboard.pasteHere'),
        body: [field],
        accept: say('action.paste'),
        refuse: say('action.cancel'),
        done: accepted => {
          if (accepted) paste(field.value);
        },
      });
      field.focus();
    },
  };
}

/** The buttons by which fingers copy and paste. */
export function clipboardButtons(clipboard: Clipboard): HTMLElement[] {
  const square = (name: IconName, label: string, onPress: () => void) =>
    button(icon(name), onPress, { class: 'square clipboard-button', 'aria-label': label, title: label });
  return [
    square('copy', say('action.copy'), () => clipboard.copy(false)),
    square('paste', say('action.paste'), () => void clipboard.pasteByButton()),
  ];
}
