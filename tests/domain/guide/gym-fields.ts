import type { Field } from '../../../domain/inquiry/configuration.ts';

/** What an inquiry about a gym membership asks for. */
export const GYM_FIELDS: Field[] = [
  { name: 'membership_status', description: 'Whether the membership is active', required: true },
  { name: 'member_name', description: 'Name of the member', required: true },
  { name: 'valid_until', description: 'Date the membership expires', required: false },
  { name: 'balance', description: 'Account balance', required: false },
  { name: 'statement_date', description: 'Date of the statement', required: false },
];
