import { z } from 'zod';
import { parseUrl } from '../../../domain/parse-url.ts';
import { freeObject } from './free-object.ts';

/** Text that must say something. */
export const text = (max: number) => z.string().trim().min(1).max(max).meta({ pattern: '\\S' });

/** Text that may be empty. */
export const optionalText = (max: number) => z.string().max(max);

/** What is wrong with an address that a browser is to be sent to; null when nothing is. */
function addressFault(value: string): string | null {
  const address = parseUrl(value);
  if (address === null) return 'must be a whole http or https URL, such as https://example.com/page';
  const { protocol, username, password } = address;
  if (protocol !== 'http:' && protocol !== 'https:') return `must be an http or https URL, not one of ${protocol}`;
  return username === '' && password === '' ? null : 'must be a URL without a user name or password';
}

/** An address that a browser can be sent to. */
export const webUrl = z
  .string()
  .min(1)
  .max(2048)
  .superRefine((value, context) => {
    const message = addressFault(value);
    if (message !== null) context.addIssue({ code: 'custom', message });
  })
  .meta({ format: 'uri', pattern: '^[Hh][Tt][Tt][Pp][Ss]?:' });

/** String values by key. */
export const metadata = freeObject
  .pipe(z.record(z.string().min(1).max(64), z.string().max(500)))
  .superRefine((record, context) => {
    const { length } = Object.keys(record);
    if (length > 50) context.addIssue({ code: 'custom', message: `must have at most 50 keys; it has ${length}` });
  })
  .meta({
    type: 'object',
    maxProperties: 50,
    propertyNames: { minLength: 1, maxLength: 64 },
    additionalProperties: { type: 'string', maxLength: 500 },
  });
