import { idOf } from '../../domain/capture/captured.ts';
import type { CaptureEvent, EvidenceCaptured } from '../../domain/capture/events.ts';
import { captureSession } from '../../domain/capture/session.ts';
import { envelope } from '../../domain/envelope/envelope.ts';
import type { EnvelopeEvent } from '../../domain/envelope/events.ts';
import { stepOfEvidence } from '../../domain/envelope/progress.ts';
import type { InquiryEvent } from '../../domain/inquiry/events.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { loadSubject } from '../capture/subject-kind.ts';
import { loadEvidence } from '../evidence-for-analysis.ts';
import { load } from '../load.ts';
import type { Clock } from '../ports/clock.ts';
import type { EarlyReader } from '../ports/early-reader.ts';
import type { EventStore, Recorded } from '../ports/event-store.ts';
import type { EvidenceStore } from '../ports/evidence-store.ts';
import type { Log } from '../ports/log.ts';
import { taughtReadings } from '../taught-readings.ts';
import type { Process } from './process.ts';

type Parts = { store: EventStore; evidence: EvidenceStore; reader: EarlyReader; clock: Clock; log: Log };

/** Of one session, with what was taken back: who captures without end is read when they hand it in. */
const MOST_OF_A_SESSION = 12;
const MOST_WAITING = 32;
/** What was captured longer ago was handed in, is of a log that is read from its beginning, or ended the process before. */
const OLDEST_MS = 60_000;

type Followed = CaptureEvent | InquiryEvent | EnvelopeEvent;

/** Reads one piece of a session that goes on and still counts it. */
async function readPiece({ store, evidence, reader }: Parts, piece: EvidenceCaptured['data']): Promise<void> {
  const { state, history } = await load(store, captureSession, piece.session_id);
  const kept = history.filter(({ type }) => type === 'EvidenceCaptured').length;
  const counts = state.evidence.some(({ evidence_id }) => evidence_id === piece.evidence_id);
  if (state.ended !== null || !counts || kept > MOST_OF_A_SESSION) return;
  const subject = await loadSubject(store, idOf(piece));
  if (subject === undefined || subject.result.assessing === piece.session_id) return;
  const { criteria: configuration, templateKey, scopeOf } = subject;
  const [loaded] = await loadEvidence(evidence, [piece], id => scopeOf(stepOfEvidence(state.progress, id)));
  if (loaded === undefined) return;
  const asked = { configuration, readings: await taughtReadings(store, templateKey) };
  await reader.readAhead(idOf(piece), asked, loaded);
}

/**
 * Has evidence read as soon as it is captured, while its person still browses, one piece after the other: whoever has
 * handed in waits for nobody who has not. What is lost of it (an end of the process, a full line) is read when it is handed in.
 */
export function readAhead(parts: Parts): Process<Recorded<Followed>> {
  let waiting: EvidenceCaptured['data'][] = [];
  let isReading = false;

  async function readAll(): Promise<void> {
    if (isReading) return;
    isReading = true;
    try {
      for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) await readPiece(parts, piece);
    } catch (problem) {
      waiting = [];
      parts.log.warn('evidence was not read ahead', { problem: String(problem) });
    }
    isReading = false;
  }

  function isRecent({ metadata }: Recorded<Followed>): boolean {
    return parts.clock.now().getTime() - Date.parse(metadata.occurred_at) < OLDEST_MS;
  }

  function forget(evidenceId: string): void {
    waiting = waiting.filter(({ evidence_id }) => evidence_id !== evidenceId);
    parts.reader.forget(evidenceId);
  }

  function forgetAll(capturedId: string): void {
    waiting = waiting.filter(piece => idOf(piece) !== capturedId);
    parts.reader.forgetAll(capturedId);
  }

  return {
    name: 'read-ahead',
    categories: [captureSession.category, inquiry.category, envelope.category],
    async handle(events) {
      for (const event of events) {
        const { type, data } = event;
        if (type === 'EvidenceCaptured') {
          if (isRecent(event) && waiting.length < MOST_WAITING) waiting.push(data);
        } else if (type === 'EvidenceRemoved') forget(data.evidence_id);
        else if (type === 'InquiryDeleted' || type === 'EnvelopeDeleted') forgetAll(idOf(data));
      }
      // The log goes on being followed meanwhile.
      void readAll();
    },
  };
}
