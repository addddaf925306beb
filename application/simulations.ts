import type { SimulatedClaim, Simulation } from '../domain/capture/simulated.ts';
import type { Digests } from '../domain/digests.ts';
import { DomainError } from '../domain/domain-error.ts';
import { type EnvelopeResult, hashOf } from '../domain/envelope/result.ts';
import { envelopeSimulation } from '../domain/envelope/simulation.ts';
import { simulation } from '../domain/inquiry/simulation.ts';
import type { ResultStatus } from '../domain/inquiry/transitions.ts';
import { isTestPartition } from '../domain/organization/partition.ts';
import { type Caller, contextOf } from './caller.ts';
import type { SubjectKind } from './capture/capture-subject.ts';
import { CONSENT_VERSION } from './capture/consent.ts';
import { envelopeSubject } from './capture/envelope-subject.ts';
import { inquirySubject } from './capture/inquiry-subject.ts';
import type { CapturedReadModels } from './captured-read-models.ts';
import type { DetailedEnvelope, Envelopes } from './envelopes.ts';
import type { CommandHandler } from './handle.ts';
import type { DetailedInquiry, Inquiries } from './inquiries.ts';
import type { Clock } from './ports/clock.ts';
import type { Identifiers } from './ports/identifiers.ts';
import { documentAfter } from './read-your-writes.ts';

export type RequestedSimulation = { status: ResultStatus; claims: SimulatedClaim[]; reason: string | null };

type Parts = {
  handle: CommandHandler;
  identifiers: Identifiers;
  clock: Clock;
  digests: Digests;
  documents: CapturedReadModels;
  inquiries: Inquiries;
  envelopes: Envelopes;
};

/** Whether this caller may simulate: for a live key there is no such thing. */
function maySimulate(caller: Caller): boolean {
  return isTestPartition(caller.orgId);
}

/** Outcomes of what was made with a test key, for integrators to try out. */
export type Simulations = {
  /**
   * The inquiry once it is driven to this status.
   * @throws DomainError NOT_FOUND, also for every live key; CONFLICT when the status can't be reached.
   */
  simulate(caller: Caller, id: string, requested: RequestedSimulation): Promise<DetailedInquiry>;
  /** The same of an envelope. */
  simulateEnvelope(caller: Caller, id: string, requested: RequestedSimulation): Promise<DetailedEnvelope>;
};

export function createSimulations(parts: Parts): Simulations {
  const { clock, digests, documents, envelopes, handle, identifiers, inquiries } = parts;

  function asked({ status: to, claims, reason }: RequestedSimulation, { sessionPrefix }: SubjectKind): Simulation {
    const sessionId = identifiers.next(sessionPrefix);
    return { to, claims, reason, sessionId, consentVersion: CONSENT_VERSION, now: clock.now() };
  }

  return {
    async simulate(caller, id, requested) {
      if (!maySimulate(caller)) throw new DomainError('NOT_FOUND', 'There is no such inquiry.');
      const command = { type: 'Simulate', ...asked(requested, inquirySubject) } as const;
      const simulated = await handle(simulation, id, command, contextOf(caller));
      return inquiries.tell(await documentAfter(documents.inquiries, id, simulated));
    },

    async simulateEnvelope(caller, id, requested) {
      if (!maySimulate(caller)) throw new DomainError('NOT_FOUND', 'There is no such envelope.');
      const command = {
        type: 'Simulate',
        ...asked(requested, envelopeSubject),
        hashOf: (result: EnvelopeResult) => hashOf(result, digests.sha256),
      } as const;
      const simulated = await handle(envelopeSimulation, id, command, contextOf(caller));
      return envelopes.tell(await documentAfter(documents.envelopes, id, simulated));
    },
  };
}
