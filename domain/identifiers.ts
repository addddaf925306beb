/** The prefixes of ids; each kind of thing has its own. */
export const ID_PREFIXES = [
  'web_iq_',
  'web_res_',
  'web_sess_',
  'web_tpl_',
  'web_tpl_key_',
  'web_rd_',
  'web_ev_',
  'web_pv_',
  'web_ho_',
  'wh_end_',
  'wh_del_',
  'wh_evt_',
  'org_',
  'usr_',
  'opr_',
  'idn_',
  'key_',
  'theme_',
  'iq_',
  'iq_res_',
  'iq_sess_',
  'env_tpl_',
] as const;

export type IdPrefix = (typeof ID_PREFIXES)[number];

/** Whether the text is an id of this kind: the prefix and 1 to 64 of `[0-9A-Za-z_]`. */
export function isId(prefix: IdPrefix, text: string): boolean {
  return text.startsWith(prefix) && /^[0-9A-Za-z_]{1,64}$/.test(text.slice(prefix.length));
}

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The id of this kind that sorts before every one that is made at this time or later: what stands behind the prefix is a
 * ULID, which begins with its milliseconds in ten digits of base 32.
 * @param time ms since 1970
 */
export function firstIdAt(prefix: IdPrefix, time: number): string {
  let rest = Math.min(Math.max(0, Math.floor(time)), 2 ** 48 - 1);
  let digits = '';
  for (let place = 0; place < 10; place++) {
    digits = `${DIGITS[rest % 32]}${digits}`;
    rest = Math.floor(rest / 32);
  }
  return `${prefix}${digits}`;
}

/** When the thing with this id was made, as its ULID tells; ms since 1970. NaN when it tells no time. */
export function madeAt(id: string): number {
  const digits = [...id.slice(id.lastIndexOf('_') + 1, id.lastIndexOf('_') + 11)].map(digit => DIGITS.indexOf(digit));
  if (digits.length < 10 || digits.includes(-1)) return Number.NaN;
  return digits.reduce((time, digit) => time * 32 + digit, 0);
}

/** Whether the text is the id of an envelope, and not of a web inquiry. */
export const isEnvelopeId = (text: string): boolean => isId('iq_', text);
