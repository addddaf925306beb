import type { Clock } from '../../../application/ports/clock.ts';
import type { Log } from '../../../application/ports/log.ts';
import type { Sealer } from '../../../application/ports/sealer.ts';
import type { OnClientLost } from '../../engines/client-lost.ts';

/** What an engine is opened with. */
export type Opening = {
  /** The data folder, for embedded engines. */
  folder: string;
  sealer: Sealer;
  clock: Clock;
  log: Log;
  onLost: OnClientLost;
  /** The usual `AWS_…` settings, for evidence in S3. */
  aws: Readonly<Record<string, string | undefined>>;
};
