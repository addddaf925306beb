import type { OfficeParts } from './office-parts.ts';
import { walk } from './walk-part.ts';

/** The parts that a part refers to, by the ids that it uses; null: something outside of the file. */
export type Relationships = ReadonlyMap<string, string | null>;

/** The name of a part that another one names, from the root or from where that one lies. */
function resolved(target: string, folder: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith('/') ? target : `${folder}/${target}`).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** What a part refers to (ISO/IEC 29500-2, 8): the relationships stand in a part of their own beside it. */
export function relationshipsOf(parts: OfficeParts, name: string): Relationships {
  const end = name.lastIndexOf('/');
  const folder = name.slice(0, Math.max(0, end));
  const relations = new Map<string, string | null>();
  walk(parts.get(`${folder}/_rels/${name.slice(end + 1)}.rels`) ?? '', {
    open(tag, { Id, Target = '', TargetMode }) {
      if (tag !== 'Relationship' || Id === undefined) return;
      relations.set(Id, TargetMode === 'External' ? null : resolved(Target, folder));
    },
  });
  return relations;
}
