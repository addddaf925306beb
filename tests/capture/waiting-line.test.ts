import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { WaitingLine } from '../../application/capture/waiting-line.ts';

function aLine(taken: string[] = []) {
  const clock = { time: 0, now: () => new Date(clock.time) };
  return { clock, taken, line: new WaitingLine(clock, () => taken) };
}

test('who comes first is first, and a place is theirs once it is free', () => {
  const { line } = aLine();
  assert.is(line.ask('a', 'org', 0), 1);
  assert.is(line.ask('b', 'org', 0), 2);
  assert.is(line.ask('b', 'org', 1), 2, 'the free place is for who is first');
  assert.is(line.waiting, 2);
  assert.is(line.ask('a', 'org', 1), null);
  line.leave('a');
  assert.is(line.ask('b', 'org', 0), 1);
  assert.is(line.ask('c', 'org', 2), null, 'two places are enough for both');
});

test('who is silent has gone, and comes back to their place within a minute', () => {
  const { line, clock } = aLine();
  line.ask('a', 'org', 0);
  line.ask('b', 'org', 0);
  clock.time = 10_001;
  assert.is(line.ask('b', 'org', 0), 1);
  clock.time = 50_000;
  assert.is(line.ask('a', 'org', 0), 1);
  assert.is(line.ask('b', 'org', 0), 2);
  clock.time = 111_000;
  assert.is(line.waiting, 0);
  assert.is(line.ask('b', 'org', 0), 1);
  assert.is(line.ask('a', 'org', 0), 2, 'after a minute they begin anew');
});

test('an organization with many waits behind its own line', () => {
  const { line, taken } = aLine(['large', 'large']);
  for (const id of ['a', 'b', 'c']) line.ask(id, 'large', 0);
  assert.is(line.ask('x', 'small', 0), 1);
  assert.is(line.ask('y', 'small', 0), 2);
  assert.is(line.ask('a', 'large', 0), 3);
  taken.splice(0, 2, 'small', 'large');
  assert.equal(
    ['a', 'x', 'b', 'y', 'c'].map(id => line.ask(id, id < 'd' ? 'large' : 'small', 0)),
    [1, 2, 3, 4, 5],
  );
});

test('who had a place until now comes before everybody', () => {
  const { line } = aLine();
  line.ask('a', 'org', 0);
  assert.is(line.ask('b', 'org', 0, true), 1);
  assert.is(line.ask('a', 'org', 0), 2);
});

test('a line has an end, and who stands beyond it is told so', () => {
  const { line } = aLine();
  for (let index = 0; index < 1000; index++) line.ask(`a${index}`, 'org', 0);
  assert.is(line.ask('late', 'org', 8), 1001);
  assert.is(line.waiting, 1000);
});

test.run();
