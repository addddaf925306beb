import type { Analyser } from '../../application/ports/analyser.ts';
import type { TeachingReader } from '../../application/ports/teaching-reader.ts';
import { createReassessments, type Reassessments } from '../../application/reassessments.ts';
import { digests } from '../cryptography/digests.ts';
import { createConfinedTeaching } from '../reader/confined-teaching.ts';
import { type Container, provideIn, sharedParts, TOKENS } from './container.ts';
import { readersOf } from './readers.ts';

/** What reads kept pages for those who teach; it starts nothing before it is asked. */
export function teachingReaderOf(container: Container): TeachingReader {
  if (!container.isRegistered(TOKENS.teachingReader)) {
    const log = container.resolve(TOKENS.log);
    provideIn(container, TOKENS.teachingReader, () => createConfinedTeaching({ log, readers: readersOf(container) }));
  }
  return container.resolve(TOKENS.teachingReader);
}

/** Where the analyser was made here: that of workers is closed by them, once they have ended what they do. */
const madeHere = new WeakSet<Container>();

/** The analyser of this process: that of its workers, or one that is made when somebody asks for it first. */
async function analyserOf(container: Container): Promise<Analyser> {
  if (!container.isRegistered(TOKENS.analyser)) {
    const { provideAnalyser } = await import('./analysis-parts.ts');
    await provideAnalyser(container);
    madeHere.add(container);
  }
  return container.resolve(TOKENS.analyser);
}

/** Assessing kept evidence once more, for the console and the command line. */
export function reassessmentsOf(container: Container): Reassessments {
  const { envelopes, inquiries } = container.resolve(TOKENS.readModels);
  const { evidenceStore: evidence } = container.resolve(TOKENS.engines);
  let made: Promise<Analyser> | undefined;
  const analyser = () => {
    made ??= analyserOf(container);
    return made;
  };
  return createReassessments({ ...sharedParts(container), envelopes, inquiries, evidence, digests, analyser });
}

/** Ends what reads evidence for those who teach, look and assess again, where there is any. */
export async function closeReaders(container: Container): Promise<void> {
  if (container.isRegistered(TOKENS.teachingReader)) await container.resolve(TOKENS.teachingReader).close();
  if (container.isRegistered(TOKENS.documentViewer)) await container.resolve(TOKENS.documentViewer).close();
  if (madeHere.has(container)) await container.resolve(TOKENS.analyser).close();
}
