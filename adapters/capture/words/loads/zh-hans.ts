import type { WordsOf } from '../catalogue.ts';
import type { loads as english } from './en.ts';

export const loads: WordsOf<typeof english> = {
  'load.heading': '无法打开此页面',
  'load.NO_NAME': '没有名为 {host} 的网站。',
  'load.NOT_ALLOWED': '无法从这里访问 {host}：只能访问公开的网站。',
  'load.BUSY': '该网站一次打开的内容过多。请稍候再试。',
  'load.REFUSED': '{host} 目前不接受连接。',
  'load.TIMEOUT': '{host} 未及时响应。',
  'load.BROKEN': '{host} 中断了连接。',
  'load.EMPTY': '{host} 的响应为空。',
  'load.CERTIFICATE': '{host} 无法证明自己就是该网站：其证书无效。没有向它发送任何内容。',
  'load.REDIRECTS': '{host} 在循环跳转。',
  'load.SLOW': '{host} 已有 30 秒没有响应。仍在等待。',
  'load.OTHER': '无法访问 {host}。',
  'load.turnedAway': '{host} 拒绝了此浏览器',
  'load.TURNED_AWAY': '它把浏览器当成了机器，或访问过于频繁。如果它显示验证，您可以自行完成；也可以稍后再试。',
  'load.uploadInstead': '您也可以从自己的设备上传文件。',
  'load.secure': '连接已加密',
  'load.plain': '未加密',
};
