import { createHash, randomUUID } from 'node:crypto';
import { type CaptureDesk, type CaptureDeskParts, createCaptureDesk } from '../../application/capture/capture-desk.ts';
import { type CommandContext, type CommandHandler, createCommandHandler } from '../../application/handle.ts';
import type { RecordedEvent } from '../../application/ports/event-store.ts';
import type { EvidenceStore, StoredFile } from '../../application/ports/evidence-store.ts';
import type { Identifiers } from '../../application/ports/identifiers.ts';
import type { Log } from '../../application/ports/log.ts';
import type { RemoteBrowser } from '../../application/ports/remote-browser.ts';
import type { ThemeView } from '../../application/views/theme-view.ts';
import type { Assessment } from '../../domain/inquiry/assessment.ts';
import { CONFIGURATION_DEFAULTS } from '../../domain/inquiry/configuration.ts';
import type { InquiryCreated } from '../../domain/inquiry/events.ts';
import { inquiry } from '../../domain/inquiry/inquiry.ts';
import { secrets } from '../../infrastructure/cryptography/secrets.ts';
import { InMemoryEventStore } from './in-memory-event-store.ts';
import { inMemoryReservations } from './in-memory-reservations.ts';
import { labelFinder } from './label-finder.ts';
import { loneLeases } from './lone-leases.ts';
import { opensEverything } from './opens-everything.ts';
import { ScriptedBrowser } from './scripted-browser.ts';

/** A log whose events a test can look at. */
export class OpenLog extends InMemoryEventStore {
  readonly events: RecordedEvent[] = [];

  override async append(...appended: Parameters<InMemoryEventStore['append']>): Promise<RecordedEvent[]> {
    const recorded = await super.append(...appended);
    this.events.push(...recorded);
    return recorded;
  }
}

export function countingIdentifiers(): Identifiers {
  let count = 0;
  return { next: prefix => `${prefix}${String(++count).padStart(6, '0')}`, event: () => randomUUID() };
}

export function evidenceMap(): EvidenceStore & { readonly files: Map<string, StoredFile> } {
  const files = new Map<string, StoredFile>();
  return {
    files,
    async put(id, file) {
      files.set(id, file);
      return { sha256: createHash('sha256').update(file.bytes).digest('hex'), size: file.bytes.length };
    },
    get: async id => files.get(id),
    async delete(id) {
      files.delete(id);
    },
    presign: async () => null,
    close: async () => undefined,
  };
}

/** A rule of the guide by which a membership that has ended is rejected. */
export const ENDED = { level: 'reject', text: 'The membership has ended', outcome: 'met' } as const;

/** What an analyser might find: everything, reliably, unless told. */
export function assessment(changes: Partial<Assessment> = {}): Assessment {
  return {
    claims: [],
    acceptance: 'high',
    acceptance_reason: 'The membership is active.',
    acceptance_by_guide: true,
    acceptance_certain: true,
    confidence: 'high',
    confidence_reason: 'The page is that of the start address.',
    rules: [],
    required_fields: ['status'],
    found_fields: ['status'],
    mendable: [],
    readings: [],
    extracted_fields: [],
    evidence: [],
    analyser: 'test',
    analyser_version: '1',
    model: null,
    ai_instruction_use: 'none',
    error: null,
    ...changes,
  };
}

/** A capture desk over things in memory, with one inquiry to capture. */
export class CaptureHouse {
  readonly store = new OpenLog();
  readonly evidence = evidenceMap();
  readonly scripted = new ScriptedBrowser();
  readonly logged: { message: string; fields: unknown }[] = [];
  readonly readable: bigint[] = [];
  readonly inquiryId: string;
  readonly desk: CaptureDesk;
  now = new Date('2026-05-01T10:00:00.000Z');
  /** Whose inquiry it is. Before it is created. */
  orgId = 'org_1';
  /** How the page looks; as it does for everybody unless told. */
  theme: ThemeView | undefined;
  readonly themes = { ofInquiry: async (): Promise<ThemeView | undefined> => this.theme };
  readonly reservations = inMemoryReservations();
  readonly #handle: CommandHandler;
  readonly #identifiers = countingIdentifiers();
  #changes: Partial<InquiryCreated['data']>;
  readonly #browser: RemoteBrowser;

