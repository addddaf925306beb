import { element } from './dom.ts';
import { showDialog } from './page-dialog.ts';
import type { CaptureNotice, ViewerInput } from './protocol.ts';
import { say } from './say.ts';

type ChoicesNotice = CaptureNotice & { type: 'choices' };

const MOST_ROWS = 10;

/** The choices with the groups that they stand in. */
function choices({ options }: ChoicesNotice): HTMLElement[] {
  const rows: HTMLElement[] = [];
  for (const [place, { text, group, selected, disabled }] of options.entries()) {
    const row = element('option', { value: String(place), selected, disabled, dir: 'auto' }, text);
    const last = rows.at(-1);
    if (group === '') rows.push(row);
    else if (last instanceof HTMLOptGroupElement && last.label === group) last.append(row);
    else rows.push(element('optgroup', { label: group }, row));
  }
  return rows;
}

/** A list of the remote page, which would open in a window of its own that its picture does not show. */
export function showChoices(notice: ChoicesNotice, send: (input: ViewerInput) => void): void {
  const { multiple, options, label, cut } = notice;
  const heading = label === '' ? say('choices.heading') : label;
  const groups = new Set(options.map(({ group }) => group).filter(group => group !== '')).size;
  const size = String(Math.min(MOST_ROWS, Math.max(2, options.length + groups)));
  const list = element('select', { class: 'choices', 'aria-label': heading, multiple, size }, ...choices(notice));
  const accept = () => list.form?.requestSubmit(list.form.querySelector<HTMLButtonElement>('[value="accept"]'));
  if (!multiple) {
    // A phone shows a list of its own, and a choice made there is final; elsewhere arrow keys change it too.
    if (matchMedia('(pointer: coarse)').matches) list.addEventListener('change', accept);
    list.addEventListener('click', event => event.target instanceof HTMLOptionElement && accept());
  }
  showDialog({
    heading,
    body: [
      ...(multiple ? [element('p', { class: 'muted' }, say('choices.several'))] : []),
      list,
      ...(cut ? [element('p', { class: 'muted' }, say('choices.more'))] : []),
    ],
    accept: say('action.set'),
    refuse: say('action.cancel'),
    done: accepted => {
      if (!accepted) return;
      send({ type: 'choose', places: [...list.selectedOptions].map(option => Number(option.value)) });
    },
  });
  list.focus();
}
