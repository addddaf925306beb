import type { WordsOf } from '../catalogue.ts';
import type { line as english } from './en.ts';

export const line: WordsOf<typeof english> = {
  'toast.region': 'お知らせ',
  'line.silent': '回線の応答がありません。操作がサイトに届くのが遅れることがあります。',
  'line.lost': '接続が切れました。再接続しています…',
  'line.offline': 'オフラインです。再びつながるまで、操作はサイトに届きません。',
  'line.back': '再びつながりました。',
  'loss.heading': 'サイトが閉じられました',
  'loss.crashed': 'サイトを表示していたブラウザーが動作を停止しました。',
  'loss.page_closed': 'サイトが自分のウィンドウを閉じました。',
  'loss.idle': 'しばらく操作がなかったため、サイトのブラウザーが閉じられました。',
  'loss.time_limit': '訪問できる時間には限りがあり、その時間が終わりました。',
  'loss.maintenance': 'サイトを表示していたコンピューターは、メンテナンスのため停止しました。',
  'loss.kept': '取り込んだものは残っています。求められた場合はもう一度サインインして続けてください。',
  'loss.nothing': 'この訪問の内容は何も送信されていません。最初から始められます。',
  'idle.heading': 'まだご利用中ですか？',
  'idle.text': 'しばらく操作がありません。応答がないと、サイトのブラウザーは閉じられます。',
  'idle.last': '訪問できる時間には限りがあります。必要なものを取り込んで完了してください。',
  'idle.maintenance': {
    other:
      'このサービスはメンテナンスに入ります。訪問はあと {count} 分で終わります。必要なものを取り込んで完了してください。',
  },
  'idle.left': { other: '残り {count} 秒' },
};
