/**
 * The name of a field or variable as sentences say it: `valid_until` and `validUntil` as "valid until", `memberID` as
 * "member ID". What is set with spaces stays as it is.
 */
export const toldName = (name: string): string =>
  name
    .replaceAll('_', ' ')
    .replace(/(?<=\p{Ll})(\p{Lu})(?=\p{Ll})/gu, (_, first: string) => ` ${first.toLowerCase()}`)
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .trim();
