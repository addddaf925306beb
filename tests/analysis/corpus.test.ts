import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extract } from '../../domain/extraction/extract.ts';
import { pageOf } from '../../domain/extraction/page.ts';
import { normalise } from '../../domain/reading/text.ts';
import { corpusPages } from './corpus/corpus.ts';
import { measure, summary } from './corpus/measure.ts';

const corpus = suite('extraction on the corpus of rendered pages');
const pages = corpusPages();
const { fields, pageMs } = measure(pages);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

corpus('prints the table', () => {
  console.log('set            pages fields right empty missed wrong invented  recall precision  sure (bad)');
  for (const set of ['tuned', 'held out', 'written later', 'fresh', 'all']) {
    const group = fields.filter(field => set === 'all' || field.page.set === set);
    const sum = summary(group);
    const size = new Set(group.map(field => field.page.id)).size;
    console.log(
      `${set.padEnd(14)} ${size}    ${group.length}     ${sum.right}    ${sum.empty}    ${sum.missed}    ${sum.wrong}    ${sum.invented}    ${percent(sum.recall)}  ${percent(sum.precision)}  ${sum.sure} (${sum.sureAndBad})`,
    );
  }
  for (const { page, field, found, judgement } of fields) {
    if (judgement === 'right' || judgement === 'empty') continue;
    console.log(
      `${judgement}: ${page.id} ${field.name} → ${found?.value ?? '-'} ${found?.source ?? ''} ${found?.score.toFixed(2) ?? ''}`,
    );
  }
});

corpus('finds at least 90 % of the values', () => {
  assert.ok(summary(fields).recall >= 0.9);
});

corpus('at least 97 % of what it finds is right', () => {
  assert.ok(summary(fields).precision >= 0.97);
});

corpus('nothing at a score of 0.65 or more is wrong', () => {
  assert.is(summary(fields).sureAndBad, 0);
});

corpus('every value literally stands in the runs that it names, inside their rectangle', () => {
  for (const { found } of fields) {
    if (!found) continue;
    const text = found.runs.map(run => run.text).join('');
    const plain = (value: string) => normalise(value).replace(/\s/g, '');
    assert.ok(plain(text).includes(plain(found.value)), `${found.value} in ${text}`);
    for (const { rect } of found.runs) {
      assert.ok(rect.x >= found.rect.x && rect.y >= found.rect.y);
      assert.ok(rect.x + rect.width <= found.rect.x + found.rect.width + 0.001);
      assert.ok(rect.y + rect.height <= found.rect.y + found.rect.height + 0.001);
    }
  }
});

corpus('a label in quotes in the description finds a value whose label says something else', () => {
  const mortgage = pages.find(page => page.id === 't13-mortgage');
  assert.ok(mortgage);
  const field = { name: 'what_is_left', description: 'What is left of it', required: true };
  const hinted = { ...field, description: 'What is left of it, shown as "Principal balance"' };
  assert.equal(extract(pageOf(mortgage.snapshot), [field]), []);
  assert.is(extract(pageOf(mortgage.snapshot), [hinted])[0]?.value, '$243,118.90');
});

corpus('a page takes no more than 30 ms of a processor', () => {
  const warm = measure(pages).pageMs.sort((a, b) => a - b);
  const median = warm[Math.floor(warm.length / 2)] ?? Number.POSITIVE_INFINITY;
  console.log(`ms a page: first run ${Math.max(...pageMs).toFixed(1)} at most; warm median ${median.toFixed(2)}`);
  assert.ok(median <= 30);
});

corpus.run();
