import type { Field } from '../inquiry/configuration.ts';
import type { Concept } from '../reading/lexicon/concepts.ts';
import { names } from '../reading/meaning.ts';
import { meaningOfField } from '../reading/meaning-of-field.ts';
import type { Facts } from './facts.ts';
import { readAmount } from './values/amounts.ts';

const isOf = (field: Field, concept: Concept) => names(meaningOfField(field), concept);

/** Whether what is left of a pay is more than all of it, which contradicts itself: only where each is asked for once. */
export function isNetAboveGross({ fields, values }: Facts): boolean {
  const amountsOf = (concept: Concept, but: Concept) =>
    fields
      .filter(field => isOf(field, concept) && !isOf(field, but))
      .map(({ name }) => readAmount(values.get(name)?.value ?? '')?.readings ?? []);
  const [net, ...otherNets] = amountsOf('net', 'gross');
  const [gross, ...otherGrosses] = amountsOf('gross', 'net');
  if (!net || !gross || otherNets.length + otherGrosses.length > 0) return false;
  return net.length > 0 && gross.length > 0 && Math.min(...net) > Math.max(...gross);
}
