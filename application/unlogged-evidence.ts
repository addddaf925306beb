import { captureSession } from '../domain/capture/session.ts';
import { deleteEvidenceFiles } from './evidence-files.ts';
import { load } from './load.ts';
import type { Clock } from './ports/clock.ts';
import type { EventStore } from './ports/event-store.ts';
import type { EvidenceStore } from './ports/evidence-store.ts';
import type { Reservations } from './ports/reservations.ts';

type Parts = { reservations: Reservations; store: EventStore; evidence: EvidenceStore; clock: Clock };

/** Whose evidence it is. */
export type EvidenceOwner = { sessionId: string; capturedId: string };

/**
 * Evidence is stored before its event is in the log. Between the two it is reserved, so that what a dead process stored
 * and never told of is found and removed: nobody else would know whose it is.
 */
export type UnloggedEvidence = {
  /** Before a piece of evidence is stored. */
  begin(evidenceId: string, owner: EvidenceOwner): Promise<void>;
  /** After its event is in the log, or its files are removed. */
  end(evidenceId: string): Promise<void>;
  /** Removes what has been stored for some minutes and is in no log. */
  sweep(): Promise<void>;
  /** Removes all that is not in the log of one inquiry or envelope. */
  eraseOf(capturedId: string): Promise<void>;
};

const PREFIX = 'evidence:';
/** Longer than any event takes into the log. */
const OWN_TIME_MS = 5 * 60_000;

type Begun = EvidenceOwner & { since: string };

export function createUnloggedEvidence({ reservations, store, evidence, clock }: Parts): UnloggedEvidence {
  async function begun(): Promise<(Begun & { id: string; name: string; value: string })[]> {
    const found = await reservations.beginning(PREFIX);
    return found.map(({ name, value }) => ({
      ...(JSON.parse(value) as Begun),
      id: name.slice(PREFIX.length),
      name,
      value,
    }));
  }

  return {
    async begin(evidenceId, owner) {
      const value: Begun = { ...owner, since: clock.now().toISOString() };
      await reservations.reserve(`${PREFIX}${evidenceId}`, JSON.stringify(value));
    },

    async end(evidenceId) {
      const name = `${PREFIX}${evidenceId}`;
      const value = await reservations.reserved(name);
      if (value !== null) await reservations.free(name, value);
    },

    async sweep() {
      for (const { id, sessionId, since, name, value } of await begun()) {
        if (clock.now().getTime() - Date.parse(since) < OWN_TIME_MS) continue;
        const { state } = await load(store, captureSession, sessionId);
        if (!state.evidence.some(({ evidence_id }) => evidence_id === id)) await deleteEvidenceFiles(evidence, id);
        await reservations.free(name, value);
      }
    },

    async eraseOf(capturedId) {
      for (const { id, capturedId: owner, name, value } of await begun()) {
        if (owner !== capturedId) continue;
        await deleteEvidenceFiles(evidence, id);
        await reservations.free(name, value);
      }
    },
  };
}
