/** A period of a statement, of a bill or of pay: when it is over nothing is. */
const COUNTED = new RegExp(
  [
    String.raw`\b(?:statement|billing|invoice|pay)`,
    String.raw`(?<!\b(?:polic(?:y|ies)|insurance|insured|cover|coverage|membership|subscription|licen[cs]e|permit|pass|contract|tenancy|lease|rental|warranty|guarantee|current|present|the) )\bperiod`,
    'rechnung|verbrauch|(?<!\\p{L})lohn|gehalt|kontoauszug',
    'factur|relevé|releve|consomm|paie(?!\\p{L})|consumo|consumption|nómina|nomina|liquidaci|extracto|estratto|fattur|busta paga|fatur|extrato',
    'factuur|verbruik|afrekening|loon|rekeningafschrift',
    'faktur|förbruk|forbruk|forbrug|lön|løn(?!\\p{L}{4,})|lønn|opgørelse|afregning|avregning|avräkning|kontoutdrag|kontoudtog|kontoutskrift',
    'laskutus|laskun|kulutus|palkka|palkan|tiliote',
    'rozlicz|wyciąg|zużyci|wypłat|płac(?!\\p{L}{4,})|zúčtov|zúčtov|výpis|spotřeb|mzd|výplat|vyúčt',
    'szamla|számla|elszámol|fogyaszt|bérfizet|fatura|tüketim|bordro|hesap özeti|consum(?!er)|extras de cont|salari',
    'λογαριασμ|τιμολόγ|κατανάλωσ|μισθοδοσ|расч[её]т|потреблен|зарплат|выписк|розрахунк|споживан|виписк|рахун',
    '請求|検針|計費|计费|账单|帳單|結算|结算|給与|賃金|청구|검침|급여|정산',
    'فاتورة|فوترة|كشف حساب|استهلاك|راتب|חשבון|צריכה|שכר|ใบแจ้ง|รอบบิล|เงินเดือน|hóa đơn|sao kê|tiêu thụ|tagihan|gaji',
  ].join('|'),
  'iu',
);

/** Words by which what holds is meant all the same: "salary certificate valid until". */
const HOLDS =
  /(?<!\p{L})(?:valid|válid|vigen|vigên|vigor|valable|gültig|gueltig|geldig|giltig|gyldig|voimassa|ważn|wazn|platn|érvényes|valabil|geçerli|gecerli|ισχύ|действ|дійсн|чинн|有効|有效|유효|صالح|صلاحية|תוקף)/iu;

/** Whether a field is called after a time for which something was counted, not until which it holds. @param text its name and description */
export const isOfCountedTime = (text: string): boolean => COUNTED.test(text) && !HOLDS.test(text);
