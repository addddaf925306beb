import { type Concept, classOf } from '../reading/lexicon/concepts.ts';
import { bare, names, type Word } from '../reading/meaning.ts';
import type { FieldWording } from '../reading/wordings.ts';
import { HOLDING_PARTIES } from './candidates/holding-parties.ts';

/** Fields that ask for one of these ask what it is called. */
const INSTITUTIONS: readonly Concept[] = [
  'employer',
  'insurer',
  'provider',
  'bank',
  'issuer',
  'university',
  'club',
  'hospital',
  'library',
  'shop',
];
const MADE: readonly Concept[] = ['date', 'issued', 'created'];
/** Papers whose day is the day on which they were made. */
const PAPERS: readonly Concept[] = ['invoice', 'certificate', 'notice', 'contract', 'document'];
/** Banks are called so, and schools, whatever else they are. */
const BANKS =
  /bank|banqu|banc|caja|caixa|kasse|credit union|savings|building society|銀行|银行|은행|банк|بنك|בנק|τράπεζα|بانک|बैंक|ธนาคาร|ব্যাংক|வங்கி/iu;
const SCHOOLS =
  /universi|uniwersy|egyetem|yliopist|hochschule|högskol|høgskol|høyskole|hogeschool|akadem|academ|académ|school|schule|skola|skole|szkoł|škola|école|lycée|collège|college|institut|escuela|escola|colegio|colégio|jardim|liceo|istituto|scuola|politechn|polytechn|faculty|uczelni|okul|lise|koulu|opisto|gradinit|scoala|iskola|ucilist|konservator|conservator|академи|лице|гимнази|гімназі|училищ|колледж|大学|学校|学院|대학|학교|университет|школа|університет|جامعة|مدرسة|אוניברסיט|מכלל|בית ספר|دانشگاه|مدرس|معهد|كلية|विद्यालय|महाविद्यालय|संस्थान|มหาวิทยาลัย|โรงเรียน|วิทยาลัย|বিদ্যালয়|பல்கலைக்|பள்ளி|უნივერსიტეტ|համալսարան|σχολή|πανεπιστήμιο/iu;

/** Who keeps a register tells of others. */
const REGISTERS =
  /\bregist(?:er|re|ro|ry|rar)\b|registr|rejestr|rekister|rejstřík|регистр|регистър|реєстр|реестр|μητρώο|cégjegyzék|sicil|登記|登记|등기|السجل|מרשם/iu;

const isOf = (words: readonly Word[], among: readonly Concept[]) => among.some(concept => names(words, concept));

/** What a field asks for by its name, or by its description where nobody knows the words of the name. */
const toldBy = ({ name, description }: FieldWording) =>
  name.some(({ concepts }) => concepts.length > 0) ? name : description;

/** Who operates a machine is a person. */
const MAY_BE_PERSON = /^op[eéè]rat/u;

/** Whether a field asks what an employer, a bank or another institution is called. */
export function asksForInstitution(wording: FieldWording): boolean {
  const words = toldBy(wording);
  const isNumber = words.some(({ concepts }) => concepts.length > 0 && concepts.every(one => classOf(one) === 'id'));
  return isOf(words, INSTITUTIONS) && !isNumber && !words.some(({ text }) => MAY_BE_PERSON.test(text));
}

/** Whether the one whose name heads a paper may be the institution that a field asks for: a company that is insured is not. */
export function mayHead(name: string, wording: FieldWording): boolean {
  const words = toldBy(wording);
  if (REGISTERS.test(name) || isOf(wording.name, HOLDING_PARTIES)) return false;
  if (isOf(words, ['bank'])) return BANKS.test(name);
  if (isOf(words, ['university'])) return SCHOOLS.test(name) || SCHOOLS.test(bare(name));
  return !isOf(words, ['employer']) || !BANKS.test(name);
}

/** Whether a field asks for the day on which a paper was made, and for no other. */
export function asksForDayMade(wording: FieldWording): boolean {
  const words = toldBy(wording);
  const concepts = words.flatMap(word => word.concepts);
  const isNamed = words === wording.name;
  const isOther = concepts.some(concept => {
    const kind = classOf(concept);
    return (
      (/^(?:when|moment|manner|amount|who)$/.test(kind) && !MADE.includes(concept)) ||
      (kind === 'thing' && !PAPERS.includes(concept))
    );
  });
  if (isOther) return false;
  // "yellow fever date": the day of something that nobody knows; and a description speaks of the day of anything.
  const isOfUnknown = words.some(word => word.concepts.length === 0);
  const isPaper = concepts.some(concept => concept !== 'date' && (MADE.includes(concept) || PAPERS.includes(concept)));
  if (!isPaper && (!isNamed || isOfUnknown)) return false;
  return concepts.some(concept => MADE.includes(concept));
}

/** Whose own sites people look at: they get their pay and their papers from others on the sites of third ones. */
const RUN_SITES: readonly Concept[] = ['insurer', 'provider', 'bank', 'university', 'club', 'library'];

/** Which of its places, and not what it is called. */
const IS_BRANCH =
  /branch|filial|geschäftsstelle|agence|guichet|sucursal|oficina|agência|balcão|agenzia|sportello|kantoor|oddział|placówka|pobočk|kontor|avdeling|afdeling|konttori|şube|отделение|відділення|офис|κατάστημα|sucursala|fiók|poslovnica|支店|支行|网点|分行|지점|فرع|סניף|शाखा|chi nhánh|cabang|สาขา/iu;

/** Whether a field asks for nothing but what an institution is called, and who runs a site of this name may be it. */
export const mayRunSite = (name: string, wording: FieldWording): boolean =>
  !IS_BRANCH.test(wording.plainName) &&
  toldBy(wording).every(({ concepts }) => concepts.some(one => one === 'name' || RUN_SITES.includes(one))) &&
  isOf(toldBy(wording), RUN_SITES) &&
  mayHead(name, wording);
