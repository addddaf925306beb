import { parseUrl } from '../parse-url.ts';
import { parseCapturePattern } from './capture-pattern.ts';

const A_VARIABLE = 'a whole path segment or query value such as :order_id';

/** A colon in front of a name within other text. A port and a time have none. */
const VARIABLE_WITHIN = /:[A-Za-z_]/;
const WHOLE_VARIABLE = /^:[A-Za-z_][0-9A-Za-z_]*$/;

/** What was written, cut short where it is long. */
const quoted = (text: string): string => (text.length <= 60 ? `"${text}"` : `"${text.slice(0, 59)}…"`);

/** A name, and a value behind a `=`. */
const parameters = (url: URL) => [...url.search.slice(1).matchAll(/([^&=]+)(?:=([^&]*))?/g)];

/** What is wrong with a path segment or a query value; null: nothing. */
function faultOfPart(text: string): string | null {
  if (WHOLE_VARIABLE.test(text)) return null;
  if (text.startsWith(':')) {
    return `must name a variable with letters, digits and _, beginning with a letter: ${quoted(text)} is none (%3A is a colon)`;
  }
  return VARIABLE_WITHIN.test(text)
    ? `must not mix a variable with other text, as ${quoted(text)} does: a variable is ${A_VARIABLE} (%3A is a colon)`
    : null;
}

function faultOfQuery(url: URL): string | null {
  const names = parameters(url).map(([, name = '']) => name);
  if (names.some(name => VARIABLE_WITHIN.test(name))) {
    return "must not have a variable in the place of a parameter's name: it stands for a value, as in ?id=:id";
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined ? null : `must name the parameter ${quoted(twice)} once: its two values could never agree`;
}

/**
 * Why this `capture_on` could never match what its author means, as the end of a sentence about it; null when it can.
 * A pattern without a fault matches every address that it is filled into.
 */
export function patternFault(text: string): string | null {
  if (text.includes('*'))
    return `must not hold "*": what differs from page to page is ${A_VARIABLE} (%2A is an asterisk)`;
  if (text.includes('#')) return 'must not hold a fragment (#…): it names a place within a page, not another page';
  const url = parseUrl(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return `must be an http or https URL; a variable is ${A_VARIABLE}`;
  }
  if (url.username !== '' || url.password !== '') return 'must not hold credentials';
  const parts = [...url.pathname.split('/'), ...parameters(url).map(([, , value = '']) => value)];
  const fault = parts.map(faultOfPart).find(each => each !== null) ?? faultOfQuery(url);
  if (fault !== null) return fault;
  return parseCapturePattern(text) === undefined ? `must be a URL whose variables are each ${A_VARIABLE}` : null;
}
