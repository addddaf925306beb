import type { AnalysisRequest, EvidenceForAnalysis } from '../../application/ports/analyser.ts';
import type { Log } from '../../application/ports/log.ts';
import type { PixelCheck } from '../../domain/inquiry/assessment.ts';
import { CONFIGURATION_DEFAULTS, type InquiryConfiguration } from '../../domain/inquiry/configuration.ts';
import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';
import { createLocalAnalyser } from '../../infrastructure/analysis/local-analyser.ts';
import type { DocumentReader, PixelReader } from '../../infrastructure/analysis/parts.ts';
import { corpusPages } from './corpus/corpus.ts';
import { inProcessReader, stored } from './in-process-reader.ts';

/** What the gym's customer accepts. */
export const GUIDE = `## High Acceptance
- Membership status is Active
- Valid until is in the future

## Reject
- Membership status is Expired`;

const pages = corpusPages();
const page = (id: string) => {
  const found = pages.find(one => one.id === id);
  if (!found) throw new Error(`no page ${id}`);
  return found;
};
/** A page of the corpus that shows an active membership. */
export const gym = page('d02-gym');

/** Pages of the corpus that show no active membership, and some that would like to. */
export const NOT_A_MEMBER = [
  'o01-gym-orders',
  'o11-cinema',
  'o18-fake-note',
  'v01-card-only',
  'v02-two-status',
  'v04-family',
  'v07-empty-values',
  'v08-review-page',
  'v09-bio',
  'd13-login',
  't12-404',
];

/** The first 24 bytes of a PNG: what the analyser itself reads of a picture. */
export function pngHeader(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(24);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

export const log: Log = { info() {}, warn() {}, error() {} };

/** Pixels that say the same of every value unless a value is named. */
export function pixels(outcome: PixelCheck, byValue: Record<string, PixelCheck> = {}): PixelReader {
  return {
    check: async (_png, _scale, claims) => claims.map(({ value }) => byValue[value] ?? outcome),
  };
}

/** A reader that gives the same answer for every document. */
export function documents(answer: Awaited<ReturnType<DocumentReader['read']>>): DocumentReader {
  return { read: async () => answer };
}
export const noDocuments = documents({ refused: 'The file is encrypted.', why: 'FILE_PASSWORD' });

/** Evidence as the capture of a corpus page would give it. */
export function screenshot(
  id: string,
  change: Partial<EvidenceForAnalysis> = {},
  snapshot: Partial<PageSnapshot> = {},
): EvidenceForAnalysis {
  const taken = page(id).snapshot;
  return {
    id: `web_ev_${id.replace('-', '_')}`,
    type: 'screenshot',
    mode: 'auto',
    sourceUrl: taken.url,
    contentType: 'image/png',
    bytes: pngHeader(1280, 860),
    sha256: 'ab'.repeat(32),
    snapshot: stored({ ...taken, ...snapshot }),
    ...change,
  };
}

/** An inquiry about a gym membership with this evidence. */
export function request(evidence: EvidenceForAnalysis[], change: Partial<InquiryConfiguration> = {}): AnalysisRequest {
  return {
    readings: [],
    submittedAt: new Date('2026-11-21T10:00:00Z'),
    evidence,
    configuration: {
      ...CONFIGURATION_DEFAULTS,
      name: 'Gym',
      query: gym.query,
      fields: gym.fields.map(({ name, description, required }) => ({ name, description, required })),
      acceptance_guide: GUIDE,
      start_url: 'https://www.ironforge.test/login',
      return_url: 'https://customer.test/',
      ...change,
    },
  };
}

/** Runs the local analyser with readers that agree unless others are given. */
export const analyse = (
  asked: AnalysisRequest,
  seen: PixelReader = pixels('agree'),
  read: DocumentReader = noDocuments,
) => createLocalAnalyser({ reader: inProcessReader(read, seen), log }).analyse(asked, new AbortController().signal);
