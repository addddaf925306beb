import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MATTER_WORDS, MATTERS } from '../../../domain/mentions/matters.ts';
import { matterFormsOfLines } from '../../../domain/mentions/matters-of-lines.ts';
import { mattersIn, mentionsIn } from '../../../domain/mentions/mentions-in.ts';

const mentions = suite('what evidence speaks of');

mentions('every word by which a line names a matter is found in evidence, whatever its ending', () => {
  for (const matter of MATTERS)
    for (const form of MATTER_WORDS[matter].split(', ').filter(one => !one.startsWith('~'))) {
      assert.ok(mattersIn(`x ${form} y`).includes(matter), `${matter}: ${form}`);
      assert.ok(matterFormsOfLines(`x ${form} y`).matters.includes(matter), `${matter}: ${form}`);
    }
});

for (const [text, matter] of [
  ['Ihre Gasthörerschaft', 'guest'],
  ['Friends of the Museum', 'donor'],
  ['Liste d’attente', 'waiting list'],
  ['Schnuppermitgliedschaft', 'trial'],
  ['無料体験中', 'trial'],
  ['14 jours offerts', 'trial'],
  ['Your first 30 days free', 'trial'],
  ['最初の3か月無料', 'trial'],
  ['Du står på venteliste', 'waiting list'],
  ['Предложение действительно до 3 мая', 'offer'],
] as const)
  mentions(`${text}: ${matter}`, () => assert.ok(mattersIn(text).includes(matter)));

mentions('a usual page of one’s own account speaks of none', () => {
  const page =
    'My account\nMembership Gold\nStatus Active\nMember since 3 May 2019\nName Ada Palmer\nFee £12.50 per month';
  assert.equal(mentionsIn([page], ['Sign out', 'Settings', 'Cancel membership']), []);
});

mentions('what is pressed tells of no cancelling, and of a matter all the same', () => {
  assert.equal(mentionsIn(['Plan Gold'], ['Cancelled', 'Start your trial']), ['trial']);
  assert.equal(mentionsIn(['Plan Gold cancelled'], []), ['cancelled']);
});

mentions.run();
