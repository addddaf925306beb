import { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage } from '../../adapters/capture/client/protocol.ts';
import { eventually } from './eventually.ts';

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

  close(): void {
    this.socket.terminate();
  }
}
