import { pageAt, type ShownValues, withPicture, withTakenBack } from '../../domain/capture/automatic.ts';
import { capturedBy } from '../../domain/capture/captured.ts';
import { captureSession, MAX_EVIDENCE } from '../../domain/capture/session.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { stepOfEvidence } from '../../domain/envelope/progress.ts';
import type { CaptureMode } from '../../domain/inquiry/configuration.ts';
import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';
import { deleteEvidenceFiles, snapshotIdOf } from '../evidence-files.ts';
import type { CommandHandler } from '../handle.ts';
import type { DocumentCheck } from '../ports/document-check.ts';
import type { EventStore } from '../ports/event-store.ts';
import type { EvidenceStore } from '../ports/evidence-store.ts';
import type { FieldFinder } from '../ports/field-finder.ts';
import type { Identifiers } from '../ports/identifiers.ts';
import type { Capture } from '../ports/remote-browser.ts';
import type { UnloggedEvidence } from '../unlogged-evidence.ts';
import { assertOpened, assertWithin } from './capturable.ts';
import { MESSAGE_TYPE } from './document-type.ts';
import { hostOf } from './kept-evidence.ts';
import type { LiveSession } from './live-session.ts';
import { createNewerPicture } from './newer-picture.ts';
import { readableType } from './readable-document.ts';
import { loadSubject } from './subject-kind.ts';
import type { KeptEvidence } from './view.ts';

/** A document that came out of the remote browser or from the end user's own machine. */
export type ReceivedDocument = { bytes: Uint8Array; filename: string; sourceUrl: string; mode: CaptureMode };

/** A picture that the service takes by itself. */
export type AutomaticPicture = {
  /** The step that it is of; null without steps. */
  step: number | null;
  fullPage: boolean;
  /** Id of the evidence in whose place it comes. */
  replaces: string | null;
  /** The wanted values on the page of the picture; null when it is not to be kept. */
  shown(snapshot: PageSnapshot): Promise<ShownValues | null>;
};

/** Puts evidence into the store, then into the log, and tells the viewer. */
export type EvidenceKeeper = {
  /** @throws when the page does not answer in time; DomainError when the session keeps no more. */
  screenshot(live: LiveSession, mode: CaptureMode): Promise<KeptEvidence>;
  /** null when the page turned out to be no longer what was to be captured. @throws as `screenshot`. */
  automatic(live: LiveSession, picture: AutomaticPicture): Promise<KeptEvidence | null>;
  /** Takes a piece of evidence back; nothing happens when it is not there. @throws DomainError. */
  takeBack(live: LiveSession, evidenceId: string): Promise<void>;
  /** @throws DomainError when the document is too large, can't be read, or the session keeps no more. */
  document(live: LiveSession, document: ReceivedDocument): Promise<KeptEvidence>;
};

type Stored = {
  id: string;
  contentType: string;
  sourceUrl: string;
  /** Where it was captured: one of these must be that of a step. */
  addresses: string[];
  file: { sha256: string; size: number };
  snapshotSha256: string | null;
};

/** What a picture means for the session. */
type Meaning = { step: number | null | undefined; replaces: string | null; values: ShownValues | null };

/** A picture that the end user asks for, or that ends the session. */
const OF_NOW: Meaning = { step: undefined, replaces: null, values: null };

/** What is refused once the inquiry is deleted: nothing of its end user may be kept any more. */
export function inquiryDeleted(): DomainError {
  return new DomainError('NOT_FOUND', 'This request has been deleted.', { reason: 'ENDED' });
}

