import type { WebSocket } from 'ws';
import type { CaptureNotice, CaptureViewer } from '../../application/capture/capture-viewer.ts';
import type { Frame } from '../../application/ports/remote-browser.ts';
import type { ServerMessage } from './client/protocol.ts';
import { frameMessage } from './frame-message.ts';

/** The code with which a socket is closed whose session is over or whose place another window took. */
export const CLOSED_BECAUSE_OVER = 4000;

/** Who reads so little that this much waits does not look any more: some pictures and all that is said beside them. */
const MAX_UNREAD_BYTES = 16 * 1024 * 1024;

/** The viewer at the other end of a socket. One that does not read is cut off. */
export class SocketViewer implements CaptureViewer {
  readonly #socket: WebSocket;
  /** Frames on their way, by sequence number: what to call once they are shown. */
  readonly #shown = new Map<number, () => void>();
  #sequence = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  send(message: ServerMessage): void {
    if (this.#reads()) this.#socket.send(JSON.stringify(message));
  }

  #reads(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    if (this.#socket.bufferedAmount <= MAX_UNREAD_BYTES) return true;
    this.#socket.terminate();
    return false;
  }

  notice(notice: CaptureNotice): void {
    this.send(notice);
    if (notice.type === 'ended') this.#socket.close(CLOSED_BECAUSE_OVER, notice.reason);
  }

  frame(frame: Frame): Promise<void> {
    if (!this.#reads()) return Promise.resolve();
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
