import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createPixelReader } from '../../infrastructure/analysis/pixels/pixel-reader.ts';

const [width, height] = [400, 40];
/** Dark letters, so to speak, on white. */
const image = {
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, at) => (at % 7 === 0 ? 0 : 255)),
};

/** What comes of a value that a scan was read as holding, where the second look reads another text. */
async function lookedAt(value: string, second: string) {
  const reader = createPixelReader(async () => ({ text: second, confidence: 95 }));
  const claim = { value, rect: { x: 20, y: 5, width: 300, height: 30 }, fontSize: 30, input: false };
  return (await reader.check({ image, language: 'en' }, 1, [claim]))[0];
}

const test = suite('the second look at a value of a scan');

test('shows it sign for sign, wherever its blanks are', async () => {
  assert.is(await lookedAt('LT-40772-F', 'LT-40772-F'), 'agree');
  assert.is(await lookedAt('No. 3 050,00', 'No. 3050,00'), 'agree');
  assert.is(await lookedAt('**** 1234', '**** 1234'), 'agree');
});

test('does not take one sign for another, as it may where the text is known', async () => {
  assert.is.not(await lookedAt('O1-772', '01-772'), 'agree');
  assert.is.not(await lookedAt('Calle Horno, 5, 1.º B', 'Calle Horno, 5, 1.* B'), 'agree');
  assert.is(await lookedAt('Ana Lima, Rua 1-A', 'Ana Lima, Rua l-A'), 'unreadable');
});

test('does not confirm what a reader makes of raised letters and frames', async () => {
  assert.is(await lookedAt('Calle Horno, 5, 1.* B', 'Calle Horno, 5, 1.* B'), 'unreadable');
  assert.is(await lookedAt('Ada | Palmer', 'Ada | Palmer'), 'unreadable');
});

test.run();
