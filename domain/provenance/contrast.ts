const RGB = /^rgba?\(\s*(\d+),\s*(\d+),\s*(\d+)/;

/** Below this ratio nobody reads a text: black on white has 21, the grey of a hint 4. */
const LEAST_CONTRAST = 1.25;

/** Relative luminance of a colour, 0 to 1, as WCAG 2 defines it; null when it is not told as `rgb()`. */
function luminance(color: string): number | null {
  const [, ...channels] = RGB.exec(color) ?? [];
  if (channels.length < 3) return null;
  const [red = 0, green = 0, blue = 0] = channels.map(channel => {
    const share = Math.min(255, Number(channel)) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Whether a text can be told from the ground that it lies on; true where the colours are not told. */
export function standsOut(color: string, ground: string): boolean {
  const [one, other] = [luminance(color), luminance(ground)];
  if (one === null || other === null) return true;
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= LEAST_CONTRAST;
}
