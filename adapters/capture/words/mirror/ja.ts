import type { WordsOf } from '../catalogue.ts';
import type { mirror as english } from './en.ts';

export const mirror: WordsOf<typeof english> = {
  'site.wayOut': 'サイトから出るには：Escape、次に Tab',
  'mirror.use': 'ページをテキストとして使う',
  'mirror.picture': 'テキストを隠す',
  'mirror.region': 'テキストとしてのサイト',
  'mirror.hint': 'ここで押したり入力したりしたことは、サイトで行われます。',
  'mirror.reading': 'サイトを読み取っています…',
  'mirror.cut': 'ページはここにあるものより長く続きます。',
};
