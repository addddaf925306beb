/** The least changes by which some letters become each beginning of a text; `free` where they may begin anywhere in it (Sellers 1980). */
function changes(letters: string, text: string, free: boolean): number[] {
  let above = Array.from({ length: text.length + 1 }, (_, at) => (free ? 0 : at));
  for (const [row, letter] of [...letters].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= text.length; column++) {
      const replaced = (above[column - 1] ?? 0) + Number(text[column - 1] !== letter);
      current.push(Math.min(replaced, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    above = current;
  }
  return above;
}

/** How many letters must be changed, added or left out to make one word of another. */
export const lettersApart = (a: string, b: string): number => changes(a, b, false).at(-1) ?? 0;

/** The same for the part of a text that is nearest to some letters. */
export const lettersApartWithin = (letters: string, text: string): number => Math.min(...changes(letters, text, true));
