import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LONGEST_WAIT_MS, type Look, moving, QUIET_MS, settle } from '../../domain/capture/settling.ts';

/** Whether the page has settled, after each look at it. */
function settledAt(...looks: Look[]): boolean[] {
  let settling = moving(0);
  return looks.map(look => {
    settling = settle(settling, look);
    return settling.settled;
  });
}

const look = (at: number, layout: string, quietMs = QUIET_MS): Look => ({ at, layout, quietMs });

test('a page has settled when two looks see the same and it is quiet', () => {
  assert.equal(settledAt(look(300, 'a'), look(900, 'a')), [false, true]);
});

test('not while it moves, nor while it asks for something', () => {
  assert.equal(settledAt(look(300, 'a'), look(900, 'b'), look(1500, 'b')), [false, false, true]);
  assert.equal(settledAt(look(300, 'a'), look(900, 'a', QUIET_MS - 1), look(1500, 'a')), [false, false, true]);
});

test('one that never rests is waited for ten seconds and no longer', () => {
  assert.equal(settledAt(look(LONGEST_WAIT_MS - 1, 'a', 0), look(LONGEST_WAIT_MS, 'b', 0)), [false, true]);
});

test('one that moves again is waited for again, for as long', () => {
  assert.equal(
    settledAt(look(300, 'a'), look(900, 'a'), look(20_000, 'b'), look(20_600, 'b', 0), look(30_000, 'c', 0)),
    [false, true, false, false, true],
  );
});

test.run();
