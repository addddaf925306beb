import { type Concept, classOf } from '../../reading/lexicon/concepts.ts';
import { meaningOf } from '../../reading/meaning.ts';
import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';
import { HOLDING_PARTIES } from './holding-parties.ts';
import { NAME } from './name-in-text.ts';
import { companyAhead, namesOrganisation } from './organisation.ts';

/** What the name of somebody of whom a letter says something stands for as a label. */
export const ATTESTED = 'attested';

/** How verbs begin by which a letter confirms something, in languages with letters of Latin, Greek or Cyrillic; Portuguese sets pronouns to them. */
const CONFIRMS =
  '(?:certif|confirm|festhalt|festgehalten|hiermit mit|mitteil|hacemos saber|hago saber|informamos|informiamo|comunichiamo|communiqu|inform you|pleased to advise|meddel|ilmoita|informujem|sdělujem|oznamujem|повідомля|сообща|уведомля|obavještava|обавештава|tájékoztat|conferm|attest|atest|declar|déclar|dichiar|constar|constat|acredit|adever|soussign|subscri|bescheinig|bestätig|erklär|verklar|verklaar|bevestig|intyg|bekräft|bekræft|bekreft|erklær|zaświadcz|poświadcz|potwierdz|oświadcz|potvrz|potvrd|potvrđ|osvědč|osvedč|prohlaš|vyhlas|igazol|tanúsít|todist|vahvist|tõend|kinnit|apliecin|patvirtin|pažym|potrju|izjavlj|menerangkan|menyatakan|засвідч|підтвердж|посвідч|удостовер|подтвержд|потвърж|потврђ|βεβαι|πιστοποι)';
/** The word behind it with which what is confirmed begins. */
const THAT =
  "(?:that|dass|daß|dat|che|que|qu[’']|că|faptul că|że|iż|že|hogy|att|at|että|et|ka|kad|da|bahwa|що|что|че|ότι)";
const ATTESTS = new RegExp(
  `(?<!\\p{L})${CONFIRMS}[\\p{L}\\p{M}]*(?:-(?:se|me|nos|lhe|vos))?(?:[ ,]+[\\p{L}\\p{M}.’'-]+){0,14}?,?\\s${THAT}(?:\\s*:\\s*|(?<=[’'])|\\s+|$)`,
  'giu',
);

/** How people are addressed before their name, and what they have studied. */
const TITLES =
  '(?:Mr|Mrs|Ms|Miss|Mx|Dr|Dra|Prof|Herrn?|Frau|Hr|M|MM|Mme|Mlle|Monsieur|Madame|Mademoiselle|Sra?|Srta|Sr\\.ª|Sr\\.a|Don|Doña|Dña|D|D\\.ª|D\\.a|Exm[oa]|Sig|Sig\\.ra|Sig\\.na|Signore?|Signora|Dott|Dott\\.ssa|Ing|Rag|Arch|Avv|Dhr|De heer|Mw|Mevr|Mevrouw|Meneer|Pana?|Panu|Pani[ąęaą]?|Pán|Paní|Pána|Mgr|Bc|Mgr\\.|inż|lek|Fru|Frk|Herr|Dl|D-l|Dna|D-na|Dlui|Dnei|D-lui|D-nei|Doamnei|Domnului|Domnul|Doamna|Dra|gospođa|gospodin|gospa|gospod|Bay|Bayan|Sayın|Sdr|Sdri|Bapak|Ibu|Г-н|Г-жа|г-н|г-жа|господин|госпожа|гр|громадян(?:ин|ка)|пан|пані|κ|κος|κα|ο|η)';
/** Before or among these stand degrees: "Herr Mag.", "Frau Dipl.-Ing.", "Pani mgr inż.". */
const DEGREES =
  '(?:Dipl\\.-\\p{L}{2,8}|Dipl|DI|Mag(?:\\.a)?|MMag|Dkfm|Dr(?:\\. (?:med|jur|phil|rer\\. nat|habil|Ing)\\.)?|[Pp]rof|[Mm]gr|[Ii]nż|hab|Bc|Ing|MUDr|JUDr|PhDr|RNDr|MVDr|PaedDr|[Dd]oc|Lic|Licd[oa]|Mtr[oa]|Arq|Eng|Engª|Dott|Dott\\.ssa|Avv|Arch|Geom|Drs|Ir|mr|cand|dipl|okl|univ|Ec|Kand|Abg|Abog|C)';
