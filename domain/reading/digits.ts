/** The decimal digits of every script that `Intl` writes numbers in, and what each stands for. */
function decimalDigits(): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const numberingSystem of Intl.supportedValuesOf('numberingSystem')) {
    const written = [
      ...new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(9_876_543_210),
    ].reverse();
    // Systems that are not positional write the number with other signs, and in another length.
    if (written.length === 10) for (const [value, digit] of written.entries()) values.set(digit, String(value));
  }
  return values;
}

let known: ReadonlyMap<string, string> | undefined;

/** The text with the decimal digits of every script written as 0 to 9, and what parts them in Arabic as point and comma. */
export function plainDigits(text: string): string {
  return text
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    .replace(/(?![0-9])\p{Nd}/gu, digit => {
      known ??= decimalDigits();
      return known.get(digit) ?? digit;
    });
}
