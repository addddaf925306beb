import { randomBytes } from 'node:crypto';
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

const snapshotScript = classicScript([
  'boxes',
  'field-text',
  'generated-text',
  'regions',
  'table-grid',
  'visibility',
  'snapshot',
]);

/** Expression that reads the page. */
export const snapshotExpression = (wholePage: boolean): string =>
  `(() => { ${snapshotScript}\nreturn takeSnapshot(${wholePage}); })()`;

/** A page must not tell by a name which browser this is. */
const ASKED_EVENT = `const affiantAsked = 'x${randomBytes(8).toString('hex')}';`;

const AGENT = [
  'report',
  'field-text',
  'shadow-roots',
  'pickers',
  'clipboard',
  'touch-selection',
  'lifting',
  'embedded-pdf',
  'agent',
  'hover',
  'asked',
];

/** Runs in every frame before the page's own scripts. Its functions stay reachable in its world. */
export const AGENT_SCRIPT = `(() => { ${ASKED_EVENT}
${classicScript(AGENT)}
globalThis.affiantAgent = {
  applyChoice, applyPick, endCopy, endPaste, enter, expectCopy, expectPaste, fillClipboard, isPasswordFocused,
  selectedText, wantedHost,
};
})()`;

/** Runs beside the page's own scripts: only there it can be seen what they ask of the machine. */
export const ASKING_SCRIPT = `(() => { ${ASKED_EVENT}
${classicScript(['asking'])} })()`;

/** Expressions for the world of the frame that the user works in. */
export const pickExpression = (value: string): string => `globalThis.affiantAgent?.applyPick(${JSON.stringify(value)})`;
export const chooseExpression = (places: readonly number[]): string =>
  `globalThis.affiantAgent?.applyChoice(${JSON.stringify(places)})`;
export const SELECTION_EXPRESSION = 'globalThis.affiantAgent?.selectedText()';
export const fillClipboardExpression = (text: string): string =>
  `globalThis.affiantAgent?.fillClipboard(${JSON.stringify(text)})`;
export const EXPECT_COPY_EXPRESSION = 'globalThis.affiantAgent?.expectCopy()';
export const END_COPY_EXPRESSION = 'globalThis.affiantAgent?.endCopy()';
export const EXPECT_PASTE_EXPRESSION = 'globalThis.affiantAgent?.expectPaste()';
export const endPasteExpression = (longest: number): string => `globalThis.affiantAgent?.endPaste(${longest})`;
export const PASSWORD_EXPRESSION = 'globalThis.affiantAgent?.isPasswordFocused()';
export const WANTED_HOST_EXPRESSION = 'globalThis.affiantAgent?.wantedHost()';
/** A function that is called on a shadow root. */
export const ENTER_FUNCTION = 'function () { globalThis.affiantAgent?.enter(this) }';
