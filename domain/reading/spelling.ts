/** Letters that a scan shows much alike. */
const LOOK_ALIKE = ['iljtf1', 'ceo', 'uvn', 'hb'];
const isNarrow = (letter: string) => 'iljt1'.includes(letter);

/** Whether two words are the same but for one letter that an OCR engine takes for another, or sees where none is. */
export function differByMisreading(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  const [one = '', other = ''] = [short[same], long[same]];
  if (other === '') return false;
  if (short.length === long.length)
    return (
      LOOK_ALIKE.some(group => group.includes(one) && group.includes(other)) &&
      short.slice(same + 1) === long.slice(same + 1)
    );
  return long.length === short.length + 1 && isNarrow(other) && short.slice(same) === long.slice(same + 1);
}

/** Whether two words are spelt alike but for one letter: at most one is put in, left out, or written instead of another. */
export function differByOneLetterAtMost(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  const restOfShort = short.slice(short.length === long.length ? same + 1 : same);
  return restOfShort === long.slice(same + 1);
}
