import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isKoreanName } from '../../../domain/extraction/candidates/korean-names.ts';
import { type Extraction, extract } from '../../../domain/extraction/extract.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { SURE_SCORE } from '../../../domain/extraction/sure-score.ts';
import type { TextRun } from '../../../domain/reading/page-snapshot.ts';
import { plainRun } from '../../support/plain-run.ts';

let blocks = 1;

const at = (said: string, x: number, y: number, block = blocks++): TextRun =>
  plainRun(said, { x, y, width: 9 * said.length, block }, { tag: 'span' });

const read = (name: string, runs: TextRun[]): Extraction | undefined =>
  extract(pageOf({ runs, pairs: [], regions: [] }), [{ name, description: '', required: true }])[0];

/** Texts behind each other in one line of a bar. */
function bar(...said: string[]): TextRun[] {
  const block = blocks++;
  let x = 20;
  return said.map(word => {
    const run = at(word, x, 20, block);
    x += 9 * word.length + 9;
    return run;
  });
}

const names = suite('names as people are addressed');

names('a small word of a name is not cut within another', () => {
  const runs = [
    at('U bent hier als: welkom J.W. van der Plasch op deze pagina', 20, 20),
    at('Naam: J.W. van der Plasch', 20, 80),
  ];
  assert.is(read('kaartnummer', [...runs, at('Kaartnummer: NL-0917-448231', 20, 120)])?.doubt, null);
});

names('how Turkish addresses somebody is no part of the name', () => {
  const page = (owner: string) => [
    at('Merhaba Gülseren Hanım', 20, 20),
    at(`Malik: ${owner}`, 20, 80),
    at('Toplam borç: 0,00 TL', 20, 120),
  ];
  assert.is(read('toplam borç', page('Gülseren Aktaş Yıldırımer'))?.doubt, null);
  assert.is(read('toplam borç', page('Mehmet Korkmaz'))?.doubt, 'other_record');
});

names('entries of a menu are nobody, and who stands among them is', () => {
  assert.is(read('member_name', bar('Νέα', 'Ανακοινώσεις', 'Συνδρομές', 'Έξοδος')), undefined);
  assert.is(read('member_name', bar('Catálogo', 'Ofertas', 'Inês Carvalhal', 'Sair'))?.value, 'Inês Carvalhal');
});

names('a language that can be chosen is nobody', () =>
  assert.is(
    read('customer_name', [at('አማርኛ | Log out', 700, 20), at('Welcome to the water works', 20, 80)]),
    undefined,
  ),
);

names('a Korean name is whole without a space', () => {
  assert.ok(isKoreanName('남궁태오'));
  assert.ok(isKoreanName('윤하람'));
  for (const other of ['이메일', '고객명', '서울', '김', '가입자정보']) assert.not.ok(isKoreanName(other), other);
  const [own, others] = [[at('윤하람 님', 20, 20), at('요금제: 참새 데이터', 20, 80)], at('김서준', 20, 120)];
  assert.ok((read('고객명', own)?.score ?? 0) >= SURE_SCORE);
  assert.ok((read('고객명', [...own, others])?.score ?? 1) < SURE_SCORE, 'somebody else stands on the page');
});

names('several titles stand before a whole name', () =>
  assert.is(read('członek', [at('mgr inż. Przemysław Wolniewicz', 20, 40)])?.value, 'mgr inż. Przemysław Wolniewicz'),
);

names.run();
