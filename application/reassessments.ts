import { type Captured, capturedBy } from '../domain/capture/captured.ts';
import type { Digests } from '../domain/digests.ts';
import { DomainError } from '../domain/domain-error.ts';
import { type Difference, differencesOf } from '../domain/inquiry/assessment-difference.ts';
import type { Operator } from '../domain/inquiry/events.ts';
import type { ResultStatus } from '../domain/inquiry/transitions.ts';
import type { CaptureSubject, Standing } from './capture/capture-subject.ts';
import { kindOf } from './capture/subject-kind.ts';
import { type CapturedReadModels, readModelOf } from './captured-read-models.ts';
import type { CommandHandler } from './handle.ts';
import { inquiryIdOf } from './inquiries.ts';
import { type Analyser, UnreadableEvidence } from './ports/analyser.ts';
import type { EventStore } from './ports/event-store.ts';
import type { EvidenceStore } from './ports/evidence-store.ts';
import type { Identifiers } from './ports/identifiers.ts';
import { untilReadable } from './read-your-writes.ts';
import { analyseSession } from './session-analysis.ts';

type Parts = CapturedReadModels & {
  handle: CommandHandler;
  identifiers: Identifiers;
  store: EventStore;
  evidence: EvidenceStore;
  digests: Digests;
  /** Made when somebody asks for the first time: most processes never do. */
  analyser(): Promise<Analyser>;
};

/** What the present analyser and readings make of the evidence that a result rests on. */
export type Reassessment = Captured & {
  name: string;
  status: ResultStatus;
  /** What the result would become, and why. */
  to_status: ResultStatus;
  reason: string;
  differences: Difference[];
  /** Of the stream of what was captured, and of what would change: what is recorded is what was seen. */
  revision: number;
  shown: string;
};

/** What an operator has seen of a reassessment. */
export type SeenReassessment = Pick<Reassessment, 'revision' | 'shown'>;

/** Whoever has it recorded: at the console of their organization, or at the command line, which is of every organization. */
export type Reassessing = Operator & { operatorId?: string; orgId?: string };

/** Has evidence that is kept assessed once more. */
export type Reassessments = {
  /**
   * What would change. Nothing is recorded.
   * @param id of the inquiry or its result, or of the envelope
   * @param orgId whose it has to be; anybody's unless told
   * @throws DomainError NOT_FOUND; CONFLICT when there is nothing to assess again, or its evidence can't be read
   */
  preview(id: string, orgId?: string): Promise<Reassessment>;
  /**
   * Records it, with what follows for the result.
   * @param seen what the operator was shown; what it comes to now unless told
   * @throws DomainError as `preview` does, and CONFLICT when it would come to something else than was seen
   */
  record(id: string, by: Reassessing, seen?: SeenReassessment): Promise<Reassessment>;
};

const LIMIT_MS = 60_000;

const nothing = () => new DomainError('NOT_FOUND', 'There is no such inquiry, result or envelope.', { field: 'id' });
const changed = () =>
  new DomainError('CONFLICT', 'It would come to something else than you have seen. Look at it once more.', {
    reason: 'CHANGED_MEANWHILE',
  });

export function createReassessments(parts: Parts): Reassessments {
  const { digests, evidence, handle, identifiers, store } = parts;

  async function analysed(subject: CaptureSubject, standing: Standing) {
    try {
      const analyser = await parts.analyser();
      return await analyseSession({ store, evidence, analyser }, subject, standing, AbortSignal.timeout(LIMIT_MS));
    } catch (error) {
      if (error instanceof UnreadableEvidence) throw new DomainError('CONFLICT', error.message);
      throw error;
    }
  }

  /** @param revision that was seen, so that nothing is read for what has gone on since */
  async function reassessed(id: string, orgId?: string, revision?: number) {
    const capturedId = inquiryIdOf(id);
    const subject = await kindOf(capturedId).load(store, capturedId);
    if (subject === undefined || (orgId !== undefined && orgId !== subject.orgId)) throw nothing();
    if (revision !== undefined && revision !== subject.revision) throw changed();
    const standing = subject.standing();
    const assessment = await analysed(subject, standing);
    const { to: to_status, reason } = standing.after(assessment);
    const { status } = subject.result;
    const differences = differencesOf(standing.assessment, assessment);
    const shown = Buffer.from(digests.sha256(JSON.stringify([status, to_status, differences]))).toString('hex');
    const { name } = subject.configuration;
    const found = { name, status, to_status, reason, differences, revision: subject.revision, shown };
    const told: Reassessment = { ...capturedBy(capturedId), ...found };
    return { subject, sessionId: standing.sessionId, assessment, told };
  }

  async function record(id: string, by: Reassessing, seen?: SeenReassessment): Promise<Reassessment> {
    const { assessment, sessionId, subject, told } = await reassessed(id, by.orgId, seen?.revision);
    if (seen !== undefined && seen.shown !== told.shown) throw changed();
    const { email, name } = by;
    const actor = `operator:${by.operatorId ?? email}`;
    const context = { orgId: subject.orgId, actor, correlationId: identifiers.event() };
    const recorded = { sessionId, assessment, operator: { name, email } };
    const { reassess } = kindOf(subject.id);
    const appended = await reassess(handle, subject.id, recorded, context, digests, told.revision);
    await untilReadable(readModelOf(parts, subject.id), appended);
    return told;
  }

  return { preview: async (id, orgId) => (await reassessed(id, orgId)).told, record };
}
