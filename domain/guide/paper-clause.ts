import type { PaperKind } from '../papers/kinds.ts';
import { type NamedKind, namesFound } from '../papers/names-found.ts';
import type { Concept } from '../reading/lexicon/concepts.ts';
import { isUnspaced } from '../reading/lexicon/written-form.ts';
import { meaningOf } from '../reading/meaning.ts';
import { negates } from '../reading/states.ts';
import { isPlainWord } from './bag-of-words.ts';
import type { Clause } from './clause.ts';
import { phrasebooksFor } from './languages/phrasebook.ts';
import { clauseOfPaperAge } from './paper-age-clause.ts';
import { holdsQuotation } from './quotes.ts';
import type { ClauseContext } from './reading-context.ts';

const MOST_WORDS = 16;
/** How a line calls the document, whatever it is. */
const DOCUMENT =
  /^(?:document|evidence|file|upload|page|paper|pdf|attachment|proof|it|this|dokument|nachweis|datei|beleg|unterlage|es|dies|fichier|piece|justificatif|c|ce|documento|archivo|arquivo|ficheiro|allegato|bewijs|bestand|stuk|dit|dokumentet|handlingen|asiakirja|tiedosto|plik|soubor|subor|документ|файл|это|це|belge|dosya|dokumentum|εγγραφο|مستند|وثيقه|وثيقة|המסמך|מסמך|document[ue]l?)$/u;
/** What says that nothing else is there, and words around the name of a paper that say no more than that. */
const PLAIN =
  /^(?:only|just|merely|simple|mere|nur|bloss|lediglich|seulement|simple|solo|solamente|apenas|so|soltanto|alleen|slechts|endast|bara|kun|bare|vain|tylko|jedynie|pouze|jen|iba|только|лишь|лише|тільки|sadece|yalnizca|csak|numai|doar|μονο|فقط|רק|provided|shown|uploaded|submitted|given|issued|valid|company|e|er|ar|se|sua|suo|son|sa|ou|ist|est|is|as|an|a|of|or|from|by|the|d|l|un|une|una|uno|um|uma|el|la|lo|il|le|o|de|da|do|del|di|het|der|die|das|den|det|av|af|en|ett|et|ein|eine|einen|einer|eines)$/u;
/** Of whom a paper of some kind is anyway. */
const OF_ISSUERS: readonly Concept[] = ['employer', 'bank', 'insurer', 'provider', 'landlord', 'issuer'];
const OF_UTILITY =
  /^(?:utility|utilities|versorger|versorgers|energieversorger|energieversorgers|nutsbedrijf|utilitati)$/u;
/** Words that are as often a thing or a state as a paper: by themselves they are none. */
const NOT_ALONE: readonly PaperKind[] = ['cancellation', 'application', 'contract', 'certificate', 'ticket', 'licence'];
const WITH = /\s(?:with|mit|avec|con|com|met|med|cu|με|ile)\s/iu;
const UNSPACED_REST =
  /(?:文件|文書|書類|书类|資料|文档|此|该|本|是|为|為|だけ|のみ|仅|只|である|です|だ|は|が|の|を|서류|문서|이다|입니다|은|는|이|가|만|인|것)/gu;
const UNSPACED_NOT = /(?:ではない|でない|不是|并非|非|아니다|아닌|아님|아닙니다)/gu;

/** A line's words beside the names of papers: whether they deny it, and call it a document; null where they say more. */
type Around = { isDenied: boolean; isOfDocument: boolean; isOfUtility: boolean };

function aroundSpaced(rest: string): Around | null {
  const around = { isDenied: 0, isOfDocument: false, isOfUtility: false };
  for (const word of rest.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    if (negates(word)) around.isDenied++;
    else if (DOCUMENT.test(word)) around.isOfDocument = true;
    else if (OF_UTILITY.test(word)) around.isOfUtility = true;
    else if (PLAIN.test(word) || isPlainWord(word)) continue;
    else {
      const [meant, ...more] = meaningOf(word);
      const isIssuer = meant?.concepts.some(concept => OF_ISSUERS.includes(concept)) === true && more.length === 0;
      if (!isIssuer) return null;
    }
  }
  return around.isDenied > 1 ? null : { ...around, isDenied: around.isDenied === 1 };
}

