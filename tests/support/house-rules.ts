import { posix } from 'node:path';
import { importsOf, onlyReExports, type SourceImport } from './source-imports.ts';

/** A file of the repository: its path from the root, with slashes. */
export type SourceFile = { path: string; text: string };

const MAX_LINES = 220;
/** Made by a program, and read by nobody but the compiler. */
const GENERATED = ['adapters/client/api-types.ts'];

/** What each layer may import. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  application: ['domain', 'application'],
  projections: ['domain', 'application', 'projections'],
  infrastructure: ['domain', 'application', 'projections', 'infrastructure'],
  adapters: ['domain', 'application', 'projections', 'adapters'],
  examples: ['examples'],
};

/** Layers that need no package and nothing of Node. */
const PURE = ['domain', 'application', 'projections'];

/** The one place that knows each engine. */
const HOMES: Readonly<Record<string, string>> = {
  '@eventstore/db-client': 'infrastructure/eventstoredb/',
  mongodb: 'infrastructure/mongodb/',
  nats: 'infrastructure/nats/',
  aws4fetch: 'infrastructure/evidence/s3/',
  tsyringe: 'infrastructure/composition/container.ts',
  'playwright-core': 'infrastructure/chromium/',
  '@simplewebauthn/server': 'adapters/console/',
  'prom-client': 'infrastructure/metrics/',
  libsql: 'infrastructure/embedded/',
  ai: 'infrastructure/analysis/model/',
  '@ai-sdk/openai-compatible': 'infrastructure/analysis/model/',
};

/** The composition root: where the command line, and no other adapter, gets the parts put together. */
const COMPOSITION = [
  'composition/container',
  'composition/application',
  'composition/browsers',
  'composition/guide-writing',
  'composition/server',
  'composition/server-roles',
  'settings/browsers-config',
  'settings/program-version',
  'settings/config',
  'settings/config-error',
].map(name => `infrastructure/${name}.ts`);

/** Code that runs in a browser: nothing but its own folder is there at run time. */
const BROWSER_FOLDERS = [
  'adapters/capture/client/',
  'adapters/console/client/',
  'adapters/docs/client/',
  'infrastructure/chromium/page/',
];

/** Code that customers run: nothing of the service is there at run time. */
const CLIENT_FOLDER = 'adapters/client/';

const VAGUE_NAMES = /(?:^|[/.-])(?:utils?|helpers?|common|managers?)(?=[/.-])|(?:^|\/)index\.[cm]?[jt]sx?$/;
/** Checked by the compiler only; a constructor has no other form. */
const PRIVATE_WORD = /^\s+(?:private|protected)\s+(?!constructor\b)/m;
/** What only Node has, without an import. */
const NODE = /(?<![\w.'"`$])(?:process\.(?:env|argv|stdout|stderr|exit|on|pid)\b|console\.\w)/;
const CODE = /\.[cm]?[jt]sx?$/;

const runsInBrowser = (path: string) => BROWSER_FOLDERS.some(folder => path.startsWith(folder));

/** What a file does against the rules of the house, a sentence each. */
export function violationsOf(file: SourceFile): string[] {
  const { path, text } = file;
  const found: string[] = [];
  if (VAGUE_NAMES.test(path)) found.push('its name says nothing: name it by its concept');
  if (CODE.test(path) && !path.startsWith('tests/')) {
    const lines = text.trimEnd().split('\n').length;
    if (lines > MAX_LINES && !GENERATED.includes(path))
      found.push(`it has ${lines} lines, at most ${MAX_LINES} are allowed`);
    if (PRIVATE_WORD.test(text)) found.push('it has a member that is private by word only: begin its name with #');
    if (text.includes('URL.canParse(') && !runsInBrowser(path))
      found.push('it asks URL.canParse, which errs on Node 20 and 22: take domain/parse-url.ts');
    if (PURE.includes(path.slice(0, path.indexOf('/'))) && NODE.test(text))
      found.push('it speaks to the process or its console, which is not of its layer');
    if (onlyReExports(text)) found.push('it only re-exports: import from where things are');
    for (const imported of importsOf(text)) found.push(...importViolations(path, imported));
  }
  return found.map(violation => `${path}: ${violation}`);
}

function importViolations(path: string, { specifier, typeOnly }: SourceImport): string[] {
  if (specifier === null) return ['it imports something computed, which nobody can check'];
  const layer = path.slice(0, path.indexOf('/'));
  const relative = specifier.startsWith('.');
  const target = relative ? posix.join(posix.dirname(path), specifier) : specifier;
  const found: string[] = [];
  if (posix.isAbsolute(specifier) || specifier.startsWith('file:') || target.startsWith('../')) {
    found.push(`it imports ${specifier}, which is outside of the repository`);
  } else if (relative) {
    if (!mayImport(path, layer, target)) found.push(`${layer} must not import ${target}`);
  } else if (PURE.includes(layer)) {
    found.push(`${layer} must not import the package ${specifier}`);
  } else {
    const home = HOMES[packageOf(specifier)];
    if (home !== undefined && !path.startsWith(home)) found.push(`only ${home} may import ${packageOf(specifier)}`);
  }
  const browserFolder = BROWSER_FOLDERS.find(folder => path.startsWith(folder));
  if (browserFolder !== undefined && !typeOnly && !(relative && target.startsWith(browserFolder))) {
    found.push(`it runs in a browser and must not import ${specifier} but for its types`);
  }
  if (path.startsWith(CLIENT_FOLDER) && !typeOnly && !(relative && target.startsWith(CLIENT_FOLDER))) {
    found.push(`it runs at customers and must not import ${specifier} but for its types`);
  }
  return found;
}

function mayImport(path: string, layer: string, target: string): boolean {
  if (path.startsWith('adapters/cli/') && COMPOSITION.includes(target)) return true;
  return (LAYERS[layer] ?? []).includes(target.slice(0, target.indexOf('/')));
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
