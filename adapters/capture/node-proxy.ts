import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import { forwardRequest, forwardUpgrade, type Upstream } from './forwarding.ts';
import { NODE_PASS, type NodePasses } from './node-pass.ts';

/** A node that does not begin to answer within this time is taken for away; long polls take 10 s. */
const ANSWER_LIMIT_MS = 20_000;

/** Sends requests and sockets of a capture on to the node that runs its session. */
export type NodeProxy = {
  /** Whether the request was passed on by another node. False as well when somebody only says so. */
  isPassedOn(pass: string | undefined, method: string, path: string): boolean;
  /** @throws NodeAway when the node does not answer. */
  forward(node: string, request: Request): Promise<Response>;
  /** Hands a socket over, byte for byte. Ends the stream with 503 when the node does not answer. */
  forwardUpgrade(node: string, request: IncomingMessage, stream: Duplex, head: Buffer): void;
};

export function createNodeProxy(passes: NodePasses): NodeProxy {
  const upstreamAt = (node: string): Upstream => ({
    name: node,
    ask(path, method, headers) {
      const send = node.startsWith('https:') ? httpsRequest : httpRequest;
      const passed = { ...headers, [NODE_PASS]: passes.make(method, path) };
      return send(`${node}${path}`, { method, headers: passed, agent: false, timeout: ANSWER_LIMIT_MS });
    },
  });

  return {
    isPassedOn: (pass, method, path) => pass !== undefined && passes.check(pass, method, path),
    forward: (node, request) => forwardRequest(upstreamAt(node), request),
    forwardUpgrade: (node, ...socket) => forwardUpgrade(upstreamAt(node), ...socket),
  };
}
