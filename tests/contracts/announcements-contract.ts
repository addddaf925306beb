import { randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Announcements } from '../../application/ports/announcements.ts';
import { eventually } from '../support/eventually.ts';

/** What every engine of announcements must do. */
export function announcementsContract(name: string, open: () => Promise<Announcements>): void {
  const test = suite<{ announcements: Announcements; subject: string }>(`announcements: ${name}`);
  test.before(async context => {
    context.announcements = await open();
  });
  test.before.each(context => {
    context.subject = `read-models.${randomUUID()}`;
  });
  test.after(context => context.announcements.close());

  test('every listener of the subject hears it, and nobody else', async ({ announcements, subject }) => {
    const heard: [string, unknown][] = [];
    for (const listener of ['first', 'second']) announcements.listen(subject, body => heard.push([listener, body]));
    announcements.listen(`${subject}.other`, body => heard.push(['other', body]));
    announcements.announce(subject, { position: '12', text: 'ä 🎈' });
    await eventually('both listeners', () => heard.length >= 2);
    announcements.announce(`${subject}.other`, null);
    await eventually('the other listener', () => heard.length >= 3);
    const body = { position: '12', text: 'ä 🎈' };
    assert.equal(heard.slice(0, 2).sort(), [
      ['first', body],
      ['second', body],
    ]);
    assert.equal(heard.slice(2), [['other', null]]);
  });

  test('keeps the order of one announcer', async ({ announcements, subject }) => {
    const heard: unknown[] = [];
    announcements.listen(subject, body => heard.push(body));
    const numbers = Array.from({ length: 500 }, (_, number) => number);
    for (const number of numbers) announcements.announce(subject, number);
    await eventually('all announcements', () => heard.length >= numbers.length);
    assert.equal(heard, numbers);
  });

  test('tells a listener nothing more once it has left', async ({ announcements, subject }) => {
    const left: unknown[] = [];
    const stayed: unknown[] = [];
    const leave = announcements.listen(subject, body => left.push(body));
    announcements.listen(subject, body => stayed.push(body));
    announcements.announce(subject, 1);
    await eventually('both listeners', () => left.length === 1 && stayed.length === 1);
    leave();
    leave();
    announcements.announce(subject, 2);
    await eventually('the listener that stayed', () => stayed.length === 2);
    assert.equal(left, [1]);
  });

  test('a listener that throws stops neither the others nor the announcer', async ({ announcements, subject }) => {
    const heard: unknown[] = [];
    announcements.listen(subject, () => {
      throw new Error('the listener failed on purpose');
    });
    announcements.listen(subject, body => heard.push(body));
    for (const body of [1, 2]) announcements.announce(subject, body);
    await eventually('the other listener', () => heard.length === 2);
    assert.equal(heard, [1, 2]);
  });

  test('what nobody listens to is gone', async ({ announcements, subject }) => {
    const heard: unknown[] = [];
    announcements.announce(subject, 'unheard');
    announcements.announce(subject, undefined);
    await new Promise(setImmediate);
    announcements.listen(subject, body => heard.push(body));
    announcements.announce(subject, 'heard');
    await eventually('the announcement', () => heard.length > 0);
    assert.equal(heard, ['heard']);
  });

  test.run();
}
