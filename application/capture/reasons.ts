import type { Assessment } from '../../domain/inquiry/assessment.ts';
import type { InquiryConfiguration } from '../../domain/inquiry/configuration.ts';
import { speaksOf } from '../../domain/inquiry/speaks-of.ts';
import { toldName } from '../../domain/inquiry/told-name.ts';

/**
 * Why a result has its status, as the end user is told it: no word of how evidence is judged, and of the guide only
 * what they may read. Whoever shows it says it in the language of the person.
 * - `shown`: what was read, so that they see themselves what it is that is not accepted.
 * - `said`: a person wrote it.
 * - `show`, `doubt`: another try is granted, and this may help; `doubt` where nothing more exact is known.
 */
export type Reason =
  | { code: 'notAsked' | 'doubt' }
  | { code: 'nothingFound' | 'missing' | 'otherPicture' | 'unclear' | 'show'; fields: string[] }
  | { code: 'ruleMet' | 'ruleNotMet'; rule: string }
  | { code: 'shown'; values: string[] }
  | { code: 'said'; text: string };

/** What the reasons are read from. */
export type Assessed = Pick<Assessment, 'error' | 'required_fields' | 'found_fields' | 'rules'> & {
  claims: readonly Pick<Assessment['claims'][number], 'property' | 'value' | 'pixels'>[];
};

/** Whether the end user may read the acceptance guide: only where the customer says so. */
export function isGuideShown({ settings }: Pick<InquiryConfiguration, 'settings'>): boolean {
  return settings.show_acceptance_guide === true;
}

const readable = (names: readonly string[]) => [...new Set(names)].map(toldName);

const absentOf = ({ required_fields, found_fields }: Assessed): string[] =>
  required_fields.filter(name => !found_fields.includes(name));

function aboutFields(assessed: Assessed): Reason[] {
  const { found_fields, claims } = assessed;
  const absent = absentOf(assessed);
  if (absent.length > 0 && found_fields.length === 0) return [{ code: 'nothingFound', fields: readable(absent) }];
  const withPixels = (pixels: 'disagree' | 'unreadable') =>
    claims.filter(claim => claim.pixels === pixels).map(claim => claim.property);
  const about = [
    { code: 'missing', fields: readable(absent) },
    { code: 'otherPicture', fields: readable(withPixels('disagree')) },
    { code: 'unclear', fields: readable(withPixels('unreadable')) },
  ] as const;
  return about.filter(({ fields }) => fields.length > 0);
}

const MOST_OF_A_VALUE = 120;

/** What the picture confirms of what was read, as "plan: Basic"; nobody is told what a picture denies as if it stood there. */
function whatIsShown({ claims }: Assessed): Reason[] {
  const values = claims
    .filter(({ pixels }) => pixels !== 'disagree' && pixels !== 'unreadable')
    .map(({ property, value }) => `${toldName(property)}: ${value.slice(0, MOST_OF_A_VALUE)}`);
  return values.length > 0 ? [{ code: 'shown', values }] : [];
}

function aboutGuide(assessed: Assessed, guideIsShown: boolean): Reason[] {
  const { rules, required_fields, found_fields } = assessed;
  // What shows nothing of it is nothing that could be accepted or not.
  if (required_fields.length > 0 && found_fields.length === 0) return [];
  const refusing = rules.filter(({ level, outcome }) => level === 'reject' && outcome === 'met');
  const granting = rules.filter(({ level }) => level === 'high' || level === 'medium');
  const absent = absentOf(assessed);
  // That a value was not found is told as that: what asks for it is no second cause.
  const unmet = granting.every(({ outcome }) => outcome === 'not_met')
    ? granting.filter(({ text }) => !absent.some(name => speaksOf(text, name)))
    : [];
  if (refusing.length + unmet.length === 0) return [];
  const shown = whatIsShown(assessed);
  if (!guideIsShown) return [{ code: 'notAsked' }, ...shown];
  const told = refusing.length > 0 ? refusing : unmet;
  const code = refusing.length > 0 ? 'ruleMet' : 'ruleNotMet';
  return [...told.map(({ text }): Reason => ({ code, rule: text })), ...shown];
}

/** What an assessment gives the end user to read; nothing where the analysis itself went wrong. */
export function reasonsOf(assessed: Assessed, guideIsShown: boolean): Reason[] {
  return assessed.error === null ? [...aboutFields(assessed), ...aboutGuide(assessed, guideIsShown)] : [];
}

/** The same for whom another try is granted, with what to show in it. */
export function reasonsToTryAgain(reasons: readonly Reason[]): Reason[] {
  if (reasons.length === 0) return [{ code: 'doubt' }];
  const fields = reasons.flatMap(reason => ('fields' in reason ? reason.fields : []));
  return fields.length > 0 ? [...reasons, { code: 'show', fields: [...new Set(fields)] }] : [...reasons];
}
