import { document } from '../support/openapi-check.ts';
import type { RouteUnderTest } from './route-table.ts';

type BodySchema = { properties?: Record<string, object>; required?: string[]; anyOf?: { required?: string[] }[] };

/** What the document says of the body of a route. */
function schemaOf({ method, path }: RouteUnderTest): BodySchema {
  const told = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.requestBody;
  const schema: BodySchema & { $ref?: string } = told?.content['application/json'].schema ?? {};
  return { ...schema, ...document.components.schemas[schema.$ref?.split('/').at(-1) ?? ''] };
}

/** Fields that a body may have. */
export const fieldsOf = (route: RouteUnderTest): string[] => Object.keys(schemaOf(route).properties ?? {});

/** Fields that a body must have; of several ways to be whole, the last one is that without a template. */
export function neededBy(route: RouteUnderTest): string[] {
  const { required = [], anyOf = [] } = schemaOf(route);
  return [...required, ...(anyOf.at(-1)?.required ?? [])];
}
