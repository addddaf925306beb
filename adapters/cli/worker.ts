/** A process that a supervisor keeps, as that one has told it. */
export type Worker = {
  /** Its number, from 1. The first has all the roles of the service, the others have `http` alone. */
  number: number;
  /** Path of the socket at which the worker with the role `capture` answers the others; undefined when it has none. */
  captureSocket: string | undefined;
};

const NUMBER = 'AFFIANT_WORKER';
const CAPTURE_SOCKET = 'AFFIANT_WORKER_CAPTURE_SOCKET';

/** What a supervisor puts into the environment of a worker. */
export function workerEnvironment({ number, captureSocket }: Worker): Record<string, string> {
  return { [NUMBER]: String(number), ...(captureSocket !== undefined && { [CAPTURE_SOCKET]: captureSocket }) };
}

/** The worker that this process is; undefined when nobody keeps it. */
export function thisWorker(variables: Record<string, string | undefined>): Worker | undefined {
  const { [NUMBER]: number, [CAPTURE_SOCKET]: captureSocket } = variables;
  return number === undefined ? undefined : { number: Number(number), captureSocket };
}
