import type { Reassess, Reassessed } from '../../domain/capture/reassessment.ts';
import type { AskAgain, Review } from '../../domain/capture/review.ts';
import type { Digests } from '../../domain/digests.ts';
import type { EvidenceScope } from '../../domain/envelope/evidence-scope.ts';
import type { Step } from '../../domain/envelope/step.ts';
import type { Assessment } from '../../domain/inquiry/assessment.ts';
import type { InquiryConfiguration } from '../../domain/inquiry/configuration.ts';
import type { Result } from '../../domain/inquiry/result.ts';
import type { ResultStatus } from '../../domain/inquiry/transitions.ts';
import type { CommandContext, CommandHandler } from '../handle.ts';
import type { EventStore, RecordedEvent } from '../ports/event-store.ts';
import type { Reason } from './reasons.ts';

/** What a result rests on, and what a new assessment of that would make of it. */
export type Standing = {
  sessionId: string;
  /** When its session was handed in. */
  submittedAt: Date;
  assessment: Assessment | null;
  /** @throws DomainError CONFLICT when the evidence could not be assessed */
  after(assessment: Assessment): Reassessed;
};

/** What is captured, an inquiry or an envelope, as it stands in the log. */
export type CaptureSubject = {
  id: string;
  orgId: string;
  /** Of its stream. */
  revision: number;
  position: bigint;
  /** How it is captured. */
  configuration: InquiryConfiguration;
  /** What its evidence is held against. */
  criteria: InquiryConfiguration;
  /** The template whose readings its evidence is read by; null when there is none. */
  templateKey: string | null;
  /** The steps that lead the end user, in order; empty when none do. */
  steps: readonly Step[];
  /** What is read from the evidence of a step (from 1); undefined when nothing narrows it. */
  scopeOf(step: number | null): EvidenceScope | undefined;
  expiresAt: Date;
  /** Its end by expiry stands in the log. */
  expired: boolean;
  /** Latest capture session; null before the first. */
  sessionId: string | null;
  result: Pick<Result, 'status' | 'assessing'>;
  /** Its tries are not used up. */
  isTryLeft: boolean;
  /** Another try was granted, and nothing has happened since. */
  retryGranted: boolean;
  /** Why it has its status, or why another try was granted. */
  reasons: Reason[];
  /** @throws DomainError CONFLICT while there is nothing that could be assessed again */
  standing(): Standing;
  /** Whether the end user may go through the capture (again). */
  mayTry(now: Date): boolean;
};

export type SessionInContext = { sessionId: string; context: CommandContext };

/** A stream with what a command appended to it. */
export type Appended = { history: readonly RecordedEvent[] };

/** What an operator made of a result. */
export type Reviewed = Appended & { resultId: string; status: ResultStatus; reason: string | null };

/** What differs between the kinds of subjects: what is read, and what happens to them. */
export type SubjectKind = {
  /** Of its streams. */
  category: string;
  /** Of the ids of its sessions. */
  sessionPrefix: 'web_sess_' | 'iq_sess_';
  /** undefined when there never was one or it is deleted. */
  load(store: EventStore, id: string): Promise<CaptureSubject | undefined>;
  /** @throws DomainError when it can't be started any more. */
  start(handle: CommandHandler, id: string, session: SessionInContext, now: Date): Promise<void>;
  /** @throws DomainError when the session is not the latest. */
  submit(handle: CommandHandler, id: string, session: SessionInContext): Promise<void>;
  /**
   * Records what the evidence of a session says; the domain's policy decides. Answers the status that follows.
   * `setAside`: why nobody but a person can look at it.
   */
  assess(
    handle: CommandHandler,
    subject: CaptureSubject,
    session: SessionInContext,
    assessed: { assessment: Assessment; setAside?: string },
    digests: Digests,
  ): Promise<ResultStatus | undefined>;
  /**
   * @param seen revision that the operator has seen; whatever stands is decided on unless told.
   * @throws DomainError NOT_FOUND, VALIDATION without a reason, CONFLICT when its status does not allow it or it has
   * gone on since.
   */
  review(
    handle: CommandHandler,
    id: string,
    review: Review,
    context: CommandContext,
    digests: Digests,
    seen?: number,
  ): Promise<Reviewed>;
  /** As `review`: the end user may go through the capture again. */
  askAgain(
    handle: CommandHandler,
    id: string,
    asked: AskAgain,
    context: CommandContext,
    digests: Digests,
    seen?: number,
  ): Promise<Reviewed>;
  /** Records a new assessment of the same evidence, with what follows. @param seen as of `review` @throws DomainError */
  reassess(
    handle: CommandHandler,
    id: string,
    reassess: Reassess,
    context: CommandContext,
    digests: Digests,
    seen: number,
  ): Promise<Appended>;
  /** Ends it when its time is over without a verdict; otherwise nothing happens. */
  expire(
    handle: CommandHandler,
    id: string,
    at: { now: Date; evidenceCaptured: boolean; context: CommandContext },
    digests: Digests,
  ): Promise<void>;
  /** Deletes it for everyone. @throws DomainError NOT_FOUND when there never was one or it is deleted. */
  delete(handle: CommandHandler, id: string, context: CommandContext): Promise<Appended>;
};
