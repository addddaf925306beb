import { createCaptureDesk } from '../../application/capture/capture-desk.ts';
import { openSessionLeases } from '../../application/capture/session-leases.ts';
import { readModelOf } from '../../application/captured-read-models.ts';
import { createRemoteBrowser } from '../chromium/remote-browser.ts';
import { createConfinedCheck } from '../reader/confined-check.ts';
import { createConfinedFinder } from '../reader/confined-finder.ts';
import { hostsFor } from './browser-hosts.ts';
import { type Container, provideIn, sharedParts, TOKENS } from './container.ts';
import { readersOf } from './readers.ts';

/**
 * Adds remote browsers and the hosted capture: apart from the rest, because loading them takes a moment that only
 * their role should wait for.
 * @throws ConfigError
 */
export async function provideCapture(container: Container): Promise<void> {
  const config = container.resolve(TOKENS.config);
  const engines = container.resolve(TOKENS.engines);
  const clock = container.resolve(TOKENS.clock);
  const log = container.resolve(TOKENS.log);
  const { strangers } = container.resolve(TOKENS.metrics);

  const hosts = await hostsFor(config, log);
  provideIn(container, TOKENS.remoteBrowser, () =>
    createRemoteBrowser({
      hosts,
      maxSessions: config.capture.sessions,
      keepsSpare: config.keepsSpares,
      onHostEnd: strangers.hostEnded,
      log,
      clock,
    }),
  );
  provideIn(container, TOKENS.captureDesk, parts => {
    const readModels = parts.resolve(TOKENS.readModels);
    const organizations = parts.resolve(TOKENS.organizations);
    return createCaptureDesk({
      ...sharedParts(parts),
      evidence: engines.evidenceStore,
      reservations: engines.reservations,
      browser: parts.resolve(TOKENS.remoteBrowser),
      finder: createConfinedFinder({ log, census: strangers.readers }),
      documents: createConfinedCheck({ log, readers: readersOf(container) }),
      leases: openSessionLeases({
        reservations: engines.reservations,
        clock,
        log,
        nodeUrl: config.nodeUrl,
        leaseMs: config.capture.leaseMs,
      }),
      log,
      organizationName: orgId => organizations.nameOf(orgId),
      readable: (position, id) => readModelOf(readModels, id).reached(position),
    });
  });
}
