import { element } from './dom.ts';
import { createMirrorField, type MirrorField } from './mirror-field.ts';
import type { MirrorAct, MirrorNode } from './protocol.ts';

/** Does something to a part of the website. */
export type Acting = (node: number, act: MirrorAct, text?: string) => void;

/** What stands for a part of the website. */
export type MirrorPart = {
  root: HTMLElement;
  /** Where its parts stand; null: it has none of its own. */
  holder: HTMLElement | null;
  /** The part is like this now. */
  update(node: MirrorNode): void;
};

/** Sets an attribute, or takes it away where there is nothing to say. */
function set(target: HTMLElement, name: string, value: string | boolean | undefined): void {
  if (value === undefined || value === '') target.removeAttribute(name);
  else if (target.getAttribute(name) !== String(value)) target.setAttribute(name, String(value));
}

function setText(target: HTMLElement, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}

function setStates(target: HTMLElement, node: MirrorNode): void {
  set(target, 'aria-disabled', node.disabled);
  set(target, 'aria-expanded', node.expanded);
  set(target, 'aria-description', node.description);
}

/** What is pressed. A name that would be empty says what it is by its value. */
function pressed(node: MirrorNode, act: Acting): MirrorPart {
  const isLink = node.role === 'link';
  const root = element(isLink ? 'a' : 'button', isLink ? { href: '#' } : { type: 'button' });
  root.addEventListener('click', event => {
    event.preventDefault();
    act(node.id, node.role === 'option' ? 'choose' : 'activate');
  });
  return {
    root,
    holder: null,
    update(now) {
      const value = now.value === undefined || now.value === now.name ? '' : `: ${now.value}`;
      setText(root, `${now.name}${value}`.trim() || (now.description ?? '…'));
      setStates(root, now);
      if (!isLink) set(root, 'aria-pressed', now.selected ?? (now.checked === undefined ? undefined : now.checked));
    },
  };
}

/** A box or a circle that is ticked: what it shows is what the website says. */
function ticked(node: MirrorNode, act: Acting): MirrorPart {
  const box = element('input', {
    type: node.role === 'radio' ? 'radio' : 'checkbox',
    ...(node.role === 'switch' ? { role: 'switch' } : {}),
  });
  const words = element('span', {});
  box.addEventListener('click', event => {
    event.preventDefault();
    act(node.id, 'activate');
  });
  return {
    root: element('label', { class: 'ticked' }, box, words),
    holder: null,
    update(now) {
      // A click that is prevented puts the old state back once it is over.
      setTimeout(() => {
        box.checked = now.checked === 'true';
        box.indeterminate = now.checked === 'mixed';
      });
      setText(words, now.name || (now.description ?? '…'));
      set(box, 'aria-required', now.required);
      set(box, 'aria-invalid', now.invalid);
      setStates(box, now);
    },
  };
}

/** A list of choices; its options come as its parts. */
function chosen(act: Acting): MirrorPart {
  const list = element('select', {});
  const words = element('span', {});
  list.addEventListener('change', () => act(Number(list.value), 'choose'));
  return {
    root: element('label', { class: 'field' }, words, list),
    holder: list,
    update(now) {
      setText(words, now.name || (now.description ?? '…'));
      set(list, 'aria-required', now.required);
      set(list, 'aria-invalid', now.invalid);
      setStates(list, now);
    },
  };
}

function choice(node: MirrorNode): MirrorPart {
  const root = element('option', { value: String(node.id) });
  return {
    root,
    holder: null,
    update(now) {
      setText(root, now.name);
      root.disabled = now.disabled === true;
      if (now.selected !== undefined && root.selected !== now.selected) root.selected = now.selected;
    },
  };
}

/** Roles that hold others, as ARIA has them; those that need a name are nothing without one. */
const HOLDERS: Partial<Record<MirrorNode['role'], string>> = {
  navigation: 'navigation',
  search: 'search',
  list: 'list',
  listitem: 'listitem',
  table: 'table',
  row: 'row',
  cell: 'cell',
  columnheader: 'columnheader',
  rowheader: 'rowheader',
  status: 'status',
  alert: 'alert',
};

function holding(node: MirrorNode): MirrorPart {
  const root = element(node.role === 'text' || node.role === 'image' ? 'span' : 'div', { class: node.role });
  const named = node.role === 'region' || node.role === 'group';
  return {
    root,
    holder: node.role === 'text' || node.role === 'image' ? null : root,
    update(now) {
      if (now.role === 'text') setText(root, `${now.name} `);
      else if (now.role === 'image') set(root, 'role', 'img');
      else if (now.role === 'heading') set(root, 'role', 'heading');
      else set(root, 'role', HOLDERS[now.role] ?? (named && now.name !== '' ? 'group' : undefined));
      if (now.role === 'heading') set(root, 'aria-level', String(Math.max(2, now.level ?? 2)));
      const takesName = ['image', 'navigation', 'search', 'table', 'list', 'region', 'group'].includes(now.role);
      if (takesName) set(root, 'aria-label', now.name);
      set(root, 'aria-live', now.live);
      if (now.role !== 'text') set(root, 'aria-description', now.description);
    },
  };
}

function field(node: MirrorNode, act: Acting): MirrorPart {
  const made: MirrorField = createMirrorField(node, {
    fill: text => act(node.id, 'fill', text),
    enter: () => act(node.id, 'enter'),
  });
  return {
    root: made.root,
    holder: null,
    update(now) {
      made.update(now);
      set(made.input, 'aria-required', now.required);
      set(made.input, 'aria-invalid', now.invalid);
      setStates(made.input, now);
    },
  };
}

/** Makes what stands for a part. @param inSelect whether it is an option of a list of choices. */
export function mirrorPart(node: MirrorNode, inSelect: boolean, act: Acting): MirrorPart {
  switch (node.role) {
    case 'link':
    case 'button':
      return pressed(node, act);
    case 'option':
      return inSelect ? choice(node) : pressed(node, act);
    case 'checkbox':
    case 'radio':
    case 'switch':
      return ticked(node, act);
    case 'select':
      return chosen(act);
    case 'textbox':
    case 'range':
      return field(node, act);
    default:
      return holding(node);
  }
}
