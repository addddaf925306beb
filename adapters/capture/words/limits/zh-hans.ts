import type { WordsOf } from '../catalogue.ts';
import type { limits as english } from './en.ts';

export const limits: WordsOf<typeof english> = {
  'outside.heading': '不属于此请求',
  'outside.text': '不会显示 {host}。{organization} 只需要 {domains} 的页面。',
  'outside.advice': '请返回以继续。该网站的任何内容都不会被记录。',
};
