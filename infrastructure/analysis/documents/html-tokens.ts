/** A tag with its attributes as they are written, or a stretch of text. */
export type HtmlToken = { kind: 'text'; text: string } | { kind: 'open' | 'close'; tag: string; attributes: string };

const TAG_NAME = /^<\/?([a-z][a-z0-9-]*)/i;
/** Elements whose content holds no tags but their own end. */
const RAW = /^(script|style|textarea|title|iframe|noscript|xmp)$/;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  pound: '£',
  euro: '€',
  yen: '¥',
  cent: '¢',
  copy: '©',
  reg: '®',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

/** Splits HTML into tags and text in one pass; comments and declarations are left out. */
export function* htmlTokens(source: string): Generator<HtmlToken> {
  let at = 0;
  while (at < source.length) {
    const start = source.indexOf('<', at);
    const name = start < 0 ? null : TAG_NAME.exec(source.slice(start, start + 64));
    const end = start < 0 ? source.length : name === null ? endOfNothing(source, start) : endOfTag(source, start);
    if (start < 0 || start > at) yield { kind: 'text', text: source.slice(at, start < 0 ? source.length : start) };
    at = end;
    if (name === null) {
      if (start >= 0 && end === start + 1) yield { kind: 'text', text: '<' };
      continue;
    }
    const tag = (name[1] ?? '').toLowerCase();
    const attributes = source.slice(start + name[0].length, end - 1);
    const kind = source.charAt(start + 1) === '/' ? 'close' : 'open';
    yield { kind, tag, attributes };
    if (kind === 'open' && RAW.test(tag)) {
      const close = new RegExp(`</${tag}\\b`, 'gi');
      close.lastIndex = at;
      const closing = close.exec(source)?.index ?? source.length;
      yield { kind: 'text', text: source.slice(at, closing) };
      at = closing;
    }
  }
}

/** Behind a tag, whose quoted attributes may hold `>`. */
function endOfTag(source: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < source.length; at++) {
    const char = source.charAt(at);
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '>') return at + 1;
    else if ((char === '"' || char === "'") && source.charAt(at - 1) === '=') quote = char;
  }
  return source.length;
}

/** Behind a comment, a declaration, or a `<` that begins no tag. */
function endOfNothing(source: string, start: number): number {
  const comment = source.startsWith('<!--', start);
  if (!comment && !/[!?/]/.test(source.charAt(start + 1))) return start + 1;
  const end = source.indexOf(comment ? '-->' : '>', start);
  return end < 0 ? source.length : end + (comment ? 3 : 1);
}

/** Replaces character references: numbers, and the names that business documents use. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));?/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name)] ?? all;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
  });
}
