import { capturedBy, idOf } from '../../domain/capture/captured.ts';
import type { Digests } from '../../domain/digests.ts';
import { envelope } from '../../domain/envelope/envelope.ts';
import type { EnvelopeEvent } from '../../domain/envelope/events.ts';
import type { Assessment } from '../../domain/inquiry/assessment.ts';
import type { InquiryEvent } from '../../domain/inquiry/events.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { notAssessed } from '../../domain/inquiry/not-assessed.ts';
import type { CaptureSubject } from '../capture/capture-subject.ts';
import { recordEnd } from '../capture/session-end.ts';
import { kindOf } from '../capture/subject-kind.ts';
import type { CommandHandler } from '../handle.ts';
import { type Backoff, pauseAfter } from '../pause.ts';
import { type Analyser, UnreadableEvidence } from '../ports/analyser.ts';
import type { Clock } from '../ports/clock.ts';
import { EngineUnavailable } from '../ports/engine-unavailable.ts';
import type { EventStore, Recorded } from '../ports/event-store.ts';
import type { EvidenceStore } from '../ports/evidence-store.ts';
import type { Log } from '../ports/log.ts';
import type { Consumer, Message, MessageBus } from '../ports/message-bus.ts';
import type { WorkMetrics } from '../ports/work-metrics.ts';
import { analyseSession } from '../session-analysis.ts';
import { isPoison } from './poison.ts';
import type { Process } from './process.ts';
import { ASSESSMENTS, type AssessmentDue, type OlderAssessmentDue } from './queues.ts';

type Parts = {
  store: EventStore;
  handle: CommandHandler;
  evidence: EvidenceStore;
  analyser: Analyser;
  bus: MessageBus;
  digests: Digests;
  clock: Clock;
  log: Log;
  metrics: WorkMetrics;
  /** Fires when the service stops and work in hand is broken off. */
  abort: AbortSignal;
};

/** Analyses in work at once, on a machine that also runs the remote browsers. */
const CONCURRENCY = 2;
const ANALYSIS_LIMIT_MS = 60_000;
const MAX_DELIVERIES = 3;
/** How long an assessment waits for an engine that is away: 1 s, 2 s, 4 s … 30 s. */
const WHILE_AWAY: Backoff = { firstMs: 1000, longestMs: 30_000 };
/** Told to customers and operators. */
const ENDED_THE_SERVICE =
  'Assessing this evidence ended the program that assesses it again and again. A person must look at it.';

/** Puts every submitted capture on the bus for its assessment. */
export function queueAssessments(bus: MessageBus): Process<Recorded<InquiryEvent | EnvelopeEvent>> {
  return {
    name: 'assess-evidence',
    categories: [inquiry.category, envelope.category],
    async handle(events) {
      for (const event of events) {
        if (event.type !== 'CaptureSubmitted') continue;
        const { session_id } = event.data;
        const captured_id = idOf(event.data);
        const body: AssessmentDue = { captured_id, session_id, causation_id: event.id };
        await bus.publish(ASSESSMENTS, { id: `${captured_id}.${session_id}`, body });
      }
    },
  };
}

/** Takes assessments from the bus and records what the analyser finds; the domain's policy decides. */
export function assessEvidence(parts: Parts): Consumer {
  return parts.bus.consume<AssessmentDue | OlderAssessmentDue>(
    ASSESSMENTS,
    async message => {
      const due = todays(message.body);
      try {
        await assess(parts, due, message);
      } catch (error) {
        if (!(error instanceof EngineUnavailable)) throw error;
        await putBack(parts, due, error);
      }
      return 'done';
    },
    { concurrency: CONCURRENCY, leaseMs: ANALYSIS_LIMIT_MS + 30_000 },
  );
}

function todays(due: AssessmentDue | OlderAssessmentDue): AssessmentDue {
  if ('captured_id' in due) return due;
  const { inquiry_id: captured_id, ...rest } = due;
  return { captured_id, ...rest };
}

/**
 * An engine that is away is no failure of the analysis: it comes again, after a growing pause, as a message of its own.
 * The bus counts how often a message was handed out, and one that was handed out too often is broken.
 */
