import { SILENT } from './drawn-pictures.ts';
import { walk } from './walk-part.ts';

/** The paragraphs of text boxes and shapes that lie on a sheet (ISO/IEC 29500-1, 21.1.2), in the order of the drawing. */
export function drawnTexts(drawing: string): string[] {
  const lines: string[] = [];
  let [silent, inText] = [0, false];
  walk(drawing, {
    open(name) {
      if (SILENT.has(name)) silent++;
      if (name === 'a:p') lines.push('');
      if (name === 'a:br') lines.push(`${lines.pop() ?? ''} `);
      inText = name === 'a:t' && silent === 0;
    },
    text(value) {
      if (inText) lines.push(`${lines.pop() ?? ''}${value}`);
    },
    close(name) {
      if (SILENT.has(name)) silent--;
      inText = false;
    },
  });
  return lines.map(line => line.replace(/\s+/g, ' ').trim()).filter(line => line !== '');
}
