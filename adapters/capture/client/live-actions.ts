import { announce } from './announcer.ts';
import type { App } from './app.ts';
import { button, element } from './dom.ts';
import { icon } from './icons.ts';
import { ask } from './page-dialog.ts';
import { phoneOffer } from './phone-offer.ts';
import { problem, problemOf } from './problem.ts';
import { finish, Refused, upload } from './requests.ts';
import { listed, say } from './say.ts';
import { type StepsGuide, undoneSteps } from './steps-guide.ts';
import { takeBack } from './toasts.ts';

/** The buttons of the live screen, and when they can be pressed. */
export type LiveActions = {
  root: HTMLElement;
  /** Whether the site can be captured and the session finished. */
  enable(enabled: boolean): void;
  /** Whether there is a page that could be captured. */
  allowCapture(allowed: boolean): void;
  /** Lets the person choose a document of their own. */
  chooseFile(): void;
  /** A capture has come to its end. */
  captured(): void;
  /** Brings the keyboard to the first button that can be pressed, past the site: a Tab before it would lead back in. */
  focus(): void;
};

/**
 * @param tray Shows what is kept already.
 * @param steps Leads through steps; null when there are none.
 */
export function createLiveActions(
  app: App,
  tray: HTMLElement,
  requestCapture: () => void,
  steps: StepsGuide | null,
): LiveActions {
  const { texts } = app;
  let busy = false;
  let enabled = false;
  let hasPage = true;

  const capture = button([icon('camera'), element('span', {}, say('action.capture'))], () => {
    if (busy) return;
    setBusy(true);
    announce(say('live.capturing'), 'spoken');
    requestCapture();
  });
  const finishButton = button([icon('check'), element('span', {}, say('action.finish'))], submit, { class: 'primary' });
  const leave = button(say('action.leave'), () => void confirmLeave(), { class: 'quiet' });

  const file = element('input', {
    type: 'file',
    accept: '.pdf,.png,.jpg,.jpeg,.docx,.xlsx,.html,.htm,.csv,.txt,.eml',
    hidden: true,
  });
  const uploadButton = button([icon('upload'), element('span', {}, say('action.upload'))], () => {
    if (!busy) file.click();
  });
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
    for (const each of [capture, uploadButton, finishButton]) {
      const rests = !enabled || (each === capture && !hasPage);
      each.disabled = rests;
      // What waits for its own end keeps the keyboard, which a disabled button would lose.
      each.setAttribute('aria-disabled', String(busy || rests));
    }
  }
  apply();

  async function send(chosen: File): Promise<void> {
    if (chosen.size > texts.maxDocumentBytes) return announce(problem('TOO_LARGE', texts));
    setBusy(true);
    const uploading = say('live.uploading', { name: chosen.name });
    announce(uploading);
    try {
      await upload(chosen);
    } catch (error) {
      announce(problemOf(error, texts));
    }
    takeBack(uploading);
    setBusy(false);
  }

  /** Whether to finish although steps are not done, which the end user is asked; null: rather not. */
  async function leaveUndone(): Promise<boolean | null> {
    const undone = steps?.guidance ? undoneSteps(steps.guidance) : [];
    if (undone.length === 0) return false;
    const text = say('steps.finishText', { steps: listed(undone), organization: texts.organization });
    const agreed = await ask(say('steps.finishHeading'), text, say('steps.finish'), say('steps.back'));
    return agreed ? true : null;
  }

  async function submit(): Promise<void> {
    if (busy) return;
    const without = await leaveUndone();
    if (without !== null) await handIn(without);
  }

  /** Whether to hand in once more what the try before had. */
  const asItWas = () =>
    ask(say('again.finishHeading'), problem('NOTHING_NEW', texts), say('steps.finish'), say('action.cancel'));

  async function handIn(asked: boolean): Promise<void> {
    setBusy(true);
    try {
      app.show(await finish(asked));
    } catch (error) {
      setBusy(false);
      if (error instanceof Refused && error.code === 'NOTHING_NEW') {
        if (await asItWas()) await handIn(true);
        return;
      }
      announce(problemOf(error, texts));
      if (error instanceof Refused && (error.code === 'ENDED' || error.code === 'EXPIRED')) app.refresh();
    }
  }

  async function confirmLeave(): Promise<void> {
    const text = say('live.leaveText', { organization: texts.organization });
    if (await ask(say('live.leaveHeading'), text, say('action.leave'), say('action.stay'))) app.leave();
  }

  const root = element(
    'div',
    { class: 'live-actions' },
    leave,
    app.device !== 'phone' && phoneOffer(texts),
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
    allowCapture(allowed) {
      hasPage = allowed;
      apply();
    },
    chooseFile: () => file.click(),
    captured: () => setBusy(false),
    focus: () => [capture, finishButton, leave].find(each => each.isConnected && !each.disabled)?.focus(),
  };
}
