import type { Secrets } from './ports/secrets.ts';

type Hashes = Pick<Secrets, 'hashLinkSecret'>;

/** Reserves one operator for each address of an organization; the address itself stands in no name. */
export const operatorName = (secrets: Hashes, orgId: string, email: string): string =>
  `operator:${orgId}:${secrets.hashLinkSecret(email.trim().toLowerCase())}`;

/** Reserves one operator of an organization for each account of an issuer; the account itself stands in no name. */
export const identityName = (
  secrets: Hashes,
  orgId: string,
  { issuer, subject }: { issuer: string; subject: string },
): string => `identity:${orgId}:${secrets.hashLinkSecret(`${issuer}\n${subject}`)}`;
