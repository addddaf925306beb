import type { LoadProblem } from '../../../application/ports/load-problem.ts';
import type { EgressFailure } from '../egress/failure.ts';

/** What Chromium's net errors come to; the first that fits. */
const BY_NET_ERROR: readonly [RegExp, LoadProblem][] = [
  [/NAME_NOT_RESOLVED|NAME_RESOLUTION/, 'NO_NAME'],
  [/CERT|SSL|HTTP_1_1_REQUIRED|BAD_SSL/, 'CERTIFICATE'],
  [/CONNECTION_REFUSED|ADDRESS_UNREACHABLE/, 'REFUSED'],
  [/TIMED_OUT/, 'TIMEOUT'],
  [/EMPTY_RESPONSE/, 'EMPTY'],
  [/CONNECTION_(RESET|CLOSED|ABORTED)|INVALID_(HTTP_)?RESPONSE|INCOMPLETE|PROTOCOL_ERROR|CONTENT_/, 'BROKEN'],
  [/TOO_MANY_REDIRECTS/, 'REDIRECTS'],
];

/**
 * Why a page did not come.
 * @param error as Chromium names it, for example `net::ERR_CONNECTION_RESET`
 * @param onTheWay what its way out said of the same host
 */
export function loadProblem(error: string, onTheWay: EgressFailure | undefined): LoadProblem {
  if (/TUNNEL|PROXY/.test(error)) return onTheWay ?? 'OTHER';
  return BY_NET_ERROR.find(([pattern]) => pattern.test(error))?.[1] ?? 'OTHER';
}

/** Headers with which those who turn machines away say so. */
const OF_BOT_CHECKS: readonly [string, RegExp][] = [
  ['cf-mitigated', /./],
  ['x-datadome', /./],
  ['x-amzn-waf-action', /captcha|challenge/i],
  ['x-px-block', /./],
  ['server', /^(AkamaiGHost|DataDome|DOSarrest|Sucuri)/i],
];

/** What the pages of such checks say, in the languages in which they are written most. */
const WORDS =
  /captcha|\brobot|\bbot\b|automated|unusual (traffic|activity)|verify (that )?you are|are you (a )?human|security check|access denied|request blocked|too many requests|roboter|zugriff verweigert|accès refusé|acceso denegado|accesso negato|toegang geweigerd|odmowa dostępu|erişim engellendi|アクセス(が)?拒否|访问被拒绝|تم رفض الوصول/i;

/** Whether an answer may be that of a site that turns this browser away, and whether it certainly is. */
export function turnsAway(status: number, headers: Readonly<Record<string, string>>): 'yes' | 'perhaps' | 'no' {
  if (![401, 403, 405, 429, 503].includes(status)) return 'no';
  const names = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  if (OF_BOT_CHECKS.some(([name, pattern]) => pattern.test(names[name] ?? ''))) return 'yes';
  if (status === 429) return 'yes';
  return status === 403 ? 'perhaps' : 'no';
}

/** Whether a page whose answer may turn this browser away says so. */
export const saysTurnedAway = (text: string): boolean => WORDS.test(text.slice(0, 4_000));
