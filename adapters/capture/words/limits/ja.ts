import type { WordsOf } from '../catalogue.ts';
import type { limits as english } from './en.ts';

export const limits: WordsOf<typeof english> = {
  'outside.heading': 'この依頼の対象ではありません',
  'outside.text': '{host} は表示されません。{organization} が求めているのは {domains} のページだけです。',
  'outside.advice': '戻って続けてください。そのサイトの内容は何も記録されません。',
};
