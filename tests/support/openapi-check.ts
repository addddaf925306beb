import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import * as assert from 'uvu/assert';
import { openApiDocument } from '../../adapters/http/openapi/document.ts';
import { DETAIL_CODES } from '../../adapters/http/openapi/refusals.ts';
import { closedDocument } from './closed-document.ts';

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

export const document = openApiDocument('http://house.test');
const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true, inlineRefs: false });
ajv.addFormat('date-time', ISO);
ajv.addFormat('uri', { validate: (value: string) => URL.canParse(value) });
ajv.addSchema(closedDocument(document), 'openapi');

/** Pages for people, which the document does not tell of. */
export const PAGES = /^\/(docs|capture|console)(\/|$)/;

/** Pages that refuse in words for people. */
const REFUSES_IN_PAGES = /^\/console(\/|$)/;

const compiled = new Map<string, ValidateFunction>();

/** The check of a schema that stands at this place of the document. */
function schemaAt(...path: string[]): ValidateFunction {
  const $ref = `openapi#/${path.map(part => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
  const known = compiled.get($ref);
  if (known !== undefined) return known;
  const made = ajv.compile({ $ref });
  compiled.set($ref, made);
  return made;
}

/** Each path with the expression that finds it. */
const PATHS = Object.keys(document.paths).map(path => {
  const pattern = path.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]*');
  return { path, pattern: new RegExp(`^${pattern}$`) };
});

/** Operations whose answers were checked, each with the statuses that were seen, for example `GET /healthz 200`. */
export const seen = new Set<string>();

function expectValid(check: ValidateFunction, body: unknown, what: string): void {
  if (check(body)) return;
  assert.unreachable(`${what}: ${JSON.stringify(check.errors)} in ${JSON.stringify(body).slice(0, 1500)}`);
}

/** Holds an answer against the document: its status is told of, and its body is of the shape that is told. */
export async function checkAnswer(method: string, url: string, response: Response): Promise<void> {
  const { pathname } = new URL(url, 'http://house.test');
  const what = `${method} ${pathname} ${response.status}`.slice(0, 300);
  const { path = '' } = PATHS.find(({ pattern }) => pattern.test(pathname)) ?? {};
  const name = method === 'HEAD' ? 'get' : method.toLowerCase();
  const operation = document.paths[path]?.[name];
  const text = await response.text();
  if (method === 'HEAD') {
    assert.is(text, '', what);
    return;
  }
  if (operation === undefined) {
    if (REFUSES_IN_PAGES.test(pathname) || (PAGES.test(pathname) && response.ok)) return;
    assert.ok(
      [401, 404, 405, 422, 429].includes(response.status),
      `${what} is no refusal of an unknown route: ${text}`,
    );
    expectValid(schemaAt('components', 'schemas', 'Error'), JSON.parse(text), what);
    return;
  }
  const told = operation.responses[response.status];
  assert.ok(told !== undefined, `${what} is a status that the document does not tell of: ${text}`);
  seen.add(`${method} ${path} ${response.status}`);
  const place =
    '$ref' in told ? told.$ref.slice(2).split('/') : ['paths', path, name, 'responses', `${response.status}`];
  const answer = '$ref' in told ? document.components.responses[place.at(-1) ?? ''] : told;
  if (answer?.content === undefined) return;
  assert.match(response.headers.get('content-type') ?? '', /^application\/json/, what);
  const body = JSON.parse(text);
  expectValid(schemaAt(...place, 'content', 'application/json', 'schema'), body, what);
  for (const { code } of body?.error?.details ?? []) {
    assert.ok(code in DETAIL_CODES, `${what} has the code ${code}, which the reference does not tell of`);
  }
}

type Requesting = {
  request(input: Request | string | URL, init?: RequestInit, ...rest: never[]): Response | Promise<Response>;
};

/** The application, whose every answer is held against the document from now on. */
export function holdToDocument<App extends Requesting>(app: App): App {
  const request = app.request;
  app.request = async (input, init, ...rest) => {
    const response = await request(input, init, ...rest);
    const url = input instanceof Request ? input.url : String(input);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    await checkAnswer(method, url, response.clone());
    return response;
  };
  return app;
}
