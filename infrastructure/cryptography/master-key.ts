import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDurably, isFileError, makePrivateFolder } from '../system/durable-file.ts';

const FILE_NAME = 'master.key';

/**
 * Reads a master key as `AFFIANT_MASTER_KEY` gives it: 32 bytes as 64 hexadecimal digits or as base64.
 * @throws a sentence that says how to make one.
 */
export function parseMasterKey(text: string): Uint8Array {
  const trimmed = text.trim();
  if (/^[0-9a-fA-F]{64}$/.test(trimmed)) return Buffer.from(trimmed, 'hex');
  if (/^[0-9A-Za-z+/_-]{43}=?$/.test(trimmed)) return Buffer.from(trimmed, 'base64');
  throw new Error(
    'the master key must be 32 bytes, as 64 hexadecimal digits or base64: make one with `openssl rand -hex 32`',
  );
}

/** The master key in this file. @throws a sentence that names the file. */
export async function masterKeyIn(path: string): Promise<Uint8Array> {
  const key = await readKey(path);
  if (key === undefined) throw new Error(`there is no file ${path}`);
  return key;
}

/** The master key of a data folder, made once and kept in `master.key` (mode 0600) when it is missing. */
export async function masterKeyOf(folder: string): Promise<Uint8Array> {
  const path = join(folder, FILE_NAME);
  const standing = await readKey(path);
  if (standing !== undefined) return standing;
  await makePrivateFolder(folder);
  await createDurably(folder, FILE_NAME, [Buffer.from(`${randomBytes(32).toString('hex')}\n`)]);
  // Another process may have been faster: what stands in the file counts.
  const made = await readKey(path);
  if (made === undefined) throw new Error(`${path} vanished just after it was made`);
  return made;
}

async function readKey(path: string): Promise<Uint8Array | undefined> {
  try {
    return parseMasterKey(await readFile(path, 'utf8'));
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return undefined;
    throw new Error(`${path} cannot be used: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
