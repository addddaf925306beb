import { captureSession } from '../../domain/capture/session.ts';
import type { Assessment } from '../../domain/inquiry/assessment.ts';
import type { InquiryConfiguration } from '../../domain/inquiry/configuration.ts';
import { requiredFields } from '../../domain/inquiry/configuration.ts';
import type { CaptureSubmitted } from '../../domain/inquiry/events.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { loadEvidence } from '../evidence-for-analysis.ts';
import { type CommandHandler, load } from '../handle.ts';
import type { Analyser } from '../ports/analyser.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventStore } from '../ports/event-store.ts';
import type { EvidenceStore } from '../ports/evidence-store.ts';
import type { Log } from '../ports/log.ts';
import type { Consumer, MessageBus } from '../ports/message-bus.ts';
import type { Process } from './process.ts';
import { ASSESSMENTS, type AssessmentDue } from './queues.ts';

type Parts = {
  store: EventStore;
  handle: CommandHandler;
  evidence: EvidenceStore;
  analyser: Analyser;
  bus: MessageBus;
  clock: Clock;
  log: Log;
};

/** Analyses in work at once, on a machine that also runs the remote browsers. */
const CONCURRENCY = 2;
const ANALYSIS_LIMIT_MS = 60_000;
const MAX_DELIVERIES = 3;

/** Puts every submitted capture on the bus for its assessment. */
export function queueAssessments(bus: MessageBus): Process {
  return {
    name: 'assess-evidence',
    categories: ['inquiry'],
    async handle(events) {
      for (const event of events) {
        if (event.type !== 'CaptureSubmitted') continue;
        const { inquiry_id, session_id } = event.data as CaptureSubmitted['data'];
        const body: AssessmentDue = { inquiry_id, session_id, causation_id: event.id };
        await bus.publish(ASSESSMENTS, { id: `${inquiry_id}.${session_id}`, body });
      }
    },
  };
}

/** Takes assessments from the bus and records what the analyser finds; the inquiry's policy decides. */
export function assessEvidence(parts: Parts): Consumer {
  return parts.bus.consume<AssessmentDue>(
    ASSESSMENTS,
    async message => {
      await assess(parts, message.body, message.deliveries);
      return 'done';
    },
    { concurrency: CONCURRENCY, leaseMs: ANALYSIS_LIMIT_MS + 30_000 },
  );
}

async function assess(parts: Parts, due: AssessmentDue, deliveries: number): Promise<void> {
  const { store, handle, log } = parts;
  const { inquiry_id, session_id } = due;
  const stream = `inquiry-${inquiry_id}` as const;
  const { state, orgId } = await load(store, inquiry, stream);
  // Assessed already, or deleted meanwhile: there is nothing left to do.
  if (state === null || orgId === null || state.deleted || state.result.assessing !== session_id) return;

  const startedAt = performance.now();
  const assessment = await analyse(parts, state.configuration, session_id, deliveries);
  const context = { orgId, actor: 'system', correlationId: inquiry_id, causationId: due.causation_id };
  const command = { type: 'RecordAssessment', sessionId: session_id, assessment } as const;
  const { state: assessed } = await handle(inquiry, stream, command, context);
  log.info('evidence assessed', {
    inquiry_id,
    session_id,
    status: assessed?.result.status,
    acceptance: assessment.acceptance,
    confidence: assessment.confidence,
    evidence: assessment.evidence.length,
    duration_ms: Math.round(performance.now() - startedAt),
  });
}

/** An analysis that breaks is tried again by the bus; the last time its error becomes the assessment. */
async function analyse(
  parts: Parts,
  configuration: InquiryConfiguration,
  sessionId: string,
  deliveries: number,
): Promise<Assessment> {
  const { store, evidence, analyser, clock, log } = parts;
  try {
    const { state: session } = await load(store, captureSession, `capture-${sessionId}`);
    const loaded = await loadEvidence(evidence, session.evidence);
    const request = { configuration, submittedAt: clock.now(), evidence: loaded };
    return await analyser.analyse(request, AbortSignal.timeout(ANALYSIS_LIMIT_MS));
  } catch (error) {
    log.error('analysis failed', { session_id: sessionId, deliveries, error });
    if (deliveries < MAX_DELIVERIES) throw error;
    return brokenAssessment(analyser, configuration, 'The analysis failed repeatedly.');
  }
}

function brokenAssessment(analyser: Analyser, configuration: InquiryConfiguration, error: string): Assessment {
  return {
    claims: [],
    acceptance: 'low',
    acceptance_reason: 'The evidence could not be read.',
    acceptance_by_guide: false,
    acceptance_certain: false,
    confidence: 'low',
    confidence_reason: 'The evidence could not be read.',
    rules: [],
    required_fields: requiredFields(configuration.fields),
    found_fields: [],
    extracted_fields: [],
    evidence: [],
    analyser: analyser.name,
    analyser_version: analyser.version,
    error,
  };
}
