import type { WordsOf } from '../catalogue.ts';
import type { again as english } from './en.ts';

export const again: WordsOf<typeof english> = {
  'again.open': 'サイトは先ほどのページのまま開いています。もう一度サインインする必要はありません。',
  'again.kept': '撮影したものは引き続き有効です。間違っているものは取り消し、足りないものを追加してください。',
  'again.here': '先ほどの続きから始めます。',
  'again.fresh': 'サイトを新しく開きました。求められたら、もう一度サインインしてください。',
  'again.mark': '前回のもの',
  'again.finishHeading': '新しいものなしで完了しますか？',
  'problem.NOTHING_NEW': '前回と同じ内容です。足りないものを撮影するか、間違っているものを取り消してください。',
};
