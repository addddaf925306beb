/** A description that begins with the first or the last day of something asks for that day, whatever it is the day of. */
const DAY_OF_ALL =
  /^(?:(?:the )?(?:last|final|first) day|(?:letzte|erste)[rn]? (?:geltungs)?tag|dernier jour|premier jour|[uú]ltimo d[ií]a|primer d[ií]a|primeiro dia|ultimo giorno|primo giorno|laatste dag|eerste dag|sista (?:giltighets)?dag(?:en)?|första dag(?:en)?|si(?:ste|dste) (?:gyldighets?)?dag(?:en)?|første dag(?:en)?|viimeinen (?:voimassaolo)?päivä|ensimmäinen päivä|ostatni dzień|pierwszy dzień|poslední den|první den|posledný deň|последний день|первый день|останній день|перший день|utolsó nap|első nap|ultima zi|prima zi|τελευταία (?:η)?μέρα|πρώτη (?:η)?μέρα|son gün|ilk gün|zadnji dan|posljednji dan|последен ден)(?![\p{L}'’])/u;

const PAID_UNTIL = /(?<!\p{L})(?:betal[dt]a? (?:tom|t\.\s?o\.\s?m\.?)|paid (?:up )?(?:to|until|till|through))$/u;
const UNTIL = /(?<!\p{L})(?:do|til|till|tom|until|bis|au|hasta|at[eé]|fino al|tot|asti|saakka|до|-ig)$/u;

/** How descriptions of a first day begin. */
const FIRST =
  /^(?:the )?(?:first|erste|premier|prim|första|første|ensimm|pierwszy|první|перв|перш|első|πρώτη|ilk|eerste)/u;

/** Whether a description asks for the first or the last day of something. */
export const asksForFirstOrLastDay = (description: string): boolean => DAY_OF_ALL.test(description);

/** Whether words end in that something is paid up to a day: "betald tom", "subscription paid to". */
export const isPaidUntil = (words: string): boolean => PAID_UNTIL.test(words);

/** Whether a field is called by that up to which something goes or is paid, and described as a last day. */
export function asksForLastDay(name: string, description: string): boolean {
  if (isPaidUntil(name) || isPaidUntil(description)) return true;
  return UNTIL.test(name) && DAY_OF_ALL.test(description) && !FIRST.test(description);
}
