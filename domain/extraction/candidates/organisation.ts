import { isOfOrganisation } from './organisation-words.ts';

/** How companies end their names by law, in the countries whose languages are read; between bars. */
const FORMS =
  'S\\.A\\.(?:P\\.I\\.|B\\.)? de C\\.V\\.|S\\. de R\\.L\\.(?: de C\\.V\\.)?|Co\\.,? Ltd\\.?|Ltd|LTD|Limited|LIMITED|PLC|plc|LLP|LLC|DAC|CLG|L\\.L\\.C\\.|Inc|INC|Incorporated|Corp|Corporation|Co\\.|Pty|g?GmbH|mbH|UG|AG|KG|OHG|eG|e\\.G\\.|e\\.\\s?V\\.|KGaA|SE|SA|S\\.A\\.|SAS|SASU|SARL|Sàrl|EURL|SNC|S\\.L\\.|SL|S\\.L\\.U\\.|SpA|S\\.p\\.A\\.|Srl|SRL|S\\.r\\.l\\.|S\\.R\\.L\\.|s\\.c\\.|Lda|Lda\\.|Ltda|LTDA|S/A|B\\.V\\.|BV|N\\.V\\.|NV|VOF|AB|A/S|ApS|AS|ASA|Oy|OY|Oyj|Ab|a\\.s\\.|s\\.r\\.o\\.|sp\\. z o\\.o\\.|Sp\\. z o\\.o\\.|S\\.C\\.|Kft|Kft\\.|Zrt|Zrt\\.|Nyrt|Bt|d\\.o\\.o\\.|A\\.Ş\\.|Ltd\\. Şti\\.|LTD\\. ŞTİ\\.|Limited Şirketi|LİMİTED ŞİRKETİ|Anonim Şirketi|ANONİM ŞİRKETİ|Α\\.Ε\\.|ΑΕ|Ο\\.Ε\\.|ΟΕ|Ε\\.Ε\\.|ΕΕ|Ι\\.Κ\\.Ε\\.|ΙΚΕ|ΕΠΕ|ΑΕΒΕ|ООД|ЕООД|АД|ЕАД|ЗАД|ДОО|ДООЕЛ|j\\.d\\.o\\.o\\.|d\\.d\\.|v\\.o\\.s\\.|k\\.s\\.|Sp\\. j\\.|sp\\. j\\.|Sp\\. k\\.|sp\\. k\\.|Sdn\\. Bhd\\.|Sdn Bhd|Ε\\.Π\\.Ε\\.|ООО|АО|ПАО|ЗАО|ТОВ|ПрАТ|PT|Tbk|SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ|[Ss]półka z ograniczoną odpowiedzialnością|SPÓŁKA AKCYJNA';
const WITH_FORM = new RegExp(
  `^(?=[\\p{Lu}\\p{N}„“«"])(?:[^\\s.!?]+\\.?\\s+|S\\.C\\.\\s+){1,8}(?:${FORMS})(?:\\.|(?:\\s(?:&|und|y|i|e)\\s(?:Co|CO)\\.?(?:\\s(?:KG|OHG))?))?$`,
  'u',
);
/** Before the name: "ООО Ромашка", "株式会社". */
const FORM_BEFORE =
  /^(?:ООО|АО|ПАО|ЗАО|ГБУЗ|ТОВ|ПрАТ|PT|CV|SARL|SASU?|EURL|SCI|SELARL|شركة(?!\s(?:ذات|مساهمة|تضامن|توصية|شخص))|مؤسسة(?!\sفردية))\s\S|^(?:株式会社|有限会社|合同会社|(?:一般|公益)(?:社団|財団)法人|医療法人(?:社団)?|学校法人|주식회사\s?)\s?\S|\S(?:株式会社|有限会社|有限公司|주식회사)$|^[(（]주[)）]\s?\S|^บริษัท\s.*จำกัด|^㈜\S/u;
const LONGEST_NAME = 60;
/** With what the organisation is by law written out. */
const LONGEST_NAME_AHEAD = 100;

/** To whom a letter is sent stands there so: "有限会社花影工房御中". */
const IS_ADDRESSED = /(?:御中|様|殿|귀중|귀하|台鉴|台鑒|台启|台啟)$/u;

