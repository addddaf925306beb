/** What must be or is, by the verbs of the languages of guides: the subject of a line ends before them. */
const VERBS = new Set(
  'is,are,was,were,has,have,must,should,shall,needs,be,been,to,ist,sind,war,hat,haben,muss,müssen,soll,sollen,sollte,sein,werden,wurde,est,sont,a,ont,doit,doivent,être,avoir,es,está,están,son,ha,han,debe,deben,ser,estar,haber,haya,é,são,tem,deve,devem,ter,sido,è,sono,essere,avere,devono,zijn,moet,moeten,heeft,hebben,wordt,är,har,måste,ska,skall,vara,er,skal,være,have,må,on,ovat,täytyy,pitää,tulee,olla,jest,są,ma,musi,muszą,być,mieć,je,jsou,má,musí,být,mít,должен,должна,должно,должны,быть,является,повинен,повинна,повинно,повинні,бути,має,este,sunt,trebuie,să,fie,fi,είναι,πρέπει,να,έχει,kell,lennie,olmalı,olmalıdır,olsun,olsunlar,estiver,estiverem,esteja,estejam,esté,estén,sea,sean,sia,siano,soit,soient,sei,seien'.split(
    ',',
  ),
);
export const isVerbOfLine = (word: string): boolean => VERBS.has(word.toLowerCase());

const LONGEST_SUBJECT = 6;

/**
 * What a line lends to one that has no subject: its subject with all of its verbs, with the first of them, and alone.
 * "The member must be" of "The member must be active".
 */
export function lentBy(line: string): string[] {
  const words = line.trim().split(/\s+/u);
  const first = words.findIndex(isVerbOfLine);
  if (first < 1 || first > LONGEST_SUBJECT) return [];
  let last = first;
  while (isVerbOfLine(words[last + 1] ?? '')) last++;
  return [...new Set([last + 1, first + 1, first])].map(count => words.slice(0, count).join(' '));
}
