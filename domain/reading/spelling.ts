/** Whether two words are spelt alike but for one letter: at most one is put in, left out, or written instead of another. */
export function differByOneLetterAtMost(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  const restOfShort = short.slice(short.length === long.length ? same + 1 : same);
  return restOfShort === long.slice(same + 1);
}
