import type { CDPSession, Dialog, Page } from 'playwright-core';
import type { Viewport } from '../../../application/ports/remote-browser.ts';
import { withinTime } from '../deadline.ts';
import { layOut } from './layout.ts';
import { type AgentReport, installPageAgent, type PageAgent } from './page-agent.ts';

/** One page of the remote browser. */
export interface Tab {
  readonly page: Page;
  readonly session: CDPSession;
  readonly agent: PageAgent;
  /** The dialog that blocks the page until it is answered. */
  dialog: Dialog | null;
  loading: boolean;
}

/** What happens in a tab. */
export type TabObserver = {
  navigated(tab: Tab, url: string): void;
  loadingChanged(tab: Tab): void;
  dialogOpened(tab: Tab, dialog: Dialog): void;
  fileAsked(tab: Tab): void;
  reported(tab: Tab, report: AgentReport): void;
  crashed(tab: Tab): void;
  closed(tab: Tab): void;
};

const SETUP_TIMEOUT_MS = 10_000;

/** Takes a page over: its protocol session, its agent and its events. */
export async function openTab(page: Page, viewport: Viewport, observer: TabObserver): Promise<Tab> {
  const session = await withinTime(SETUP_TIMEOUT_MS, 'a session', page.context().newCDPSession(page));
  let tab: Tab | null = null;
  const installed = installPageAgent(page, session, report => tab && observer.reported(tab, report));
  const [agent] = await withinTime(
    SETUP_TIMEOUT_MS,
    'the page agent',
    Promise.all([installed, layOut(session, viewport)]),
  );
  const opened: Tab = { page, session, agent, dialog: null, loading: false };
  tab = opened;

  page.on('framenavigated', frame => {
    if (frame === page.mainFrame()) observer.navigated(opened, frame.url());
  });
  page.on('dialog', dialog => {
    opened.dialog = dialog;
    observer.dialogOpened(opened, dialog);
  });
  page.on('filechooser', () => observer.fileAsked(opened));
  page.on('crash', () => observer.crashed(opened));
  page.on('close', () => observer.closed(opened));
  watchLoading(opened, () => observer.loadingChanged(opened));
  // A popup may have gone where it leads before it was taken over.
  if (page.url() !== 'about:blank') observer.navigated(opened, page.url());
  return opened;
}

/** Protocol frames that load are told by id; that of the page's main frame comes with its first navigation. */
function watchLoading(tab: Tab, changed: () => void): void {
  const loading = new Set<string>();
  const update = () => {
    if (tab.loading === loading.size > 0) return;
    tab.loading = loading.size > 0;
    changed();
  };
  tab.session.on('Page.frameStartedLoading', ({ frameId }) => {
    loading.add(frameId);
    update();
  });
  for (const event of ['Page.frameStoppedLoading', 'Page.frameDetached'] as const) {
    tab.session.on(event, ({ frameId }: { frameId: string }) => {
      loading.delete(frameId);
      update();
    });
  }
}
