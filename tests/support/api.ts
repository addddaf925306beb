import { keyHeaderOf } from '../../adapters/http/key-header.ts';

/** What the API answered. */
export type ApiAnswer<Body> = { status: number; headers: Headers; body: Body };

/** Calls the API of a service with a key, as a customer's server does. */
export function apiOf(url: string, key: string) {
  return async <Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<ApiAnswer<Body>> => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        [keyHeaderOf(`/api/v1${path}`)]: key,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? null : JSON.parse(text)) as Body,
    };
  };
}
