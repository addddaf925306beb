import type { WordsOf } from '../catalogue.ts';
import type { evidence as english } from './en.ts';

export const evidence: WordsOf<typeof english> = {
  'recorded.heading': '記録されるもの',
  'recorded.visits': 'このウィンドウで開いたページのアドレス。',
  'recorded.byItself':
    '求められている内容が表示されているページのスクリーンショットと、そこに表示されている文字。自動的に撮影されます。1枚ごとに表示され、完了するまで取り消せます。',
  'recorded.captures': '「撮影」を押したときのスクリーンショットと、そこに表示されている文字。',
  'recorded.capturesOrLast':
    '「撮影」を押したときのスクリーンショットと、そこに表示されている文字。一度も押さない場合は、「完了」を押したときに開いているページのもの。',
  'recorded.last': '「完了」を押したときに開いているページのスクリーンショットと、そこに表示されている文字。',
  'recorded.lastIfNone':
    '「完了」を押したときに何も保存されていない場合は、そのとき開いているページのスクリーンショットと、そこに表示されている文字。',
  'recorded.downloads': 'サイトでダウンロードした書類と、その取得元のアドレス。',
  'recorded.documents': 'サイトでダウンロードした、またはここでアップロードした書類と、その取得元のアドレス。',
  'recorded.chosen': 'サイトが開いた書類のうち、使うと選んだものと、その入手元のアドレス。',
  'recorded.never':
    '入力した内容とパスワードは一切保存されません。ブラウザーは終了後に破棄されます。やり直せる場合は、その数分後に破棄されます。',

  'tray.heading': 'これまでの保存',
  'tray.empty': 'まだ何も保存されていません。',
  'tray.count': { other: '{count} 件を保存' },
  'tray.screenshot': 'スクリーンショット',
  'tray.document': '書類',
  'tray.byItself': '自動撮影',
  'tray.captured':
    'このページには求められている内容が表示されているため、撮影されました。「{heading}」で取り消せます。',
  'tray.newer': 'ページが変わりました。前のスクリーンショットは新しいものに置き換えられました。',
  'tray.takeBack': '取り消す',
  'tray.takeBackOf': '取り消す：{kind}、{label}',
  'tray.takeBackHeading': 'これを取り消しますか？',
  'tray.takeBackText': '消去され、{organization}には渡りません。',
  'tray.takenBack': '取り消しました。消去されます。',

  'preview.of': '見る：{kind}、{label}',
  'preview.picture': '{label} から保存した画像',
  'preview.larger': '拡大',
  'preview.smaller': '縮小',
  'preview.next': '次へ',
  'preview.previous': '前へ',
  'preview.document': '書類はここでは表示されません。保存してご覧ください。',
  'preview.save': '保存',
  'preview.gone': '画像を読み込めませんでした。しばらくしてからもう一度お試しください。',
};
