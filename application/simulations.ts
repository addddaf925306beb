import { DomainError } from '../domain/domain-error.ts';
import { type SimulatedClaim, simulation } from '../domain/inquiry/simulation.ts';
import type { ResultStatus } from '../domain/inquiry/transitions.ts';
import { isTestPartition } from '../domain/organization/partition.ts';
import { type Caller, contextOf } from './caller.ts';
import { CONSENT_VERSION } from './capture/consent.ts';
import type { CommandHandler } from './handle.ts';
import type { DetailedInquiry, Inquiries } from './inquiries.ts';
import type { Clock } from './ports/clock.ts';
import type { Identifiers } from './ports/identifiers.ts';
import type { ReadModel } from './ports/read-models.ts';
import { documentAfter } from './read-your-writes.ts';
import type { InquiryDocument } from './views/inquiry-view.ts';

export type RequestedSimulation = { status: ResultStatus; claims: SimulatedClaim[]; reason: string | null };

type Parts = {
  handle: CommandHandler;
  identifiers: Identifiers;
  clock: Clock;
  documents: ReadModel<InquiryDocument>;
  inquiries: Inquiries;
};

/** Whether this caller may simulate: for a live key there is no such thing. */
function maySimulate(caller: Caller): boolean {
  return isTestPartition(caller.orgId);
}

/** Outcomes of inquiries that were made with a test key, for integrators to try out. */
export type Simulations = {
  /**
   * The inquiry once it is driven to this status.
   * @throws DomainError NOT_FOUND, also for every live key; CONFLICT when the status can't be reached.
   */
  simulate(caller: Caller, id: string, requested: RequestedSimulation): Promise<DetailedInquiry>;
};

export function createSimulations({ clock, documents, handle, identifiers, inquiries }: Parts): Simulations {
  async function simulate(caller: Caller, id: string, requested: RequestedSimulation): Promise<DetailedInquiry> {
    if (!maySimulate(caller)) throw new DomainError('NOT_FOUND', 'There is no such inquiry.');
    const { status: to, claims, reason } = requested;
    const sessionId = identifiers.next('web_sess_');
    const simulated = await handle(
      simulation,
      id,
      { type: 'Simulate', to, claims, reason, sessionId, consentVersion: CONSENT_VERSION, now: clock.now() },
      contextOf(caller),
    );
    return inquiries.tell(await documentAfter(documents, id, simulated));
  }

  return { simulate };
}
