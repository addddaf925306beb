import { type OperationFacts, parameterOf } from '../../adapters/http/operation.ts';
import { OPERATIONS } from '../../adapters/http/operations.ts';
import { ENVELOPE, INLINE, TEMPLATE } from './requests.ts';

/** Ids of things that exist. */
export type StandingIds = {
  inquiry: string;
  testInquiry: string;
  template: string;
  endpoint: string;
  delivery: string;
  envelope: string;
  testEnvelope: string;
};

/** What is known of a route, so that every kind of bad input can be tried on every one of them. */
export type RouteUnderTest = {
  method: OperationFacts['method'];
  /** As the application names it. */
  path: string;
  /** Whether it asks for an API key. */
  guarded: boolean;
  /** The header that takes its key; `api-key` unless told. */
  keyHeader?: 'x-api-key';
  /** Whether it reads a JSON body. */
  body: 'required' | 'optional' | 'never';
  /** A body that it takes. */
  sample?: object;
  /** Its path parameter, if that is the id of something that stands. */
  id?: { name: string; prefix: string; of: keyof StandingIds };
  /** Only owners and admins may call it. */
  managers?: true;
  /** It is there for test keys only. */
  testKeys?: true;
  list?: true;
};

/** A body that each operation takes that reads one. */
const SAMPLES: Record<string, object> = {
  createInquiry: INLINE,
  simulateInquiry: { status: 'approved' },
  createTemplate: TEMPLATE,
  updateTemplateDraft: { name: 'Another' },
  createTemplateDraft: { name: 'Another' },
  publishTemplate: {},
  createWebhookEndpoint: { url: 'https://example.com/hooks' },
  updateWebhookEndpoint: { name: 'Another' },
  rotateWebhookSecret: { overlap_seconds: 60 },
  recoverWebhookDeliveries: { since: '2026-05-01T10:00:00Z' },
  testWebhookEndpoint: {},
  resendWebhookDelivery: {},
  createEnvelope: ENVELOPE,
  simulateEnvelope: { status: 'approved' },
};

/** What stands under an id with this prefix. */
const STANDING: Partial<Record<string, keyof StandingIds>> = {
  web_iq_: 'inquiry',
  web_tpl_key_: 'template',
  wh_end_: 'endpoint',
  wh_del_: 'delivery',
  iq_: 'envelope',
};

/** The same, made with a test key. */
const STANDING_TEST: typeof STANDING = { web_iq_: 'testInquiry', iq_: 'testEnvelope' };

function idOf({ path, idParameter, testKeysOnly }: OperationFacts): Pick<RouteUnderTest, 'id'> {
  const of = (testKeysOnly ? STANDING_TEST : STANDING)[idParameter?.prefix ?? ''];
  if (idParameter === undefined || of === undefined) return {};
  return { id: { name: parameterOf(path), prefix: idParameter.prefix, of } };
}

function bodyOf({ id, body }: OperationFacts): Pick<RouteUnderTest, 'body' | 'sample'> {
  if (body === undefined) return { body: 'never' };
  const sample = SAMPLES[id];
  if (sample === undefined) throw new Error(`say in SAMPLES what ${id} takes`);
  return { body: body.required ? 'required' : 'optional', sample };
}

function routeOf(operation: OperationFacts): RouteUnderTest {
  const { method, path, keyHeader, roles, testKeysOnly, query } = operation;
  return {
    method,
    path: path.replace(/\{(\w+)\}/, ':$1'),
    guarded: keyHeader !== null,
    ...(keyHeader === 'x-api-key' ? { keyHeader } : {}),
    ...idOf(operation),
    ...bodyOf(operation),
    ...(roles === undefined ? {} : { managers: true }),
    ...(testKeysOnly === undefined ? {} : { testKeys: true }),
    ...(query !== undefined && 'after_id' in query.shape ? { list: true } : {}),
  };
}

const page = { method: 'GET', guarded: false, body: 'never' } as const;

/** Every route but the pages of the hosted capture. */
export const ROUTES: readonly RouteUnderTest[] = [
  ...OPERATIONS.map(operation => routeOf(operation)),
  { ...page, path: '/docs' },
  { ...page, path: '/docs/assets/:version/:name' },
];

/** The address of a route with this id in it. */
export function addressOf(route: RouteUnderTest, id: string): string {
  return route.path.replace(/:(id|key|envelope_id)\b/, id);
}

export const titleOf = (route: RouteUnderTest): string => `${route.method} ${route.path}`;
