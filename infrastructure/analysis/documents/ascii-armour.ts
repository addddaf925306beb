const BLANKS = /\s+/g;
const ASCII85_DIGITS = 5;
/** Armour that is taken off at most; a longer stream is read as far as this. */
const ARMOUR_LIMIT = 5_000_000;

/**
 * Takes ASCIIHex or ASCII85 armour (ISO 32000-2, 7.4.2 and 7.4.3) off a stream, up to its end mark. Other data comes
 * back as it is. Bytes that belong to no code are read as the lowest digit.
 */
export function withoutArmour(data: Buffer, dictionary: string): Buffer {
  const filter = /\/Filter\s*\[?\s*\/(ASCIIHexDecode|AHx|ASCII85Decode|A85)\b/.exec(dictionary)?.[1];
  if (filter === undefined) return data;
  const hex = filter === 'ASCIIHexDecode' || filter === 'AHx';
  const armour = data.subarray(0, ARMOUR_LIMIT);
  const end = armour.indexOf(hex ? '>' : '~>');
  const text = armour
    .subarray(0, end < 0 ? armour.length : end)
    .toString('latin1')
    .replace(BLANKS, '');
  return hex ? Buffer.from(text, 'hex') : ascii85(text);
}

function ascii85(text: string): Buffer {
  const groups: number[] = [];
  for (let at = 0; at < text.length; ) {
    if (text.charAt(at) === 'z') {
      groups.push(0, 0, 0, 0);
      at++;
      continue;
    }
    const digits = text.slice(at, at + ASCII85_DIGITS);
    let value = 0;
    for (const digit of digits.padEnd(ASCII85_DIGITS, 'u'))
      value = value * 85 + Math.max(0, Math.min(84, digit.charCodeAt(0) - 33));
    for (let byte = 0; byte < digits.length - 1; byte++) groups.push(Math.floor(value / 256 ** (3 - byte)) & 255);
    at += ASCII85_DIGITS;
  }
  return Buffer.from(groups);
}
