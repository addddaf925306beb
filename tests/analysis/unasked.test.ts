import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EvidenceForAnalysis } from '../../application/ports/analyser.ts';
import { CONFIGURATION_DEFAULTS } from '../../domain/inquiry/configuration.ts';
import { createDocumentReader } from '../../infrastructure/analysis/documents/document-reader.ts';
import { createLocalAnalyser } from '../../infrastructure/analysis/local-analyser.ts';
import { log, pixels } from './gym-request.ts';
import { inProcessReader } from './in-process-reader.ts';

const LETTER = `Membership statement

Member name: Ada Palmer
Membership status: Active
Membership number: FX-20417
Medical questionnaire: Completed on 12 March 2026
Induction: Planned on 12 March 2027
Locker licence: Valid 12 March 2026
Outstanding balance: £0.00
Notice period: 1 month
Guest passes left: 3
Deposit: £200.00
Missed payments (last 12 months): 0
Auto-renewal: On
Joining offer: Gold
Joining offer: Silver
`;

const FIELDS = [
  { name: 'member_name', description: 'Name of the member', required: true },
  { name: 'membership_status', description: 'Status of the membership', required: true },
];

const letter = (text: string, id = 'web_ev_letter'): EvidenceForAnalysis => ({
  id,
  type: 'document',
  mode: 'auto',
  sourceUrl: 'https://gym.example/statement.txt',
  contentType: text.startsWith('<') ? 'text/html' : 'text/plain',
  sha256: 'ab'.repeat(32),
  bytes: new TextEncoder().encode(text),
  snapshot: null,
});

const documents = createDocumentReader(async image => ({ words: [], picture: { image, language: 'en' } }));
const analyser = createLocalAnalyser({ reader: inProcessReader(documents, pixels('not_checked')), log });

/** What an inquiry with this guide comes to. */
const assessedBy = (fields: typeof FIELDS, acceptance_guide: string, ...texts: string[]) =>
  analyser.analyse(
    {
      configuration: {
        ...CONFIGURATION_DEFAULTS,
        name: 'Members',
        query: 'Is the person an active member of the gym?',
        fields,
        acceptance_guide,
        start_url: 'https://gym.example/',
        return_url: 'https://customer.example/',
        capture_type: 'document',
      },
      readings: [],
      submittedAt: new Date('2026-11-28T12:00:00Z'),
      evidence: (texts.length === 0 ? [LETTER] : texts).map((text, at) => letter(text, `web_ev_letter_${at}`)),
    },
    AbortSignal.timeout(20_000),
  );

const assessed = (guide: string, ...texts: string[]) => assessedBy(FIELDS, guide, ...texts);

/** What became of a line that must hold. */
async function outcomeOf(line: string, ...texts: string[]) {
  const { rules } = await assessed(`## High Acceptance\n- ${line}`, ...texts);
  return rules[0]?.outcome;
}

const test = suite('what no field asks for and the guide speaks of');

const LINES: readonly (readonly [string, 'met' | 'not_met' | 'unknown'])[] = [
  ['medical questionnaire completed', 'met'],
  ['Medical questionnaire is completed', 'met'],
  ['Medical questionnaire: completed', 'met'],
  ['medical questionnaire refused', 'unknown'],
  // What is planned was not done, and the day behind what holds may be its last one.
  ['induction completed', 'unknown'],
  ['induction planned', 'unknown'],
  ['locker licence valid', 'unknown'],
  ['outstanding balance is £0', 'met'],
  ['Outstanding balance is at most £10', 'met'],
  ['no outstanding balance', 'met'],
  ['the outstanding balance is £5', 'not_met'],
  ['the outstanding balance is more than £5', 'not_met'],
  ['At least 3 guest passes left', 'met'],
  ['At least 5 guest passes left', 'not_met'],
  ['notice period is at most 1 month', 'met'],
  ['notice period is at most 2 weeks', 'unknown'],
  ['Missed payments in the last 12 months: none', 'met'],
  ['Missed payments in the last 24 months: none', 'unknown'],
  ['auto-renewal is on', 'met'],
  ['auto-renewal on', 'met'],
  ['auto-renewal off', 'unknown'],
  ['deposit is at least £150', 'met'],
  ['deposit paid', 'unknown'],
  ['parking is included', 'unknown'],
  ['joining offer is Gold', 'unknown'],
];

