import { z } from 'zod';
import type { FrameLimits } from '../../confinement/frames.ts';
import { createNetworks } from '../../network/networks.ts';
import { LONGEST } from '../wire/bounds.ts';

const greeting = z.strictObject({
  type: z.literal('greeting'),
  /** Hosts that run now, and at most. */
  hosts: z.int().min(0),
  limit: z.int().min(1),
  browser: z.strictObject({
    path: z.string().max(LONGEST.problem),
    version: z.string().max(100),
    bundled: z.boolean(),
    sandboxed: z.boolean(),
  }),
});

/** What a daemon says first to a service that has proved itself. Who only wants to know this ends the connection. */
export type Greeting = z.infer<typeof greeting>;

const wish = z.strictObject({
  type: z.literal('host'),
  /** Networks that its pages never reach, beside those that the daemon denies. */
  deny: z.array(z.string().max(64)).max(1_000).refine(isNetworks, 'must be networks'),
});

/** What a service asks for then. What it says behind it is for the host; the daemon answers with `FromDaemon`. */
export type Wish = z.infer<typeof wish>;

function isNetworks(entries: readonly string[]): boolean {
  try {
    createNetworks(entries);
    return true;
  } catch {
    return false;
  }
}

export const greetingLimits: Pick<FrameLimits<Greeting>, 'longestHead' | 'parse'> = {
  longestHead: 8 * 1024,
  parse: head => greeting.parse(head),
};

export const wishLimits: Pick<FrameLimits<Wish>, 'longestHead' | 'parse'> = {
  longestHead: 128 * 1024,
  parse: head => wish.parse(head),
};
