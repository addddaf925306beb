import { hkdfSync } from 'node:crypto';
import { createCases } from '../../application/cases.ts';
import { type ConsoleAddress, consoleAddressOf } from '../../application/console-address.ts';
import { createOperatorSessions, type OperatorSessions } from '../../application/operator-sessions.ts';
import { createOperators, type Operators } from '../../application/operators.ts';
import type { Organizations } from '../../application/organizations.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { Log } from '../../application/ports/log.ts';
import { createReviewing, type Reviewing } from '../../application/reviewing.ts';
import { type Container, sharedParts, TOKENS } from './container.ts';

/** What the console is served with, as a part of the role `http`. */
export type ConsoleRole = {
  address: ConsoleAddress;
  sessions: OperatorSessions;
  reviewing: Reviewing;
  organizations: Organizations;
  clock: Clock;
  log: Log;
  /** Signs the console's cookies. */
  cookieKey: Uint8Array;
};

const addressOf = (container: Container) => consoleAddressOf(container.resolve(TOKENS.config).publicUrl);

/** The people of the console, as the command line and the console itself know them. */
export function operatorsOf(container: Container): Operators {
  const { reservations } = container.resolve(TOKENS.engines);
  const { operators } = container.resolve(TOKENS.readModels);
  return createOperators({
    ...sharedParts(container),
    reservations,
    operators,
    consoleAddress: addressOf(container),
  });
}

/** What waits for a person, and deciding it. */
export function reviewingOf(container: Container): Reviewing {
  const { evidenceStore: evidence } = container.resolve(TOKENS.engines);
  const readModels = container.resolve(TOKENS.readModels);
  const shared = sharedParts(container);
  return createReviewing({
    ...shared,
    ...readModels,
    evidence,
    cases: createCases({ ...shared, ...readModels, evidence }),
    results: container.resolve(TOKENS.results),
    evidenceLinks: container.resolve(TOKENS.evidenceLinks),
  });
}

/** The use cases of the console. */
export function consoleRole(container: Container): ConsoleRole {
  const { masterKey } = container.resolve(TOKENS.engines);
  const { operators } = container.resolve(TOKENS.readModels);
  return {
    address: addressOf(container),
    sessions: createOperatorSessions({ ...sharedParts(container), operators }),
    reviewing: reviewingOf(container),
    organizations: container.resolve(TOKENS.organizations),
    clock: container.resolve(TOKENS.clock),
    log: container.resolve(TOKENS.log),
    cookieKey: new Uint8Array(hkdfSync('sha256', masterKey, '', 'console cookies', 32)),
  };
}
