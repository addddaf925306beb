/** What stands before the code behind the `#` of the page's address. */
const PREFIX = '#go-on=';

/** The code of a handover with which this page was opened; null when it was opened without one, or it is used up. */
export function handoverCode(): string | null {
  return location.hash.startsWith(PREFIX) ? location.hash.slice(PREFIX.length) : null;
}

/** The code has done its work, or can do none: loading the page again does not try it again. */
export function forgetHandoverCode(): void {
  if (handoverCode() !== null) history.replaceState(null, '', location.pathname);
}
