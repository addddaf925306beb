import type { WebSocket } from 'ws';
import type { CaptureNotice, CaptureViewer } from '../../application/capture/live-session.ts';
import type { Frame } from '../../application/ports/remote-browser.ts';
import type { ServerMessage } from './client/protocol.ts';
import { frameMessage } from './frame-message.ts';

/** The code with which a socket is closed whose session is over or whose place another window took. */
export const CLOSED_BECAUSE_OVER = 4000;

/** The viewer at the other end of a socket. */
export class SocketViewer implements CaptureViewer {
  readonly #socket: WebSocket;
  /** Frames on their way, by sequence number: what to call once they are shown. */
  readonly #shown = new Map<number, () => void>();
  #sequence = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  send(message: ServerMessage): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  notice(notice: CaptureNotice): void {
    this.send(notice);
    if (notice.type === 'ended') this.#socket.close(CLOSED_BECAUSE_OVER, notice.reason);
  }

  frame(frame: Frame): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return Promise.resolve();
    const sequence = ++this.#sequence;
    return new Promise(resolve => {
      this.#shown.set(sequence, resolve);
      this.#socket.send(frameMessage(frame, sequence), { binary: true });
    });
  }

  acknowledge(sequence: number): void {
    this.#shown.get(sequence)?.();
    this.#shown.delete(sequence);
  }

  /** Nobody waits for a frame that never will be shown. */
  release(): void {
    for (const shown of this.#shown.values()) shown();
    this.#shown.clear();
  }
}
