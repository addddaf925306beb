import type { Field } from '../inquiry/configuration.ts';
import { stateOf } from '../reading/states.ts';
import { isPlainWord } from './bag-of-words.ts';
import type { ReadingContext } from './reading-context.ts';
import { isVerbOfLine } from './verbs-of-lines.ts';

/** Verbs of beginning in the languages of guides, by which alone a day is that on which something began. */
const BEGUN =
  /^(?:began|begins?|begun|started|starts?|opened|joined|took|taken|take|effect|begonnen|begann|beginnt|eröffnet|abgeschlossen|beigetreten|commencé|débuté|pris|prendre|effet|ouverte?|adhéré|souscrite?|empezado|empezó|comenzado|comenzó|iniciad[oa]|inició|iniciou|começado|começou|abiert[oa]|abrió|abert[oa]|aberta|abriu|iniziat[oa]|cominciat[oa]|apert[oa]|ingegaan|begon|gestart|geopend|afgesloten|börjat|började|öppnat|öppnades|öppnats|begyndt|begyndte|startet|oprettet|begynt|åpnet|opprettet|alkanut|alkoi|avattu|rozpocz[eęą]\p{L}+|otwart[eaoy]|otwarto|zacz[ęą]\p{L}+|zača\p{L}+|zahájen[oaý]?|otevřen[oaý]?|založen[oaý]?|начал[оаи]с[ья]|начал[оа]?|открыт[оаы]?|оформлен[оаы]?|почал[оаи]с[ья]|відкрит[оаий]+|kezdődött|megnyitották|başlamış|başladı|açılmış|açıldı|început|deschis[ăe]?|ξεκίνησε|ξεκινήσει|άνοιξε|ανοίξει)$/iu;

/** Whether a word is a verb of beginning. */
export const saysBegun = (word: string): boolean => BEGUN.test(word);

/**
 * The one day of beginning that some words with a verb of beginning mean: "la cuenta se abrió", "muss begonnen haben"; null
 * where none is asked for, or that of something else.
 */
export function dayBegun(words: string, { matter }: ReadingContext): Field | null {
  const parts = words.split(/[\s'’]+/u).filter(word => word !== '');
  if (!parts.some(word => BEGUN.test(word))) return null;
  const subject = parts.filter(word => !BEGUN.test(word) && !isVerbOfLine(word) && !isPlainWord(word.toLowerCase()));
  if (subject.some(word => stateOf(word) !== null)) return null;
  return matter?.beginningOf(subject.join(' ')) ?? null;
}
