import { createAffiantClient } from 'affiant-client';

/** Creates an inquiry about the customer and sends them to it. A form of yours posts here. */
export async function POST(request: Request): Promise<Response> {
  const { AFFIANT_URL = 'http://localhost:8080', AFFIANT_KEY: key } = process.env;
  if (key === undefined) throw new Error('Set AFFIANT_KEY in .env.local.');
  const affiant = createAffiantClient({ url: AFFIANT_URL, key });
  const inquiry = await affiant.inquiries.create({
    subject_id: 'user-8841', // Who is signed in at your site.
    name: 'Gym membership',
    query: 'Does this person hold an active gym membership?',
    start_url: 'https://gym.example.com/account',
    return_url: new URL('/verified', request.url).href,
    fields: [{ name: 'membership_status', description: 'Whether the membership is active' }],
    acceptance_guide: '## High Acceptance\n- Membership status is Active',
  });
  return Response.redirect(inquiry.capture_url, 303);
}
