import type { NamesOfKinds } from '../names-of-kinds.ts';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { czech } from './czech.ts';
import { danish } from './danish.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { finnish } from './finnish.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { greek } from './greek.ts';
import { hebrew } from './hebrew.ts';
import { hungarian } from './hungarian.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { norwegian } from './norwegian.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { romanian } from './romanian.ts';
import { russian } from './russian.ts';
import { slovak } from './slovak.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';
import { turkish } from './turkish.ts';
import { ukrainian } from './ukrainian.ts';
import { vietnamese } from './vietnamese.ts';

/** What papers are called, by the code of the language. */
export const NAMES_OF_KINDS: ReadonlyMap<string, NamesOfKinds> = new Map([
  ['ar', arabic],
  ['cs', czech],
  ['da', danish],
  ['de', german],
  ['el', greek],
  ['en', english],
  ['es', spanish],
  ['fi', finnish],
  ['fr', french],
  ['he', hebrew],
  ['hu', hungarian],
  ['it', italian],
  ['ja', japanese],
  ['ko', korean],
  ['nb', norwegian],
  ['nl', dutch],
  ['pl', polish],
  ['pt', portuguese],
  ['ro', romanian],
  ['ru', russian],
  ['sk', slovak],
  ['sv', swedish],
  ['tr', turkish],
  ['uk', ukrainian],
  ['vi', vietnamese],
  ['zh', chinese],
]);
