import { html } from 'hono/html';
import type { Markup } from '../../route.ts';

/** How large evidence is shown; script makes it work, and shows it then. */
export const zoomButtons: Markup = html`<div class="zooms" role="group" aria-label="Size" data-zooms hidden><button type="button" class="quiet" data-zoom="out">Smaller</button><button type="button" class="quiet" data-zoom="in">Larger</button><button type="button" class="quiet" data-zoom="full" aria-pressed="false">Full size</button></div>`;
