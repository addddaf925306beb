import type { MirrorAct } from '../../../application/ports/page-mirror.ts';
import { withinTime } from '../deadline.ts';
import type { DevtoolsSession } from '../devtools/protocol.ts';
import { PAGE_WORLD } from '../page-scripts.ts';

/** An element of the page, and where it is reached. */
export type MirroredElement = { session: DevtoolsSession; frameId: string; element: number };

const ANSWER_MS = 3_000;

/** Brings the element into view; answers whether a press in its middle would reach it. */
const REACHABLE = `function () {
  const element = this.nodeType === Node.ELEMENT_NODE ? this : this.parentElement;
  if (element === null) return false;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = element.getRootNode().elementFromPoint(left + width / 2, top + height / 2);
  return width > 1 && height > 1 && there !== null && (there === element || element.contains(there));
}`;

const PRESS = `function () {
  const element = this.nodeType === Node.ELEMENT_NODE ? this : this.parentElement;
  element?.click();
}`;

/** Chooses an option of a list; one of a list with several choices is chosen or no longer chosen. */
const CHOOSE = `function () {
  const list = this.closest('select');
  if (list === null) return false;
  this.selected = list.multiple ? !this.selected : true;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}`;

/** Makes ready what is filled; answers whether text is to be typed over what is selected now. */
const PREPARE = `function (value) {
  this.focus();
  if (this instanceof HTMLInputElement && /^(range|color|date|time|month|week|datetime-local)$/.test(this.type)) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(this, value);
    for (const type of ['input', 'change']) this.dispatchEvent(new Event(type, { bubbles: true }));
    return false;
  }
  if (typeof this.select === 'function') this.select();
  else this.ownerDocument.getSelection().selectAllChildren(this);
  return true;
}`;

/** Runs a function on the element, in a world that its page can't reach. */
async function call({ session, frameId, element }: MirroredElement, code: string, value?: string): Promise<unknown> {
  const world = await session.send('Page.createIsolatedWorld', { frameId, worldName: PAGE_WORLD });
  const { object } = await session.send('DOM.resolveNode', {
    backendNodeId: element,
    executionContextId: world.executionContextId,
  });
  const { result } = await session.send('Runtime.callFunctionOn', {
    ...(object.objectId === undefined ? {} : { objectId: object.objectId }),
    functionDeclaration: code,
    arguments: value === undefined ? [] : [{ value }],
    returnByValue: true,
    userGesture: true,
  });
  return result.value;
}

async function key(session: DevtoolsSession, name: 'Enter' | 'Delete'): Promise<void> {
  const code = name === 'Enter' ? 13 : 46;
  const shared = { key: name, code: name, windowsVirtualKeyCode: code, nativeVirtualKeyCode: code };
  const text = name === 'Enter' ? { text: '\r', unmodifiedText: '\r' } : {};
  await session.send('Input.dispatchKeyEvent', {
    type: name === 'Enter' ? 'keyDown' : 'rawKeyDown',
    ...shared,
    ...text,
  });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...shared });
}

/** Presses the middle of the element, as a mouse does; false: what stands there is not the element. */
async function pressed(page: DevtoolsSession, target: MirroredElement): Promise<boolean> {
  // A frame of another site has coordinates of its own.
  if (target.session !== page || (await call(target, REACHABLE)) !== true) return false;
  const { quads } = await page.send('DOM.getContentQuads', { backendNodeId: target.element });
  const [quad] = quads;
  if (quad === undefined) return false;
  const middle = (from: number) => [0, 2, 4, 6].reduce((sum, at) => sum + (quad[at + from] ?? 0), 0) / 4;
  const mouse = { x: middle(0), y: middle(1), button: 'left', clickCount: 1 } as const;
  await page.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseMoved', button: 'none', clickCount: 0 });
  await page.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed', buttons: 1 });
  await page.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' });
  return true;
}

async function carryOut(page: DevtoolsSession, target: MirroredElement, act: MirrorAct, text: string): Promise<void> {
  const { session, element } = target;
  switch (act) {
    case 'focus':
      await session.send('DOM.focus', { backendNodeId: element });
      return;
    case 'activate':
      if (!(await pressed(page, target))) await call(target, PRESS);
      return;
    case 'choose':
      if ((await call(target, CHOOSE)) !== true && !(await pressed(page, target))) await call(target, PRESS);
      return;
    case 'fill':
      if ((await call(target, PREPARE, text)) !== true) return;
      if (text === '') await key(session, 'Delete');
      else await session.send('Input.insertText', { text });
      return;
    case 'enter':
      await session.send('DOM.focus', { backendNodeId: element }).catch(() => undefined);
      await key(session, 'Enter');
      return;
  }
}

/**
 * Does to an element what its person wishes. A dialog that the page opens on it blocks the page: that is waited for no
 * longer than any answer.
 * @param page session of the page that holds it.
 * @throws when the page does not take it in time, or the element is gone.
 */
export function perform(page: DevtoolsSession, target: MirroredElement, act: MirrorAct, text: string): Promise<void> {
  return withinTime(ANSWER_MS, 'an act', carryOut(page, target, act, text));
}
