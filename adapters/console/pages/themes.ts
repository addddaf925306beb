import { html } from 'hono/html';
import type { SignedIn } from '../../../application/operator-sessions.ts';
import type { ThemeView } from '../../../application/views/theme-view.ts';
import { mayManage } from '../../../domain/operator/roles.ts';
import { type Theme, unreadable } from '../../../domain/organization/theme.ts';
import type { Markup } from '../route.ts';
import { line } from './field.ts';
import { layout, type PageParts } from './layout.ts';
import { moment } from './moment.ts';

type Draft = Omit<Theme, 'theme_id'>;

export type ThemesShown = { themes: readonly ThemeView[]; draft: Draft; refusal?: string };

function valuesOf({ colours, font, logo_url, name }: Draft): Record<string, string> {
  return { name, ...colours, font: font ?? '', logo_url: logo_url ?? '' };
}

const addressOf = (address: string, draft: Draft) => `${address}?${new URLSearchParams(valuesOf(draft))}`;

function row(theme: ThemeView): Markup {
  const { colours, created_at, id, name } = theme;
  const { accent, background, text } = colours;
  return html`<li><div><p class="facts"><strong>${name}</strong><code>${id}</code></p>
<p class="muted">Background ${background}, text ${text}, accent ${accent}${theme.font === null ? '' : `, ${theme.font}`}. Made ${moment(created_at)}</p></div>
<a class="button" href="${addressOf('/console/themes', theme)}">Preview<span class="visually-hidden"> ${name}</span></a></li>`;
}

/** The hosted page in small, in the colours and the font of the theme. */
function preview(draft: Draft): Markup {
  const warnings = unreadable(draft.colours);
  const logo =
    draft.logo_url === null ? '' : html`<p class="muted">The logo of ${draft.logo_url} stands at the top.</p>`;
  return html`<section class="panel" aria-labelledby="preview"><h2 id="preview">Preview${draft.name === '' ? '' : html` of ${draft.name}`}</h2>
${warnings.map(warning => html`<p class="notice bad">${warning}</p>`)}
<div class="look">${logo}<p class="eyebrow">Step 1 of 2</p>
<h3>Show your membership</h3>
<p>You sign in on the site yourself. What you show there is captured, and nothing else.</p>
<p class="notice good">Found: member number</p>
<p class="notice bad">This page could not be loaded.</p>
<p><span class="look-link">What is kept of it</span></p>
<div class="actions"><span class="look-button">Start</span></div></div></section>`;
}

function form(draft: Draft): Markup {
  const { accent, background, font, logo_url, name, text } = valuesOf(draft);
  return html`<section class="panel" aria-labelledby="make"><h2 id="make">New theme</h2>
<form class="stacked" method="post" action="/console/themes">
${line('name', 'Name', name, { max: 120 })}
${line('background', 'Background', background, { type: 'color' })}
${line('text', 'Text', text, { type: 'color' })}
${line('accent', 'Accent', accent, { type: 'color' })}
${line('font', 'Font', font, { max: 200, hint: 'Names of font families, separated by commas' })}
${line('logo_url', 'Address of the logo', logo_url, { type: 'url', max: 2048 })}
<div class="actions"><button formmethod="get" formaction="/console/themes">Preview</button><button class="primary">Make the theme</button></div>
</form></section>`;
}

/** The themes of the organization, and one that is tried out. Templates name a theme by its id. */
export function themesPage({ assets }: Pick<PageParts, 'assets'>, by: SignedIn, shown: ThemesShown): Markup {
  const { draft, refusal, themes } = shown;
  const look = refusal === undefined ? { look: addressOf('/console/look.css', draft) } : {};
  return layout(
    { assets, title: 'Themes', by, part: 'themes', ...look },
    html`<h1>Themes</h1>
<p>How hosted pages look. A template names its theme; inquiries that are made from then on show it.</p>
${refusal === undefined ? '' : html`<p class="notice bad" role="alert">${refusal}</p>`}
${themes.length === 0 ? html`<p class="notice">There is no theme yet: pages look as they do for everybody.</p>` : html`<ul class="rows on-surface">${themes.map(row)}</ul>`}
<div class="sides">${refusal === undefined ? preview(draft) : ''}
${mayManage(by.role) ? form(draft) : ''}</div>`,
  );
}
