import type { WordsOf } from '../catalogue.ts';
import type { again as english } from './en.ts';

export const again: WordsOf<typeof english> = {
  'again.open': '网站仍停留在您离开的页面，无需重新登录。',
  'again.kept': '您截取的内容会再次计入：请撤回有误的，并补充缺少的。',
  'again.here': '您从刚才的位置继续。',
  'again.fresh': '网站已重新打开。要求时请重新登录。',
  'again.mark': '来自上次尝试',
  'again.finishHeading': '没有新内容就完成？',
  'problem.NOTHING_NEW': '这与您上次提交的内容相同。请截取缺少的内容，或撤回有误的内容。',
};
