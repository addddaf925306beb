import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createGuideRewriting } from '../../application/guide-rewriting.ts';
import { GuideNotWritten, type ProposedField, type TriedGuide } from '../../application/ports/guide-writer.ts';
import { rejectionOf } from '../support/rejection.ts';

const test = suite('a guide that is rewritten');

const FIELDS = [
  { name: 'plan', description: 'Name of the plan', required: true },
  { name: 'status', description: 'Status of the membership', required: true },
];
const ASKED = { guide: 'Anybody on "Gold" who looks honest.', query: 'Is this a member?', fields: FIELDS };
const never = new AbortController().signal;

/** A writer that says this, one text after the other, each with these new fields. */
function writing(texts: (string | Error)[], fields: ProposedField[] = []) {
  const told: (TriedGuide | null)[] = [];
  const rewriting = createGuideRewriting({
    writer: {
      name: 'scripted',
      async write(_asked, tried) {
        told.push(tried);
        const text = texts[told.length - 1];
        if (typeof text !== 'string') throw text ?? new Error('asked too often');
        return { guide: text, fields };
      },
    },
  });
  return { rewriting, told };
}

const UNDERSTOOD = 'High:\n- plan is "Gold"\n- status is active';
const HALF = 'High:\n- plan is "Gold"\n- the member looks honest';

test('what is understood is asked for once, and told line by line', async () => {
  const { rewriting, told } = writing([UNDERSTOOD]);
  const { alone, by, conditions, guide } = await rewriting.rewrite(ASKED, never);
  assert.is(guide, UNDERSTOOD);
  assert.is(by, 'scripted');
  assert.equal(alone, { onlyFirst: [], onlySecond: [] });
  assert.equal(
    conditions.map(({ understood_as }) => understood_as),
    ['plan is Gold', 'status says that it holds'],
  );
  assert.equal(told, [null]);
});

test('what is not understood is put to the writer once more', async () => {
  const { rewriting, told } = writing([HALF, UNDERSTOOD]);
  assert.is((await rewriting.rewrite(ASKED, never)).guide, UNDERSTOOD);
  assert.is(told[1]?.guide, HALF);
  assert.match(told[1]?.notUnderstood.join() ?? '', 'the member looks honest');
});

test('a second text that loses or makes up something is not taken', async () => {
  for (const worse of ['High:\n- status is active', 'High:\n- plan is "Gold"\n- plan is "Silver"', 'Thanks.']) {
    const { rewriting } = writing([HALF, worse]);
    assert.is((await rewriting.rewrite(ASKED, never)).guide, HALF, worse);
  }
});

test('what its writer made up is named', async () => {
  const { rewriting } = writing(['High:\n- plan is "Platinum"']);
  assert.equal((await rewriting.rewrite(ASKED, never)).alone, { onlyFirst: ['Gold'], onlySecond: ['Platinum'] });
});

const STATE = { name: 'kind', description: 'Kind of the membership', required: true };

test('a fact that no field holds is said of a new one', async () => {
  const { rewriting, told } = writing(['High:\n- plan is "Gold"\n- kind is "Family"'], [STATE]);
  const { conditions, fields } = await rewriting.rewrite({ ...ASKED, guide: 'Gold, "Family"' }, never);
  assert.equal(fields, [STATE]);
  assert.equal(
    conditions.map(({ understood_as }) => understood_as),
    ['plan is Gold', 'kind is Family'],
  );
  assert.is(told.length, 1);
});

test('new fields are those that the lines name and that nobody asks for yet, each once', async () => {
  const proposed = [{ ...STATE, name: 'Plan' }, STATE, { ...STATE, name: 'KIND' }, { ...STATE, name: 'colour' }];
  const { rewriting } = writing(['High:\n- plan is "Gold"\n- kind is "Family"'], proposed);
  assert.equal((await rewriting.rewrite(ASKED, never)).fields, [STATE]);
});

test('what a new field is made for may have no number that the guide lacks', async () => {
  const proposed = { name: 'credits', description: 'Credits, 120 at least', required: true };
  const { rewriting } = writing(['High:\n- plan is "Gold"\n- credits is at least 120'], [proposed]);
  assert.equal((await rewriting.rewrite(ASKED, never)).alone.onlySecond, ['120']);
});

test('that no guide came of it is told', async () => {
  const { rewriting } = writing([new GuideNotWritten('The model server could not be reached.')]);
  assert.instance(await rejectionOf(rewriting.rewrite(ASKED, never)), GuideNotWritten);
});

test.run();
