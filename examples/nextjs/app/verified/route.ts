import { AffiantError } from 'affiant-client';
import { affiant } from '../affiant.ts';
import { html } from '../html.ts';

/** Where the person comes back. The status in the address is not signed: the service is asked. */
export async function GET(request: Request): Promise<Response> {
  const id = new URL(request.url).searchParams.get('inquiry_id') ?? '';
  const inquiry = await affiant()
    .inquiries.get(id)
    .catch(error => {
      if (error instanceof AffiantError && error.status === 404) return undefined;
      throw error;
    });
  // The id came with the address as well: it is believed for whom it is about.
  if (inquiry?.subject_id !== 'user-8841') return new Response('There is no such order.', { status: 404 });
  switch (inquiry.result?.status) {
    case 'approved':
      return html('Verified', '<p>Your ten percent are taken off.</p>');
    case 'rejected':
    case 'failed':
      return html('Not verified', '<p>You pay the full price. <a href="/">Try again</a></p>');
    case 'manual_review':
      return html('We are looking at it', '<p>One of us decides, by tomorrow. You need not wait here.</p>');
    default:
      return html('One moment', '<p>Your membership is being checked.</p>', { refresh: '3' });
  }
}
