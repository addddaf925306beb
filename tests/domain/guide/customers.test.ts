import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contextOf } from '../../../domain/guide/context-of.ts';
import { evaluateClause } from '../../../domain/guide/evaluate-clause.ts';
import { NO_SIGNALS } from '../../../domain/guide/evidence-signals.ts';
import { explained } from '../../../domain/guide/explain.ts';
import { LANGUAGES } from '../../../domain/guide/languages/languages.ts';
import { PIECES } from '../../../domain/guide/languages/pieces/all-pieces.ts';
import { BOUNDS, listed } from '../../../domain/guide/languages/pieces/pieces.ts';
import { all } from '../../../domain/guide/outcome.ts';
import { parseConditions } from '../../../domain/guide/parse-conditions.ts';
import type { ReadingContext } from '../../../domain/guide/reading-context.ts';
import type { CustomerTable } from './customers/customers.ts';
import { STILL_OPEN } from './customers/still-open.ts';
import { CUSTOMERS } from './customers/tables.ts';

const customers = suite('what customers write in their languages');

/** Languages that set no words apart are read by phrases alone. */
const WITHOUT_PIECES = ['en', 'ja', 'ko', 'zh'];
const FEWEST = 40;

function judged({ fields, values }: CustomerTable, context: ReadingContext, sentence: string) {
  const clauses = parseConditions(sentence, context);
  const facts = {
    fields,
    values: new Map(Object.entries(values).map(([name, value]) => [name, { value, certain: true }])),
    signals: { ...NO_SIGNALS, doubtful_state: 'not_met' as const },
    submittedAt: new Date('2026-11-21T10:00:00Z'),
  };
  const outcome = all(clauses.map(clause => evaluateClause(clause, facts, 'grants')));
  return { outcome, told: clauses.map(explained).join(' and ') };
}

customers('every language has all pieces that sentences are made of, and none twice in one list', () => {
  for (const { code } of LANGUAGES.filter(language => !WITHOUT_PIECES.includes(language.code))) {
    const pieces = PIECES.get(code);
    assert.ok(pieces, `${code} has none`);
    const { bounds, ...words } = pieces;
    for (const [name, list] of Object.entries(words)) assert.ok(list.trim() !== '', `${code} lacks ${name}`);
    for (const bound of BOUNDS) {
      const each = listed(bounds[bound]);
      assert.is(new Set(each).size, each.length, `${code}: ${bound}`);
      for (const one of each) assert.match(one, /…|#|\{n\}/u, `${code}: ${bound}: ${one}`);
    }
  }
});

customers('every language but English, whose sentences stand elsewhere, has a table', () => {
  const codes = LANGUAGES.map(({ code }) => code).filter(code => code !== 'en');
  assert.equal(Object.keys(CUSTOMERS).sort(), codes.sort());
  for (const [code, { holds, misses }] of Object.entries(CUSTOMERS)) {
    assert.ok(holds.length >= FEWEST, code);
    assert.ok(misses.length >= FEWEST / 2, code);
  }
});

for (const [code, table] of Object.entries(CUSTOMERS)) {
  const open = STILL_OPEN[code] ?? [];
  const context = contextOf(table.fields, '');
  customers(`${code}: what holds is met, but for the sentences that are known to be left open`, () => {
    const left = table.holds.filter(sentence => judged(table, context, sentence).outcome !== 'met');
    assert.equal(left, open);
  });

  customers(`${code}: what does not hold is never met`, () => {
    for (const sentence of table.misses) {
      const { outcome, told } = judged(table, context, sentence);
      assert.is.not(outcome, 'met', `${sentence}: ${told}`);
    }
  });
}

customers.run();
