import { html } from 'hono/html';
import type { OpenApiDocument } from '../http/openapi/openapi-types.ts';
import type { PageAssets } from '../pages/assets.ts';
import { FIRST_STEPS } from './first-steps.ts';
import { GUIDES } from './guides.ts';
import type { Markup } from './markup.ts';
import { OperationSections } from './operation.ts';
import type { Route } from './route.ts';

/** Routes of each group, in the order of the document. */
function groupsOf(document: OpenApiDocument): { name: string; id: string; routes: Route[] }[] {
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const groups = document.tags.map(({ name }) => ({
    name,
    id: name.toLowerCase().replaceAll(' ', '-'),
    routes: routes.filter(({ operation }) => operation.tags.includes(name)),
  }));
  // Webhooks have no route of ours: the guide tells of them.
  return groups.filter(({ routes }) => routes.length > 0);
}

/** The reference of the API as one page, which works without JavaScript and without a network. */
export function docsPage(document: OpenApiDocument, assets: PageAssets): Markup {
  const groups = groupsOf(document);
  const sections = new OperationSections(document);
  const { title, description } = document.info;
  const url = document.servers[0]?.variables.address?.default ?? '';
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assets.base}/docs.css">
${assets.modules.map(
  name => html`<link rel="modulepreload" href="${assets.base}/${name}">
`,
)}<script type="module" src="${assets.base}/docs.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the reference</a>
<header class="side">
<p class="brand"><a class="home" href="#content">${title}</a> <span>API reference</span></p>
<details class="menu" open>
<summary class="unfold">Contents</summary>
<div class="search" hidden><label for="search">Find a route</label><input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="Name or path"><p id="found" role="status"></p></div>
<nav aria-label="Contents">
<h2>First steps</h2>
<ul>${FIRST_STEPS.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>
<h2>Guide</h2>
<ul>${GUIDES.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>
${groups.map(
  ({ name, id, routes }) => html`<h2><a href="#${id}">${name}</a></h2>
<ul>${routes.map(
    ({ method, path, operation }) =>
      html`<li data-find="${`${operation.summary} ${method} ${path}`.toLowerCase()}"><a href="#${operation.operationId}"><span class="method ${method}">${method === 'delete' ? 'DEL' : method.toUpperCase()}</span> <span>${operation.summary}</span></a></li>`,
  )}</ul>`,
)}
</nav>
</details>
</header>
<main id="content">
<section class="intro">
<h1>${title} API</h1>
<p class="lead">${description}</p>
<dl class="facts"><div><dt>Address</dt><dd><code>${url}</code></dd></div><div><dt>Version</dt><dd>v${document.info.version}</dd></div><div><dt>OpenAPI ${document.openapi}</dt><dd><a href="/api/v1/openapi.json">openapi.json</a></dd></div></dl>
</section>
${[...FIRST_STEPS, ...GUIDES].map(({ id, title, told, shown }) => {
  return html`<section class="operation guide" id="${id}" aria-labelledby="${id}-title"><div class="told"><h2 id="${id}-title">${title}</h2>${told}</div><div class="shown">${shown}</div></section>`;
})}
${groups.map(({ name, id, routes }) => html`<h2 class="group" id="${id}">${name}</h2>${routes.map(route => sections.section(route))}`)}
</main>
</body>
</html>`;
}
