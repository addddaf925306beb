import type { StreamName } from '../../application/ports/event-store.ts';
import { openApplication } from '../../infrastructure/composition/application.ts';
import { readConfig } from '../../infrastructure/settings/config.ts';
import { apiOf } from '../support/api.ts';
import { runCli } from '../support/cli.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { type Service, serviceEnvironment, startService } from '../support/service.ts';

/** A process that does not answer whether it is ready within this time is not. */
const READY_ANSWER_MS = 5000;
/** Characters of a log that are shown. */
const LOG_SHOWN = 4000;

/** A process of the service with some of its roles. It keeps its port when it is started again. */
export class Node {
  readonly roles: string;
  readonly port: number;
  readonly #folder: string;
  readonly #engines: Record<string, string>;
  #service: Service | null = null;
  #earlierLogs = '';

  private constructor(roles: string, port: number, folder: string, engines: Record<string, string>) {
    this.roles = roles;
    this.port = port;
    this.#folder = folder;
    this.#engines = engines;
  }

  static async open(roles: string, folder: string, engines: Record<string, string>): Promise<Node> {
    const node = new Node(roles, await freePort(), folder, engines);
    await node.start();
    return node;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Everything that it logged, under all its processes. */
  get log(): string {
    return this.#earlierLogs + (this.#service?.log() ?? '');
  }

  async start(): Promise<void> {
    const env = { ...this.#engines, AFFIANT_ROLES: this.roles };
    this.#service = await startService({ folder: this.#folder, port: this.port, env });
  }

  async kill(): Promise<void> {
    await this.#service?.kill();
    this.#earlierLogs = this.log;
    this.#service = null;
  }

  /** What it says of itself, and the end of its log: for whoever has to find out why it is not ready. */
  async condition(): Promise<string> {
    const answer = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(READY_ANSWER_MS) }).then(
      response => response.text(),
      error => String(error),
    );
    return `${answer}\n${this.log.slice(-LOG_SHOWN)}`;
  }

  async isReady(): Promise<boolean> {
    return fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(READY_ANSWER_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}

/** Processes of the service, each with its roles, over the same engines. */
export class Cluster {
  readonly nodes: readonly Node[];
  readonly folder: string;
  readonly #engines: Record<string, string>;

  private constructor(nodes: readonly Node[], folder: string, engines: Record<string, string>) {
    this.nodes = nodes;
    this.folder = folder;
    this.#engines = engines;
  }

  /** One process for each entry, which names its roles: `http`, or `projector,processes`. */
  static async open(roles: readonly string[], folder: string, engines: Record<string, string>): Promise<Cluster> {
    const opened = await Promise.allSettled(roles.map(role => Node.open(role, folder, engines)));
    const nodes = opened.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []));
    const failed = opened.find(each => each.status === 'rejected');
    if (failed !== undefined) {
      await Promise.all(nodes.map(node => node.kill()));
      throw failed.reason;
    }
    return new Cluster(nodes, folder, engines);
  }

  with(role: string): Node[] {
    return this.nodes.filter(({ roles }) => roles.split(',').includes(role));
  }

  /** What the command line prints, with its exit code. */
  command(...args: string[]): ReturnType<typeof runCli> {
    return runCli(args, this.#environment());
  }

  /** Reads streams of the log, as an auditor does. */
  async reading<Result>(work: (read: (stream: StreamName) => Promise<unknown[]>) => Promise<Result>): Promise<Result> {
    const application = await openApplication(readConfig(this.#environment()));
    try {
      return await work(stream => application.eventStore.read(stream));
    } finally {
      await application.close();
    }
  }

  #environment(): Record<string, string> {
    return { ...serviceEnvironment(this.folder, 0), ...this.#engines };
  }

  /** An organization of its own with an owner's live and test key, known to every process that answers. */
  async organization(name: string): Promise<{ orgId: string; liveKey: string; testKey: string }> {
    const org = JSON.parse((await this.command('org', 'create', '--name', name, '--json')).stdout);
    const args = ['key', 'create', '--org', org.org_id, '--role', 'owner', '--test', '--json'];
    const { key: testKey } = JSON.parse((await this.command(...args)).stdout);
    // On a busy machine all that has to start before takes a while; who is late says of itself what is missing.
    await this.ready();
    for (const { url } of this.with('http')) {
      for (const key of [org.key, testKey]) {
        await eventually('the key to be known', async () => {
          return (await apiOf(url, key)('GET', '/web/inquiry')).status === 200;
        });
      }
    }
    return { orgId: org.org_id, liveKey: org.key, testKey };
  }

  /** Waits until every process says that it is ready. @throws with what all say, since one may wait for another */
  async ready(timeoutMs = 60_000): Promise<void> {
    for (const node of this.nodes) {
      await eventually(`${node.roles} to be ready`, () => node.isReady(), timeoutMs).catch(async (error: Error) => {
        const conditions = await Promise.all(this.nodes.map(async each => `${each.roles}: ${await each.condition()}`));
        throw new Error(`${error.message}\n${conditions.join('\n')}`);
      });
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.map(node => node.kill()));
  }
}
