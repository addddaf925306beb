import type { CDPSession, Frame, Page } from 'playwright-core';
import { z } from 'zod';
import { withinTime } from '../deadline.ts';
import { AGENT_SCRIPT, PAGE_WORLD, pickExpression, REPORT_BINDING, selectionExpression } from '../page-scripts.ts';

const reportShape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('here') }),
  z.object({ type: z.literal('focus'), editable: z.boolean(), inputType: z.string(), inputMode: z.string() }),
  z.object({
    type: z.literal('picker'),
    kind: z.enum(['date', 'time', 'datetime-local', 'month', 'week', 'color']),
    value: z.string(),
  }),
]);

/** What the script in the page says. */
export type AgentReport = z.infer<typeof reportShape>;

const ANSWER_TIMEOUT_MS = 3_000;

/** The script that lives in every frame of one page, in a world that the page itself cannot reach. */
export interface PageAgent {
  /** Sets the value of the input whose picker was asked for last. */
  pick(value: string): Promise<void>;
  /** Selected text of the frame that the user last worked in, with `cut` taken out of its field. */
  selection(cut: boolean): Promise<string>;
}

/** Installs the agent in a page, and in frames of other sites as they come: each of those has a session of its own. */
export async function installPageAgent(
  page: Page,
  session: CDPSession,
  onReport: (report: AgentReport) => void,
): Promise<PageAgent> {
  /** The frame that reported last: the one that the user works in. */
  let current: { session: CDPSession; contextId: number } | null = null;

  async function install(into: CDPSession): Promise<void> {
    into.on('Runtime.bindingCalled', call => {
      if (call.name !== REPORT_BINDING) return;
      current = { session: into, contextId: call.executionContextId };
      const report = reportShape.safeParse(parsed(call.payload));
      if (report.success) onReport(report.data);
    });
    await Promise.all([
      into.send('Page.enable'),
      into.send('Runtime.enable'),
      into.send('Runtime.addBinding', { name: REPORT_BINDING, executionContextName: PAGE_WORLD }),
      into.send('Page.addScriptToEvaluateOnNewDocument', {
        source: AGENT_SCRIPT,
        worldName: PAGE_WORLD,
        runImmediately: true,
      }),
    ]);
  }

  async function installInFrame(frame: Frame): Promise<void> {
    if (frame === page.mainFrame()) return;
    try {
      await install(await page.context().newCDPSession(frame));
    } catch {
      // A frame of the same site has no session of its own: the page's covers it.
    }
  }

  async function evaluate(expression: string): Promise<unknown> {
    if (!current) return undefined;
    const { session: at, contextId } = current;
    const answer = at.send('Runtime.evaluate', { expression, contextId, returnByValue: true });
    return (await withinTime(ANSWER_TIMEOUT_MS, 'a script in the page', answer)).result.value;
  }

  await install(session);
  page.on('framenavigated', frame => void installInFrame(frame));
  return {
    async pick(value) {
      await evaluate(pickExpression(value));
    },
    async selection(cut) {
      return z
        .string()
        .catch('')
        .parse(await evaluate(selectionExpression(cut)));
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
