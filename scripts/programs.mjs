// Makes each program of dist/ one that starts fast: Node opens a thousand small modules one by one, and half a second of
// processor time goes into that. What a program loads later, or not at all, stays apart.
import { writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';

/** Each program by the module that starts it. */
const PROGRAMS = {
  affiant: 'adapters/cli/main.js',
  'browser-host': 'infrastructure/chromium/host/main.js',
};

/**
 * Packages of many small modules, and what rolldown brings for its own needs; all others stay where npm has put them, with
 * the files that they look for.
 */
const TAKEN_IN =
  /^(zod|hono|@hono\/node-server|@hono\/zod-validator|tsyringe|tslib|reflect-metadata|prom-client|tdigest|bintrees|tldts|tldts-core|ulid|lru-cache|@oxc-project\/runtime)(\/|$)/;

/**
 * The reader is one file, since an image of it can hold no other. It holds what it reads files of strangers with too, but
 * for what brings files, threads or machine code of its own.
 */
const READER = 'infrastructure/reader/reader-child.js';
const LEFT_OUT_OF_READER = /^(tesseract\.js|unpdf|@napi-rs\/canvas)$/;
/** What an image holds was loaded elsewhere and before: what is loaded later is looked for from where the program lies now. */
const LOADS_LATER = `const { createRequire, isBuiltin } = require('node:module');
const builtin = require;
require = name => (isBuiltin(name) ? builtin(name) : createRequire(process.argv[1])(name));`;
const isPackage = name => /^[@a-z]/i.test(name);

/** A module finds the files beside it where the compiler has put it, though it runs from another folder. */
function placeOf(compiled, folder) {
  return {
    name: 'place',
    transform(code, id) {
      if (!id.startsWith(compiled + sep) || !code.includes('import.meta.dirname')) return null;
      const way = relative(folder, dirname(id)).replaceAll(sep, '/');
      return { code: code.replaceAll('import.meta.dirname', `\`\${import.meta.dirname}/${way}\``), map: null };
    },
  };
}

/**
 * `import` of Node's `node:http` asks for each of its exports, and one of them is a `WebSocket` for which Node then loads all
 * of its fetch: a third of what a browser host's start takes. Asked for as CommonJS asks it stays unloaded.
 */
const HTTP = 'node:http';
const httpUnasked = {
  name: 'node:http without what it has for others',
  resolveId: source => (source === HTTP ? `\0${HTTP}` : null),
  load(id) {
    if (id !== `\0${HTTP}`) return null;
    const own = Object.entries(Object.getOwnPropertyDescriptors(process.getBuiltinModule(HTTP)));
    const names = own.filter(([, { get }]) => get === undefined).map(([name]) => name);
    const members = names.map(name => `export const ${name} = http.${name};`);
    return ["const http = process.getBuiltinModule('node:http');", ...members, 'export default http;'].join('\n');
  },
};

/** What runs in browsers, by the module that starts it: one script each with all that it needs, so that it is asked for once. */
const SCRIPTS = {
  // Draws PDF files in a page of a remote browser.
  'pdf-viewer': 'infrastructure/chromium/pdf-viewer/viewer.js',
  // The hosted page.
  'capture-page': 'adapters/capture/client/main.js',
};

async function makeReader(root, compiled, folder) {
  const bundle = await rolldown({
    input: join(compiled, READER),
    platform: 'node',
    external: LEFT_OUT_OF_READER,
    plugins: [
      {
        name: 'place at run time',
        transform: (code, id) =>
          id.startsWith(compiled + sep)
            ? { code: code.replaceAll('import.meta.url', 'process.argv[1]'), map: null }
            : null,
      },
    ],
  });
  const { output } = await bundle.write({
    file: join(folder, 'reader.cjs'),
    format: 'cjs',
    codeSplitting: false,
    dynamicImportInCjs: false,
    intro: LOADS_LATER,
  });
  return contentsOf(root, output);
}

const contentsOf = (root, output) =>
  output.map(({ fileName, moduleIds }) => [fileName, moduleIds.map(id => relative(root, id))]);

async function makeScript(name, module, folder) {
  const bundle = await rolldown({
    input: module,
    platform: 'browser',
    transform: { define: { 'import.meta': '{}' } },
  });
  await bundle.write({ file: join(folder, `${name}.js`), format: 'iife', minify: true });
}

/**
 * Writes the programs of a checkout into dist/programs/, and into contents.json there which modules each file holds.
 * @param {string} root folder of the checkout, whose sources are compiled
 */
export async function makePrograms(root) {
  const compiled = join(root, 'dist');
  const folder = join(compiled, 'programs');
  const bundle = await rolldown({
    input: Object.fromEntries(Object.entries(PROGRAMS).map(([name, module]) => [name, join(compiled, module)])),
    platform: 'node',
    external: name => isPackage(name) && name !== HTTP && !TAKEN_IN.test(name),
    plugins: [placeOf(compiled, folder), httpUnasked],
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'part-[name].js',
    cleanDir: true,
  });
  for (const [name, module] of Object.entries(SCRIPTS)) await makeScript(name, join(compiled, module), folder);
  const contents = [...contentsOf(root, output), ...(await makeReader(root, compiled, folder))];
  writeFileSync(join(folder, 'contents.json'), `${JSON.stringify(Object.fromEntries(contents), null, 1)}\n`);
}
