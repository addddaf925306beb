import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import type { Faults } from './faults.ts';

/**
 * How the server ends a call that it does not take; undefined when it takes it. After EventStore/EventStore v24.10.0,
 * RpcExceptions.cs, LeaderInfo and ServerNotReady; a user that no provider knows is refused by ASP.NET.
 */
export function refusalOf(faults: Faults, { metadata }: { metadata: Metadata }): ServiceError | undefined {
  if (faults.refuseUsers) return refusal(status.UNAUTHENTICATED, 'Unauthenticated');
  if (faults.notReady) return refusal(status.UNAVAILABLE, 'Server Is Not Ready');
  if (faults.leaderPort === undefined || metadata.get('requires-leader')[0] !== 'true') return undefined;
  const told = new Metadata();
  told.set('exception', 'not-leader');
  told.set('leader-endpoint-host', '127.0.0.1');
  told.set('leader-endpoint-port', String(faults.leaderPort));
  return refusal(status.NOT_FOUND, 'Leader info available', told);
}

function refusal(code: status, details: string, metadata = new Metadata()): ServiceError {
  return Object.assign(new Error(details), { code, details, metadata });
}
