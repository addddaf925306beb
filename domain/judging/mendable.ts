import type { Assessment, Mendable } from '../inquiry/assessment.ts';
import type { BestFinding } from './best-findings.ts';
import type { EvidenceFindings } from './findings.ts';
import type { SiteComparer } from './site-relation.ts';

/** What is held against what was wanted. */
type Grounds = Pick<Assessment, 'required_fields' | 'rules' | 'acceptance' | 'acceptance_certain'> & {
  best: ReadonlyMap<string, BestFinding>;
  startUrl: string;
  siteRelation: SiteComparer;
};

/** A value that the page's text has and its picture denies is no missing one: somebody should look at that page. */
function isMissing(name: string, { best }: Grounds, read: readonly EvidenceFindings[]): boolean {
  const isDenied = read.some(({ findings }) => findings.some(({ extraction }) => extraction.name === name));
  return !best.has(name) && !isDenied;
}

/** What every reader of letters reads, so that a picture that does not show it is not as sharp as it could be. */
const EASILY_READ = /^[\p{ASCII}\p{Sc}]*$/u;

/** Letters that our reader does not know or takes for others are no sharper in another picture. */
function isUnreadable({ evidence, finding }: BestFinding): boolean {
  const { pixels, isCovered, extraction } = finding;
  const isUnread = pixels === 'unreadable' || pixels === 'not_checked';
  return evidence.type === 'screenshot' && (isCovered || (isUnread && EASILY_READ.test(extraction.value)));
}

function isBroken({ evidence, snapshot }: EvidenceFindings, siteRelation: SiteComparer): boolean {
  return snapshot !== null && (!snapshot.stable || siteRelation(snapshot.url, evidence.sourceUrl) !== 'same');
}

/** What could have granted something asks for other values than those that were read. */
function isOtherValue({ required_fields, best, rules, acceptance, acceptance_certain }: Grounds): boolean {
  if (!required_fields.every(name => best.has(name))) return false;
  if (acceptance === 'low' && acceptance_certain) return true;
  const granting = rules.filter(({ level }) => level === 'high' || level === 'medium');
  return granting.length > 0 && granting.every(({ outcome }) => outcome === 'not_met');
}

/** What the end user can mend of it by another try. */
export function mendableIn(read: readonly EvidenceFindings[], grounds: Grounds): Mendable[] {
  const values = [...grounds.best.values()];
  const isElsewhere = ({ evidence }: EvidenceFindings) =>
    grounds.siteRelation(evidence.sourceUrl, evidence.scope?.capture_on ?? grounds.startUrl) === 'different';
  const seen: [Mendable, boolean][] = [
    ['value_missing', grounds.required_fields.some(name => isMissing(name, grounds, read))],
    ['value_unreadable', values.some(isUnreadable)],
    ['rule_not_met', isOtherValue(grounds)],
    ['other_site', read.some(isElsewhere)],
    ['capture_broken', read.some(one => isBroken(one, grounds.siteRelation))],
    ['file_refused', read.some(({ refused }) => refused !== null)],
  ];
  return seen.filter(([, isSeen]) => isSeen).map(([mendable]) => mendable);
}
