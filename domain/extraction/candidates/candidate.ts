import type { Concept } from '../../reading/lexicon/concepts.ts';
import type { TextRun } from '../../reading/page-snapshot.ts';
import { normalise } from '../../reading/text.ts';
import { DATE_IN_TEXT, type ValueType } from '../../reading/value-types.ts';
import type { Region } from '../regions.ts';
import { isCompany } from './organisation.ts';
import { takenOf } from './ticked.ts';
import { withEndOfLabel } from './value-in-label.ts';

/**
 * Which reading of the page paired label and value. `model`: found in the text on the word of a language model; `taught`: a
 * person pointed at such a value once.
 */
export const CANDIDATE_SOURCES = [
  'dl',
  'label',
  'column',
  'row',
  'row and column',
  'row header',
  'colon',
  'alternating',
  'inline',
  'count',
  'verb and date',
  'bare status',
  'greeting',
  'handle',
  'bare e-mail',
  'prose',
  'right',
  'below',
  'above',
  'heading',
  'title',
  'company',
  'only one of its kind',
  'card',
  'item',
  'line',
  'model',
  'taught',
] as const;
export type CandidateSource = (typeof CANDIDATE_SOURCES)[number];

/** A label and a value that may belong together. */
export type Candidate = {
  label: string;
  value: string;
  /** How likely two texts in such a position belong together, 0 to 1, whatever they say. */
  plausibility: number;
  source: CandidateSource;
  /** The runs among which the value stands. */
  runs: readonly TextRun[];
  /** Set when the value is the only one of this form on the page: then its form is its label. */
  onlyOne?: ValueType;
  /** What stands as its label is a title, of what the value is a badge. */
  titled?: boolean;
  /** What its place says of it besides its label; it counts only for fields that ask for this. */
  implies?: Concept;
  /** What its row and its column are called, of a cell of a table whose label is both. */
  crossing?: { row: string; column: string };
  /** Words of the field that its row of a table holds, besides the title of its column. */
  rowWords?: string;
  /** Never sure, whatever else speaks for it. */
  unsure?: boolean;
  /** The name of who looks, as the bar of the site says it, whomever the page is of. */
  isViewer?: boolean;
  /** A sentence says it plainly, of now and of its one person: as sure as a label beside a value. */
  plain?: boolean;
  /** The innermost part of the page in which the value stands; null: in none. Told once all candidates are known. */
  region?: Region | null;
};

/** Neither a table with several rows nor the looks of the page alone say what is label and what is value. */
export const STATED_OF_ONE: readonly CandidateSource[] = ['dl', 'label', 'row header', 'colon'];

/** Whether a candidate stands on a paper, whose texts have no markup of a site. */
export const isOnPaper = ({ runs: [first] }: Candidate): boolean => first?.tag === '';

const LONGEST_LABEL = 70;
const LONGEST_VALUE = 160;
/** What is longer before spaces are counted once is neither, and takes long to look at. */
const LONGEST_PIECE = 1000;
/** The last stop of a date or a short form that is written with stops belongs to it: "2027. 09. 15.", "2026. október 21.", "ج.م.", "3.204 kr.", and that
 * of a Hungarian number of a house: "Kossuth utca 41." */
const ENDS_IN_OWN_STOP =
  /\d\.\s?\d{1,2}\.$|\d{4}\.\s\p{L}+\s\d{1,2}\.$|\p{L}\p{M}*\.\p{L}\p{M}*\.$|\d\s?(?:kr|Fr|Rs|руб|грн|р|г|r)\.$|\d\s\p{L}{1,4}\.$|\s(?:utca|út|útja|tér|tere|u|krt|körút|köz|sor|sétány|fasor|rakpart|lakótelep)\.?\s\d{1,4}(?:\/\p{L})?\.$/u;
/** The stop of a sentence behind a whole word: no short form has so many letters. */
const SENTENCE_STOP = /^(?:[^\s.!?]+\s){0,9}[^\s.!?]*(?:\p{Ll}{5}\.|[\p{sc=Han}\p{sc=Hiragana}]。)$/u;
/** What stands where nothing is: dashes and dots. */
const SAYS_NOTHING = /^[^\p{L}\p{N}]*$/u;
/** What denies what was not read behind it, between a label and nothing: "nie jest", "er ikke", "is not". */
const DENIES_ONLY =
  /^(?:(?:no|non|não|nie|nu|ei|ne|не)\s(?:es|está|è|é|jest|są|este|e|ole|je|є)|(?:is|are|ist|sind|er|är|ligger)\s(?:not|nicht|ikke|inte|ej)|n['’]est pas|is niet|isn['’]t)$/iu;
/** What forms and drafts leave to be filled in: "[to be agreed]", "{{name}}", "<date>". */
const IS_BLANK =
  /^(?:\[[^[\]]*\]|\{\{?[^{}]*\}\}?|<[^<>@]*>|«\s?(?:\p{Ll}+|[\p{L}\p{N}]+_[\p{L}\p{N}_]+|\p{Lu}[\p{Lu}\p{N}]{3,})\s?»|.*_{4,}.*)$/u;
/** The sign of a currency above its amounts is the name of none of them. */
const NAMES_NOTHING = /^\p{Sc}?$/u;
const TELL_NO_VALUE = [SAYS_NOTHING, IS_BLANK, DENIES_ONLY];
/** Behind an initial a name goes on. */
const SENTENCE_END = /(?<!(?:^|\s)\p{Lu})[.!?](?:\s|$)/u;
const NEXT_SENTENCE = /(?<!(?:^|\s)\p{Lu})[.!?]\s/u;
const TRAILING_VERB = /\b(is|was|are|were|on)$/i;

