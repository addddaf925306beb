import type { TextRun } from '../reading/page-snapshot.ts';
import { usualSize } from '../reading/usual-size.ts';
import { isDraftMark } from './undone.ts';

/** What is stamped on a paper that does not count, or no longer. */
const VOID =
  'void(?:ed)?|cancell?ed|annulled|invalid|not valid|null and void|superseded|withdrawn|revoked|uncertified copy|not an original|ungültig|storniert|storno|entwertet|annuliert|aufgehoben|annulée?|nulle?|invalide|périmée?|non valable|anulad[oa]|cancelad[oa]|nul[oa]|sin validez|no válido|inválid[oa]|sem valor|sem validade|não válido|annullat[oa]|non valido|geannuleerd|ongeldig|vervallen|anulowan[oye]|unieważnion[oye]|nieważn[yea]|stornowano|zrušeno|neplatn[ýéá]|zrušené|makulerad|ogiltig|annullerad|annulleret|ugyldig|makulert|mitätöity|mitätön|iptal(?: edildi)?|geçersiz|anulat|nevalabil|érvénytelen|törölve|sztornó|аннулировано|недействител(?:ен|ьно|ьна)|отменено|анульовано|недійсн(?:ий|а|о)|скасовано|ακυρώθηκε|ακυρο|άκυρο|無効|取消済?|失効|作废|已作废|无效|作廢|無效|무효|취소(?:됨)?|실효|ملغ[ىاي]|لاغ[يى]|غير صالح|מבוטל|בוטל|रद्द|đã hủy|vô hiệu|ยกเลิก|dibatalkan|batal';
const IS_VOID = new RegExp(`^[^\\p{L}]*(?:(?:${VOID})(?:[^\\p{L}]+|$))+$`, 'iu');
const LONGEST = 60;
/** In usual heights of letters: a stamp lies over the text, in letters of its own. */
const STAMPED = 1.4;
/** Share of the lower one's height. */
const SAME_LINE = 0.4;

/** Whether something stands in the line of a text: then it is what that says, and no stamp. */
function hasNeighbour({ rect }: TextRun, runs: readonly TextRun[]): boolean {
  return runs.some(({ rect: other, text }) => {
    const shared = Math.min(other.y + other.height, rect.y + rect.height) - Math.max(other.y, rect.y);
    return other !== rect && text.trim() !== '' && shared > SAME_LINE * Math.min(other.height, rect.height);
  });
}

/** Whether a page of a document is marked as a draft, as void or as cancelled: what it says does not hold, whatever it is. */
export function isMarkedVoid(runs: readonly TextRun[]): boolean {
  const usual = usualSize(runs);
  return runs.some(run => {
    const { text, fontSize, cell } = run;
    if (text.length > LONGEST) return false;
    if (isDraftMark(text)) return true;
    if (cell !== null || !IS_VOID.test(text)) return false;
    const isCapital = text === text.toUpperCase();
    return fontSize >= STAMPED * usual || (isCapital && !hasNeighbour(run, runs));
  });
}
