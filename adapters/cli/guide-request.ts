import { UsageError } from './command.ts';

/** A guide, the fields that it speaks of (none when nobody named them), and what the inquiry asks. */
export type GuideRequest = {
  guide: string;
  query: string;
  fields: { name: string; description: string; required: boolean }[];
};

function fieldOf(value: unknown): GuideRequest['fields'][number] {
  const { name, description } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (typeof name !== 'string' || name.trim() === '')
    throw new UsageError('each of "fields" must be an object with a "name"');
  return { name, description: typeof description === 'string' ? description : '', required: true };
}

function ofJson(text: string): GuideRequest {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new UsageError('the file begins with { but is no JSON');
  }
  const { acceptance_guide: guide, fields = [], query } = body as Record<string, unknown>;
  if (typeof guide !== 'string') throw new UsageError('the JSON must have an "acceptance_guide", which is text');
  if (!Array.isArray(fields)) throw new UsageError('"fields" must be a list');
  return { guide, query: typeof query === 'string' ? query : '', fields: fields.map(fieldOf) };
}

/** `membership_status, member_name: Name of the member` */
function named(list: string): GuideRequest['fields'] {
  return list
    .split(',')
    .map(one => one.trim())
    .filter(one => one !== '')
    .map(one => {
      const [name = '', description = ''] = one.split(/\s*:\s*(.*)/s);
      return { name, description, required: true };
    });
}

/**
 * The guide in a file: plain text, or the body of a request that creates a template or an inquiry.
 * @param told names of fields and what the inquiry asks, which outweigh those of the body
 * @throws UsageError when a body has no guide, or its fields have no names
 */
export function guideRequest(text: string, told: { fields?: string; query?: string }): GuideRequest {
  const request = text.trimStart().startsWith('{') ? ofJson(text) : { guide: text, query: '', fields: [] };
  const { fields, query = request.query } = told;
  return { ...request, query, fields: fields === undefined ? request.fields : named(fields) };
}
