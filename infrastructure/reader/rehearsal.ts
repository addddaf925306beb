import type { EvidenceReading } from '../../domain/judging/findings.ts';
import type { LabelledValue, PageSnapshot, TextRun } from '../../domain/reading/page-snapshot.ts';
import type { DocumentReader, PixelReader } from '../analysis/parts.ts';
import { readEvidence } from '../analysis/read-evidence.ts';
import { rehearsedPicture } from './rehearsed-picture.ts';

/** What any account says of itself; some of it in two languages, since each knows its own words. */
const SAID: readonly (readonly [string, string])[] = [
  ['Member', 'Ada Palmer'],
  ['Membership number', 'MM-2093-11'],
  ['Status', 'Active'],
  ['Valid until', '14 March 2027'],
  ['Monatsbeitrag', '12,40 €'],
];
const FIELDS = ['member_name', 'membership_number', 'status', 'valid_until', 'monthly_fee'];
const ROW = 40;

function runOf(text: string, x: number, row: number): TextRun {
  const block = 2 * row + (x > 0 ? 1 : 0);
  const look = { fontSize: 15, fontWeight: 400, color: 'rgb(0, 0, 0)', tag: 'div', kind: 'text' as const };
  const place = { label: null, block, parent: row, cell: null, inViewport: true, onTop: true };
  return { text, rect: { x, y: ROW * row, width: 9 * text.length, height: 18 }, ...look, ...place };
}

function snapshot(): Uint8Array {
  const runs = SAID.flatMap(([label, value], row) => [runOf(label, 0, row), runOf(value, 300, row)]);
  const pairs = SAID.slice(0, 2).map(([label, value]): LabelledValue => ({ label, value, source: 'dl' }));
  const page: Pick<PageSnapshot, 'url' | 'stable' | 'truncated' | 'viewport' | 'scale' | 'runs' | 'pairs'> = {
    url: 'https://rehearsal.invalid/',
    stable: true,
    truncated: false,
    viewport: { width: 440, height: 200 },
    scale: 1,
    runs,
    pairs,
  };
  return new TextEncoder().encode(JSON.stringify(page));
}

/** Takes pixels for what they should be: where no picture will be read none is rehearsed. */
const unseen: PixelReader = { check: async (_picture, _scale, claims) => claims.map(() => 'agree') };

/**
 * Reads a small page of ours, and forgets what it says: the words of all languages are looked up and the code is compiled, that
 * of the OCR engine too, before somebody waits for a page of theirs.
 * @param pixels null: it looks at none
 * @returns what was read of it
 */
export async function rehearse(documents: DocumentReader, pixels: PixelReader | null): Promise<EvidenceReading> {
  const evidence = {
    type: 'screenshot' as const,
    sourceUrl: 'https://rehearsal.invalid/',
    contentType: 'image/png',
    bytes: rehearsedPicture(),
    snapshot: snapshot(),
  };
  const fields = FIELDS.map(name => ({ name, description: '', required: true }));
  const query = 'Is the membership of Ada active?';
  const asked = {
    fields,
    query,
    conditions: ['The fee is at most £40'],
    readings: [],
    ai_instruction: '',
    proposals: [],
  };
  return await readEvidence(evidence, { ...asked, excerpt: 0 }, { documents, pixels: pixels ?? unseen });
}
