import { holdsWords, withoutEnding, wordsOf } from '../reading/lexicon/written-form.ts';

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

/** Words by which a query leaves the answer to whoever decides: nothing on a page says what is enough for somebody else. */
const JUDGEMENTS: readonly string[] = [
  'enough, sufficient, genug, genügend, ausreichend, suffisant, assez, suffisamment, suficiente, bastante, abbastanza, sufficiente, voldoende, genoeg, wystarczający, wystarczająco, dostatečný, dostatek, dostatočný, tillräcklig, tillräckligt, tilstrækkelig, tilstrekkelig, riittävä, riittävästi, yeterli, достаточно, достаточный, достатньо, достатній, αρκετά, επαρκή, suficient, elegendő, 十分, 足够, 足夠, 충분, كاف, كافية, كافي, מספיק, पर्याप्त, cukup',
  'qualify, qualifies, qualified for, eligible, qualifiziert sich, förderfähig, éligible, elegible, elegível, idoneo, ammissibile, komt in aanmerking, kwalifikuje, způsobilý, oprávněný, oprávnený, kvalificerad, kvalificeret, kvalifisert, uygun mu, подходит, підходить, δικαιούται, eligibil, jogosult, 対象になります, 受けられます, 符合条件, 符合資格, 자격이 되, 받을 수 있, مؤهل, זכאי, पात्र',
];

type Groups = readonly (readonly string[])[];

/** Made when a query first asks for them: most processes start for something else. */
function groupsOf(lines: readonly string[]): () => Groups {
  let groups: Groups | undefined;
  return () => {
    groups ??= lines.map(line => line.split(', ').map(word => wordsOf(word).join(' ')));
    return groups;
  };
}
const narrowing = groupsOf(QUALIFIERS);
const judging = groupsOf(JUDGEMENTS);

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
export const qualifiersNotShown = (query: string, shown: readonly string[]): string[] =>
  notShown(narrowing(), query, shown);

/** Words of a query that only somebody who knows the customer's measure can answer, where neither a field nor a value has them. */
export const leftToJudge = (query: string, shown: readonly string[]): string[] => notShown(judging(), query, shown);

function notShown(groups: Groups, query: string, shown: readonly string[]): string[] {
  const words = wordsOf(query);
  const asked = words.join(' ');
  const values = shown.map(value => wordsOf(value).join(' '));
  return groups.flatMap(group => {
    const [named] = group.filter(word => holdsWords(asked, word) || words.some(one => isForm(one, word)));
    if (named === undefined) return [];
    // A word may be a part of a value's own: "Vollkasko" of "vollkaskoversichert".
    return values.some(value => group.some(word => value.includes(word))) ? [] : [named];
  });
}
