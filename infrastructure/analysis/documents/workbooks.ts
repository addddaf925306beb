import { format } from 'numfmt';
import type { DocumentPage } from '../parts.ts';
import { drawnTexts } from './drawn-texts.ts';
import { numberLocale } from './number-locale.ts';
import { neededPart, type OfficeParts } from './office-parts.ts';
import { drawingsOf } from './placed-pictures.ts';
import { layRows, newLayout } from './table-layout.ts';
import type { ReadText } from './text-documents.ts';
import { walk } from './walk-part.ts';
import { type Styles, stylesIn } from './workbook-styles.ts';

/** What is read of a sheet; Excel itself has more rows, which no person reads. */
const MOST_ROWS = 20_000;
const MOST_COLUMNS = 200;
const MOST_SHEETS = 50;

/** The sheets that are shown, as the names of their parts. */
export function shownSheets(parts: OfficeParts): string[] {
  const targets = new Map<string, string>();
  walk(parts.get('xl/_rels/workbook.xml.rels') ?? '', {
    open: (_, { Id = '', Target = '' }) => targets.set(Id, `xl/${Target.replace(/^\/?(xl\/)?/, '')}`),
  });
  const shown: string[] = [];
  walk(neededPart(parts, 'xl/workbook.xml'), {
    open: (name, { state = 'visible', 'r:id': id = '' }) => {
      const target = targets.get(id);
      if (name === 'sheet' && state === 'visible' && target !== undefined) shown.push(target);
    },
  });
  return shown.slice(0, MOST_SHEETS);
}

/** Texts that cells share; how they are pronounced is none of them. */
function sharedStrings(part: string): string[] {
  const strings: string[] = [];
  let phonetic = false;
  let inText = false;
  walk(part, {
    open(name) {
      if (name === 'si') strings.push('');
      if (name === 'rPh') phonetic = true;
      if (name === 't') inText = !phonetic;
    },
    text(value) {
      if (inText) strings.push(`${strings.pop() ?? ''}${value}`);
    },
    close(name) {
      if (name === 'rPh') phonetic = false;
      if (name === 't') inText = false;
    },
  });
  return strings;
}

/** Texts that stand in the cells of a sheet themselves. */
function inlineStrings(sheet: string): string[] {
  const texts: string[] = [];
  let inText = false;
  walk(sheet, {
    open: name => {
      inText = name === 't';
    },
    text(value) {
      if (inText) texts.push(value);
    },
    close: () => {
      inText = false;
    },
  });
  return texts;
}

/** Column of a reference such as `AB12`, from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.replace(/[^A-Z]/g, '')) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/**
 * A number as its cell shows it: dates, currency and all; what can't be shown so is shown plain. Without a format it keeps
 * its decimal point: behind a comma three digits would be taken for thousands.
 */
function shown(value: string, code: string, locale: string): string {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return value;
  try {
    return format(code, number, { locale: code === 'General' ? 'en' : locale }).trim();
  } catch {
    return value;
  }
}

type SheetRows = { rows: string[][]; isCut: boolean; hidesCells: boolean };

/** The rows of a sheet as they are shown: hidden rows, columns and cells are left out. */
function rowsOf(sheet: string, strings: readonly string[], styles: Styles, locale: string): SheetRows {
  const rows: string[][] = [];
  const hiddenColumns: [from: number, to: number][] = [];
  let isCut = false;
  let hidesCells = false;
  let last = 0;
  let isRowHidden = false;
  let cell: { column: number; type: string; style: number } | null = null;
  let inValue = false;
  let value = '';
  const put = (column: number, text: string) => {
    const isHidden = hiddenColumns.some(([from, to]) => column >= from && column <= to);
    hidesCells ||= text !== '' && isHidden;
    if (column < 0 || column >= MOST_COLUMNS) isCut = true;
    else if (!isHidden && text !== '') {
      const row = rows.at(-1);
      if (row === undefined) return;
      while (row.length < column) row.push('');
      row[column] = text;
    }
  };
  walk(sheet, {
    open(name, attributes) {
      const { hidden, min = '', max = '', r = '', t = 'n', s = '0' } = attributes;
      if (name === 'col' && isOn(hidden)) hiddenColumns.push([Number(min) - 1, Number(max) - 1]);
      if (name === 'row') {
        // Empty rows are left out of the file, and part what is above them from what is below.
        const number = r === '' ? last + 1 : Number(r);
        if (number > last + 1 && rows.length > 0) rows.push([]);
        last = number;
        rows.push([]);
        isRowHidden = isOn(hidden) || rows.length > MOST_ROWS;
        isCut ||= rows.length > MOST_ROWS;
      }
      if (name === 'c') {
        cell = { column: columnOf(r), type: t, style: Number(s) };
        value = '';
      }
      inValue = name === 'v' || name === 't';
    },
    text(piece) {
      if (inValue) value += piece;
    },
    close(name) {
      if (name === 'v' || name === 't') inValue = false;
      if (name !== 'c' || cell === null) return;
      const { column, type, style } = cell;
      cell = null;
      if (isRowHidden || styles.hidden[style]) {
        hidesCells ||= value !== '';
        return;
      }
      if (type === 's') put(column, strings[Number(value)] ?? '');
      else if (type === 'b') put(column, value === '1' ? 'TRUE' : 'FALSE');
      else if (type === 'n') put(column, shown(value, styles.formats[style] ?? 'General', locale));
      else if (type !== 'e') put(column, value);
    },
  });
  return { rows: rows.slice(0, MOST_ROWS), isCut, hidesCells };
}

const isOn = (value: string | undefined) => value === '1' || value === 'true';

/**
 * An Excel workbook as its cells show it, a page for each sheet, with what stands in boxes over them: formulas as what they came to when it was saved. Nothing
 * is computed, and no other file is looked at.
 * @throws when it is no workbook.
 */
export function readWorkbook(parts: OfficeParts): ReadText {
  const strings = sharedStrings(parts.get('xl/sharedStrings.xml') ?? '');
  const styles = stylesIn(parts.get('xl/styles.xml') ?? '');
  const names = shownSheets(parts);
  const texts = [...strings, ...names.flatMap(name => inlineStrings(parts.get(name) ?? ''))];
  const locale = numberLocale(texts, styles.formats);
  const pages: DocumentPage[] = [];
  let [isCut, hidesCells] = [false, false];
  for (const name of names) {
    const sheet = rowsOf(parts.get(name) ?? '', strings, styles, locale);
    const layout = newLayout();
    layRows(layout, sheet.rows);
    const drawn = drawingsOf(parts, name).flatMap(drawing => drawnTexts(parts.get(drawing) ?? ''));
    layRows(
      layout,
      drawn.map(line => [line]),
    );
    isCut ||= sheet.isCut || layout.isCut;
    hidesCells ||= sheet.hidesCells;
    pages.push({ page: pages.length + 1, runs: layout.runs, pairs: layout.pairs });
  }
  return { pages, isCut, hidesCells };
}
