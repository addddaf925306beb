// Letters that a bare machine has no font for: without them a page in Japanese or Hindi is empty boxes, for the person as
// for whoever reads the picture. Packages carry them for the web, compressed and cut into pieces; a browser finds them when
// they lie in a folder, whole or not, but opened.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import decompress from 'woff2-encoder/decompress';

const SCRIPTS = [
  'arabic',
  'armenian',
  'bengali',
  'devanagari',
  'georgian',
  'hebrew',
  'jp',
  'kr',
  'sc',
  'tamil',
  'tc',
  'telugu',
  'thai',
];
/** Regular and bold: a page's other weights come from the nearest. */
const WEIGHTS = [400, 700];
/** What every machine's fonts have, and so does the family that the bundled browser brings. */
const EVERYWHERE = /-(latin|latin-ext|cyrillic|cyrillic-ext|greek|vietnamese|math|symbols)-/;

/**
 * What fontconfig reads: the machine's own fonts as it is set up for them, and these. Nothing is written beside them by a
 * browser of another user; reading them anew takes it a twentieth of a second.
 */
const CONFIGURATION = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <dir prefix="relative">.</dir>
</fontconfig>
`;

/** Where a table of an OpenType font begins; undefined when the font has none of that name. */
function tableAt(font, name) {
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16)
    if (font.toString('latin1', at, at + 4) === name) return font.readUInt32BE(at + 8);
  return undefined;
}

/**
 * Leaves of the weights that a variable font names those that we want. A browser looks at each of them whenever it lacks a
 * letter, and hundreds of pieces with nine each take it longer to start.
 * @see https://learn.microsoft.com/en-us/typography/opentype/spec/fvar
 */
function keepWeights(font) {
  const table = tableAt(font, 'fvar');
  if (table === undefined) return font;
  const axes = table + font.readUInt16BE(table + 4);
  const [axisCount, axisSize, count, size] = [8, 10, 12, 14].map(at => font.readUInt16BE(table + at));
  const weightAxis = Array.from({ length: axisCount }, (_, axis) => axes + axis * axisSize).findIndex(
    at => font.toString('latin1', at, at + 4) === 'wght',
  );
  const instances = axes + axisCount * axisSize;
  const isWanted = at => WEIGHTS.includes(font.readInt32BE(at + 4 + weightAxis * 4) / 0x10000);
  const wanted = Array.from({ length: count }, (_, instance) => instances + instance * size).filter(isWanted);
  wanted.forEach((at, place) => {
    font.copy(font, instances + place * size, at, at + size);
  });
  font.writeUInt16BE(wanted.length, table + 12);
  return font;
}

/**
 * Opens the fonts of the packages into a folder, once for each version of them.
 * @param {string} folder beside which nothing else is; it is made anew
 */
export async function makeFonts(folder) {
  const require = createRequire(import.meta.url);
  const packages = SCRIPTS.map(script => require.resolve(`@fontsource-variable/noto-sans-${script}/package.json`));
  const versions = packages.map(file => JSON.parse(readFileSync(file, 'utf8')).version).join(' ');
  const made = join(folder, '.made');
  if (existsSync(made) && readFileSync(made, 'utf8') === versions) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const root of packages.map(dirname)) {
    for (const file of readdirSync(join(root, 'files'))) {
      if (!file.endsWith('-wght-normal.woff2') || EVERYWHERE.test(file)) continue;
      const font = Buffer.from(await decompress(readFileSync(join(root, 'files', file))));
      writeFileSync(join(folder, file.replace(/woff2$/, 'ttf')), keepWeights(font));
    }
    writeFileSync(join(folder, `${root.split('/').at(-1)}-LICENSE`), readFileSync(join(root, 'LICENSE')));
  }
  writeFileSync(join(folder, 'fontconfig.xml'), CONFIGURATION);
  writeFileSync(made, versions);
}
