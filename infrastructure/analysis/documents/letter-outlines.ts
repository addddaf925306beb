import type { OutlineOf } from './drawn-letters.ts';
import { type Matrix, matrixFrom } from './matrix.ts';
import { FILLS, SEGMENT_LENGTHS } from './painted-path.ts';

/** What pdf.js keeps of a page's fonts, by name. */
export type FontObjects = { has(name: string): boolean; get(name: string): unknown };

/** How a font draws one letter, where it does so by operations of a page (a Type 3 font). */
type Procedure = { fnArray: readonly number[]; argsArray: readonly unknown[] };

/** The numbers of a path, which pdf.js keeps in half the space where Node knows how (from 24 on); null where there are none. */
function numbersIn(value: unknown): Float32Array | null {
  if (value instanceof Float32Array) return value;
  if (!ArrayBuffer.isView(value) || !(Symbol.iterator in value)) return null;
  return Float32Array.from(value as unknown as Iterable<number>);
}

function isProcedure(value: unknown): value is Procedure {
  return (
    typeof value === 'object' &&
    value !== null &&
    'fnArray' in value &&
    Array.isArray(value.fnArray) &&
    'argsArray' in value &&
    Array.isArray(value.argsArray)
  );
}

/** A path after a transformation; what is no path of pdf.js ends it. */
function transformed(path: Float32Array, [a, b, c, d, e, f]: Matrix): number[] {
  const moved: number[] = [];
  for (let at = 0; at < path.length; ) {
    const code = path[at] ?? -1;
    const length = SEGMENT_LENGTHS[code];
    if (length === undefined) break;
    moved.push(code);
    for (let index = 1; index <= length; index += 2) {
      const [x, y] = [path[at + index] ?? 0, path[at + index + 1] ?? 0];
      moved.push(a * x + c * y + e, b * x + d * y + f);
    }
    at += length + 1;
  }
  return moved;
}

/** What a procedure fills, in the em square of its font; null where it paints otherwise. @param pathOperation the code of a path */
function filledBy({ fnArray, argsArray }: Procedure, matrix: Matrix, pathOperation: number): Float32Array | null {
  const outline: number[] = [];
  for (const [at, operation] of fnArray.entries()) {
    if (operation !== pathOperation) continue;
    const args: unknown = argsArray[at];
    const [purpose, data] = Array.isArray(args) ? args : [];
    const path = numbersIn(Array.isArray(data) ? data[0] : null);
    if (!FILLS.has(purpose) || path === null) return null;
    outline.push(...transformed(path, matrix));
  }
  return outline.length > 0 ? Float32Array.from(outline) : null;
}

/**
 * The outlines of the letters of a page's fonts.
 * @param pathOperation the number that pdf.js gives to `constructPath`
 */
export function outlinesIn(objects: FontObjects, pathOperation: number): OutlineOf {
  const known = new Map<string, Float32Array | null>();
  const find = (name: string) => (objects.has(name) ? objects.get(name) : null);
  const outline = (font: string, code: string, procedure: string): Float32Array | null => {
    const found = find(`${font}_path_${code}`);
    const path = numbersIn(typeof found === 'object' && found !== null && 'path' in found ? found.path : found);
    if (path !== null) return path;
    const drawing = find(font);
    if (typeof drawing !== 'object' || drawing === null || !('charProcOperatorList' in drawing)) return null;
    const procedures = Object.entries(drawing.charProcOperatorList ?? {});
    const own: unknown = procedures.find(([name]) => name === procedure)?.[1];
    const matrix = matrixFrom('fontMatrix' in drawing ? drawing.fontMatrix : null);
    return isProcedure(own) ? filledBy(own, matrix, pathOperation) : null;
  };
  return ({ font, code, procedure }) => {
    const name = `${font} ${code} ${procedure}`;
    const told = known.get(name);
    if (told !== undefined) return told;
    const found = outline(font, code, procedure);
    known.set(name, found);
    return found;
  };
}
