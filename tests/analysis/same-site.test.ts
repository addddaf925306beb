import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isOpenHttp } from '../../domain/judging/site-relation.ts';
import { siteOfEvidence } from '../../domain/teaching/site.ts';
import { siteRelation } from '../../infrastructure/analysis/same-site.ts';

const MADE = 'blob:https://my.gym.example/0f7ee0c1-2d0c-4f0e-8b54-b5b1d3b7c9a1';

test('what a page has made itself is of the site of that page', () => {
  assert.is(siteRelation(MADE, 'https://www.gym.example/start'), 'same');
  assert.is(siteRelation(MADE, 'https://bank.example/'), 'different');
  assert.is(siteRelation('blob:https://gym.example.evil.example/a', 'https://gym.example/'), 'different');
  assert.is(siteOfEvidence({ isPage: true, sourceUrl: MADE }), 'my.gym.example');
  assert.ok(isOpenHttp(MADE.replace('https', 'http')));
  assert.not(isOpenHttp(MADE));
});

test('what was made by nobody who can be named is of no known site', () => {
  for (const address of [
    'blob:null/0f7ee0c1',
    'blob:blob:https://gym.example/a',
    'data:text/html,a',
    'about:blank',
    '',
  ])
    assert.is(siteRelation(address, 'https://gym.example/'), 'unknown', address);
});

test.run();
