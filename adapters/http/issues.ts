import type { z } from 'zod';
import type { ErrorDetail } from './errors.ts';

type Issue = z.core.$ZodIssue;

function pathOf(path: readonly PropertyKey[], root: string): string {
  if (path.length === 0) return root;
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`))
    .join('');
}

function codeOf(issue: Issue): string {
  if (issue.code === 'custom') return String(issue.params?.code ?? 'INVALID');
  const missing = issue.code === 'invalid_type' && issue.message.includes('received undefined');
  return missing ? 'REQUIRED' : issue.code.toUpperCase();
}

/** What is wrong, field by field. `root` names the whole when an issue has no path. */
export function detailsOf(error: z.ZodError | z.core.$ZodError, root: string): ErrorDetail[] {
  return error.issues.flatMap(issue => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map(key => ({
        field: pathOf([...issue.path, key], root),
        code: 'UNKNOWN_FIELD',
        message: `There is no field of this name: ${key}.`,
      }));
    }
    const field = pathOf(issue.path, root);
    const code = codeOf(issue);
    const message = code === 'REQUIRED' ? `${field} is required.` : issue.message;
    return [{ field, code, message }];
  });
}
