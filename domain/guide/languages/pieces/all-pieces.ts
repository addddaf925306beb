import * as germanic from './germanic.ts';
import * as others from './others.ts';
import type { Pieces } from './pieces.ts';
import * as romance from './romance.ts';
import * as slavic from './slavic.ts';

/** By the code of the language. English has its own phrases; Chinese, Japanese and Korean set no words apart. */
export const PIECES: ReadonlyMap<string, Pieces> = new Map([
  ['de', germanic.german],
  ['nl', germanic.dutch],
  ['sv', germanic.swedish],
  ['da', germanic.danish],
  ['nb', germanic.norwegian],
  ['fr', romance.french],
  ['es', romance.spanish],
  ['pt', romance.portuguese],
  ['it', romance.italian],
  ['ro', romance.romanian],
  ['pl', slavic.polish],
  ['cs', slavic.czech],
  ['ru', slavic.russian],
  ['uk', slavic.ukrainian],
  ['fi', others.finnish],
  ['hu', others.hungarian],
  ['tr', others.turkish],
  ['el', others.greek],
  ['ar', others.arabic],
  ['he', others.hebrew],
]);
