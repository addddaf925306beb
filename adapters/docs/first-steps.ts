import { html } from 'hono/html';
import type { Guide } from './guide.ts';
import { lifeCycle } from './life-cycle.ts';
import { codeBlock, paragraphs } from './markup.ts';
import { redirectStatuses } from './redirect-statuses.ts';

const ASK = `curl -X POST "$AFFIANT_URL/api/v1/web/inquiry" \\
  -H "api-key: $AFFIANT_KEY" \\
  -H "content-type: application/json" \\
  -d '{
    "name": "Active gym membership",
    "query": "Does this person hold an active gym membership?",
    "start_url": "https://gym.example.com/login",
    "return_url": "https://customer.example.com/done?order=42",
    "fields": [{ "name": "membership_status", "required": true,
      "description": "Whether the membership is active" }],
    "acceptance_guide": "## High\\n- Membership status is Active\\n\\n## Reject\\n- Membership status is Cancelled",
    "subject_id": "user-8841"
  }'`;

const RETURN = `const { result } =
  await affiant.inquiries.get(inquiry_id);
switch (result?.status) {
  case 'approved': return welcome();
  case 'rejected':
  case 'failed': return sorry();
  case 'manual_review': return somebodyLooksAtIt();
  default: return oneMoment(); // and again in 3 seconds
}`;

const ENVELOPE = `curl -X POST "$AFFIANT_URL/api/v1/envelope" \\
  -H "x-api-key: $AFFIANT_KEY" \\
  -H "content-type: application/json" \\
  -d '{
    "name": "Active gym membership",
    "query": "Does this person hold an active gym membership?",
    "redirect_url": "https://gym.example.com/members",
    "return_url": "https://customer.example.com/done",
    "steps": [
      { "user_instruction": "Open your membership.",
        "capture_on": "https://gym.example.com/members/:member",
        "fields": [{ "name": "membership_status" }] },
      { "user_instruction": "Show your last invoice.", "auto_redirect": true,
        "capture_on": "https://gym.example.com/members/:member/invoices",
        "fields": [{ "name": "last_invoice" }] }
    ]
  }'`;

const SIMULATE = `affiant key create --org ORG --role owner --test

curl -X POST "$AFFIANT_URL/api/v1/web/inquiry/$ID/simulate" \\
  -H "api-key: $AFFIANT_TEST_KEY" \\
  -H "content-type: application/json" \\
  -d '{ "status": "approved" }'`;

const GUIDE = `## High
- Membership status is one of Active, Current
- Valid until is in the future

## Reject
- Membership status is Cancelled or Expired`;

/** What somebody needs who calls the API for the first time, in the order in which they do. */
export const FIRST_STEPS: readonly Guide[] = [
  {
    id: 'quick-start',
    title: 'Quick start',
    told: paragraphs(
      'Ask one question about one person with Create inquiry, from your server. The answer holds `capture_url`: send the browser of the person there. They open the website in a remote browser, press Capture and Finish, and come back to your `return_url`.',
      'The verdict comes by webhook and stands in Get inquiry: `result.status`, and `result.claims` with what was read and from where. What the service cannot tell by itself becomes `manual_review`, and waits for a person of yours. For many people with one question make a template once, and name its `template_key` instead of the rest.',
    ),
    shown: codeBlock('Ask', ASK),
  },
  {
    id: 'redirect',
    title: 'The way back',
    told: html`${paragraphs(
      'After the capture the page waits a few seconds for the verdict (`CAPTURE_PATIENCE`). Then the browser goes to your `return_url` with `status` and `inquiry_id` added; your own parameters stay.',
      'The address passes through the hands of the person, and is not signed. Show a page by it, and grant by the webhook or Get inquiry.',
    )}${redirectStatuses()}`,
    shown: html`${codeBlock(
      'Address',
      'https://customer.example.com/done?order=42\n  &status=processing\n  &inquiry_id=web_iq_01K5ZQ3V8M6W4T2R9N7X1C0B5A',
    )}${codeBlock('At your return_url, with the client', RETURN)}`,
  },
  { id: 'life-cycle', title: 'The life of a result', told: lifeCycle(), shown: '' },
  {
    id: 'acceptance-guide',
    title: 'The acceptance guide',
    told: paragraphs(
      '`acceptance_guide` says what earns which level: a heading for `High`, `Medium`, `Low` or `Reject`, and a condition in each line below it. Under `High` all of them must hold, under `Reject` one is enough. A condition names a field and what must be: `is`, `is one of`, `is not`, `at least`, `before`, `in the future`, `within the last 3 months`, `is visible`.',
      'What is not understood approves nothing: a person decides it, or a model. `affiant guide check FILE` says of each line how it is understood, before anybody is sent there.',
    ),
    shown: codeBlock('Guide', GUIDE),
  },
  {
    id: 'steps',
    title: 'Envelopes, steps and variables',
    told: paragraphs(
      'An envelope leads the person through several pages, and answers a result for each session with a hash of what it says. Each step is captured at the address that its `capture_on` names. A part such as `:member` fits any one part of the address; it is kept for the session, and put into later steps.',
      'With `auto_redirect` the person is led to the step by itself, once its variables are known. `full_screen` keeps the whole page. A step that was passed over is named in the reasons of the result.',
    ),
    shown: codeBlock('An envelope of two steps', ENVELOPE),
  },
  {
    id: 'test-keys',
    title: 'Test keys and simulation',
    told: paragraphs(
      'A test key (`secret_test_…`) works in a world of its own: it sees nothing of what live keys made, nor they of its things. Its inquiries and envelopes open no browser. Simulate brings them to any status, with claims of your choice, and the webhooks of the test endpoints are sent as they would be.',
    ),
    shown: codeBlock('Make a test key, and simulate', SIMULATE),
  },
  {
    id: 'going-live',
    title: 'Going live',
    told: html`<ul class="steps">
<li>Keys are on servers only, live and test keys in different settings.</li>
<li>The webhook checks the signature over the raw body, answers at once, and drops a <code>webhook-id</code> that it has seen.</li>
<li>Every POST has an <code>Idempotency-Key</code>, and is sent again after a broken connection, 429, 500 or 503.</li>
<li>All five statuses are handled, <code>manual_review</code> too: somebody is invited to the console, and looks at it.</li>
<li>Each guide was checked, and tried with somebody for whom the answer is no.</li>
<li>A person who asks to be forgotten is: <code>affiant inquiry delete</code> erases evidence and personal data.</li>
</ul>`,
    shown: '',
  },
];
