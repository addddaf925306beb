import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the isolated world that page scripts run in: a page sees neither it nor what it defines. */
export const PAGE_WORLD = 'affiant';

/** Name of the function by which the agent reports; it exists in the isolated world only. */
export const REPORT_BINDING = 'affiantReport';

/**
 * Compiled page scripts as one classic script, since an isolated world has no modules: imports fall away because
 * everything stands in one scope.
 */
function classicScript(names: readonly string[]): string {
  return names
    .map(name => readFileSync(join(import.meta.dirname, 'page', `${name}.js`), 'utf8'))
    .join('\n')
    .replace(/^import .*$/gm, '')
    .replace(/^export (?:\{.*\};?$)?/gm, '');
}

const snapshotScript = classicScript(['field-text', 'regions', 'table-grid', 'visibility', 'snapshot']);

/** Expression that reads the page. */
export const snapshotExpression = (wholePage: boolean): string =>
  `(() => { ${snapshotScript}\nreturn takeSnapshot(${wholePage}); })()`;

/** Runs in every frame before the page's own scripts. Its functions stay reachable in its world. */
export const AGENT_SCRIPT = `(() => { ${classicScript(['agent'])}
globalThis.affiantAgent = { applyPick, isPasswordFocused, selectedText };
})()`;

/** Expressions for the world of the frame that the user works in. */
export const pickExpression = (value: string): string => `globalThis.affiantAgent?.applyPick(${JSON.stringify(value)})`;
export const selectionExpression = (cut: boolean): string => `globalThis.affiantAgent?.selectedText(${cut})`;
export const PASSWORD_EXPRESSION = 'globalThis.affiantAgent?.isPasswordFocused()';
