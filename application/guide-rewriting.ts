import { type CheckedCondition, checkGuide } from '../domain/guide/check-guide.ts';
import { type ToldAlone, toldAlone } from '../domain/guide/told-figures.ts';
import type { Field } from '../domain/inquiry/configuration.ts';
import { folded } from '../domain/reading/text.ts';
import type { GuideWriter, WrittenGuide } from './ports/guide-writer.ts';

/** A guide in other words, for its author to read and confirm. */
export type RewrittenGuide = {
  guide: string;
  /** What its lines speak of and nobody asked for yet: whoever keeps the guide has these found as well. */
  fields: Field[];
  /** Who wrote it. */
  by: string;
  /** How each of its lines is understood. */
  conditions: CheckedCondition[];
  /** Days, numbers and quoted words that stand in one of the two guides alone. */
  alone: ToldAlone;
};

export type GuideRewriting = {
  /**
   * Says a guide in lines that can be decided, as far as they can. What is not understood is put to the writer once more.
   * Nothing is kept: whoever asked reads it and decides.
   * @throws GuideNotWritten
   */
  rewrite(
    asked: { guide: string; query: string; fields: readonly Field[] },
    signal: AbortSignal,
  ): Promise<RewrittenGuide>;
};

export function createGuideRewriting({ writer }: { writer: GuideWriter }): GuideRewriting {
  return {
    async rewrite({ fields, guide: written, query }, signal) {
      const besides = [query, ...fields.map(({ description }) => description)].join('\n');
      const told = (answer: WrittenGuide): RewrittenGuide => {
        const { guide } = answer;
        const added = addedBy(answer, fields);
        return {
          guide,
          fields: added,
          by: writer.name,
          conditions: checkGuide(guide, [...fields, ...added], query),
          alone: toldAlone(written, guide, besides),
        };
      };
      const asked = { guide: written, query, fields };
      const first = told(await writer.write(asked, null, signal));
      const notUnderstood = openIn(first).map(({ understood_as }) => understood_as);
      if (notUnderstood.length === 0) return first;
      const second = told(
        await writer.write(asked, { guide: first.guide, fields: first.fields, notUnderstood }, signal),
      );
      return isBetter(second, first) ? second : first;
    },
  };
}

/** Those of its fields that are new, each once, and that its lines name. */
function addedBy({ fields: proposed, guide }: WrittenGuide, fields: readonly Field[]): Field[] {
  const names = new Set(fields.map(({ name }) => folded(name)));
  const said = folded(guide);
  return proposed.flatMap(({ description, name, required }) => {
    const key = folded(name);
    if (names.has(key) || !said.includes(key)) return [];
    names.add(key);
    return [{ name, description, required }];
  });
}

const openIn = ({ conditions }: RewrittenGuide) => conditions.filter(({ is_decided }) => !is_decided);

/** More is understood, and nothing more was lost or made up for that. */
function isBetter(one: RewrittenGuide, other: RewrittenGuide): boolean {
  const differing = ({ alone }: RewrittenGuide) => alone.onlyFirst.length + alone.onlySecond.length;
  return openIn(one).length < openIn(other).length && one.conditions.length > 0 && differing(one) <= differing(other);
}
