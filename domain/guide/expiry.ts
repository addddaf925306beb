import type { Field } from '../inquiry/configuration.ts';
import { toldName } from '../inquiry/told-name.ts';
import { asksForLastDay } from '../reading/last-day.ts';
import { meaningOf, names } from '../reading/meaning.ts';
import { folded } from '../reading/text.ts';
import { isOfCountedTime } from './counted-time.ts';
import { namesFirstDay } from './first-day.ts';

/** How a description begins that tells of the first day of validity: "Début de validité". */
const BEGINS =
  /^(?:(?:the )?(?:start|beginning|first day) of|début d[eu]|beginn de[rs]|inicio de|início d[ao]|inizio (?:di|della?)|begin van|början (?:på|av)|start (?:på|af|av)|początek|začátek)(?!\p{L})/iu;

/** Whether the words that say it name the first day of what is valid until another one: "début", "first day of validity". */
function isBeginning(name: string, description: string): boolean {
  const own = meaningOf(name);
  if (namesFirstDay(name) || (names(own, 'start') && !names(own, 'until'))) return true;
  const said = meaningOf(description);
  return !names(own, 'until') && names(said, 'first') && !names(said, 'last');
}

/** Whether a field is called after what is to be paid or done by then, however its description is put. */
function isDue(name: string): boolean {
  const own = meaningOf(name.replace(/[_-]+/g, ' '));
  return names(own, 'due') && !names(own, 'until');
}

/** Whether a field asks for the day until which something holds. */
export function isExpiry({ name, description }: Field): boolean {
  return (
    !isDue(name) &&
    (names(meaningOf(`${name} ${description}`), 'until') ||
      asksForLastDay(folded(toldName(name)).replaceAll('-', ' '), folded(description))) &&
    !isOfCountedTime(`${name.replace(/_/g, ' ')} ${description}`) &&
    !BEGINS.test(description.trim()) &&
    !isBeginning(name.replace(/[_-]+/g, ' '), description)
  );
}
