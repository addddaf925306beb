import { z } from 'zod';
import { UNAVAILABLE } from '../../../application/ports/remote-browser.ts';
import { withinTime } from '../deadline.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';
import {
  AGENT_SCRIPT,
  ASKING_SCRIPT,
  chooseExpression,
  END_COPY_EXPRESSION,
  ENTER_FUNCTION,
  EXPECT_COPY_EXPRESSION,
  EXPECT_PASTE_EXPRESSION,
  endPasteExpression,
  fillClipboardExpression,
  PAGE_WORLD,
  PASSWORD_EXPRESSION,
  pickExpression,
  REPORT_BINDING,
  SELECTION_EXPRESSION,
  WANTED_HOST_EXPRESSION,
} from '../page-scripts.ts';
import { LONGEST, MOST_CHOICES } from '../wire/bounds.ts';

/** Names of elements are a page's own words: one that is longer than any that HTML has says nothing. */
const word = z.string().max(LONGEST.word);

const choice = z.object({
  text: z.string().max(LONGEST.choice),
  group: z.string().max(LONGEST.choice),
  disabled: z.boolean(),
  selected: z.boolean(),
});

const reportShape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('here') }),
  z.object({
    type: z.literal('hover'),
    cursor: z.string().regex(/^[a-z-]{1,20}$/),
    title: z.string().max(LONGEST.title),
  }),
  z.object({ type: z.literal('unavailable'), what: z.enum(UNAVAILABLE) }),
  z.object({ type: z.literal('closed') }),
  z.object({ type: z.literal('copying') }),
  z.object({ type: z.literal('lifted') }),
  z.object({
    type: z.literal('focus'),
    editable: z.boolean(),
    inputType: word,
    inputMode: word,
    enterKeyHint: word,
  }),
  z.object({
    type: z.literal('picker'),
    kind: z.enum(['date', 'time', 'datetime-local', 'month', 'week', 'color']),
    value: word,
  }),
  z.object({
    type: z.literal('choices'),
    label: z.string().max(LONGEST.choice),
    multiple: z.boolean(),
    cut: z.boolean(),
    options: z.array(choice).max(MOST_CHOICES),
  }),
]);

/** What the script in the page says. */
export type AgentReport = z.infer<typeof reportShape>;

/** When a document may have come that has no binding yet. */
const NEW_DOCUMENTS = ['Page.frameNavigated', 'Page.frameAttached', 'Page.frameStoppedLoading'] as const;

const ANSWER_TIMEOUT_MS = 3_000;

/** The script that lives in every frame of one page, in a world that the page itself cannot reach. */
export interface PageAgent {
  /** Puts it into the frames of one session: those of the page, or of a frame of another site. */
  install(session: DevtoolsSession): Promise<void>;
  /** Sets the value of the input whose picker was asked for last. */
  pick(value: string): Promise<void>;
  /** Chooses from the list that was reported last, by the places in it. */
  choose(places: readonly number[]): Promise<void>;
  /** Puts a text into the browser's own clipboard. false: the browser did not let it. */
  fillClipboard(text: string): Promise<boolean>;
  /** Pastes what the clipboard holds where only our own script sees it. null: the page can't be asked now. */
  readClipboard(paste: () => Promise<unknown>): Promise<string | null>;
  /**
   * What is copied in the frame that the user last worked in: what the page makes of `copy`, or its selected text. Never
   * that of a password.
   */
  copied(copy: () => Promise<unknown>, paste: () => Promise<unknown>): Promise<string>;
  /** Whether the user types into a field for a password, in the frame that they last worked in. */
  isPasswordFocused(): Promise<boolean>;
}

/**
 * The domain `Runtime` is never enabled: what a page writes to its console would come here, however large it is. A
 * binding tells of its calls without it.
 */
