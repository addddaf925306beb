import { z } from 'zod';
import { settingWords } from './setting-words.ts';
import { wholeNumber } from './values.ts';

const MIB = 1024 * 1024;

/** What a capture session may take of the machine on which its browser runs. */
export const LIMIT_SETTINGS = {
  CAPTURE_MEMORY: wholeNumber
    .pipe(z.number().min(256, 'must be at least 256 MiB: a browser alone takes 150'))
    .default(1024)
    .register(settingWords, {
      help: 'MiB of memory that each may take',
      browsersHelp: 'MiB of memory that each session may take',
      table:
        'MiB of memory that each may take, 256 or more; see [docs/operations.md](docs/operations.md#what-a-session-may-take)',
    }),
  CAPTURE_PROCESSES: wholeNumber
    .pipe(z.number().min(16, 'must be at least 16: a browser alone has 11'))
    .default(64)
    .register(settingWords, {
      help: 'processes that each may have',
      browsersHelp: 'processes that each session may have',
      table: 'processes that each may have, 16 or more',
    }),
};

/** The limits of a session; memory in bytes. */
export function limitsOf(settings: { CAPTURE_MEMORY: number; CAPTURE_PROCESSES: number }): {
  memory: number;
  processes: number;
} {
  return { memory: settings.CAPTURE_MEMORY * MIB, processes: settings.CAPTURE_PROCESSES };
}
