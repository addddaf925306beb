/** A Huffman table as a JPEG has it: how many codes there are of each length from 1 to 16, and what they stand for (ITU-T T.81, C). */
export type HuffmanTable = { counts: ArrayLike<number>; symbols: ArrayLike<number> };

/** For all 16 bits that may come next: the symbol, and above it how many bits its code has; 0 where there is no code. */
export function decodingOf({ counts, symbols }: HuffmanTable): Uint16Array {
  const next = new Uint16Array(1 << 16);
  forEachCode({ counts, symbols }, (symbol, code, length) => {
    const from = code << (16 - length);
    next.fill((length << 8) | symbol, from, from + (1 << (16 - length)));
  });
  return next;
}

/** For each symbol its code, and above it how many bits that has; 0 where there is no code. */
export function encodingOf(table: HuffmanTable): Uint32Array {
  const codes = new Uint32Array(256);
  forEachCode(table, (symbol, code, length) => {
    codes[symbol] = (length << 16) | code;
  });
  return codes;
}

function forEachCode(
  { counts, symbols }: HuffmanTable,
  take: (symbol: number, code: number, length: number) => void,
): void {
  let code = 0;
  let place = 0;
  for (let length = 1; length <= 16; length++) {
    for (let left = counts[length - 1] ?? 0; left > 0; left--) take(symbols[place++] ?? 0, code++, length);
    code <<= 1;
  }
}
