import { z } from 'zod';
import type { ErrorBody } from '../../errors.ts';

const detail = z
  .object({
    field: z.string().meta({ description: 'What is to blame: a field of the body, a parameter or a header.' }),
    code: z.string().meta({ description: 'What is wrong with it, for programs.' }),
    message: z.string().meta({ description: 'What is wrong with it, and what would be right.' }),
  })
  .meta({ id: 'ErrorDetail' });

/** What every refused request is answered with. */
export const errorAnswer = z
  .object({
    error: z.object({
      code: z.string().meta({ description: 'Why the request was refused, for programs.' }),
      message: z.string().meta({ description: 'Why the request was refused, for people.' }),
      details: z.array(detail).meta({ description: 'Everything that is wrong, field by field.' }),
      requestId: z.string().meta({ description: 'Names the request, as the `x-request-id` header does.' }),
    }),
  })
  .meta({ id: 'Error' }) satisfies z.ZodType<ErrorBody>;
