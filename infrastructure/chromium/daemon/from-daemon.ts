import { z } from 'zod';
import { SESSION_LIMITS } from '../../../application/ports/remote-browser.ts';
import { encodeFrame, type FrameLimits } from '../../confinement/frames.ts';

const amount = z.number().min(0);
const reached = z.strictObject({ limit: z.enum(SESSION_LIMITS), measured: amount, most: amount });

const fromDaemon = z.discriminatedUnion('type', [
  /** The body is the next part of what the host says. */
  z.strictObject({ type: z.literal('said') }),
  /** Somebody else had the last place. */
  z.strictObject({ type: z.literal('full') }),
  /** The daemon was told to stop: the host goes on for so long at most. Said again a minute before. */
  z.strictObject({ type: z.literal('stopping'), seconds: amount }),
  /** The host has ended, by itself or by what is told: a limit, or the daemon stops. */
  z.strictObject({ type: z.literal('ended'), by: z.union([reached, z.literal('stopped')]).nullable() }),
]);

/** What a daemon says to a service that has asked for a host. */
export type FromDaemon = z.infer<typeof fromDaemon>;

/** What a daemon says, as it stands on the connection. */
export const frameOf = (message: FromDaemon, body?: Uint8Array): Buffer => encodeFrame(message, body);

/** A part is what one read of a pipe gives: 64 KiB. */
const LONGEST_PART = 1024 * 1024;

export const fromDaemonLimits: FrameLimits<FromDaemon> = {
  longestHead: 1024,
  parse: head => fromDaemon.parse(head),
  longestBody: ({ type }) => (type === 'said' ? LONGEST_PART : 0),
};
