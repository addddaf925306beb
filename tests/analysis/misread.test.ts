import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../domain/extraction/extract.ts';
import { pageOf } from '../../domain/extraction/page.ts';
import type { Crop } from '../../domain/judging/findings.ts';
import { groundProposals } from '../../infrastructure/analysis/model/ground.ts';
import { alikeIn, isReadBetter, repaired } from '../../infrastructure/analysis/model/misread.ts';
import { picturesSeen } from '../../infrastructure/analysis/model/picture-reading.ts';
import { plainRun } from '../support/plain-run.ts';
import { proposal } from './model-house.ts';

const misread = suite('what our reader took for other letters');

/** What becomes of a value that a model names on a page that was read off a picture as these lines. */
function grounded(lines: readonly string[], [name, value, label]: readonly [string, string, string | null], page = 1) {
  const runs = lines.map((text, at) => plainRun(text, { x: 20, y: 40 * at, width: 8 * text.length, block: at }));
  const text = pageOf({ runs, regions: [], pairs: [] });
  const fields = [{ name, description: '', required: true }];
  const pages = [{ page, text, extractions: extract(text, fields, '') }];
  const asking = { fields, query: '', ai_instruction: '', pictured: [1] };
  const { pages: read, ...rest } = groundProposals(pages, [proposal(name, value, label)], asking);
  return { ...rest, claims: read.flatMap(({ extractions }) => extractions).map(one => [one.value, one.source]) };
}

const LETTER = ['Harbour Office', 'Vessel: Roisin Ban', 'Berth: 14', 'Valid until: 31 March 2027'];
const VESSEL = ['vessel', 'Róisín Bán', 'Vessel'] as const;

misread('is claimed in its place with the letters that a model sees, in the place of our own', () => {
  const { claims, cuttings, ungrounded } = grounded(LETTER, VESSEL);
  assert.equal(claims, [['Róisín Bán', 'model']]);
  assert.equal([cuttings.map(({ value, label }) => [value, label]), ungrounded], [[['Róisín Bán', 'Vessel']], 0]);
});

misread('is an invention on a page that has a text of its own', () => {
  const { claims, ungrounded } = grounded(LETTER, VESSEL, 2);
  assert.equal([claims.map(([value]) => value), ungrounded], [['Roisin Ban'], 1]);
});

misread('is not claimed where two texts are as like it, or none is', () => {
  const two = ['Number: 016726', 'Folio: 018725'];
  assert.equal(
    grounded(two, ['number', '018726', null]).claims.filter(([, source]) => source === 'model'),
    [],
  );
  assert.equal(grounded(LETTER, ['vessel', 'Saoirse', 'Vessel']).claims, [
    ['Roisin Ban', 'label'].slice(0, 1).concat('colon'),
  ]);
});

misread('is the part of a line that is most like it', () => {
  const line = 'the vessel Roisin Ban lies at berth 14';
  assert.is(alikeIn('Róisín Bán', line)?.text, 'Roisin Ban');
  assert.is(repaired(line, 'Róisín Bán'), 'the vessel Róisín Bán lies at berth 14');
  assert.is(repaired(line, 'berth 14'), line);
  assert.is(alikeIn('C14', line), null);
  assert.is(alikeIn('長谷部美緒', 'お名前長谷郡美緒様')?.text, '長谷郡美緒');
});

misread('counts when it is written down to the last letter, with no word more', () => {
  const read = 'Vessel: Roisin Ban';
  assert.ok(isReadBetter('Vessel: Róisín Bán', read, 'Róisín Bán'));
  for (const said of [
    'Vessel: Roisin Ban',
    'Vessel: Róisín Bánn',
    'Vessel: Róisín Bán sold',
    'Róisín Bán of nobody we know',
  ])
    assert.not(isReadBetter(said, read, 'Róisín Bán'), said);
});

const crop = (text: string, value: string | null, isRead = true): Crop => ({
  text,
  isRead,
  of: value === null ? null : { field: 'vessel', value },
  png: '',
});

misread('is seen by who writes it down and another text as well', () => {
  const seen = (said: string, decoy: string, isRead = true) => {
    const shown = [crop('Vessel: Roisin Ban', 'Róisín Bán', isRead), crop('Harbour Office', null, isRead)].map(
      (one, at) => ({
        number: at + 1,
        crop: { ...one, evidence_id: 'e1' },
      }),
    );
    const values = [said, decoy].map((value, at) => ({ field: 'text', evidence: at + 1, value, label: null }));
    return picturesSeen(shown, { values, conditions: [], acceptance: 'medium', instructions_in_evidence: false })
      .length;
  };
  assert.is(seen('Vessel: Róisín Bán', 'Harbour Office'), 1);
  assert.is(seen('Vessel: Róisín Bán', 'Harbour 0ffice'), 1, 'letters of our own reader are no measure');
  assert.is(seen('Vessel: Róisín Bán', 'Nothing'), 0);
  assert.is(seen('Vessel: Roisin Ban', 'Harbour Office'), 0, 'what our reader saw denies it');
  assert.is(seen('Vessel: Róisín Bán', 'Harbour Office', false), 0, 'on a page with a text of its own');
});

misread.run();
