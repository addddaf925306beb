import type { TextRun } from '../../domain/reading/page-snapshot.ts';

/** A piece of text as the snapshot of a page holds it: dark, of an ordinary size, in view. @param look what is otherwise */
export function plainRun(
  text: string,
  { x, y, width, block }: { x: number; y: number; width: number; block: number },
  look: Partial<TextRun> = {},
): TextRun {
  return {
    text,
    rect: { x, y, width, height: 18 },
    fontSize: 15,
    fontWeight: 400,
    color: 'rgb(20, 20, 20)',
    tag: 'div',
    kind: 'text',
    label: null,
    block,
    parent: block,
    cell: null,
    region: null,
    inViewport: true,
    onTop: true,
    ...look,
  };
}
