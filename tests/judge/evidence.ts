import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { documentType } from '../../application/capture/document-type.ts';
import type { EvidenceForAnalysis } from '../../application/ports/analyser.ts';
import type { Case } from './case.ts';
import type { Rendering } from './rendering.ts';

const DESKTOP = { width: 1280, height: 860 };

/**
 * What a capture keeps of a case; null when its document is refused at the door.
 * @throws where the file that the case names is not there
 */
export async function evidenceOf(one: Case, rendering: Rendering): Promise<EvidenceForAnalysis | null> {
  if (!existsSync(one.path)) throw new Error(`There is no ${one.file}.`);
  if (one.kind === 'document') return documentOf(one);
  const { png, snapshot } = await rendering.capture({
    path: one.path,
    url: one.url,
    viewport: one.viewport ?? DESKTOP,
  });
  return {
    ...named(one, png),
    type: 'screenshot',
    mode: 'manual',
    sourceUrl: snapshot.url,
    contentType: 'image/png',
    snapshot: new TextEncoder().encode(JSON.stringify(snapshot)),
  };
}

/** A document as it comes when the person downloads it in the remote browser. */
function documentOf(one: Case): EvidenceForAnalysis | null {
  const bytes = readFileSync(one.path);
  const contentType = documentType(bytes, basename(one.path));
  if (contentType === undefined) return null;
  return { ...named(one, bytes), type: 'document', mode: 'auto', sourceUrl: one.url, contentType, snapshot: null };
}

function named({ id }: Case, bytes: Uint8Array) {
  return { id: `web_ev_${id}`, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}
