import type { AddressBar } from './address-bar.ts';
import { announce } from './announcer.ts';
import type { EvidenceTray } from './evidence-tray.ts';
import { showPageDialog, showPicker } from './page-dialog.ts';
import type { KeptEvidence, ServerMessage, ViewerInput, Viewport } from './protocol.ts';

export type NoticeTargets = {
  address: AddressBar;
  tray: EvidenceTray;
  send(input: ViewerInput): void;
  /** The wire is up and the remote viewport known. */
  ready(viewport: Viewport): void;
  /** A capture came out, or failed. */
  captured(kept: boolean): void;
  focus(field: { editable: boolean; inputType: string; inputMode: string }): void;
  copied(text: string): void;
  ended(reason: string): void;
};

function wordsOf(evidence: KeptEvidence): string {
  return evidence.type === 'screenshot' ? 'Screenshot captured' : `Document kept: ${evidence.label}`;
}

/** Deals with what the server tells a live screen. Every change is announced. */
export function createNoticeHandler(targets: NoticeTargets): (message: ServerMessage) => void {
  const { address, tray, send } = targets;
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
          announce(`Now at ${address.host}`, 'spoken');
        }
        return;
      case 'tabs':
        address.showTabs(message.count);
        if (message.count !== tabs) {
          announce(message.count > tabs ? 'The site opened another tab. You see it now.' : 'The tab was closed.');
          tabs = message.count;
        }
        return;
      case 'evidence':
        tray.add(message.evidence);
        announce(wordsOf(message.evidence));
        return targets.captured(true);
      case 'capture_failed':
        announce(message.message);
        return targets.captured(false);
      case 'download_refused':
        return announce(`${message.filename} was not kept. ${message.reason}`);
      case 'dialog':
        return showPageDialog(address.host, message, send);
      case 'picker':
        return showPicker(message, send);
      case 'focus':
        return targets.focus(message);
      case 'copied':
        return targets.copied(message.text);
      case 'error':
        return announce(message.message);
      case 'ended':
        return targets.ended(message.reason);
    }
  };
}
