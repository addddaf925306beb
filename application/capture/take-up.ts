import { capturedBy } from '../../domain/capture/captured.ts';
import type { HandoverMember } from '../../domain/capture/events.ts';
import { captureSession, isDrivenOn } from '../../domain/capture/session.ts';
import { isTestPartition } from '../../domain/organization/partition.ts';
import type { CommandHandler } from '../handle.ts';
import { load } from '../load.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventStore } from '../ports/event-store.ts';
import type { RemoteBrowser, Viewport } from '../ports/remote-browser.ts';
import type { CaptureSubject } from './capture-subject.ts';
import { CONSENT_VERSION } from './consent.ts';
import type { Handovers } from './handovers.ts';
import type { KeptBrowsers } from './kept-browsers.ts';
import type { KeyedQueue } from './keyed-queue.ts';
import type { LiveSession } from './live-session.ts';
import type { LiveSessions } from './live-sessions.ts';
import { lostSession } from './lost-session.ts';
import { redirectFor } from './page.ts';
import type { PageReader } from './page-reader.ts';
import { notThere } from './problem.ts';
import type { SessionEnd } from './session-end.ts';
import type { Device, SessionStart } from './start-session.ts';
import { loadSubject } from './subject-kind.ts';
import type { Vacancy } from './vacancy.ts';
import type { CapturePage } from './view.ts';
import { isOfHandover, type Member, type Visitor } from './visitor.ts';
import type { WaitingLine } from './waiting-line.ts';

export type Wish = Device & {
  /** A fresh session, although one is live: the browser's own, or one that it may take over. */
  takeOver: boolean;
  /** What named this browser when it asked to take a session over; null when it did not. */
  request: string | null;
  /** Called before a browser is opened. @throws whatever is told to whoever wishes it. */
  pay?: (() => void) | undefined;
};

/** A wish, and the browser whose wish it is. */
export type StartRequest = Pick<Wish, 'viewport' | 'preferences' | 'takeOver' | 'pay'> & {
  /** Session that the browser's ticket names; null when it has none. */
  holder: string | null;
  member?: Member;
  request?: Wish['request'];
};

/** What a browser with a code comes with. */
export type HandedWish = Pick<Wish, 'viewport' | 'preferences' | 'pay'>;

/** How a browser comes to drive a session: a new one, one that it lost, or one that is handed over to it. */
export type TakeUp = {
  /**
   * A holder whose session is live goes on with it, also where it was handed over to their other device. Another
   * person's is taken over only when nobody is there or they allowed it.
   */
  start(capturedId: string, visitor: Visitor, wish: Wish): Promise<CapturePage>;
  /** The same with the code of a handover. Answers what the browser is in it. @throws DomainError HANDOVER_OVER. */
  goOn(
    capturedId: string,
    code: string,
    wish: HandedWish,
  ): Promise<{ page: CapturePage; member: HandoverMember | null }>;
};

