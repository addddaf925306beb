import type { WordsOf } from '../catalogue.ts';
import type { problems as english } from './en.ts';

export const problems: WordsOf<typeof english> = {
  'problem.UNKNOWN': '操作未成功。请稍后再试。',
  'problem.OFFLINE': '连接已断开。请检查您的网络，然后再试一次。',
  'problem.SERVICE_UNAVAILABLE': '暂时无法连接到服务。请几秒后再试。',
  'problem.NO_ANSWER': '页面没有响应。请稍后再试。',
  'problem.ENDED': '此次访问已结束。请重新加载页面以继续。',
  'problem.EXPIRED': '此请求的时间已过。',
  'problem.FORBIDDEN': '此次访问不属于这个浏览器。请重新加载页面。',
  'problem.NO_EVIDENCE': '尚未保留任何内容。请截取显示答案的页面，或添加文件，然后按“完成”。',
  'problem.TOO_MUCH_EVIDENCE': '无法再保留更多内容。请按“完成”发送已有内容。',
  'problem.TOO_LARGE': '文件大于 {limit}。',
  'problem.UNREADABLE_TYPE': '无法读取此文件。可读取 PDF、PNG、JPEG、CSV 和纯文本。',
  'problem.WRONG_PAGE': '这一步要在另一个页面截取。',
  'problem.NO_STEP': '所有步骤都已走完。请按“完成”，或选择一步重做。',
  'problem.STEPS_UNDONE': '有些步骤没有做。请做完，或不做而直接完成。',
  'problem.NOT_NEEDED': '此请求针对的是页面显示的内容，不需要下载。',
  'problem.NOT_KEPT': '无法保留该文件。请再试一次。',
  'problem.DOWNLOAD_BROKEN': '下载已中断。请再试一次。',
  'problem.TOO_MANY_DOWNLOADS': '同时进行的下载过多。请等待其中一个结束。',
  'problem.FILE_ASKED': '无法向此页面提供文件。',
  'problem.TOO_MANY_WINDOWS': '页面打开的窗口过多。',
  'problem.NOT_A_WEB_PAGE': '只能打开网页。',
  'problem.NOT_OPENED': '无法打开该页面。',
  'problem.NO_COPYING': '您的浏览器不允许从该网站复制。',
};
