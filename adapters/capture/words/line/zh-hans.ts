import type { WordsOf } from '../catalogue.ts';
import type { line as english } from './en.ts';

export const line: WordsOf<typeof english> = {
  'toast.region': '提示',
  'line.silent': '线路没有回应。您的操作可能会延迟到达网站。',
  'line.lost': '连接已断开，正在重新连接…',
  'line.offline': '您已离线。恢复连接之前，您的操作都不会到达网站。',
  'line.back': '已重新连接。',
  'loss.heading': '网站已关闭',
  'loss.crashed': '显示网站的浏览器已停止工作。',
  'loss.page_closed': '网站关闭了自己的窗口。',
  'loss.idle': '网站有一段时间没有任何操作，因此其浏览器已关闭。',
  'loss.time_limit': '一次访问的时间有限，这次的时间已到。',
  'loss.maintenance': '显示网站的计算机因维护已停止。',
  'loss.kept': '您已截取的内容仍然保留。网站要求时请重新登录，然后继续。',
  'loss.nothing': '本次访问的内容均未发送。您可以重新开始。',
  'idle.heading': '您还在吗？',
  'idle.text': '网站已有一段时间没有操作。如果无人回应，其浏览器将被关闭。',
  'idle.last': '一次访问的时间有限。请截取仍需要的内容并完成。',
  'idle.maintenance': { other: '本服务即将维护：访问将在 {count} 分钟后结束。请截取仍需要的内容并完成。' },
  'idle.left': { other: '剩余 {count} 秒。' },
};
