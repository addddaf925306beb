import { DomainError } from '../domain/domain-error.ts';
import type { SignedIn } from './operator-sessions.ts';
import type { DocumentViewer, ValueToMark, ViewedDocument } from './ports/document-viewer.ts';
import type { StoredFile } from './ports/evidence-store.ts';
import type { Reviewing } from './reviewing.ts';
import type { Case, CaseEvidence } from './views/case-view.ts';

/** A document of a case as somebody looks at it. */
export type LookedAt = {
  found: Case;
  evidence: CaseEvidence;
  document: ViewedDocument;
  /** Which claims of the case the values are that `document` marks, by their places in its assessment. */
  claims: readonly number[];
};

/** How operators look at evidence that is a document, page by page. */
export type Viewing = {
  /**
   * The pages of a document, once the log holds that the operator was given it.
   * @throws DomainError NOT_FOUND, also for a case of another organization; CONFLICT when it can't be read.
   */
  look(by: SignedIn, id: string, evidenceId: string, signal: AbortSignal): Promise<LookedAt>;
  /**
   * A page (from 1) that can be drawn as a picture, once the log holds that the operator was given this page.
   * @throws DomainError as `look` does, CONFLICT when it can't be drawn.
   */
  draw(by: SignedIn, id: string, evidenceId: string, page: number, signal: AbortSignal): Promise<StoredFile>;
};

/** Values of an assessment that were read from pages of this document. */
function valuesOf({ assessment }: Case, evidenceId: string): { value: ValueToMark; claim: number }[] {
  return (assessment?.claims ?? []).flatMap(({ evidence_id, label, place, value }, claim) =>
    evidence_id === evidenceId && 'page' in place ? [{ claim, value: { value, label, page: place.page } }] : [],
  );
}

export function createViewing({
  reviewing,
  viewer,
}: {
  reviewing: Pick<Reviewing, 'open' | 'show'>;
  viewer: DocumentViewer;
}): Viewing {
  return {
    async look(by, id, evidenceId, signal) {
      const found = await reviewing.open(by.orgId, id);
      const evidence = found.sessions.flatMap(session => session.evidence).find(one => one.evidence_id === evidenceId);
      if (evidence === undefined) throw new DomainError('NOT_FOUND', 'There is no such evidence.');
      if (evidence.evidence_type !== 'document')
        throw new DomainError('CONFLICT', 'This evidence is a captured page. It is shown with its case.');
      const values = valuesOf(found, evidenceId);
      const document = await viewer.read(
        await reviewing.show(by, id, evidenceId),
        values.map(({ value }) => value),
        signal,
      );
      return { found, evidence, document, claims: values.map(({ claim }) => claim) };
    },
    async draw(by, id, evidenceId, page, signal) {
      return viewer.draw(await reviewing.show(by, id, evidenceId, page), page, signal);
    },
  };
}
