import { html } from 'hono/html';
import type { Markup } from '../../route.ts';
import { type ReadModelState, readModelsBehind } from '../read-models.ts';

/** What the service is made of, and how it is. */
export type ServiceState = {
  state: { engines: Record<string, string>; checks: Record<string, { ok: boolean }> };
  readModels: readonly ReadModelState[];
};

const wordOf = (name: string) => name.replaceAll('_', ' ');

/** Engines and whether they answer, and read models that are behind the log. */
export function stateSection({ readModels, state }: ServiceState): Markup {
  const checks = Object.entries(state.checks).map(
    ([name, { ok }]) =>
      html`<div><dt>${wordOf(name)}</dt><dd>${state.engines[name] ?? ''} ${ok ? html`<span class="tag good">Answers</span>` : html`<span class="tag bad">Does not answer</span>`}</dd></div>`,
  );
  const behind = readModelsBehind(readModels);
  return html`<section class="panel" aria-labelledby="state"><h2 id="state">The service</h2>
<dl class="pairs">${checks}</dl>
${behind ?? html`<p>All ${readModels.length} read models have caught up with the log.</p>`}</section>`;
}
