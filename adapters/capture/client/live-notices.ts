import type { AddressBar } from './address-bar.ts';
import { announce } from './announcer.ts';
import type { EvidenceTray } from './evidence-tray.ts';
import { showPageDialog, showPicker } from './page-dialog.ts';
import { problem } from './problem.ts';
import type { CaptureTexts, Guidance, KeptEvidence, ServerMessage, ViewerInput, Viewport } from './protocol.ts';
import { say } from './say.ts';
import { takeOverDialog } from './take-over.ts';

export type NoticeTargets = {
  texts: CaptureTexts;
  address: AddressBar;
  tray: EvidenceTray;
  send(input: ViewerInput): void;
  /** The wire is up and the remote viewport known. */
  ready(viewport: Viewport): void;
  /** The page lies where the person may not go, and is not shown; null: it no longer does. */
  outside(host: string | null): void;
  /** Lets the end user see that a picture was taken. */
  flash(): void;
  /** A capture came out, or failed. */
  captured(kept: boolean): void;
  /** The steps have come on, or another page is shown. */
  guided(guidance: Guidance): void;
  focus(field: { editable: boolean; inputType: string; inputMode: string }): void;
  copied(text: string): void;
  ended(how: Extract<ServerMessage, { type: 'ended' }>): void;
};

/** A picture that nobody asked for by a button. */
const isByItself = ({ type, mode }: KeptEvidence) => type === 'screenshot' && mode === 'auto';

function wordsOf(evidence: KeptEvidence): string {
  if (isByItself(evidence)) return say('tray.captured', { heading: say('tray.heading') });
  return evidence.type === 'screenshot' ? say('live.captured') : say('live.kept', { name: evidence.label });
}

/** Deals with what the server tells a live screen. Every change is announced. */
export function createNoticeHandler(targets: NoticeTargets): (message: ServerMessage) => void {
  const { texts, address, tray, send } = targets;
  let url = '';
  let tabs = 1;

  return message => {
    switch (message.type) {
      case 'hello':
        return targets.ready(message.viewport);
      case 'location':
        address.show(message);
        if (!message.loading && message.url !== url) {
          url = message.url;
          announce(say('live.nowAt', { host: address.host }), 'spoken');
        }
        return;
      case 'outside':
        return targets.outside(message.host);
      case 'tabs':
        address.showTabs(message.count);
        if (message.count !== tabs) {
          announce(say(message.count > tabs ? 'live.tabOpened' : 'live.tabClosed'));
          tabs = message.count;
        }
        return;
      case 'evidence':
        tray.add(message.evidence);
        announce(wordsOf(message.evidence));
        return isByItself(message.evidence) ? targets.flash() : targets.captured(true);
      case 'evidence_removed':
        tray.remove(message.id);
        return announce(say(message.reason === 'replaced' ? 'tray.newer' : 'tray.takenBack'));
      case 'not_done':
        announce(problem(message.problem, texts));
        return message.wish === 'capture' ? targets.captured(false) : undefined;
      case 'guidance':
        return targets.guided(message.guidance);
      case 'download_refused':
        return announce(`${say('live.notKept', { name: message.filename })} ${problem(message.problem, texts)}`);
      case 'dialog':
        return showPageDialog(address.host, message, send);
      case 'picker':
        return showPicker(message, send);
      case 'focus':
        return targets.focus(message);
      case 'copied':
        return targets.copied(message.text);
      case 'error':
        return announce(problem(message.problem, texts));
      case 'asked':
        takeOverDialog(texts, message.seconds);
        return;
      case 'ended':
        return targets.ended(message);
    }
  };
}
