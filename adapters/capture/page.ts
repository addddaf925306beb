import { html, raw } from 'hono/html';
import type { CapturePage } from '../../application/capture/view.ts';
import type { ThemeView } from '../../application/views/theme-view.ts';
import type { PageAssets } from '../pages/assets.ts';
import type { PageLanguage } from './client/protocol.ts';
import { LANGUAGES, type Language } from './words/languages.ts';

/** Nothing but our own files runs on the page, nobody frames it, and it talks to nobody but us. */
const contentSecurityPolicy = (pictures: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' blob: data:${pictures}`,
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** Headers of a page of the capture. The logo of its theme may come from where it is, and from nowhere else. */
export function pageHeaders(theme?: ThemeView): Record<string, string> {
  const logo = theme?.logo_url ?? null;
  return {
    'content-security-policy': contentSecurityPolicy(logo === null ? '' : ` ${new URL(logo).origin}`),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** JSON that can stand in a script element: no `<` that could close it. */
function dataBlock(data: CapturePage | PageLanguage) {
  return raw(JSON.stringify(data).replaceAll('<', '\\u003c'));
}

/** The one language that the page carries, and the names of the others. */
function spoken({ tag, direction, words }: Language): PageLanguage {
  return { tag, direction, words, offered: LANGUAGES.map(({ tag, name }) => ({ tag, name })) };
}

/** What the page of an inquiry is made of, besides its state. */
export type PageParts = {
  assets: PageAssets;
  language: Language;
  theme: ThemeView | undefined;
  /** How long the page waits for a verdict, in seconds. */
  patience: number;
};

/** The page of an inquiry: the state as data, and the client that shows it. */
export function capturePage(page: CapturePage, { assets, language, theme, patience }: PageParts) {
  const { words } = language;
  const title = page.texts === null ? words['page.title'] : `${page.texts.name} – ${page.texts.organization}`;
  const themed = theme === undefined || page.texts === null ? '' : page.texts.inquiryId;
  return html`<!doctype html>
<html lang="${language.tag}" dir="${language.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-visual">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assets.base}/foundations.css">
<link rel="stylesheet" href="${assets.base}/capture.css">
${themed === '' ? '' : html`<link rel="stylesheet" href="/capture/${themed}/theme.css">`}
<link rel="modulepreload" href="${assets.base}/main.js">
<script type="application/json" id="language">${dataBlock(spoken(language))}</script>
<script type="application/json" id="page">${dataBlock(page)}</script>
<script type="module" src="${assets.base}/main.js"></script>
</head>
<body data-patience="${patience}"${theme?.logo_url ? html` data-logo="${theme.logo_url}"` : ''}>
<div id="screen">
<noscript><main class="card"><h1>${words['page.needsScript']}</h1><p>${words['page.allowScript']}</p></main></noscript>
</div>
<div id="toasts" role="region" aria-label="${words['toast.region']}" hidden></div>
<div id="speaker" class="visually-hidden" aria-live="polite" aria-atomic="false"></div>
</body>
</html>`;
}

/** A page that says why there is nothing to do. */
function noticePage(assets: PageAssets, language: Language, about: 'notFound' | 'unavailable') {
  const { words } = language;
  const title = words[`${about}.heading`];
  return html`<!doctype html>
<html lang="${language.tag}" dir="${language.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assets.base}/foundations.css">
<link rel="stylesheet" href="${assets.base}/capture.css">
</head>
<body>
<div id="screen">
<main class="card">
<h1>${title}</h1>
<p>${words[`${about}.text`]}</p>
<p class="muted">${words[`${about}.advice`]}</p>
</main>
</div>
</body>
</html>`;
}

/** The page for an id that names nothing. */
export function notFoundPage(assets: PageAssets, language: Language) {
  return noticePage(assets, language, 'notFound');
}

/** The page while a part of the service is away. */
export function unavailablePage(assets: PageAssets, language: Language) {
  return noticePage(assets, language, 'unavailable');
}
