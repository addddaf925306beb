import { arabic, dutch, japanese, polish, swedish, turkish } from './others.ts';
import type { Vocabulary } from './vocabulary.ts';
import { english, french, german, italian, portuguese, spanish } from './western.ts';

/** Twelve languages. */
export const VOCABULARIES: readonly Vocabulary[] = [
  ...[english, german, french, spanish, portuguese, italian],
  ...[dutch, polish, turkish, swedish, japanese, arabic],
];
