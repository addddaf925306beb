import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLocalAnalyser } from '../../infrastructure/analysis/local-analyser.ts';
import { quietLog } from '../support/remote-browser.ts';
import type { Case } from './case.ts';
import { judgeCase } from './judge-case.ts';
import { createTruthReader, unrendered } from './truth-reader.ts';

const truths = suite('cases whose values are taken as they are stated');

const folder = mkdtempSync(join(tmpdir(), 'affiant-truths-'));

const one: Case = {
  id: 'gym',
  path: join(folder, 'index.html'),
  kind: 'page',
  file: 'index.html',
  url: 'https://gym.example/',
  language: 'en',
  trait: 'honest',
  name: '',
  query: 'Does this person have an active membership?',
  fields: [
    { name: 'status', description: '', required: true },
    { name: 'plan', description: '', required: true },
    { name: 'locker', description: '', required: false },
  ],
  expected: { status: ['Active'], plan: ['Gold', 'Gold plan'], locker: null },
  captured_on: '2026-11-21',
  guides: [
    { style: 'plain', truth: true, text: '## High Acceptance\n- Plan is Gold' },
    { style: 'plain', truth: false, text: '## High Acceptance\n- Plan is Silver' },
    { style: 'plain', truth: false, text: '## High Acceptance\n- The locker is shown' },
    { style: 'plain', truth: true, text: '## High Acceptance\n- Plan is Gold\n## Reject\n- The card is blocked' },
  ],
  without_guide: true,
};

const judged = (one: Case) => {
  const analyser = createLocalAnalyser({ reader: createTruthReader(one), log: quietLog });
  return judgeCase(one, { rendering: unrendered, analyserFor: () => ({ analyser, lastRead: () => null }) });
};

truths.after(() => rmSync(folder, { recursive: true }));

truths('are held against their guides and nothing else', async () => {
  writeFileSync(one.path, '<p>Gold member</p>');
  const { fields, questions, problem } = await judged(one);
  assert.is(problem, null);
  assert.equal(
    fields.map(({ judgement }) => judgement),
    ['right', 'right', 'none'],
  );
  assert.equal(
    questions.map(({ outcome }) => outcome === 'approved'),
    [true, false, false, true, true],
  );
});

truths('are not approved where a line asks for a bad state and the page tells of one, be it hidden', async () => {
  for (const text of ['<p>Your card was blocked.</p>', '<p hidden>Blocked</p>', '<script>show("blocked")</script>']) {
    writeFileSync(one.path, text);
    const { questions } = await judged(one);
    assert.is(questions[3]?.outcome, 'manual_review', text);
  }
});
truths.run();
