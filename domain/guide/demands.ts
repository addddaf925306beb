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

/** That something must be so, which is no reason to refuse even below one; "only" may be. */
const MUST =
  /(?<!\p{L})(?:must|should|shall|has to|have to|muss|müssen|soll|sollen|sollte|doit|doivent|devra|debe|deben|deberá|tiene que|deve|devem|deverá|tem de|devono|moet|moeten|måste|ska|skall|skal|må|täytyy|pitää|oltava|musi|muszą|powinien|powinna|powinno|musí|должен|должна|должно|должны|повинен|повинна|повинно|trebuie|πρέπει|يجب|צריך|צריכה|חייב|חייבת|phải|harus)(?!\p{L})|[須须]|必须|必須|应当|應當|\p{L}m[ae]l[iı](?:d[iı]r)?(?!\p{L})|야 (?:합니다|한다|함|하며)/iu;

/** Whether a sentence says that something must be so. */
export const saysMust = (sentence: string): boolean => MUST.test(sentence);
