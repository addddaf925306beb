import type { Log } from '../ports/log.ts';
import type { UnloggedEvidence } from '../unlogged-evidence.ts';
import type { RunningProcess } from './process.ts';
import { keepSweeping } from './sweep.ts';

const EVERY_MS = 60_000;

/** Removes files of evidence whose process died before it could tell the log of them. */
export function removeUnloggedEvidence(unlogged: UnloggedEvidence, log: Log): RunningProcess {
  return keepSweeping('remove unlogged evidence', EVERY_MS, log, () => unlogged.sweep());
}
