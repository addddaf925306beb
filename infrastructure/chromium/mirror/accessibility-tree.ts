import { withinTime } from '../deadline.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';

/** A node of the tree as the browser tells it: what is used of it. */
export type AccessibilityNode = {
  nodeId: string;
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  value?: { value?: unknown };
  description?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
};

/** The tree of one frame, and where the frame stands. */
export type FrameTree = {
  session: DevtoolsSession;
  frameId: string;
  nodes: AccessibilityNode[];
  /** The element of the frame in the document around it; null: it is the page itself, or nobody knows. */
  owner: { session: DevtoolsSession; element: number } | null;
};

type Frame = { frame: { id: string }; childFrames?: Frame[] };

const ANSWER_MS = 5_000;
const MOST_FRAMES = 20;

const allOf = ({ frame, childFrames = [] }: Frame): string[] => [frame.id, ...childFrames.flatMap(allOf)];

async function treeOf(session: DevtoolsSession, frameId: string): Promise<AccessibilityNode[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree', { frameId });
  return nodes;
}

/** The element of a frame, asked for in each document that may hold it. */
async function ownerOf(
  sessions: readonly DevtoolsSession[],
  own: DevtoolsSession,
  frameId: string,
): Promise<FrameTree['owner']> {
  for (const session of sessions) {
    if (session === own && sessions.length > 1 && own !== sessions[0]) continue;
    const owner = await session.send('DOM.getFrameOwner', { frameId }).catch(() => null);
    if (owner !== null) return { session, element: owner.backendNodeId };
  }
  return null;
}

/**
 * Reads the accessibility trees of a page: of its frames, and of those frames that have a session of their own.
 * @param sessions the page's own first.
 * @throws when the page itself does not answer; a frame that does not is left out.
 */
export async function readFrames(sessions: readonly DevtoolsSession[]): Promise<FrameTree[]> {
  const read: FrameTree[] = [];
  for (const session of sessions) {
    const isPage = session === sessions[0];
    try {
      const { frameTree } = await withinTime(ANSWER_MS, 'its frames', session.send('Page.getFrameTree'));
      for (const [index, frameId] of allOf(frameTree).entries()) {
        if (read.length >= MOST_FRAMES) return read;
        const isRoot = isPage && index === 0;
        const nodes = await withinTime(ANSWER_MS, 'its tree', treeOf(session, frameId)).catch(error => {
          if (isRoot) throw error;
          return [];
        });
        const owner = isRoot ? null : await ownerOf(sessions, session, frameId);
        if (isRoot || owner !== null) read.push({ session, frameId, nodes, owner });
      }
    } catch (error) {
      if (isPage) throw error;
    }
  }
  return read;
}
