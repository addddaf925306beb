import type { PixelCheck } from '../../../domain/inquiry/assessment.ts';
import type { PixelReader } from '../parts.ts';
import { decodeGrey } from './grey-image.ts';
import { checkValue, type RecogniseText } from './value-check.ts';

/**
 * Reads values off a screenshot by OCR.
 * A check rejects when the screenshot is no PNG or too large; what its pixels show never makes it reject.
 */
export function createPixelReader(recognise: RecogniseText): PixelReader {
  return {
    async check(png, scale, claims) {
      if (claims.length === 0) return [];
      const image = decodeGrey(png);
      const checks: PixelCheck[] = [];
      for (const claim of claims) checks.push(await checkValue(image, scale, claim, recognise));
      return checks;
    },
  };
}
