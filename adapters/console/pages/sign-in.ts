import { html } from 'hono/html';
import type { Markup } from '../route.ts';
import { layout, type PageParts } from './layout.ts';

type Assets = Pick<PageParts, 'assets'>;

/** What is told while and after the browser asks its person. */
const told = html`<p class="told" role="status" aria-live="polite" data-told></p>
<noscript><p class="notice bad">Signing in needs JavaScript: a passkey can't be used without it.</p></noscript>`;

/** @param issuer what people know it by */
const byIssuer = (
  issuer: string,
  to: string,
): Markup => html`<form class="whole" method="post" action="/console/sign-in/issuer">
<input type="hidden" name="to" value="${to}">
<button>Sign in with ${issuer}</button>
</form>`;

/**
 * Where operators come in.
 * @param to the page that was asked for, a path of the console
 * @param issuer the name of the issuer whose accounts open the console too
 */
export function signInPage({ assets }: Assets, to: string, issuer?: string): Markup {
  return layout(
    { assets, title: 'Sign in', script: 'passkey.js', width: 'card' },
    html`<p class="eyebrow">Affiant console</p>
<h1>Sign in</h1>
<p>Use the passkey that you made when you were invited${issuer === undefined ? '' : html`, or your account at ${issuer}`}.</p>
<button type="button" class="primary" data-passkey="sign-in" data-address="/console/sign-in" data-to="${to}">Sign in with a passkey</button>
${issuer === undefined ? '' : byIssuer(issuer, to)}
${told}
<p class="muted">No passkey, or lost it? Ask whoever runs this service for a new sign-in link.</p>`,
  );
}

/** Where somebody who was invited makes a passkey. */
export function invitationPage(
  { assets }: Assets,
  invited: { name: string; email: string; organization: string; address: string },
): Markup {
  const { name, email, organization, address } = invited;
  return layout(
    { assets, title: 'Welcome', script: 'passkey.js', width: 'card' },
    html`<p class="eyebrow">${organization}</p>
<h1>Welcome to the console</h1>
<p>${name === email ? '' : html`${name}, `}${email}: make a passkey on this device, and you are in. It is what you sign in with from now on, with your fingerprint, your face, or the PIN of your device.</p>
<button type="button" class="primary" data-passkey="register" data-address="${address}" data-to="/console/review">Make a passkey</button>
${told}
<p class="muted">This link works once. Nobody else can use your passkey, and no secret of it is sent to this service.</p>`,
  );
}

/** The browser is on its way to another page: to the issuer, or from there into the console. */
export function onTheWayPage({ assets }: Assets, { title, goesTo }: { title: string; goesTo: string }): Markup {
  return layout(
    { assets, title, goesTo, width: 'card' },
    html`<h1>${title}</h1>
<p><a class="button" href="${goesTo}">Go on</a></p>`,
  );
}

/** Why there is nothing to see, and what to do about it. */
export function noticePage(
  { assets, by }: Pick<PageParts, 'assets' | 'by'>,
  { title, text, action }: { title: string; text: string; action?: { name: string; address: string } },
): Markup {
  const way = action === undefined ? '' : html`<p><a class="button" href="${action.address}">${action.name}</a></p>`;
  return layout(
    { assets, title, width: 'card', ...(by === undefined ? {} : { by }) },
    html`<h1>${title}</h1>
<p>${text}</p>
${way}`,
  );
}