/** Whether a text is the name of a company, told by its legal form: "Brightwell Logistics Ltd". */
export const isCompany = (text: string): boolean =>
  text.length <= LONGEST_NAME && (WITH_FORM.test(text) || FORM_BEFORE.test(text)) && !IS_ADDRESSED.test(text);

/** The beginning of a line up to the end of a legal form: what follows it is no part of the name. */
const FORM_AHEAD = new RegExp(
  `^(?=[\\p{Lu}\\p{N}„“«"])(?:[^\\s.!?|·:]+\\.?\\s+|S\\.C\\.\\s+){1,6}?(?:${FORMS})\\.?(?:\\s(?:&|und|y|i|e)\\s(?:Co|CO)\\.?(?:\\s(?:KG|OHG))?)?(?=$|[\\s,;|·(–—])`,
  'u',
);

/** Names in quotes, behind what the organisation is by law: "ООО «Ромашка»", "Fundacji „Przystań”". */
const QUOTED_AHEAD =
  /^(?:ООО|ОАО|ЗАО|АО|ПАО|ИП|ГБУЗ|МБОУ|ГБОУ|ФГБОУ ВО|ТОВ|ПрАТ|АТ|ПП|КП|ЕООД|ООД|ЕАД|АД|Обществ\p{L}+ с ограниченной ответственностью|Товариств\p{L}+ з обмеженою відповідальністю|Fundacj[aiąę]|Stowarzyszeni[eau]|Spółdzielni[aię]|Asociación|Associazione|Association|Verein|Sdružení)\s[«„“"][^«»„“”"]{2,60}[»”“"]/u;

/** Names behind what the organisation is by law, in capitals: "SARL TOITURES LE BRETTEVIN", "SAS Menuiserie du Lac". */
const FORM_FIRST_AHEAD =
  /^(?:SARL|SASU?|EURL|SCI|SELARL|SNC|SCOP|GAEC|PT|CV|ТОВ|ООО|АО|ПАО|ЗАО)\s\p{Lu}[\p{L}\p{M}\p{N}.&'’-]*(?:\s(?:(?:de|du|des|la|le|les|et|&|d['’])\s?)*\p{Lu}[\p{L}\p{M}\p{N}.&'’-]*)*/u;

/** Behind an article a form begins the name of a company, and ends none: "que la SARL Toitures". */
const BEGINS_ANOTHER = /\s(?:la|le|une|cette|société|entreprise)\s(?:SARL|SASU?|EURL|SCI|SNC|SELARL|SCOP)$/u;

function formAhead(text: string): string | undefined {
  const name = FORM_AHEAD.exec(text)?.[0];
  return name !== undefined && BEGINS_ANOTHER.test(name) ? undefined : name;
}

/** The company that a line begins with: "Brightwell Logistics Ltd" of "Brightwell Logistics Ltd, 4 Quay St"; null where none does. */
export function companyAhead(text: string): string | null {
  const name =
    QUOTED_AHEAD.exec(text)?.[0] ??
    formAhead(text) ??
    (isCompany(text) ? text : FORM_FIRST_AHEAD.exec(text)?.[0].replace(/\.$/, '')) ??
    null;
  return name !== null && name.length <= LONGEST_NAME_AHEAD ? name.replace(/\s+$/, '').replace(/\.{2}$/, '.') : null;
}

/** Where a name may begin within a text: at a capital, or at letters that have none. */
const BEGINS = /(?<![\p{L}\p{M}\p{N}])[\p{Lu}\p{Lo}„“«"㈜(（]/gu;

/** Whether a text names a company anywhere, of which a condition holds. */
export const namesCompany = (text: string, holds: (name: string) => boolean): boolean =>
  [...text.matchAll(BEGINS)].some(({ index }) => {
    const company = companyAhead(text.slice(index, index + LONGEST_NAME));
    return company !== null && holds(company);
  });

/** Whether a text has a word in it by which organisations are called, or ends as companies do. */
export const namesOrganisation = (text: string): boolean => isOfOrganisation(text) || isCompany(text);
