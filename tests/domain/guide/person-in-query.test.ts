import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { personIn, subjectOf } from '../../../domain/guide/person-in-query.ts';

const test = suite('the person in a query');

test("what is somebody's is no part of their name", () => {
  for (const query of [
    "Has Ada Palmer's November bill been paid?",
    'Is Ada Palmer’s Gold card valid?',
    'Is Ada Palmer a member?',
    "Is this Ada Palmer's?",
  ])
    assert.is(personIn(query), 'Ada Palmer', query);
  assert.is(subjectOf("Has Ada Palmer's November bill been paid?"), 'Ada Palmer');
  assert.is(personIn('Is Ada Palmer the mother of Bea Palmer?'), null);
});

test.run();
