import { SchemaReader } from '../../adapters/docs/schema.ts';
import { document } from '../support/openapi-check.ts';
import type { RouteUnderTest } from './route-table.ts';

type BodySchema = { properties?: Record<string, object>; required?: string[]; anyOf?: { required?: string[] }[] };

const reader = new SchemaReader(document);

/** What the document says of the body of a route. */
function schemaOf({ method, path }: RouteUnderTest): BodySchema {
  const told = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.requestBody;
  return reader.resolve(told?.content['application/json'].schema ?? {});
}

/** Fields that a body may have. */
export const fieldsOf = (route: RouteUnderTest): string[] => Object.keys(schemaOf(route).properties ?? {});

/** Fields that a body must have; of several ways to be whole, the last one is that without a template. */
export function neededBy(route: RouteUnderTest): string[] {
  const { required = [], anyOf = [] } = schemaOf(route);
  return [...required, ...(anyOf.at(-1)?.required ?? [])];
}
