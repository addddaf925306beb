import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

/** What a letter says that somebody works as, in languages whose letters have no capitals that would tell where it ends. */
const WORKS_AS: readonly RegExp[] = [
  /(?<!\p{L})(?:بوظيفة|بمهنة|بمنصب|بمسمى(?:\sوظيفي)?|وظيفته|وظيفتها)\s:?(?<as>\p{sc=Arabic}+(?:\s(?!على|وذلك|منذ|اعتبار|في|لدى|بقسم|بفرع|بإدارة|بدائرة|من|براتب|ولا|وقد|حيث|بدوام|بعقد|ضمن|وما|ويتقاضى|وتتقاضى)\p{sc=Arabic}+){0,3})(?=[\s،,.]|$)/gu,
  /(?<!\p{L})(?:با سمت|به سمت|به عنوان)\s(?<as>\p{sc=Arabic}+(?:\s(?!در|از|با|به|و|تا|مشغول|می|است)\p{sc=Arabic}+){0,3})(?=[\s،,.]|$)/gu,
  /(?<!\p{L})(?:בתפקיד|במשרת|כ?בתפקיד של)\s(?<as>[\p{sc=Hebrew}"״'-]+(?:\s(?!החל|מיום|מתאריך|בחברה|במשרה|בהיקף|אצל|ב|עם|משנת|מאז|ומועסק|ושכר)[\p{sc=Hebrew}"״'-]+){0,3})(?=[\s,.]|$)/gu,
  /(?:担任|擔任|任职|任職|现任|現任)(?:我(?:公司|司|校|院))?(?<as>[\p{sc=Han}A-Za-z]{2,14}?)(?:一职|一職|职务|職務|职位|職位|岗位|崗位)/gu,
  /(?<as>[\p{sc=Han}\p{sc=Katakana}ー]{2,14})として(?:勤務|在職|従事|就業|雇用)/gu,
];
const LONGEST = 1000;
const PLAUSIBILITY = 0.74;

/** "بوظيفة مشرف مستودعات", "担任软件工程师一职": the position that a sentence of a letter tells. */
export function worksAsCandidates({ text, tag, cell, parts }: Segment): Candidate[] {
  const candidates: Candidate[] = [];
  if (tag !== '' || cell !== null || text.length > LONGEST) return candidates;
  for (const pattern of WORKS_AS)
    for (const { groups } of text.matchAll(pattern))
      if (groups?.as)
        propose(candidates, {
          label: 'position',
          value: groups.as,
          plausibility: PLAUSIBILITY,
          source: 'prose',
          runs: parts,
        });
  return candidates;
}