/** Signs and pictures that only adorn what they stand beside; those that deny or warn belong to what is said. */
const ADORNED =
  /^(?:(?![✗✘✕✖❌⛔🚫⚠⏳⌛🔒©®№°])[\p{Extended_Pictographic}●○•◉◆■▪▸►✓✔★☆·|]\ufe0f?\s+|[✓✔✅]\ufe0f?\s?)(?=\p{L}|\p{N})/u;
/** A cross that is typed into the box before what is chosen: "X na dobu neurčitou". */
const TYPED_CROSS = /^[xX]\s+(?=\p{Ll}{2})/u;
const LED_ON = /\s+[›»▾▼⌄▸→✎✏]\ufe0f?$|\s*[⧉⎘❐❏⿻📋🗐🔗]\ufe0f?$/u;
/** By which sentences end that say what something is: "VIP 입니다", "ゴールド会員です。" */
const IS_SO = /(?<=[^\s.。]{2})\s?(?:입니다|이에요|예요|です|でございます)[.。]?$/u;
/** A whole sentence in quotes is what somebody says, and no label. */
const IS_QUOTED = /^["“„«»「『].*["”“»«」』]$/u;

/** The number that forms give to a label: "1 Wages", "C.1.1 Owner", "(4) Name", "§ 2. Tenant", whose sign is read as that of dollars. */
const NUMBERED =
  /^(?:[(（]?\p{Nd}{1,2}\p{Ll}?[)）]|(?:[§$]\s?)?\p{Nd}{1,2}[.,)]?|\p{Lu}(?:\.\p{Nd}{1,2})+\.?|\p{Nd}{1,2}(?:\.\p{Nd}{1,2})+\.?)(?:\s+|(?<=[.,)]))(?=\p{Lu}\p{Ll})/u;

/** Which class, floor or year something is of, which is a value and never a label, and its number none of a form. */
const IS_ORDINAL =
  /^\p{Nd}{1,2}[.ªºa°]?\s(?:klasse?|clas[es]e?|stock|etage|semester|jahrgang|rang|reihe|liga|etasje|sal|kerros|luokka|patro|poschodie|třída|trieda|ročník|semestr|piętro|klasa|emelet|osztály|félév|razred|kat|sınıf|класс|клас|этаж|поверх|курс)$/iu;

/** A colon of its label, which forms that are aligned by it set before the value. */
const COLON_AHEAD = /^[:：]\s*(?=\S)/u;

/** Pictures that a font draws in the place of letters that nobody has, and what is no letter at all. */
const PICTURES = /^[\p{Cc}\p{Co}\s]+|[\p{Cc}\p{Co}\s]+$/gu;

/** A value without the signs that sites set before it or behind it: "● Active", ": Active", "Ada Palmer ▾". */
const withoutSigns = (value: string) =>
  value
    .replace(PICTURES, '')
    .replace(COLON_AHEAD, '')
    .replace(ADORNED, '')
    .replace(TYPED_CROSS, '')
    .replace(LED_ON, '')
    .replace(IS_SO, '');

/** Style changes inside a sentence: only the end of the sentence before it and the start of the one after it count. */
function withinSentence(label: string, value: string): { label: string; value: string } | null {
  if (!NEXT_SENTENCE.test(value) && !/\b(is|was|are|were|on|since)$/i.test(label)) return null;
  const date = new RegExp(`^(${DATE_IN_TEXT})`).exec(value)?.[1];
  const sentence = label.split(/[.!?]\s/).at(-1) ?? label;
  return {
    label: sentence.replace(TRAILING_VERB, '').trim(),
    value: (date ?? value.split(SENTENCE_END)[0] ?? '').trim(),
  };
}

/** Adds the pair in its clean form, unless it cannot be a label and its value. */
export function propose(candidates: Candidate[], proposed: Candidate): void {
  if (proposed.label.length > LONGEST_PIECE || proposed.value.length > LONGEST_PIECE) return;
  let label = normalise(proposed.label)
    .replace(ADORNED, '')
    .replace(NUMBERED, '')
    .replace(/[:：]\s*$/, '');
  const taken = takenOf(normalise(proposed.value));
  if (taken === null || IS_ORDINAL.test(normalise(proposed.label))) return;
  let value = withoutSigns(taken);
  let { plausibility } = proposed;
  let { source } = proposed;
  const inner = source === 'inline' ? withinSentence(label, value) : null;
  if (inner) {
    ({ label, value } = inner);
    plausibility = 0.8;
    source = 'prose';
  }
  const isLoose = inner !== null || source === 'inline' || source === 'right' || source === 'below';
  // The stop of a legal form is a part of the name: "Faipari Kft."
  const isOwnStop = ENDS_IN_OWN_STOP.test(value) || (value.endsWith('.') && isCompany(value));
  if (isLoose && !isOwnStop) value = value.replace(/\s*[.;,]$/, '');
  else if (SENTENCE_STOP.test(value)) value = value.slice(0, -1);
  ({ label, value } = withEndOfLabel(label, value));
  if (NAMES_NOTHING.test(label) || label === value || TELL_NO_VALUE.some(form => form.test(value))) return;
  if (value.length > LONGEST_VALUE || label.length > LONGEST_LABEL || IS_QUOTED.test(label)) return;
  candidates.push({ ...proposed, label, value, plausibility, source });
}
