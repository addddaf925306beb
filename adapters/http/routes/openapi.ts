import { Hono } from 'hono';
import { answerText } from '../answer.ts';
import type { HttpEnvironment } from '../environment.ts';
import { openApiDocument } from '../openapi/document.ts';

/** The API's description of itself. It holds no secret and needs no key. */
export function openApiRoutes(publicUrl: string): Hono<HttpEnvironment> {
  const routes = new Hono<HttpEnvironment>();
  const json = JSON.stringify(openApiDocument(publicUrl));
  routes.get('/openapi.json', context => answerText(context, json));
  return routes;
}
