import type { Assessment } from '../../domain/inquiry/assessment.ts';
import type { InquiryConfiguration } from '../../domain/inquiry/configuration.ts';

/**
 * Why a result has its status, as the end user is told it: no word of how evidence is judged, and of the guide only
 * what they may read. Whoever shows it says it in the language of the person.
 * - `said`: a person wrote it.
 * - `doubt`: another try is granted, and nothing more exact is known.
 */
export type Reason =
  | { code: 'nothingFound' | 'notAsked' | 'doubt' }
  | { code: 'missing' | 'otherPicture' | 'unclear'; fields: string[] }
  | { code: 'ruleMet' | 'ruleNotMet'; rule: string }
  | { code: 'said'; text: string };

/** What the reasons are read from. */
export type Assessed = Pick<Assessment, 'error' | 'required_fields' | 'found_fields' | 'rules'> & {
  claims: readonly Pick<Assessment['claims'][number], 'property' | 'pixels'>[];
};

/** Whether the end user may read the acceptance guide: only where the customer says so. */
export function isGuideShown({ settings }: Pick<InquiryConfiguration, 'settings'>): boolean {
  return settings.show_acceptance_guide === true;
}

/** Names of fields as one reads them. */
const readable = (names: readonly string[]) => [...new Set(names)].map(name => name.replaceAll('_', ' '));

function aboutFields({ required_fields, found_fields, claims }: Assessed): Reason[] {
  const absent = required_fields.filter(name => !found_fields.includes(name));
  if (absent.length > 0 && found_fields.length === 0) return [{ code: 'nothingFound' }];
  const withPixels = (pixels: 'disagree' | 'unreadable') =>
    claims.filter(claim => claim.pixels === pixels).map(claim => claim.property);
  const about = [
    { code: 'missing', fields: readable(absent) },
    { code: 'otherPicture', fields: readable(withPixels('disagree')) },
    { code: 'unclear', fields: readable(withPixels('unreadable')) },
  ] as const;
  return about.filter(({ fields }) => fields.length > 0);
}

function aboutGuide({ rules }: Assessed, guideIsShown: boolean): Reason[] {
  const refusing = rules.filter(({ level, outcome }) => level === 'reject' && outcome === 'met');
  const granting = rules.filter(({ level }) => level === 'high' || level === 'medium');
  const unmet = granting.every(({ outcome }) => outcome === 'not_met') ? granting : [];
  if (refusing.length + unmet.length === 0) return [];
  if (!guideIsShown) return [{ code: 'notAsked' }];
  return refusing.length > 0
    ? refusing.map(({ text }) => ({ code: 'ruleMet', rule: text }))
    : unmet.map(({ text }) => ({ code: 'ruleNotMet', rule: text }));
}

/** What an assessment gives the end user to read; nothing where the analysis itself went wrong. */
export function reasonsOf(assessed: Assessed, guideIsShown: boolean): Reason[] {
  return assessed.error === null ? [...aboutFields(assessed), ...aboutGuide(assessed, guideIsShown)] : [];
}
