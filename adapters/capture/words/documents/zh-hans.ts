import type { WordsOf } from '../catalogue.ts';
import type { documents as english } from './en.ts';

export const documents: WordsOf<typeof english> = {
  'document.heading': '{host} 打开了一个文件',
  'document.text': '只有在您使用它时才会保留：{organization} 会收到该文件及其来源地址。',
  'document.save': '保存后查看',
  'document.use': '将此文件用作证据',
  'document.leave': '不使用',
  'problem.NO_DOCUMENT': '已没有打开的文件。请在网站上重新打开。',
};