async function putBack({ bus, clock, log }: Parts, due: AssessmentDue, { engine, message }: EngineUnavailable) {
  const { captured_id, session_id } = due;
  const put_back = (due.put_back ?? 0) + 1;
  const pauseMs = pauseAfter(put_back, WHILE_AWAY);
  log.warn('an assessment waits for an engine', { session_id, put_back, pause_ms: pauseMs, engine, error: message });
  const dueAt = new Date(clock.now().getTime() + pauseMs);
  await bus.publish(
    ASSESSMENTS,
    { id: `${captured_id}.${session_id}.${put_back}`, body: { ...due, put_back } },
    { dueAt },
  );
}

async function assess(parts: Parts, due: AssessmentDue, message: Pick<Message, 'deliveries' | 'lost'>): Promise<void> {
  const { store, handle, log } = parts;
  const { captured_id: capturedId, session_id } = due;
  const kind = kindOf(capturedId);
  const subject = await kind.load(store, capturedId);
  // Deleted meanwhile: there is nothing left to do.
  if (subject === undefined) return;
  const { orgId } = subject;
  const context = { orgId, actor: 'system', correlationId: capturedId, causationId: due.causation_id };
  // Who submits ends the session as well, unless a crash came between.
  const end = () => recordEnd(handle, { sessionId: session_id, capturedId, context }, 'finished');
  if (subject.result.assessing !== session_id) return end();

  const startedAt = performance.now();
  const assessed = await analyse(parts, subject, session_id, message);
  const { assessment, setAside } = assessed;
  const status = await kind.assess(handle, subject, { sessionId: session_id, context }, assessed, parts.digests);
  await end();
  if (setAside !== undefined) {
    parts.metrics.setAside(ASSESSMENTS);
    log.error('evidence is set aside for a person', { ...capturedBy(capturedId), session_id, reason: setAside });
  }
  log.info('evidence assessed', {
    ...capturedBy(capturedId),
    session_id,
    status,
    acceptance: assessment.acceptance,
    confidence: assessment.confidence,
    evidence: assessment.evidence.length,
    duration_ms: Math.round(performance.now() - startedAt),
  });
}

/** What came of an analysis; `setAside`: why nobody but a person can look at the evidence. */
type Assessed = { assessment: Assessment; setAside?: string };

/** An analysis that breaks is tried again by the bus; the last time its error becomes the assessment. */
async function analyse(
  parts: Parts,
  subject: CaptureSubject,
  sessionId: string,
  message: Pick<Message, 'deliveries' | 'lost'>,
): Promise<Assessed> {
  const { deliveries } = message;
  const { store, evidence, analyser, clock, log, abort } = parts;
  if (isPoison(message)) return forAPerson(analyser, subject, ENDED_THE_SERVICE);
  try {
    const session = { sessionId, submittedAt: clock.now() };
    const signal = AbortSignal.any([abort, AbortSignal.timeout(ANALYSIS_LIMIT_MS)]);
    return { assessment: await analyseSession({ store, evidence, analyser }, subject, session, signal) };
  } catch (error) {
    // Broken off, or nobody was there to ask: no failure of the analysis. It is handed out again.
    if (abort.aborted || error instanceof EngineUnavailable) throw error;
    if (error instanceof UnreadableEvidence) return forAPerson(analyser, subject, error.message);
    log.error('analysis failed', { session_id: sessionId, deliveries, error });
    if (deliveries < MAX_DELIVERIES) throw error;
    return {
      assessment: unread(analyser, subject, 'The evidence could not be read.', 'The analysis failed repeatedly.'),
    };
  }
}

function forAPerson(analyser: Analyser, subject: CaptureSubject, reason: string): Assessed {
  return { assessment: unread(analyser, subject, reason, null), setAside: reason };
}

function unread(
  analyser: Analyser,
  { criteria, steps }: CaptureSubject,
  reason: string,
  error: string | null,
): Assessment {
  const instructions = [criteria.ai_instruction, ...steps.map(step => step.ai_instruction ?? '')].join('');
  const by = { analyser: analyser.name, analyser_version: analyser.version };
  return notAssessed({ ...criteria, ai_instruction: instructions }, by, reason, error);
}
