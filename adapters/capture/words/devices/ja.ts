import type { WordsOf } from '../catalogue.ts';
import type { devices as english } from './en.ts';

export const devices: WordsOf<typeof english> = {
  'devices.offer': 'スマートフォンを使う',
  'devices.heading': 'スマートフォンで続ける',
  'devices.scan':
    'スマートフォンのカメラをこのコードに向けてください。これまでに保存したものは残り、このページに進み具合が表示されます。',
  'devices.picture': '下のリンクのQRコード',
  'devices.link': 'スマートフォン用のリンク',
  'devices.copy': 'リンクをコピー',
  'devices.once': 'コードは一度だけ、5分間使えます。その後は新しいものが自動で表示されます。',
  'devices.here': 'この端末で続ける',
  'devices.hereText':
    'パソコンで始めたことをここで続けます。パソコンには進み具合が表示され、終わると元のページに戻ります。',
  'devices.follows': 'このページには進み具合が表示され、向こうで終えると先に進みます。',
  'devices.connected': 'もう一方の端末は接続されています。',
  'devices.away': 'もう一方の端末は接続されていません。そちらでページを開き直すか、ここで続けてください。',
  'devices.lost': 'もう一方の端末での操作が途切れました。そちらでもう一度始めるか、ここで続けてください。',
  'devices.steps': '{total} ステップ中 {done} 完了',
  'devices.takeBack': 'ここで続ける',
  'devices.onComputer': 'パソコンで続きます',
  'devices.back': 'パソコンに戻ってください。',
  'devices.thisDevice': 'この端末で先へ進む',
  'asked.heading': '別の端末でこれを続けたい人がいます',
  'asked.text':
    'その人はこのページのリンクを持っています。許可するか、時間内に答えないと、ここでの操作は終わり、保存したものは使われません。',
  'asked.left': '残り {seconds} 秒',
  'asked.refuse': '断る',
  'asked.allow': '許可する',
  'asking.heading': 'これを開いている人に確認しています',
  'asking.text': '断るまでの時間は1分です。このページを開いたままにしてください。自動で先に進みます。',
  'asking.bar': '返事を待っています',
  'asking.refused': 'ほかの場所で開いたままです',
  'asking.refusedText':
    'これを開いている人がそちらで続けます。何も変わっていません。ご自身の場合は、そちらのページに表示されるスマートフォン用のコードを使ってください。',
};
