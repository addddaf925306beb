import { cliActor } from '../actor.ts';
import { type Command, required } from '../command.ts';

export const kycRecord: Command = {
  name: 'kyc record',
  summary: 'Record how an inquiry of an outside KYC system stands',
  usage: '--org ORG --inquiry-id ID --subject-id ID --status pending|manual_review|approved|rejected|failed',
  options: {
    org: { type: 'string' },
    'inquiry-id': { type: 'string' },
    'subject-id': { type: 'string' },
    status: { type: 'string' },
  },
  required: ['org', 'inquiry-id', 'subject-id', 'status'],
  words: [],
  async run(input, { kycResults }) {
    const report = {
      org_id: required(input, 'org'),
      inquiry_id: required(input, 'inquiry-id'),
      subject_id: required(input, 'subject-id'),
      status: required(input, 'status'),
    };
    const recorded = await kycResults.record(report, cliActor());
    const { inquiry_id, status } = recorded;
    return { json: recorded, text: `${inquiry_id} is ${status}${recorded.recorded ? '' : ', as it was before'}.` };
  },
};
