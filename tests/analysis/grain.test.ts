import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { grainOf, withoutGrain } from '../../infrastructure/analysis/pixels/grain.ts';
import type { GreyImage } from '../../infrastructure/analysis/pixels/grey-image.ts';

const [WIDTH, HEIGHT] = [120, 90];
const EDGE = WIDTH / 2;

/** Paper with a black half, and as much noise as is said; the same one each time. */
function paper(noise: number): GreyImage {
  let seed = 7;
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648 - 0.5;
  };
  const data = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    Math.max(0, Math.min(255, (at % WIDTH < EDGE ? 200 : 60) + Math.round(2 * noise * next()))),
  );
  return { width: WIDTH, height: HEIGHT, data };
}

test('what is drawn or photographed well stays as it is', () => {
  for (const noise of [0, 6, 12]) {
    const clean = paper(noise);
    assert.is(withoutGrain(clean), clean, `${noise}`);
  }
});

test('grain is mixed away, and edges stay where they are', () => {
  const grainy = paper(45);
  assert.ok(grainOf(grainy) >= 12, `${grainOf(grainy)}`);
  const smooth = withoutGrain(grainy);
  assert.ok(grainOf(smooth) < 0.5 * grainOf(grainy), `${grainOf(smooth)} of ${grainOf(grainy)}`);
  const levelAt = (x: number) => {
    const column = Array.from({ length: HEIGHT - 2 }, (_, y) => smooth.data[(y + 1) * WIDTH + x] ?? 0);
    return column.reduce((sum, level) => sum + level, 0) / column.length;
  };
  assert.ok(levelAt(EDGE - 3) > 180 && levelAt(EDGE + 2) < 80, `${levelAt(EDGE - 3)}, ${levelAt(EDGE + 2)}`);
});

test.run();
