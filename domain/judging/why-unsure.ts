import type { CandidateSource } from '../extraction/candidates/candidate.ts';
import { SURE_SCORE } from '../extraction/sure-score.ts';
import { toldName } from '../inquiry/told-name.ts';
import { isSpeltLike } from '../reading/label-similarity.ts';
import { labelWordingOf, wordingOf } from '../reading/wordings.ts';
import type { BestFinding } from './best-findings.ts';
import { whyDoubted } from './doubt-words.ts';
import type { Finding } from './findings.ts';

const MOST_SHOWN = 80;
const shown = (text: string) => `“${text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text}”`;

/** They name whoever is addressed, or the page, and no value. */
const WITHOUT_LABEL: Partial<Record<CandidateSource, string>> = {
  greeting: 'in a greeting',
  heading: 'in a heading',
  title: 'in the title',
};

/** Whether a label is the field's own name, so that what is left open is the value. */
const isItsName = (label: string, name: string) =>
  isSpeltLike(wordingOf({ name, description: '', required: true }), labelWordingOf(label));

/**
 * Why a value whose score is low may not be what is asked for, as a sentence with the value and what it stands beside; null:
 * its score is not low.
 */
export function whyUnlikely({ extraction: { name, value, label, source, score } }: Finding): string | null {
  if (score >= SURE_SCORE) return null;
  const what = toldName(name);
  if (source === 'prose')
    return `${shown(value)} stands in a sentence, which may speak of something else than ${what}.`;
  if (label === null)
    return `${shown(value)} stands ${WITHOUT_LABEL[source] ?? 'by itself'}, where no label says that it is ${what}.`;
  if (isItsName(label, name)) return `What stands for ${what}, ${shown(value)}, may be less than all of it, or more.`;
  return `${shown(value)} stands beside ${shown(label)}, which may mean something else than ${what}.`;
}

/** What keeps a value that stands for a field from being beyond doubt, as a sentence; null: nothing, or another value. */
export function whyUnsure({ finding, certain, rival }: BestFinding): string | null {
  if (certain || rival !== null) return null;
  const { name, doubt, ambiguous } = finding.extraction;
  const what = toldName(name);
  if (doubt !== null) return whyDoubted(doubt, what);
  if (ambiguous) return `More than one value may be meant for ${what}.`;
  if (finding.isCovered) return `Something lies on top of ${what} on the page.`;
  return whyUnlikely(finding) ?? `The picture does not plainly show ${what}.`;
}
