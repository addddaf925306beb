/**
 * The process in which a stranger's bytes are read. It has no secret, no network and nothing to lose: who asked ends it
 * when it has answered, or does not. Takes jobs on its standard input, answers on file 3, and ends when its input ends.
 */
import { Socket } from 'node:net';
import { extract } from '../../domain/extraction/extract.ts';
import { pageOf } from '../../domain/extraction/page.ts';
import { createDocumentReader } from '../analysis/documents/document-reader.ts';
import { createOcrEngine } from '../analysis/pixels/ocr-engine.ts';
import { createPageReader } from '../analysis/pixels/page-reader.ts';
import { createPixelReader } from '../analysis/pixels/pixel-reader.ts';
import { readEvidence } from '../analysis/read-evidence.ts';
import { encodeFrame, FrameReader } from '../confinement/frames.ts';
import type { ReaderAnswer } from './answer.ts';
import { decodeJob, limitsOfJobs, type ReaderJob } from './job.ts';

const ANSWERS = 3;

const engine = createOcrEngine();
const parts = {
  documents: createDocumentReader(createPageReader(engine)),
  pixels: createPixelReader(engine.recognise),
};
/** Opens documents as they are read, but for the words of their pictures. */
const opener = createDocumentReader(async image => ({ words: [], picture: { image, language: 'en' } }));
const answers = new Socket({ fd: ANSWERS, readable: false, writable: true });

function say(answer: ReaderAnswer): void {
  answers.write(encodeFrame(answer));
}

async function answerTo(job: ReaderJob): Promise<ReaderAnswer> {
  try {
    if (job.kind === 'read') return { reading: await readEvidence(job.evidence, job.asked, parts) };
    if (job.kind === 'open') {
      const outcome = await opener.read(job.bytes, job.contentType);
      return { unreadable: 'refused' in outcome ? outcome.why : null };
    }
    const found = extract(pageOf(job.text), job.fields);
    return { found: found.map(({ name, value }) => ({ name, value })) };
  } catch (problem) {
    return { problem: String(problem).slice(0, 500) };
  }
}

if (process.argv.includes('--pictures')) void engine.start();
say({ ready: true });
const jobs = new FrameReader(limitsOfJobs, async (head, body) => say(await answerTo(decodeJob(head, body))));
process.stdin.on('data', chunk => jobs.push(chunk));
process.stdin.on('end', () => process.exit(0));
