import { fileTypeOf } from '../../../application/file-type.ts';
import type { EvidenceForAnalysis } from '../../../application/ports/analyser.ts';
import type { DrawPage } from '../parts.ts';
import type { PromptPicture } from './prompt.ts';

const MOST_PICTURES = 6;
const MOST_PICTURE_BYTES = 5_000_000;

/** Pictures that go with a prompt, and the numbers of the pieces of evidence all of whose pictures are among them. */
export type ShownPictures = { pictures: PromptPicture[]; whole: ReadonlySet<number> };

function ownPicture({ bytes, contentType }: EvidenceForAnalysis, number: number): PromptPicture | null {
  const type = fileTypeOf(bytes, contentType);
  return type === 'png' || type === 'jpeg' ? { number, mediaType: `image/${type}`, bytes } : null;
}

/**
 * What there is to be looked at: evidence that is a picture, and the pages of PDFs whose text was read off pictures, each as
 * somebody sees it who opens the file, with all that is stamped or written over it.
 * @param pictured of each piece the pages of which there is a picture alone
 */
export async function picturesOf(
  evidence: readonly EvidenceForAnalysis[],
  pictured: readonly (readonly number[])[],
  draw: DrawPage,
  signal: AbortSignal,
): Promise<ShownPictures> {
  const pictures: PromptPicture[] = [];
  const whole = new Set<number>();
  for (const [index, one] of evidence.entries()) {
    const number = index + 1;
    const own = ownPicture(one, number);
    const pages = own ? [] : (pictured[index] ?? []).slice(0, MOST_PICTURES - pictures.length);
    const drawn = pages.map(async (page): Promise<PromptPicture | null> => {
      const picture = await draw(one, page, signal);
      return picture && { number, page, ...picture };
    });
    const shown = (own ? [own] : await Promise.all(drawn)).filter(
      picture => picture !== null && picture.bytes.length <= MOST_PICTURE_BYTES,
    );
    const fitting = shown.slice(0, MOST_PICTURES - pictures.length).flatMap(picture => picture ?? []);
    pictures.push(...fitting);
    const all = own ? 1 : (pictured[index]?.length ?? 0);
    if (all > 0 && fitting.length === all) whole.add(number);
  }
  return { pictures, whole };
}
