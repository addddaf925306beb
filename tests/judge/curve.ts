import type { Bin, Calibration } from './calibration.ts';

const SIDE = 420;
const EDGE = 56;
const across = (score: number) => EDGE + score * SIDE;
const down = (share: number) => EDGE + (1 - share) * SIDE;

/** Between what the share of right ones lies, 19 times of 20 (Wilson, 1927). */
function likelyShare({ count, right }: Bin): [number, number] {
  const z = 1.96;
  const share = right / count;
  const middle = (share + (z * z) / (2 * count)) / (1 + (z * z) / count);
  const half = (z / (1 + (z * z) / count)) * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

function markOf(bin: Bin): string {
  const x = across((bin.from + bin.to) / 2);
  const [low, high] = likelyShare(bin).map(down);
  const radius = Math.min(12, 2.5 + Math.sqrt(bin.count) / 4).toFixed(1);
  const title = `<title>${bin.from} to ${bin.to}: ${bin.right} of ${bin.count} right</title>`;
  return `<g>${title}<path d="M${x} ${low}V${high}" stroke="#1d5fbf" stroke-opacity=".45" stroke-width="2"/><circle cx="${x}" cy="${down(bin.right / bin.count)}" r="${radius}" fill="#1d5fbf"/></g>`;
}

const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** Draws score against share of right values; the straight line is where a score means what it says. */
export function curveOf({ bins, steps, sureFrom }: Calibration, caption: string): string {
  const grid = ticks.map(
    tick => `<path d="M${across(0)} ${down(tick)}H${across(1)}M${across(tick)} ${down(0)}V${down(1)}" stroke="#d6dbe3"/>
<text x="${across(tick)}" y="${down(0) + 20}" text-anchor="middle">${tick}</text><text x="${EDGE - 10}" y="${down(tick) + 4}" text-anchor="end">${tick}</text>`,
  );
  const map = steps.map(({ from, probability }, index) => {
    const to = steps[index + 1]?.from ?? 1;
    return `${index === 0 ? 'M' : 'L'}${across(from).toFixed(1)} ${down(probability).toFixed(1)}H${across(to).toFixed(1)}`;
  });
  const sure =
    sureFrom === null
      ? ''
      : `<path d="M${across(sureFrom)} ${down(0)}V${down(1)}" stroke="#2a8a4a" stroke-dasharray="5 4"/>`;
  const size = SIDE + 2 * EDGE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size + 20}" font-family="sans-serif" font-size="12" fill="#334"><title>How often values of each score are right</title>
<rect width="${size}" height="${size + 20}" fill="#fff"/><text x="${EDGE}" y="28" font-size="14">${caption}</text>
${grid.join('\n')}
<path d="M${across(0)} ${down(0)}L${across(1)} ${down(1)}" stroke="#889" stroke-dasharray="2 4"/>
<path d="${map.join('')}" fill="none" stroke="#c2571a" stroke-width="1.5"/>
${sure}
${bins
  .filter(({ count }) => count > 0)
  .map(markOf)
  .join('\n')}
<text x="${across(0.5)}" y="${size - 6}" text-anchor="middle">score</text>
<text transform="translate(16 ${down(0.5)}) rotate(-90)" text-anchor="middle">share that is right</text>
</svg>
`;
}
