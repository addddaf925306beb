import { html } from 'hono/html';
import type { ResultStatus } from '../../domain/inquiry/transitions.ts';
import type { Markup } from './markup.ts';

/** Where a status stands in the picture, in its own units. */
const PLACES: Readonly<Record<ResultStatus, { x: number; y: number; final: boolean }>> = {
  pending: { x: 10, y: 95, final: false },
  manual_review: { x: 190, y: 95, final: false },
  approved: { x: 380, y: 15, final: true },
  rejected: { x: 380, y: 95, final: true },
  failed: { x: 380, y: 175, final: true },
};
const WIDTH = 130;
const HEIGHT = 40;

/** Ways between the statuses: a path each, and who takes it. */
const WAYS = [
  { path: 'M140 115 H184', by: 'service' },
  { path: 'M75 95 V35 H374', by: 'service' },
  { path: 'M75 135 V195 H374', by: 'service' },
  { path: 'M75 165 H350 V126 H374', by: 'service' },
  { path: 'M255 95 V46 H374', by: 'person' },
  { path: 'M320 106 H374', by: 'person' },
] as const;

/** What the picture says, for those who do not see it and for everybody else. */
const TOLD: readonly (readonly [ResultStatus, string])[] = [
  ['pending', 'The person has not finished, may try again, or the evidence is being read.'],
  ['manual_review', 'A person of your organization decides, at the console or the command line.'],
  ['approved', 'What was asked for is shown. An operator may reopen it.'],
  ['rejected', 'It is not so, and no try is left. An operator may reopen it or ask again.'],
  ['failed', 'Time was over, or nothing could be read. An operator may reopen it or ask again.'],
];

/** The life cycle of a result as a picture, with the same in words below it. */
export function lifeCycle(): Markup {
  const boxes = Object.entries(PLACES).map(
    ([status, { x, y, final }]) =>
      html`<rect class="${final ? 'state final' : 'state'}" x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}" rx="8"/><text x="${x + WIDTH / 2}" y="${y + HEIGHT / 2 + 5}" text-anchor="middle">${status}</text>`,
  );
  const ways = WAYS.map(({ path, by }) => html`<path class="way ${by}" d="${path}" marker-end="url(#arrow)"/>`);
  return html`<figure class="picture">
<svg viewBox="0 0 520 230" role="img" aria-labelledby="life-cycle-picture">
<title id="life-cycle-picture">From pending to approved, rejected or failed by itself, or to manual_review, from where a person approves or rejects.</title>
<defs><marker id="arrow" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path class="arrow" d="M0 0 L10 5 L0 10 z"/></marker></defs>
${ways}${boxes}
</svg>
<figcaption>A line: by itself. Dashes: a person decides.</figcaption>
</figure>
<ul class="fields">${TOLD.map(
    ([status, meaning]) =>
      html`<li><p class="field"><code class="name">${status}</code></p><p class="about">${meaning}</p></li>`,
  )}</ul>`;
}
