import { DomainError } from '../../domain/domain-error.ts';
import type { CaptureMode, InquiryConfiguration } from '../../domain/inquiry/configuration.ts';
import type { LiveSession } from './live-session.ts';

type Modes = Pick<InquiryConfiguration, 'allowed_modes'>;

/** Whether evidence may come about in this way: both ways where none is named. */
export function isModeAllowed({ allowed_modes }: Modes, mode: CaptureMode): boolean {
  return allowed_modes.length === 0 || allowed_modes.includes(mode);
}

/** Whether pages are captured by themselves while the end user browses: only where somebody said so. */
export function capturesByItself({
  allowed_modes,
  capture_type,
}: Pick<InquiryConfiguration, 'allowed_modes' | 'capture_type'>): boolean {
  return capture_type === 'screenshot' && allowed_modes.includes('auto');
}

/** @throws DomainError FORBIDDEN where there is no button. */
export function assertCapturesByHand({ subject: { configuration } }: LiveSession): void {
  if (isModeAllowed(configuration, 'manual')) return;
  throw new DomainError('FORBIDDEN', 'Pages are captured automatically here.', { reason: 'MODE' });
}