export function createTakeUp(parts: {
  store: EventStore;
  handle: CommandHandler;
  clock: Clock;
  sessions: LiveSessions;
  queue: KeyedQueue;
  handovers: Handovers;
  pages: PageReader;
  start: SessionStart;
  end: SessionEnd;
  vacancy: Pick<Vacancy, 'begin'>;
  browser: Pick<RemoteBrowser, 'freePlaces'>;
  line: WaitingLine;
  kept: KeptBrowsers;
}): TakeUp {
  const { store, handle, clock, sessions, queue, handovers, pages, start, end, vacancy, browser, line, kept } = parts;

  /** From now on it is driven on this device: first in the log, then for those who watch. */
  async function handOver(live: LiveSession, to: HandoverMember, viewport: Viewport): Promise<void> {
    const { sessionId, capturedId, context } = live.subject;
    await queue.run(sessionId, async () => {
      const captured = capturedBy(capturedId);
      const command = { type: 'HandOver', captured, sessionId, to, consentVersion: CONSENT_VERSION } as const;
      await handle(captureSession, sessionId, command, context);
      live.handOver(to, viewport);
    });
  }

  /** Goes on with the session that is live. */
  async function goOnWith(live: LiveSession, { member }: Visitor, viewport: Viewport): Promise<void> {
    const isHandedOver = member !== null && (member.device === 'phone' || live.handover?.id === member.id);
    if (isHandedOver && !isDrivenOn(live, member)) await handOver(live, member, viewport);
  }

  /** Asks for a place; a browser that is only kept gives up its own. Answers as the line does. */
  async function place({ id, orgId }: CaptureSubject, returns: boolean): Promise<number | null> {
    const number = line.ask(id, orgId, browser.freePlaces(), returns);
    if (number === null || !(await kept.makeRoom())) return number;
    return line.ask(id, orgId, browser.freePlaces(), returns);
  }

  async function begin(loaded: CaptureSubject, given: Visitor, wish: Wish): Promise<CapturePage> {
    const { id, sessionId: latest } = loaded;
    const { member } = given;
    const session = latest === null ? null : (await load(store, captureSession, latest)).state;
    const isTogether = isOfHandover(session, given);
    const visitor = isTogether ? { holder: latest, member } : given;
    const live = sessions.ofCaptured(id);
    let returns = false;
    if (live !== undefined) {
      const mine = live.subject.sessionId === visitor.holder;
      if (!wish.takeOver) {
        if (mine) await goOnWith(live, visitor, wish.viewport);
        return pages.view(id, visitor);
      }
      const now = clock.now();
      const mayTakeOver = mine || !live.isAttended(now) || live.question.isGranted(wish.request, now);
      if (!mayTakeOver) return pages.view(id, visitor);
      wish.pay?.();
      await queue.run(live.subject.sessionId, () => end(live, mine ? 'left' : 'taken_over'));
      returns = true;
    }
    if (!loaded.mayTry(clock.now())) return pages.view(id, visitor);
    const busy = async (number: number): Promise<CapturePage> => {
      const view = { kind: 'busy', number, redirect: redirectFor(loaded) } as const;
      return { ...(await pages.view(id, visitor)), view };
    };
    const isTheirs = latest !== null && visitor.holder === latest && !wish.takeOver;
    const earlier = isTheirs && session?.ended === 'finished' ? { sessionId: latest, session } : null;
    if (earlier === null) await kept.giveUp(id);
    const number = kept.isThere(id) ? null : await place(loaded, returns);
    if (number !== null) return busy(number);
    try {
      if (!line.returns(id)) wish.pay?.();
    } catch (error) {
      line.leave(id);
      throw error;
    }
    const lost = wish.takeOver ? null : await lostSession(store, loaded, visitor.holder);
    const goesTo = member !== null && (member.device === 'phone' || isTogether) ? member : null;
    const started = await start(loaded, wish, { lost, earlier, goesTo });
    if (started.outcome === 'started') {
      const begun = sessions.get(started.sessionId);
      if (begun !== undefined) vacancy.begin(begun);
      if (begun !== undefined && goesTo !== null) await handOver(begun, goesTo, wish.viewport);
      return pages.view(id, { holder: started.sessionId, member });
    }
    if (started.outcome === 'busy') return busy(line.ask(id, loaded.orgId, 0) ?? 1);
    const page = await pages.view(id, visitor);
    return started.outcome === 'elsewhere' ? { ...page, view: { kind: 'in_use' } } : page;
  }

  return {
    start: (capturedId, visitor, wish) =>
      queue.run(capturedId, async () => {
        const loaded = await loadSubject(store, capturedId);
        if (loaded === undefined || isTestPartition(loaded.orgId)) return pages.view(capturedId, visitor);
        return begin(loaded, visitor, wish);
      }),

    goOn: (capturedId, code, wish) =>
      queue.run(capturedId, async () => {
        const loaded = await loadSubject(store, capturedId);
        if (loaded === undefined) throw notThere();
        const visitor = await handovers.redeem(loaded, code);
        const page = await begin(loaded, visitor, { ...wish, takeOver: false, request: null });
        return { page, member: visitor.member };
      }),
  };
}
