import { type CaptureDesk, createCaptureDesk } from '../../application/capture/capture-desk.ts';
import { kindOf } from '../../application/capture/subject-kind.ts';
import { type CommandHandler, createCommandHandler } from '../../application/handle.ts';
import type { Recorded } from '../../application/ports/event-store.ts';
import { readStream } from '../../application/streams.ts';
import type { Review } from '../../domain/capture/review.ts';
import { envelope } from '../../domain/envelope/envelope.ts';
import type { EnvelopeCreated, EnvelopeEvent } from '../../domain/envelope/events.ts';
import type { Assessment } from '../../domain/inquiry/assessment.ts';
import { digests } from '../../infrastructure/cryptography/digests.ts';
import { secrets } from '../../infrastructure/cryptography/secrets.ts';
import { countingIdentifiers, evidenceMap } from './capture-house.ts';
import { ENVELOPE_ID, envelopeData } from './envelope-story.ts';
import { InMemoryEventStore } from './in-memory-event-store.ts';
import { inMemoryReservations } from './in-memory-reservations.ts';
import { labelFinder } from './label-finder.ts';
import { loneLeases } from './lone-leases.ts';
import { opensEverything } from './opens-everything.ts';
import { ScriptedBrowser } from './scripted-browser.ts';
import { silentLog } from './silent-log.ts';

export const SYSTEM = { orgId: 'org_1', actor: 'system', correlationId: 'test' };

/** A capture desk over things in memory, with one envelope to capture. */
export class EnvelopeHouse {
  readonly store = new InMemoryEventStore();
  readonly evidence = evidenceMap();
  readonly browser = new ScriptedBrowser();
  /** What had to be readable, and for which id. */
  readonly readable: [bigint, string][] = [];
  readonly handle: CommandHandler;
  readonly desk: CaptureDesk;
  now = new Date('2026-01-01T12:00:00.000Z');

  constructor() {
    const clock = { now: () => this.now };
    const identifiers = countingIdentifiers();
    this.handle = createCommandHandler({ store: this.store, identifiers, clock });
    this.desk = createCaptureDesk({
      store: this.store,
      handle: this.handle,
      evidence: this.evidence,
      browser: this.browser,
      finder: labelFinder,
      documents: opensEverything,
      reservations: inMemoryReservations(),
      secrets,
      leases: loneLeases,
      identifiers,
      clock,
      log: silentLog,
      organizationName: async () => 'Northwind Insurance',
      readable: async (position, id) => this.readable.push([position, id]),
    });
  }

  async create(changes: Partial<EnvelopeCreated['data']> = {}): Promise<this> {
    const command = { type: 'CreateEnvelope', envelope: { ...envelopeData, ...changes } } as const;
    await this.handle(envelope, ENVELOPE_ID, command, SYSTEM);
    return this;
  }

  /** The result of what was submitted. */
  async assess(sessionId: string, found: Assessment): Promise<void> {
    const kind = kindOf(ENVELOPE_ID);
    const subject = await kind.load(this.store, ENVELOPE_ID);
    if (subject === undefined) throw new Error('there is no envelope');
    await kind.assess(this.handle, subject, { sessionId, context: SYSTEM }, { assessment: found }, digests);
  }

  async expire(evidenceCaptured: boolean): Promise<void> {
    const at = { now: this.now, evidenceCaptured, context: SYSTEM };
    await kindOf(ENVELOPE_ID).expire(this.handle, ENVELOPE_ID, at, digests);
  }

  /** What an operator makes of the latest result. */
  async review(to: Review['to']): Promise<void> {
    const operator = { name: 'Olga', email: 'olga@customer.example' };
    await kindOf(ENVELOPE_ID).review(this.handle, ENVELOPE_ID, { to, reason: 'I looked.', operator }, SYSTEM, digests);
  }

  /** An operator has it recorded what the evidence of this session says to the analyser of today. */
  async reassess(sessionId: string, found: Assessment): Promise<void> {
    const kind = kindOf(ENVELOPE_ID);
    const { revision } = (await kind.load(this.store, ENVELOPE_ID)) ?? {};
    if (revision === undefined) throw new Error('there is no envelope');
    const operator = { name: 'Olga', email: 'olga@customer.example' };
    const again = { sessionId, assessment: found, operator };
    await kind.reassess(this.handle, ENVELOPE_ID, again, SYSTEM, digests, revision);
  }

  async delete(): Promise<void> {
    await kindOf(ENVELOPE_ID).delete(this.handle, ENVELOPE_ID, SYSTEM);
  }

  events(): Promise<Recorded<EnvelopeEvent>[]> {
    return readStream(this.store, envelope, ENVELOPE_ID);
  }
}
