import { createLocalAnalyser } from '../analysis/local-analyser.ts';
import { missingConfinement } from '../confinement/confined-command.ts';
import { drawnBy } from '../reader/confined-drawing.ts';
import { createConfinedReader } from '../reader/confined-reader.ts';
import { withEarlyReadings } from '../reader/early-readings.ts';
import { type Container, provideIn, TOKENS } from './container.ts';
import { documentViewerOf } from './document-viewer.ts';
import { readersOf } from './readers.ts';
import { rehearseJudging } from './rehearse-judging.ts';

/** Adds the analyser: apart from the rest, because loading it takes a moment that only its role should wait for. */
export async function provideAnalyser(container: Container): Promise<void> {
  const log = container.resolve(TOKENS.log);
  const { model, keepsSpares, engineUrls } = container.resolve(TOKENS.config);
  const lacking = await missingConfinement();
  if (lacking.length > 0) log.warn('what strangers send is read with fewer walls than there should be', { lacking });
  if (keepsSpares)
    rehearseJudging().catch(problem => log.warn('guides could not be rehearsed', { problem: String(problem) }));
  const confined = () => createConfinedReader({ log, readers: readersOf(container) });
  if (model === undefined) {
    const reader = withEarlyReadings(confined());
    provideIn(container, TOKENS.analyser, () => createLocalAnalyser({ reader, log }));
    // Of several processes that take assessments only the one that takes it would have it read.
    if (keepsSpares && engineUrls.messageBus === undefined) provideIn(container, TOKENS.earlyReader, () => reader);
    return;
  }
  // Loaded only where a model is set: the client alone takes longer to load than the rest.
  const { createModelAnalyser } = await import('../analysis/model/model-analyser.ts');
  const { createModelClient } = await import('../analysis/model/model-client.ts');
  const viewer = documentViewerOf(container);
  provideIn(container, TOKENS.analyser, () => {
    const analyser = createModelAnalyser({
      reader: confined(),
      log,
      client: createModelClient(model),
      draw: drawnBy(viewer),
    });
    return { ...analyser, close: async () => void (await Promise.all([analyser.close(), viewer.close()])) };
  });
}
