import type { Word } from '../../infrastructure/analysis/documents/text-lines.ts';

/** In points, and 10 unless told. */
export type PrintedText = [x: number, y: number, text: string, size?: number, bold?: boolean];

/** Texts at their places on a printed page, each as its words. */
export const printedPage = (...texts: PrintedText[]): Word[] =>
  texts.flatMap(([x, y, text, size = 10, bold = false]) => {
    let at = x;
    return text.split(' ').map(one => {
      const width = one.length * 0.6 * size;
      const word = { text: one, x: at, y, width, height: size, fontSize: size, color: '#000000', bold };
      at += width + 0.4 * size;
      return word;
    });
  });
