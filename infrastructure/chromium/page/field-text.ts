/** Inputs whose value is either never shown as text or never to be read. */
const UNREAD_INPUTS = new Set(['password', 'hidden', 'checkbox', 'radio', 'range', 'color', 'file', 'image']);

export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function asFormField(element: Element): FormField | null {
  return /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName) ? (element as FormField) : null;
}

/** What a form field shows; empty for passwords and everything that shows no text. */
export function fieldText(field: FormField): string {
  if (field.tagName === 'SELECT') return (field as HTMLSelectElement).selectedOptions[0]?.text ?? '';
  return UNREAD_INPUTS.has(field.type) ? '' : collapsed(field.value);
}

/** Whether whoever looks at the page may change what the field says. */
export function isEditable(field: FormField): boolean {
  return !field.disabled && !('readOnly' in field && field.readOnly);
}

/** The name that the page gives a field, null when it gives none. */
export function fieldLabel(field: FormField): string | null {
  const described = (field.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map(id => (id ? (field.ownerDocument.getElementById(id)?.textContent ?? '') : ''))
    .join(' ');
  const labels = [...(field.labels ?? [])].map(labelText).join(' ');
  const candidates = [
    labels,
    described,
    field.getAttribute('aria-label') ?? '',
    field.getAttribute('placeholder') ?? '',
  ];
  return candidates.map(collapsed).find(text => text !== '') ?? null;
}

/** Text of a label without that of a field inside it. */
function labelText(label: HTMLLabelElement): string {
  const copy = label.cloneNode(true) as HTMLLabelElement;
  for (const field of copy.querySelectorAll('input, textarea, select, datalist, script, style')) field.remove();
  return copy.textContent ?? '';
}

export function collapsed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Text as `text-transform` shows it. */
export function transformed(text: string, transform: string): string {
  if (transform === 'uppercase') return text.toUpperCase();
  if (transform === 'lowercase') return text.toLowerCase();
  if (transform === 'capitalize')
    return text.replace(/(^|\s)(\p{L})/gu, (_all, gap, letter) => gap + letter.toUpperCase());
  return text;
}
