import { readdir, readFile, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { EvidenceDamaged, type EvidenceStore, type StoredFile } from '../../application/ports/evidence-store.ts';
import { createDurably, isFileError, makePrivateFolder, syncFolder } from '../system/durable-file.ts';
import { decode, describe, type EvidenceHeader, encodeHeader } from './evidence-file.ts';
import { checkedEvidenceId } from './evidence-id.ts';

/** Folder of files that are being written; what a crash left there goes after this time. */
const UNFINISHED = 'unfinished';
const UNFINISHED_KEPT_MS = 3_600_000;

/** Opens the evidence folder, made with mode 0700 when it is missing. */
export async function openEvidenceFolder(folder: string): Promise<EvidenceStore> {
  const unfinished = join(folder, UNFINISHED);
  await makePrivateFolder(unfinished);
  for (const name of await readdir(unfinished)) {
    const path = join(unfinished, name);
    const made = await stat(path).catch(() => undefined);
    if (made !== undefined && Date.now() - made.mtimeMs > UNFINISHED_KEPT_MS) await rm(path, { force: true });
  }
  return new EvidenceFolder(folder);
}

/**
 * Evidence as one file each: a header with its SHA-256 and content type, then the bytes. Files are spread over folders
 * named by the last two characters of the id, so that no folder grows too large to list.
 */
class EvidenceFolder implements EvidenceStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(id: string, file: StoredFile): Promise<{ sha256: string; size: number }> {
    const folder = this.#folderOf(id);
    const header = describe(file);
    await makePrivateFolder(folder);
    await syncFolder(this.#folder);
    const created = await createDurably(folder, id, [encodeHeader(header), file.bytes], join(this.#folder, UNFINISHED));
    if (!created) await this.#mustBeTheSame(id, header);
    return { sha256: header.sha256, size: header.size };
  }

  async get(id: string): Promise<StoredFile | undefined> {
    const stored = await this.#read(id);
    return stored === undefined ? undefined : { bytes: stored.bytes, contentType: stored.header.contentType };
  }

  async delete(id: string): Promise<void> {
    const folder = this.#folderOf(id);
    try {
      await unlink(join(folder, id));
      await syncFolder(folder);
    } catch (error) {
      if (!isFileError(error, 'ENOENT')) throw error;
    }
  }

  async presign(): Promise<null> {
    return null;
  }

  async close(): Promise<void> {}

  async #read(id: string): Promise<{ header: EvidenceHeader; bytes: Uint8Array } | undefined> {
    const path = join(this.#folderOf(id), id);
    const stored = await readFile(path).catch(error => {
      if (isFileError(error, 'ENOENT')) return undefined;
      throw error;
    });
    if (stored === undefined) return undefined;
    const decoded = decode(stored);
    if (decoded === undefined) throw new EvidenceDamaged(`evidence ${id} was changed or damaged in ${path}`);
    return decoded;
  }

  async #mustBeTheSame(id: string, header: EvidenceHeader): Promise<void> {
    const standing = await this.#read(id);
    if (standing?.header.sha256 === header.sha256 && standing.header.contentType === header.contentType) return;
    throw new Error(`evidence ${id} stands already with other content: evidence is never changed`);
  }

  #folderOf(id: string): string {
    const [stem = id] = checkedEvidenceId(id).split('.');
    return join(this.#folder, stem.slice(-2));
  }
}
