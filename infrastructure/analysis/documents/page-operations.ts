import { IDENTITY, matrixFrom } from './matrix.ts';
import { type PageSurroundings, PageWalk, type PageWords } from './page-walk.ts';

/** An operation of a page as pdf.js lists it. */
export type PageOperation = { name: string; args: readonly unknown[] };

type Handler = (walk: PageWalk, args: readonly unknown[], order: number) => void;

const save: Handler = walk => walk.states.save();
const restore: Handler = walk => walk.states.restore();
const image: Handler = (walk, [source], order) => walk.image(source, order);
const fillColor: Handler = (walk, args) => {
  walk.state.fillColor = colorIn(args);
};
const strokeColor: Handler = (walk, args) => {
  walk.state.strokeColor = colorIn(args);
};

/** What each operation means for the place and the looks of text (ISO 32000-2, annex A); others do not matter for it. */
const HANDLERS: Readonly<Record<string, Handler>> = {
  save,
  restore,
  beginGroup: save,
  endGroup: restore,
  transform: (walk, args) => walk.states.transform(matrixFrom(args)),
  paintFormXObjectBegin: (walk, [matrix, bounds]) => {
    walk.states.save();
    walk.states.transform(matrixFrom(matrix));
    walk.clipTo(bounds);
  },
  paintFormXObjectEnd: restore,
  beginAnnotation: (walk, [, bounds, transform, matrix]) => {
    walk.states.save();
    walk.states.resetTransform();
    walk.leaveClip();
    walk.clipTo(bounds);
    walk.states.transform(matrixFrom(transform));
    walk.states.transform(matrixFrom(matrix));
  },
  endAnnotation: restore,
  clip: walk => walk.clipNext(),
  eoClip: walk => walk.clipNext(),
  constructPath: (walk, [purpose, data, bounds], order) =>
    walk.path(purpose, Array.isArray(data) ? data[0] : null, bounds, order),
  setFillRGBColor: fillColor,
  setFillColorN: fillColor,
  setStrokeRGBColor: strokeColor,
  setStrokeColorN: strokeColor,
  setGState: (walk, [entries]) => {
    for (const entry of Array.isArray(entries) ? entries : [])
      if (Array.isArray(entry) && entry[0] === 'ca') walk.state.fillOpacity = Number(entry[1]);
  },
  paintImageXObject: image,
  paintImageMaskXObject: image,
  paintInlineImageXObject: image,
  beginText: walk => walk.states.setTextMatrix(IDENTITY),
  setTextMatrix: (walk, [matrix]) => walk.states.setTextMatrix(matrixFrom(matrix)),
  moveText: (walk, [x, y]) => walk.states.moveText(numberFrom(x), numberFrom(y)),
  setLeadingMoveText: (walk, [x, y]) => {
    walk.state.leading = -numberFrom(y);
    walk.states.moveText(numberFrom(x), numberFrom(y));
  },
  nextLine: walk => walk.states.moveText(0, -walk.state.leading),
  setLeading: (walk, [leading]) => {
    walk.state.leading = numberFrom(leading);
  },
  setFont: (walk, [name, size]) => {
    walk.state.fontName = String(name);
    walk.state.fontSize = numberFrom(size);
  },
  setCharSpacing: (walk, [spacing]) => {
    walk.state.charSpacing = numberFrom(spacing);
  },
  setWordSpacing: (walk, [spacing]) => {
    walk.state.wordSpacing = numberFrom(spacing);
  },
  setHScale: (walk, [percent]) => {
    walk.state.horizontalScale = numberFrom(percent) / 100;
  },
  setTextRise: (walk, [rise]) => {
    walk.state.rise = numberFrom(rise);
  },
  setTextRenderingMode: (walk, [mode]) => {
    walk.state.renderingMode = numberFrom(mode);
  },
  beginMarkedContent: walk => walk.enterContent(undefined, undefined),
  beginMarkedContentProps: (walk, [tag, properties]) => walk.enterContent(tag, properties),
  endMarkedContent: walk => walk.leaveContent(),
  showText: (walk, [shown], order) => walk.text(Array.isArray(shown) ? shown : [], order),
};

/**
 * Walks through what a page paints and keeps the words that show. Text without ink, off the page or its clip, of no
 * size, in the colour of its background, on a switched-off layer or painted over is left out.
 */
export function readPageWords(page: PageSurroundings, operations: Iterable<PageOperation>): PageWords {
  const walk = new PageWalk(page);
  let order = 0;
  for (const { name, args } of operations) {
    HANDLERS[name]?.(walk, args, order);
    order++;
  }
  return walk.finish();
}

/** A colour as `#rrggbb`; null for a pattern. */
function colorIn([color]: readonly unknown[]): string | null {
  return typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color) ? color : null;
}

function numberFrom(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
