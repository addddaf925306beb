import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..', '..', '..', 'infrastructure', 'evidence', 's3', 'location.ts');

/** The environment variables that say how to reach S3, from the source that reads them: they are the ones of AWS. */
export const S3_SETTING_NAMES: readonly string[] = [
  ...new Set([...readFileSync(source, 'utf8').matchAll(/\bAWS_[A-Z0-9_]*[A-Z0-9]\b/g)].map(match => match[0])),
];
