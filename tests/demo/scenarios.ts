import type { Membership } from './gym-site.ts';

/** One of the stories that the demo tells, and how it must end. */
export type Scenario = {
  membership: Membership;
  status: 'approved' | 'rejected' | 'manual_review';
  /** What the browser is sent back with. */
  redirectStatus: 'approved' | 'rejected' | 'processing';
  /** Tries that the inquiry grants. */
  maxRetries: number;
};

const member = { name: 'Jane Okafor', number: 'M-204817', plan: 'Platinum Annual', validUntil: '14 March 2031' };

/** By name, as `--scenario` takes it. The verdicts come from what stands on the pages and nothing else. */
export const SCENARIOS: Record<string, Scenario> = {
  approve: {
    membership: { ...member, status: 'Active' },
    status: 'approved',
    redirectStatus: 'approved',
    maxRetries: 2,
  },
  reject: {
    membership: { ...member, status: 'Expired', validUntil: '14 March 2024' },
    status: 'rejected',
    redirectStatus: 'rejected',
    maxRetries: 0,
  },
  // The guide says nothing about a membership on hold: a person has to decide once no try is left.
  review: {
    membership: { ...member, status: 'On hold' },
    status: 'manual_review',
    redirectStatus: 'processing',
    maxRetries: 1,
  },
};

export const GUIDE = `## High Acceptance
- Membership status is Active
- Valid until is in the future
## Reject
- Membership status is Expired`;

/** What the customer's server asks. */
export const TEMPLATE = {
  query: 'Does this person hold an active gym membership?',
  name: 'Active gym membership',
  user_instruction: 'Sign in to your gym, capture the page that shows your membership and download the statement.',
  acceptance_guide: GUIDE,
  capture_type: 'document',
  fields: [
    { name: 'membership_status', required: true, description: 'Whether the membership is active' },
    { name: 'member_name', required: true, description: 'Full name of the member' },
    { name: 'valid_until', required: true, description: 'Date on which the membership ends' },
  ],
  settings: { show_cover_page: true, show_acceptance_guide: true },
  status: 'published',
} as const;
