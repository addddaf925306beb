import type { HuffmanTable } from './huffman.ts';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(/\s/g, ''), 'hex'));

const LEVELS = bytes('00 01 02 03 04 05 06 07 08 09 0a 0b');

/** The tables of ITU-T T.81, K.3: they have a code for every value, whatever the picture is. */
export const LIGHT_LEVELS: HuffmanTable = { counts: bytes('00010501010101010100000000000000'), symbols: LEVELS };
export const COLOUR_LEVELS: HuffmanTable = { counts: bytes('00030101010101010101010000000000'), symbols: LEVELS };

export const LIGHT_DETAILS: HuffmanTable = {
  counts: bytes('0002010303020403050504040000017d'),
  symbols: bytes(`
    01020300 04110512 21314106 13516107 22711432 8191a108 2342b1c1 1552d1f0 24336272 82090a16 1718191a 25262728
    292a3435 36373839 3a434445 46474849 4a535455 56575859 5a636465 66676869 6a737475 76777879 7a838485 86878889
    8a929394 95969798 999aa2a3 a4a5a6a7 a8a9aab2 b3b4b5b6 b7b8b9ba c2c3c4c5 c6c7c8c9 cad2d3d4 d5d6d7d8 d9dae1e2
    e3e4e5e6 e7e8e9ea f1f2f3f4 f5f6f7f8 f9fa`),
};

export const COLOUR_DETAILS: HuffmanTable = {
  counts: bytes('00020102040403040705040400010277'),
  symbols: bytes(`
    00010203 11040521 31061241 51076171 13223281 08144291 a1b1c109 233352f0 156272d1 0a162434 e125f117 18191a26
    2728292a 35363738 393a4344 45464748 494a5354 55565758 595a6364 65666768 696a7374 75767778 797a8283 84858687
    88898a92 93949596 9798999a a2a3a4a5 a6a7a8a9 aab2b3b4 b5b6b7b8 b9bac2c3 c4c5c6c7 c8c9cad2 d3d4d5d6 d7d8d9da
    e2e3e4e5 e6e7e8e9 eaf2f3f4 f5f6f7f8 f9fa`),
};
