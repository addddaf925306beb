import { meaningOf, names } from '../reading/meaning.ts';

/** Words for validity, which say nothing of whether its first day is meant or its last. */
const VALIDITY =
  /^(?:(?:gültig|gueltig|geldig|giltig|gyldig|voimassa|ważn|wazn|platn|érvényes|valabil|geçerli|gecerli|ισχύ|ισχυ|действи|дійсн|чинн|有効|有效|유효|صالح)\p{L}*|(?:vigen|vigên)\p{L}+|valid(?:ity|e|es|é|ée|ité|ite|ez|ità|ita|o|a|os|as|ade)?|válid[oa]|vigor|effect|effet|vigueur|force|laufzeit|صلاحية|תוקף)$/iu;

/** Verbs and nouns of beginning as they stand beside such a word. */
const BEGINS =
  /^(?:(?:begin|begynn?|start|anfang|aanvang|ingang|début|debut|inicia|börja|borja|alku)\p{L}*|(?:commenc|comien|comenz|começ|comec|inizi|decorr|alka|alko|rozpocz|począt|poczat|začín|zacin|začát|zacat|počát|kezd|încep|incep|başla|basla|αρχίζ|έναρξ|начина|начал|почина|почат)\p{L}+|ingaat|empieza|inicio|início|zaczyna)$/iu;

/** Whether words name the day on which something begins to be valid, and say of no end: "voimassaolo alkaa". */
export function namesFirstDay(text: string): boolean {
  const words = text.split(/[^\p{L}\p{M}]+/u).filter(word => word !== '');
  const others = words.filter(word => !VALIDITY.test(word) && !BEGINS.test(word));
  const saysFirst = words.some(word => BEGINS.test(word)) || names(meaningOf(text), 'start');
  return words.length > others.length && saysFirst && !names(meaningOf(others.join(' ')), 'until');
}