function aroundUnspaced(rest: string): Around | null {
  const plain = rest.replace(UNSPACED_NOT, '');
  if (/[\p{L}\p{N}]/u.test(plain.replace(UNSPACED_REST, ''))) return null;
  return { isDenied: plain !== rest, isOfDocument: /文|書|书|資|서/u.test(plain), isOfUtility: false };
}

function kindsOfPart({ kinds }: NamedKind, { isOfUtility }: Around): readonly PaperKind[] {
  return isOfUtility && kinds.includes('invoice') ? ['utility_bill'] : kinds;
}

/** What one part of a line says that the document is; null where its words say more. */
function ofPart(part: string, context: ClauseContext): { clause: Clause; around: Around } | null {
  const { plain, named } = namesFound(part);
  const [first, ...others] = named;
  if (!first || others.length > 0) return null;
  const rest = `${plain.slice(0, first.start)} ${plain.slice(first.end)}`;
  const around = isUnspaced(plain) ? aroundUnspaced(rest) : aroundSpaced(rest);
  if (!around) return null;
  const kinds = kindsOfPart(first, around);
  const isBare = !around.isOfDocument;
  if (isBare && (kinds.some(kind => NOT_ALONE.includes(kind)) || context.referred(part) !== null)) return null;
  return { clause: { kind: 'paper_is', kinds, text: part, negated: around.isDenied }, around };
}

/** "Conta de água, luz ou gás": what stands before the last word of the first part is meant in the others as well. */
function withHead(part: string, [first = '']: readonly string[]): string {
  const head = first.slice(0, first.lastIndexOf(' ') + 1);
  return `${head}${part}`;
}

function ofChoice(parts: readonly string[], context: ClauseContext): Clause | null {
  const read = parts.map(
    (part, at) => ofPart(part, context) ?? (at > 0 ? ofPart(withHead(part, parts), context) : null),
  );
  const isOfDocument = read.some(one => one?.around.isOfDocument);
  const clauses = read.map((one, at) => {
    if (one) return one.clause;
    // "The document is a draft or an application": the first says of what the others are said.
    return isOfDocument ? (ofPart(`document ${parts[at]}`, context)?.clause ?? null) : null;
  });
  const known = clauses.filter(clause => clause !== null);
  const [clause] = known;
  if (!clause || known.length < parts.length) return null;
  return known.length === 1 ? clause : { kind: 'any', of: known };
}

function ofKinds(line: string, context: ClauseContext): Clause | null {
  for (const book of phrasebooksFor(line)) {
    const parts = line
      .split(book.or)
      .flatMap(part => part.split(/\s*[,、]\s*/u))
      .filter(part => part.trim() !== '');
    const clause = ofChoice(parts, context);
    if (clause) return clause;
  }
  return null;
}

/** "Utility bill with name": a paper, and what it must show. */
function withFields(line: string, context: ClauseContext): Clause | null {
  const [paper = '', fields = '', ...more] = line.split(WITH);
  const field = more.length === 0 && fields !== '' ? context.referred(fields) : null;
  const clause = field && ofKinds(paper, context);
  return field && clause ? { kind: 'all', of: [clause, { kind: 'present', fields: [field.name] }] } : null;
}

/** "It is a quotation, not an invoice". */
function deniedBehind(line: string, context: ClauseContext): Clause | null {
  const [said = '', denied, ...more] = line.split(
    /,\s+(?=(?:not|nicht|kein\p{L}*|pas|no|não|non|niet|geen|inte|ikke|ei|nie|ne|не)\s)/iu,
  );
  if (denied === undefined || more.length > 0) return null;
  const [first, second] = [ofKinds(said, context), ofPart(`document ${denied}`, context)?.clause];
  return first && second?.kind === 'paper_is' && second.negated ? { kind: 'all', of: [first, second] } : null;
}

/**
 * Reads a line that says what the document is, or how old, and nothing else: "The document is a payslip", "Alleen een
 * offerte", "It is a quote or a mobile phone bill", "The letter is dated within the last 3 months". For lines that nothing
 * else is known of: every word must be the name of a paper, its issuer's or grammar.
 */
export function clauseOfPaper(line: string, context: ClauseContext): Clause | null {
  const text = line.trim().replace(/[.;。]+$/u, '');
  if (holdsQuotation(text) || text.split(' ').length > MOST_WORDS) return null;
  if (/\p{N}/u.test(text)) return clauseOfPaperAge(text, context);
  return (
    deniedBehind(text, context) ??
    ofKinds(text, context) ??
    withFields(text, context) ??
    clauseOfPaperAge(text, context)
  );
}
