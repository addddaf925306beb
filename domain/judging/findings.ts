import type { EvidenceScope } from '../envelope/evidence-scope.ts';
import type { Extraction } from '../extraction/extract.ts';
import type { NamedLabels } from '../guide/unasked/named-labels.ts';
import type { ExtractedField, PixelCheck, Place } from '../inquiry/assessment.ts';
import type { Mention } from '../mentions/mentions-in.ts';
import type { Paper } from '../papers/paper.ts';
import type { Habits } from '../reading/habits.ts';
import type { TriedReading } from '../teaching/used-readings.ts';

/** A piece of evidence, as far as its bytes need not be known. */
export type PieceOfEvidence = {
  id: string;
  type: 'screenshot' | 'document';
  mode: 'manual' | 'auto';
  sourceUrl: string;
  contentType: string;
  sha256: string;
  /** What is read from it when it belongs to a step; otherwise everything that is asked for. */
  scope?: EvidenceScope | undefined;
};

/** A value that was read from a piece of evidence, where it stands there, and what the pixels say of it. */
export type Finding = {
  extraction: Omit<Extraction, 'runs' | 'rect' | 'alternatives'>;
  place: Place;
  pixels: PixelCheck;
  /** Something lies on top of it. */
  isCovered: boolean;
  /** Our reader of letters made nothing of its pixels, and a model that saw nothing else wrote down just what stands there. */
  isReadByModel?: boolean;
};

/**
 * A value on a model's word that nothing speaks against, with what stands around it: enough for a reading that does not
 * see the evidence to tell what it is.
 */
export type Cutting = {
  field: string;
  value: string;
  /** Beside which it stands; null: beside none. */
  label: string | null;
  /** The headings below which it stands, outermost first. */
  under: string;
  /** The line in which it stands, and those before and behind it. */
  around: string;
  /** Only its place tells it from what else may be meant. */
  isToldByPlace: boolean;
  /** Other values of its kind, with their labels and places. */
  others: { label: string; value: string; under: string; around: string }[];
};

/** A picture of one text of the evidence and of nothing around it. */
export type Crop = {
  /** All that stands in it, as the evidence has it as text. */
  text: string;
  /** That text was itself read off the picture, perhaps with wrong letters. */
  isRead: boolean;
  /** The value that stands in it, of which our own reader of letters made nothing; null: a text that nobody asks for. */
  of: { field: string; value: string } | null;
  /** A PNG, in base64. */
  png: string;
};

/** What stands beside labels that conditions of the guide are about, though no field asks for it. Findings are called by their labels. */
export type UnaskedReading = { named: NamedLabels[]; findings: Finding[] };

/** What was read from one piece of evidence. */
export type EvidenceReading = {
  findings: Finding[];
  unasked: UnaskedReading;
  integrityFlags: string[];
  /** Why nothing could be read, as a sentence; null when it could. */
  refused: string | null;
  /** It holds more than was read. */
  isCut: boolean;
  /** What else a screenshot's snapshot says; null for documents. */
  snapshot: SnapshotFacts | null;
  /** It holds text that tells whoever judges it what to decide. */
  instructing: boolean;
  /** Some of its text says that something does not hold, or is still open. */
  doubtfulState: boolean;
  /** All that says so, for who does not see the evidence; empty where that can't be told, or is too much. */
  openLines: string[];
  /** Of what of a closed list its text speaks anywhere. */
  mentions: readonly Mention[];
  /** The days on which what was asked for begins, where no field asks for them. */
  beginnings: readonly string[];
  /** How it writes amounts and days. */
  habits: Habits;
  /** What a document says that it is, and when it was made. */
  paper: Paper;
  /** Taught readings, and what became of them here. */
  tried: TriedReading[];
  /** Proposals whose value stands nowhere in it, or whose field nobody asked for. */
  ungrounded: number;
  /** Proposals that another reading may make certain. */
  cuttings: Cutting[];
  /** Values whose pixels our own reader could not read, for another one, among texts by which that one can be tried. */
  crops: Crop[];
  excerpt: string;
  /** Of a document the pages whose text was read off a picture. */
  pictured: number[];
};

export type SnapshotFacts = { url: string; stable: boolean; truncated: boolean };

/** What was read from a piece of evidence, and which one it was. */
export type EvidenceFindings = Omit<EvidenceReading, 'excerpt' | 'pictured' | 'ungrounded' | 'cuttings' | 'crops'> & {
  evidence: PieceOfEvidence;
  /** Whoever judges the conditions of the guide was shown everything of it that is a picture. */
  isPictureSeen?: boolean;
};

/** A score as it is stored: three decimals. */
export const rounded = (score: number) => Math.round(score * 1000) / 1000;

/** The finding as it is stored beside its evidence. */
export function extractedField({ extraction, place }: Finding): ExtractedField {
  const { name, value, score, label } = extraction;
  return { ...place, name, value, score: rounded(score), label };
}
