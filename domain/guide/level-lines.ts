import type { Acceptance } from '../inquiry/assessment.ts';
import { frameOf } from './frame.ts';
import { GIVE, LEVEL, levelOf, WHEN } from './levels.ts';

/** Source of a pattern for what may follow a level's word and says nothing more. */
export const AFTER_LEVEL =
  '(?:\\s+acceptance|\\s+level|\\s*(?:akzeptanz|acceptation|aceptación|aceitação|accettazione|acceptatie|akceptacja|godkännande|confiança|confianza|confiance|の?信頼度|信頼度)|\\s*(?:conditions?|criteria|bedingung(?:en)?|voorwaarden|condiciones|condições|condizioni|(?:の)?条件|條件|조건)(?=\\s*(?:[:：]|$)))?';
/** What a level is of, where it stands first. */
const ACCEPTANCE =
  '(?:acceptance|acceptation|acceptance level|aceptación|aceitação|aceitacao|accettazione|akceptacja|přijetí|acceptatie|nivel|nível|livello|niveau|level|confianza|confiança|confiance|kabul)';
const MARK = '(?:[-*•>+]+\\s*|\\d+[.)]\\s*)?';
const HEADING = new RegExp(
  `^#{1,6}\\s*(?:${ACCEPTANCE}\\s*[:=-]?\\s*)?(${LEVEL})${AFTER_LEVEL}\\s*[:：]?\\s*(.*)$`,
  'iu',
);
/** That it is so in no other case says nothing more of the case that is meant. */
const ONLY =
  '(?:(?:only|nur|ausschließlich|seulement|uniquement|solo|sólo|solamente|únicamente|somente|apenas|só|soltanto|solamente|alleen|enkel|slechts|endast|bara|kun|vain|tylko|wyłącznie|pouze|jen|jedině|только|лишь|тільки|лише|csak|csakis|sadece|yalnızca|ancak|doar|numai|μόνο|فقط|רק)(?![\\p{L}\\p{N}])\\s*)?';
/** How whoever writes to a person begins and asks. */
const POLITELY =
  '(?:(?:hi|hello|dear|hallo|guten tag|liebe[rs]?|bonjour|hola|olá|ciao|hej|hei|cześć|ahoj|здравствуйте|привет|merhaba|bună)(?:\\s+\\p{L}+){0,3}\\s*[,!:]\\s*)?(?:(?:please|kindly|bitte|merci de|veuillez|svp|por favor|favor|per favore|si prega di|graag|gelieve|vänligen|venligst|vennligst|proszę|prosím|пожалуйста|просьба|будь ласка|kérjük|kérem|lütfen|vă rugăm|παρακαλώ|请|請|يرجى|الرجاء|נא)\\s*)?';
/** How an order leads up to the list of its cases: "次の場合は承認しない：". */
const IN_THESE_CASES =
  '(?:(?:次|以下|下記)の(?:いずれかの)?場合(?:は|、)*|(?:以下|下列)(?:任一)?(?:情况|情形|情況)(?:一律)?|in (?:any of )?the following cases,?\\s+)?';
/** What turns an order into its opposite. */
const NOT =
  '(?:not|never|no|neither|nicht|nie|niemals|kein\\p{L}*|pas|jamais|no|nunca|jamás|não|jamais|non|mai|niet|nooit|geen|inte|ej|aldrig|ikke|aldri|nie|nigdy|ne|nikdy|не|никогда|ні|ніколи|nem|soha|nu|niciodată|μη|μην|δεν|ποτέ|لا|אל|לא|không|đừng|jangan|tidak)';
/** Whom or what the level is given to: "Reject the case if". */
const TO = `(?<to>(?:\\s+(?!${NOT}(?!\\p{L}))\\p{L}+){0,3}?)`;
/** Whom the level is given to, as who they are: "Approve members whose", "Approve shops with a". */
const THOSE = `(?<those>(?:\\s+(?!${NOT}(?!\\p{L}))\\p{L}+){1,3}?)\\s+(?:whose|who|that|which|with(?:\\s+(?:a|an|the))?)(?!\\p{L})`;
const LEVEL_FIRST = new RegExp(
  `^${MARK}(?:[^:;()]{1,80}\\((?=(?:${LEVEL})\\)\\s))?${POLITELY}${IN_THESE_CASES}(?:the result is\\s+)?${ONLY}${GIVE}{0,4}(?:acceptance\\s+)?(${LEVEL})${AFTER_LEVEL}\\)?\\s*(?:[:：=]|\\s[–—-]+\\s|→|->|${ONLY}(?:,\\s*)?${ONLY}${WHEN}[:：]?|${TO}\\s*,?\\s+${ONLY}${WHEN}|${THOSE}|$)\\s*(?<rest>.*)$`,
  'iu',
);
/** "If the status is Expired, reject", "…の場合は却下". */
const LEVEL_LAST = new RegExp(
  `^${MARK}(?:(?:${WHEN})\\s*(.+?)(?:\\s*,\\s*|\\s+(?=(?:then|dann|alors|entonces|então|allora|dan)\\s))${POLITELY}${GIVE}{0,4}(${LEVEL})(?: it| acceptance)?|(.+?)(?:の場合|ならば|なら|であるとき|とき)[は、]*(${LEVEL})(?:とする|する|します)?)[.。]?$`,
  'iu',
);

/** A level that a line gives, its condition, and to whom it is given where that may narrow who they are: "Gold members". */
export type LevelGiven = { level: Acceptance; condition: string; whom: string };

/** What a line gives whose level stands first: "Accept if …". */
export function givenFirst(line: string): LevelGiven | null {
  const given = LEVEL_FIRST.exec(line);
  const { to = '', those = '', rest = '' } = given?.groups ?? {};
  return given ? { level: levelOf(given[1] ?? ''), condition: rest, whom: `${to}${those}`.trim() } : null;
}

/** What a line gives whose level stands last: "If …, reject". */
export function givenLast(line: string): LevelGiven | null {
  const [, before = '', last = '', beforeToo = '', lastToo = ''] = LEVEL_LAST.exec(line) ?? [];
  const condition = before === '' ? beforeToo : before;
  return condition === '' ? null : { level: levelOf(last === '' ? lastToo : last), condition, whom: '' };
}

/** A heading that names a level, and what else it says. */
export function headingOf(line: string): LevelGiven | null {
  const [, level = '', condition = ''] = HEADING.exec(line) ?? [];
  return level === '' ? null : { level: levelOf(level), condition, whom: '' };
}

/** Whether a sentence says what becomes of the case. */
export const isOrder = (sentence: string): boolean =>
  LEVEL_FIRST.test(sentence) || LEVEL_LAST.test(sentence) || frameOf(sentence) !== null;
