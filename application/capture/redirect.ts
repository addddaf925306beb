import type { Result } from '../../domain/inquiry/result.ts';

/** Value of the `status` parameter that the end user's browser carries back. */
export type RedirectStatus = 'pending' | 'processing' | 'approved' | 'rejected' | 'failed';

/** What the redirect says of a result: whoever has to wait for a verdict, a machine's or a person's, is `processing`. */
export function redirectStatus(result: Pick<Result, 'status' | 'assessing'>): RedirectStatus {
  if (result.assessing !== null) return 'processing';
  return result.status === 'manual_review' ? 'processing' : result.status;
}

function parameterName(pair: string): string {
  return new URLSearchParams(pair).keys().next().value ?? '';
}

/**
 * The `return_url` with `status` and `inquiry_id` added. Other parameters and the fragment stay as they were written;
 * parameters of these two names are replaced, so that a reader finds one value.
 * @throws TypeError when `returnUrl` is no absolute URL.
 */
export function redirectUrl(returnUrl: string, inquiryId: string, status: RedirectStatus): string {
  const url = new URL(returnUrl);
  const kept = url.search
    .slice(1)
    .split('&')
    .filter(pair => pair !== '' && !['status', 'inquiry_id'].includes(parameterName(pair)));
  url.search = [...kept, `status=${status}`, `inquiry_id=${encodeURIComponent(inquiryId)}`].join('&');
  return url.href;
}
