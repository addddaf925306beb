import type { OpenOptions } from '../../../application/ports/remote-browser.ts';
import { withinTime } from '../deadline.ts';
import type { FileAsked, PageDialog, RemotePage } from '../devtools/page.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';
import { watchAppLinks } from './app-links.ts';
import { type Identity, present, presentWorker } from './identity.ts';
import { keepWithin } from './keep-within.ts';
import { fitWindow, layOut } from './layout.ts';
import { Loads, type WayOutFailures } from './loads.ts';
import type { MadePdfs } from './made-pdfs.ts';
import { NetworkQuiet } from './network-quiet.ts';
import { type AgentReport, createPageAgent, type PageAgent } from './page-agent.ts';
import { type PageScale, watchPageScale } from './page-scale.ts';
import type { ShowPdf } from './shown-pdf.ts';
import { askForSignIns, type SignIn } from './sign-in.ts';

/** One page of the remote browser. */
export interface Tab {
  readonly page: RemotePage;
  readonly session: DevtoolsSession;
  readonly agent: PageAgent;
  /** The dialog that blocks the page until it is answered. */
  dialog: PageDialog | null;
  /** A document waits for a name and a password. */
  signIn: SignIn | null;
  loading: boolean;
  /** The element that a file is asked for, and those that wait for the ones that follow. */
  fileAsked: (FileAsked & { session: DevtoolsSession; paths: string[] }) | null;
  readonly network: NetworkQuiet;
  /** Whether what was asked for is shown. */
  readonly loads: Loads;
  readonly scale: PageScale;
  /** Of its frames of other sites. */
  readonly frames: Set<DevtoolsSession>;
}

/** What happens in a tab. */
export type TabObserver = {
  navigated(tab: Tab, url: string): void;
  loadingChanged(tab: Tab): void;
  /** The page that was asked for is not shown, or is again. */
  loadChanged(tab: Tab): void;
  dialogOpened(tab: Tab): void;
  fileAsked(tab: Tab): void;
  signInAsked(tab: Tab): void;
  /** It leads to a program of the person's own device. */
  appAsked(tab: Tab): void;
  reported(tab: Tab, report: AgentReport): void;
  crashed(tab: Tab): void;
  closed(tab: Tab): void;
};

/** How a tab is shown, and shows itself. */
export type TabSetting = Pick<OpenOptions, 'viewport'> & {
  /** Domains that pages may be shown of, as they are then; null: any. */
  allowedDomains(): readonly string[] | null;
  /** As it is then: a page is taken over before it is known who will come. */
  identity(): Identity;
  wayOut: WayOutFailures;
  showPdf: ShowPdf;
  madePdfs: MadePdfs;
};

const SETUP_TIMEOUT_MS = 10_000;

/** Takes a page over: its agent, its layout, where it may go, and its events. */
export async function openTab(
  page: RemotePage,
  { viewport, allowedDomains, identity, wayOut, showPdf, madePdfs }: TabSetting,
  observer: TabObserver,
): Promise<Tab> {
  const { session } = page;
  const agent = createPageAgent(report => observer.reported(tab, report));
  const loads = new Loads(page, wayOut, () => observer.loadChanged(tab));
  const tab: Tab = {
    page,
    session,
    agent,
    dialog: null,
    loading: false,
    network: new NetworkQuiet(),
    loads,
    fileAsked: null,
    signIn: null,
    scale: watchPageScale(session),
    frames: new Set(),
  };
  watchLoading(tab, () => observer.loadingChanged(tab));
  const asked = (signIn: SignIn) => {
    tab.signIn = signIn;
    observer.signInAsked(tab);
  };
  askForSignIns(session, asked);
  watchAppLinks(session, () => observer.appAsked(tab));
  madePdfs.watch(session, page);
  const shown = { id: page.id, url: () => page.url() };
  /** A frame of another site may want a password as well. */
  const ask = (inner: DevtoolsSession) => {
    askForSignIns(inner, asked);
    watchAppLinks(inner, () => observer.appAsked(tab));
    madePdfs.watch(inner, page);
    return keepWithin({ ...shown, session: inner }, allowedDomains, showPdf, madePdfs);
  };
  const prepared = Promise.all([
    agent.install(session),
    tab.network.watch(session),
    layOut(session, viewport),
    present(session, identity()),
    fitWindow(session, viewport).catch(() => undefined),
    keepWithin({ ...shown, session }, allowedDomains, showPdf, madePdfs),
    page.begin({
      nameOf: address => madePdfs.nameOf(address),
      navigated: url => observer.navigated(tab, url),
      dialogOpened: dialog => {
        tab.dialog = dialog;
        observer.dialogOpened(tab);
      },
      fileAsked: (session, asked) => {
        tab.fileAsked = { ...asked, session, paths: [] };
        observer.fileAsked(tab);
      },
      crashed: () => observer.crashed(tab),
      closed: () => observer.closed(tab),
      frameAttached: inner => {
        tab.frames.add(inner);
        for (const ready of [agent.install(inner), tab.network.watch(inner), present(inner, identity()), ask(inner)])
          ready.catch(() => undefined);
      },
      workerAttached: worker => presentWorker(worker, identity()),
      frameDetached: inner => {
        tab.frames.delete(inner);
        tab.network.forget(inner);
      },
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
