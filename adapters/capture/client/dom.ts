/** What may stand inside an element; null and false are left out. */
export type Child = Node | string | null | false;

/** An element with its attributes; `true` sets an attribute without a value, `false` leaves it out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | boolean>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children.filter(child => child !== null && child !== false));
  return made;
}

/** A button that does something when it is pressed. */
export function button(
  label: Child | Child[],
  onPress: () => void,
  attributes: Readonly<Record<string, string | boolean>> = {},
): HTMLButtonElement {
  const children = Array.isArray(label) ? label : [label];
  const made = element('button', { type: 'button', ...attributes }, ...children);
  made.addEventListener('click', onPress);
  return made;
}
