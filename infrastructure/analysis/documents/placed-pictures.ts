import { type DrawnPicture, drawnPictures } from './drawn-pictures.ts';
import type { OfficeParts } from './office-parts.ts';
import { relationshipsOf } from './relationships.ts';
import { walk } from './walk-part.ts';

/** A picture that a document shows: its part, null where it has none, and how large it is placed at most. */
export type PlacedPicture = { part: string | null; size: DrawnPicture['size'] };

const areaOf = ({ size }: PlacedPicture) => (size === null ? Number.POSITIVE_INFINITY : size.width * size.height);

/** Each picture once, as large as it is placed anywhere: the logo of a letterhead stands in every header. */
function eachOnce(placed: readonly PlacedPicture[]): PlacedPicture[] {
  const once = new Map<string | null, PlacedPicture>();
  for (const one of placed) {
    const known = once.get(one.part);
    if (known === undefined || areaOf(one) > areaOf(known)) once.set(one.part, one);
  }
  return [...once.values()];
}

/** What the parts show by their relationships; one that leads nowhere is a picture that nobody sees. */
function placedIn(parts: OfficeParts, names: readonly string[]): PlacedPicture[] {
  return names.flatMap(name => {
    const drawn = drawnPictures(parts.get(name) ?? '');
    const relations = drawn.length > 0 ? relationshipsOf(parts, name) : new Map<string, string | null>();
    return drawn.map(({ id, size }) => ({ part: relations.get(id) ?? null, size }));
  });
}

/** The pictures of a Word document: those of its headers, of its text, and of its footers. */
export function wordPictures(parts: OfficeParts): PlacedPicture[] {
  const named = (pattern: RegExp) => [...parts.keys()].filter(name => pattern.test(name));
  return eachOnce(placedIn(parts, [...named(/^word\/header/), 'word/document.xml', ...named(/^word\/footer/)]));
}

/** Drawings that lie on a sheet, and those of its head and foot on paper. */
const DRAWINGS: ReadonlySet<string> = new Set(['drawing', 'legacyDrawingHF']);
const RICH_VALUES = 'xl/richData/richValueRel.xml';

/** The names of the parts that say what lies on a sheet. */
export function drawingsOf(parts: OfficeParts, sheet: string): string[] {
  const relations = relationshipsOf(parts, sheet);
  const drawings: string[] = [];
  walk(parts.get(sheet) ?? '', {
    open(name, { 'r:id': id = '' }) {
      const part = DRAWINGS.has(name) ? relations.get(id) : undefined;
      if (part) drawings.push(part);
    },
  });
  return drawings;
}

/** The pictures of a workbook, of each of these sheets; those within cells, of which no sheet tells, are with the first. */
export function workbookPictures(parts: OfficeParts, sheets: readonly string[]): PlacedPicture[][] {
  const within = [...relationshipsOf(parts, RICH_VALUES).values()].map(part => ({ part, size: null }));
  return sheets.map((sheet, at) => {
    const placed = placedIn(parts, [...drawingsOf(parts, sheet), sheet]);
    return eachOnce([...placed, ...(at === 0 ? within : [])]);
  });
}
