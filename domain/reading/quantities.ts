/** Units of what is measured or counted on papers, as written behind a figure; in lower case. */
const UNITS = new Set(
  (
    'kwh, mwh, kwp, kva, kw, w, mbps, gbps, mbit/s, gbit/s, gb, mb, tb, km, mi, kg, g, mg, lb, lbs, t, m, cm, mm, m2, m3, cm3, ccm, cc, nm3, smc, dm3, ha, a, ar, ' +
    'sqm, sq m, sq ft, ft2, gj, mj, kcal, hz, v, ml, l, dl, cl, bar, °c, db, hp, ps, cv, ch, ' +
    'mmhg, mmol/l, μmol/l, umol/l, nmol/l, pmol/l, g/l, g/dl, mg/dl, mg/l, μg/l, ng/ml, pg/ml, iu/l, u/l, iu/ml, miu/l, miu/ml, μiu/ml, mui/ml, g/km, l/100 km, ' +
    'кв.м, кв. м, кв м, м2, м3, м, см, мм, кг, г, т, гб, мб, квт, квт·год, квтч, квт·ч, квт-ч, мбит/с, л, км, га, г/л, ммоль/л, шт, шт., бр., бр, ' +
    '平米, 平方米, 度, kpl, st, st., stk, stk., szt, szt., ks, pcs, pc, buc, buc., kom, kom., vnt., tk, gab., ud., uds., pz, pz., pzas, un, un., adet, fő, os., osób, pers., ' +
    'hours, hour, hrs, h, std., stunden, days, day, months, month, years, year, points, point, pts, nights, night, pages, items, ects, hp, sp, cr'
  ).split(', '),
);
/** A figure, perhaps in groups or beside another one, and what stands behind it; a laboratory marks it as low or high. */
const FIGURE_AND_UNIT =
  /^[-+<>≤≥~]?\s?(?:\d{1,3}(?:[ .,'’]\d{3})+|\d+)(?:[.,]\d+)?(?:\s?\/\s?\d+(?:[.,]\d+)?)?\s?(?<unit>[\p{L}°][\p{L}°μ/·.\d ]{0,9}?)(?:\s(?:of .{1,12}|[LHN]|↑|↓|\*))?$/iu;

/** So many, with the word by which Chinese, Japanese and Korean count such things: "17편", "2名"; no day, and no share in tenths. */
const COUNTED = /^\d[\d.,]*\s?(?![年月日号號割분세時时년월일시]|以)[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}]{1,3}$/u;
/** More months than a year has are no month of it: "294月". */
const MONTHS_COUNTED = /^(?:1[3-9]|[2-9]\d|\d{3})月$/u;

/** Whether a text in plain digits is a figure and the unit in which it is measured or counted: "1 184 kWh", "132/84 mmHg", "6 kpl". */
export function isQuantity(value: string): boolean {
  const unit = FIGURE_AND_UNIT.exec(value)?.groups?.unit?.trim().toLowerCase();
  const [counted = ''] = unit?.split('/') ?? [];
  return (
    (unit !== undefined && (UNITS.has(unit) || (unit.includes('/') && UNITS.has(counted)))) ||
    COUNTED.test(value) ||
    MONTHS_COUNTED.test(value)
  );
}
