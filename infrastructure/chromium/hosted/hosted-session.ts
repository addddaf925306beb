import type { Clock } from '../../../application/ports/clock.ts';
import type {
  BrowserEvent,
  Capture,
  OpenOptions,
  PageActivity,
  RemoteSession,
  Viewer,
  ViewerInput,
  Viewport,
} from '../../../application/ports/remote-browser.ts';
import type { PageSnapshot } from '../../../domain/reading/page-snapshot.ts';
import { TimeLimits } from '../time-limits.ts';
import type { FromHost } from '../wire/from-host.ts';
import { pageMirrorShape } from '../wire/page-mirror-shape.ts';
import { HostCalls } from './host-calls.ts';
import type { HostConnection } from './host-connection.ts';
import { lossBy } from './host-end.ts';
import { VisitPace } from './visit-pace.ts';

export type HostedSessionOptions = OpenOptions & {
  host: HostConnection;
  clock: Clock;
  idleMs: number;
  totalMs: number;
  /** The session has ended and its host with it. */
  onEnded(): void;
};

type EndReason = Extract<BrowserEvent, { type: 'closed' }>['reason'];

/** The service's end of a session that a host drives. */
export class HostedSession implements RemoteSession {
  readonly #options: HostedSessionOptions;
  readonly #calls: HostCalls;
  /** Counted from when the session can be used. */
  #limits: TimeLimits | null = null;
  #watching: { id: number; viewer: Viewer } | null = null;
  #viewers = 0;
  readonly #visits = new VisitPace(visit => this.#tell({ type: 'visited', ...visit }));
  readonly visitsLeftOut = () => this.#visits.takeLeftOut();
  #url: string;
  #opened: { resolve(): void; reject(error: Error): void } | null = null;
  #ending: Promise<void> | null = null;

  constructor(options: HostedSessionOptions) {
    this.#options = options;
    this.#url = options.startUrl;
    this.#calls = new HostCalls(options.host);
    options.host.listen(
      options.sessionId,
      (message, body) => this.#hear(message, body),
      (why, reason) => {
        this.#opened?.reject(new Error(`its host failed: ${reason}`));
        void this.#end(lossBy(why));
      },
      seconds => this.#tell({ type: 'ending', cause: 'maintenance', seconds }),
    );
  }

  /** Resolves once the first page begins to load. */
  async start(): Promise<void> {
    const { host, startUrl, allowedDomains, viewport, preferences } = this.#options;
    const opened = new Promise<void>((resolve, reject) => {
      this.#opened = { resolve, reject };
    });
    if (!host.isAlive) throw new Error('its host has ended');
    host.send({ type: 'open', startUrl, allowedDomains, viewport, preferences });
    await opened;
    this.#limits = new TimeLimits(this.#options, {
      soon: (cause, seconds) => this.#tell({ type: 'ending', cause, seconds }),
      over: reason => void this.#end(reason),
    });
  }

  attach(viewer: Viewer): { detach(): void } {
    this.#limits?.touch();
    const watching = { id: ++this.#viewers, viewer };
    this.#watching = watching;
    this.#options.host.send({ type: 'attach', viewer: watching.id });
    return {
      detach: () => {
        if (this.#watching !== watching) return;
        this.#watching = null;
        this.#options.host.send({ type: 'detach' });
      },
    };
  }

  input(input: ViewerInput): void {
    if (this.#ending) return;
    this.#limits?.touch();
    this.#options.host.send({ type: 'input', input });
  }

  stay(): void {
    this.#limits?.touch();
  }

  async capture({ fullPage }: { fullPage: boolean }): Promise<Capture> {
    this.#requireLive();
    this.#limits?.touch();
    return await this.#calls.capture(fullPage);
  }

  async read({ fullPage }: { fullPage: boolean }): Promise<PageSnapshot> {
    this.#requireLive();
    return await this.#calls.read(fullPage);
  }

  async activity(): Promise<PageActivity> {
    this.#requireLive();
    return await this.#calls.activity();
  }

  async giveFile(file: Parameters<RemoteSession['giveFile']>[0]): Promise<void> {
    this.#requireLive();
    this.#limits?.touch();
    await this.#calls.giveFile(file);
  }

  resize(viewport: Viewport): void {
    this.#options.host.send({ type: 'resize', viewport });
  }

  goTo(url: string): void {
    this.#options.host.send({ type: 'go_to', url });
  }

  url(): string {
    return this.#url;
  }

  async close(): Promise<void> {
    await this.#end('ended');
  }

  #requireLive(): void {
    if (this.#ending) throw new Error('the session has ended');
  }

  #hear(message: FromHost, body: Buffer): void {
    switch (message.type) {
      case 'opened':
        this.#opened?.resolve();
        return;
      case 'failed':
        this.#opened?.reject(new Error(message.problem));
        return;
      case 'frame':
        this.#show(message, body);
        return;
      case 'notice':
        if (this.#watching?.id === message.viewer) this.#watching.viewer.notice(message.notice);
        return;
      case 'mirror':
        this.#mirror(message.viewer, body);
        return;
      case 'at':
        this.#url = message.url;
        return;
      case 'visited':
        this.#visits.visited({ url: message.url, at: this.#options.clock.now() });
        return;
      case 'downloaded':
        this.#tell({ ...message, bytes: body, at: this.#options.clock.now() });
        return;
      case 'shown':
      case 'download_refused':
        this.#tell(message);
        return;
      case 'snapshot':
      case 'screenshot':
      case 'activity':
      case 'given':
      case 'refused':
        this.#calls.answered(message, body);
        return;
      case 'closed':
        if (message.reason === 'crashed') this.#options.host.crashed();
        else void this.#end(message.reason);
        return;
    }
  }

  /** @throws when it is none: what a host says is held against its schema, whoever looks. */
  #mirror(id: number, body: Buffer): void {
    const tree = pageMirrorShape.parse(JSON.parse(body.toString()));
    if (this.#watching?.id === id) this.#watching.viewer.notice({ type: 'mirror', tree });
  }

  #show({ viewer: id, number, width, height, at }: Extract<FromHost, { type: 'frame' }>, jpeg: Buffer): void {
    if (this.#watching?.id !== id) return;
    const displayed = (shown: boolean) => this.#options.host.send({ type: 'displayed', viewer: id, number, shown });
    this.#watching.viewer.frame({ jpeg, width, height, ...(at && { at }) }).then(
      () => displayed(true),
      () => displayed(false),
    );
  }

  #tell(event: BrowserEvent): void {
    if (!this.#ending) this.#options.onEvent(event);
  }

  #end(reason: EndReason): Promise<void> {
    this.#ending ??= this.#shutDown(reason);
    return this.#ending;
  }

  async #shutDown(reason: EndReason): Promise<void> {
    this.#limits?.stop();
    this.#visits.stop();
    this.#watching = null;
    this.#calls.end();
    this.#options.onEvent({ type: 'closed', reason });
    await this.#options.host.end();
    this.#options.onEnded();
  }
}
