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
  const text = await textIn(path).catch((cause: Error) => {
    throw new Error(`${path} cannot be read (${cause.message})`, { cause });
  });
  if (text === undefined) throw new Error(`there is no file ${path}`);
  try {
    return parseMasterKey(text);
  } catch (cause) {
    throw new Error(`${path} cannot be used: ${(cause as Error).message}`, { cause });
  }
}

/**
 * The master key of a data folder, made once and kept in `master.key` (mode 0600) when it is missing.
 * @throws an error of the file system, or a sentence when what stands in the file is no key.
 */
export async function masterKeyOf(folder: string): Promise<Uint8Array> {
  const path = join(folder, FILE_NAME);
  const standing = await textIn(path);
  if (standing !== undefined) return standingKey(path, standing);
  await makePrivateFolder(folder);
  await createDurably(folder, FILE_NAME, [Buffer.from(`${randomBytes(32).toString('hex')}\n`)]);
  // Another process may have been faster: what stands in the file counts.
  const made = await textIn(path);
  if (made === undefined) throw new Error(`${path} vanished just after it was made`);
  return standingKey(path, made);
}

function standingKey(path: string, text: string): Uint8Array {
  try {
    return parseMasterKey(text);
  } catch (cause) {
    throw new Error(`${path} cannot be used: put the key back with which this data was made`, { cause });
  }
}

/** undefined: there is no such file. */
async function textIn(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return undefined;
    throw error;
  }
}
