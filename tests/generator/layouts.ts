/** A label and the value that belongs to it, as text. */
export type Pair = { label: string; value: string };

/** How a site sets pairs: their HTML. Styles go with it, so that the pairs stand as they would there. */
export type Layout = (pairs: readonly Pair[]) => string;

const each = (pairs: readonly Pair[], html: (label: string, value: string) => string) =>
  pairs.map(({ label, value }) => html(asText(label), asText(value))).join('');

export const asText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A design system's component each; those that are looked at. */
const SEEN: readonly Layout[] = [
  pairs => `<dl class="facts">${each(pairs, (l, v) => `<dt>${l}</dt><dd>${v}</dd>`)}</dl>`,
  pairs => `<table class="t">${each(pairs, (l, v) => `<tr><th scope="row">${l}</th><td>${v}</td></tr>`)}</table>`,
  pairs =>
    `<div style="display:grid;grid-template-columns:repeat(3,1fr);gap:24px">${each(pairs, (l, v) => `<div><div style="font-size:12px;color:#667">${l}</div><div style="font-weight:600;font-size:18px">${v}</div></div>`)}</div>`,
  pairs =>
    `<ul class="list-group">${each(pairs, (l, v) => `<li class="d-flex"><span>${l}</span><span class="badge">${v}</span></li>`)}</ul>`,
  pairs => each(pairs, (l, v) => `<p><strong>${l}:</strong> ${v}</p>`),
  pairs =>
    `<div class="soup">${each(pairs, (l, v) => `<div><div><div class="d-flex"><div><span>${l}</span></div><div><div><span>${v}</span></div></div></div></div></div>`)}</div>`,
  pairs =>
    `<div role="table">${each(pairs, (l, v) => `<div role="row" class="d-flex"><span role="rowheader">${l}</span><span role="cell">${v}</span></div>`)}</div>`,
  pairs =>
    `<table class="t"><thead><tr>${each(pairs, l => `<th>${l}</th>`)}</tr></thead><tbody><tr>${each(pairs, (_, v) => `<td>${v}</td>`)}</tr></tbody></table>`,
];

/** Those that are only counted. */
const COUNTED: readonly Layout[] = [
  pairs =>
    `<dl class="summary-list">${each(pairs, (l, v) => `<div class="d-flex"><dt>${l}</dt><dd>${v}</dd><dd><a href="#">…</a></dd></div>`)}</dl>`,
  pairs => {
    const rows: string[] = [];
    for (let at = 0; at < pairs.length; at += 2) {
      rows.push(`<tr>${each(pairs.slice(at, at + 2), (l, v) => `<th>${l}</th><td>${v}</td>`)}</tr>`);
    }
    return `<table class="t descriptions">${rows.join('')}</table>`;
  },
  pairs => `<p>${each(pairs, (l, v) => `${l}: ${v}<br>`)}</p>`,
  pairs =>
    `<div style="display:flex;gap:40px"><div>${each(pairs, l => `<p style="margin:8px 0">${l}</p>`)}</div><div>${each(pairs, (_, v) => `<p style="margin:8px 0"><b>${v}</b></p>`)}</div></div>`,
  pairs =>
    `<div style="display:flex;flex-wrap:wrap;gap:16px">${each(pairs, (l, v) => `<section class="card"><h3>${l}</h3><p>${v}</p></section>`)}</div>`,
  pairs =>
    `<div style="display:grid;grid-template-columns:1fr 1fr;gap:18px">${each(pairs, (l, v) => `<div><div style="font-weight:700">${v}</div><div style="font-size:12px;color:#778">${l}</div></div>`)}</div>`,
  pairs =>
    `<account-facts><template shadowrootmode="open"><style>div{display:flex;gap:30px;padding:6px}</style>${each(pairs, (l, v) => `<div><span>${l}</span><span>${v}</span></div>`)}</template></account-facts>`,
  pairs =>
    `<div class="list">${each(pairs, (l, v) => `<div style="padding:10px 0;border-bottom:1px solid #ddd"><small style="display:block">${l}</small><span>${v}</span></div>`)}</div>`,
];

/** The layouts of one half. */
export const LAYOUTS = { seen: SEEN, unseen: COUNTED } as const;
