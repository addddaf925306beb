import { html } from './html.ts';

/** Offers to show a membership. */
export function GET(): Response {
  return html(
    'Ten percent off for gym members',
    '<form method="post" action="/api/verify"><button>Show my membership</button></form>',
  );
}
