import { DomainError } from '../../domain/domain-error.ts';
import type { KycResults, ReportedKycResult } from '../kyc-results.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { Consumer, Message, MessageBus } from '../ports/message-bus.ts';
import type { WorkMetrics } from '../ports/work-metrics.ts';
import { isPoison } from './poison.ts';
import { KYC_RESULTS, REJECTED_KYC_RESULTS, type RejectedKycResult } from './queues.ts';

type Parts = { kycResults: KycResults; bus: MessageBus; clock: Clock; log: Log; metrics: WorkMetrics };

const FIELDS = ['org_id', 'inquiry_id', 'subject_id', 'status'] as const;
const MAX_TEXT = 255;
const LEASE_MS = 30_000;
const ENDED_THE_SERVICE = 'Recording this message ended the program that records it again and again.';

/**
 * Takes in what an outside KYC system publishes, one message after the other: the order of two reports about one
 * inquiry is their meaning. A message that nobody can record is set aside for good and never holds up the others.
 */
export function recordKycResults(parts: Parts): Consumer {
  return parts.bus.consume<unknown>(
    KYC_RESULTS,
    async message => {
      if (isPoison(message)) {
        await setAside(parts, message, new DomainError('VALIDATION', ENDED_THE_SERVICE, { field: 'message' }));
        parts.metrics.setAside(KYC_RESULTS);
        return 'done';
      }
      try {
        const { id, ...report } = reportOf(message.body);
        await parts.kycResults.record(report, 'system', id ?? message.id);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        await setAside(parts, message, error);
      }
      return 'done';
    },
    { concurrency: 1, leaseMs: LEASE_MS },
  );
}

async function setAside({ bus, clock, log }: Parts, message: Message, error: DomainError): Promise<void> {
  const body: RejectedKycResult = {
    message: message.body,
    reason: error.message,
    rejected_at: clock.now().toISOString(),
  };
  await bus.publish(REJECTED_KYC_RESULTS, { id: message.id, body });
  const { waiting: set_aside } = await bus.depth(REJECTED_KYC_RESULTS);
  // What it says may be personal: it stands in the queue and not in the log.
  log.warn('KYC result set aside', { message_id: message.id, reason: error.message, field: error.field, set_aside });
}

/** The report that a message carries. @throws DomainError VALIDATION naming the field that is not what it must be. */
function reportOf(body: unknown): ReportedKycResult & { id?: string } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new DomainError('VALIDATION', 'The message must be a JSON object.', { field: 'message' });
  }
  const given = body as Record<string, unknown>;
  const unknown = Object.keys(given).find(name => name !== 'id' && !FIELDS.some(field => field === name));
  if (unknown !== undefined) {
    throw new DomainError('VALIDATION', `There is no field of this name: ${unknown}.`, { field: unknown });
  }
  const [org_id, inquiry_id, subject_id, status] = FIELDS.map(field => textOf(given, field)) as [
    string,
    string,
    string,
    string,
  ];
  const report = { org_id, inquiry_id, subject_id, status };
  return given.id === undefined ? report : { ...report, id: textOf(given, 'id') };
}

function textOf(given: Record<string, unknown>, field: string): string {
  const value = given[field];
  if (typeof value === 'string' && value !== '' && value.length <= MAX_TEXT) return value;
  throw new DomainError('VALIDATION', `${field} must be a text of 1 to ${MAX_TEXT} characters.`, { field });
}
