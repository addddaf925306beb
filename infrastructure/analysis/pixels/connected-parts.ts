/** Pixels that hang together: how many, and the rectangle around them, whose last column and row are within. */
export type ConnectedPart = { count: number; left: number; right: number; top: number; bottom: number };

/** The parts of the inked pixels of a picture that hang together by their sides. @param ink 1 where there is ink */
export function connectedParts(ink: Uint8Array, width: number): ConnectedPart[] {
  const isMet = new Uint8Array(ink.length);
  const waiting = new Int32Array(ink.length);
  const parts: ConnectedPart[] = [];
  for (let first = 0; first < ink.length; first++) {
    if (ink[first] !== 1 || isMet[first] === 1) continue;
    const part = { count: 0, left: width, right: 0, top: ink.length, bottom: 0 };
    let held = 0;
    const meet = (at: number) => {
      if (ink[at] !== 1 || isMet[at] === 1) return;
      isMet[at] = 1;
      waiting[held++] = at;
    };
    meet(first);
    while (held > 0) {
      const at = waiting[--held] ?? 0;
      const [x, y] = [at % width, Math.floor(at / width)];
      part.count++;
      part.left = Math.min(part.left, x);
      part.right = Math.max(part.right, x);
      part.top = Math.min(part.top, y);
      part.bottom = Math.max(part.bottom, y);
      if (x > 0) meet(at - 1);
      if (x < width - 1) meet(at + 1);
      if (y > 0) meet(at - width);
      if (at + width < ink.length) meet(at + width);
    }
    parts.push(part);
  }
  return parts;
}
