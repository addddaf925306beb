/** How the tax on what is bought is called for short, and what stands before and behind it. */
const TAX = [
  'vat|gst|hst|sales tax|tax|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|taxes|iva|igic|btw|moms|mva|alv|dph|vat-u|áfa',
  'ppn|kdv|pdv|ddv|ндс|ддс|пдв|φπα|pvm|pvn|ədv|ққс',
].join('|');
const BEFORE = {
  without: [
    'excl\\.?|excluding|exclusive of|ex|without|exclusief|exkl\\.?|exklusive|ekskl\\.?|eksklusive|ohne|zzgl\\.?|hors|hors la|sin|sem|senza',
    'zonder|utan|uten|uden|ilman|bez|fără|без|χωρίς|προ|be|chưa|chưa gồm|belum termasuk|tanpa',
  ].join('|'),
  with: [
    'incl\\.?|including|inclusive of|inclusief|inkl\\.?|inklusive|mit|avec|con|com|met|med|s|z|ze|cu|с|со|з|із|με|su|ar|koos',
    'bao gồm|termasuk|gồm|sis\\.|sisältäen',
  ].join('|'),
};
const BEHIND = {
  without:
    'excl\\.?|excluded|exclusive|exclus|exclue?s?|excluid[oa]s?|excluíd[oa]s?|no incluid[oa]s?|não incluíd[oa]s?|esclus[ae]|non comprise?s?|non inclus[ae]|nélkül|hariç|xaric',
  with: 'incl\\.?|included|inclusive|inclus[ae]?|incluid[oa]s?|incluíd[oa]s?|comprise?s?|compres[ae]|dahil|daxil',
};
/** Short forms and words that say it by themselves. */
const ITSELF = {
  without: 'h\\.?t\\.?|hors taxes?|base imponible|imponibile|valor tributável|base tributável|podstawa opodatkowania',
  with: 't\\.?t\\.?c\\.?|toutes taxes comprises|ivato|ivati',
};
/** The same where no blanks part words. */
const WITHIN = {
  without: '税抜|税別|不含税|未税|未稅|공급가액|ก่อนภาษี|ไม่รวมภาษี|לפני מע',
  with: '税込|价税合计|價稅合計|(?<!不)含[税稅]|부가세\\s?포함|(?<!ไม่)รวมภาษี|כולל מע',
};

const patternOf = (kind: 'with' | 'without') =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:${BEFORE[kind]})\\s(?:\\p{Nd}[\\p{Nd}.,]*\\s?%\\s)?(?:${TAX})|(?:${TAX})\\s(?:${BEHIND[kind]})|${ITSELF[kind]})(?![\\p{L}\\p{N}])|${WITHIN[kind]}`,
    'iu',
  );
const WITH = patternOf('with');
const WITHOUT = patternOf('without');

/**
 * Whether a text says of an amount that the tax on what is bought is in it, or that it is not: "Total TTC", "Summe zzgl. MwSt.";
 * null where it says neither, or both.
 */
export function taxTold(text: string): 'with' | 'without' | null {
  const [included, excluded] = [WITH.test(text), WITHOUT.test(text)];
  if (included === excluded) return null;
  return included ? 'with' : 'without';
}