export function createPageAgent(onReport: (report: AgentReport) => void): PageAgent {
  /** The frame that reported last: the one that the user works in. */
  let current: { session: DevtoolsSession; contextId: number } | null = null;

  async function evaluate(expression: string, more: { userGesture?: boolean } = {}): Promise<unknown> {
    if (!current) return undefined;
    const { session, contextId } = current;
    const answer = session.send('Runtime.evaluate', { expression, contextId, returnByValue: true, ...more });
    return (await withinTime(ANSWER_TIMEOUT_MS, 'a script in the page', answer)).result.value;
  }

  /** Hands the page's script the closed shadow roots of the element that it can't look into. */
  async function openRoots({ session, contextId }: { session: DevtoolsSession; contextId: number }): Promise<void> {
    const asked = await session.send('Runtime.evaluate', { expression: WANTED_HOST_EXPRESSION, contextId });
    const { objectId } = asked.result;
    if (objectId === undefined) return;
    const { node } = await session.send('DOM.describeNode', { objectId, pierce: true });
    for (const root of node.shadowRoots ?? []) {
      if (root.shadowRootType !== 'closed') continue;
      const { backendNodeId } = root;
      const { object } = await session.send('DOM.resolveNode', { backendNodeId, executionContextId: contextId });
      const call = { functionDeclaration: ENTER_FUNCTION, ...(object.objectId && { objectId: object.objectId }) };
      await session.send('Runtime.callFunctionOn', call);
    }
    await session.send('Runtime.releaseObject', { objectId });
  }

  async function isPasswordFocused(): Promise<boolean> {
    // A frame that is gone has no focus.
    const focused = await evaluate(PASSWORD_EXPRESSION).catch(() => false);
    return z.boolean().catch(false).parse(focused);
  }

  async function readClipboard(paste: () => Promise<unknown>): Promise<string | null> {
    if ((await evaluate(EXPECT_PASTE_EXPRESSION)) !== true) return null;
    await paste();
    const text = await evaluate(endPasteExpression(LONGEST.copied + 1));
    return z.string().nullable().catch(null).parse(text);
  }

  return {
    async install(session) {
      session.on('Runtime.bindingCalled', call => {
        if (call.name !== REPORT_BINDING) return;
        const report = reportShape.safeParse(parsed(call.payload));
        if (!report.success) return;
        const from = { session, contextId: call.executionContextId };
        // Where the mouse passes nobody works yet.
        if (report.data.type !== 'hover') current = from;
        if (report.data.type === 'closed') openRoots(from).catch(() => undefined);
        else onReport(report.data);
      });
      const bind = () => session.send('Runtime.addBinding', { name: REPORT_BINDING, executionContextName: PAGE_WORLD });
      // Without `Runtime` a binding comes into the worlds that are there, and not by itself into those of new documents.
      for (const event of NEW_DOCUMENTS) session.on(event, () => void bind().catch(() => undefined));
      await Promise.all([
        session.send('Page.enable'),
        session.send('Page.addScriptToEvaluateOnNewDocument', {
          source: AGENT_SCRIPT,
          worldName: PAGE_WORLD,
          runImmediately: true,
        }),
        session.send('Page.addScriptToEvaluateOnNewDocument', { source: ASKING_SCRIPT, runImmediately: true }),
        bind(),
      ]);
    },
    async pick(value) {
      await evaluate(pickExpression(value));
    },
    async choose(places) {
      await evaluate(chooseExpression(places));
    },
    async fillClipboard(text) {
      return (await evaluate(fillClipboardExpression(text), { userGesture: true })) === true;
    },
    async copied(copy, paste) {
      const isAsked = !(await isPasswordFocused()) && (await evaluate(EXPECT_COPY_EXPRESSION)) === true;
      if (isAsked) await copy();
      const made = isAsked && (await evaluate(END_COPY_EXPRESSION)) === true ? await readClipboard(paste) : null;
      return z
        .string()
        .catch('')
        .parse(made ?? (await evaluate(SELECTION_EXPRESSION)));
    },
    readClipboard,
    isPasswordFocused,
  };
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return null;
  }
}
