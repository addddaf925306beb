import { address, affiant } from '../../affiant.ts';

/** Creates an inquiry about the customer and sends them to it. A form of yours posts here. */
export async function POST(request: Request): Promise<Response> {
  const inquiry = await affiant().inquiries.create({
    subject_id: 'user-8841', // Who is signed in at your site.
    name: 'Gym membership',
    query: 'Does this person hold an active gym membership?',
    start_url: `${address(request)}/gym`,
    return_url: `${address(request)}/verified`,
    fields: [{ name: 'membership_status', description: 'Whether the membership is active' }],
    acceptance_guide: '## High Acceptance\n- Membership status is Active',
  });
  return Response.redirect(inquiry.capture_url, 303);
}