const TITLED = new RegExp(`^(?:(?:${TITLES}|${DEGREES}(?=\\.))\\.?(?:/${TITLES}\\.?)?\\s+)+`, 'iu');
const ARTICLE =
  /^(?:(?:the|il|la|lo|l[’']|el|le|les|o|a|os|as|der|die|das|den|de|het|de\sheer|az?|our|unser|unsere|nostro|nostra|notre|vårt?|vår|naš|naša|nasz|nasza)(?:\s+|(?<=[’'])))+/iu;
/** Nobody's name stands right behind these: "the Grading Committee", "le Conseil Municipal". */
const OF_A_BODY = /^(?:the|le|les|das|het|los|las)\s+\p{Lu}/u;
/** Who somebody is, in words without capitals: "l'élève", "the employee". */
const ROLE_AHEAD = /^(?:\p{Ll}[\p{L}\p{M}'’-]*(?:\s+|$)){1,4}/u;

const NAME_AHEAD = new RegExp(`^${NAME}`, 'u');

/** What is said next of a person, and of nobody else: where and when they were born, where they live, and their number. */
const OF_A_PERSON =
  '(?:born|née?|nacid[oa]|nat[oa]|nascid[oa]|geb|geboren|født|född|fødd|syntynyt|narozen[áý]?|narodený|narodená|nar|ur|s|urodzon[aye]|született|szül|născut[ăa]?|родена?|рожден\\p{L}*|родился|родилась|народився|народилася|народжен\\p{L}*|γεννηθ\\p{L}*|rođena?|rojena?|sündinud|dzim|dzimusi|dzimis|gim|gimęs|gimusi|lahir|residente|domiciliat[ăa]?|domiciliad[oa]|demeurant|wohnhaft|woonachtig|wonende|bosatt|bopæl|bosiddende|zamieszkał[aye]|zam|bytem|bydliskem|residing|проживающ\\p{L}*|живущ\\p{L}*|κάτοικος|CNP|PESEL|CPF|DNI|NIE|NIF|BSN|ЕГН|OIB|EMŠO|isikukood|filh[oa] d[eao]|hij[oa] d[eao]|figli[oa] d[i’]|fiul|fiica|natural d[eao]|portador[a]? d[eao]|titular d[eao]|titolare d[ie]|(?:con|com) (?:D\\.?N\\.?I|N\\.?I\\.?E|N\\.?I\\.?F|NIF|documento|cédula|C\\.?C|RUT|RFC|CURP|pasaporte)|identificad[oa] con|legitymując\\p{L}*|personnummer|personnr|fødselsnummer|fødselsnr|henkilötunnus|CPR|codice fiscale|C\\.F)';
const PERSON = new RegExp(
  `(?<![\\p{L}\\p{M}.])(${NAME})(?:,|\\s\\(|\\s)\\s?(?:[*]|${OF_A_PERSON}(?![\\p{L}\\p{M}]))`,
  'gu',
);

/** Who has an office signs a paper, and is not whom it is about: "D. Ramón Gil, Secretario General del Colegio". */
const IN_OFFICE =
  ',?\\s(?:(?:en calidad de|in qualità di|en qualité de|as|als|agissant en|come|como|su)\\s)?(?:the\\s|el\\s|la\\s|il\\s|le\\s|o\\s|a\\s)?(?:[Ss]ecretari|[Dd]irect|[Gg]érant|[Gg]erent|[Pp]r[eé]sid|[Dd]ecan|[Dd]ean|[Rr]ect|[Jj]ef[ea]\\s|[Hh]ead\\s|[Rr]egistrar|[Mm]anager|[Ll]eiter|[Gg]eschäftsführ|[Vv]orstand|[Pp]rezes|[Dd]yrektor|[Kk]ierowni|[Řř]editel|[Jj]ednatel|[Aa]mministrat|[Ll]egale rappresentante|[Rr]esponsab|[Aa]dministrad|[Bb]estuur|[Vv]oorzitter|[Oo]rdförande|[Ff]ormand|[Nn]otar|[Cc]hef|[Dd]irettor|[Dd]irigente|[Pp]residente|[Hh]ausverwalt)';

const ADDRESSED = new RegExp(
  `(?<![\\p{L}\\p{M}.])(?:Mr|Mrs|Ms|Miss|Herrn?|Frau|M\\.|Mme|Mlle|Monsieur|Madame|Sr\\.|Sra\\.|Srta\\.|D\\.|D\\.ª|D\\.a|[Dd]on|[Dd]oña|Dña\\.|Sig\\.|Sig\\.ra|sig\\.|sig\\.ra|[Ss]ignora?|Dhr\\.?|[Dd]e heer|Mevr\\.?|[Mm]evrouw|Panu?|Pan[ią]|[Pp]an[ií]|dl\\.|dna\\.?|[Dd]omnul(?:ui)?|[Dd]oamn(?:a|ei)|[Gg]ospođ[aeou]|[Gg]ospodina?|[Gg]ospa|г-н|г-жа|господин|госпожа|громадян(?:ин|ка|ину|ці)|пан(?:у|ові)?|пані)\\.?\\s(?:${DEGREES}\\.\\s?)*(${NAME})(?![\\p{L}\\p{M}])(?!${IN_OFFICE})`,
  'gu',
);
/** What somebody is, before how they are addressed: "the landlord, Mrs Hilary Stannard", "unserer Mitarbeiterin Frau Olga Perl". */
const CALLED_AHEAD = /(?<![\p{L}\p{M}])(\p{L}[\p{L}\p{M}]{3,}),?\s$/u;

/** Patterns on longer texts take long. */
const LONGEST = 1000;

/** Short capitals behind a name that is not written in capitals are of what follows. */
const withoutCapitals = (name: string) =>
  /\p{Lu}\p{Ll}/u.test(name) ? name.replace(/(?:\s\p{Lu}{2,5})+$/u, '') : name;

/** A text without how the person with whose name it begins is addressed. */
export const withoutForm = (text: string) => text.replace(ARTICLE, '').replace(TITLED, '').replace(ARTICLE, '');

/** What a sentence confirms, behind the words by which it does; null where it confirms nothing. */
export function confirmedIn(sentence: string): string | null {
  const [match] = sentence.matchAll(ATTESTS);
  return match ? sentence.slice(match.index + match[0].length) : null;
}

const calledBy = (found: RegExpExecArray | null): string | undefined => {
  const name = found?.[0].trim();
  return name === undefined || namesOrganisation(name) ? undefined : withoutCapitals(name);
};

/** The name with which a text begins, behind how its bearer is addressed; undefined: none. */
export const plainNameAhead = (text: string): string | undefined => calledBy(NAME_AHEAD.exec(withoutForm(text)));

/** The same behind who the bearer is, in a few words as well. */
export function nameAhead(text: string): string | undefined {
  const rest = withoutForm(text);
  return calledBy(NAME_AHEAD.exec(rest) ?? NAME_AHEAD.exec(rest.replace(ROLE_AHEAD, '').replace(TITLED, '')));
}

/** Whether behind the words that announce a name nothing but an address or a role stands: the name is in the line below. */
export const nameIsBelow = (rest: string): boolean => withoutForm(`${rest} `).replace(ROLE_AHEAD, '').trim() === '';

function proposeName(candidates: Candidate[], label: string, value: string, plausibility: number, { parts }: Segment) {
  propose(candidates, { label, value, plausibility, source: 'greeting', runs: parts, unsure: true });
}

/** Words before the name of a company that say only that it is one. */
const WHAT_IT_IS =
  /^(?:company|firm|business|firma|betrieb|unternehmen|entreprise|société|empresa|sociedad|sociedade|società|impresa|ditta|bedrijf|företaget|bolaget|virksomheden|selskabet|bedriften|yritys|spółka|przedsiębiorstwo|společnost|spoločnosť|tvrtka|podjetje|societatea|firma|компания|общество|предприятие|компанія|товариство|фирма|дружество)\s/iu;
const withoutWhatItIs = (text: string) => text.replace(ARTICLE, '').replace(WHAT_IT_IS, '');

/** Of whom a letter says what it says: "Si attesta che Tommaso Wegelin, …". Letters break their lines anywhere. */
function attestedNames(segment: Segment, next: Segment | undefined, candidates: Candidate[]): void {
  for (const match of `${segment.text} `.matchAll(ATTESTS)) {
    const rest = segment.text.slice(match.index + match[0].length);
    const isBroken = next !== undefined && nameIsBelow(rest);
    const name =
      OF_A_BODY.test(rest) && !TITLED.test(rest.replace(ARTICLE, ''))
        ? undefined
        : nameAhead(isBroken ? next.text : rest);
    const company = name === undefined ? companyAhead(withoutWhatItIs(rest)) : null;
    if (name !== undefined) proposeName(candidates, ATTESTED, name, 0.62, isBroken ? next : segment);
    else if (company !== null) proposeName(candidates, ATTESTED, company, 0.62, segment);
  }
}

/** Of these nobody is one in person: "en este Colegio, D.ª Noelia Botella". */
const ORGANISATIONS: readonly Concept[] = ['employer', 'insurer', 'provider', 'bank', 'issuer'];
const isOrganisation = (concept: Concept) => ORGANISATIONS.includes(concept);

/** The word for what somebody is before a place in a text where they are addressed; null: none stands there. */
function calledAhead(text: string): { word: string; holds: boolean } | null {
  const word = CALLED_AHEAD.exec(text)?.[1] ?? '';
  const concepts = meaningOf(word).flatMap(one => one.concepts);
  if (!concepts.some(concept => classOf(concept) === 'who') || concepts.some(isOrganisation)) return null;
  return { word, holds: concepts.some(concept => HOLDING_PARTIES.includes(concept) || concept === 'child') };
}

/** Somebody who is addressed within a sentence: "Reçu de M. Théodule Vasseur la somme de", "und Herrn Levin Scharnagl". */
function addressedNames(segment: Segment, candidates: Candidate[]): void {
  if (segment.tag !== '') return;
  const { text, parts: runs } = segment;
  const [confirms] = [...text.matchAll(ATTESTS)].map(({ index, 0: words }) => index + words.length);
  const others = new Set<string>();
  const names = new Set<string>();
  for (const { 1: name = '', index } of text.matchAll(ADDRESSED)) {
    const called = calledAhead(text.slice(0, index));
    if (called) {
      const value = withoutCapitals(name);
      propose(candidates, { label: called.word, value, plausibility: 0.72, source: 'prose', runs });
    }
    // Who stands before what is confirmed is who confirms it, and a landlord or a doctor is not whom a letter is about.
    if (called?.holds === false) others.add(name);
    else if (index >= (confirms ?? 0)) names.add(name);
  }
  const [only, second] = [...names].filter(name => !others.has(name));
  if (only !== undefined && second === undefined) proposeName(candidates, 'name', only, 0.56, segment);
}

/** Who is named in the sentences of a letter as the one of whom they speak. */
export function toldPersonCandidates(segment: Segment, next: Segment | undefined, isSentence: boolean): Candidate[] {
  const candidates: Candidate[] = [];
  attestedNames(segment, next, candidates);
  if (isSentence) addressedNames(segment, candidates);
  return candidates;
}

/** Where in a text what it confirms begins; 0 where it confirms nothing. */
const confirmedFrom = (text: string): number => {
  const [match] = text.matchAll(ATTESTS);
  return match ? match.index + match[0].length : 0;
};

/** The one person of a document of whom it says when they were born, where they live or by which number they go. */
export function describedPersonCandidates(segments: readonly Segment[]): Candidate[] {
  const candidates: Candidate[] = [];
  const all = segments
    .filter(({ tag, text }) => tag === '' && text.length <= LONGEST)
    .flatMap(segment =>
      [...segment.text.matchAll(PERSON)].map(({ 1: name = '', index }) => ({
        name: withoutCapitals(withoutForm(name)),
        isWhoConfirms: index < confirmedFrom(segment.text),
        segment,
      })),
    )
    .filter(({ name }) => name.includes(' ') && !namesOrganisation(name));
  // Who confirms something of somebody says by which number they go themselves as well.
  const others = all.filter(({ isWhoConfirms }) => !isWhoConfirms);
  const told = others.length > 0 ? others : all;
  const [first] = told;
  if (first && told.every(({ name }) => name === first.name))
    proposeName(candidates, ATTESTED, first.name, 0.6, first.segment);
  return candidates;
}
