import { html } from 'hono/html';
import type { Markup } from '../route.ts';

/** Says beside a list that it keeps itself up to date, with a way to stop that; nothing without script. */
export const liveSwitch = (): Markup =>
  html`<p class="live"><span class="muted" data-live-told></span> <button type="button" class="quiet" data-live-switch aria-pressed="false" hidden>Pause</button></p>`;
