import { html } from 'hono/html';
import type { Markup } from '../../route.ts';

/** What a picture is made of: a value for each row and series, each series with its tone. */
export type Chart = {
  /** Unlike every other on the page. */
  id: string;
  title: string;
  /** The picture in a sentence. */
  told: string;
  /** Of what the rows are, as the table heads them. */
  rowsAre: string;
  rows: readonly string[];
  series: readonly { name: string; tone: 'good' | 'bad' | 'doubt' | 'plain'; values: readonly number[] }[];
};

const WIDTH = 600;
const HEIGHT = 120;

const number = (value: number) => String(Math.round(value * 100) / 100);

/** The same as a table, for whoever reads numbers or sees no picture. */
function table({ rows, rowsAre, series }: Chart): Markup {
  const heads = series.map(({ name }) => html`<th scope="col">${name}</th>`);
  const lines = rows.map(
    (row, index) =>
      html`<tr><th scope="row">${row}</th>${series.map(({ values }) => html`<td>${values[index] ?? 0}</td>`)}</tr>`,
  );
  return html`<details><summary>As a table</summary><div class="scrolling"><table class="numbers">
<thead><tr><th scope="col">${rowsAre}</th>${heads}</tr></thead><tbody>${lines}</tbody></table></div></details>`;
}

function legend({ series }: Chart): Markup | '' {
  if (series.length < 2) return '';
  return html`<p class="legend" aria-hidden="true">${series.map(({ name, tone }) => html`<span class="key ${tone}">${name}</span>`)}</p>`;
}

function frame(chart: Chart, picture: Markup): Markup {
  const { id, title, told } = chart;
  return html`<section class="panel" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
<p>${told}</p>
${picture}
${legend(chart)}
${table(chart)}</section>`;
}

/** Columns side by side, each stacked of its series, the first row at the left. */
export function columns(chart: Chart): Markup {
  const { rows, series } = chart;
  const sums = rows.map((_, row) => series.reduce((sum, { values }) => sum + (values[row] ?? 0), 0));
  const most = Math.max(1, ...sums);
  const step = WIDTH / Math.max(1, rows.length);
  const drawn = rows.map((_, row) => {
    let floor = HEIGHT;
    return series.map(({ tone, values }) => {
      const height = ((values[row] ?? 0) / most) * HEIGHT;
      floor -= height;
      if (height === 0) return '';
      return html`<rect class="${tone}" x="${number(row * step + step * 0.1)}" y="${number(floor)}" width="${number(step * 0.8)}" height="${number(height)}"/>`;
    });
  });
  const picture = html`<div class="chart" aria-hidden="true"><span class="most">${most}</span>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" focusable="false">${drawn}</svg>
<p class="ends"><span>${rows[0] ?? ''}</span><span>${rows.at(-1) ?? ''}</span></p></div>`;
  return frame(chart, picture);
}

/** A bar for each row, with its number beside it. */
export function bars(chart: Chart): Markup {
  const { rows, series } = chart;
  const [only] = series;
  const most = Math.max(1, ...(only?.values ?? []));
  const drawn = rows.map((row, index) => {
    const value = only?.values[index] ?? 0;
    return html`<li class="counted"><span>${row}</span><svg viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false"><rect class="${only?.tone ?? 'plain'}" x="0" y="0" width="${number((100 * value) / most)}" height="10"/></svg><span>${value}</span></li>`;
  });
  return frame(chart, html`<ul class="bars" aria-hidden="true">${drawn}</ul>`);
}
