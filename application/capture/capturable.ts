import { allowedDomains, DOMAIN_NOT_ALLOWED, isOutside } from '../../domain/capture/allowed-domains.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { LiveSession } from './live-session.ts';

/** What lies where the person may not go is no evidence, whatever the browser made of it. */
export function assertWithin({ subject }: LiveSession, addresses: readonly string[]): void {
  const domains = allowedDomains(subject.configuration.settings);
  if (!addresses.some(address => isOutside(address, domains))) return;
  throw new DomainError('CONFLICT', 'This page is not part of the request. Go back to one that is.', {
    reason: DOMAIN_NOT_ALLOWED,
  });
}

/** A page that could not be opened shows nothing. */
export function assertOpened({ remote }: LiveSession): void {
  if (remote.url() !== '') return;
  throw new DomainError('CONFLICT', 'The page could not be opened: there is nothing to capture.', {
    reason: 'NOT_OPENED',
  });
}
