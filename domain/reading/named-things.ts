import type { Concept } from './lexicon/concepts.ts';

const NAME_OF_THING =
  /\b(?:product|event|app|application|course|class|company|business|shop|store|brand|firm|school|university|college|club|team|program|programme|project|property|device|vehicle|file|station|hospital|clinic|library|organi[sz]ation|institution|association|charity|game|site|channel|show|film|book|medication|fund|scheme) names?\b/;

/**
 * Words for what a thing or a company is called, in languages that have another one for what people are called: Czech "název"
 * beside "jméno".
 */
const CALLED_AS_THING =
  /^(?:n[aá]zev|n[aá]zov|nazwa|naziv|назив|название|наименование|назва|найменування|pavadinimas|nosaukums|nimetus|megnevez[eé]s|elnevez[eé]s|denumirea?|denominazione|denominaci[oó]n|denominaç[aã]o|d[eé]nomination|raison sociale|ragione sociale|raz[oó]n social|raz[aã]o social|επωνυμ[ιί]α|bezeichnung|heiti|em[eë]rtimi|名称|名稱|商号|商號|상호|명칭)(?![\p{L}\p{M}])(?! (?:użytkownika|účtu))/u;

/** What people alone are called by, where a language has a word for it: "성명", "ФИО", "Vor- und Nachname". */
const CALLED_AS_PERSON =
  /^(?:성명|氏名|お?名前|姓名|фио|ф\.? ?и\.? ?о\.?|піб|п\.? ?і\.? ?б\.?|ονοματεπώνυμο|שם מלא|שם ומשפחה|שם פרטי ומשפחה|الاسم الكامل|الاسم الثلاثي|الاسم الرباعي|full name|first and last name|vor- und nachname|voller name|nom et prénoms?|nom, prénoms?|nombre y apellidos|apellidos y nombres?|nome e cognome|cognome e nome|nome completo|voor- en achternaam|imię i nazwisko|nazwisko i imię|jméno a příjmení|příjmení a jméno|meno a priezvisko|ime i prezime|ime in priimek|име и презиме|имена|име, презиме,? фамилия|nume(?:le)? și prenume(?:le)?|nume(?:le)? complet|ad[ıi]? soyad[ıi]?|ad[ıi]? ve soyad[ıi]?|họ và tên|họ tên|családi és utónév|vezeték- és keresztnév|vardas,? pavardė|vārds,? uzvārds|ees- ja perekonnanimi|fulde navn|fullt navn|fullständigt namn|för- och efternamn|etunimi ja sukunimi|nama lengkap|ชื่อ-?(?:นาม)?สกุล)$/u;

/** Whether a label, in lower case, calls nobody but a person by name. */
export const callsAPerson = (label: string): boolean => CALLED_AS_PERSON.test(label);

const BEGINS_AS_PERSON = new RegExp(CALLED_AS_PERSON.source.replace(/\$$/u, '(?![\\p{L}\\p{M}])'), 'u');

/** Whether a description, in lower case, asks for what a person is called, whoever that is: "nombre y apellidos del colegiado". */
export const asksForPerson = (description: string): boolean => BEGINS_AS_PERSON.test(description);

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
