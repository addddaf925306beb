import type { Misfit } from '../teaching/misfit.ts';

/** How well the evidence satisfies the inquiry's criteria. */
export const ACCEPTANCES = ['high', 'medium', 'low', 'reject'] as const;
export type Acceptance = (typeof ACCEPTANCES)[number];

/** How reliable the source of the evidence and the extraction are. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Where a value stands: a rectangle in CSS pixels of the screenshot, or a page of a document (from 1). */
export type Place = { rect: { x: number; y: number; width: number; height: number } } | { page: number };

/** A field that was read from one piece of evidence. */
export type ExtractedField = Place & {
  name: string;
  value: string;
  /** 0 to 1. */
  score: number;
  /** The label beside which the value stood. */
  label: string | null;
};

/** What the pixels say of a value that the DOM claims. */
export type PixelCheck = 'agree' | 'disagree' | 'unreadable' | 'not_checked';

/** A statement about the subject that is grounded in a piece of evidence. */
export type Claim = { property: string; value: string; source_url: string; evidence_id: string };

/** A claim with what is known about its grounding. */
export type GroundedClaim = Claim & { score: number; label: string | null; place: Place; pixels: PixelCheck };

/** One rule of the acceptance guide and what became of it. An outcome of `unknown` never approves by itself. */
export type RuleTrace = { level: Acceptance; text: string; outcome: 'met' | 'not_met' | 'unknown' };

/**
 * What keeps the evidence from being enough that the end user can mend by showing something again, or something else.
 * All the rest (values that contradict each other, a rule that nobody could decide, doubt about the evidence itself) would
 * be the same the next time: that is a person's to judge.
 */
export const MENDABLE = [
  'value_missing',
  'value_unreadable',
  'rule_not_met',
  'other_site',
  'capture_broken',
  'file_refused',
  'step_not_done',
] as const;
export type Mendable = (typeof MENDABLE)[number];

/**
 * What became of the customer's `ai_instruction`: there was none, the analyser worked by it, or the analyser can't follow
 * free text and left it aside. `unrecorded`: assessed before this was written down.
 */
export const INSTRUCTION_USES = ['none', 'used', 'not_used', 'unrecorded'] as const;
export type InstructionUse = (typeof INSTRUCTION_USES)[number];

/** What an analyser that follows instructions, or does not, makes of this one. */
export function instructionUse(ai_instruction: string, followed: boolean): InstructionUse {
  if (ai_instruction.trim() === '') return 'none';
  return followed ? 'used' : 'not_used';
}

/**
 * The model that an analyser asked, and why its answer could not be used (a sentence without anything of the page);
 * `failure` is null when the answer was used. After a failure the assessment is that of the analyser that it names.
 */
export type AskedModel = { name: string; failure: string | null };

/**
 * A taught reading that was tried on the evidence, and what became of it: a value was read by it, or it did not fit any
 * piece of the evidence of its site, for this reason.
 */
export type UsedReading = { reading_id: string; field: string; outcome: 'read' | Misfit; reason: string | null };

/** What an analyser found: claims, scores and everything that an auditor needs to check them. */
export type Assessment = {
  claims: GroundedClaim[];
  acceptance: Acceptance;
  acceptance_reason: string;
  /** The acceptance comes from a rule of the guide that was met, not from counting fields. */
  acceptance_by_guide: boolean;
  /** No rule that could have changed the acceptance was unknown. */
  acceptance_certain: boolean;
  confidence: Confidence;
  confidence_reason: string;
  rules: RuleTrace[];
  /** Required fields, and those of them that were found. */
  required_fields: string[];
  found_fields: string[];
  /** Each once; empty when another try would come to the same, and in assessments before policy 2. */
  mendable: Mendable[];
  /** Taught readings of the template for the sites of the evidence; empty in assessments of before there were any. */
  readings: UsedReading[];
  extracted_fields: { evidence_id: string; fields: ExtractedField[] }[];
  evidence: { id: string; sha256: string }[];
  /** Never the instruction itself: that may name a person. */
  ai_instruction_use: InstructionUse;
  analyser: string;
  analyser_version: string;
  /** Null when no model was asked. */
  model: AskedModel | null;
  /** Set when the analysis could not be done for a reason of ours; the result then fails. */
  error: string | null;
};
