import type { GuideLanguage } from './language.ts';

/** The signs of the phrases that the two scripts write apart, simplified before traditional; none of them has two of the other. */
const SIGNS =
  '为為过過应應须須于於与與还還满滿届屆达達显顯页頁证證没沒现現当當时時间間这這个個两兩从從来來将將会會员員户戶无無负負数數号號标標写寫载載读讀见見确確认認问問题題询詢长長继繼续續余餘开開关關闭閉网網图圖档檔伪偽编編辑輯称稱说說该該则則并並实實际際请請况況状狀态態审審验驗岁歲历歷单單对對发發经經后後内內迟遲仅僅类類总總额額项項条條选選样樣终終';

const TRADITIONAL = new Map(Array.from(SIGNS.matchAll(/(.)(.)/gu), ([, simple = '', full = '']) => [simple, full]));

const inFull = (words: string) => Array.from(words, sign => TRADITIONAL.get(sign) ?? sign).join('');

const both = (list: readonly string[]): string[] => [...new Set([...list, ...list.map(inFull)])];

const bothOf = <T extends object>(lists: T): T =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, both(list as readonly string[])])) as T;

/** Chinese as it is written in either script: what its phrases say in the simplified one, they say in the traditional. */
export function inBothScripts(language: GuideLanguage): GuideLanguage {
  return {
    ...language,
    lead: both(language.lead),
    aroundField: both(language.aroundField),
    attribute: { ...language.attribute, holds: both(language.attribute.holds) },
    and: both(language.and),
    or: both(language.or),
    oneOf: both(language.oneOf),
    now: bothOf(language.now),
    asked: both(language.asked),
    notInValues: both(language.notInValues.split(' ')).join(' '),
    relations: bothOf(language.relations),
    statements: bothOf(language.statements),
  };
}
