import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pictureScale } from '../../infrastructure/analysis/picture-size.ts';
import type { GreyImage } from '../../infrastructure/analysis/pixels/grey-image.ts';
import type { OcrLanguage } from '../../infrastructure/analysis/pixels/ocr-languages.ts';
import { checkValue } from '../../infrastructure/analysis/pixels/value-check.ts';
import { languagesFor } from '../../infrastructure/analysis/pixels/written-letters.ts';

/** Stripes, so that something stands out. */
const STRIPED: GreyImage = {
  width: 200,
  height: 40,
  data: Uint8Array.from({ length: 8_000 }, (_, at) => (at % 7 < 3 ? 0 : 255)),
};

/** What the pixels say of a value where readers of each language make this of them. */
function seen(value: string, read: Partial<Record<OcrLanguage, string>>, whole = value) {
  const claim = { value, whole, rect: { x: 10, y: 10, width: 120, height: 16 }, fontSize: 14, input: false };
  return checkValue(
    STRIPED,
    1,
    claim,
    async (_image, _mode, language = 'en') => ({ text: read[language] ?? '', confidence: 76 }),
    languagesFor(whole),
  );
}

const checks = suite('what readers of letters make of a value');

checks('the colon before a number that is read as a digit denies nothing, and shows nothing', async () => {
  assert.is(await seen('230507114', { en: '1230507114' }, ': 230507114'), 'unreadable');
  assert.is(await seen('230507114', { en: '1230507114' }), 'disagree');
  assert.is(await seen('230507114', { en: '1230507119' }, ': 230507114'), 'disagree');
  assert.is(await seen('230507114', { en: '230507119' }, ': 230507114'), 'disagree');
});

checks('a letter alone is shown or not, and never denied', async () => {
  assert.is(await seen('C', { en: 'C' }), 'agree');
  assert.is(await seen('C', { en: 'Cc' }), 'unreadable');
  assert.is(await seen('C', { en: 'B' }), 'unreadable');
  assert.is(await seen('5', { en: '6' }), 'disagree');
});

checks('what is Latin in a value is shown by English letters, and the rest by its own', async () => {
  assert.is(await seen('비즈니스 웹호스팅 50GB', { ko: '비즈니스 웹호스팅 5068', en: 'HI ZL 50GB' }), 'agree');
  assert.is(await seen('ΑΣ-771204', { el: 'ΑΣ-/Τ1204', en: 'AZ-771204' }), 'agree');
  for (const en of ['HI ZL 500GB', 'HI ZL 60GB', 'HI ZL 50GBX', 'HI ZL'])
    assert.is.not(await seen('비즈니스 웹호스팅 50GB', { ko: '비즈니스 웹호스팅 5068', en }), 'agree', en);
  assert.is.not(await seen('ΑΣ-771204', { el: 'ΑΣ-/Τ1204', en: 'AZ-771205' }), 'agree');
  assert.is.not(await seen('비즈니스 50GB', { ko: '프리미엄 5068', en: 'HI 50GB' }), 'agree');
});

checks('a picture is as large as it is, whatever the device says', () => {
  assert.is(pictureScale({ width: 780, height: 1688 }, { width: 390, height: 844 }, 2), 2);
  assert.is(pictureScale({ width: 784, height: 4143 }, { width: 980, height: 5179 }, 2), 0.8);
  // A picture that is of something else than what was measured.
  assert.is(pictureScale({ width: 780, height: 100 }, { width: 980, height: 5179 }, 2), 2);
  assert.is(pictureScale({ width: 780, height: 100 }, { width: 0, height: 0 }, 2), 2);
});

checks.run();
