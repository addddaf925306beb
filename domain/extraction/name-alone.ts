import { DATE_IN_TEXT } from '../reading/value-types.ts';

/** How a name came there: "(assinado) Filomena Vaz", "(gez.) K. Lund". */
const IN_BRACKETS_AHEAD = /^[(（]\p{Ll}[^()（）]{0,30}[)）]\s+(?=\p{Lu})/u;
/** How a name is read or addressed, behind it: "長谷部 美津子（ハセベ ミツコ）様", "藤代 結衣 FUJISHIRO Yui". */
const READ_OR_ADDRESSED =
  /(?<=^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー・ ]{2,14})\s?(?:[(（][\p{sc=Hiragana}\p{sc=Katakana}ー・ ]+[)）]\s?(?:様|殿|さん)?|(?:様|殿))$|(?<=^[\p{sc=Hangul} ]{2,12})\s?(?:님|씨)$|(?<=^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー・ ]{2,14})\s\p{Lu}[\p{sc=Latin}'-]+(?:,?\s\p{Lu}[\p{sc=Latin}'-]+){1,2}$/u;
/** The day on which somebody was born, behind the name: "Sietske Akkerman, 22-07-1984". */
const BORN = new RegExp(
  `(?<=^\\p{L}[^,(]{2,60})(?:,\\s|\\s?\\()(?:\\p{L}{1,6}\\.?\\s|[*°]\\s?)?(?:${DATE_IN_TEXT}|\\d{1,2}-\\d{1,2}-\\d{4})\\)?$`,
  'u',
);
/** Under which number somebody is known, in brackets behind the name: "Damjaengi Studio (customer B1180432)". */
const NUMBERED_BEHIND = /(?<=^\S[^()（）]+?)\s*[(（][^()（）]*\p{Nd}[^()（）]*[)）]$/u;
/** The number of somebody's papers behind the name, perhaps hidden in part: "נועה שחר-לביא, ת.ז. •••••4417", "Jan Kos, PESEL ***2211". */
const PAPERS_BEHIND =
  /(?<=^\p{L}[^,(\p{Nd}]{2,60}),\s(?:[\p{L}."״'׳]{2,8}:?\s){0,2}(?=[\p{Nd}•*xX.-]*\p{Nd})[•*xX\p{Nd}.-]{4,}$/u;
/** Where somebody is written to, behind the name: "Ada Palmer (ada@harrow.example)". */
const WRITTEN_TO = /\s*[(（<][^()（）<>\s]+@[^()（）<>\s]+[)）>]$/u;

/** What is told of somebody in figures behind the name: "Else Juhl, 100 %", "VENKATARAMAN S, 58, MALE", "Frau Diekhöner, DW -17". */
const FIGURES_BEHIND =
  /(?<=^\p{Lu}[\p{L}\p{M}.'’-]+(?:\s\p{Lu}[\p{L}\p{M}.'’-]*){1,4}),\s(?:DW\s?)?[-–]?\p{Nd}+(?:\s?%|,\s\p{Lu}+)?$/u;

/** A name without how it came there, how its bearer is addressed, and when they were born; null where nothing of it stands there. */
export function nameAlone(text: string): string | null {
  const said = [
    IN_BRACKETS_AHEAD,
    WRITTEN_TO,
    NUMBERED_BEHIND,
    BORN,
    PAPERS_BEHIND,
    FIGURES_BEHIND,
    READ_OR_ADDRESSED,
  ].find(form => form.test(text));
  return said === undefined ? null : text.replace(said, '');
}
