import { ENVELOPE, INLINE, TEMPLATE } from './requests.ts';

/** Ids of things that exist. */
export type StandingIds = {
  inquiry: string;
  testInquiry: string;
  template: string;
  endpoint: string;
  delivery: string;
  envelope: string;
};

/** What is known of a route, so that every kind of bad input can be tried on every one of them. */
export type RouteUnderTest = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
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
  /** Its path parameter, if it has one. */
  id?: { name: 'id' | 'key' | 'envelope_id'; prefix: string; of: keyof StandingIds };
  /** Only owners and admins may call it. */
  managers?: true;
  /** It is there for test keys only. */
  testKeys?: true;
  list?: true;
};

const INQUIRY = { name: 'id', prefix: 'web_iq_', of: 'inquiry' } as const;
const TEST_INQUIRY = { ...INQUIRY, of: 'testInquiry' } as const;
const KEY = { name: 'key', prefix: 'web_tpl_key_', of: 'template' } as const;
const ENDPOINT = { name: 'id', prefix: 'wh_end_', of: 'endpoint' } as const;
const DELIVERY = { name: 'id', prefix: 'wh_del_', of: 'delivery' } as const;
const ENVELOPE_ID = { name: 'envelope_id', prefix: 'iq_', of: 'envelope' } as const;
const open = { guarded: false, body: 'never' } as const;
const reads = { guarded: true, body: 'never', method: 'GET' } as const;
const posts = { guarded: true, method: 'POST' } as const;

const inquiry = '/api/v1/web/inquiry';
const template = '/api/v1/web/template';
const endpoints = '/api/v1/webhook/endpoints';
const hub = { guarded: true, keyHeader: 'x-api-key' } as const;

/** Every route but the pages of the hosted capture. */
export const ROUTES: readonly RouteUnderTest[] = [
  { ...posts, path: inquiry, body: 'required', sample: INLINE },
  { ...reads, path: inquiry, list: true },
  { ...reads, path: `${inquiry}/:id{[^/]*}`, id: INQUIRY },
  {
    ...posts,
    path: `${inquiry}/:id/simulate`,
    body: 'required',
    sample: { status: 'approved' },
    id: TEST_INQUIRY,
    testKeys: true,
  },
  { ...posts, path: template, body: 'required', sample: TEMPLATE },
  { ...reads, path: template, list: true },
  { ...reads, path: `${template}/:key`, id: KEY },
  { ...posts, method: 'PATCH', path: `${template}/:key`, body: 'required', sample: { name: 'Another' }, id: KEY },
  { ...posts, path: `${template}/:key/draft`, body: 'optional', sample: { name: 'Another' }, id: KEY },
  { ...posts, path: `${template}/:key/publish`, body: 'optional', sample: {}, id: KEY },
  { ...reads, path: endpoints },
  { ...posts, path: endpoints, body: 'required', sample: { url: 'https://example.com/hooks' }, managers: true },
  { ...reads, path: `${endpoints}/:id`, id: ENDPOINT },
  {
    ...posts,
    method: 'PATCH',
    path: `${endpoints}/:id`,
    body: 'required',
    sample: { name: 'Another' },
    id: ENDPOINT,
    managers: true,
  },
  { ...reads, method: 'DELETE', path: `${endpoints}/:id`, id: ENDPOINT, managers: true },
  {
    ...posts,
    path: `${endpoints}/:id/rotate-secret`,
    body: 'optional',
    sample: { overlap_seconds: 60 },
    id: ENDPOINT,
    managers: true,
  },
  { ...reads, path: `${endpoints}/:id/deliveries`, id: ENDPOINT, list: true },
  {
    ...posts,
    path: `${endpoints}/:id/recover`,
    body: 'required',
    sample: { since: '2026-05-01T10:00:00Z' },
    id: ENDPOINT,
    managers: true,
  },
  { ...posts, path: `${endpoints}/:id/test`, body: 'optional', sample: {}, id: ENDPOINT, managers: true },
  {
    ...posts,
    path: '/api/v1/webhook/deliveries/:id/resend',
    body: 'optional',
    sample: {},
    id: DELIVERY,
    managers: true,
  },
  { ...hub, method: 'POST', path: '/api/v1/envelope', body: 'required', sample: ENVELOPE },
  { ...hub, method: 'GET', path: '/api/v1/result/:envelope_id{.*}', body: 'never', id: ENVELOPE_ID },
  { ...open, method: 'GET', path: '/evidence/:id' },
  { ...open, method: 'GET', path: '/api/v1/openapi.json' },
  { ...open, method: 'GET', path: '/docs' },
  { ...open, method: 'GET', path: '/docs/assets/:version/:name' },
  { ...open, method: 'GET', path: '/healthz' },
  { ...open, method: 'GET', path: '/readyz' },
  { ...open, method: 'GET', path: '/metrics' },
];

/** The address of a route with this id in it. */
export function addressOf(route: RouteUnderTest, id: string): string {
  return route.path.replace(/:(id|key|envelope_id)(\{[^}]*\})?/, id);
}

export const titleOf = (route: RouteUnderTest): string => `${route.method} ${route.path}`;
