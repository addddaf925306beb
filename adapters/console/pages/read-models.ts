import { html } from 'hono/html';
import type { Markup } from '../route.ts';
import { moment } from './moment.ts';

/** A read model, and since when it has events of the log left; null: it shows all of them. */
export type ReadModelState = { name: string; behindSince: Date | null };

/** Those that are behind the log, a line each; null when none is. */
export function readModelsBehind(readModels: readonly ReadModelState[]): Markup | null {
  const lines = readModels.flatMap(({ name, behindSince }) =>
    behindSince === null
      ? []
      : html`<li>The read model <code>${name}</code> has events left since ${moment(behindSince.toISOString())}.</li>`,
  );
  return lines.length === 0 ? null : html`<ul>${lines}</ul>`;
}