  constructor(
    changes: Partial<InquiryCreated['data']> = {},
    browser?: RemoteBrowser,
    parts: Partial<CaptureDeskParts> = {},
  ) {
    this.#changes = changes;
    this.#browser = browser ?? this.scripted;
    this.inquiryId = this.#identifiers.next('web_iq_');
    const clock = { now: () => this.now };
    this.#handle = createCommandHandler({ store: this.store, identifiers: this.#identifiers, clock });
    this.desk = this.anotherDesk(parts);
  }

  /** A desk as a restarted process has it: the same log, nothing live. */
  anotherDesk(changes: Partial<CaptureDeskParts> = {}): CaptureDesk {
    return createCaptureDesk({
      store: this.store,
      handle: this.#handle,
      evidence: this.evidence,
      browser: this.#browser,
      finder: labelFinder,
      documents: opensEverything,
      reservations: this.reservations,
      secrets,
      leases: loneLeases,
      identifiers: this.#identifiers,
      clock: { now: () => this.now },
      log: this.log,
      organizationName: async orgId => (orgId === 'org_1' ? 'Northwind Insurance' : orgId),
      readable: async position => this.readable.push(position),
      ...changes,
    });
  }

  get log(): Log {
    const keep = (message: string, fields?: unknown) => void this.logged.push({ message, fields });
    return { info: () => undefined, warn: keep, error: keep };
  }

  /** Where the end user goes back to, once it is known; before the inquiry is created. */
  returnTo(url: string): void {
    this.#changes = { ...this.#changes, return_url: url };
  }

  get #system(): CommandContext {
    return { orgId: this.orgId, actor: 'system', correlationId: 'test' };
  }

  /** Creates one more inquiry. */
  async another(): Promise<string> {
    const id = this.#identifiers.next('web_iq_');
    await this.create(id);
    return id;
  }

  async create(inquiryId = this.inquiryId): Promise<this> {
    const data: InquiryCreated['data'] = {
      inquiry_id: inquiryId,
      template_id: null,
      template_key: null,
      template_version: 0,
      ...CONFIGURATION_DEFAULTS,
      name: 'Club membership',
      query: 'Does this person hold an active membership of the Alpine Club?',
      fields: [{ name: 'status', required: true, description: '' }],
      user_instruction: 'Sign in to your account and open the page “My membership”.',
      acceptance_guide:
        '## High Acceptance\n- The membership is active and valid for at least 30 days\n## Reject\n- The membership has ended',
      start_url: 'https://club.example/account',
      return_url: 'https://northwind.example/done?case=7#top',
      settings: { show_cover_page: true, show_acceptance_guide: true },
      ai_instruction: 'a secret of the customer',
      login_methods: [{ provider: 'Google', sealed_config: 'sealed-secret' }],
      max_retries: 3,
      metadata: { internal: 'secret-metadata' },
      subject_id: 'secret-subject',
      theme_id: null,
      expires_at: new Date(this.now.getTime() + 24 * 3600_000).toISOString(),
      ...this.#changes,
    };
    const resultId = this.#identifiers.next('web_res_');
    const command = { type: 'CreateInquiry', resultId, inquiry: data } as const;
    await this.#handle(inquiry, inquiryId, command, this.#system);
    return this;
  }

  /** The verdict on what was submitted. */
  async assess(sessionId: string, found: Assessment): Promise<void> {
    const command = { type: 'RecordAssessment', sessionId, assessment: found } as const;
    await this.#handle(inquiry, this.inquiryId, command, this.#system);
  }

  async delete(): Promise<void> {
    await this.#handle(inquiry, this.inquiryId, { type: 'Delete' }, this.#system);
  }

  async expire(): Promise<void> {
    const command = { type: 'Expire', now: this.now, evidenceCaptured: false } as const;
    await this.#handle(inquiry, this.inquiryId, command, this.#system);
  }

  /** Id of the session that was started last. */
  get latestSession(): string {
    const latest = this.data<{ session_id: string }>('SessionStarted').at(-1);
    if (latest === undefined) throw new Error('no session was started');
    return latest.session_id;
  }

  /** Types of the events of a stream, in order. */
  types(stream: string): string[] {
    return this.store.events.filter(event => event.stream === stream).map(event => event.type);
  }

  /** Data of the events of one type. */
  data<Data>(type: string): Data[] {
    return this.store.events.filter(event => event.type === type).map(event => event.data as Data);
  }
}
