import { Parser } from 'htmlparser2';
import { SILENT } from './drawn-pictures.ts';
import { neededPart, type OfficeParts } from './office-parts.ts';
import { addRun, type Layout, layRows, newLayout } from './table-layout.ts';
import { laidOut, piecesOf, type ReadText } from './text-documents.ts';

/** Letters smaller than this are not there to be read; in half points. */
const LEAST_SIZE = 4;
const WHITE = /^f[c-f]f[c-f]f[c-f]$/i;
const PITCH = 8;

/**
 * Whether a property of text takes it out: hidden text, white on paper, too small, or with a line through it, which says that it
 * no longer holds (ISO/IEC 29500-1, 17.3.2).
 */
function hides(name: string, { 'w:val': value = '' }: Record<string, string>): boolean {
  const isOff = /^(0|false|off)$/i.test(value);
  if (/^w:(?:vanish|webHidden|strike|dstrike)$/.test(name)) return !isOff;
  if (name === 'w:color') return WHITE.test(value);
  return name === 'w:sz' && Number(value) < LEAST_SIZE;
}

/** Styles that hide the text that is written in them. */
function hidingStyles(styles: string): Set<string> {
  const hiding = new Set<string>();
  let style = '';
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const { 'w:styleId': id = '' } = attributes;
        if (name === 'w:style') style = id;
        else if (style !== '' && hides(name, attributes)) hiding.add(style);
      },
      onclosetag(name) {
        if (name === 'w:style') style = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(styles);
  return hiding;
}

/** The paragraphs and table cells of one part, one below the other; hidden and deleted text is left out. */
function layPart(part: string, hiding: ReadonlySet<string>, layout: Layout): void {
  const silent: string[] = [];
  /** Tables within tables: the rows of each as far as they are read. */
  const tables: string[][][] = [];
  let paragraph = '';
  let text = '';
  let isRunHidden = false;
  let isParagraphHidden = false;
  let isShaded = false;
  let inText = false;
  let inRun = false;

  const put = (value: string) => {
    const row = tables.at(-1)?.at(-1);
    for (const line of value.split('\n')) {
      const shown = line.trim();
      if (shown === '') continue;
      if (row !== undefined) row.push(`${row.pop() ?? ''} ${shown}`.trim());
      else {
        for (const piece of piecesOf(shown))
          if (piece.text !== '')
            addRun(layout, laidOut(piece.text, piece.start * PITCH, layout.line, layout.runs.length));
        layout.line++;
      }
    }
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const { 'w:fill': fill = '', 'w:val': value = '' } = attributes;
        if (SILENT.has(name)) silent.push(name);
        if (silent.length > 0) return;
        if (name === 'w:tbl') tables.push([]);
        if (name === 'w:tr') tables.at(-1)?.push([]);
        if (name === 'w:tc') tables.at(-1)?.at(-1)?.push('');
        if (name === 'w:p') {
          put(paragraph);
          paragraph = '';
          isParagraphHidden = false;
          isShaded = false;
        }
        if (name === 'w:r') {
          text = '';
          isRunHidden = isParagraphHidden;
          inRun = true;
        }
        if (name === 'w:t') inText = true;
        // A word that lies across the pages, as DRAFT or COPY does.
        if (name === 'v:textpath') put(attributes.string ?? '');
        if (name === 'w:tab' && inRun) text += '\t';
        if (name === 'w:br' || name === 'w:cr') text += '\n';
        // White letters on a shaded ground are no hidden ones.
        if ((name === 'w:shd' || name === 'w:highlight') && !/^(auto|ffffff)$/i.test(fill)) isShaded = true;
        if ((name === 'w:rStyle' || name === 'w:pStyle') && hiding.has(value)) {
          isRunHidden = true;
          if (name === 'w:pStyle') isParagraphHidden = true;
        }
        if (inRun && hides(name, attributes) && !(name === 'w:color' && isShaded)) isRunHidden = true;
      },
      ontext(value) {
        if (inText && silent.length === 0) text += value;
      },
      onclosetag(name) {
        if (silent.length > 0) {
          if (name === silent.at(-1)) silent.pop();
          return;
        }
        if (name === 'w:t') inText = false;
        if (name === 'w:r') {
          inRun = false;
          if (!isRunHidden) paragraph += text;
        }
        if (name === 'w:p') {
          put(paragraph);
          paragraph = '';
        }
        if (name === 'w:tbl') layRows(layout, tables.pop() ?? []);
      },
    },
    { xmlMode: true },
  );
  parser.end(part);
}

/**
 * A Word document as lines and table cells, its headers first and its footers last. It is laid out on a pitch, since
 * only Word knows its pages.
 * @throws when it is no Word document.
 */
export function readWord(parts: OfficeParts): ReadText {
  const hiding = hidingStyles(parts.get('word/styles.xml') ?? '');
  const layout = newLayout();
  const named = (pattern: RegExp) => [...parts].filter(([name]) => pattern.test(name)).map(([, part]) => part);
  const body = neededPart(parts, 'word/document.xml');
  for (const part of [...named(/^word\/header/), body, ...named(/^word\/footer/)]) layPart(part, hiding, layout);
  return { pages: [{ page: 1, runs: layout.runs, pairs: layout.pairs }], isCut: layout.isCut };
}
