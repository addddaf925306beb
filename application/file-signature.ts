/** The bytes that files of these kinds begin with. */
const SIGNATURES = [
  { contentType: 'application/pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { contentType: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { contentType: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
] as const;

/** The content type that a file's own first bytes name; undefined for every other kind of file. */
export function signedType(file: Uint8Array): (typeof SIGNATURES)[number]['contentType'] | undefined {
  return SIGNATURES.find(({ bytes }) => bytes.every((byte, index) => file[index] === byte))?.contentType;
}
