// Prints the version of the analyser that this checkout makes, which the build stores for the service; with --list also
// what it is made of, a line for each file (SHA-256 and path) and each package (version and name).
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What judges evidence, from its bytes to claims, acceptance and confidence. A test holds that none is missing. */
const SOURCES = [
  'application/file-signature.ts',
  'application/file-type.ts',
  'domain/extraction',
  'domain/guide',
  'domain/inquiry/assessment.ts',
  'domain/inquiry/required-fields.ts',
  'domain/inquiry/told-name.ts',
  'domain/judging',
  'domain/mentions',
  'domain/papers',
  'domain/parse-url.ts',
  'domain/provenance',
  'domain/reading',
  'domain/site-address.ts',
  'domain/teaching',
  'infrastructure/analysis',
];

/** Packages that it reads with. A test holds that none is missing. */
const PACKAGES = [
  '@ai-sdk/openai-compatible',
  '@tesseract.js-data/ara',
  '@tesseract.js-data/bul',
  '@tesseract.js-data/ces',
  '@tesseract.js-data/chi_sim',
  '@tesseract.js-data/dan',
  '@tesseract.js-data/deu',
  '@tesseract.js-data/ell',
  '@tesseract.js-data/eng',
  '@tesseract.js-data/fin',
  '@tesseract.js-data/fra',
  '@tesseract.js-data/heb',
  '@tesseract.js-data/hin',
  '@tesseract.js-data/hun',
  '@tesseract.js-data/ita',
  '@tesseract.js-data/jpn',
  '@tesseract.js-data/kir',
  '@tesseract.js-data/kor',
  '@tesseract.js-data/nld',
  '@tesseract.js-data/pol',
  '@tesseract.js-data/por',
  '@tesseract.js-data/ron',
  '@tesseract.js-data/spa',
  '@tesseract.js-data/swe',
  '@tesseract.js-data/tam',
  '@tesseract.js-data/tha',
  '@tesseract.js-data/tur',
  '@tesseract.js-data/ukr',
  '@tesseract.js-data/vie',
  'ai',
  'fflate',
  'htmlparser2',
  'numfmt',
  'pngjs',
  'postal-mime',
  'tesseract.js',
  'tesseract.js-core',
  'tldts',
  'unpdf',
  'zod',
];

const sha256 = data => createHash('sha256').update(data).digest('hex');

function filesOf(root, source) {
  if (statSync(join(root, source)).isFile()) return [source];
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}

function ingredients(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const files = SOURCES.flatMap(source => filesOf(root, source)).sort();
  return [
    ...files.map(path => `${sha256(readFileSync(join(root, path)))}  ${path}`),
    ...PACKAGES.map(name => `${packages[posix.join('node_modules', name)].version}  ${name}`),
  ];
}

/** The version of the package and, as build metadata (semver.org, 10), the digest of everything that judges. */
export function analyserVersion(root) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const digest = sha256(`${ingredients(root).join('\n')}\n`);
  return `${version}+${digest.slice(0, 12)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  console.log(analyserVersion(root));
  if (process.argv.includes('--list')) console.log(ingredients(root).join('\n'));
}
