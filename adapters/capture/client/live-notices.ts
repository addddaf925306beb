import type { AddressBar } from './address-bar.ts';
import { announce } from './announcer.ts';
import { showChoices } from './choices-dialog.ts';
import type { EvidenceTray } from './evidence-tray.ts';
import { warnOfEnd } from './idle-dialog.ts';
import { showOfferedDocument } from './offered-document.ts';
import { showPageDialog, showPicker } from './page-dialog.ts';
import { showFileWish, showSignIn } from './page-wishes.ts';
import { problem } from './problem.ts';
import type {
  CaptureTexts,
  Guidance,
  KeptEvidence,
  PageMirror,
  Problem,
  ServerMessage,
  ViewerInput,
  Viewport,
} from './protocol.ts';
import { say } from './say.ts';
import { takeOverDialog } from './take-over.ts';
import type { RemoteField } from './text-entry.ts';

export type NoticeTargets = {
  texts: CaptureTexts;
  address: AddressBar;
  tray: EvidenceTray;
  send(input: ViewerInput): void;
  /** The wire is up and the remote viewport known. */
  ready(viewport: Viewport): void;
  /** The page lies where the person may not go, and is not shown; null: it no longer does. */
  outside(host: string | null): void;
  /** What the mouse is over. */
  hovered(over: Extract<ServerMessage, { type: 'hover' }>): void;
  /** Another address, which there may be a way back from. */
  located(location: Extract<ServerMessage, { type: 'location' }>): void;
  /** What was asked for is not shown, or is again. */
  loaded(load: Extract<ServerMessage, { type: 'load' }>): void;
  /** Lets the end user see that a picture was taken. */
  flash(): void;
  /** What did not work, in words. */
  wordsOf(problem: Problem): string;
  /** A capture came out, or failed. */
  captured(kept: boolean): void;
  /** The steps have come on, or another page is shown. */
  guided(guidance: Guidance): void;
  focus(field: RemoteField): void;
  copied(notice: Extract<ServerMessage, { type: 'copied' }>): void;
  mirror(tree: PageMirror): void;
  /** Whether the document that the website has opened is to be kept. */
  answerDocument(keep: boolean): void;
  /** The person is there, although they do nothing. */
  stay(): void;
  ended(how: Extract<ServerMessage, { type: 'ended' }>): void;
};

/** A picture that nobody asked for by a button. */
const isByItself = ({ type, mode }: KeptEvidence) => type === 'screenshot' && mode === 'auto';

function wordsOf(evidence: KeptEvidence): string {
  if (isByItself(evidence)) return say('tray.captured', { heading: say('tray.heading') });
  if (evidence.type === 'screenshot') return say('live.captured');
  return say(evidence.message ? 'live.keptMessage' : 'live.kept', { name: evidence.label });
}

/** Deals with what the server tells a live screen. Every change is announced. */
export function createNoticeHandler(targets: NoticeTargets): (message: ServerMessage) => void {
  const { texts, address, tray, send } = targets;

  function tellKept(evidence: KeptEvidence): void {
    announce(wordsOf(evidence));
    if (isByItself(evidence)) targets.flash();
    else targets.captured(true);
  }
  let url = '';
  let tabs = 1;

  return message => {
    switch (message.type) {
      case 'here':
        return;
      case 'hello':
        return targets.ready(message.viewport);
      case 'location':
        address.show(message);
        targets.located(message);
        if (!message.loading && message.url !== url) {
          url = message.url;
          announce(say('live.nowAt', { host: address.host }), 'spoken');
        }
        return;
      case 'outside':
        return targets.outside(message.host);
      case 'load':
        return targets.loaded(message);
      case 'tabs':
        address.tabs.count(message.count);
        if (message.count !== tabs) {
          announce(say(message.count > tabs ? 'live.tabOpened' : 'live.tabClosed'));
          tabs = message.count;
        }
        return;
      case 'tab_list':
        return address.tabs.show(message.tabs);
      case 'hover':
        return targets.hovered(message);
      case 'file_asked':
        return showFileWish(texts, address.host, message.multiple);
      case 'sign_in':
        return showSignIn(message, send);
      case 'unavailable':
        return announce(say(`browser.${message.what}`));
      case 'evidence':
        tray.add(message.evidence);
        return tellKept(message.evidence);
      case 'kept':
        return tray.restore(message.evidence).forEach(tellKept);
      case 'evidence_removed':
        tray.remove(message.id);
        return announce(say(message.reason === 'replaced' ? 'tray.newer' : 'tray.takenBack'));
      case 'not_done':
        announce(targets.wordsOf(message.problem));
        return message.wish === 'capture' ? targets.captured(false) : undefined;
      case 'guidance':
        return targets.guided(message.guidance);
      case 'download_refused':
        return announce(`${say('live.notKept', { name: message.filename })} ${problem(message.problem, texts)}`);
      case 'document_offered':
        return showOfferedDocument(texts, message, targets.answerDocument);
      case 'dialog':
        return showPageDialog(address.host, message, send);
      case 'picker':
        return showPicker(message, send);
      case 'choices':
        return showChoices(message, send);
      case 'focus':
        return targets.focus(message);
      case 'mirror':
        return targets.mirror(message.tree);
      case 'copied':
        return targets.copied(message);
      case 'error':
        return announce(problem(message.problem, texts));
      case 'asked':
        takeOverDialog(texts, message.seconds);
        return;
      case 'ending':
        return warnOfEnd(message, targets.stay);
      case 'ended':
        return targets.ended(message);
    }
  };
}
