import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { letterheadCandidates } from '../../../domain/extraction/candidates/letterhead.ts';
import { pageOf } from '../../../domain/extraction/page.ts';
import { segments } from '../../../domain/extraction/segments.ts';
import { type TypedLine, typedRuns } from './typed-page.ts';

const again = suite('who is named at the head of a paper and at its foot');

const BODY = ['We thank you for your letter of last week and have noted what you say.', 'Yours', '18 November 2026'];
const paper = (head: string, ...foot: readonly string[]): TypedLine[] => [head, ...BODY, ...BODY, ...BODY, ...foot];
const makerOf = (lines: readonly TypedLine[]) =>
  letterheadCandidates(segments(pageOf({ runs: typedRuns(lines), pairs: [] }).runs)).map(({ value }) => value);

const MADE: readonly [head: string, foot: string, maker: string][] = [
  ['Salzach-Inn', 'Salzach-Inn · Postfach 11 40 · 84440 Mühldorf', 'Salzach-Inn'],
  ['Fenwick & Rudge', 'Fenwick & Rudge Ltd. Registered in England and Wales No. 09914427.', 'Fenwick & Rudge Ltd.'],
  ['Volturne', 'Volturne SAS au capital de 2 400 000 €', 'Volturne SAS'],
  ['Teknik & Vård', 'Teknik & Vård', 'Teknik & Vård'],
];
for (const [head, foot, maker] of MADE)
  again(`made it, whatever they are called: ${head}`, () => assert.equal(makerOf(paper(head, foot)), [maker]));

const OTHERS: readonly [why: string, lines: readonly TypedLine[]][] = [
  ['who is named once', paper('Fenwick & Rudge', 'Page 1 of 1')],
  ['what the paper is', paper('Certificate', 'Certificate · Page 1 of 1')],
  ['whose name goes on otherwise', paper('Volturne', 'Volturner Weg 3')],
];
for (const [why, lines] of OTHERS) again(`is nobody: ${why}`, () => assert.equal(makerOf(lines), []));

again.run();
