import type { Segment } from '../segments.ts';
import { type Candidate, propose } from './candidate.ts';

/** What a letter says that somebody works as, in languages whose letters have no capitals that would tell where it ends. */
const WORKS_AS: readonly RegExp[] = [
  /(?<!\p{L})(?:بوظيفة|بمهنة|بمنصب|بمسمى(?:\sوظيفي)?|وظيفته|وظيفتها|و?[يت]شغل(?:\sحالي(?:ا|اً|ًا)?)?\s(?:وظيفة|منصب)|المسمى الوظيفي)\s:?(?<as>\p{sc=Arabic}+(?:\s(?!على|وذلك|منذ|اعتبار|في|لدى|بقسم|بفرع|بإدارة|بدائرة|من|براتب|ولا|وقد|حيث|بدوام|بعقد|ضمن|وما|ويتقاضى|وتتقاضى)\p{sc=Arabic}+){0,3})(?=[\s،,.]|$)/gu,
  /(?<!\p{L})(?:با سمت|به سمت|به عنوان)\s(?<as>\p{sc=Arabic}+(?:\s(?!در|از|با|به|و|تا|مشغول|می|است)\p{sc=Arabic}+){0,3})(?=[\s،,.]|$)/gu,
  /(?<!\p{L})(?:בתפקיד|במשרת|כ?בתפקיד של)\s(?<as>[\p{sc=Hebrew}"״'-]+(?:\s(?!החל|מיום|מתאריך|בחברה|במשרה|בהיקף|אצל|ב|עם|משנת|מאז|ומועסק|ושכר)[\p{sc=Hebrew}"״'-]+){0,3})(?=[\s,.]|$)/gu,
  /(?:担任|擔任|任职|任職|现任|現任)(?:我(?:公司|司|校|院))?(?<as>[\p{sc=Han}A-Za-z]{2,14}?)(?:一职|一職|职务|職務|职位|職位|岗位|崗位)/gu,
  /(?:担任|擔任|现任|現任|调任|調任|转任|升任|晋升为|任)(?<as>[\p{sc=Han}A-Za-z]{3,18})(?=,\s?(?:至今|现|現|月|年|为|為|属|屬|税|平均|工资|工資)|[。;；])/gu,
  /(?<as>(?:[\p{sc=Han}\p{sc=Katakana}ー]|の){2,18})として(?:当社に|同課に|弊社に|同部署に)?(?:勤務|在職|従事|就業|雇用)/gu,
  /(?:직위|직급|직책)(?:은|는|:)?\s(?<as>\p{sc=Hangul}{2,8})(?=[\s,.(로으]|$)/gu,
  /(?<as>\p{sc=Hangul}{2,10}?)(?:으로|로)(?:서)?\s(?:재직|근무)/gu,
  /(?<!\p{L})(?<as>(?:[\p{sc=Devanagari}]+\s){0,3}[\p{sc=Devanagari}]+)\s(?:के|पदावर)\s(?:पद\sपर|पद)?\s?(?:कार्यरत|नियुक्त|सेवारत)/gu,
  /(?:ตำแหน่ง|ในตำแหน่ง)\s?:?\s?(?<as>(?!งาน|และ)[\u0e00-\u0e7f]{3,40})(?=\s|[,(]|$)/gu,
  /(?<as>\p{sc=Bengali}+(?:\s\p{sc=Bengali}+){0,2})\s(?:পদে|হিসেবে)\s(?:কর্মরত|নিযুক্ত)/gu,
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
