import { createHash } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CONFIGURATION_DEFAULTS } from '../../domain/inquiry/configuration.ts';
import { decideVerdict } from '../../domain/inquiry/verdict.ts';
import { createDocumentReader } from '../../infrastructure/analysis/documents/document-reader.ts';
import { createLocalAnalyser } from '../../infrastructure/analysis/local-analyser.ts';
import { log, pixels } from './gym-request.ts';
import { inProcessReader } from './in-process-reader.ts';

const reader = createDocumentReader(async image => ({ words: [], picture: { image, language: 'en' } }));
const analyser = createLocalAnalyser({ reader: inProcessReader(reader, pixels('agree')), log });

/** What becomes of a document, asked whether something is so, with this guide or none. */
async function outcomeOf(body: string, query: string, names: readonly string[], guide = ''): Promise<string> {
  const bytes = Buffer.from(`<!doctype html><body>${body}`);
  const assessment = await analyser.analyse(
    {
      readings: [],
      submittedAt: new Date('2026-11-21T10:00:00Z'),
      evidence: [
        {
          id: 'web_ev_letter',
          type: 'document',
          mode: 'auto',
          sourceUrl: 'https://office.example/letter.html',
          contentType: 'text/html',
          bytes,
          sha256: createHash('sha256').update(bytes).digest('hex'),
          snapshot: null,
        },
      ],
      configuration: {
        ...CONFIGURATION_DEFAULTS,
        name: 'Letter',
        query,
        fields: names.map(name => ({ name, description: '', required: true })),
        acceptance_guide: guide,
        start_url: 'https://office.example/',
        return_url: 'https://customer.test/',
        capture_type: 'document',
      },
    },
    new AbortController().signal,
  );
  return decideVerdict(assessment, true).outcome;
}

const row = (label: string, value: string) => `<tr><th>${label}</th><td>${value}</td></tr>`;
const MEMBER = `<table>${row('Member', 'Ada Quill')}${row('Membership status', 'Active')}</table>`;
const INVOICE = `<table>${row('Customer', 'Ada Quill')}${row('Invoice status', 'Paid')}</table>`;
const MEMBERSHIP = ['Is the membership active?', ['member', 'membership_status']] as const;
const PAID = ['Is the invoice paid?', ['customer', 'invoice_status']] as const;

const test = suite('documents that contradict themselves');

test('what nothing contradicts is approved by its state alone', async () => {
  assert.is(await outcomeOf(MEMBER, ...MEMBERSHIP), 'approved');
  assert.is(await outcomeOf(INVOICE, ...PAID), 'approved');
});

const AGAINST_MEMBERSHIP: Record<string, string> = {
  'a second status beside the same label': `<table>${row('Membership status', 'Cancelled')}</table>`,
  'a second status under a heading': '<h2>Status</h2><p>Suspended</p>',
  'a sentence that says it has ended': '<p>Your membership was cancelled on 1 October 2026 at your request.</p>',
  'a sentence that says it is no longer so': '<p>Ada Quill is no longer a member of the club.</p>',
  'a note of what is still open': '<p>This letter is not valid until the arrears have been paid.</p>',
  'a stamp': '<p><b>CANCELLED</b></p>',
  'another member': `<table>${row('Member', 'Bob Quill')}${row('Membership status', 'Expired')}</table>`,
  'a mark of a draft': '<h1>DRAFT</h1><p>Not for release.</p>',
  'a mark of a specimen': '<p>SPECIMEN – not a valid document</p>',
  'the same in another language': '<p>Die Mitgliedschaft wurde zum 1. Oktober 2026 gekündigt.</p>',
};

for (const [what, said] of Object.entries(AGAINST_MEMBERSHIP))
  test(`a person decides where there is ${what}`, async () => {
    assert.is.not(await outcomeOf(MEMBER + said, ...MEMBERSHIP), 'approved');
    assert.is.not(await outcomeOf(said + MEMBER, ...MEMBERSHIP), 'approved');
  });

const AGAINST_PAYMENT: Record<string, string> = {
  'an amount that is outstanding': `<table>${row('Amount outstanding', '£120.00')}</table>`,
  'a reminder': '<p>Second reminder: this invoice is overdue, please pay by 1 December 2026.</p>',
  'a payment that bounced': '<p>The direct debit of 3 November was returned unpaid.</p>',
  'a refund': '<p>This invoice was refunded in full on 5 November 2026.</p>',
};

for (const [what, said] of Object.entries(AGAINST_PAYMENT))
  test(`a person decides where an invoice is paid and there is ${what}`, async () => {
    assert.is.not(await outcomeOf(INVOICE + said, ...PAID), 'approved');
  });

test('with a plain guide, a second value of what it asks for leaves it to a person', async () => {
  const statement = `<table>${row('Tenant', 'Ada Quill')}${row('Rent paid', '£821.00')}</table>`;
  const asked = ['What rent was paid?', ['tenant', 'rent_paid'], '## High Acceptance\n- Rent paid is £821.00'] as const;
  assert.is(await outcomeOf(statement, ...asked), 'approved');
  const other = '<p>Ada Quill has paid a rent of £812.00 for October, with thanks.</p>';
  assert.is.not(await outcomeOf(statement + other, ...asked), 'approved');
  assert.is.not(await outcomeOf(`${statement}<table>${row('Rent paid', '£812.00')}</table>`, ...asked), 'approved');
});

test.run();
