import type { CaptureNotice } from '../../../application/capture/capture-viewer.ts';
import type { StepWish } from '../../../application/capture/guidance.ts';
import type { Problem } from '../../../application/capture/problem.ts';
import type { TakeOverAnswer } from '../../../application/capture/take-over-question.ts';
import type {
  BrowserLoss,
  BrowserPreferences,
  ViewerInput,
  Viewport,
} from '../../../application/ports/remote-browser.ts';
import type { Words } from '../words/catalogue.ts';

export type { Recorded } from '../../../application/capture/consent.ts';
export type { Guidance, StepWish } from '../../../application/capture/guidance.ts';
export type { Reason } from '../../../application/capture/reasons.ts';
export type { CapturePage, CaptureTexts, CaptureView, KeptEvidence } from '../../../application/capture/view.ts';
export type { MirrorAct, MirrorNode, PageMirror } from '../../../application/ports/page-mirror.ts';
export type { Key, Placeholders } from '../words/catalogue.ts';
export type { BrowserLoss, BrowserPreferences, CaptureNotice, Problem, ViewerInput, Viewport };

/**
 * A frame on the socket is one binary message: this header, little endian, then the JPEG.
 * Byte 0: version. Byte 1: 0 for a whole picture, 1 for a part of the one that is shown.
 * Bytes 4 to 7: sequence number, which the page sends back once the frame is shown.
 * Bytes 8 to 11: width and height of the remote page, 16 bits each. Bytes 12 to 15: the pixel at which a part lies.
 */
export type FrameHeader = { version: 1; headerBytes: 16 };

/** The size of the remote page in its own pixels, and where a part lies in the picture that is shown; null: it is whole. */
export type FramePlace = { width: number; height: number; at: { x: number; y: number } | null };

/** What the end user wishes of the service, beside what they do at the website. */
export type Wish =
  | { type: 'capture' }
  | { type: 'take_back'; evidence: string }
  | { type: 'keep_document' | 'drop_document' }
  | ({ type: 'step' } & StepWish);

/** What is taken once, in the order of its numbers, although it may come again after the wire broke. */
export type Numbered = { type: 'numbered'; number: number; input: ViewerInput | Wish };

/** What the page sends: input, a wish, an acknowledgement of a frame, or a question whether the server is there. JSON text, 64 KiB at most. */
export type ClientMessage =
  | ViewerInput
  | Wish
  | Numbered
  | { type: 'ack'; sequence: number }
  | { type: 'here' }
  | { type: 'stay' }
  | { type: 'resize'; viewport: Viewport };

/** What the page wished for was not done, and why. */
export type NotDone = { type: 'not_done'; wish: Wish['type']; problem: Problem };

/** What the page is told, as JSON text. `hello` comes first; `here` answers the same. `taken`: the last number. */
export type ServerMessage =
  | { type: 'hello'; viewport: Viewport; taken: number }
  | { type: 'here'; taken: number }
  | NotDone
  | CaptureNotice;

/** The language of the page: what it says in it, and which others there are. */
export type PageLanguage = {
  tag: string;
  direction: 'ltr' | 'rtl';
  words: Words;
  offered: { tag: string; name: string }[];
};

/** Body of `POST …/finish`; it may be left out. */
export type FinishBody = { leave_undone: boolean };

/**
 * Body of `POST …/start`. `code`: of the handover by which this browser goes on. `request`: what named it when it asked
 * for a session of another person. `preferences` go to the remote browser alone, and nowhere else.
 */
export type StartBody = {
  viewport: Viewport;
  preferences?: BrowserPreferences;
  take_over: boolean;
  code?: string;
  request?: string;
};

/** Answer of `POST …/handover`: the link that the phone opens, as a QR code too (SVG), and for how many seconds. */
export type Handover = { link: string; picture: string; seconds: number };

/** Body and answer of `POST …/ask`, which is sent again until the answer is no longer `waiting`. */
export type AskBody = { request: string };
export type AskAnswer = TakeOverAnswer;

/** Body of `POST …/answer`. */
export type AnswerBody = { allow: boolean };

/** Answer of a POST that was refused. The page goes by the code; the message is for whoever reads the wire. */
export type Refusal = { error: { code: string; message: string } };
