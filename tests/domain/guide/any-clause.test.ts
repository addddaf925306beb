import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contextOf } from '../../../domain/guide/context-of.ts';
import { parseConditions } from '../../../domain/guide/parse-conditions.ts';
import { fieldsOf } from './sentences/sentences.ts';

const context = contextOf(fieldsOf({ category: 'Category of the membership', fines: 'Fines that are due' }), '');

const any = suite('lines that leave a value open');

for (const line of [
  'Whatever the category',
  'No matter which category',
  'Egal welche Kategorie',
  'Quelle que soit la catégorie',
  'Qualunque sia la categoria',
  'Eender welke categorie',
])
  any(`${line}: that there is one must be shown`, () =>
    assert.equal(parseConditions(line, context), [{ kind: 'present', fields: ['category'] }]),
  );

for (const line of [
  'Any category',
  'Cualquier categoría',
  'Jede Kategorie',
  'Toute catégorie',
  'Qualsiasi categoria',
  'Category: any',
])
  any(`${line}: its word is no value, and may mean that there is one`, () => {
    for (const { kind } of parseConditions(line, context)) assert.is(kind, 'not_understood', line);
  });

any('a value in quotes is one all the same', () => {
  const [clause] = parseConditions('Category is "Any"', context);
  assert.is(clause?.kind, 'equals');
});

any.run();
