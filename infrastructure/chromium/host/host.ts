import type { Socket } from 'node:net';
import { encodeFrame } from '../../confinement/frames.ts';
import { createAddressPolicy } from '../../network/address-policy.ts';
import { launchBrowser } from '../browser/launch.ts';
import { NotSandboxed, probeBrowser } from '../browser/probe.ts';
import type { EgressFailure } from '../egress/failure.ts';
import { startEgressProxy } from '../egress/proxy.ts';
import { ChromiumSession } from '../session/session.ts';
import type { SessionEvent } from '../session/session-event.ts';
import { cutText, LONGEST } from '../wire/bounds.ts';
import type { FromHost } from '../wire/from-host.ts';
import type { LaunchOrder, ToHost } from '../wire/to-host.ts';
import { GivenFiles } from './given-files.ts';
import { HostViewer } from './host-viewer.ts';

/** Hosts that were not reached and are remembered, for a page that asks why. */
const MOST_FAILURES = 100;

/** Carries out what the service orders, and tells it what happens. */
export class Host {
  readonly #service: Socket;
  #session: ChromiumSession | null = null;
  #opened = false;
  #given = new GivenFiles('');
  #watching: { viewer: HostViewer; detach(): void } | null = null;

  constructor(service: Socket) {
    this.#service = service;
  }

  /** @param body of a message that has one; it is overwritten later */
  take(order: ToHost, body: Buffer): void {
    switch (order.type) {
      case 'launch':
        this.#launch(order).catch(error => this.#fail(error));
        return;
      case 'open':
        this.#open(order).catch(error => this.#fail(error));
        return;
      case 'attach':
        this.#attach(order.viewer);
        return;
      case 'detach':
        this.#detach();
        return;
      case 'displayed':
        if (order.viewer === this.#watching?.viewer.id) this.#watching.viewer.displayed(order.number, order.shown);
        return;
      case 'input':
        this.#session?.input(order.input);
        return;
      case 'file':
        this.#give(order, body);
        return;
      case 'capture':
      case 'read':
      case 'activity':
        this.#answer(order).catch(error => {
          this.#tell({ type: 'refused', call: order.call, problem: problemOf(error) });
        });
        return;
      case 'resize':
        this.#session?.resize(order.viewport);
        return;
      case 'go_to':
        this.#session?.goTo(order.url);
        return;
      case 'ask':
        this.#tell({ type: 'alive' });
        return;
    }
  }

  async #launch(order: LaunchOrder): Promise<void> {
    becomeUser(order.uid);
    this.#given = new GivenFiles(order.folders.downloads);
    const warn = (message: string, fields?: Record<string, unknown>) => {
      const times = typeof fields?.times === 'number' ? fields.times : null;
      this.#tell({ type: 'warning', message, times });
    };
    const policy = createAddressPolicy(order.networks);
    const failures = new Map<string, EgressFailure>();
    const egress = await startEgressProxy({
      policy,
      log: { info: () => undefined, warn, error: warn },
      onFailure: (authority, failure) => {
        // What is newest stands last; the oldest is forgotten.
        failures.delete(authority);
        failures.set(authority, failure);
        if (failures.size > MOST_FAILURES)
          for (const oldest of [...failures.keys()].slice(0, 1)) failures.delete(oldest);
      },
    });
    const { browser, sandbox, folders, probe } = order;
    const running = await launchBrowser({ browser, sandbox, folders, proxyPort: egress.port }, () => this.#gone());
    if (probe) await probeBrowser(running.devtools, sandbox);
    this.#session = new ChromiumSession({
      devtools: running.devtools,
      version: running.version,
      wayOut: authority => failures.get(authority),
      downloadFolder: folders.downloads,
      maxDownloadBytes: order.maxDownloadBytes,
      onEvent: event => this.#happened(event),
    });
    await this.#session.prepare();
    this.#tell({ type: 'ready', version: running.version });
  }

  #gone(): void {
    this.#session?.crash();
    this.#leave();
  }

  #leave(): void {
    this.#service.end(() => process.exit(0));
  }

  async #open(order: Extract<ToHost, { type: 'open' }>): Promise<void> {
    if (this.#session === null || this.#opened) throw new Error('there is no browser to open');
    this.#opened = true;
    await this.#session.open(order);
    this.#tell({ type: 'opened' });
  }

  #happened(event: SessionEvent): void {
    // What has lost its page before anybody came is no spare any more.
    if (event.type === 'closed' && !this.#opened) this.#leave();
    if (event.type !== 'downloaded') {
      this.#tell(event);
      return;
    }
    const { bytes, ...head } = event;
    this.#tell(head, bytes);
  }

  #attach(id: number): void {
    this.#detach();
    if (this.#session === null) return;
    const viewer = new HostViewer(id, (head, body) => this.#tell(head, body));
    this.#watching = { viewer, ...this.#session.attach(viewer) };
  }

  #detach(): void {
    this.#watching?.detach();
    this.#watching = null;
  }

  /** Pieces come one after the other; what goes wrong is told once all of them are there. */
  #give({ call, filename, isLast, more }: Extract<ToHost, { type: 'file' }>, piece: Buffer): void {
    this.#given.take(filename, piece);
    if (!isLast) return;
    const given = Promise.resolve(this.#session?.giveFile(this.#given.end(), more));
    given.then(
      () => this.#tell({ type: 'given', call }),
      error => this.#tell({ type: 'refused', call, problem: problemOf(error) }),
    );
  }

  async #answer(order: Extract<ToHost, { type: 'capture' | 'read' | 'activity' }>): Promise<void> {
    if (this.#session === null) throw new Error('the session has not begun');
    const { call } = order;
    if (order.type === 'activity') {
      this.#tell({ type: 'activity', call, ...(await this.#session.activity()) });
      return;
    }
    const { type, fullPage } = order;
    if (type === 'read') {
      this.#tell({ type: 'snapshot', call }, asJson(await this.#session.read({ fullPage })));
      return;
    }
    const { snapshot, png } = await this.#session.capture({ fullPage });
    this.#tell({ type: 'snapshot', call }, asJson(snapshot));
    this.#tell({ type: 'screenshot', call }, png);
  }

  #fail(error: unknown): void {
    const unsandboxed = error instanceof NotSandboxed;
    this.#tell({ type: 'failed', problem: problemOf(error), unsandboxed });
  }

  #tell(head: FromHost, body?: Uint8Array): void {
    if (!this.#service.destroyed) this.#service.write(encodeFrame(head, body));
  }
}

/**
 * Gives every right up for good. Root that may not read everything still reads its own program, wherever it was put:
 * that is why the user is changed here and not before.
 */
function becomeUser(uid: number | null): void {
  if (uid === null) return;
  process.setgroups?.([]);
  process.setgid?.(uid);
  process.setuid?.(uid);
}

const asJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

const problemOf = (error: unknown): string =>
  cutText(error instanceof Error ? error.message : String(error), LONGEST.problem);
