import type { StreamName } from '../../application/ports/event-store.ts';
import { openApplication } from '../../infrastructure/composition/application.ts';
import { readConfig } from '../../infrastructure/settings/config.ts';
import { GUIDE } from '../demo/scenarios.ts';
import { apiOf } from '../support/api.ts';
import { runCli } from '../support/cli.ts';
import { freePort } from '../support/free-port.ts';
import { type Service, serviceEnvironment, startService } from '../support/service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** An event as the log holds it. */
export type LoggedEvent = {
  id: string;
  type: string;
  revision: number;
  created_at: string;
  data: Record<string, unknown>;
};

/** A service on a folder and a port of its own, which survives the processes that run it. */
export class Scene {
  readonly folder = temporaryFolder();
  readonly port: number;
  readonly url: string;
  readonly #env: Record<string, string>;
  readonly #through: readonly string[];
  #service: Service | null = null;
  #key = '';

  private constructor(port: number, env: Record<string, string>, through: readonly string[]) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.#env = env;
    this.#through = through;
  }

  /** Opens a scene whose service runs. @param through a program with its arguments that becomes the service */
  static async open(env: Record<string, string> = {}, through: readonly string[] = []): Promise<Scene> {
    const scene = new Scene(await freePort(), env, through);
    const { key } = await scene.start();
    if (key === null) throw new Error('a fresh service shows a key');
    scene.#key = key;
    return scene;
  }

  /** The process that runs now. */
  get service(): Service {
    if (this.#service === null) throw new Error('no service runs');
    return this.#service;
  }

  /** The first organization's key. */
  get key(): string {
    return this.#key;
  }

  /** Calls the API with the first organization's key. */
  get api(): ReturnType<typeof apiOf> {
    return apiOf(this.url, this.#key);
  }

  /** Starts the service, again on the same folder and port. */
  async start(env: Record<string, string> = {}): Promise<Service> {
    const all = { ...this.#env, ...env };
    this.#service = await startService({ folder: this.folder, port: this.port, env: all, through: this.#through });
    return this.#service;
  }

  /** Kills the service without warning and starts it again. */
  async killAndStart(): Promise<void> {
    await this.service.kill();
    await this.start();
  }

  /** What the command line answers with `--json`. */
  async command<Answer>(...args: string[]): Promise<Answer> {
    const { stdout, stderr, code } = await runCli([...args, '--json'], {
      ...serviceEnvironment(this.folder, this.port),
      ...this.#env,
    });
    if (code !== 0) throw new Error(`affiant ${args.join(' ')} ended with ${code}: ${stdout}${stderr}`);
    return JSON.parse(stdout) as Answer;
  }

  /** A stream of the log. */
  async events(stream: StreamName): Promise<LoggedEvent[]> {
    const application = await openApplication(
      readConfig({ ...process.env, ...serviceEnvironment(this.folder, this.port), ...this.#env }),
    );
    try {
      return (await application.eventStore.read(stream)) as LoggedEvent[];
    } finally {
      await application.close();
    }
  }

  /** Kills what runs, if something does. */
  async close(): Promise<void> {
    await this.#service?.kill();
  }
}

/** An inquiry about a gym membership, asked without a template. */
export function gymInquiry(startUrl: string, changes: Record<string, unknown> = {}) {
  return {
    name: 'Active gym membership',
    query: 'Does this person hold an active gym membership?',
    acceptance_guide: GUIDE,
    start_url: startUrl,
    return_url: 'http://127.0.0.1:9/back',
    capture_type: 'document' as const,
    subject_id: 'customer-user-8841',
    fields: [
      { name: 'membership_status', required: true, description: 'Whether the membership is active' },
      { name: 'valid_until', required: true, description: 'Date on which the membership ends' },
    ],
    ...changes,
  };
}
