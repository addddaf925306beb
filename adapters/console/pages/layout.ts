import { html } from 'hono/html';
import type { SignedIn } from '../../../application/operator-sessions.ts';
import type { PageAssets } from '../../pages/assets.ts';
import type { Markup } from '../route.ts';

export type PageParts = {
  assets: Pick<PageAssets, 'base'>;
  title: string;
  /** A style sheet of the page alone, by its address. */
  look?: string;
  /** Where the browser goes by itself at once. */
  goesTo?: string;
  /** Script of the page, a file of the client folder; none unless told. */
  script?: string;
  /** Whoever is signed in; the page has no navigation without. */
  by?: SignedIn;
  /** Which part of the console it belongs to. */
  part?: Part | 'sessions';
  /** How wide its content may get. */
  width?: 'card' | 'wide';
};

/** The parts in which people work, in the order of the navigation. */
const PARTS = [
  ['', 'Overview'],
  ['review', 'Review'],
  ['inquiries', 'Inquiries'],
  ['envelopes', 'Envelopes'],
  ['templates', 'Templates'],
  ['audit', 'Audit'],
] as const;

/** Those that are set up now and then, behind one entry: all of them in one line would fit no screen. */
const SET_UP_PARTS = [
  ['themes', 'Themes'],
  ['webhooks', 'Webhooks'],
  ['keys', 'API keys'],
  ['people', 'People'],
] as const;

type Part = (typeof PARTS | typeof SET_UP_PARTS)[number][0];

/** The roles of operators and keys, in words. */
export const ROLE_NAMES: Record<SignedIn['role'], string> = {
  owner: 'Owner',
  admin: 'Admin',
  member: 'Member',
  auditor: 'Auditor',
};

function bar({ name, role }: SignedIn, part: PageParts['part']): Markup {
  const current = (of: PageParts['part']) => (of === part ? html` aria-current="page"` : '');
  const link = ([name, title]: readonly [PageParts['part'], string]) =>
    html`<a href="/console${name === '' ? '' : `/${name}`}"${current(name)}>${title}</a>`;
  const isSetUp = SET_UP_PARTS.some(([name]) => name === part);
  return html`<header class="bar">
<a class="brand" href="/console">Affiant</a>
<nav aria-label="Console">${PARTS.map(link)}<details class="menu"><summary class="menu-name${isSetUp ? ' current' : ''}">Set up</summary><div class="menu-parts">${SET_UP_PARTS.map(link)}</div></details></nav>
<div class="who"><a class="self" href="/console/sessions"${current('sessions')}><span class="visually-hidden">Your sessions: </span><span class="name">${name}</span> <span class="tag">${ROLE_NAMES[role]}</span></a>
<form method="post" action="/console/sign-out"><button class="quiet">Sign out</button></form></div>
</header>`;
}

/** A whole page around its content. */
export function layout(
  { assets, title, look, goesTo, script, by, part, width = 'wide' }: PageParts,
  content: Markup,
): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} – Affiant console</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assets.base}/foundations.css">
<link rel="stylesheet" href="${assets.base}/console.css">
${look === undefined ? '' : html`<link rel="stylesheet" href="${look}">`}
${goesTo === undefined ? '' : html`<meta http-equiv="refresh" content="0; url=${goesTo}">`}
${script === undefined ? '' : html`<script type="module" src="${assets.base}/${script}"></script>`}
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
${by === undefined ? '' : bar(by, part)}
<main id="content" class="${width}" tabindex="-1">
${content}
</main>
</body>
</html>`;
}
