import { randomBytes } from 'node:crypto';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programFile } from '../../settings/program-files.ts';

/** Opened while whoever runs this may still read its own program; read when a first file is shown. */
const PROGRAM = openSync(programFile('pdf-viewer.js'), 'r');
const STYLE = readFileSync(join(import.meta.dirname, '..', 'pdf-viewer', 'viewer.css'), 'utf8');
let program: string | undefined;

/** What is answered in place of a file: `Fetch.fulfillRequest` without the request. */
export type Answer = { responseCode: number; responseHeaders: { name: string; value: string }[]; body: string };

/**
 * A document that draws a PDF file. It has an origin of its own, so that a file that gets the better of what draws it
 * has nothing of the site that it came from, and it loads nothing from anywhere.
 */
export function pdfDocument(bytes: Uint8Array, title: string): Answer {
  program ??= readFileSync(PROGRAM, 'utf8').replaceAll('</script', '<\\/script');
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    'img-src blob: data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    'sandbox allow-scripts',
  ].join('; ');
  const before = [
    `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style nonce="${nonce}">${STYLE}</style><body><main></main>`,
    '<script id="file" type="text/plain">',
  ];
  const after = `</script><script nonce="${nonce}">${program}</script>`;
  // A host has little room for texts: the file, which may be large, is put together as bytes.
  const file = Buffer.from(Buffer.from(bytes).toString('base64'), 'latin1');
  const html = Buffer.concat([Buffer.from(before.join('\n')), file, Buffer.from(after)]);
  return {
    responseCode: 200,
    responseHeaders: [
      { name: 'content-type', value: 'text/html; charset=utf-8' },
      { name: 'content-security-policy', value: policy },
      { name: 'cache-control', value: 'no-store' },
      { name: 'x-content-type-options', value: 'nosniff' },
    ],
    body: html.toString('base64'),
  };
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
