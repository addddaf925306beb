import { z } from 'zod';
import { wholeNumber } from './values.ts';

const MIB = 1024 * 1024;

/** What a capture session may take of the machine on which its browser runs. */
export const LIMIT_SETTINGS = {
  CAPTURE_MEMORY: wholeNumber
    .pipe(z.number().min(256, 'must be at least 256 MiB: a browser alone takes 150'))
    .default(1024),
  CAPTURE_PROCESSES: wholeNumber.pipe(z.number().min(16, 'must be at least 16: a browser alone has 11')).default(64),
};

/** The limits of a session; memory in bytes. */
export function limitsOf(settings: { CAPTURE_MEMORY: number; CAPTURE_PROCESSES: number }): {
  memory: number;
  processes: number;
} {
  return { memory: settings.CAPTURE_MEMORY * MIB, processes: settings.CAPTURE_PROCESSES };
}
