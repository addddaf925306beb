/** Source of a pattern for a day in figures, whichever of them is the month: "01.10.2026", "2026/10/1". */
export const DAY_IN_FIGURES = '(?:\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{4}[./-]\\d{1,2}[./-]\\d{1,2})';
