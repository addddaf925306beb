import type { OpenApiOperation } from '../http/openapi/openapi-types.ts';

/** A route with its place in the document. */
export type Route = { method: string; path: string; operation: OpenApiOperation };
