import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { newOperation, operationOf } from '../../application/operation.ts';
import { createIdentifiers } from '../../infrastructure/system/identifiers.ts';
import { TestClock } from '../support/test-clock.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const identifiers = createIdentifiers(new TestClock());

test('two attempts make the same thing, with events of their own that each knows', () => {
  const names = newOperation(identifiers);
  const [one, other] = [operationOf(names, identifiers), operationOf(names, identifiers)];
  assert.is(one.next('web_iq_'), other.next('web_iq_'));
  for (let command = 0; command < 3; command++) {
    const [ours, theirs] = [one.command(), other.command()];
    for (let index = 0; index < 4; index++) {
      const id = ours.name(index);
      assert.match(id, UUID);
      assert.is.not(theirs.name(index), id);
      assert.ok(ours.isOf(id, index) && theirs.isOf(id, index));
      assert.not.ok(theirs.isOf(id, index + 1), 'another event of the command');
    }
    assert.is(operationOf(names, identifiers).command().isOf(ours.name(0), 0), command === 0, 'of the first command');
  }
});

test('another operation does not take the events for its own', () => {
  const [one, other] = [newOperation(identifiers), newOperation(identifiers)];
  const id = operationOf(one, identifiers).command().name(0);
  assert.not.ok(operationOf(other, identifiers).command().isOf(id, 0));
});

test('events that were named before attempts had ids of their own are known', () => {
  const names = { unique: 'x', event: '019a0000-0000-7abc-8def-0123456789ab' };
  assert.ok(operationOf(names, identifiers).command().isOf('019a0000-0000-7abc-8def-012345670000', 0));
});

test.run();
