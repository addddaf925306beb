import { datesWithin } from '../reading/dates/read-dates.ts';
import type { FieldType } from '../reading/field-types.ts';
import type { Rect } from '../reading/page-snapshot.ts';
import { folded, withoutParts } from '../reading/text.ts';
import type { Page } from './page.ts';
import { sharedHeight } from './segments.ts';

type Line = Page['lines'][number];

/** How pages say for which day they tell what stands there; between bars. That a record was updated says nothing of the kind. */
const AS_OF =
  'as of|as at|status as of|data as of|figures as of|balance as of|balance as at|position|position date|position as of|position at|valuation date|valued on|snapshot|snapshot of|reporting date|stand|stand vom|stand am|stand per|datenstand|stichtag|zum stichtag|position au|situation au|solde au|arrêté au|à la date du|données au|a fecha de|a fecha|situación al|situación a|posición|posición al|posición a|saldo al|saldo a|datos al|fecha de corte|corte al|posição|posição em|posição de|saldo em|saldo a|data base|data da posição|situação em|aggiornato al|situazione al|saldo al|posizione al|dati al|stand per|peildatum|per peildatum|saldo per|stan na dzień|na dzień|stan na|stav k|stav ke dni|ke dni|k datu|ku dňu|stav ku dňu|saldo per|status per|ställning per|stilling per|saldo pr|pr|tilanne|saldo tarihi|itibarıyla|itibariyle|tarihi itibarıyla|tarihi itibariyle|по состоянию на|состояние на|на дату|баланс на|станом на|баланс на дату|στις|υπόλοιπο στις|κατάσταση στις|la data de|situația la|sold la|állapot|egyenleg|stanje na dan|stanje na|към|към дата|данни към|時点|時点の残高|現在|現在の残高|基準日|截至|截止|截至日期|数据截至|資料截至|기준|기준일|كما في|الرصيد في|بتاريخ|נכון ל|נכון לתאריך|तक|की स्थिति|tính đến|tính đến ngày|số dư ngày|ณ วันที่|ข้อมูล ณ วันที่|per tanggal|posisi per|saldo per';
const PHRASES: ReadonlySet<string> = new Set(AS_OF.split('|').map(folded));
const LONGEST = 60;
/** In heights of its line: what stands farther away is told for another day, or for none. */
const FARTHEST = 3;
const MOST_LINES = 20;

/** What may be another on another day. */
const CHANGES: readonly FieldType[] = ['money', 'number', 'percent', 'status'];

/** The last day for which a line says that something is told; null where it says nothing else, or nothing of the kind. */
function dayToldIn(text: string): string | null {
  if (text.length > LONGEST || !/\p{Nd}/u.test(text)) return null;
  const [date, ...others] = datesWithin(text);
  if (date === undefined || others.length > 0) return null;
  const rest = withoutParts(text, [date])
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
  if (!PHRASES.has(folded(rest))) return null;
  return (
    date.readings
      .map(({ to }) => to)
      .sort()
      .at(-1) ?? null
  );
}

/** The line with what stands in its row right of it, where a list sets labels and values apart. */
function withBeside(line: Line, lines: readonly Line[]): Line[] {
  if (/\p{Nd}/u.test(line.text)) return [line];
  if (!PHRASES.has(folded(line.text.replace(/[^\p{L}\p{M}]+/gu, ' ').trim()))) return [];
  const beside = lines.filter(({ rect }) => rect.x > line.rect.x && sharedHeight(rect, line.rect) > 0);
  return beside.map(one => ({ ...one, text: `${line.text} ${one.text}` }));
}

/**
 * Says for which day a page tells what stands at a place: the balance over "Position: 30/06/2026" is that of June, whatever day
 * it is. As `YYYY-MM-DD`; null where nothing close above or below says so, or for what no day changes.
 * @param asked the words of the field and of the query: who asks about a day wants to know of that one
 */
export function daysTold({
  lines,
}: Pick<Page, 'lines'>): (type: FieldType, rect: Rect, asked: string) => string | null {
  const told = lines
    .flatMap(line => withBeside(line, lines))
    .flatMap(({ text, rect, fontSize }) => {
      const day = dayToldIn(text);
      return day === null ? [] : [{ day, rect, reach: FARTHEST * fontSize }];
    })
    .slice(0, MOST_LINES);
  return (type, rect, asked) => {
    if (told.length === 0 || !CHANGES.includes(type) || datesWithin(asked).length > 0) return null;
    const near = told.filter(({ rect: at, reach }) => {
      const gap = Math.max(at.y - (rect.y + rect.height), rect.y - (at.y + at.height));
      return gap <= reach && at.x < rect.x + rect.width && at.x + at.width > rect.x;
    });
    return near[0]?.day ?? null;
  };
}
