import { AffiantConnectionError, AffiantError, errorOf } from './errors.ts';

export type TransportOptions = {
  /** Address of the service, for example `https://affiant.example.com`; with `/api/v1` it means the same. */
  url: string;
  /** Does the requests; the platform's own unless told. */
  fetch?: typeof fetch;
  /** How long one try may take, in ms; 30,000 unless told. */
  timeoutMs?: number;
  /** Tries after the first; 3 unless told. */
  retries?: number;
};

/** What a single call may be told. */
export type CallOptions = {
  signal?: AbortSignal;
  /** Names a POST, so that it is done once; a random one unless told. */
  idempotencyKey?: string;
};

/** Query parameters; those that are undefined are left out. */
export type Query = Record<string, string | number | undefined>;

export type Call = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  query?: Query | undefined;
  body?: object | undefined;
  /** The header that takes the key, and the key. */
  key: readonly ['api-key' | 'x-api-key', string];
};

/** Calls the API: sends again what may be sent again, and throws what was refused. */
export type Transport = <Answer>(call: Call, options?: CallOptions) => Promise<Answer>;

const TIMEOUT_MS = 30_000;
const RETRIES = 3;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/** Whether the same request may have another answer in a moment. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof AffiantError)) return error instanceof AffiantConnectionError;
  const { status, details } = error;
  // 500 and 502 may have come after the work was done: each try says the same once more, and it is done once.
  return (
    [429, 500, 502, 503, 504].includes(status) || (status === 409 && details.some(({ code }) => code === 'IN_PROGRESS'))
  );
}

/** What the answer asks for, else a pause that grows with each try, with some chance in it. */
function pauseBefore(attempt: number, retryAfter: string | null): number {
  const asked = retryAfter === null ? Number.NaN : Number(retryAfter) * 1000;
  if (asked >= 0) return Math.min(asked, LONGEST_PAUSE_MS);
  return Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
}

/** @throws the signal's reason when it is aborted meanwhile */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** The way to the service. Every POST gets an idempotency key, so that no try makes anything twice. */
export function createTransport(options: TransportOptions): Transport {
  const root = options.url.replace(/\/+$/, '').replace(/\/api\/v1$/, '');
  const { fetch: send = fetch, timeoutMs = TIMEOUT_MS, retries = RETRIES } = options;

  function requestOf({ method, path, query = {}, body, key }: Call, idempotencyKey: string) {
    const url = new URL(root + path);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, `${value}`);
    const headers: Record<string, string> = { accept: 'application/json', [key[0]]: key[1] };
    if (method === 'POST') headers['idempotency-key'] = idempotencyKey;
    if (body === undefined) return { url, init: { method, headers } };
    return {
      url,
      init: { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) },
    };
  }

  return async <Answer>(call: Call, { signal, idempotencyKey }: CallOptions = {}): Promise<Answer> => {
    const { url, init } = requestOf(call, idempotencyKey ?? crypto.randomUUID());
    for (let attempt = 0; ; attempt++) {
      signal?.throwIfAborted();
      let retryAfter: string | null = null;
      try {
        const limit = AbortSignal.timeout(timeoutMs);
        const response = await send(url, {
          ...init,
          signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
        });
        const text = await response.text();
        const read = response.ok ? answerIn<Answer>(text) : undefined;
        if (read) return read.answer;
        retryAfter = response.headers.get('retry-after');
        throw errorOf(`${init.method} ${url.origin}${url.pathname}`, response.status, response.headers, text);
      } catch (thrown) {
        signal?.throwIfAborted();
        const error = thrown instanceof AffiantError ? thrown : connectionError(url, thrown);
        if (attempt >= retries || !isPassing(error)) throw error;
      }
      await pause(pauseBefore(attempt, retryAfter), signal);
    }
  };
}

function connectionError(url: URL, cause: unknown): AffiantConnectionError {
  return new AffiantConnectionError(`${url.origin} did not answer: ${reasonOf(cause)}`, { cause });
}

/** Platforms wrap what happened: Node's `fetch failed` has the refused connection as its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const below = error.cause instanceof Error ? error.cause : undefined;
  const said = below?.message || (below && 'code' in below ? String(below.code) : '');
  return said === '' ? error.message : `${error.message}: ${said}`;
}

/** @returns undefined when it is no JSON: another service may be there */
function answerIn<Answer>(text: string): { answer: Answer } | undefined {
  try {
    return { answer: (text === '' ? undefined : JSON.parse(text)) as Answer };
  } catch {
    return undefined;
  }
}
