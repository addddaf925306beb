import { createCaptureDesk } from '../application/capture/capture-desk.ts';
import { isEnvelopeId } from '../domain/identifiers.ts';
import { createDocumentReader } from './analysis/documents/document-reader.ts';
import { createLocalAnalyser } from './analysis/local-analyser.ts';
import { createModelAnalyser } from './analysis/model/model-analyser.ts';
import { createModelClient } from './analysis/model/model-client.ts';
import { createPixelReader } from './analysis/pixels/pixel-reader.ts';
import { createRemoteBrowser } from './chromium/remote-browser.ts';
import { type Container, provideIn, sharedParts, TOKENS } from './container.ts';

/**
 * Adds what only a server needs: remote browsers, the hosted capture and the analyser. Apart from the rest, because
 * loading them takes a second that no other command should wait for.
 */
export function provideServerParts(container: Container): void {
  const config = container.resolve(TOKENS.config);
  const engines = container.resolve(TOKENS.engines);
  const clock = container.resolve(TOKENS.clock);
  const log = container.resolve(TOKENS.log);

  provideIn(container, TOKENS.analyser, () => {
    const analyserParts = { documents: createDocumentReader({ log }), pixels: createPixelReader({ log }), log };
    if (config.model === undefined) return createLocalAnalyser(analyserParts);
    return createModelAnalyser({ ...analyserParts, client: createModelClient(config.model) });
  });
  provideIn(container, TOKENS.remoteBrowser, parts => {
    const { browser, sandbox, sessions, cacheFolder } = config.capture;
    return createRemoteBrowser({
      ...(browser === undefined ? {} : { browserPath: browser }),
      sandbox,
      cacheFolder,
      addressPolicy: parts.resolve(TOKENS.addressPolicy),
      maxSessions: sessions,
      log,
      clock,
    });
  });
  provideIn(container, TOKENS.captureDesk, parts => {
    const { inquiries, envelopes } = parts.resolve(TOKENS.readModels);
    const organizations = parts.resolve(TOKENS.organizations);
    return createCaptureDesk({
      ...sharedParts(parts),
      evidence: engines.evidenceStore,
      browser: parts.resolve(TOKENS.remoteBrowser),
      log,
      organizationName: orgId => organizations.nameOf(orgId),
      readable: (position, id) => (isEnvelopeId(id) ? envelopes : inquiries).reached(position),
    });
  });
}
