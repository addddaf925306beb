import { meaningOf, names } from '../reading/meaning.ts';

/** A period of a statement, of a bill or of pay: when it is over nothing is. */
const COUNTED =
  /\b(?:statement|billing|invoice|pay)|(?<!\b(?:polic(?:y|ies)|insurance|insured|cover|coverage|membership|subscription|licen[cs]e|permit|pass|contract|tenancy|lease|rental|warranty|guarantee|current|present|the) )\bperiod/i;

/** What is counted for a time, in other languages. */
const MATTERS = new RegExp(
  [
    'rechnung|verbrauch|(?<!\\p{L})lohn|gehalt|kontoauszug',
    'factur|relevé|releve|consomm|(?<!\\p{L})paie|consumo|nómina|nomina|liquidaci|extracto|estratto|fattur|fatur|extrato',
    'factuur|verbruik|afrekening|(?<!\\p{L})loon|rekeningafschrift',
    'faktur|förbruk|forbruk|forbrug|(?<!\\p{L})lön|(?<!\\p{L})løn|opgørelse|afregning|avregning|avräkning|kontoutdrag|kontoudtog|kontoutskrift',
    'laskutus|laskun|kulutus|palkka|palkan|tiliote',
    'rozlicz|wyciąg|zużyci|wypłat|zúčtov|výpis|spotřeb|mzd|výplat|vyúčt',
    'szamla|számla|elszámol|fogyaszt|bérfizet|tüketim|bordro|hesap özeti|consum|extras de cont|salari',
    'λογαριασμ|τιμολόγ|κατανάλωσ|μισθοδοσ|расч[её]т|потреблен|зарплат|выписк|розрахунк|споживан|виписк|рахун',
    '請求|请求|検針|計費|计费|账单|帳單|結算|结算|給与|賃金|청구|검침|급여|정산',
    'فاتورة|فوترة|كشف حساب|استهلاك|راتب|חשבון|צריכה|שכר|ใบแจ้ง|รอบบิล|เงินเดือน|hóa đơn|sao kê|tiêu thụ|tagihan|gaji',
  ].join('|'),
  'iu',
);
/** Words by which what holds is meant all the same: "salary certificate valid until". */
const HOLDS =
  /(?<!\p{L})(?:valid|válid|vigen|vigên|vigor|valable|gültig|gueltig|geldig|giltig|gyldig|voimassa|ważn|wazn|platn|érvényes|valabil|geçerli|gecerli|ισχύ|действ|дійсн|чинн|有効|有效|유효|صالح|صلاحية|תוקף)/iu;

/** Whether a field is called after a time for which something was counted, not until which it holds. @param text its name and description */
export function isOfCountedTime(text: string): boolean {
  if (HOLDS.test(text)) return false;
  if (COUNTED.test(text)) return true;
  const said = MATTERS.test(text) ? meaningOf(text) : [];
  return names(said, 'period') || names(said, 'billing');
}
