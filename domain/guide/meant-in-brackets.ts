/** "is running ("Läuft")": what the page says stands behind what it means. A word that denies it means the opposite. */
const MEANT =
  /(?<=\s(?:is|are|ist|sind|est|sont|es|está|son|è|é|är|er)\s)(?!(?:not|never|no|hardly|barely|scarcely|nicht|nie|kaum|keine?|pas|apenas|appena|não|non|inte|knappt|ikke)\s)\p{L}+ \((\uE000\d+\uE000)\)/gu;

/** A text with what the page says in the place of what it means. */
export const withMeant = (text: string): string => text.replace(MEANT, '$1');

/** "Gold or above (Gold, Platinum)": what is meant stands in the brackets, beginning with what is named before them. */
const LISTED =
  /^(.*?)([^\s():：、,はがを]+)\s?(or above|or higher|or better|and above|oder höher|oder besser|ou supérieur|ou plus|o superior|ou superior|o superiore|of hoger|eller högre|eller højere|eller høyere|tai parempi|lub wyższy|nebo vyšší|или выше|або вище|vagy magasabb|veya üstü|sau superior|ή ανώτερο|以上|及以上|이상)\s?[(（]([^()（）\d]+)[)）]$/u;
const ITEMS = /\s*[,、，;]\s*/u;
const OR: Readonly<Record<string, string>> = { 以上: 'または', 及以上: '或', 이상: ' 또는 ' };

/** A line with what it lists in brackets in the place of "or above". */
export function withListed(line: string): string {
  const [, before = '', first = '', above = '', list = ''] = LISTED.exec(line) ?? [];
  const items = list.split(ITEMS).filter(item => item !== '');
  if (items.length < 2 || items[0] !== first) return line;
  const or = OR[above] ?? ` ${above.split(' ')[0] ?? 'or'} `;
  return `${before}${items.join(or === ' and ' ? ' or ' : or)}`;
}
