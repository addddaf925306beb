import type { z } from 'zod';
import { DomainError } from '../../domain/domain-error.ts';
import { detailsOf } from '../http/issues.ts';

/** What a form asks for, held against what the API takes. @throws DomainError VALIDATION, with a sentence for each field */
export function checked<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const sentences = detailsOf(parsed.error, input, 'The form').map(({ message }) => message);
  throw new DomainError('VALIDATION', sentences.join(' '));
}
