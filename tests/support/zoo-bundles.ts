import { join } from 'node:path';
import { rolldown } from 'rolldown';

const FOLDER = join(import.meta.dirname, '..', 'capture', 'zoo', 'libraries');

/** Pages' scripts with the libraries that they import, by name, as a browser loads them. */
export async function bundled(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const bundle = await rolldown({
    input: Object.fromEntries(names.map(name => [name, join(FOLDER, `${name}.js`)])),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].js' });
  await bundle.close();
  return new Map(output.flatMap(part => (part.type === 'chunk' ? [[part.fileName, part.code] as const] : [])));
}
