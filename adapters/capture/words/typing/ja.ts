import type { WordsOf } from '../catalogue.ts';
import type { typing as en } from './en.ts';

export const typing: WordsOf<typeof en> = {
  'action.copy': 'コピー',
  'action.paste': '貼り付け',
  'choices.heading': '選択',
  'choices.several': '複数選べます。',
  'choices.more': 'ここに表示しきれない選択肢があります。閉じてから、最初の文字を入力してください。',
  'clipboard.text': 'テキスト',
  'clipboard.offer': 'サイトがコピーした内容',
  'clipboard.pasteHere': '貼り付ける内容をここに入れてください',
  'clipboard.nothing': 'サイトで何も選択されていません。',
  'clipboard.empty': '貼り付けるテキストがありません。',
  'clipboard.cut': '切り取りました',
  'clipboard.copiedPart': 'テキストが長すぎるため、先頭だけをコピーしました。',
  'clipboard.pastedPart': 'テキストが長すぎるため、最初の{length}文字だけを貼り付けました。',
  'typing.lost': '入力した内容の一部がサイトに届いていません。確認して、最後の部分をもう一度入力してください。',
};
