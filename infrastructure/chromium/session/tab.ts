import type { OpenOptions } from '../../../application/ports/remote-browser.ts';
import { withinTime } from '../deadline.ts';
import type { PageDialog, RemotePage } from '../devtools/page.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';
import { keepWithin } from './keep-within.ts';
import { layOut } from './layout.ts';
import { NetworkQuiet } from './network-quiet.ts';
import { type AgentReport, createPageAgent, type PageAgent } from './page-agent.ts';

/** One page of the remote browser. */
export interface Tab {
  readonly page: RemotePage;
  readonly session: DevtoolsSession;
  readonly agent: PageAgent;
  /** The dialog that blocks the page until it is answered. */
  dialog: PageDialog | null;
  loading: boolean;
  readonly network: NetworkQuiet;
}

/** What happens in a tab. */
export type TabObserver = {
  navigated(tab: Tab, url: string): void;
  loadingChanged(tab: Tab): void;
  dialogOpened(tab: Tab): void;
  fileAsked(tab: Tab): void;
  reported(tab: Tab, report: AgentReport): void;
  crashed(tab: Tab): void;
  closed(tab: Tab): void;
};

const SETUP_TIMEOUT_MS = 10_000;

/** Takes a page over: its agent, its layout, where it may go, and its events. */
export async function openTab(
  page: RemotePage,
  { viewport, allowedDomains }: Pick<OpenOptions, 'viewport' | 'allowedDomains'>,
  observer: TabObserver,
): Promise<Tab> {
  const { session } = page;
  const agent = createPageAgent(report => observer.reported(tab, report));
  const tab: Tab = { page, session, agent, dialog: null, loading: false, network: new NetworkQuiet() };
  watchLoading(tab, () => observer.loadingChanged(tab));
  const prepared = Promise.all([
    agent.install(session),
    tab.network.watch(session),
    layOut(session, viewport),
    ...(allowedDomains === null ? [] : [keepWithin(page, allowedDomains)]),
    page.begin({
      navigated: url => observer.navigated(tab, url),
      dialogOpened: dialog => {
        tab.dialog = dialog;
        observer.dialogOpened(tab);
      },
      fileAsked: () => observer.fileAsked(tab),
      crashed: () => observer.crashed(tab),
      closed: () => observer.closed(tab),
      frameAttached: inner => {
        for (const ready of [agent.install(inner), tab.network.watch(inner)]) ready.catch(() => undefined);
      },
      frameDetached: inner => tab.network.forget(inner),
    }),
  ]);
  await withinTime(SETUP_TIMEOUT_MS, 'a page', prepared);
  return tab;
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
