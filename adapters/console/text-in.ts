type Form = Readonly<Record<string, unknown>>;

/** What stands in a field of a form; nothing when the form has no such field. */
export function textIn(form: Form, name: string): string {
  const value = form[name];
  // Browsers end lines of a form's text as mail does.
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}
