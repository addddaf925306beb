import { DomainError } from '../domain/domain-error.ts';

/** Which of these fields a request does not hold. */
export function missingFields<Name extends string>(
  request: { readonly [Field in Name]?: unknown },
  names: readonly Name[],
): Name[] {
  return names.filter(name => request[name] === undefined);
}

function holdsAll<Request extends object, Name extends string & keyof Request>(
  request: Request,
  names: readonly Name[],
): request is Request & Required<Pick<Request, Name>> {
  return missingFields(request, names).length === 0;
}

/**
 * The request, which holds all of these fields.
 * @throws DomainError VALIDATION on the first one that it does not hold.
 */
export function holdingAll<Request extends object, Name extends string & keyof Request>(
  request: Request,
  names: readonly Name[],
): Request & Required<Pick<Request, Name>> {
  if (holdsAll(request, names)) return request;
  const [field = ''] = missingFields(request, names);
  throw new DomainError('VALIDATION', `${field} is required.`, { field, reason: 'REQUIRED' });
}