for (const [line, outcome] of LINES)
  test(`${line}: ${outcome}`, async () => {
    assert.is(await outcomeOf(line), outcome);
  });

/** What stands in a letter beside the name, a line, and what it comes to. */
const BESIDE: readonly (readonly [string, string, 'met' | 'not_met' | 'unknown'])[] = [
  ['Status: Active', 'the membership is active', 'met'],
  ['Newsletter membership: Active', 'the membership is active', 'unknown'],
  ['Deposit due: £200', 'deposit is at least £150', 'unknown'],
  ['Deposit: €200.00', 'deposit is at least £150', 'unknown'],
  ['Deposit paid: No', 'deposit paid', 'unknown'],
  ['Deposit paid in full: Yes', 'deposit not paid in full: yes', 'unknown'],
  ['Maximum insured sum: £5,000', 'insured sum at least £2,000', 'unknown'],
  ['Arrears: none', 'no arrears', 'met'],
  ['Arrears: £20', 'no arrears', 'not_met'],
  ['Arrears (previous tenancy): none', 'no arrears', 'unknown'],
  ['Notice given: No', 'no notice given', 'met'],
  ['Notice given: Yes', 'no notice given', 'unknown'],
  ['KYC: Not completed', 'KYC completed', 'unknown'],
  ['KYC: Completed (expired)', 'KYC completed', 'unknown'],
  ['KYC: Completed by proxy', 'KYC completed', 'unknown'],
  ['Inspection: Passed on 3 May 2025', 'inspection passed', 'met'],
  ['Inspection: Passed on 3 May 2027', 'inspection passed', 'unknown'],
  ['Inspection: Passed until 3 May 2025', 'inspection passed', 'unknown'],
  ['Balance: £12.00 CR', 'balance is at least £10', 'unknown'],
  ['Average balance: £500', 'balance is at least £100', 'unknown'],
  ['Fee: £40 per week', 'monthly fee is at most £45', 'unknown'],
  ['Student fee: Paid', 'student fee paid', 'met'],
  ['Student fee: Part paid', 'student fee paid', 'unknown'],
  ['Student fee 2024: Paid', 'student fee paid', 'unknown'],
  ['Licence: Full', 'full licence', 'met'],
  ['Licence: Full (UK)', 'full licence', 'unknown'],
  ['Points: 500', 'at least 400 points', 'met'],
  ['Points to next level: 500', 'at least 400 points', 'unknown'],
  ['My connection: Active\nKYC: Completed', 'Connection active, KYC completed', 'met'],
  ['My connection: Active\nKYC: Pending', 'Connection active, KYC completed', 'unknown'],
];

for (const [beside, line, outcome] of BESIDE)
  test(`${beside.replace('\n', ', ')} for "${line}": ${outcome}`, async () => {
    const text = `Statement\n\nMember name: Ada Palmer\nMembership number: FX-20417\n${beside}\n`;
    const name = FIELDS.filter(field => field.name === 'member_name');
    const { rules } = await assessedBy(name, `## High Acceptance\n- ${line}`, text);
    assert.is(rules[0]?.outcome, outcome);
  });

test('what decides is a claim, with the evidence in which it stands, and the reason names it', async () => {
  const { claims, acceptance, acceptance_certain, acceptance_reason, extracted_fields } = await assessed(
    '## High Acceptance\n- status is active\n- at least 5 guest passes left',
  );
  const claim = claims.find(one => one.property === 'Guest passes left');
  assert.equal(
    [claim?.value, claim?.label, claim?.evidence_id, claim?.place],
    ['3', 'Guest passes left', 'web_ev_letter_0', { page: 1 }],
  );
  assert.ok(extracted_fields[0]?.fields.some(({ name, value }) => name === 'Guest passes left' && value === '3'));
  assert.equal([acceptance, acceptance_certain], ['low', true]);
  assert.match(acceptance_reason, 'The evidence shows "3" for Guest passes left, where at least 5 is asked for.');
});

