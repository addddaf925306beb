import { actions } from './card.ts';
import { button, element } from './dom.ts';
import type { CaptureNotice, ViewerInput } from './protocol.ts';
import { say } from './say.ts';

type DialogNotice = CaptureNotice & { type: 'dialog' };
type PickerNotice = CaptureNotice & { type: 'picker' };

/** Shows a dialog over everything; Escape and the `false` button refuse. */
function show(parts: {
  heading: string;
  body: HTMLElement[];
  accept: string;
  refuse: string | null;
  done(accepted: boolean): void;
}): void {
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'dialog-heading' },
    element(
      'form',
      { method: 'dialog' },
      element('h2', { id: 'dialog-heading' }, parts.heading),
      ...parts.body,
      actions(
        element('button', { value: 'accept', class: 'primary' }, parts.accept),
        parts.refuse !== null && button(parts.refuse, () => dialog.close(''), { class: 'secondary' }),
      ),
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

/** A question of the page's own: are you sure? */
export function ask(heading: string, text: string, accept: string, refuse: string): Promise<boolean> {
  return new Promise(done => {
    show({ heading, body: [element('p', {}, text)], accept, refuse, done });
  });
}

/** A dialog of the remote page. */
export function showPageDialog(host: string, notice: DialogNotice, send: (input: ViewerInput) => void): void {
  const { kind, message, defaultValue } = notice;
  const field = element('input', { type: 'text', 'aria-label': say('dialog.answer'), value: defaultValue });
  const leaving = kind === 'beforeunload';
  show({
    heading: leaving ? say('dialog.leaveHeading') : say('dialog.says', { host }),
    body: [
      element('p', { class: 'page-words', dir: 'auto' }, leaving ? say('dialog.leaveText') : message),
      ...(kind === 'prompt' ? [field] : []),
    ],
    accept: say(leaving ? 'action.leave' : 'action.ok'),
    refuse: kind === 'alert' ? null : say(leaving ? 'action.stay' : 'action.cancel'),
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
  show({
    heading,
    body: [field],
    accept: say('action.set'),
    refuse: say('action.cancel'),
    done: accepted => {
      if (accepted) send({ type: 'pick', value: field.value });
    },
  });
}
