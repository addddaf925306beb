import { readFile } from 'node:fs/promises';
import { SHORTEST_TOKEN, type TokenSource } from './browsers-settings.ts';
import { ConfigError } from './config-error.ts';

/** The token itself, without the line end of its file. @throws ConfigError that names the file */
export async function readToken(source: TokenSource): Promise<string> {
  if ('text' in source) return source.text;
  const { file } = source;
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new ConfigError(`CAPTURE_BROWSERS_TOKEN_FILE cannot be read (${error.message})`);
  });
  const token = text.trim();
  if (token.length >= SHORTEST_TOKEN) return token;
  throw new ConfigError(
    `CAPTURE_BROWSERS_TOKEN_FILE is ${file}, whose token has ${token.length} characters and must have at least ${SHORTEST_TOKEN}: make one with \`openssl rand -hex 32\``,
  );
}
