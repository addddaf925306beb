import { meaningOf, names } from '../reading/meaning.ts';

/** Words for validity, which say nothing of whether its first day is meant or its last. */
const VALIDITY =
  /^(?:valid(?:ity|e|es|é|ée|ité|ite|ez|ità|ita|o|a|os|as|ade)?|válid[oa]|vigen\p{L}+|vigên\p{L}+|vigor|effect|effet|vigueur|force|gültig\p{L}*|gueltig\p{L}*|laufzeit|geldig\p{L}*|giltig\p{L}*|gyldig\p{L}*|voimassa\p{L}*|ważn\p{L}*|wazn\p{L}*|platn\p{L}*|érvényes\p{L}*|valabil\p{L}*|geçerli\p{L}*|gecerli\p{L}*|ισχύ\p{L}*|ισχυ\p{L}*|действи\p{L}*|дійсн\p{L}*|чинн\p{L}*|有効\p{L}*|有效\p{L}*|유효\p{L}*|صالح\p{L}*|صلاحية|תוקף)$/iu;

/** Verbs and nouns of beginning as they stand beside such a word. */
const BEGINS =
  /^(?:begin\p{L}*|begynn?\p{L}*|start\p{L}*|anfang\p{L}*|aanvang\p{L}*|ingang\p{L}*|ingaat|début\p{L}*|debut\p{L}*|commenc\p{L}+|comien\p{L}+|comenz\p{L}+|empieza|inicia\p{L}*|inicio|início|começ\p{L}+|comec\p{L}+|inizi\p{L}+|decorr\p{L}+|börja\p{L}*|borja\p{L}*|alka\p{L}+|alku\p{L}*|alko\p{L}+|rozpocz\p{L}+|zaczyna|począt\p{L}+|poczat\p{L}+|začín\p{L}+|zacin\p{L}+|začát\p{L}+|zacat\p{L}+|počát\p{L}+|kezd\p{L}+|încep\p{L}+|incep\p{L}+|başla\p{L}+|basla\p{L}+|αρχίζ\p{L}+|έναρξ\p{L}+|начина\p{L}+|начал\p{L}+|почина\p{L}+|почат\p{L}+)$/iu;

/** Whether words name the day on which something begins to be valid, and say of no end: "voimassaolo alkaa". */
export function namesFirstDay(text: string): boolean {
  const words = text.split(/[^\p{L}\p{M}]+/u).filter(word => word !== '');
  const others = words.filter(word => !VALIDITY.test(word) && !BEGINS.test(word));
  const saysFirst = words.some(word => BEGINS.test(word)) || names(meaningOf(text), 'start');
  return words.length > others.length && saysFirst && !names(meaningOf(others.join(' ')), 'until');
}
