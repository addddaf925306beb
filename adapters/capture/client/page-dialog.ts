import { actions } from './card.ts';
import { button, element } from './dom.ts';
import type { CaptureNotice, ViewerInput } from './protocol.ts';

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
  const field = element('input', { type: 'text', 'aria-label': 'Answer', value: defaultValue });
  const leaving = kind === 'beforeunload';
  show({
    heading: leaving ? 'Leave this page?' : `${host} says`,
    body: [
      element('p', { class: 'page-words' }, leaving ? 'What you entered may not be saved.' : message),
      ...(kind === 'prompt' ? [field] : []),
    ],
    accept: leaving ? 'Leave' : 'OK',
    refuse: kind === 'alert' ? null : leaving ? 'Stay' : 'Cancel',
    done: accepted => {
      const text = kind === 'prompt' && accepted ? field.value : null;
      send({ type: 'dialog', accept: accepted || kind === 'alert', text });
    },
  });
}

const PICKER_HEADINGS: Record<PickerNotice['kind'], string> = {
  date: 'Choose a date',
  time: 'Choose a time',
  'datetime-local': 'Choose a date and time',
  month: 'Choose a month',
  week: 'Choose a week',
  color: 'Choose a colour',
};

/** A date or colour field of the remote page, whose own picker would never show in its picture. */
export function showPicker(notice: PickerNotice, send: (input: ViewerInput) => void): void {
  const heading = PICKER_HEADINGS[notice.kind];
  const field = element('input', { type: notice.kind, value: notice.value, 'aria-label': heading });
  show({
    heading,
    body: [field],
    accept: 'Set',
    refuse: 'Cancel',
    done: accepted => {
      if (accepted) send({ type: 'pick', value: field.value });
    },
  });
}
