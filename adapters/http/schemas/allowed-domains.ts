import { domainToASCII } from 'node:url';
import { parse } from 'tldts';
import { clipped } from '../issue-message.ts';

/** Domains that one list may name. */
export const MOST_DOMAINS = 50;

type Checked = { domain: string } | { fault: string };

/** Names of hosts that a URL can have, and nothing of a URL but that. */
const HOST_ONLY = /^[^\s/?#@:\\[\]%*]+$/;

/**
 * A registrable domain in the form in which addresses have it: small letters, in Punycode (IDNA). What is registrable
 * the Public Suffix List says, with its private part: what stands below `github.io` belongs to different people.
 * Without names an IP address stands for itself.
 */
export function registrableDomain(text: string): Checked {
  const example = 'such as example.com';
  if (!HOST_ONLY.test(text)) return { fault: `must be a domain ${example}, without scheme, port, path or wildcard` };
  const host = domainToASCII(text.toLowerCase().replace(/\.$/, ''));
  const { hostname, domain, isIp } = parse(host, { allowPrivateDomains: true });
  if (hostname === null || hostname === '') {
    return { fault: `must be a domain ${example}; "${clipped(text)}" is no name` };
  }
  if (isIp) return { domain: host };
  if (domain === null) {
    return { fault: `must be a registrable domain ${example}; "${clipped(text)}" belongs to many` };
  }
  if (domain !== host) return { fault: `must be ${domain}: a domain stands for all hosts below it` };
  return { domain };
}

/** What is wrong with a list of domains and where, as an index of it; null stands for the list itself. */
export function faultsOfDomains(value: unknown): { index: number | null; fault: string; code: string }[] {
  if (!Array.isArray(value)) {
    return [{ index: null, fault: 'must be an array of domains, or null for no limit', code: 'INVALID_TYPE' }];
  }
  if (value.length === 0 || value.length > MOST_DOMAINS) {
    const fault = `must name 1 to ${MOST_DOMAINS} domains; leave it out, or send null, for no limit`;
    return [{ index: null, fault, code: 'INVALID' }];
  }
  return value.flatMap((entry: unknown, index) => {
    if (typeof entry !== 'string') return [{ index, fault: 'must be a string', code: 'INVALID_TYPE' }];
    const checked = registrableDomain(entry);
    return 'fault' in checked ? [{ index, fault: checked.fault, code: 'INVALID' }] : [];
  });
}

/** The domains of a list without faults, each once. */
export function normalDomains(list: readonly unknown[]): string[] {
  const domains = list.map(entry => registrableDomain(String(entry)));
  return [...new Set(domains.flatMap(checked => ('domain' in checked ? [checked.domain] : [])))];
}
