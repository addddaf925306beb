import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isMarkedVoid } from '../../../domain/provenance/void-marks.ts';
import { textRun } from '../../../infrastructure/analysis/documents/text-lines.ts';

type Line = [text: string, x: number, y: number, size?: number];

const runsOf = (...lines: Line[]) =>
  lines.map(([text, x, y, size = 10], block) =>
    textRun({ text, x, y, width: text.length * 5, height: size, fontSize: size, color: '#000000', bold: false }, block),
  );
const LETTER: Line[] = [
  ['Certificate of insurance', 40, 40],
  ['Policy number HM-2026-118', 40, 60],
  ['Valid until 31 December 2027', 40, 80],
];
const isVoid = (...lines: Line[]) => isMarkedVoid(runsOf(...LETTER, ...lines));

const test = suite('marks that take back all that a document says');

test('stamps of any language mark a document', () => {
  for (const stamp of ['VOID', 'CANCELLED', '— STORNIERT —', 'ANNULÉ', 'NULO', 'GEANNULEERD', '無効', 'VOID VOID VOID'])
    assert.ok(isVoid([stamp, 200, 300, 36]), stamp);
  assert.ok(isVoid(['CANCELLED', 200, 300]));
  assert.ok(isVoid(['ENTWURF', 40, 10]));
  assert.ok(isVoid(['Draft – not for signature', 40, 10]));
});

test('a state in its place, a word in a sentence and a name are no stamps', () => {
  assert.not.ok(isVoid());
  assert.not.ok(isVoid(['Status', 40, 100], ['CANCELLED', 140, 100]));
  assert.not.ok(isVoid(['Cancelled', 40, 100]));
  assert.not.ok(isVoid(['The policy can be cancelled within 14 days', 40, 100, 20]));
  assert.not.ok(isVoid(['VOIDSTONE BUILDERS', 40, 100, 30]));
});

test.run();