test('what the guide does not speak of is no claim', async () => {
  const { claims } = await assessed('## High Acceptance\n- status is active\n- deposit is at least £150');
  assert.equal(
    claims.map(({ property }) => property),
    ['member_name', 'membership_status', 'Deposit'],
  );
});

test('two pieces of evidence that say different things leave it open', async () => {
  const other = LETTER.replace('Deposit: £200.00', 'Deposit: £20.00');
  assert.is(await outcomeOf('deposit is at least £150', LETTER, other), 'unknown');
  assert.is(await outcomeOf('deposit is at least £150', LETTER, LETTER), 'met');
});

test('a reason to reject counts where it stands beside a label, and is out of the way where that says otherwise', async () => {
  const guide = '## High Acceptance\n- status is active\n\n## Reject\n- the outstanding balance is more than £5';
  assert.equal((await assessed(guide)).acceptance, 'high');
  const owing = LETTER.replace('balance: £0.00', 'balance: £60.00');
  assert.equal((await assessed(guide, owing)).acceptance, 'reject');
});

test('words that two things say together are said by neither of them', async () => {
  const fields = ['member_name', 'invoice_status'].map(name => ({ name, description: '', required: true }));
  const text = 'Statement\n\nMember name: Ada Palmer\nInvoice status: Paid\nDeposit: £200\n';
  const { rules } = await assessedBy(fields, '## High Acceptance\n- deposit paid', text);
  assert.is(rules[0]?.outcome, 'unknown');
});

test('that something is in force is open where the evidence tells of a state that does not hold', async () => {
  const sheet = (last: string) =>
    `Schedule\n\nMember name: Ada Palmer\nMembership status: Active\nRoadside cover: Active\n${last}\n`;
  assert.is(await outcomeOf('roadside cover is active', sheet('Excess: £250')), 'met');
  assert.is(await outcomeOf('roadside cover is active', sheet('Last event: Policy lapsed for non-payment')), 'unknown');
  assert.is(await outcomeOf('excess is at most £300', sheet('Excess: £250\nLast event: Policy lapsed')), 'met');
});

test('a label that only a sentence or an example shows tells nothing', async () => {
  const sentence = LETTER.replace('Deposit: £200.00', 'Members usually leave a deposit of £200.00 at the desk.');
  assert.is(await outcomeOf('deposit is at least £150', sentence), 'unknown');
});

const APART: [name: string, text: string, line: string][] = [
  ['an earlier contract', 'Previous contract\nOutstanding balance: £0.00\n', 'outstanding balance is 0'],
  ['another person', 'Her husband, Leo Palmer\nOutstanding balance: £0.00\n', 'outstanding balance is 0'],
  ['a day long ago', 'Summary on 31 December 2023\nOutstanding balance: £0.00\n', 'no outstanding balance'],
  ['how to fill it in', 'How to fill in the lines below\n\nEntry fee paid: Yes\n', 'Entry fee paid: yes'],
];

for (const [name, text, line] of APART)
  test(`what stands below a line of its own may be of something else: ${name}`, async () => {
    const head = 'Statement\n\nMember name: Ada Palmer\nMembership status: Active\n';
    assert.is(await outcomeOf(line, `${head}${text.split('\n').slice(1).join('\n')}`), 'met');
    assert.is(await outcomeOf(line, `${head}\n${text}`), 'unknown');
  });

const PAGE: [heading: string, outcome: 'met' | 'unknown'][] = [
  ['Your membership', 'met'],
  ['Payments', 'met'],
  ['Previous membership', 'unknown'],
  ['Statement of 31 January 2025', 'unknown'],
  ['Before that: Quarry Rise', 'unknown'],
  ['Partner club', 'unknown'],
];

for (const [heading, outcome] of PAGE)
  test(`below the heading “${heading}” a label that nobody asked for is ${outcome}`, async () => {
    const html = `<h1>Gym</h1><h2>Your membership</h2><dl><dt>Member name</dt><dd>Ada Palmer</dd>
      <dt>Membership status</dt><dd>Active</dd></dl><h2>${heading}</h2><dl><dt>Outstanding balance</dt><dd>£0.00</dd></dl>`;
    assert.is(await outcomeOf('outstanding balance is 0', html), outcome);
  });

test.run();
