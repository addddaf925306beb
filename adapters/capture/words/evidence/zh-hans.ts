import type { WordsOf } from '../catalogue.ts';
import type { evidence as english } from './en.ts';

export const evidence: WordsOf<typeof english> = {
  'recorded.heading': '将记录的内容',
  'recorded.visits': '您在此窗口中访问的页面地址。',
  'recorded.byItself': '显示所需内容的页面的截图及其上的文字。截图会自动进行：您能看到每一张，并可在完成之前撤回。',
  'recorded.captures': '您按“截取”时的截图及其中的文字。',
  'recorded.capturesOrLast': '您按“截取”时的截图及其中的文字。如果您从未按下，则为按“完成”时所打开页面的截图。',
  'recorded.last': '您按“完成”时所打开页面的截图及其中的文字。',
  'recorded.lastIfNone': '如果按下“完成”时没有保留任何内容：当时打开的页面的截图及其上的文字。',
  'recorded.downloads': '您在网站上下载的文件及其来源地址。',
  'recorded.documents': '您在网站上下载或在此上传的文件及其来源地址。',
  'recorded.never': '您的输入和密码绝不会被保存。完成后，浏览器会被销毁；如果您还可以重试，则会在几分钟后销毁。',

  'tray.heading': '已保留的内容',
  'tray.empty': '尚未保留任何内容。',
  'tray.count': { other: '已保留 {count} 项' },
  'tray.screenshot': '截图',
  'tray.document': '文件',
  'tray.byItself': '自动截取',
  'tray.captured': '此页面显示了所需内容，已截图。您可以在“{heading}”中撤回。',
  'tray.newer': '页面已变化。新的截图取代了之前的那张。',
  'tray.takeBack': '撤回',
  'tray.takeBackOf': '撤回：{kind}，{label}',
  'tray.takeBackHeading': '要撤回这一项吗？',
  'tray.takeBackText': '它将被删除，{organization}不会收到。',
  'tray.takenBack': '已撤回，正在删除。',

  'preview.of': '查看：{kind}，{label}',
  'preview.picture': '保留自 {label} 的图片',
  'preview.larger': '放大',
  'preview.smaller': '缩小',
  'preview.next': '下一个',
  'preview.previous': '上一个',
  'preview.document': '此处不显示文档。请保存后查看。',
  'preview.save': '保存',
  'preview.gone': '无法加载图片。请稍后再试。',
};
