import { Hono } from 'hono';
import { createCaptureRoutes } from '../../adapters/capture/routes.ts';
import { createTickets } from '../../adapters/capture/ticket.ts';
import { createHttpApp } from '../../adapters/http/app.ts';
import { keyHeaderOf } from '../../adapters/http/key-header.ts';
import type { CaptureDesk } from '../../application/capture/capture-desk.ts';
import type { Log } from '../../application/ports/log.ts';
import type { Role } from '../../domain/organization/access.ts';
import type { KeyMode } from '../../domain/organization/partition.ts';
import { provideCapture } from '../../infrastructure/composition/capture-parts.ts';
import { operatorsOf } from '../../infrastructure/composition/console.ts';
import { compose, TOKENS } from '../../infrastructure/composition/container.ts';
import { openEngines } from '../../infrastructure/composition/engines.ts';
import { httpRole } from '../../infrastructure/composition/http-role.ts';
import { readiness } from '../../infrastructure/composition/readiness.ts';
import { closeReaders } from '../../infrastructure/composition/reading.ts';
import { readConfig } from '../../infrastructure/settings/config.ts';
import { SERVER_ROLES } from '../../infrastructure/settings/roles.ts';

import type { ApiAnswer } from './api.ts';
import { holdToDocument } from './openapi-check.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { TestClock } from './test-clock.ts';

/** Calls the API with one key, without a socket. */
export type Call = <Body = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
) => Promise<ApiAnswer<Body>>;

/** An organization and what its members call the API with; the tester has an owner's test key. */
export type Household = {
  orgId: string;
  key: string;
  testKey: string;
  owner: Call;
  admin: Call;
  member: Call;
  tester: Call;
};

export type HttpHouse = Awaited<ReturnType<typeof openHttpHouse>>;

/** The whole service on its real engines, but for sockets, workers and the remote browser. */
export async function openHttpHouse(folder = temporaryFolder(), settings: Record<string, string> = {}) {
  const clock = new TestClock();
  const errors: unknown[] = [];
  const log: Log = { info() {}, warn() {}, error: (message, detail) => errors.push({ message, ...detail }) };
  // A reader that waits for nobody takes as much of the processor as one that is used.
  const ours = { AFFIANT_RATE_LIMIT: '0', AFFIANT_SPARES: 'off' };
  const common = { AFFIANT_DATA: folder, AFFIANT_URL: 'http://house.test', ...ours };
  const config = readConfig({ ...common, ...settings });
  const engines = await openEngines(config, { clock, log });
  const container = compose({ config, clock, log, engines });
  provideCapture(container);
  const readModels = container.resolve(TOKENS.readModels);
  await readModels.catchUp();
  readModels.start();
  const organizations = container.resolve(TOKENS.organizations);
  const app = holdToDocument(
    createHttpApp({
      ...httpRole(container, {
        identifiers: container.resolve(TOKENS.identifiers),
        log,
        readiness: () => readiness({ engines, roles: SERVER_ROLES, readModels, queues: [], browsers: undefined }),
        metrics: container.resolve(TOKENS.metrics),
      }),
      pages: new Hono(),
    }),
  );

  const callWith =
    (key: string): Call =>
    async <Body>(method: string, path: string, body?: unknown) => {
      const json = body === undefined ? {} : { body: JSON.stringify(body) };
      const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
      return answered<Body>(
        await app.request(`/api/v1${path}`, {
          method,
          headers: { [keyHeaderOf(`/api/v1${path}`)]: key, ...type },
          ...json,
        }),
      );
    };
  let desk: CaptureDesk | undefined;
  const keyOf = async (orgId: string, role: Role, mode: KeyMode = 'live') => {
    return (await organizations.createKey(orgId, { role, name: role, email: null }, 'system', mode)).key;
  };

  return {
    app,
    clock,
    engines,
    readModels,
    /** What was logged as an error: nothing, as long as nothing is our fault. */
    errors,
    organizations,
    operators: operatorsOf(container),
    results: container.resolve(TOKENS.results),
    themes: container.resolve(TOKENS.themes),
    kycResults: container.resolve(TOKENS.kycResults),
    erasure: container.resolve(TOKENS.erasure),
    webhookDeliveries: container.resolve(TOKENS.webhookDeliveries),
    envelopeTemplates: container.resolve(TOKENS.envelopeTemplates),
    idempotency: container.resolve(TOKENS.idempotency),
    evidenceLinks: container.resolve(TOKENS.evidenceLinks),
    handle: container.resolve(TOKENS.handle),
    identifiers: container.resolve(TOKENS.identifiers),
    callWith,
    /** The pages of the hosted capture, whose remote browser never starts. */
    pages(): Hono {
      desk = container.resolve(TOKENS.captureDesk);
      return createCaptureRoutes({
        desk,
        themes: container.resolve(TOKENS.themes),
        tickets: createTickets({ key: new Uint8Array(32).fill(7), secure: false }),
        publicUrl: config.publicUrl,
        patience: config.capture.patience,
        log,
      });
    },
    async household(name = 'City Gym'): Promise<Household> {
      const { org_id: orgId, key } = await organizations.create(name, 'system');
      const [admin, member] = [callWith(await keyOf(orgId, 'admin')), callWith(await keyOf(orgId, 'member'))];
      const testKey = await keyOf(orgId, 'owner', 'test');
      return { orgId, key, testKey, owner: callWith(key), admin, member, tester: callWith(testKey) };
    },
    async close() {
      await desk?.close();
      await closeReaders(container);
      await readModels.stop();
      await engines.close();
    },
  };
}

/** The parts of an answer, with its JSON read; a page has no body to look at. */
export async function answered<Body>(response: Response): Promise<ApiAnswer<Body>> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const body = (text === '' || !isJson ? null : JSON.parse(text)) as Body;
  return { status: response.status, headers: response.headers, body };
}
