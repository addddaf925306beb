import type { MirrorNode, MirrorRole } from '../../../application/ports/page-mirror.ts';
import { cutText, LONGEST } from '../wire/bounds.ts';
import { MOST_LETTERS, MOST_PARTS } from '../wire/page-mirror-shape.ts';
import type { AccessibilityNode, FrameTree } from './accessibility-tree.ts';
import { mirrorRole, NAMED_BY_CONTENT } from './node-role.ts';

/** Names the elements of a page: the same one gets the same number for as long as it is there. */
export type Naming = {
  idOf(frame: FrameTree, element: number): number;
  /** What may be typed into a text field. */
  fieldOf(id: number): MirrorNode['field'];
};

const DEEPEST = 200;

/** What a tree says is a text, a number or a truth; whatever else comes says nothing. */
const plain = (value: unknown): string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : '';

const textOf = (value: unknown): string => cutText(String(plain(value)).replaceAll(/\s+/g, ' ').trim(), LONGEST.label);

const isEditable = ({ properties = [] }: AccessibilityNode): boolean =>
  properties.some(({ name, value }) => name === 'editable' && value.value !== undefined);

/** States of a node, by the browser's names for them. */
function statesOf({ properties = [] }: AccessibilityNode): Partial<MirrorNode> {
  const values = new Map(properties.map(({ name, value }) => [name, value.value]));
  const isTrue = (name: string) => (values.get(name) === true || values.get(name) === 'true' ? true : undefined);
  const checked = plain(values.get('checked') ?? values.get('pressed'));
  const expanded = values.get('expanded');
  const selected = values.get('selected');
  const live = values.get('live');
  const level = Number(plain(values.get('level')));
  const bound = (name: string) => {
    const value = plain(values.get(name));
    return value !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined;
  };
  const invalid = values.get('invalid');
  return {
    level: level >= 1 ? Math.min(6, Math.trunc(level)) : undefined,
    checked: checked === 'true' || checked === 'false' || checked === 'mixed' ? checked : undefined,
    expanded: typeof expanded === 'boolean' ? expanded : undefined,
    selected: typeof selected === 'boolean' ? selected : undefined,
    disabled: isTrue('disabled'),
    required: isTrue('required'),
    readonly: isTrue('readonly'),
    invalid: invalid === undefined || invalid === 'false' || invalid === false ? undefined : true,
    focused: isTrue('focused'),
    live: live === 'polite' || live === 'assertive' ? live : undefined,
    min: bound('valuemin'),
    max: bound('valuemax'),
  };
}

/** The trees of the frames as one list, each part behind its parent. */
export function mirrorNodes(frames: readonly FrameTree[], naming: Naming): { nodes: MirrorNode[]; cut: boolean } {
  const nodes: MirrorNode[] = [];
  const seen = new Set<number>();
  /** Each is gone through once, however often a tree names it. */
  const walked = new Set<AccessibilityNode | FrameTree>();
  let letters = 0;
  let cut = false;

  function add(node: MirrorNode): number {
    letters += node.name.length + (node.value?.length ?? 0) + (node.description?.length ?? 0);
    if (seen.has(node.id)) return -2;
    if (nodes.length >= MOST_PARTS || letters > MOST_LETTERS) {
      cut = true;
      return -2;
    }
    seen.add(node.id);
    return nodes.push(node) - 1;
  }

  function walkFrame(frame: FrameTree, parent: number, depth: number): void {
    const byId = new Map(frame.nodes.map(node => [node.nodeId, node]));
    const childrenOf = ({ childIds = [] }: AccessibilityNode) => childIds.flatMap(id => byId.get(id) ?? []);
    const hasMenu = (node: AccessibilityNode) => childrenOf(node).some(({ role }) => role?.value === 'MenuListPopup');

    function walk(node: AccessibilityNode, above: number, deep: number): void {
      if (cut || deep > DEEPEST || walked.has(node)) return;
      walked.add(node);
      const into = place(node, above);
      if (into === null) return;
      for (const child of childrenOf(node)) walk(child, into.at, deep + 1);
      const inner = frames.find(
        ({ owner }) => owner !== null && owner.session === frame.session && owner.element === node.backendDOMNodeId,
      );
      if (inner !== undefined) walkFrame(inner, into.at, deep + 1);
    }

    /** Whether a box without a meaning has words of its own, which are no part of the sentence before them. */
    function isLine(node: AccessibilityNode, said: string, above: number): boolean {
      const parent = nodes[above];
      if (node.ignored || said !== 'generic' || (parent !== undefined && NAMED_BY_CONTENT.has(parent.role)))
        return false;
      return childrenOf(node).some(({ role }) => role?.value === 'StaticText');
    }

    /** Where what stands in it goes; null: nothing of it is shown. */
    function place(node: AccessibilityNode, above: number): { at: number } | null {
      const said = String(plain(node.role?.value));
      const role: MirrorRole | null =
        node.ignored || said === 'RootWebArea' ? 'group' : mirrorRole(said, hasMenu(node), isEditable(node));
      if (role === null) return null;
      const name = node.ignored ? '' : textOf(node.name?.value);
      const states = node.ignored ? {} : statesOf(node);
      const element = node.backendDOMNodeId;
      const isNameless = role === 'group' && (name === '' || said === 'RootWebArea');
      const isPlain = isNameless && states.live === undefined && !isLine(node, said, above);
      if (isPlain || element === undefined) return { at: above };
      if ((role === 'image' || role === 'text') && name === '') return null;
      const parent = nodes[above];
      if (role === 'text' && parent !== undefined && NAMED_BY_CONTENT.has(parent.role)) return null;
      const value = textOf(node.value?.value);
      const description = textOf(node.description?.value);
      const id = naming.idOf(frame, element);
      const field = role === 'textbox' ? (naming.fieldOf(id) ?? 'text') : undefined;
      const made = {
        id,
        parent: above,
        role,
        name,
        ...(value === '' || role === 'text' || field === 'password' ? {} : { value }),
        ...(description === '' ? {} : { description }),
        ...Object.fromEntries(Object.entries({ ...states, field }).filter(([, state]) => state !== undefined)),
      };
      const at = add(made);
      return at === -2 ? null : { at };
    }

    const [root] = frame.nodes;
    if (root === undefined || depth > DEEPEST || walked.has(frame)) return;
    walked.add(frame);
    walk(root, parent, depth);
  }

  const [page] = frames;
  if (page !== undefined) walkFrame(page, -1, 0);
  return { nodes, cut };
}
