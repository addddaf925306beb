import { type CapturedPages, isTakenBack, pageAt } from '../../domain/capture/automatic.ts';
import type { CaptureEnding, HandoverMember, Removal } from '../../domain/capture/events.ts';
import { isDrivenOn } from '../../domain/capture/session.ts';
import type { InquiryConfiguration } from '../../domain/inquiry/configuration.ts';
import type { CommandContext } from '../handle.ts';
import type { BrowserLoss, RemoteSession, ViewerInput, Viewport } from '../ports/remote-browser.ts';
import type { CaptureNotice, CaptureViewer, Release, Watching } from './capture-viewer.ts';
import type { OpenBrowser } from './event-route.ts';
import type { Guidance } from './guidance.ts';
import type { LiveGuide } from './live-guide.ts';
import { TakeOverQuestion } from './take-over-question.ts';
import type { KeptEvidence } from './view.ts';
import type { Visitor } from './visitor.ts';

/** Whoever follows on another device and is not heard of for this long has gone, in ms. */
const FOLLOWER_GONE_MS = 10_000;

/** What a live session is about. */
export type SessionSubject = {
  sessionId: string;
  capturedId: string;
  configuration: InquiryConfiguration;
  expiresAt: Date;
  context: CommandContext;
};

/** Input that comes from a keyboard. */
const TYPING: ReadonlySet<ViewerInput['type']> = new Set(['key', 'text', 'composition', 'paste']);

/** A capture session whose remote browser runs on this node. */
export class LiveSession {
  readonly subject: SessionSubject;
  readonly browser: OpenBrowser;
  /** Leads its end user through steps; null when there are none. */
  readonly guide: LiveGuide | null;
  readonly evidence: KeptEvidence[];
  /** What was captured of the pages that were shown. */
  pages: CapturedPages = [];
  /** It is another try: whether in the browser of the try before. null: it is not. */
  again: { sameBrowser: boolean } | null = null;
  /** Set when its end begins: nothing is captured any more. */
  over = false;
  /** Visits that the log was not told of, beside those that its browser has counted. */
  visitsLeftOut = 0;
  /** A document of the end user's own is on its way. */
  uploading = false;
  /** Whether somebody who has the link may end it. */
  readonly question = new TakeOverQuestion();
  viewport: Viewport;
  /** Where it is driven since it was handed over last. */
  handover: HandoverMember | null;
  #followedAt = Number.NEGATIVE_INFINITY;
  readonly #end = new AbortController();
  #typedAt = Number.NEGATIVE_INFINITY;
  #watching: { viewer: CaptureViewer; detach(): void } | null = null;

  /** @param before what was kept before, and where it was driven, when it goes on after a loss. */
  constructor(
    subject: SessionSubject,
    browser: OpenBrowser,
    viewport: Viewport,
    guide: LiveGuide | null,
    before: { evidence: KeptEvidence[]; handover: HandoverMember | null } = { evidence: [], handover: null },
  ) {
    this.subject = subject;
    this.browser = browser;
    this.viewport = viewport;
    this.guide = guide;
    this.evidence = before.evidence;
    this.handover = before.handover;
  }

  get remote(): RemoteSession {
    return this.browser.remote;
  }

  /** Visits that the log was not told of, since this was asked last. */
  takeVisitsLeftOut(): number {
    const leftOut = this.visitsLeftOut + this.remote.visitsLeftOut();
    this.visitsLeftOut = 0;
    return leftOut;
  }

  /** Aborts when it is over. */
  get ended(): AbortSignal {
    return this.#end.signal;
  }

  /** Somebody looks on. */
  get isWatched(): boolean {
    return this.#watching !== null;
  }

  /** Whether this browser drives it: the one that started it, or the one that it was handed over to. */
  isDrivenBy({ holder, member }: Visitor): boolean {
    return this.handover === null ? holder === this.subject.sessionId : isDrivenOn(this, member);
  }

  /** The person follows it on their other device. */
  followed(now: Date): void {
    this.#followedAt = now.getTime();
  }

  /** Somebody is there who could say whether another person may have it. */
  isAttended(now: Date): boolean {
    return this.isWatched || now.getTime() - this.#followedAt < FOLLOWER_GONE_MS;
  }

  /** It goes on on this device, in a page of this size. Whoever watched is told. */
  handOver(to: HandoverMember, viewport: Viewport): void {
    this.handover = to;
    if (viewport !== this.viewport) this.remote.resize(viewport);
    this.viewport = viewport;
    this.#release('handed_over');
  }

  /** How long ago its end user typed, in ms. */
  get idleMs(): number {
    return performance.now() - this.#typedAt;
  }

  /** Where its end user is in the steps; null when there are none. */
  get guidance(): Guidance | null {
    const { guide, remote } = this;
    const address = remote.url();
    return guide?.guidance(address, isTakenBack(this.pages, pageAt(address, guide.current))) ?? null;
  }

  /** Shows the session to this viewer and to no other. */
  watch(viewer: CaptureViewer): Watching {
    this.#release('replaced');
    const attached = this.remote.attach(viewer);
    const mine = { viewer, detach: () => attached.detach() };
    this.#watching = mine;
    this.tell({ type: 'kept', evidence: this.evidence });
    return {
      input: input => {
        if (this.#watching !== mine) return;
        if (TYPING.has(input.type)) this.#typedAt = performance.now();
        this.remote.input(input);
      },
      stay: () => {
        if (this.#watching === mine) this.remote.stay();
      },
      resize: viewport => {
        if (this.#watching !== mine) return;
        this.viewport = viewport;
        this.remote.resize(viewport);
      },
      detach: () => {
        if (this.#watching !== mine) return;
        this.#watching = null;
        mine.detach();
      },
    };
  }

  tell(notice: CaptureNotice): void {
    this.#watching?.viewer.notice(notice);
  }

  /** Tells the viewer that somebody with the link asks for the session, if somebody does. */
  tellQuestion(now: Date): void {
    const seconds = this.question.secondsLeft(now);
    if (seconds !== null) this.tell({ type: 'asked', seconds });
  }

  /** Tells the viewer where it is in the steps, if there are any. */
  tellGuidance(): void {
    const { guidance } = this;
    if (guidance !== null) this.tell({ type: 'guidance', guidance });
  }

  /** A piece of evidence counts no more. */
  drop(id: string, reason: Removal): void {
    const index = this.evidence.findIndex(kept => kept.id === id);
    if (index === -1) return;
    this.evidence.splice(index, 1);
    this.tell({ type: 'evidence_removed', id, reason, count: this.evidence.length });
  }

  /** Tells the viewer that it is over and lets go of it. */
  end(reason: CaptureEnding, loss?: BrowserLoss): void {
    this.#end.abort();
    this.#release(reason, loss);
  }

  #release(reason: CaptureEnding | Release, loss?: BrowserLoss): void {
    const watching = this.#watching;
    if (watching === null) return;
    this.#watching = null;
    watching.viewer.notice({ type: 'ended', reason, ...(loss === undefined ? {} : { loss }) });
    watching.detach();
  }
}