export function createEvidenceKeeper(parts: {
  store: EventStore;
  handle: CommandHandler;
  evidence: EvidenceStore;
  unlogged: UnloggedEvidence;
  identifiers: Identifiers;
  documents: DocumentCheck;
  finder: FieldFinder;
}): EvidenceKeeper {
  const { store, handle, evidence, unlogged, identifiers, documents } = parts;
  const newerPicture = createNewerPicture(parts);

  function assertRoom(live: LiveSession, replaced = 0): void {
    if (live.evidence.length - replaced < MAX_EVIDENCE) return;
    throw new DomainError('CONFLICT', `A session keeps at most ${MAX_EVIDENCE} pieces of evidence.`, {
      reason: 'TOO_MUCH_EVIDENCE',
    });
  }

  /** A file whose event was refused belongs to nothing: it goes again. */
  async function record(
    live: LiveSession,
    kept: KeptEvidence,
    stored: Stored,
    { step, replaces, values }: Meaning = OF_NOW,
  ): Promise<KeptEvidence> {
    const { sessionId, capturedId, context } = live.subject;
    const data = {
      ...capturedBy(capturedId),
      session_id: sessionId,
      evidence_id: stored.id,
      evidence_type: kept.type,
      capture_mode: kept.mode,
      source_url: stored.sourceUrl,
      content_type: stored.contentType,
      sha256: stored.file.sha256,
      size: stored.file.size,
      snapshot_sha256: stored.snapshotSha256,
    };
    const { addresses } = stored;
    const guided = live.guide === null ? undefined : { ...live.guide.guided, addresses, step: step ?? undefined };
    try {
      const command = { type: 'KeepEvidence', evidence: data, guided, replaces: replaces ?? undefined } as const;
      const { state } = await handle(captureSession, sessionId, command, context);
      live.guide?.update(state.progress);
      if (kept.type === 'screenshot') {
        const page = pageAt(stored.sourceUrl, stepOfEvidence(state.progress, kept.id));
        const byItself = kept.mode === 'auto';
        live.pages = withPicture(live.pages, { page, values, evidenceId: kept.id, byItself });
      }
      // Looked at last: whoever deletes later finds the file through the event.
      if ((await loadSubject(store, capturedId)) === undefined) throw inquiryDeleted();
    } catch (error) {
      if (error instanceof DomainError) {
        await deleteEvidenceFiles(evidence, stored.id);
        await unlogged.end(stored.id);
      }
      throw error;
    }
    await unlogged.end(stored.id);
    live.evidence.push(kept);
    live.tell({ type: 'evidence', evidence: kept, count: live.evidence.length });
    if (replaces !== null) live.drop(replaces, 'replaced');
    return kept;
  }

  async function newEvidence({ subject: { sessionId, capturedId } }: LiveSession): Promise<string> {
    const id = identifiers.next('web_ev_');
    await unlogged.begin(id, { sessionId, capturedId });
    return id;
  }

  async function pictureOf(live: LiveSession, fullPage: boolean): Promise<Capture> {
    try {
      return await live.remote.capture({ fullPage });
    } catch (error) {
      // The first page was still on its way, and did not come.
      assertOpened(live);
      throw error;
    }
  }

  async function keepPicture(
    live: LiveSession,
    { png, snapshot }: Capture,
    mode: CaptureMode,
    meaning?: Meaning,
  ): Promise<KeptEvidence> {
    assertWithin(live, [live.remote.url(), snapshot.url]);
    const id = await newEvidence(live);
    const contentType = 'image/png';
    const file = await evidence.put(id, { bytes: png, contentType });
    const json = new TextEncoder().encode(JSON.stringify(snapshot));
    const text = await evidence.put(snapshotIdOf(id), { bytes: json, contentType: 'application/json' });
    const kept: KeptEvidence = { id, type: 'screenshot', mode, label: hostOf(snapshot.url) };
    const { url: sourceUrl } = snapshot;
    const addresses = [sourceUrl];
    const stored = { id, contentType, sourceUrl, addresses, file, snapshotSha256: text.sha256 };
    return record(live, kept, stored, meaning);
  }

  return {
    async screenshot(live, mode) {
      assertRoom(live);
      assertOpened(live);
      live.guide?.assertHere([live.remote.url()]);
      const fullPage = live.guide?.step?.full_screen ?? false;
      const picture = await pictureOf(live, fullPage);
      return keepPicture(live, picture, mode, { ...OF_NOW, replaces: await newerPicture(live, picture.snapshot) });
    },

    async automatic(live, { step, fullPage, replaces, shown }) {
      assertRoom(live, replaces === null ? 0 : 1);
      assertOpened(live);
      live.guide?.assertHere([live.remote.url()], step);
      const picture = await pictureOf(live, fullPage);
      const values = await shown(picture.snapshot);
      return values === null ? null : keepPicture(live, picture, 'auto', { step, replaces, values });
    },

    async takeBack(live, evidenceId) {
      const { sessionId, context } = live.subject;
      const { state } = await handle(captureSession, sessionId, { type: 'TakeBack', evidenceId }, context);
      live.guide?.update(state.progress);
      live.pages = withTakenBack(live.pages, evidenceId);
      live.drop(evidenceId, 'taken_back');
    },

    async document(live, { bytes, filename, sourceUrl, mode }) {
      assertRoom(live);
      const addresses = [sourceUrl, live.remote.url()];
      assertWithin(live, addresses);
      live.guide?.assertHere(addresses);
      const contentType = await readableType(bytes, filename, documents);
      const id = await newEvidence(live);
      const file = await evidence.put(id, { bytes, contentType });
      const kept: KeptEvidence = { id, type: 'document', mode, label: filename, message: contentType === MESSAGE_TYPE };
      return record(live, kept, { id, contentType, sourceUrl, addresses, file, snapshotSha256: null });
    },
  };
}
