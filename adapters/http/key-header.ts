import type { KeyHeader } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import { API } from './versioned-route.ts';

const DEPTH = API.split('/').length;

/** The part of a path that names what it is about, for example `web`. */
const resourceOf = (path: string): string => path.split('/', DEPTH + 1)[DEPTH] ?? '';

const HEADERS = new Map<string, KeyHeader>(
  OPERATIONS.flatMap(({ path, keyHeader }) => (keyHeader === null ? [] : [[resourceOf(path), keyHeader]])),
);

/**
 * The header that takes the key at this path of the API, whatever its method, and also where there is no such route:
 * every resource has one header.
 */
export const keyHeaderOf = (path: string): KeyHeader => HEADERS.get(resourceOf(path)) ?? 'api-key';
