import type { WordsOf } from '../catalogue.ts';
import type { mirror as english } from './en.ts';

export const mirror: WordsOf<typeof english> = {
  'site.wayOut': '离开网站：先按 Escape，再按 Tab',
  'mirror.use': '以文本方式使用页面',
  'mirror.picture': '重新隐藏文本',
  'mirror.region': '文本形式的网站',
  'mirror.hint': '您在此处按下和输入的内容都会发生在网站上。',
  'mirror.reading': '正在读取网站…',
  'mirror.cut': '页面比此处显示的内容更长。',
};
