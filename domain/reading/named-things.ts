import type { Concept } from './lexicon/concepts.ts';

const NAME_OF_THING =
  /\b(?:product|event|app|application|course|class|company|business|shop|store|brand|firm|school|university|college|club|team|program|programme|project|property|device|vehicle|file|station|hospital|clinic|library|organi[sz]ation|institution|association|charity|game|site|channel|show|film|book|medication|fund|scheme) names?\b/;

/**
 * Words for what a thing or a company is called, in languages that have another one for what people are called: Czech "název"
 * beside "jméno".
 */
const CALLED_AS_THING =
  /^(?:n[aá]zev|n[aá]zov|nazwa|naziv|назив|название|наименование|назва|найменування|pavadinimas|nosaukums|nimetus|megnevez[eé]s|elnevez[eé]s|denumirea?|denominazione|denominaci[oó]n|denominaç[aã]o|d[eé]nomination|raison sociale|ragione sociale|raz[oó]n social|raz[aã]o social|επωνυμ[ιί]α|bezeichnung|heiti|em[eë]rtimi|名称|名稱|商号|商號|상호|명칭)(?![\p{L}\p{M}])(?! (?:użytkownika|účtu))/u;

/** Whether a field asks for what a thing is called, in plain lower-case words: no person bears the name of an app. */
export const asksForNameOfThing = (name: string): boolean => NAME_OF_THING.test(name) || CALLED_AS_THING.test(name);

/** What has a name of its own besides that of whoever has it, in words of any language: an account has none. */
export const THINGS_WITH_NAMES: readonly Concept[] = [
  'course',
  'product',
  'device',
  'event',
  'service',
  'vehicle',
  'property',
];
