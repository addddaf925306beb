import type { LiveSession } from './live-session.ts';

/** The live sessions of this node, found by their id or by their inquiry. */
export class LiveSessions {
  readonly #bySession = new Map<string, LiveSession>();
  readonly #byCaptured = new Map<string, LiveSession>();

  add(session: LiveSession): void {
    this.#bySession.set(session.subject.sessionId, session);
    this.#byCaptured.set(session.subject.capturedId, session);
  }

  remove(session: LiveSession): void {
    const { sessionId, capturedId } = session.subject;
    this.#bySession.delete(sessionId);
    if (this.#byCaptured.get(capturedId) === session) this.#byCaptured.delete(capturedId);
  }

  get(sessionId: string): LiveSession | undefined {
    return this.#bySession.get(sessionId);
  }

  ofCaptured(capturedId: string): LiveSession | undefined {
    return this.#byCaptured.get(capturedId);
  }

  /** Whose organization each place is that is taken. */
  places(): string[] {
    return this.all().map(({ subject }) => subject.context.orgId);
  }

  all(): LiveSession[] {
    return [...this.#bySession.values()];
  }
}
