import type { Clause } from './clause.ts';

/** Words by which a day that was named as the last one is only the least: "until 31 July or later", in the languages of guides. */
const LATER =
  'later|longer|beyond|after|thereafter|more|further|später|länger|danach|mehr|darüber hinaus|weiter|plus tard|plus|après|au-delà|ultérieurement|más tarde|más|después|posterior|mais tarde|mais|depois|più|oltre|dopo|successivamente|verder|daarna|langer|meer|senare|längre|mer|därefter|senere|længere|lengre|derefter|deretter|mere|dłużej|później|więcej|déle|později|více|dlhšie|neskôr|viac|дольше|позже|позднее|более|больше|довше|пізніше|більше|по-дълго|по-късно|myöhemmin|pidempään|kauemmin|daha uzun|daha geç|sonra|sonrası|tovább|később|mai târziu|mai mult|după|ulterior|vėliau|ilgiau|vēlāk|ilgāk|hiljem|kauem|αργότερα|περισσότερο|μετά';
const OR =
  'or|oder|bzw\\.?|ou|o|u|of|eller|tai|lub|albo|nebo|anebo|alebo|или|або|чи|либо|veya|ya da|vagy|sau|ori|arba|vai|või|ή';
const TURNS = new RegExp(
  `(?<![\\p{L}])(?:(?:${OR})\\s+|/\\s?)(?:even |auch |encore |ancora |nog |još )?(?:${LATER})(?![\\p{L}])`,
  'iu',
);

/** Whether a line says of what it bounds that it may as well be later or longer; "Gold or Plus" bounds nothing. */
export const saysOrLater = (line: string): boolean => /\d/.test(line) && TURNS.test(line);

/**
 * A clause without the last days that "or later" turns into the least: what says so in no words that we know by their own is not
 * understood.
 * @param isEnd whether something ends on the day that a field asks for
 */
export const withoutTurned = (clause: Clause, line: string, isEnd: (field: string) => boolean): Clause =>
  withLastOfEnds(clause, isEnd, () => ({ kind: 'not_understood', text: line }));

/** A clause with another one in the place of each that says of the day on which something ends that it is the last one possible. */
export function withLastOfEnds(
  clause: Clause,
  isEnd: (field: string) => boolean,
  instead: (last: Extract<Clause, { kind: 'compare' }>) => Clause,
): Clause {
  if (clause.kind === 'all' || clause.kind === 'any')
    return { ...clause, of: clause.of.map(one => withLastOfEnds(one, isEnd, instead)) };
  const isLast = clause.kind === 'compare' && clause.bound.kind === 'date' && clause.operator.startsWith('<');
  return isLast && isEnd(clause.field) ? instead(clause) : clause;
}
