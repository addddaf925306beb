import { element } from './dom.ts';

/** A customer's text as paragraphs, lists and small headings; everything in it is text, never markup. */
export function paragraphs(text: string): HTMLElement[] {
  const blocks: HTMLElement[] = [];
  let list: HTMLElement | null = null;
  for (const line of text.split('\n').map(part => part.trim())) {
    const item = /^[-*•]\s+(.*)$/.exec(line)?.[1];
    if (item !== undefined) {
      if (list === null) {
        list = element('ul', { dir: 'auto' });
        blocks.push(list);
      }
      list.append(element('li', {}, item));
      continue;
    }
    list = null;
    const heading = /^#+\s+(.*)$/.exec(line)?.[1];
    if (heading !== undefined) blocks.push(element('h3', { dir: 'auto' }, heading));
    else if (line !== '') blocks.push(element('p', { dir: 'auto' }, line));
  }
  return blocks;
}
