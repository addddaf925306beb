import { lookForShadowRoots } from './embedded-pdf.ts';
import { report } from './report.ts';

/** Name of the event by which the script beside the page's own speaks with this one. */
declare const affiantAsked: string;

/** One word a kind and document is enough: a page may ask without end. */
const asked = new Set<string>();

addEventListener(affiantAsked, event => {
  const what = event instanceof CustomEvent && typeof event.detail === 'string' ? event.detail : '';
  if (what === 'shadow') return lookForShadowRoots();
  if (asked.has(what) || asked.size > 4) return;
  asked.add(what);
  setTimeout(() => asked.delete(what), 3_000);
  report({ type: 'unavailable', what });
});
