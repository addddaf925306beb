import type { WordsOf } from '../catalogue.ts';
import type { loads as english } from './en.ts';

export const loads: WordsOf<typeof english> = {
  'load.heading': 'このページを開けませんでした',
  'load.NO_NAME': '{host} という名前のウェブサイトはありません。',
  'load.NOT_ALLOWED': '{host} にはここから接続できません。接続できるのは公開されているウェブサイトだけです。',
  'load.BUSY': 'ウェブサイトが一度に多くのものを開いています。少し待ってからもう一度お試しください。',
  'load.REFUSED': '{host} は現在接続を受け付けていません。',
  'load.TIMEOUT': '{host} から時間内に応答がありませんでした。',
  'load.BROKEN': '{host} が接続を切断しました。',
  'load.EMPTY': '{host} の応答は空でした。',
  'load.CERTIFICATE': '{host} は本物であることを証明できません。証明書が有効ではありません。何も送信されていません。',
  'load.REDIRECTS': '{host} は同じ所を転送し続けています。',
  'load.SLOW': '{host} から 30 秒間応答がありません。引き続き待っています。',
  'load.OTHER': '{host} に接続できませんでした。',
  'load.turnedAway': '{host} がこのブラウザーを拒否しています',
  'load.TURNED_AWAY':
    'ブラウザーが機械と見なされたか、アクセスが多すぎました。確認が表示されている場合はご自身で行えます。後でもう一度試すこともできます。',
  'load.uploadInstead': 'お使いの端末から書類をアップロードすることもできます。',
  'load.secure': '暗号化された接続',
  'load.plain': '暗号化されていません',
};
