import type { Digests } from '../domain/digests.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { Assessment } from '../domain/inquiry/assessment.ts';
import { type Difference, differencesOf } from '../domain/inquiry/assessment-difference.ts';
import type { Operator } from '../domain/inquiry/events.ts';
import { inquiry } from '../domain/inquiry/inquiry.ts';
import { reassessedSession, statusAfter } from '../domain/inquiry/reassess.ts';
import type { ResultStatus } from '../domain/inquiry/transitions.ts';
import { analysisRequest } from './analysis-request.ts';
import { inquirySubject } from './capture/inquiry-subject.ts';
import type { CommandHandler } from './handle.ts';
import { inquiryIdOf } from './inquiries.ts';
import { load } from './load.ts';
import { type Analyser, UnreadableEvidence } from './ports/analyser.ts';
import type { EventStore } from './ports/event-store.ts';
import type { EvidenceStore } from './ports/evidence-store.ts';
import type { Identifiers } from './ports/identifiers.ts';
import type { ReadModel } from './ports/read-models.ts';
import { untilReadable } from './read-your-writes.ts';
import type { InquiryDocument } from './views/inquiry-view.ts';

type Parts = {
  handle: CommandHandler;
  identifiers: Identifiers;
  store: EventStore;
  evidence: EvidenceStore;
  inquiries: ReadModel<InquiryDocument>;
  digests: Digests;
  /** Made when somebody asks for the first time: most processes never do. */
  analyser(): Promise<Analyser>;
};

/** What the present analyser and readings make of the evidence that a result rests on. */
export type Reassessment = {
  inquiry_id: string;
  name: string;
  status: ResultStatus;
  /** What the result would become, and why. */
  to_status: ResultStatus;
  reason: string;
  differences: Difference[];
  /** Of the inquiry's stream, and of what would change: what is recorded is what was seen. */
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
   * @param id of the inquiry or its result
   * @param orgId whose inquiry it has to be; anybody's unless told
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

const nothing = () => new DomainError('NOT_FOUND', 'There is no such inquiry or result.', { field: 'id' });
const changed = () =>
  new DomainError('CONFLICT', 'It would come to something else than you have seen. Look at it once more.', {
    reason: 'CHANGED_MEANWHILE',
  });

export function createReassessments(parts: Parts): Reassessments {
  const { analyser, digests, evidence, handle, identifiers, inquiries, store } = parts;

  async function analysed(...asked: Parameters<typeof analysisRequest>): Promise<Assessment> {
    try {
      return await (await analyser()).analyse(await analysisRequest(...asked), AbortSignal.timeout(LIMIT_MS));
    } catch (error) {
      if (error instanceof UnreadableEvidence) throw new DomainError('CONFLICT', error.message);
      throw error;
    }
  }

  /** @param revision that was seen, so that nothing is read for what has gone on since */
  async function reassessed(id: string, orgId?: string, revision?: number) {
    const inquiryId = inquiryIdOf(id);
    const [subject, { history, state }] = [
      await inquirySubject.load(store, inquiryId),
      await load(store, inquiry, inquiryId),
    ];
    if (subject === undefined || state === null || (orgId !== undefined && orgId !== subject.orgId)) throw nothing();
    if (revision !== undefined && revision !== subject.revision) throw changed();
    const sessionId = reassessedSession(state);
    // Dates are held against the day on which the evidence was handed in.
    const submitted = history.findLast(
      event => event.type === 'CaptureSubmitted' && event.data.session_id === sessionId,
    );
    const submittedAt = new Date(submitted?.metadata.occurred_at ?? 0);
    const assessment = await analysed({ store, evidence }, subject, sessionId, submittedAt);
    const { to: to_status, reason } = statusAfter(state, assessment);
    const { status } = state.result;
    const differences = differencesOf(state.result.assessment, assessment);
    const shown = Buffer.from(digests.sha256(JSON.stringify([status, to_status, differences]))).toString('hex');
    const { configuration, inquiry_id } = state;
    const told = { inquiry_id, name: configuration.name, status, to_status, reason, differences, shown };
    return { subject, sessionId, assessment, told: { ...told, revision: subject.revision } };
  }

  async function record(id: string, by: Reassessing, seen?: SeenReassessment): Promise<Reassessment> {
    const { assessment, sessionId, subject, told } = await reassessed(id, by.orgId, seen?.revision);
    if (seen !== undefined && seen.shown !== told.shown) throw changed();
    const { email, name } = by;
    const actor = `operator:${by.operatorId ?? email}`;
    const context = { orgId: subject.orgId, actor, correlationId: identifiers.event() };
    const command = { type: 'Reassess', sessionId, assessment, operator: { name, email } } as const;
    await untilReadable(inquiries, await handle(inquiry, subject.id, command, context, { seen: told.revision }));
    return told;
  }

  return { preview: async (id, orgId) => (await reassessed(id, orgId)).told, record };
}
