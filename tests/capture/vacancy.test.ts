import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { LiveSession } from '../../application/capture/live-session.ts';
import { createVacancy } from '../../application/capture/vacancy.ts';
import { eventually } from '../support/eventually.ts';

test('a session that the person follows on their other device keeps its place until they are gone there too', async () => {
  let attended = true;
  let looks = 0;
  const live = {
    isWatched: false,
    over: false,
    ended: new AbortController().signal,
    isAttended: () => {
      looks++;
      return attended;
    },
  } as unknown as LiveSession;
  const given: LiveSession[] = [];
  const clock = { now: () => new Date() };
  createVacancy(10, clock, gone => given.push(gone)).begin(live);
  await eventually('three looks', () => looks >= 3);
  assert.equal(given, []);
  attended = false;
  await eventually('the place to be free', () => given.length > 0);
  assert.equal(given, [live]);
});

test.run();
