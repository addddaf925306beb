import { announce } from './announcer.ts';
import type { App } from './app.ts';
import { button, element } from './dom.ts';
import { icon } from './icons.ts';
import { ask } from './page-dialog.ts';
import { finish, Refused, upload } from './requests.ts';

/** The buttons of the live screen, and when they can be pressed. */
export type LiveActions = {
  root: HTMLElement;
  /** Whether the site can be captured and the session finished. */
  enable(enabled: boolean): void;
  /** A capture has come to its end. */
  captured(): void;
};

function words(error: unknown): string {
  return error instanceof Refused ? error.message : 'That did not work. Try again in a moment.';
}

/** @param tray Shows what is kept already. */
export function createLiveActions(app: App, tray: HTMLElement, requestCapture: () => void): LiveActions {
  const { texts } = app;
  let busy = false;
  let enabled = false;

  const capture = button([icon('camera'), element('span', {}, 'Capture')], () => {
    setBusy(true);
    announce('Capturing…', 'spoken');
    requestCapture();
  });
  const finishButton = button([icon('check'), element('span', {}, 'Finish')], submit, { class: 'primary' });
  const leave = button('Leave', () => void confirmLeave(), { class: 'quiet' });

  const file = element('input', { type: 'file', accept: '.pdf,.png,.jpg,.jpeg,.csv,.txt', hidden: true });
  const uploadButton = button([icon('upload'), element('span', {}, 'Upload')], () => file.click());
  file.addEventListener('change', () => {
    const chosen = file.files?.[0];
    file.value = '';
    if (chosen !== undefined) void send(chosen);
  });

  function setBusy(value: boolean): void {
    busy = value;
    apply();
  }
  function apply(): void {
    for (const each of [capture, uploadButton, finishButton]) each.disabled = busy || !enabled;
  }
  apply();

  async function send(chosen: File): Promise<void> {
    setBusy(true);
    announce(`Uploading ${chosen.name}…`);
    try {
      await upload(chosen);
    } catch (error) {
      announce(words(error));
    }
    setBusy(false);
  }

  async function submit(): Promise<void> {
    setBusy(true);
    try {
      app.show(await finish());
    } catch (error) {
      announce(words(error));
      setBusy(false);
      if (error instanceof Refused && (error.code === 'ENDED' || error.code === 'EXPIRED')) app.refresh();
    }
  }

  async function confirmLeave(): Promise<void> {
    const text = `Nothing is sent to ${texts.organization}, and what you captured here is not used.`;
    if (await ask('Leave without finishing?', text, 'Leave', 'Stay')) app.leave();
  }

  const root = element(
    'div',
    { class: 'live-actions' },
    leave,
    tray,
    texts.canUpload && uploadButton,
    texts.canUpload && file,
    texts.canCapture && capture,
    finishButton,
  );
  return {
    root,
    enable(value) {
      enabled = value;
      apply();
    },
    captured: () => setBusy(false),
  };
}
