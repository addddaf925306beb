import type { WordsOf } from '../catalogue.ts';
import type { problems as english } from './en.ts';

export const problems: WordsOf<typeof english> = {
  'problem.UNKNOWN': 'うまくいきませんでした。少し待ってからもう一度お試しください。',
  'problem.OFFLINE': '接続が切れました。ネットワークを確認して、もう一度お試しください。',
  'problem.SERVICE_UNAVAILABLE': 'サービスに一時的に接続できません。数秒後にもう一度お試しください。',
  'problem.NO_ANSWER': 'ページが応答しませんでした。少し待ってからもう一度お試しください。',
  'problem.ENDED': 'この利用は終了しました。続けるにはページを再読み込みしてください。',
  'problem.EXPIRED': 'この依頼の期限が切れました。',
  'problem.FORBIDDEN': 'この利用は別のブラウザーのものです。ページを再読み込みしてください。',
  'problem.NO_EVIDENCE':
    'まだ何も保存されていません。答えが表示されているページを撮影するか、書類を追加してから、「完了」を押してください。',
  'problem.TOO_MUCH_EVIDENCE': 'これ以上は保存できません。「完了」を押すと、保存済みのものが送られます。',
  'problem.TOO_LARGE': 'ファイルが {limit} を超えています。',
  'problem.UPLOAD_UNDER_WAY': '別のファイルをアップロード中です。終わるまでお待ちください。',
  'problem.UPLOAD_BROKEN': 'アップロードが中断されました。もう一度お試しください。',
  'problem.UNREADABLE_TYPE':
    'このファイルは読み取れません。PDF、PNG、JPEG、Word(.docx)、Excel(.xlsx)、HTML、CSV、プレーンテキスト、メール(.eml)が使えます。',
  'problem.FILE_ARCHIVE': 'ファイルが圧縮されています。展開して、中の書類を追加してください。',
  'problem.FILE_MESSAGE':
    'Outlook のメッセージ (.msg) と 1 つのファイルに保存したページ (.mht) は読み取れません。PDF に印刷して追加してください。',
  'problem.FILE_ATTACHED':
    'メールの本文に文字がありません。添付ファイルを追加するか、メールを PDF に印刷して追加してください。',
  'problem.FILE_EMPTY': 'ファイルが空です。書類の入ったファイルを選んでください。',
  'problem.FILE_PASSWORD': 'ファイルはパスワードで保護されています。パスワードなしで開けるコピーを追加してください。',
  'problem.FILE_BROKEN': 'ファイルが壊れていて開けません。もう一度ダウンロードしてください。',
  'problem.FILE_TOO_MUCH': 'ファイルの内容が多すぎて読み取れません。必要なページだけを追加してください。',
  'problem.DOMAIN_NOT_ALLOWED': 'このページは依頼の対象ではありません。対象のページに戻ってください。',
  'problem.WRONG_PAGE': 'この手順は別のページで撮影します。',
  'problem.NO_STEP': 'すべての手順が終わりました。「完了」を押すか、やり直す手順を選んでください。',
  'problem.STEPS_UNDONE': '終わっていない手順があります。行うか、行わずに完了してください。',
  'problem.NOT_NEEDED': 'この依頼はページの表示に関するものです。ダウンロードは必要ありません。',
  'problem.NOT_KEPT': '書類を保存できませんでした。もう一度お試しください。',
  'problem.DOWNLOAD_BROKEN': 'ダウンロードが中断されました。もう一度お試しください。',
  'problem.TOO_MANY_DOWNLOADS': '同時にダウンロードできる数を超えています。いずれかの完了をお待ちください。',
  'problem.FILE_NOT_GIVEN': 'ページはもうファイルを求めていません。',
  'problem.TOO_MANY_WINDOWS': 'ページが開くウィンドウが多すぎます。',
  'problem.NOT_A_WEB_PAGE': '開けるのはウェブページのみです。',
  'problem.NOT_OPENED': 'ページを開けませんでした。',
  'problem.NO_COPYING': 'お使いのブラウザーがサイトからのコピーを許可しませんでした。',
  'problem.TOO_MANY_STARTS': 'この依頼は短時間に何度も開始されました。数分待ってからもう一度お試しください。',
  'problem.TOO_MANY_VISITS':
    'お使いのネットワークから多くの利用が開始されました。数分待ってからもう一度お試しください。',
  'problem.TOO_MANY_QUESTIONS': '確認の要求が多すぎます。数分待ってからもう一度お試しください。',
  'problem.TOO_MANY_CODES': 'コードが多く作られすぎました。1 分待ってからもう一度お試しください。',
  'problem.HANDOVER_OVER': 'このコードはもう使えません。パソコンに今表示されているコードを読み取ってください。',
};
