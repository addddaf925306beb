import type { HandoverMember } from '../../domain/capture/events.ts';
import type { CaptureSession } from '../../domain/capture/session.ts';

/** The device that a browser is in a handover; null: it is in none. */
export type Member = HandoverMember | null;

/**
 * A browser by what its cookies prove.
 * `holder`: the session that it started or went on with. `member`: the device that it is in a handover between two.
 */
export type Visitor = { holder: string | null; member: Member };

/** Whether this session was handed over between this browser and another one of the same person. */
export function isOfHandover(session: Pick<CaptureSession, 'handover'> | null, { member }: Visitor): boolean {
  return member !== null && session?.handover?.id === member.id;
}
