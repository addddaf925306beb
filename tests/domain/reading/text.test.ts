import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { folded, normalise } from '../../../domain/reading/text.ts';
import { plainRun } from '../../support/plain-run.ts';

const test = suite('text in one form');

test('has the vowel "am" of Thai and Lao as the one sign that everybody writes', () => {
  for (const word of ['จำกัด', 'คำถามที่พบบ่อย', 'ຈຳກັດ']) {
    assert.is(normalise(word), word);
    assert.is(folded(word.normalize('NFKD')), word);
  }
});

test('is what phrases with that vowel are looked for in: what is only offered is no statement', () => {
  const runs = ['สิทธิพิเศษสำหรับคุณ', 'ระดับสมาชิก: แพลทินัม'].map((text, at) =>
    plainRun(
      text,
      { x: 20, y: 100 + 40 * at, width: 9 * text.length, block: at },
      { region: 0, tag: at === 0 ? 'h2' : 'p' },
    ),
  );
  const regions = [{ kind: 'card' as const, name: 'สิทธิพิเศษสำหรับคุณ', parent: null }];
  const [found] = extract(pageOf({ runs, pairs: [], regions }), [
    { name: 'ระดับสมาชิก', description: '', required: true },
  ]);
  assert.is(found?.doubt, 'advert');
});

test.run();
