import { html } from '../html.ts';

/** Stands for the gym's own site, so that the example needs no other. */
export function GET(): Response {
  return html(
    'Your account',
    '<dl><dt>Membership status</dt><dd>Active</dd><dt>Member name</dt><dd>Jane Okafor</dd></dl>',
  );
}
