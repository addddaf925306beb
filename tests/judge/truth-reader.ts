import type { Finding } from '../../domain/judging/findings.ts';
import { NOTHING_UNASKED } from '../../domain/judging/nothing-read.ts';
import { tellsDoubtfulState } from '../../domain/reading/doubtful-states.ts';
import { fieldType } from '../../domain/reading/field-types.ts';
import type { Asked, EvidenceReader } from '../../infrastructure/analysis/parts.ts';
import type { Case } from './case.ts';
import type { Rendering } from './rendering.ts';
import { habitsIn, mentionsOf, paperIn, tellsDoubt } from './stated-text.ts';

const NOWHERE = { x: 0, y: 0, width: 1, height: 1 };

/** Everything that a case states, read beyond doubt: what is then not approved is for the guide's language to understand. */
function statedIn(one: Case, { fields }: Asked): Finding[] {
  return fields.flatMap((field): Finding[] => {
    const [value] = one.expected[field.name] ?? [];
    if (value === undefined) return [];
    const extraction = {
      name: field.name,
      type: fieldType(field),
      value,
      score: 1,
      label: field.name,
      source: 'dl' as const,
      regions: [],
      ambiguous: false,
      doubt: null,
    };
    return [{ extraction, place: { rect: NOWHERE }, pixels: 'agree', isCovered: false }];
  });
}

/** A reader that knows the case, in the place of one that looks at it. */
export function createTruthReader(one: Case): EvidenceReader {
  return {
    async read(_evidence, asked) {
      const findings = statedIn(one, asked);
      return {
        findings,
        unasked: NOTHING_UNASKED,
        integrityFlags: [],
        refused: null,
        isCut: false,
        snapshot: { url: one.url, stable: true, truncated: false },
        instructing: false,
        doubtfulState:
          (await tellsDoubt(one)) || findings.some(({ extraction }) => tellsDoubtfulState(extraction.value)),
        openLines: [],
        mentions: await mentionsOf(one),
        beginnings: [],
        habits: await habitsIn(one),
        paper: await paperIn(one),
        tried: [],
        ungrounded: 0,
        cuttings: [],
        crops: [],
        pictured: [],
        excerpt: findings.map(({ extraction }) => `${extraction.label}: ${extraction.value}`).join('\n'),
      };
    },
    close: async () => undefined,
  };
}

/** In the place of a browser where nobody looks at the page. */
export const unrendered: Rendering = {
  capture: async ({ url, viewport }) => ({
    png: new Uint8Array(),
    snapshot: { url, title: '', viewport, scale: 1, runs: [], pairs: [], stable: true, truncated: false },
  }),
  close: async () => undefined,
};
