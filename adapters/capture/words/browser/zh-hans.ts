import type { WordsOf } from '../catalogue.ts';
import type { browser as english } from './en.ts';

export const browser: WordsOf<typeof english> = {
  'browser.tabs': '打开的标签页',
  'browser.showTab': '显示 {title}',
  'browser.closeTab': '关闭 {title}',
  'browser.untitled': '无标题标签页',
  'browser.fileHeading': '{host} 需要一个文件',
  'browser.fileText': '您选择的文件会交给该网站。{organization} 不会得到它。',
  'browser.fileChoose': '选择文件',
  'browser.fileGiven': '已将 {name} 交给该网站。',
  'browser.filesText': '您选择的文件（最多 {count} 个）会交给该网站。{organization} 不会得到它们。',
  'browser.filesChoose': '选择多个文件',
  'browser.filesGiven': '已交给该网站：{names}',
  'browser.filesMost': '没有向该网站交付任何文件。一次最多选择 {count} 个文件。',
  'browser.signInHeading': '{host} 要求您登录',
  'browser.signInText': '您输入的内容只会发送给 {host}，不会被保存。',
  'browser.signInPlain': '连接未加密：途中可能被他人读取。',
  'browser.signInAgain': '不正确。请重试。',
  'browser.username': '用户名',
  'browser.password': '密码',
  'browser.signIn': '登录',
  'browser.print': '网站在这里无法打印。所需内容会改为截取。',
  'browser.passkey': '通行密钥和安全密钥在这里无法使用。请选择其他登录方式。',
  'browser.camera': '摄像头和麦克风在这里无法使用。请选择其他方式。',
  'browser.location': '这里不会告诉网站您的位置。请选择其他方式，例如输入地点。',
  'browser.app': '网站无法在此打开应用。请选择其他方式，例如使用另一台设备。',
};
