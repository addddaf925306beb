import { AddressBar } from './address-bar.ts';
import { announce } from './announcer.ts';
import type { App, Screen } from './app.ts';
import { createClipboard } from './clipboard.ts';
import { type Connection, connect } from './connection.ts';
import { button, element } from './dom.ts';
import { EvidenceTray } from './evidence-tray.ts';
import { createGuide } from './guide.ts';
import { icon } from './icons.ts';
import { sendKeyboardInput } from './keyboard-input.ts';
import { createLiveActions } from './live-actions.ts';
import { createNoticeHandler } from './live-notices.ts';
import { replacedScreen, troubleScreen } from './message-screen.ts';
import { createOutside } from './outside.ts';
import { sendPointerInput, sendTouchInput } from './pointer-input.ts';
import type { CaptureView, StepWish, ViewerInput, Viewport } from './protocol.ts';
import { RemoteCanvas } from './remote-canvas.ts';
import { say } from './say.ts';
import { createStepsGuide } from './steps-guide.ts';
import { createTextEntry, suitKeyboard } from './text-entry.ts';

/** After this many failures in a row the page asks whether the session is still there. */
const DOUBT_AFTER = 2;

export type LiveScreen = Screen & {
  /** The remote viewport that suits this window. */
  bestViewport(): Viewport;
  /** Watches the session, once it is live. */
  connect(view: CaptureView & { kind: 'live' }): void;
};

/** The target site on a canvas, with a slim bar. Opens before the session does, so that its room can be measured. */
export function liveScreen(app: App, showInstead: (screen: Screen) => void): LiveScreen {
  const remote = new RemoteCanvas();
  let connection: Connection | null = null;
  const send = (input: ViewerInput) => connection?.send(input);
  const address = new AddressBar(app.texts.startHost, send);
  const tray = new EvidenceTray({
    picture: width => remote.thumbnail(width),
    takeBack: id => connection?.send({ type: 'take_back', evidence: id }),
    organization: app.texts.organization,
  });
  const wish = (step: StepWish) => connection?.send({ type: 'step', ...step });
  const steps = app.texts.steps.length === 0 ? null : createStepsGuide(app, wish);
  const actions = createLiveActions(app, tray.root, () => connection?.send({ type: 'capture' }), steps);
  const clipboard = createClipboard(send);
  const entry = createTextEntry(send);
  const touch = matchMedia('(pointer: coarse)').matches;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const opening = element('p', { class: 'opening' }, say('live.opening', { host: app.texts.startHost }));
  const heading = element('h1', { class: 'visually-hidden', tabindex: '-1', dir: 'auto' }, app.texts.name);

  const keyboardButton = button(icon('keyboard'), () => entry.focus(), {
    class: 'square keyboard-button',
    'aria-label': say('action.showKeyboard'),
    hidden: !touch,
  });
  address.root.append(keyboardButton);
  const outside = createOutside(app.texts, () => send({ type: 'back' }));
  remote.stage.append(opening, entry, outside.root);

  const wishes = {
    send,
    copy: clipboard.copy,
    leave: () => actions.focus(),
  };
  sendKeyboardInput(remote.canvas, wishes);
  sendKeyboardInput(entry, wishes);
  sendPointerInput(remote, send);
  sendTouchInput(remote, send);

  /** The invisible field stands where the finger or mouse was last, so that the window scrolls there. */
  remote.canvas.addEventListener('pointerdown', event => {
    const box = remote.stage.getBoundingClientRect();
    entry.style.left = `${event.clientX - box.left}px`;
    entry.style.top = `${event.clientY - box.top}px`;
    if (document.activeElement !== entry) remote.canvas.focus({ preventScroll: true });
  });

  function flash(): void {
    if (!still) remote.stage.animate([{ opacity: 0.35 }, { opacity: 1 }], { duration: 250 });
  }

  const onNotice = createNoticeHandler({
    texts: app.texts,
    address,
    tray,
    send,
    ready(viewport) {
      remote.setViewport(viewport);
      // The answer to a capture that was asked for on a wire that broke never comes.
      actions.captured();
    },
    outside(host) {
      outside.show(host);
      // Whoever was at the website goes on there.
      if (host === null && document.activeElement === document.body) remote.canvas.focus({ preventScroll: true });
    },
    flash,
    captured(kept) {
      actions.captured();
      if (kept) flash();
    },
    guided: guidance => steps?.show(guidance),
    focus(field) {
      suitKeyboard(entry, field);
      const { activeElement } = document;
      if (field.editable && (touch || activeElement === remote.canvas)) entry.focus({ preventScroll: !touch });
      if (!field.editable && activeElement === entry) remote.canvas.focus({ preventScroll: true });
    },
    copied: text => void clipboard.copied(text),
    ended({ reason, limit }) {
      connection?.close();
      actions.enable(false);
      if (limit !== undefined) return showInstead(troubleScreen(app, say(`live.limit.${limit}`), () => app.refresh()));
      if (reason === 'replaced') return showInstead(replacedScreen(app));
      if (reason === 'browser_closed') announce(say('live.browserClosed'), 'spoken');
      // Who finishes or leaves here gets the next screen as the answer to that.
      if (reason !== 'finished' && reason !== 'left') app.refresh();
    },
  });

  const root = element(
    'main',
    { class: 'live' },
    element('header', { class: 'live-nav' }, heading, address.root),
    actions.root,
    steps === null ? createGuide(app.texts) : steps.root,
    remote.stage,
  );
  return {
    root,
    bestViewport: () => remote.bestViewport(),
    connect(view) {
      remote.setViewport(view.viewport);
      tray.restore(view.evidence);
      if (view.guidance !== null) steps?.show(view.guidance);
      connection = connect({
        message: onNotice,
        async frame(jpeg) {
          await remote.draw(jpeg);
          if (opening.isConnected) {
            opening.remove();
            actions.enable(true);
            announce(say('live.open', { host: address.host }), 'spoken');
          }
        },
        state(connected, failures) {
          root.classList.toggle('disconnected', !connected);
          if (!connected && failures === 1) announce(say('live.disconnected'));
          if (failures >= DOUBT_AFTER) app.refresh();
        },
      });
    },
    dispose() {
      connection?.close();
      remote.dispose();
    },
  };
}
