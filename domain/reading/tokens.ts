import { stem } from './stem.ts';
import { normalise } from './text.ts';

const STOP_WORDS = new Set(
  'the a an de del la el le les du der die das und y et mi mon ma mein meine sobre of to in on for is are was be been your my our user users their this that which whether and or by with at from as it has have had you i full current currently'.split(
    ' ',
  ),
);

/** The stemmed content words of a label, a field's name or its description. */
export function tokens(text: string): readonly string[] {
  return normalise(text)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\be-mail\b/g, 'email')
    .replace(/\bno\.(?=\s|$)/g, 'number')
    .replace(/#/g, ' number ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '' && !STOP_WORDS.has(word))
    .map(stem);
}
