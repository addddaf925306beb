/** Radicals that fonts of PDF files give for the signs that look like them, and that no normal form replaces. */
const RADICALS: Readonly<Record<string, string>> = {
  '⻁': '虎',
  '⻄': '西',
  '⻅': '见',
  '⻆': '角',
  '⻉': '贝',
  '⻋': '车',
  '⻓': '长',
  '⻔': '门',
  '⻘': '青',
  '⻚': '页',
  '⻛': '风',
  '⻜': '飞',
  '⻝': '食',
  '⻢': '马',
  '⻣': '骨',
  '⻤': '鬼',
  '⻥': '鱼',
  '⻦': '鸟',
  '⻨': '麦',
  '⻩': '黄',
  '⻬': '齐',
  '⻮': '齿',
  '⻰': '龙',
  '⺟': '母',
  '⺠': '民',
  '⻑': '長',
  '⻫': '斉',
  '⻭': '歯',
  '⻯': '竜',
  '⻲': '亀',
  '⻱': '龜',
  '⻳': '龟',
  '⻙': '韦',
  '⻧': '卤',
  '⻪': '黾',
  '⺒': '巳',
  '⺓': '幺',
};
const RADICAL = /[\u2e80-\u2eff]/gu;
/** Those for which the normal form has the sign. */
const KANGXI = /[\u2f00-\u2fd5]/gu;

/** A text with signs in the place of radicals. */
export const withoutRadicals = (text: string): string =>
  text.replace(RADICAL, sign => RADICALS[sign] ?? sign).replace(KANGXI, sign => sign.normalize('NFKC'));
