/** Longest address that mail can be sent to (RFC 5321, 4.5.3.1.3, without the brackets). */
const MOST = 254;

/** What HTML takes for a valid e-mail address, with a domain of two labels at least. */
const ADDRESS =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Whether this may be the address of a mailbox. */
export const isEmail = (text: string): boolean => text.length <= MOST && ADDRESS.test(text);
