import { z } from 'zod';
import { freeObject } from './free-object.ts';

/** Text that must say something. */
export const text = (max: number) => z.string().trim().min(1, 'must not be empty').max(max).meta({ pattern: '\\S' });

/** Text that may be empty. */
export const optionalText = (max: number) => z.string().max(max);

function isWebUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '';
}

/** An address that a browser can be sent to. */
export const webUrl = z
  .string()
  .min(1, 'must not be empty')
  .max(2048)
  .refine(isWebUrl, 'must be an http or https URL without credentials')
  .meta({ format: 'uri', pattern: '^[Hh][Tt][Tt][Pp][Ss]?:' });

/** String values by key. */
export const metadata = freeObject
  .pipe(z.record(z.string().min(1).max(64), z.string().max(500)))
  .refine(record => Object.keys(record).length <= 50, 'must have 50 keys at most')
  .meta({
    type: 'object',
    maxProperties: 50,
    propertyNames: { minLength: 1, maxLength: 64 },
    additionalProperties: { type: 'string', maxLength: 500 },
  });
