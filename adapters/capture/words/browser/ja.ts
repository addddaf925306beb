import type { WordsOf } from '../catalogue.ts';
import type { browser as english } from './en.ts';

export const browser: WordsOf<typeof english> = {
  'browser.tabs': '開いているタブ',
  'browser.showTab': '{title} を表示',
  'browser.closeTab': '{title} を閉じる',
  'browser.untitled': '無題のタブ',
  'browser.fileHeading': '{host} がファイルを求めています',
  'browser.fileText': '選んだファイルはウェブサイトに渡されます。{organization} には渡りません。',
  'browser.fileChoose': 'ファイルを選ぶ',
  'browser.fileGiven': '{name} をウェブサイトに渡しました。',
  'browser.filesText': '選んだファイル（{count} 個まで）はウェブサイトに渡されます。{organization} には渡りません。',
  'browser.filesChoose': 'ファイルを選ぶ（複数可）',
  'browser.filesGiven': 'ウェブサイトに渡しました：{names}',
  'browser.filesMost': 'ウェブサイトには何も渡していません。一度に選べるのは {count} 個までです。',
  'browser.signInHeading': '{host} がサインインを求めています',
  'browser.signInText': '入力した内容は {host} にだけ送られ、保存されません。',
  'browser.signInPlain': '接続は暗号化されていません。途中で読まれるおそれがあります。',
  'browser.signInAgain': '正しくありませんでした。もう一度お試しください。',
  'browser.username': 'ユーザー名',
  'browser.password': 'パスワード',
  'browser.signIn': 'サインイン',
  'browser.print': 'ここではウェブサイトから印刷できません。必要なものは代わりに記録されます。',
  'browser.passkey': 'ここではパスキーとセキュリティキーを使えません。別の方法でサインインしてください。',
  'browser.camera': 'ここではカメラとマイクを使えません。別の方法を選んでください。',
  'browser.location': 'ここでは現在地はウェブサイトに伝えられません。場所を入力するなど、別の方法を選んでください。',
  'browser.app': 'ここではウェブサイトからアプリを開けません。別の端末を使うなど、ほかの方法をお選びください。',
};
