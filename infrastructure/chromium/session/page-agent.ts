import { z } from 'zod';
import { withinTime } from '../deadline.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';
import {
  AGENT_SCRIPT,
  PAGE_WORLD,
  PASSWORD_EXPRESSION,
  pickExpression,
  REPORT_BINDING,
  selectionExpression,
} from '../page-scripts.ts';
import { LONGEST } from '../wire/bounds.ts';

/** Names of elements are a page's own words: one that is longer than any that HTML has says nothing. */
const word = z.string().max(LONGEST.word);

const reportShape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('here') }),
  z.object({ type: z.literal('focus'), editable: z.boolean(), inputType: word, inputMode: word }),
  z.object({
    type: z.literal('picker'),
    kind: z.enum(['date', 'time', 'datetime-local', 'month', 'week', 'color']),
    value: word,
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
  /** Selected text of the frame that the user last worked in, with `cut` taken out of its field. */
  selection(cut: boolean): Promise<string>;
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

  async function evaluate(expression: string): Promise<unknown> {
    if (!current) return undefined;
    const { session, contextId } = current;
    const answer = session.send('Runtime.evaluate', { expression, contextId, returnByValue: true });
    return (await withinTime(ANSWER_TIMEOUT_MS, 'a script in the page', answer)).result.value;
  }

  return {
    async install(session) {
      session.on('Runtime.bindingCalled', call => {
        if (call.name !== REPORT_BINDING) return;
        current = { session, contextId: call.executionContextId };
        const report = reportShape.safeParse(parsed(call.payload));
        if (report.success) onReport(report.data);
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
        bind(),
      ]);
    },
    async pick(value) {
      await evaluate(pickExpression(value));
    },
    async selection(cut) {
      return z
        .string()
        .catch('')
        .parse(await evaluate(selectionExpression(cut)));
    },
    async isPasswordFocused() {
      // A frame that is gone has no focus.
      const focused = await evaluate(PASSWORD_EXPRESSION).catch(() => false);
      return z.boolean().catch(false).parse(focused);
    },
  };
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return null;
  }
}
