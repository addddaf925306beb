import type { TextRun } from '../reading/page-snapshot.ts';

/** Words for what is not done yet, at the beginning of a title or a stamp; not those that are names of things as well. */
const DRAFT =
  /^\W*(?:draft|entwurf|brouillon|borrador|rascunho|minuta|bozza|szkic|utkast|udkast|luonnos|taslak|черновик|чернетка|下書き|草稿|草案|초안|مسودة|טיוטה|nacrt|нацрт|osnutek|чернова|juodraštis|melnraksts|mustand|eelnõu|drög|esborrany|پیش‌نویس|مسودہ|খসড়া|வரைவு|მონახაზი|սևագիր|qaralama|draf|burador|konsep|rasimu|koncept|návrh|tervezet|piszkozat|ciornă|proiect de|σχέδιο|प्रारूप|मसौदा|bản nháp|ฉบับร่าง)(?![\p{L}\p{M}])/iu;
/** That something was so and is not any more, or was taken back. */
const NO_LONGER =
  /(?<!\p{L})(?:no longer|not any ?more|nicht mehr|n['’](?:est|a) plus|ya no|já não|não (?:é|está) mais|non (?:è|ha) più|niet (?:langer|meer)|inte längre|ikke længere|ikke lenger|już nie|už není|ei enää|artık|больше не|більше не|refunded|erstattet|remboursée?s?|reembolsad[oa]s?|rimborsat[oaie]|terugbetaald|återbetal(?:d|ats|t)|zwrócon[oaey]|vrácen[oaáéý])(?!\p{L})/iu;
const LONGEST_MARK = 60;

/** Whether a text calls what it stands on a draft. */
export const isDraftMark = (text: string): boolean => text.length <= LONGEST_MARK && DRAFT.test(text);

/** Whether a text of a document marks all of it as a draft, or says that something is not so any more. */
export const tellsUndone = ({ text }: TextRun): boolean => isDraftMark(text) || NO_LONGER.test(text);
