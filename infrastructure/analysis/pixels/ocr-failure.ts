/** The OCR engine failed over a picture, which is no fault of the file: another reader may read it. */
export class OcrFailure extends Error {
  constructor(problem: unknown) {
    super(`The OCR engine failed: ${String(problem)}`);
  }
}
