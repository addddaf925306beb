import { actions } from './card.ts';
import { button, element } from './dom.ts';
import type { CaptureNotice, ViewerInput } from './protocol.ts';
import { say } from './say.ts';

type DialogNotice = CaptureNotice & { type: 'dialog' };
type PickerNotice = CaptureNotice & { type: 'picker' };

/** Shows a dialog over everything; Escape and the refusing button refuse. */
export function showDialog(parts: {
  heading: string;
  body: HTMLElement[];
  accept: string;
  refuse: string | null;
  /** What is refused by it goes on as it is: the safe answer is the one that stands out, and is at hand. */
  warns?: boolean;
  done(accepted: boolean): void;
}): void {
  const [chosen, other] = parts.warns ? ['secondary', 'primary'] : ['primary', 'secondary'];
  const accept = element('button', { value: 'accept', class: chosen }, parts.accept);
  const refuse = parts.refuse !== null && button(parts.refuse, () => dialog.close(''), { class: other });
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'dialog-heading' },
    element(
      'form',
      { method: 'dialog' },
      element('h2', { id: 'dialog-heading' }, parts.heading),
      ...parts.body,
      actions(...(parts.warns ? [refuse, accept] : [accept, refuse])),
    ),
  );
  dialog.addEventListener('close', () => {
    dialog.remove();
    parts.done(dialog.returnValue === 'accept');
  });
  // A wire that came back repeats the question: one dialog is enough.
  for (const older of document.querySelectorAll('dialog')) older.remove();
  document.body.append(dialog);
  dialog.showModal();
}

/** A question of the page's own before something is given up: are you sure? */
export function ask(heading: string, text: string, accept: string, refuse: string): Promise<boolean> {
  return new Promise(done => {
    showDialog({ heading, body: [element('p', {}, text)], accept, refuse, warns: true, done });
  });
}

/** A dialog of the remote page. */
export function showPageDialog(host: string, notice: DialogNotice, send: (input: ViewerInput) => void): void {
  const { kind, message, defaultValue } = notice;
  const field = element('input', { type: 'text', 'aria-label': say('dialog.answer'), value: defaultValue });
  const leaving = kind === 'beforeunload';
  showDialog({
    heading: leaving ? say('dialog.leaveHeading') : say('dialog.says', { host }),
    body: [
      element('p', { class: 'page-words', dir: 'auto' }, leaving ? say('dialog.leaveText') : message),
      ...(kind === 'prompt' ? [field] : []),
    ],
    accept: say(leaving ? 'action.leave' : 'action.ok'),
    refuse: kind === 'alert' ? null : say(leaving ? 'action.stay' : 'action.cancel'),
    warns: leaving,
    done: accepted => {
      const text = kind === 'prompt' && accepted ? field.value : null;
      send({ type: 'dialog', accept: accepted || kind === 'alert', text });
    },
  });
}

/** A date or colour field of the remote page, whose own picker would never show in its picture. */
export function showPicker(notice: PickerNotice, send: (input: ViewerInput) => void): void {
  const heading = say(`picker.${notice.kind}`);
  const field = element('input', { type: notice.kind, value: notice.value, 'aria-label': heading });
  showDialog({
    heading,
    body: [field],
    accept: say('action.set'),
    refuse: say('action.cancel'),
    done: accepted => {
      if (accepted) send({ type: 'pick', value: field.value });
    },
  });
}
