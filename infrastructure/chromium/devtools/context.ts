import type { DevtoolsConnection } from './connection.ts';
import { RemotePage } from './page.ts';
import type { DevtoolsSession } from './protocol.ts';

/** Workers that several pages share. */
const SHARED: ReadonlySet<string> = new Set(['service_worker', 'shared_worker']);

/** A browser's pages, apart from what its profile keeps. */
export type PageContext = {
  readonly id: string;
  /** Opens an empty page. It is told to `onPage` before. */
  newPage(): Promise<RemotePage>;
};

/**
 * @param onPage hears of every page as it comes: those that are asked for and those that pages open.
 * @param onWorker hears of every worker that belongs to no single page, which waits until that returns.
 */
export async function openContext(
  connection: DevtoolsConnection,
  onPage: (page: RemotePage) => void,
  onWorker: (worker: DevtoolsSession) => void,
): Promise<PageContext> {
  const { root } = connection;
  const pages = new Map<string, RemotePage>();
  const { browserContextId } = await root.send('Target.createBrowserContext', { disposeOnDetach: true });

  root.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    const session = connection.sessionOf(sessionId);
    if (session === undefined) return;
    if (SHARED.has(targetInfo.type)) onWorker(session);
    if (targetInfo.type !== 'page' || targetInfo.browserContextId !== browserContextId) {
      session.send('Runtime.runIfWaitingForDebugger').catch(() => undefined);
      return;
    }
    const page = new RemotePage(connection, session, targetInfo);
    pages.set(sessionId, page);
    onPage(page);
  });
  root.on('Target.detachedFromTarget', ({ sessionId }) => {
    pages.get(sessionId)?.detached();
    pages.delete(sessionId);
  });
  await root.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: ['page', ...SHARED].map(type => ({ type })),
  });

  return {
    id: browserContextId,
    async newPage() {
      const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
      const page = [...pages.values()].find(({ id }) => id === targetId);
      if (page === undefined) throw new Error('the browser opened no page');
      return page;
    },
  };
}
