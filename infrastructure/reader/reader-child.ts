/**
 * The process in which a stranger's bytes are read. It has no secret, no network and nothing to lose: who asked ends it
 * when it has answered, or does not. Takes jobs on its standard input, answers on file 3, and ends when its input ends.
 * The build starts it once to keep an image of it, from which the others begin.
 */
import { Socket } from 'node:net';
import { setFlagsFromString, startupSnapshot } from 'node:v8';
import { extract } from '../../domain/extraction/extract.ts';
import { pageOf } from '../../domain/extraction/page.ts';
import { createDocumentReader } from '../analysis/documents/document-reader.ts';
import { createOcrEngine } from '../analysis/pixels/ocr-engine.ts';
import { createPageReader } from '../analysis/pixels/page-reader.ts';
import { createPixelReader } from '../analysis/pixels/pixel-reader.ts';
import { readEvidence } from '../analysis/read-evidence.ts';
import { teachPage, tryOnPage } from '../analysis/teach-page.ts';
import { encodeFrame, FrameReader } from '../confinement/frames.ts';
import { drawDocument } from '../viewing/draw-document.ts';
import { viewDocument } from '../viewing/view-document.ts';
import type { ReaderAnswer } from './answer.ts';
import { decodeJob, limitsOfJobs, type ReaderJob } from './job.ts';
import { rehearse } from './rehearsal.ts';

const ANSWERS = 3;

const engine = createOcrEngine();
const parts = {
  documents: createDocumentReader(createPageReader(engine)),
  pixels: createPixelReader(engine.recognise),
};
/** Opens documents as they are read, but for the words of their pictures. */
const opener = createDocumentReader(async image => ({ words: [], picture: { image, language: 'en' } }));

/** An answer, and the picture that goes with it. */
type Said = readonly [answer: ReaderAnswer, picture?: Uint8Array];

async function draw(job: Extract<ReaderJob, { kind: 'draw' }>): Promise<Said> {
  try {
    const outcome = await drawDocument(job.bytes, job.contentType, job.page);
    if ('refused' in outcome) return [{ unviewable: outcome.refused }];
    return [{ drawn: outcome.contentType }, outcome.picture];
  } catch (problem) {
    return [{ problem: String(problem).slice(0, 500) }];
  }
}

async function answerTo(job: Exclude<ReaderJob, { kind: 'draw' }>): Promise<ReaderAnswer> {
  try {
    if (job.kind === 'read') return { reading: await readEvidence(job.evidence, job.asked, parts) };
    if (job.kind === 'teach') {
      const outcome = await teachPage(job.evidence, job.page, job.pointing, parts);
      return 'refused' in outcome ? { unteachable: outcome.refused } : { teachable: outcome };
    }
    if (job.kind === 'try') {
      const outcome = await tryOnPage(job.evidence, job.reading, job.field, parts);
      return 'refused' in outcome ? { unteachable: outcome.refused } : { tried: outcome };
    }
    if (job.kind === 'view') {
      const outcome = await viewDocument(job.bytes, job.contentType, job.values, parts.documents);
      return 'refused' in outcome ? { unviewable: outcome.refused } : { viewed: outcome };
    }
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

function serve(): void {
  // Most patterns are tried a few times: V8 would make each in bytecode first, and again in machine code at the second try.
  setFlagsFromString('--no-regexp-tier-up');
  const answers = new Socket({ fd: ANSWERS, readable: false, writable: true });
  const say = (...said: Said) => answers.write(encodeFrame(...said));
  const pictures = process.argv.includes('--pictures');
  if (pictures) void engine.start();
  say({ ready: true });
  // A job that comes meanwhile waits no longer than it would for the same work of its own.
  if (process.argv.includes('--rehearse'))
    void rehearse(parts.documents, pictures ? parts.pixels : null).catch(() => undefined);
  const jobs = new FrameReader(limitsOfJobs, async (head, body) => {
    const job = decodeJob(head, body);
    say(...(job.kind === 'draw' ? await draw(job) : ([await answerTo(job)] as const)));
  });
  process.stdin.on('data', chunk => jobs.push(chunk));
  process.stdin.on('end', () => process.exit(0));
}

if (startupSnapshot.isBuildingSnapshot()) {
  startupSnapshot.setDeserializeMainFunction(serve);
  void rehearse(parts.documents, null);
} else {
  serve();
}
