import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contextOf } from '../../../domain/guide/context-of.ts';
import { explained } from '../../../domain/guide/explain.ts';
import { LANGUAGES } from '../../../domain/guide/languages/languages.ts';
import { parseConditions } from '../../../domain/guide/parse-conditions.ts';
import { arabic } from './sentences/arabic.ts';
import { chinese } from './sentences/chinese.ts';
import { czech } from './sentences/czech.ts';
import { danish } from './sentences/danish.ts';
import { dutch } from './sentences/dutch.ts';
import { ELABORATE } from './sentences/elaborate.ts';
import { english } from './sentences/english.ts';
import { finnish } from './sentences/finnish.ts';
import { french } from './sentences/french.ts';
import { german } from './sentences/german.ts';
import { greek } from './sentences/greek.ts';
import { hebrew } from './sentences/hebrew.ts';
import { hungarian } from './sentences/hungarian.ts';
import { italian } from './sentences/italian.ts';
import { japanese } from './sentences/japanese.ts';
import { korean } from './sentences/korean.ts';
import { LOOSE } from './sentences/loose.ts';
import { norwegian } from './sentences/norwegian.ts';
import { PLAIN_WORDS } from './sentences/plain-words.ts';
import { polish } from './sentences/polish.ts';
import { portuguese } from './sentences/portuguese.ts';
import { romanian } from './sentences/romanian.ts';
import { russian } from './sentences/russian.ts';
import { PERSON, type SentenceTable } from './sentences/sentences.ts';
import { spanish } from './sentences/spanish.ts';
import { SUBSCRIPTIONS } from './sentences/subscriptions.ts';
import { swedish } from './sentences/swedish.ts';
import { TRADES } from './sentences/trades.ts';
import { turkish } from './sentences/turkish.ts';
import { ukrainian } from './sentences/ukrainian.ts';
import { UNNAMED_FIELDS } from './sentences/unnamed-fields.ts';

const TABLES: Readonly<Record<string, SentenceTable>> = {
  english,
  german,
  french,
  spanish,
  portuguese,
  japanese,
  italian,
  dutch,
  swedish,
  danish,
  norwegian,
  finnish,
  polish,
  czech,
  russian,
  ukrainian,
  hungarian,
  turkish,
  romanian,
  greek,
  chinese,
  korean,
  arabic,
  hebrew,
};

const sentences = suite('what the sentences of a guide mean');

sentences('are at least two hundred, and as many languages as are promised', () => {
  const all = Object.values(TABLES).flatMap(table => table.sentences);
  assert.ok(new Set(all.map(([sentence]) => sentence)).size >= 200);
  assert.is(Object.keys(TABLES).length, LANGUAGES.length);
});

for (const [language, table] of [TABLES, SUBSCRIPTIONS, TRADES, UNNAMED_FIELDS, LOOSE, PLAIN_WORDS, ELABORATE].flatMap(
  tables => Object.entries(tables),
)) {
  const context = contextOf(table.fields, table.query ?? '');
  for (const [sentence, meaning] of table.sentences) {
    sentences(`${language}: ${sentence}`, () => {
      const clauses = parseConditions(sentence, context);
      const told = clauses.map(explained).join(' and ');
      if (meaning === PERSON) assert.ok(JSON.stringify(clauses).includes('"not_understood"'), told);
      else assert.is(told, meaning);
    });
  }
}
sentences.run();
