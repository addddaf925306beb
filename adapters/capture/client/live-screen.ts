import { AddressBar } from './address-bar.ts';
import { announce } from './announcer.ts';
import type { App, Screen } from './app.ts';
import { clipboardButtons, createClipboard } from './clipboard.ts';
import { showLoss } from './closed-screen.ts';
import { type Connection, connect } from './connection.ts';
import { button, element } from './dom.ts';
import { EvidenceTray } from './evidence-tray.ts';
import { createFailedLoad } from './failed-load.ts';
import { createGuide } from './guide.ts';
import { icon } from './icons.ts';
import { sendKeyboardInput } from './keyboard-input.ts';
import { createLineBanner } from './line-banner.ts';
import { createLiveActions } from './live-actions.ts';
import { createNoticeHandler } from './live-notices.ts';
import { replacedScreen } from './message-screen.ts';
import { createMirror } from './mirror.ts';
import { createOutside } from './outside.ts';
import { sendPointerInput } from './pointer-input.ts';
import { problem } from './problem.ts';
import type { CaptureView, StepWish, ViewerInput, Viewport } from './protocol.ts';
import { RemoteCanvas } from './remote-canvas.ts';
import { say } from './say.ts';
import { createStepsGuide } from './steps-guide.ts';
import { createTextEntry } from './text-entry.ts';
import { createTextFocus, leaveFocus } from './text-focus.ts';
import { sendTouchInput } from './touch-input.ts';
import { createWayOut } from './way-out.ts';

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
  const remote = new RemoteCanvas(() => document.activeElement?.className === 'text-entry');
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
  const textFocus = createTextFocus(remote.canvas, entry, touch);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const opening = element('p', { class: 'opening' }, say('live.opening', { host: app.texts.startHost }));
  const heading = element('h1', { class: 'visually-hidden', tabindex: '-1', dir: 'auto' }, app.texts.name);

  const keyboardButton = button(icon('keyboard'), () => entry.focus(), {
    class: 'square keyboard-button',
    'aria-label': say('action.showKeyboard'),
    hidden: !touch,
  });
  address.root.append(keyboardButton, ...(touch ? clipboardButtons(clipboard) : []));
  const outside = createOutside(app.texts, () => send({ type: 'back' }));
  const mirror = createMirror(send, on => {
    root.classList.toggle('as-text', on);
    // Whoever uses the text passes the picture by.
    remote.canvas.tabIndex = on ? -1 : 0;
  });
  const banner = createLineBanner();
  const failed = createFailedLoad(app.texts, send, () => actions.chooseFile());
  remote.stage.append(opening, entry, outside.root, failed.root, createWayOut(remote.stage), banner.root);

  const wishes = {
    send,
    copy: clipboard.copy,
    paste: clipboard.paste,
    leave: () => actions.focus(),
    leaveByTab() {
      // Going back, Tab would stop at the picture again that the keyboard is in by the invisible field.
      const before = remote.canvas.tabIndex;
      remote.canvas.tabIndex = -1;
      setTimeout(() => {
        remote.canvas.tabIndex = before;
      });
    },
  };
  sendKeyboardInput(remote.canvas, wishes);
  sendKeyboardInput(entry, wishes);
  sendPointerInput(remote, send);
  sendTouchInput(remote, send);

  // Who goes on at the website has seen what is kept, and wants to see what lies below it.
  remote.stage.addEventListener('pointerdown', () => tray.fold());
  /** The invisible field stands where the finger or mouse was last, so that the window scrolls there. */
  remote.canvas.addEventListener('pointerdown', event => {
    const box = remote.stage.getBoundingClientRect();
    entry.style.left = `${event.clientX - box.left}px`;
    entry.style.top = `${event.clientY - box.top}px`;
    if (event.pointerType !== 'touch') textFocus.take();
  });
  // Only now may a page of a phone open its keyboard.
  remote.canvas.addEventListener('touchend', () => textFocus.take());

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
      mirror.connected();
    },
    outside(host) {
      outside.show(host);
      if (host !== null) tray.fold();
      // Whoever was at the website goes on there.
      if (host === null && document.activeElement === document.body) remote.canvas.focus({ preventScroll: true });
    },
    hovered({ cursor, title }) {
      remote.canvas.style.cursor = cursor;
      remote.canvas.title = title;
    },
    located: ({ canGoBack }) => failed.allowBack(canGoBack),
    loaded(load) {
      const isBlank = failed.show(load);
      address.blank(isBlank);
      actions.allowCapture(!isBlank);
      if (load.problem !== null) tray.fold();
      // A first page that is never drawn is nothing to wait for.
      if (isBlank) begin();
      else if (load.problem === null && document.activeElement === document.body)
        remote.canvas.focus({ preventScroll: true });
    },
    flash,
    wordsOf: code => steps?.wordsOf(code) ?? problem(code, app.texts),
    captured(kept) {
      actions.captured();
      if (kept) flash();
    },
    guided: guidance => steps?.show(guidance),
    focus: field => textFocus.show(field),
    copied: notice => void clipboard.copied(notice),
    mirror: mirror.show,
    answerDocument: keep => connection?.send({ type: keep ? 'keep_document' : 'drop_document' }),
    stay: () => connection?.send({ type: 'stay' }),
    ended({ reason, loss }) {
      connection?.close();
      actions.enable(false);
      if (loss !== undefined) return void showLoss(app, loss, showInstead);
      if (reason === 'replaced') return showInstead(replacedScreen(app));
      // Who finishes or leaves here gets the next screen as the answer to that.
      if (reason !== 'finished' && reason !== 'left') app.refresh();
    },
  });

  /** There is something to see, and to do. */
  function begin(): void {
    if (!opening.isConnected) return;
    opening.remove();
    actions.enable(true);
    remote.onRoom(viewport => connection?.send({ type: 'resize', viewport }));
  }

  const navigation = element('header', { class: 'live-nav' }, heading, mirror.toggle, address.root);
  for (const bar of [navigation, actions.root]) leaveFocus(bar);
  const root = element(
    'main',
    { class: 'live' },
    navigation,
    actions.root,
    steps === null ? createGuide(app.texts) : steps.root,
    remote.stage,
    mirror.root,
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
        async frame(jpeg, size) {
          await remote.draw(jpeg, size);
          if (opening.isConnected) announce(say('live.open', { host: address.host }), 'spoken');
          begin();
        },
        resumed(lost, capturing) {
          // One that was taken on the wire before is shown among what is kept, or its answer never comes.
          if (!capturing) actions.captured();
          if (lost.typing) announce(say('typing.lost'));
          if (lost.wish) announce(problem('NO_ANSWER', app.texts));
        },
        state(line, failures) {
          root.classList.toggle('disconnected', line !== 'up');
          banner.show(line);
          if (failures >= DOUBT_AFTER) app.refresh();
        },
      });
    },
    dispose() {
      connection?.close();
      banner.dispose();
      remote.dispose();
    },
  };
}
