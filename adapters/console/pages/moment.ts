import { html } from 'hono/html';
import type { Markup } from '../route.ts';

/** A time as people read it, to the minute. */
export function moment(iso: string): Markup {
  const text = `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
  return html`<time datetime="${iso}">${text}</time>`;
}
