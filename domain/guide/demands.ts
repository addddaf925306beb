/** Words by which a sentence asks for something, or rules something out, in the languages of guides. */
const SPACED =
  "must,should,shall,only,never,not,require,required,requires,need,needs,ensure,except,unless,cannot,don't,muss,müssen,soll,sollen,sollte,darf,dürfen,nur,nie,niemals,nicht,außer,erforderlich,notwendig,doit,doivent,devra,devront,faut,uniquement,seulement,jamais,sauf,pas,obligatoire,debe,deben,deberá,deberán,tiene que,tienen que,solo,sólo,solamente,únicamente,nunca,salvo,excepto,deve,devem,deverá,tem de,tem que,só,apenas,somente,não,exceto,devono,soltanto,mai,non,tranne,moet,moeten,mag,alleen,nooit,niet,geen,tenzij,måste,ska,skall,får,endast,bara,aldrig,inte,utom,skal,må,kun,ikke,aldri,unntatt,undtagen,täytyy,pitää,tulee,oltava,vain,ei,musi,muszą,powinien,powinna,powinno,powinny,tylko,wyłącznie,nigdy,nie,musí,smí,nesmí,pouze,jen,nikdy,должен,должна,должно,должны,нужно,необходимо,только,лишь,никогда,кроме,не,повинен,повинна,повинно,повинні,треба,тільки,лише,ніколи,kell,csak,soha,nem,trebuie,doar,numai,niciodată,nu,πρέπει,μόνο,ποτέ,δεν,يجب,لا,فقط,צריך,צריכה,חייב,חייבת,רק,לא,gerekir,gerekli,gereklidir,sadece,yalnızca,değil,phải,không,chỉ,harus,tidak,hanya".split(
    ',',
  );
const DEMAND = new RegExp(
  `(?<!\\p{L})(?:${SPACED.join('|')}|kein\\p{L}*|ninguna?|ningún|nenhuma?|nessuna?)(?!\\p{L})|\\p{L}m[ae]l[iı](?:d[iı]r)?(?!\\p{L})|[須须必只仅僅不未]|应当|應當|ない|ません|のみ|こと[。.]?$|야 (?:합니다|한다|함|하며)|않|못`,
  'iu',
);

/** Whether a sentence asks for something or rules something out, so that it says more than what the guide is for. */
export const demands = (sentence: string): boolean => DEMAND.test(sentence);
