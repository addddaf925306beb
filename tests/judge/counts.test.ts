import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { GroundedClaim } from '../../domain/inquiry/assessment.ts';
import type { Case, Truth } from './case.ts';
import { countsOf } from './counts.ts';
import { type Judged, type JudgedQuestion, judgeFields } from './judgement.ts';

const counts = suite('counts of judged cases');

const one: Case = {
  id: 'gym',
  path: '/gym/index.html',
  kind: 'page',
  file: 'index.html',
  url: 'https://gym.example/',
  language: 'en',
  trait: 'honest',
  name: '',
  query: 'Is this person a member?',
  fields: ['status', 'plan', 'fee', 'until', 'note'].map(name => ({ name, description: '', required: true })),
  expected: { status: ['Active'], plan: ['Gold', 'Gold plan'], fee: ['£34.50'], until: null, note: null },
  captured_on: '2026-11-21',
  guides: [],
  without_guide: true,
};

const claim = (property: string, value: string): GroundedClaim => ({
  property,
  value,
  source_url: one.url,
  evidence_id: 'web_ev_1',
  score: 0.9,
  label: null,
  place: { rect: { x: 0, y: 0, width: 1, height: 1 } },
  pixels: 'agree',
});

const asked = (truth: Truth, outcome: JudgedQuestion['outcome']): JudgedQuestion => ({
  question: { style: 'plain', truth, text: '' },
  outcome,
  reason: '',
  hindrances: outcome === 'approved' ? [] : ['value missing', 'condition open'],
});

function judged(questions: JudgedQuestion[], certain: string[] = []): Judged {
  const claims = [
    claim('status', 'ACTIVE'),
    claim('plan', 'Gold  plan'),
    claim('fee', '£84.50'),
    claim('until', 'soon'),
    claim('note', 'Premium'),
  ];
  return { one, fields: judgeFields(one, claims, new Set(certain)), questions, refused: null, problem: null, ms: 5 };
}

counts('values are right in any accepted spelling, and an uncertain one that is not stated is no fault', () => {
  const { read, precision } = countsOf([judged([])]);
  assert.equal(read, { of: 3, count: 2 });
  assert.equal(precision, { of: 3, count: 2 });
});

counts('a certain value that is not stated is one', () => {
  const { precision, certainPrecision, certainRead } = countsOf([judged([], ['status', 'until'])]);
  assert.equal(precision, { of: 4, count: 2 });
  assert.equal(certainPrecision, { of: 2, count: 1 });
  assert.equal(certainRead, { of: 3, count: 1 });
});

counts('an approval is wrong unless the guide is true, and a rejection where it is', () => {
  const questions = [
    asked(true, 'approved'),
    asked(false, 'approved'),
    asked('open', 'approved'),
    asked(true, 'rejected'),
  ];
  const { wrongApprovals, wrongRejections, honest } = countsOf([judged(questions)]);
  assert.equal(wrongApprovals, { 'honest, plain, false': 1, 'honest, plain, open': 1 });
  assert.is(wrongRejections, 1);
  assert.equal(honest.all, { of: 2, count: 1 });
});

counts('what stood in the way of a true guide, all of it together', () => {
  const questions = [
    asked(true, 'approved'),
    asked(true, 'retry'),
    asked(true, 'manual_review'),
    asked(false, 'retry'),
  ];
  assert.equal(countsOf([judged(questions)]).hindrances, { 'guide: value missing, condition open': 2 });
});

counts.run();
