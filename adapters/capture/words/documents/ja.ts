import type { WordsOf } from '../catalogue.ts';
import type { documents as english } from './en.ts';

export const documents: WordsOf<typeof english> = {
  'document.heading': '{host} が書類を開きました',
  'document.text': '使用する場合にのみ保存され、入手元のアドレスとともに {organization} に送られます。',
  'document.save': '保存して見る',
  'document.use': 'この書類を証拠として使う',
  'document.leave': '使わない',
  'problem.NO_DOCUMENT': '開いている書類はもうありません。サイトでもう一度開いてください。',
};
