import type { DevtoolsSession } from '../devtools/protocol.ts';

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** Schemes of which a browser opens pages, or nothing, by itself. */
const OF_BROWSERS =
  /^(?:https?|wss?|about|blob|data|javascript|file|filesystem|ftp|chrome|chrome-error|chrome-extension|devtools|view-source):/i;

/** Whether a program of the person's own device would open this address: a mail, a call, the app of a bank. */
const opensApp = (url: string): boolean => SCHEME.test(url) && !OF_BROWSERS.test(url);

/** Tells when a page leads to an app, by a link, a script or a redirect: Chromium drops that without a word. */
export function watchAppLinks(session: DevtoolsSession, asked: () => void): void {
  session.on('Network.requestWillBeSent', ({ type, request }) => {
    if (type === 'Document' && opensApp(request.url)) asked();
  });
}
