import type { AnalysisRequest, EvidenceForAnalysis } from '../../application/ports/analyser.ts';
import { wantedOf } from '../../domain/guide/accept.ts';
import { conditionsOfNoField } from '../../domain/guide/open-conditions.ts';
import type { Field } from '../../domain/inquiry/configuration.ts';
import { siteOfEvidence } from '../../domain/teaching/site.ts';
import type { TaughtReading } from '../../domain/teaching/taught-reading.ts';
import type { Asked } from './parts.ts';

/** What does not change when evidence is handed in. */
type WhatIsAsked = Pick<AnalysisRequest, 'configuration' | 'readings'>;

/** The fields that are read from this piece of evidence: those of its step, or all that are wanted. */
export function fieldsAskedOf({ configuration }: WhatIsAsked, { scope }: EvidenceForAnalysis): readonly Field[] {
  const { fields, implied } = wantedOf(configuration);
  return scope === undefined || implied !== null ? fields : scope.fields;
}

/** The taught readings for the site of this piece, or for documents, of the fields that are read from it. */
export function readingsFor(request: WhatIsAsked, evidence: EvidenceForAnalysis): readonly TaughtReading[] {
  const fields = fieldsAskedOf(request, evidence).map(({ name }) => name);
  const site = siteOfEvidence({ sourceUrl: evidence.sourceUrl, isPage: evidence.type === 'screenshot' });
  return request.readings.filter(reading => reading.site === site && fields.includes(reading.field));
}

/** What is read from this piece where no model is asked. */
export function askedOf(request: WhatIsAsked, evidence: EvidenceForAnalysis): Asked {
  const { query } = request.configuration;
  const [fields, readings] = [fieldsAskedOf(request, evidence), readingsFor(request, evidence)];
  const conditions = conditionsOfNoField(request.configuration);
  return { fields, query, conditions, readings, ai_instruction: '', proposals: [], excerpt: 0 };
}

/** The customer's instructions for this piece of evidence: the general one, and that of its step. */
export function instructionFor({ configuration }: AnalysisRequest, { scope }: EvidenceForAnalysis): string {
  return joined([configuration.ai_instruction, scope?.ai_instruction ?? '']);
}

/** Every instruction of the customer. */
export function instructionsOf({ configuration, evidence }: AnalysisRequest): string {
  return joined([configuration.ai_instruction, ...evidence.map(({ scope }) => scope?.ai_instruction ?? '')]);
}

function joined(texts: readonly string[]): string {
  return texts.filter(text => text.trim() !== '').join('\n');
}
