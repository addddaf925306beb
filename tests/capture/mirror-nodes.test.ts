import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DevtoolsSession } from '../../infrastructure/chromium/devtools/protocol.ts';
import type { AccessibilityNode, FrameTree } from '../../infrastructure/chromium/mirror/accessibility-tree.ts';
import { mirrorNodes } from '../../infrastructure/chromium/mirror/mirror-nodes.ts';
import { MOST_PARTS, pageMirrorShape } from '../../infrastructure/chromium/wire/page-mirror-shape.ts';
import { fc } from '../support/fast-check.ts';

const session = {} as DevtoolsSession;

const naming = { idOf: (_: FrameTree, element: number) => element, fieldOf: () => undefined };

const ROLES = [
  'RootWebArea',
  'generic',
  'button',
  'link',
  'textbox',
  'combobox',
  'slider',
  'StaticText',
  'constructor',
];
const STATES = ['level', 'checked', 'expanded', 'live', 'valuemin', 'valuemax', 'invalid', 'editable', '__proto__'];

const words = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\ud800', '\u202e', `${'long '.repeat(3_000)}`, 'toString'),
);
const anything = fc.oneof(words, fc.double(), fc.boolean(), fc.constant({ toString: 1, valueOf: 1 }), fc.jsonValue());
const said = fc.record({ value: anything }, { requiredKeys: [] });
const place = fc.integer({ min: 0, max: 7 });

const node: fc.Arbitrary<AccessibilityNode> = fc.record(
  {
    nodeId: place.map(String),
    ignored: fc.boolean(),
    role: fc.record({ value: fc.oneof(fc.constantFrom(...ROLES), anything) }),
    name: said,
    value: said,
    description: said,
    properties: fc.array(fc.record({ name: fc.oneof(fc.constantFrom(...STATES), words), value: said }), {
      maxLength: 5,
    }),
    childIds: fc.array(place.map(String), { maxLength: 6 }),
    backendDOMNodeId: fc.integer({ min: 1, max: 9 }),
  },
  { requiredKeys: ['nodeId', 'ignored'] },
);

const frame: fc.Arbitrary<FrameTree> = fc.record({
  session: fc.constant(session),
  frameId: words,
  nodes: fc.array(node, { maxLength: 12 }),
  owner: fc.option(fc.record({ session: fc.constant(session), element: fc.integer({ min: 1, max: 9 }) })),
});

test('whatever a tree says, what comes of it keeps to the shape that leaves a host', () => {
  fc.assert(
    fc.property(fc.array(frame, { maxLength: 4 }), frames => {
      const mirror = { title: '', acted: 0, ...mirrorNodes(frames, naming) };
      const shape = pageMirrorShape.safeParse(JSON.parse(JSON.stringify(mirror)));
      assert.ok(shape.success, shape.error?.message);
    }),
  );
});

test('boxes without a meaning stand in lines of their own where they have words, and nowhere else', () => {
  const text = (nodeId: string, value: string) => ({
    nodeId,
    ignored: false,
    role: { value: 'StaticText' },
    name: { value },
    backendDOMNodeId: Number(nodeId),
  });
  const box = (nodeId: string, ...childIds: string[]) => ({
    nodeId,
    ignored: false,
    role: { value: 'generic' },
    childIds,
    backendDOMNodeId: Number(nodeId),
  });
  const button = { ...box('7', '8'), role: { value: 'button' }, name: { value: 'Save' } };
  const nodes = [
    { nodeId: '1', ignored: true, childIds: ['2', '7'] },
    box('2', '3', '5'),
    box('3', '4'),
    text('4', 'Status Active'),
    box('5', '6'),
    text('6', 'Valid until 2027'),
    button,
    box('8', '9'),
    text('9', 'Save'),
  ];
  const mirror = mirrorNodes([{ session, frameId: '', nodes, owner: null }], naming);
  assert.equal(
    mirror.nodes.map(({ id, parent, role, name }) => [id, parent, role, name]),
    [
      [3, -1, 'group', ''],
      [4, 0, 'text', 'Status Active'],
      [5, -1, 'group', ''],
      [6, 2, 'text', 'Valid until 2027'],
      [7, -1, 'button', 'Save'],
    ],
  );
});

test('a tree that leads back into itself in many ways is gone through once', () => {
  const nodeIds = Array.from({ length: 40 }, (_, index) => String(index));
  const nodes = nodeIds.map(nodeId => ({ nodeId, ignored: true, childIds: nodeIds, backendDOMNodeId: 1 }));
  const frames = [1, 2, 3].map(() => ({ session, frameId: '', nodes, owner: { session, element: 1 } }));
  assert.equal(mirrorNodes(frames, naming), { nodes: [], cut: false });
});

test('a tree of more parts than a person could use is cut, and says so', () => {
  const childIds = Array.from({ length: MOST_PARTS + 5 }, (_, index) => String(index + 1));
  const button = { ignored: false, role: { value: 'button' }, name: { value: 'x' } };
  const nodes = [
    { nodeId: '0', ignored: true, childIds },
    ...childIds.map(nodeId => ({ nodeId, ...button, backendDOMNodeId: Number(nodeId) })),
  ];
  const { nodes: parts, cut } = mirrorNodes([{ session, frameId: '', nodes, owner: null }], naming);
  assert.equal([parts.length, cut], [MOST_PARTS, true]);
});

test.run();
