import { element } from './dom.ts';
import { type Acting, type MirrorPart, mirrorPart } from './mirror-elements.ts';
import type { MirrorNode, PageMirror } from './protocol.ts';

/** Puts these elements into the holder in this order, moving none that stands right: a move would lose the keyboard. */
function arrange(holder: HTMLElement, wanted: readonly HTMLElement[]): void {
  const kept = new Set<Element>(wanted);
  for (const child of [...holder.children]) if (!kept.has(child)) child.remove();
  for (const [index, child] of wanted.entries()) {
    const there = holder.children[index] ?? null;
    if (there !== child) holder.insertBefore(child, there);
  }
}

type Parts = Map<number, { part: MirrorPart; kind: string }>;

const CELLS: readonly string[] = ['cell', 'columnheader', 'rowheader'];

/** What ARIA allows only within something else, or around it, is a plain part elsewhere. */
function fitted(node: MirrorNode, parent: MirrorNode | undefined, children: readonly string[]): MirrorNode {
  const holds = (...roles: string[]) => children.length > 0 && children.every(role => roles.includes(role));
  const fits: Partial<Record<MirrorNode['role'], boolean>> = {
    list: holds('listitem'),
    table: holds('row'),
    listitem: parent?.role === 'list',
    row: parent?.role === 'table' && holds(...CELLS),
    cell: parent?.role === 'row',
    columnheader: parent?.role === 'row',
    rowheader: parent?.role === 'row',
  };
  return fits[node.role] === false ? { ...node, role: 'paragraph' } : node;
}

/** The parts of the website as elements, which stay the same for as long as their parts do. */
export class MirrorTree {
  readonly root = element('div', { class: 'mirror-tree', dir: 'auto' });
  readonly #act: Acting;
  #parts: Parts = new Map();
  /** The part that had the keyboard on the website. */
  #focused: number | null = null;

  constructor(act: Acting) {
    this.#act = act;
    this.root.addEventListener('focusin', ({ target }) => {
      const id = this.#idOf(target);
      if (id !== null && id !== this.#focused) act(id, 'focus');
      if (id !== null) this.#focused = id;
    });
    // Text may do something where its website listens to presses.
    this.root.addEventListener('click', event => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('a, button, label, select') !== null) return;
      const id = this.#idOf(target);
      if (id !== null) act(id, 'activate');
    });
  }

  /** @param follows whether nothing was done here that the website has not answered yet. */
  show({ nodes }: PageMirror, follows: boolean): void {
    // What is pressed may go with what it does, and the keyboard with it.
    const hasKeyboard = this.root.parentElement?.contains(document.activeElement) === true;
    const parts: Parts = new Map();
    const holders: HTMLElement[] = [];
    const children = nodes.map((): MirrorNode['role'][] => []);
    for (const { parent, role } of nodes) children[parent]?.push(role);
    const wanted = new Map<HTMLElement, HTMLElement[]>([[this.root, []]]);
    for (const [index, node] of nodes.entries()) {
      const parent = nodes[node.parent];
      const inSelect = parent?.role === 'select';
      const kind = `${node.role} ${node.field ?? ''} ${inSelect}`;
      const before = this.#parts.get(node.id);
      const part = before?.kind === kind ? before.part : mirrorPart(node, inSelect, this.#act);
      part.update(fitted(node, parent, children[index] ?? []));
      part.root.dataset.part = String(node.id);
      parts.set(node.id, { part, kind });
      const holder = holders[node.parent] ?? this.root;
      holders[index] = part.holder ?? holder;
      if (part.holder !== null && !wanted.has(part.holder)) wanted.set(part.holder, []);
      wanted.get(holder)?.push(part.root);
    }
    for (const [holder, children] of wanted) arrange(holder, children);
    this.#parts = parts;
    if (follows) this.#follow(nodes, hasKeyboard);
  }

  #idOf(target: EventTarget | null): number | null {
    const part = target instanceof Element ? target.closest('[data-part]') : null;
    return part === null ? null : Number(part.getAttribute('data-part'));
  }

  /** Where the website has moved the keyboard by itself, it moves here too. */
  #follow(nodes: readonly MirrorNode[], hasKeyboard: boolean): void {
    const focused = nodes.find(node => node.focused)?.id ?? null;
    if (focused === this.#focused) return;
    this.#focused = focused;
    if (focused === null || !hasKeyboard) return;
    const root = this.#parts.get(focused)?.part.root;
    const target = root?.matches('label') ? root.querySelector<HTMLElement>('input, textarea, select') : root;
    target?.focus();
  }
}
