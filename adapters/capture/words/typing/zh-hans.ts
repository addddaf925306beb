import type { WordsOf } from '../catalogue.ts';
import type { typing as en } from './en.ts';

export const typing: WordsOf<typeof en> = {
  'action.copy': '复制',
  'action.paste': '粘贴',
  'choices.heading': '选择',
  'choices.several': '可以选择多项。',
  'choices.more': '选项太多，未能全部显示。请关闭此窗口并输入前几个字。',
  'clipboard.text': '文本',
  'clipboard.offer': '网站为您复制了以下内容',
  'clipboard.pasteHere': '请在此放入要粘贴的内容',
  'clipboard.nothing': '网站上没有选中任何内容。',
  'clipboard.empty': '没有可粘贴的文本。',
  'clipboard.cut': '已剪切',
  'clipboard.copiedPart': '文本太长，只复制了开头部分。',
  'clipboard.pastedPart': '文本太长，只粘贴了前 {length} 个字符。',
  'typing.lost': '您输入的内容没有全部到达网站。请检查并重新输入结尾部分。',
};
