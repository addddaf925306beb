import type { Frame } from '../../application/ports/remote-browser.ts';
import type { FrameHeader } from './client/protocol.ts';

const HEADER: FrameHeader = { version: 1, headerBytes: 16 };

/** A frame as it goes over the socket: the header of the protocol, then the JPEG. */
export function frameMessage(frame: Frame, sequence: number): Uint8Array {
  const message = new Uint8Array(HEADER.headerBytes + frame.jpeg.length);
  const header = new DataView(message.buffer);
  header.setUint8(0, HEADER.version);
  if (frame.at !== undefined) {
    header.setUint8(1, 1);
    header.setUint16(12, frame.at.x, true);
    header.setUint16(14, frame.at.y, true);
  }
  header.setUint32(4, sequence, true);
  header.setUint16(8, frame.width, true);
  header.setUint16(10, frame.height, true);
  message.set(frame.jpeg, HEADER.headerBytes);
  return message;
}
