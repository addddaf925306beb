import { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage } from '../../adapters/capture/client/protocol.ts';
import { eventually } from './eventually.ts';

/** Whether a page of the web is told to have loaded. */
export const isLoadedPage = (message: ServerMessage): boolean =>
  message.type === 'location' && message.url.startsWith('http') && !message.loading;

/** What a person's browser does with the socket of a session, without a browser: it shows every picture at once. */
export class SessionSocket {
  readonly socket: WebSocket;
  readonly messages: ServerMessage[] = [];
  frames = 0;
  isClosed = false;

  /** @param page address of the hosted page. @param cookie its ticket. */
  constructor(page: string, cookie: string) {
    const headers = { cookie, origin: new URL(page).origin };
    this.socket = new WebSocket(`${page.replace('http:', 'ws:')}/socket`, { headers });
    this.socket.on('message', (data, isBinary) => {
      if (!isBinary) return void this.messages.push(JSON.parse(String(data)) as ServerMessage);
      this.frames += 1;
      this.send({ type: 'ack', sequence: (data as Buffer).readUInt32LE(4) });
    });
    this.socket.on('close', () => {
      this.isClosed = true;
    });
    this.socket.on('error', () => {
      this.isClosed = true;
    });
  }

  send(message: ClientMessage): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Presses the main button of the mouse at this place. */
  click(x: number, y: number): void {
    const at = { type: 'mouse', x, y, button: 'left', clicks: 1, modifiers: 0 } as const;
    this.send({ ...at, kind: 'down', buttons: 1 });
    this.send({ ...at, kind: 'up', buttons: 0 });
  }

  /** The first message of this type. */
  told<Type extends ServerMessage['type']>(type: Type, timeoutMs?: number) {
    return eventually(
      `"${type}"`,
      () => this.messages.find((message): message is Extract<ServerMessage, { type: Type }> => message.type === type),
      timeoutMs,
    );
  }

  /** Waits for a page of the web that has loaded, and its picture. */
  async seesPage(): Promise<void> {
    await eventually('the picture', () => this.frames > 0 && this.messages.some(isLoadedPage));
  }

  /** Waits for the page that the shown one opens, and closes the one that opened it: a single page is left. */
  async closesOpener(): Promise<void> {
    const opener = await eventually('a second page', () => {
      const told = this.messages.findLast(message => message.type === 'tab_list');
      return told?.tabs.length === 2 && told.tabs.find(({ shown }) => !shown);
    });
    this.send({ type: 'tab', wish: 'close', id: opener.id });
    await eventually('a single page', () => {
      const told = this.messages.findLast(message => message.type === 'tabs');
      return told?.count === 1;
    });
  }

  close(): void {
    this.socket.terminate();
  }
}
