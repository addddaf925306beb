import type { EvidenceLinks } from './ports/evidence-links.ts';
import type { EvidenceView, SessionView } from './views/inquiry-view.ts';

type LinkedEvidence = EvidenceView & { file: { url: string; expires_at: string } };

/** A session whose evidence can be got. */
export type LinkedSession = Omit<SessionView, 'evidence'> & { evidence: LinkedEvidence[] };

/** The session with an address for each piece of its evidence, valid for a while. */
export async function withLinks(
  { id, created_at, page_visits, evidence }: SessionView,
  links: EvidenceLinks,
): Promise<LinkedSession> {
  const linked = evidence.map(async each => ({ ...each, file: await links.link(each.id) }));
  return { id, created_at, page_visits, evidence: await Promise.all(linked) };
}
