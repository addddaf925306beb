import { html } from 'hono/html';
import type { RedirectStatus } from '../../application/capture/redirect.ts';
import { type Markup, prose } from './markup.ts';

type Meaning = { meaning: string; remedy: string };

/** What each status of the redirect says, and what your page at `return_url` does about it. */
const REDIRECT_STATUSES: Readonly<Record<RedirectStatus, Meaning>> = {
  approved: {
    meaning: 'It is shown.',
    remedy: 'Ask Get inquiry, and grant when `result.status` says the same.',
  },
  rejected: {
    meaning: 'It is not so, and no try is left.',
    remedy: 'Say so, and offer another way: `result.acceptance_reason` says why.',
  },
  failed: {
    meaning: 'Time was over, or nothing could be read.',
    remedy: 'Offer to start again with a new inquiry: `result.error` says what went wrong.',
  },
  processing: {
    meaning:
      'There is no verdict yet, or the browser that came back is not the one that captured. Get inquiry tells which: `result.status` is `pending` while the evidence is read, which takes seconds, and `manual_review` when a person of your organization has to decide at `/console`, which may take hours. `result.acceptance_reason` and `result.confidence_reason` say what was in doubt.',
    remedy:
      'Ask again every few seconds while it is `pending`. At `manual_review` let the person go: say that you will tell them. The address never changes by itself; the webhook says when it is decided.',
  },
  pending: {
    meaning: 'The person left before the end, and may still finish.',
    remedy: 'Offer `capture_url` again; it works until `expires_at`.',
  },
};

/** The statuses of the redirect, each with what it means and what to do. */
export function redirectStatuses(): Markup {
  return html`<ul class="fields answers">${Object.entries(REDIRECT_STATUSES).map(
    ([status, { meaning, remedy }]) =>
      html`<li><p class="field"><code class="name">${status}</code></p><p class="about">${prose(meaning)}</p><p class="rules">${prose(remedy)}</p></li>`,
  )}</ul>`;
}
