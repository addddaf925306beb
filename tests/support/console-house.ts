import * as assert from 'uvu/assert';
import type { OperatorRole } from '../../domain/operator/roles.ts';
import { openHttpHouse } from './http-house.ts';
import { SoftwarePasskey } from './software-passkey.ts';

const ORIGIN = 'https://console.test';

type Answered = { status: number; headers: Headers; text: string };

/** A browser as far as the console sees one: it keeps cookies, and sends `Origin` as pages of the console make it do. */
export class ConsoleVisitor {
  readonly cookies = new Map<string, string>();
  readonly passkey: SoftwarePasskey;
  readonly #request: (path: string, init: RequestInit) => Promise<Response>;
  readonly #origin: string;

  constructor(request: (path: string, init: RequestInit) => Promise<Response>, origin: string) {
    this.#request = request;
    this.#origin = origin;
    this.passkey = new SoftwarePasskey(origin);
  }

  async ask(
    method: string,
    path: string,
    init: { body?: string | URLSearchParams; headers?: Record<string, string> } = {},
  ) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const origin: Record<string, string> = method === 'GET' ? {} : { origin: this.#origin };
    const headers = { ...origin, ...(cookie === '' ? {} : { cookie }), ...init.headers };
    const response = await this.#request(path, { ...init, method, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const answered: Answered = { status: response.status, headers: response.headers, text: await response.text() };
    return answered;
  }

  get = (path: string) => this.ask('GET', path);

  /** Sends a form, as a button of a page does. */
  send = (path: string, fields: Record<string, string> = {}) =>
    this.ask('POST', path, { body: new URLSearchParams(fields) });

  /** Sends JSON, as the scripts of the pages do. */
  post = (path: string, body: object) =>
    this.ask('POST', path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    });

  /** Goes through an invitation. @returns what the registration was answered. */
  async accept(link: string): Promise<Answered> {
    const path = new URL(link).pathname;
    const options = await this.post(`${path}/options`, {});
    if (options.status !== 200) return options;
    return this.post(path, this.passkey.create(JSON.parse(options.text)));
  }

  async signIn(): Promise<Answered> {
    const options = await this.post('/console/sign-in/options', {});
    return this.post('/console/sign-in', this.passkey.get(JSON.parse(options.text)));
  }
}

/**
 * The whole service, with the console at an https address unless told, and people who work at it.
 * @param settings beside that address
 */
export async function openConsoleHouse(origin = ORIGIN, settings: Record<string, string> = {}, folder?: string) {
  const house = await openHttpHouse(folder, { AFFIANT_URL: origin, ...settings });
  const visitor = () => new ConsoleVisitor(async (path, init) => house.app.request(path, init), origin);
  let people = 0;
  return {
    ...house,
    visitor,
    /** Invites somebody. */
    invite(orgId: string, role: OperatorRole, email = `person-${++people}@example.com`) {
      return house.operators.invite(orgId, { email, role, name: `Kim the ${role}` }, 'system');
    },
    /** Somebody of this role who is signed in. */
    async operator(orgId: string, role: OperatorRole): Promise<ConsoleVisitor & { operatorId: string }> {
      const invited = await this.invite(orgId, role);
      const person = visitor();
      const { status, text } = await person.accept(invited.sign_in_url);
      assert.is(status, 200, text);
      return Object.assign(person, { operatorId: invited.operator_id });
    },
  };
}
