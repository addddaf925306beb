/** Says from the page what no picture of it shows. */
declare const affiantReport: ((message: string) => void) | undefined;

/** A choice of a list. */
export type ReportedOption = { text: string; group: string; disabled: boolean; selected: boolean };

export type AgentReport =
  | { type: 'here' }
  /** What has the focus or was pressed may lie in a closed shadow root, into which only the browser itself can look. */
  | { type: 'closed' }
  /** Something was copied: the browser's clipboard has changed. */
  | { type: 'copying' }
  /** A finger rests on what can be dragged. */
  | { type: 'lifted' }
  | { type: 'focus'; editable: boolean; inputType: string; inputMode: string; enterKeyHint: string }
  | { type: 'picker'; kind: string; value: string }
  | { type: 'hover'; cursor: string; title: string }
  | { type: 'unavailable'; what: string }
  | { type: 'choices'; label: string; multiple: boolean; cut: boolean; options: ReportedOption[] };

/** The way out is put into a new document a moment after this script has begun: what is said before waits for it. */
const unsaid: AgentReport[] = [];
const MOST_UNSAID = 20;
const PATIENCE_MS = 3_000;
const PAUSE_MS = 20;

export function report(message: AgentReport): void {
  unsaid.push(message);
  if (unsaid.length === 1) say(performance.now() + PATIENCE_MS);
  else if (unsaid.length > MOST_UNSAID) unsaid.shift();
}

function say(until: number): void {
  if (typeof affiantReport === 'function')
    for (const message of unsaid.splice(0)) affiantReport(JSON.stringify(message));
  else if (performance.now() < until) setTimeout(say, PAUSE_MS, until);
  else unsaid.length = 0;
}
