import type { LoadProblem } from '../../../application/ports/load-problem.ts';
import { parseUrl } from '../../../domain/parse-url.ts';
import type { RemotePage } from '../devtools/page.ts';
import { EGRESS_FAILURES, type EgressFailure, FAILURE_HEADER } from '../egress/failure.ts';
import { loadProblem, turnsAway } from './load-problems.ts';

/** A page that was asked for and is not shown, or that shows that its site wants no such visitor. */
export type LoadFailure = { url: string; problem: LoadProblem };

/** What the browser's way out said last of a host, as `example.com:443`. */
export type WayOutFailures = (authority: string) => EgressFailure | undefined;

/** Whether Chromium shows its own page in place of one that could not be opened. */
const isErrorPage = (url: string): boolean => url.startsWith('chrome-error:');

/** Whoever waits for a page for so long is told, in ms. */
const SLOW_MS = 30_000;

type Request = { id: string; url: string };
type Answer = { id: string; failure: LoadFailure | null; mayTurnAway: boolean };

/** An error is answered; without a body there is nothing to show, and a headless shell shows just that. */
const FIRST_ERROR = 400;
/** Answers after which a browser stays where it was. */
const STAYS = [204, 205];

/** Knows how the documents of one page's main frame fare. */
export class Loads {
  readonly #page: RemotePage;
  readonly #wayOut: WayOutFailures;
  readonly #changed: () => void;
  readonly #slowMs: number;
  #failure: LoadFailure | null = null;
  #request: Request | null = null;
  #answer: Answer | null = null;
  /** An answer that has no body so far, and of which something should come. */
  #bare: Request | null = null;
  #slow: NodeJS.Timeout | undefined;
  /** The page that is shown is to be looked at: its answer may be that of a bot check. */
  mayTurnAway = false;

  /** @param changed is called when there is a failure, another one, or none any more. */
  constructor(page: RemotePage, wayOut: WayOutFailures, changed: () => void, slowMs = SLOW_MS) {
    this.#page = page;
    this.#wayOut = wayOut;
    this.#changed = changed;
    this.#slowMs = slowMs;
    const { session } = page;
    session.on('Network.requestWillBeSent', ({ type, frameId, requestId, request }) => {
      if (type === 'Document' && frameId === page.id) this.#asked({ id: requestId, url: request.url });
    });
    session.on('Network.responseReceived', ({ requestId, response }) => this.#answered(requestId, response));
    session.on('Network.dataReceived', ({ requestId }) => {
      if (requestId === this.#bare?.id) this.#bare = null;
    });
    session.on('Network.loadingFinished', ({ requestId }) => {
      if (requestId === this.#bare?.id) this.#set({ url: this.#bare.url, problem: 'EMPTY' });
    });
    session.on('Network.loadingFailed', ({ requestId, errorText, canceled }) => {
      if (requestId !== this.#request?.id) return;
      this.#failed(this.#request.url, canceled ? 'net::ERR_ABORTED' : errorText);
    });
    session.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId === undefined)
        this.#arrived(frame.loaderId, isErrorPage(frame.url) ? (frame.unreachableUrl ?? frame.url) : undefined);
    });
    session.on('Page.frameStoppedLoading', ({ frameId }) => {
      if (frameId === page.id) clearTimeout(this.#slow);
    });
  }

  /** null: what was asked for is shown. */
  get failure(): LoadFailure | null {
    return this.#failure;
  }

  /** Nothing of a site is shown: the page that was asked for is not there. */
  get isBlank(): boolean {
    return this.#failure !== null && this.#failure.problem !== 'TURNED_AWAY';
  }

  /** The page that is shown turns its visitor away. */
  turnedAway(): void {
    this.#set({ url: this.#page.url(), problem: 'TURNED_AWAY' });
  }

  /** What is waited for is given up; what was shown before is still there. */
  giveUp(): void {
    clearTimeout(this.#slow);
    this.#request = null;
    this.#page.session.send('Page.stopLoading').catch(() => undefined);
    this.#set(null);
  }

  #set(failure: LoadFailure | null): void {
    const before = this.#failure;
    this.#failure = failure;
    if (before?.problem !== failure?.problem || before?.url !== failure?.url) this.#changed();
  }

  #asked(request: Request): void {
    const isNew = this.#request?.id !== request.id;
    this.#request = request;
    if (!isNew) return;
    clearTimeout(this.#slow);
    this.#slow = setTimeout(() => this.#set({ url: this.#request?.url ?? '', problem: 'SLOW' }), this.#slowMs);
    this.#slow.unref();
  }

  #answered(id: string, response: { url: string; status: number; headers: Record<string, string> }): void {
    if (id !== this.#request?.id) return;
    clearTimeout(this.#slow);
    const { url, status, headers } = response;
    const said = url.startsWith('http:') ? headers[FAILURE_HEADER] : undefined;
    const problem = said === undefined ? undefined : (EGRESS_FAILURES.find(known => known === said) ?? 'OTHER');
    const away = problem === undefined ? turnsAway(status, headers) : 'no';
    const failed = problem ?? (away === 'yes' ? 'TURNED_AWAY' : undefined);
    const isBare = failed === undefined && (status >= FIRST_ERROR || STAYS.includes(status));
    this.#bare = isBare ? { id, url } : null;
    this.#answer = {
      id,
      failure: failed === undefined ? null : { url, problem: failed },
      mayTurnAway: away === 'perhaps',
    };
  }

  /** What was broken off on purpose, for one that became a download, is no failure. */
  #failed(url: string, error: string): void {
    clearTimeout(this.#slow);
    this.#request = null;
    if (error === 'net::ERR_ABORTED') {
      if (this.#failure?.problem === 'SLOW') this.#set(null);
      if (this.#bare?.url === url && this.#page.url() === 'about:blank') this.#set({ url, problem: 'EMPTY' });
      return;
    }
    this.#set({ url, problem: loadProblem(error, this.#wayOut(authorityOf(url))) });
  }

  #arrived(id: string, unreachable: string | undefined): void {
    const answer = this.#answer?.id === id ? this.#answer : null;
    this.#answer = null;
    this.mayTurnAway = answer?.mayTurnAway ?? false;
    const isEmpty = this.#bare?.id === id && this.#failure?.problem === 'EMPTY';
    if (unreachable === undefined) this.#set(answer?.failure ?? (isEmpty ? this.#failure : null));
    // Chromium's own page; why it stands there was told before, or is not known.
    else if (this.#failure === null) this.#set({ url: unreachable, problem: 'OTHER' });
  }
}

function authorityOf(url: string): string {
  const address = parseUrl(url);
  if (address === null) return '';
  const { hostname, port, protocol } = address;
  return `${hostname}:${port || (protocol === 'http:' ? 80 : 443)}`;
}
