import { withoutEnding, wordsOf } from '../reading/lexicon/written-form.ts';

/** Words that narrow what a query asks for: a plan that is unlimited, a job that is full time. Those of a line mean the same. */
const QUALIFIERS: readonly string[] = [
  'unlimited, unbegrenzt, unlimitiert, illimité, illimitée, illimitato, illimitata, ilimitado, ilimitada, onbeperkt, obegränsad, ubegrænset, ubegrenset, nielimitowany, neomezený, neomezená, безлимитный, безлимит, безлімітний, korlátlan, sınırsız, nelimitat, απεριόριστο, 无限, 不限, 無制限, 무제한, غير محدود, ללא הגבלה',
  'full time, full-time, vollzeit, temps plein, tiempo completo, jornada completa, tempo integral, tempo pieno, voltijd, heltid, kokoaikainen, pełny etat, plný úvazek, полная занятость, teljes munkaidő, tam zamanlı, normă întreagă, 全职, 正社員, 정규직',
  'part time, part-time, teilzeit, temps partiel, tiempo parcial, media jornada, tempo parcial, meio período, deeltijd, deltid, osa-aikainen, yarı zamanlı, 兼职, パート',
  'annual, yearly, jährlich, jahresabo, annuel, annuelle, anual, annuale, jaarlijks, jaarabonnement, årlig, årskort, roczny, roční, годовой, річний, éves, yıllık, 年度, 年間, 연간, سنوية, سنوي, שנתי',
  'monthly, monatlich, mensuel, mensuelle, mensual, mensal, mensile, maandelijks, månadsvis, månedlig, miesięczny, měsíční, месячный, місячний, havi, aylık, lunar, 月度, 月間, 월간, شهرية, شهري, חודשי',
  'permanent, indefinite, unbefristet, indefinido, indéterminée, indeterminato, onbepaalde, tillsvidare, bezterminowa, бессрочный',
  'comprehensive, vollkasko, vollkaskoversichert, tous risques, todo riesgo, allrisk, helförsäkring, fullkasko',
  'chartered, honours, distinction, first class',
];

const GROUPS = QUALIFIERS.map(line => line.split(', ').map(word => wordsOf(word).join(' ')));

const holds = (text: string, word: string) =>
  /[\p{Script=Han}\p{Script=Katakana}]/u.test(word) ? text.includes(word) : ` ${text} `.includes(` ${word} `);

const MOST_OF_ENDING = 2;
const LEAST_FOR_ENDINGS = 4;

/** A word in whatever gender and number, and behind the article of Arabic and Hebrew: "jährliche", "السنوية". */
const isForm = (written: string, word: string) =>
  [written, ...withoutEnding(written)].some(
    one =>
      one === word ||
      (word.length >= LEAST_FOR_ENDINGS && one.startsWith(word) && one.length - word.length <= MOST_OF_ENDING),
  );

/** Words of a query that narrow what it asks for, where no value says the same in any language. */
export function qualifiersNotShown(query: string, shown: readonly string[]): string[] {
  const words = wordsOf(query);
  const asked = words.join(' ');
  const values = shown.map(value => wordsOf(value).join(' '));
  return GROUPS.flatMap(group => {
    const [named] = group.filter(word => holds(asked, word) || words.some(one => isForm(one, word)));
    if (named === undefined) return [];
    // A word may be a part of a value's own: "Vollkasko" of "vollkaskoversichert".
    return values.some(value => group.some(word => value.includes(word))) ? [] : [named];
  });
}
