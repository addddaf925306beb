import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_DOCUMENT_BYTES } from '../../application/capture/document-type.ts';
import { DomainError } from '../../domain/domain-error.ts';

/** A line that brings nothing for so long is gone, in ms. */
const STALL_LIMIT_MS = 30_000;
const MAX_FILENAME = 200;

type Limits = { maxBytes?: number; stallMs?: number };

/** The name of an uploaded file as its header says it: the last part of the path, without control characters. */
export function filenameOf(header: string | undefined): string {
  let name = '';
  try {
    name = decodeURIComponent(header ?? '');
  } catch {
    // Not encoded as we encode it: a nameless file.
  }
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{Cc}/gu, '').slice(-MAX_FILENAME) || 'document';
}

function broken(): DomainError {
  return new DomainError('VALIDATION', 'The upload broke off. Try again.', { reason: 'UPLOAD_BROKEN' });
}

function tooLarge(): DomainError {
  return new DomainError('VALIDATION', 'The document is larger than 25 MB.', { reason: 'TOO_LARGE' });
}

/** A file without a name: whatever becomes of this process, nothing of it stays. */
async function namelessFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `affiant-upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

/**
 * Reads the body of an upload, which waits on disk until all of it is there: people whose lines are slow, or who never
 * come to an end, hold no memory.
 * @throws DomainError TOO_LARGE; UPLOAD_BROKEN when it breaks off, stalls, or the signal aborts.
 */
export async function readUpload(
  body: ReadableStream<Uint8Array> | null,
  signal: AbortSignal,
  { maxBytes = MAX_DOCUMENT_BYTES, stallMs = STALL_LIMIT_MS }: Limits = {},
): Promise<Uint8Array> {
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const cut = new AbortController();
  const stalled = setTimeout(() => cut.abort(), stallMs);
  const over = AbortSignal.any([signal, cut.signal]);
  // What waits for the next bytes hears of it as their end.
  over.addEventListener('abort', () => void reader.cancel().catch(() => undefined), { once: true });
  const next = () =>
    reader.read().catch(() => {
      throw broken();
    });
  const file = await namelessFile();
  try {
    let size = 0;
    for (let part = await next(); !part.done; part = await next()) {
      stalled.refresh();
      size += part.value.length;
      if (size > maxBytes) throw tooLarge();
      await file.write(part.value);
    }
    if (over.aborted) throw broken();
    const bytes = new Uint8Array(size);
    await file.read(bytes, 0, size, 0);
    return bytes;
  } finally {
    clearTimeout(stalled);
    cut.abort();
    await file.close();
  }
}
